"""Planning and the action phase: who does what in which order (TD-4, TD-14.2)."""

from __future__ import annotations

from itertools import permutations

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules import solo, townsfolk
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay
from cutpurse.games.thiefdom.state import NOBODY, PATROL, SLOTS, State

TILES = 4
ARRANGEMENTS = {count: list(permutations(range(count))) for count in (TILES - 1, TILES)}
"""All ways to lay so many tiles."""


def tiles(game: Ruleset) -> int:
    """How many planning tiles a player has (TD-13.2)."""
    return TILES - 1 if game.solo else TILES


# -- planning ------------------------------------------------------------------------------------


def planning(play: ThiefdomPlay) -> None:
    """All at once, unseen (TD-4.2); by chance in the chaotic variant (TD-14.2)."""
    state, game = play.state, play.game
    play.tell(told.NightFell(state.round))
    state.plan = [NOBODY] * (TILES * game.players)
    state.agenda.append(("night",))
    if game.chaotic:
        count = tiles(game)
        for seat in range(game.players):
            state.plan[TILES * seat : TILES * seat + count] = play.chance.pick(ARRANGEMENTS[count], "plan")
    else:
        state.asked = [(seat, "plan") for seat in range(game.players)]


def plan_of(state: State, seat: int) -> list[int]:
    """The slots chosen so far, in the order of the tiles."""
    return [slot for slot in state.plan[TILES * seat : TILES * seat + TILES] if slot != NOBODY]


def plan_options(game: Ruleset, state: State, seat: int) -> list[str]:
    placed = plan_of(state, seat)
    return [PLACES[len(placed)][slot] for slot in range(tiles(game)) if slot not in placed]


PLACES = [[f"place {number} {slot}" for slot in SLOTS] for number in range(1, TILES + 1)]


def answer_plan(play: ThiefdomPlay, seat: int, words: list[str]) -> None:
    """The last tile needs no choice."""
    state, count = play.state, tiles(play.game)
    placed = [*plan_of(state, seat), SLOTS.index(words[2])]
    if len(placed) == count - 1:
        placed += [slot for slot in range(count) if slot not in placed]
    state.own("plan")
    state.plan[TILES * seat : TILES * seat + len(placed)] = placed
    if len(placed) == count:
        state.ready |= 1 << seat


# -- the action phase ----------------------------------------------------------------------------


def turn_order(game: Ruleset, first: int) -> list[int]:
    """Clockwise from the first player (TD-2.18)."""
    return [(first + number) % game.players for number in range(game.players)]


def night(play: ThiefdomPlay) -> None:
    """All tiles are shown (TD-4.3); then tile by tile, each time all players in turn (TD-4.4)."""
    state, game = play.state, play.game
    play.commit()
    for seat in turn_order(game, state.first):
        play.tell(told.PlanShown(seat, [SLOTS[slot] for slot in plan_of(state, seat)]))
    state.agenda.append(("dawn",))
    if game.solo:
        solo.night(play)
        return
    for number in range(TILES, 0, -1):
        for seat in reversed(turn_order(game, state.first)):
            state.agenda.append(("tile", number, seat))


def tile(play: ThiefdomPlay, number: int, seat: int) -> None:
    """A thief's turn, or the figures of the patrol board from left to right (TD-4.5, TD-5.1)."""
    state, game = play.state, play.game
    slot = state.plan[TILES * seat + number - 1]
    state.tile = number
    play.commit()
    play.tell(told.TileTurned(seat, number, SLOTS[slot]))
    if slot == PATROL:
        for figure in reversed(game.box.board_figures[state.boards[seat]]):
            state.agenda.append(("patrol", seat, figure))
    else:
        state.agenda.append(("turn", 3 * seat + slot))


def patrol(play: ThiefdomPlay, seat: int, figure: int) -> None:
    """One figure of a patrol board (TD-5)."""
    townsfolk.start(play, seat, figure)
