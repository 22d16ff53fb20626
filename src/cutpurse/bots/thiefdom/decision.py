"""A question to decide, with what the seat knows about the table."""

from __future__ import annotations

from functools import cached_property

from cutpurse.bots.thiefdom.danger import Danger, danger
from cutpurse.bots.thiefdom.errands import Errands
from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.ruleset import ThiefdomPlay
from cutpurse.games.thiefdom.state import State
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play


class Memory:
    """What was found out about one position serves for the next questions too, as long as nothing has changed."""

    def __init__(self) -> None:
        self._errands: tuple[object, Errands] | None = None
        self._danger: tuple[object, Danger] | None = None

    def errands(self, game: Thiefdom, state: State, thief: int) -> Errands:
        guild = thief - thief % 3
        key = (state.town, state.round, thief, state.lairs[thief // 3], tuple(state.cards[guild : guild + 3]),
               state.brawled[thief], tuple(state.missions), tuple(state.villa_art), tuple(state.display),
               tuple(state.goods[game.thieves * 6 :]))  # fmt: skip
        if self._errands is None or self._errands[0] != key:
            self._errands = key, Errands(game, state, thief)
        return self._errands[1]

    def danger(self, game: Thiefdom, state: State, thief: int) -> Danger:
        key = (state.town, state.round, thief, tuple(state.folk_at), tuple(state.facing), len(state.agenda),
               state.posters >> thief & 1)  # fmt: skip
        if self._danger is None or self._danger[0] != key:
            self._danger = key, danger(game, state, thief)
        return self._danger[1]


class Decision:
    """A question, and what the seat knows."""

    def __init__(self, game: Thiefdom, state: State, seat: int, options: list[str], memory: Memory) -> None:
        self.game, self.state, self.seat, self.options = game, state, seat, options
        self.box, self.memory = game.box, memory
        self.town = game.town(state)
        self.thief = state.active

    @property
    def nights(self) -> int:
        """Nights to come after this one."""
        return self.box.numbers.rounds - self.state.round

    @cached_property
    def errands(self) -> Errands:
        """Of the thief whose turn it is."""
        return self.memory.errands(self.game, self.state, self.thief)

    @cached_property
    def danger(self) -> Danger:
        return self.memory.danger(self.game, self.state, self.thief)

    def offered(self, *choices: str) -> str | None:
        """The first of these choices that is open."""
        return next((choice for choice in choices if choice in self.options), None)

    def after(self, option: str) -> State:
        """The position after an option, as far as nothing is left to chance. Figures walk anywhere."""
        state = self.state.clone()
        state.agenda = []
        play: ThiefdomPlay = Play(self.game, state, Dice(0))
        self.game.choose(play, self.seat, option)
        while state.asked and state.asked[0][1] in ("route", "keep"):
            self.game.choose(play, self.seat, self.game.options(state, self.seat)[0])
        return state
