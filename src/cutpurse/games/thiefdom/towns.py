"""Many towns at once. A server has one for each table, and their tables are large: those that were played in last lie
open, the others are packed until somebody walks there again. What is written on a town is packed by itself: it is all that
is wanted while cards are drafted and plans are made."""

from __future__ import annotations

from functools import lru_cache, partial

from cutpurse.games.thiefdom.components import Box
from cutpurse.games.thiefdom.grid import Grid, grid_of, lay_together
from cutpurse.games.thiefdom.plan import Plan, assemble, read_drawing
from cutpurse.games.thiefdom.signs import Signs, unpacked
from cutpurse.games.thiefdom.town import Town

MOST_OPEN = 16
"""Towns that lie open, of about 110 kB each."""
MOST_PACKED = 4096
"""Towns that are packed, of about 10 kB each: opening one takes a third of the time that making it takes."""
MOST_PLANS = 4


@lru_cache(maxsize=MOST_PLANS)
def plan_of(box: Box, key: str) -> Plan:
    """The plan behind a name: sections with their turns, or a drawing."""
    return read_drawing(key) if "\n" in key else assemble(box, key)


@lru_cache(maxsize=MOST_PLANS)
def _grid(box: Box, key: str) -> Grid:
    """The same cell by cell."""
    return grid_of(plan_of(box, key)) if "\n" in key else lay_together(box, key)


class _Parcel:
    """What is kept of a town that does not lie open."""

    __slots__ = ("packed", "signs")

    def __init__(self) -> None:
        self.signs = self.packed = b""


@lru_cache(maxsize=MOST_PACKED)
def _parcel(box: Box, key: str) -> _Parcel:
    return _Parcel()


@lru_cache(maxsize=MOST_OPEN)
def town_of(box: Box, key: str) -> Town:
    """The town behind a name. Its signs are packed at once, the rest when it is asked for once more: where games are
    simulated, most towns are played in once and never again."""
    parcel, draft, lay = _parcel(box, key), partial(plan_of, box, key), partial(_grid, box, key)
    if parcel.packed:
        return Town(draft, lay, signs_of(box, key), parcel.packed)
    town = Town(draft, lay)
    if not parcel.signs:
        parcel.signs = town.signs.pack()
        return town
    parcel.packed = town.pack()
    return Town(draft, lay, signs_of(box, key), parcel.packed)


@lru_cache(maxsize=MOST_OPEN)
def signs_of(box: Box, key: str) -> Signs:
    """What is written on it: without opening the town, in a tenth of the time."""
    parcel = _parcel(box, key)
    return unpacked(parcel.signs) if parcel.signs else town_of(box, key).signs
