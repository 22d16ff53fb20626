"""Who may see a thief where he is left for the night: guards who still have to walk, and whose hand leads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.rules import townsfolk
from cutpurse.games.thiefdom.rules.night import TILES
from cutpurse.games.thiefdom.state import NOBODY, NOWHERE, PATROL, State, bits
from cutpurse.games.thiefdom.terms import GUARDS

RIVAL = 0.75
"""A rival leads a guard who can reach the square."""
OWN = 0.02
OWN_NOW = 0.18
"""One leads him now, a rival the next night."""
DIE = 0.3
LATER = 0.35
"""A rival will lead him the next night, perhaps before the thief gets away."""
DIE_LATER = 0.15
ANYWHERE = 0.06
"""Nobody can reach the square now, but all will have walked once more."""
WANTED = 0.12
"""So much more for a thief whom everybody knows."""
SURE = 0.97
"""More than this nothing is feared."""
LEVELS = (RIVAL, LATER, DIE, OWN_NOW, DIE_LATER, OWN)


class Danger(NamedTuple):
    """Squares by how likely a thief who stays there is caught."""

    levels: tuple[tuple[int, float], ...]
    elsewhere: float = ANYWHERE

    def felt(self, caution: float) -> Danger:
        """As somebody feels it who is more or less afraid than he should be."""
        if caution == 1:
            return self
        levels = tuple((squares, min(SURE, caution * chance)) for squares, chance in self.levels)
        return Danger(levels, min(SURE, caution * self.elsewhere))

    def at(self, bit: int) -> float:
        """For a street square, given as its bit."""
        for squares, chance in self.levels:
            if squares & bit:
                return chance
        return self.elsewhere


def pending(game: Thiefdom, state: State) -> dict[int, int]:
    """The townsfolk who will still walk this night, and the seat that leads them (NOBODY: the die)."""
    found: dict[int, int] = {}
    figures = game.box.board_figures
    for step in state.agenda:
        if step[0] == "patrol":
            found[step[2]] = step[1]
        elif step[0] == "tile" and not game.solo:
            number, seat = step[1], step[2]
            if state.plan[TILES * seat + number - 1] == PATROL:
                found.update(dict.fromkeys(figures[state.boards[seat]], int(seat)))
        elif step[0] == "board":
            found.update({figure: NOBODY for board in bits(state.solo_boards) for figure in figures[board]})
    return found


def next_night(game: Thiefdom, state: State) -> dict[int, int]:
    """Who leads whom the next night: boards go to the right (TD-11.4). Before the reveal that is this night."""
    on = -1 if state.tile else 0
    return {figure: (seat + on) % game.players for seat, board in enumerate(state.boards) if board != NOBODY
            for figure in game.box.board_figures[board]}  # fmt: skip


def sweep(game: Thiefdom, state: State, figure: int) -> int:
    """All squares that a figure could see on its next walk."""
    trial = state.clone()
    trial.walker, trial.need, trial.route = figure, townsfolk.free_lanterns(figure), []
    seen = 0
    for way in townsfolk.ends(game, trial):
        seen |= way.outlook.swept
    return seen


def danger(game: Thiefdom, state: State, thief: int, sweep: Callable[[State, int], int]) -> Danger:
    """As it stands for one thief; nobles and the carriage matter if he is wanted. He himself is in nobody's way: where
    he will be is what is asked."""
    state = state.clone()
    state.thief_at[thief] = NOWHERE
    coming, later = pending(game, state), next_night(game, state)
    reach = dict.fromkeys(LEVELS, 0)
    for figure in townsfolk.in_play(state):
        if figure not in GUARDS and not state.posters >> thief & 1:
            continue
        leader = coming.get(figure, later.get(figure, NOBODY))
        if leader == thief // 3:
            level = OWN_NOW if figure in coming else OWN
        elif figure in coming:
            level = RIVAL if leader != NOBODY else DIE
        else:
            level = LATER if leader != NOBODY else DIE_LATER
        reach[level] |= sweep(state, figure)
    elsewhere = ANYWHERE + WANTED if state.posters >> thief & 1 else ANYWHERE
    return Danger(tuple((reach[level], level) for level in LEVELS), elsewhere)
