"""A position in numbers: what a learned judgement is told.

Each game says what there is to tell about the table and about one seat (`games/GAME/bots/value_features.py`), from what everybody may
know. A seat is described by the same numbers whoever it is, so a vector has the same length at every table: the table, the
seat itself, the rival who stands best, and the mean of all rivals.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Any, ClassVar, Generic, TypeVar

from cutpurse.bots.policy import Policy
from cutpurse.kernel.state import State

P = TypeVar("P", bound=Policy[Any, Any])
S = TypeVar("S", bound=State)


class ValueFeatures(ABC, Generic[P, S]):
    """How the positions of a game are told in numbers. The first number of a seat says how well it stands, roughly."""

    table: ClassVar[tuple[str, ...]]
    """Names of the numbers about the table, as a seat sees it."""
    seat: ClassVar[tuple[str, ...]]
    """Names of the numbers about one seat."""

    def __init__(self, policy: P) -> None:
        self.policy = policy

    @classmethod
    def names(cls) -> list[str]:
        """Of all numbers of a vector, in their order."""
        return [*cls.table, *(f"{who} {name}" for who in ("own", "best rival's", "rivals'") for name in cls.seat)]

    @abstractmethod
    def period(self, state: S) -> Hashable:
        """Changes when something has come to its end: a night, a turn. Positions are judged when a new one begins."""

    @abstractmethod
    def of_table(self, state: S, seat: int) -> list[float]: ...

    @abstractmethod
    def of_seat(self, state: S, seat: int) -> list[float]: ...

    def vector(self, state: S, seat: int) -> list[float]:
        """Everything, as a seat sees it."""
        return self.vectors(state)[seat]

    def vectors(self, state: S) -> list[list[float]]:
        """The same for all seats at once: what is told of a seat is found out once."""
        seats = [self.of_seat(state, seat) for seat in range(self.policy.game.players)]
        found = []
        for seat, own in enumerate(seats):
            rivals = seats[:seat] + seats[seat + 1 :]
            best = max(rivals, key=lambda rival: rival[0])
            mean = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)]
            found.append([*self.of_table(state, seat), *own, *best, *mean])
        return found
