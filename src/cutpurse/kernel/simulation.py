"""A game played fast, for search, learning and statistics: no views, no sentences, no records, nothing to take back.

The rules are those of the `Referee`, called directly: the same choices and the same chance lead to the same states, byte
for byte. Whoever uses it holds the whole state, secrets included; a player is given what `game.view` shows of it.

    simulation = Simulation(game, Dice(1))
    while not simulation.over:
        simulation.apply(random.choice(simulation.numbers()))
    print(simulation.result())
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Game, Play, Result
from cutpurse.kernel.numbering import NotOffered
from cutpurse.kernel.state import State

S = TypeVar("S", bound=State)

Policy = Callable[[S, int, Sequence[str]], int]
"""(state, seat, options): which of the options the seat takes, by its place in the list."""
NOBODY = -1


class GameOver(ValueError):
    """Nobody is asked any more."""


class Quiet(Play[S, Any]):
    """A run of the engine that nobody is told about."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        pass


class Simulation(Generic[S]):
    """A position, and what can be done in it. The seats that are asked at the same time answer one after the other."""

    __slots__ = ("_options", "game", "play")

    def __init__(self, game: Game[S, Any], chance: Chance, state: S | None = None) -> None:
        """From a position, which is played on in place; a new game is dealt if there is none."""
        self.game = game
        self._options: Sequence[str] | None = None
        if state is None:
            dealt: Play[Any, Any] = Quiet(game, None, chance)
            game.deal(dealt)
            state = dealt.state
        assert state is not None
        self.play: Play[S, Any] = Quiet(game, state, chance)

    def copy(self, chance: Chance | None = None) -> Simulation[S]:
        """The same position once more, with the same source of chance or another one."""
        twin = Simulation(self.game, chance or self.play.chance, self.play.state.clone())
        twin._options = self._options
        return twin

    # -- looking ---------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        return self.play.state

    @property
    def over(self) -> bool:
        return self.play.state.over

    @property
    def seat(self) -> int:
        """The seat that answers next; NOBODY once the game is over."""
        state = self.play.state
        ready = state.ready
        for ask in state.asked:
            if not ready >> ask[0] & 1:
                return int(ask[0])
        return NOBODY

    def options(self) -> Sequence[str]:
        """The options of the seat that answers next; none once the game is over."""
        if self._options is None:
            self._options = () if self.play.state.over else self.game.options(self.play.state, self.seat)
        return self._options

    def numbers(self) -> list[int]:
        """The same by their numbers (`game.numbering`)."""
        return self.game.numbering.of(self.options())

    def key(self, seat: int) -> bytes:
        """What a seat knows, as a key for tables: see `Game.information_set`."""
        return self.game.information_set(self.play.state, seat)

    def result(self) -> Result | None:
        return self.game.result(self.play.state)

    # -- playing ---------------------------------------------------------------------------------

    def apply(self, number: int) -> None:
        """Carry out the option with this number. Raises NotOffered, or GameOver."""
        if self.play.state.over:
            raise GameOver("the game is over: nobody is asked any more")
        option = self.game.numbering.option(number, self.options())
        seat, self._options = self.seat, None
        self.game.choose(self.play, seat, option)

    def choose(self, option: str) -> None:
        """Carry out an option. Raises NotOffered, or GameOver."""
        if self.play.state.over:
            raise GameOver("the game is over: nobody is asked any more")
        if option not in self.options():
            raise NotOffered(f"{option!r} is not offered; there are: {', '.join(self.options())}")
        seat, self._options = self.seat, None
        self.game.choose(self.play, seat, option)

    def playout(self, policy: Policy[S] | None = None, *, seed: int | str | None = None, most: int = 1_000_000) -> int:
        """Play on until the game is over, or until `most` choices are made, and tell how many there were. Every seat
        follows `policy`; without one each option is as likely as the others, drawn from `seed`."""
        play, game = self.play, self.game
        state, list_options, choose = play.state, game.options, game.choose
        draw = random.Random(seed).random
        self._options = None
        for done in range(most):
            if state.over:
                return done
            ready = state.ready
            for ask in state.asked:
                if not ready >> ask[0] & 1:
                    break
            seat = ask[0]
            options = list_options(state, seat)
            place = int(draw() * len(options)) if policy is None else policy(state, seat, options)
            choose(play, seat, options[place])
        return most
