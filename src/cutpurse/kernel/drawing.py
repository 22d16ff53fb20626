"""Lines of a board that are drawn rather than written, and where in them things lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Drawn(str):
    """A line of a map. Whoever shows it can point at what a person thinks about: `spots` holds, by the name of a
    thing, the columns in which it lies."""

    spots: Mapping[str, Sequence[int]]

    def __new__(cls, line: str, spots: Mapping[str, Sequence[int]]) -> Drawn:
        drawn = super().__new__(cls, line)
        drawn.spots = spots
        return drawn
