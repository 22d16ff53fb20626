"""A view as numbers, for whoever learns: named parts, each of a fixed shape, one after the other in one row.

A game says which parts there are (`feature_parts`) and writes them from a view and from nothing else
(`write_features`). Seats are counted from the one that looks on: 0 is oneself, 1 the next one to the left.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from math import prod
from typing import NamedTuple


class Part(NamedTuple):
    """One part: its name, its shape, the largest number in it (larger ones are cut), and what it tells."""

    name: str
    shape: tuple[int, ...]
    most: float
    about: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """Where each part lies in a row of numbers."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.start: dict[str, int] = {}
        """The place of the first number of each part."""
        self.most: dict[str, float] = {part.name: part.most for part in parts}
        self.size = 0
        for part in parts:
            if part.name in self.start:
                raise ValueError(f"two parts are called {part.name}")
            self.start[part.name] = self.size
            self.size += part.size

    def only(self, names: Iterable[str]) -> list[Part]:
        """Some of the parts, in the order of the layout. Raises ValueError for a name that none has."""
        wanted = list(names)
        if unknown := [name for name in wanted if name not in self.start]:
            raise ValueError(f"no part is called {', '.join(unknown)}; there are: {', '.join(self.start)}")
        return [part for part in self.parts if part.name in wanted]


class Sheet:
    """A row of numbers to be written, all 0 at first."""

    __slots__ = ("_most", "_start", "values")

    def __init__(self, layout: Layout) -> None:
        self._start, self._most = layout.start, layout.most
        self.values = array("f", bytes(4 * layout.size))

    def put(self, part: str, place: int, value: float = 1.0) -> None:
        most = self._most[part]
        self.values[self._start[part] + place] = value if value < most else most

    def add(self, part: str, place: int, value: float = 1.0) -> None:
        here = self._start[part] + place
        self.values[here] = min(self.values[here] + value, self._most[part])

    def fill(self, part: str, values: Iterable[float], place: int = 0) -> None:
        """Several numbers in a row."""
        here, most = self._start[part] + place, self._most[part]
        for value in values:
            self.values[here] = value if value < most else most
            here += 1

    def lay(self, part: str, values: array[float]) -> None:
        """A whole part that was written before."""
        here = self._start[part]
        self.values[here : here + len(values)] = values


def relative(seat: int, looking: int, players: int) -> int:
    """A seat as the one that looks on counts; a spectator counts from the first."""
    return (seat - max(looking, 0)) % players
