"""A game as a tree with chance nodes: at every node either a seat chooses or a draw is decided, by whoever walks.

The rules draw in the middle of a choice. So a choice is tried on a copy of the position with the draws that are decided
so far; where it asks for one more, that draw is the next node, and the choice is tried again once it is decided.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.game import Game, Play, Result
from cutpurse.kernel.numbering import NotOffered
from cutpurse.kernel.simulation import NOBODY, Quiet
from cutpurse.kernel.state import State

S = TypeVar("S", bound=State)


class Draw(NamedTuple):
    """One of `n`, each as likely as the others, for a purpose."""

    n: int
    what: str


class _Undecided(Exception):
    """A draw that nobody has decided yet."""

    def __init__(self, draw: Draw) -> None:
        self.draw = draw


class _Decided(Chance):
    """Draws as they were decided; one of one is no draw."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = outcomes
        self._next = 0

    def below(self, n: int, what: str) -> int:
        if n == 1:
            return 0
        if self._next == len(self._outcomes):
            raise _Undecided(Draw(n, what))
        self._next += 1
        return self._outcomes[self._next - 1]


class Walk(Generic[S]):
    """A node, and the ways on from it. It begins before the deal."""

    __slots__ = ("_choice", "_decided", "draw", "game", "state")

    def __init__(self, game: Game[S, Any]) -> None:
        self.game = game
        self.state: S | None = None
        """The position before the draw that is to be decided; None before the deal is done."""
        self.draw: Draw | None = None
        """The draw that is to be decided; None where a seat chooses or the game is over."""
        self._choice: tuple[int, str] | None = None
        self._decided: list[int] = []
        self._go_on()

    def copy(self) -> Walk[S]:
        twin = object.__new__(type(self))
        twin.game, twin.draw, twin._choice, twin._decided = self.game, self.draw, self._choice, self._decided[:]
        twin.state = None if self.state is None else self.state.clone()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Walk[S]:
        return self.copy()

    def decided(self) -> tuple[int, ...]:
        """The draws of the choice under way that are decided."""
        return tuple(self._decided)

    @property
    def over(self) -> bool:
        return self.draw is None and self.state is not None and self.state.over

    @property
    def seats(self) -> Sequence[int]:
        """The seats that choose here, unseen by each other; none at a draw and at the end."""
        if self.draw is not None or self.state is None or self.state.over:
            return ()
        return self.game.to_answer(self.state)

    @property
    def seat(self) -> int:
        """The seat that chooses first; NOBODY at a draw and at the end."""
        return next(iter(self.seats), NOBODY)

    def options(self, seat: int | None = None) -> Sequence[str]:
        """What a seat, the first where none is named, can choose; nothing where it does not choose."""
        asked = self.seat if seat is None else seat
        return self.game.options(self.state, asked) if self.state is not None and asked in self.seats else ()

    def result(self) -> Result | None:
        return self.game.result(self.state) if self.over and self.state is not None else None

    def choose(self, option: str, seat: int | None = None) -> None:
        """A seat, the first where none is named, chooses. Raises NotOffered."""
        asked = self.seat if seat is None else seat
        offered = self.options(asked)
        if option not in offered:
            raise NotOffered(f"{option!r} is not offered; there are: {', '.join(offered) or 'no options here'}")
        self._choice, self._decided = (asked, option), []
        self._go_on()

    def decide(self, outcome: int) -> None:
        """The draw falls. Raises NotOffered for a number that it does not have."""
        if self.draw is None or not 0 <= outcome < self.draw.n:
            there = f"0 to {self.draw.n - 1}" if self.draw is not None else "nothing"
            raise NotOffered(f"outcome {outcome} cannot be drawn here; what can is {there}")
        self._decided.append(outcome)
        self._go_on()

    def _go_on(self) -> None:
        """Try the choice, or the deal, with what is decided."""
        chance = _Decided(self._decided)
        try:
            if self._choice is None or self.state is None:
                play: Play[Any, Any] = Quiet(self.game, None, chance)
                self.game.deal(play)
                self.state = play.state
            else:
                world = self.state.clone()
                self.game.choose(Quiet(self.game, world, chance), *self._choice)
                self.state = world
        except _Undecided as undecided:
            self.draw = undecided.draw
        else:
            self.draw, self._choice, self._decided = None, None, []
