"""A plan cell by cell: what the tables of a town are quickly made of.

Cells are numbered row by row, from the north-west, with a margin of one cell all around, where the villas stand: the cell
to the east is the next one, that to the south lies a stride further. A town is drawn anew for every game, but laid
together from the same few faces: each of them is taken apart once for each of its turns.
"""

from __future__ import annotations

import sys
from functools import lru_cache

from cutpurse.games.thiefdom.plan import (
    AHEAD,
    SIZE,
    Entry,
    FaceLike,
    Library,
    Place,
    Plan,
    entries_of,
    laid,
    place_at,
    tiles_of,
)

NOTHING = " "


class Grid:
    """The squares and what stands on and between them."""

    __slots__ = (
        "count",
        "doors",
        "entries",
        "height",
        "kinds",
        "sections",
        "signs",
        "stride",
        "walls",
        "west",
        "width",
    )

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.stride = width + 2
        self.count = self.stride * (height + 2)
        self.signs: list[str] = [NOTHING] * self.count
        """What is on each cell: a street, a lantern, the river, the id of a building."""
        self.walls: list[int] = [0] * self.count
        """The sides of each cell with a wall, a bit for each direction."""
        self.doors: list[int] = [0] * self.count
        self.sections: list[int] = [0] * self.count
        self.kinds: dict[str, str] = {}
        """Of buildings, by id."""
        self.entries: list[Entry] = []
        self.west: Place | None = None

    def cell(self, x: int, y: int) -> int:
        return (y + 1) * self.stride + x + 1

    def holds(self, x: int, y: int) -> bool:
        """Is there a cell, at least in the margin?"""
        return -1 <= x <= self.width and -1 <= y <= self.height

    def ahead(self) -> list[int]:
        """From a cell to the next one, by direction."""
        return [-self.stride, 1, self.stride, -1]


def grid_of(plan: Plan) -> Grid:
    """The same as a plan says."""
    grid = Grid(plan.width, plan.height)
    for squares in (plan.streets, plan.buildings):
        for (x, y), sign in squares.items():
            grid.signs[grid.cell(x, y)] = sign
    for x, y in plan.river:
        grid.signs[grid.cell(x, y)] = "~"
    for (x, y), section in plan.sections.items():
        if grid.holds(x, y):
            grid.sections[grid.cell(x, y)] = section
    for sides, found in ((plan.walls, grid.walls), (plan.doors, grid.doors)):
        for x, y, direction in sides:
            if grid.holds(x, y):
                found[grid.cell(x, y)] |= 1 << direction
    grid.kinds, grid.entries, grid.west = plan.kinds, plan.entries, plan.west
    return grid


# -- from city sections --------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _piece(face: FaceLike, turns: int) -> Grid:
    """A face alone, turned."""
    return grid_of(laid(face, turns, 0, 0))


def lay_together(library: Library, key: str) -> Grid:
    """The town behind a name, without its plan (TD-1.1 to TD-1.5)."""
    tiles = tiles_of(library, key)
    pieces = [_piece(tile.face, tile.turns) for tile in tiles]
    width = max([tile.left + piece.width for tile, piece in zip(tiles, pieces, strict=True)])
    grid = Grid(width, 2 * SIZE)
    for tile, piece in zip(tiles, pieces, strict=True):
        for row in range(SIZE):
            to, first = grid.cell(tile.left, tile.top + row), piece.cell(0, row)
            to_end, end = to + piece.width, first + piece.width
            grid.signs[to:to_end] = piece.signs[first:end]
            grid.walls[to:to_end] = piece.walls[first:end]
            grid.doors[to:to_end] = piece.doors[first:end]
            grid.sections[to:to_end] = piece.sections[first:end]
        grid.kinds.update(piece.kinds)
    grid.entries, grid.west = entries_of(library, tiles), (0, SIZE // 2)
    for entry in grid.entries:
        _enter(grid, entry)
    return grid


def _enter(grid: Grid, entry: Entry) -> None:
    """A villa beyond an entrance (TD-1.12)."""
    if entry.kind == "villa":
        (x, y), (dx, dy) = entry.square, AHEAD[entry.outward]
        cell = grid.cell(x + dx, y + dy)
        grid.signs[cell], grid.sections[cell] = entry.villa, entry.section
        grid.kinds[entry.villa] = "villa"
        grid.doors[grid.cell(x, y)] |= 1 << entry.outward


# -- the cells of all grids of a size ------------------------------------------------------------


@lru_cache(maxsize=64)
def cell_places(stride: int, count: int) -> list[Place]:
    return [place_at(cell % stride - 1, cell // stride - 1) for cell in range(count)]


@lru_cache(maxsize=64)
def cell_names(stride: int, count: int) -> list[str]:
    return [sys.intern(f"{x},{y}") for x, y in cell_places(stride, count)]


@lru_cache(maxsize=64)
def cell_words(stride: int, count: int) -> list[str]:
    """The option to go there."""
    return [sys.intern(f"go {name}") for name in cell_names(stride, count)]
