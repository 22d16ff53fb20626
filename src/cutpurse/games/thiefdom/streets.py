"""The streets of a town as tables: spaces and their numbers, what is beside what, where townsfolk walk (TD-1, TD-5.3).

A town is drawn anew for every game, so this is made of cells (see `grid`), which are numbers, not of squares and sides.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import lru_cache

from cutpurse.games.thiefdom.grid import NOTHING, Grid, cell_names, cell_words
from cutpurse.games.thiefdom.plan import EAST, LANTERN, NORTH, RIVER, SOUTH, STREET, WEST, DrawingError, Entry
from cutpurse.games.thiefdom.terms import HOUSES
from cutpurse.kernel.piles import bits

EMPTY = (NOTHING, STREET, LANTERN, RIVER)
"""What is on a cell without a building."""


class Leg:
    """The way from a lantern over one of its arms to the next lantern (TD-5.3)."""

    __slots__ = ("end", "facing", "path", "swept")

    def __init__(self, end: int, facing: int, path: tuple[int, ...], swept: int) -> None:
        self.end = end
        self.facing = facing
        """The direction of the last step."""
        self.path = path
        """The squares entered, the end included."""
        self.swept = swept
        """What a guard sees on the way: all rays, and the squares he stands on between (TD-6.1)."""

    def parts(self) -> tuple[int, int, tuple[int, ...], int]:
        return self.end, self.facing, self.path, self.swept


NO_LEG = Leg(-1, 0, (), 0)
"""A dead arm, or none (TD-5.6)."""


class Streets:
    """The tables of a town that every game needs."""

    stride: int
    """Of the cells."""
    height: int
    at: list[int]
    """The space on each cell: of streets and of buildings; -1 for none."""
    number: dict[str, int]
    """Spaces by name."""
    leg: list[Leg]
    """By 4 × lantern + direction."""

    def _work_out(self, grid: Grid) -> None:
        self.stride, self.height = grid.stride, grid.height
        self._number_streets(grid)
        self._number_buildings(grid)
        self._open_sides(grid)
        self._look_along()
        self._walk()
        self._beyond_openings(grid)
        self._join(grid)

    # -- spaces ----------------------------------------------------------------------------------

    def _number_streets(self, grid: Grid) -> None:
        """Row by row, as cells are numbered."""
        signs = grid.signs
        self.cells: list[int] = [cell for cell, sign in enumerate(signs) if sign in (STREET, LANTERN)]
        """The cell of each street square."""
        self.squares = len(self.cells)
        self.at = [-1] * grid.count
        self.lanterns = 0
        for square, cell in enumerate(self.cells):
            self.at[cell] = square
            if signs[cell] == LANTERN:
                self.lanterns |= 1 << square

    def _number_buildings(self, grid: Grid) -> None:
        plots: dict[str, list[int]] = {}
        for cell, sign in enumerate(grid.signs):
            if sign not in EMPTY:
                plots.setdefault(sign, []).append(cell)
        ids = sorted(plots)
        self.plots: list[list[int]] = [plots[id] for id in ids]
        """The cells of each building."""
        names = cell_names(grid.stride, grid.count)
        self.name = [names[cell] for cell in self.cells] + ids
        self.spaces = len(self.name)
        self.number = {name: space for space, name in enumerate(self.name)}
        self.bit = square_bits(self.squares, self.spaces)
        """The bit of a street square; nothing for a building and, in the last place, for nowhere (-1)."""
        self.kind = ["street"] * self.squares + [grid.kinds[id] for id in ids]
        self.section = [grid.sections[cell] for cell in self.cells] + [grid.sections[plot[-1]] for plot in self.plots]
        of_kind: dict[str, list[int]] = {}
        for space in range(self.squares, self.spaces):
            for cell in self.plots[space - self.squares]:
                self.at[cell] = space
            of_kind.setdefault(self.kind[space], []).append(space)
        self.of_kind: dict[str, tuple[int, ...]] = {kind: tuple(spaces) for kind, spaces in of_kind.items()}

    def space_at(self, x: int, y: int) -> int:
        """The space at a place; -1 where there is none."""
        inside = -1 <= x < self.stride - 1 and -1 <= y <= self.height
        return self.at[(y + 1) * self.stride + x + 1] if inside else -1

    # -- sides -----------------------------------------------------------------------------------

    def _open_sides(self, grid: Grid) -> None:
        """Where steps lead (TD-7.7, TD-7.16 to TD-7.18)."""
        squares, at, bit, ways = self.squares, self.at, self.bit, grid.ahead()
        self.ahead: list[int] = [-1] * (4 * squares)
        self.beside: list[int] = [0] * squares
        self.touched: list[tuple[int, ...]] = [()] * squares
        self.doors: list[tuple[int, ...]] = [()] * squares
        exits: list[list[int]] = [[] for _ in range(self.spaces)]
        for square, cell in enumerate(self.cells):
            walls, beside = grid.walls[cell], 0
            for direction in range(4):
                space = at[cell + ways[direction]]
                if space < 0 or walls >> direction & 1:
                    continue
                if space < squares:
                    self.ahead[4 * square + direction] = space
                    beside |= bit[space]
                    continue
                if space not in self.touched[square]:
                    self.touched[square] += (space,)
                    exits[space].append(square)
                if space not in self.doors[square] and (
                    self.kind[space] in HOUSES or grid.doors[cell] >> direction & 1
                ):
                    self.doors[square] += (space,)
            self.beside[square] = beside
            if len(self.touched[square]) > 1:
                self.touched[square] = tuple(sorted(self.touched[square]))
                self.doors[square] = tuple(sorted(self.doors[square]))
        self.exits: list[tuple[int, ...]] = [tuple(found) for found in exits]

    # -- sight -----------------------------------------------------------------------------------

    def _look_along(self) -> None:
        """ray(p, d) of every street square (TD-1.18). Squares are numbered from the north-west, so the next square
        to the north or west is settled before, to the south or east after."""
        ahead, bit = self.ahead, self.bit
        ray: list[int] = [0] * (4 * self.squares)
        self.ray: list[int] = ray
        for direction in (NORTH, WEST):
            for look in range(direction, 4 * self.squares, 4):
                if (square := ahead[look]) >= 0:
                    ray[look] = bit[square] | ray[4 * square + direction]
        for direction in (EAST, SOUTH):
            for look in range(4 * self.squares - 4 + direction, -1, -4):
                if (square := ahead[look]) >= 0:
                    ray[look] = bit[square] | ray[4 * square + direction]

    # -- ways of townsfolk -----------------------------------------------------------------------

    def _walk(self) -> None:
        """The legs of all lanterns; dead arms have none (TD-5.3, TD-5.6, TD-5.7)."""
        self.leg = [NO_LEG] * (4 * self.squares)
        self.arms: list[tuple[int, ...]] = [()] * self.squares
        lanterns = bits(self.lanterns)
        lit = [False] * self.squares
        for square in lanterns:
            lit[square] = True
        for square in lanterns:
            arms: list[int] = []
            for direction in range(4):
                leg = self._leg(square, direction, lit)
                if leg.end >= 0:
                    self.leg[4 * square + direction] = leg
                    arms.append(direction)
            self.arms[square] = tuple(arms)

    def _leg(self, start: int, direction: int, lit: list[bool]) -> Leg:
        """`lit`: the squares with a lantern."""
        ahead, ray, bit = self.ahead, self.ray, self.bit
        path: list[int] = []
        square, swept = ahead[4 * start + direction], ray[4 * start + direction]
        while square >= 0:
            path.append(square)
            if lit[square]:
                return Leg(square, direction, tuple(path), swept)
            direction = self._only_way(square, direction)
            if direction < 0:
                break
            swept |= bit[square] | ray[4 * square + direction]
            square = ahead[4 * square + direction]
        return NO_LEG

    def _only_way(self, square: int, direction: int) -> int:
        """The one way on from a square for whoever comes in a direction; -1 if there is none, or more than one."""
        only, back = -1, direction ^ 2
        for turn in range(4):
            if turn != back and self.ahead[4 * square + turn] >= 0:
                if only >= 0:
                    return -1
                only = turn
        return only

    def looks(self, code: int) -> Iterator[tuple[int, int]]:
        """The way of a leg (4 × lantern + direction) step by step: the square a guard stands on, and what he sees from
        there. Of the lantern he starts from it is the ray alone."""
        square, direction = divmod(code, 4)
        yield square, self.ray[code]
        for square in self.leg[code].path[:-1]:
            direction = self._only_way(square, direction)
            yield square, self.ray[4 * square + direction] | self.bit[square]

    def gate(self, square: int, inward: int) -> int:
        """The first lantern met when walking inwards from an opening (TD-1.6); -1 if there is none."""
        if self.lanterns >> square & 1:
            return square
        ways = [turn for turn in range(4) if self.ahead[4 * square + turn] >= 0 and turn != inward ^ 2]
        seen = {square}
        while len(ways) == 1:
            square = self.ahead[4 * square + ways[0]]
            if self.lanterns >> square & 1:
                return square
            if square in seen:
                break
            seen.add(square)
            ways = [turn for turn in range(4) if turn != ways[0] ^ 2 and self.ahead[4 * square + turn] >= 0]
        return -1

    # -- beyond the openings ---------------------------------------------------------------------

    def _beyond_openings(self, grid: Grid) -> None:
        """Mouths, villas, and the lanterns before them (TD-1.15, TD-2.3, TD-2.11, TD-2.12)."""
        mouths = [entry for entry in grid.entries if entry.kind == "catacombs"]
        villas = [entry for entry in grid.entries if entry.kind == "villa"]
        self.mouths = tuple([self._entrance(entry) for entry in mouths])
        self.mouth_mask = sum([1 << square for square in self.mouths])
        self.catacomb_gates = [(self._entrance(entry), self._gate_of(entry)) for entry in mouths]
        self.villa_gates = [(self.number[entry.villa], self._gate_of(entry), entry.outward ^ 2) for entry in villas]
        """Villa, the lantern before it, the direction away from it."""
        west = -1 if grid.west is None else self.space_at(*grid.west)
        self.carriage_start = self.gate(west, 1) if west >= 0 else -1
        self.smugglers = tuple(sorted(self.of_kind.get("smuggler", ()), key=lambda space: self.section[space]))
        self.villas = tuple([villa for villa, _, _ in self.villa_gates])

    def _entrance(self, entry: Entry) -> int:
        square = self.space_at(*entry.square)
        if square < 0:
            raise DrawingError(f"section {entry.section}: no street leads to its entrance")
        return square

    def _gate_of(self, entry: Entry) -> int:
        return self.gate(self._entrance(entry), entry.outward ^ 2)

    def location(self, kind: str, section: int) -> int:
        """The location of a kind on a section (TD-13.13)."""
        return next(space for space in self.of_kind[kind] if self.section[space] == section)

    def _join(self, grid: Grid) -> None:
        """Where one step takes a thief without cards: streets, then mouths, then buildings (TD-7.7)."""
        words = cell_words(grid.stride, grid.count)
        word = [words[cell] for cell in self.cells]
        for building in range(self.squares, self.spaces):
            word.append(_way_in(self.kind[building], self.name[building]))
        self.steps: list[tuple[int, ...]] = []
        self.go: list[tuple[str, ...]] = []
        """The same as options."""
        for square in range(self.squares):
            found = [there for there in self.ahead[4 * square : 4 * square + 4] if there >= 0]
            if square in self.mouths:
                found += [mouth for mouth in self.mouths if mouth != square and mouth not in found]
            found += self.doors[square]
            self.steps.append(tuple(found))
            self.go.append(tuple([word[there] for there in found]))
        for exits in self.exits[self.squares :]:
            self.steps.append(exits)
            self.go.append(tuple([word[there] for there in exits]))


@lru_cache(maxsize=64)
def square_bits(squares: int, spaces: int) -> list[int]:
    return [1 << square for square in range(squares)] + [0] * (spaces - squares + 1)


@lru_cache(maxsize=1024)
def _way_in(kind: str, building: str) -> str:
    """The option to go into a building."""
    return sys.intern(f"{'hide' if kind in HOUSES else 'enter'} {building}")
