"""A town as tables: what is beside what, who sees what, where townsfolk walk (TD-1, TD-5.3).

Spaces are numbered: street squares first, row by row, then buildings (houses, locations, villas). Sets of street
squares are ints with one bit each. Everything is computed once per town; rules only look it up.
"""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Callable

from cutpurse.games.thiefdom.grid import Grid, cell_places, grid_of
from cutpurse.games.thiefdom.plan import RIVER, Place, Plan
from cutpurse.games.thiefdom.signs import Signs
from cutpurse.games.thiefdom.streets import NO_LEG, Leg, Streets, square_bits
from cutpurse.kernel.piles import bits

FAR = 255
"""No way leads there."""
QUICKLY = 1
"""How well tables are packed: to a third, in the time that making a town takes. Better is a tenth less, in four times that."""

PACKED = (
    "stride", "height", "cells", "plots", "lanterns", "kind", "section", "of_kind", "ahead", "beside", "touched", "doors",
    "exits", "ray", "arms", "mouths", "mouth_mask", "catacomb_gates", "villa_gates", "carriage_start", "steps", "go",
)  # fmt: skip
"""The tables that are packed as they are. What is written on the town is packed by itself."""


class Town(Streets):
    """All tables of one town."""

    def __init__(
        self, draft: Callable[[], Plan], lay: Callable[[], Grid], signs: Signs | None = None, packed: bytes = b""
    ) -> None:
        """`draft` makes the plan, which only those want who draw it, `lay` the same cell by cell, which is wanted once
        more, if at all; `signs` and `packed`: all but that."""
        self._draft = draft
        self._lay = lay
        self._climbs: list[tuple[int, ...]] | None = None
        if signs is not None:
            self._unpack(signs, packed)
        else:
            self._work_out(lay())
        self._distances: dict[int, bytes] = {}
        self._nearest: dict[str, bytes] = {}
        # what few turns need is worked out when it is first looked at
        self._riverside: tuple[int, ...] | None = None
        self._hooks: list[tuple[int, ...]] | None = None

    @classmethod
    def of(cls, plan: Plan) -> Town:
        return cls(lambda: plan, lambda: grid_of(plan))

    @property
    def signs(self) -> Signs:
        """What is written on it."""
        return Signs(self.squares, self.name, self.number, self.villas, self.smugglers)

    def pack(self) -> bytes:
        """All tables but for the signs, and for what is quickly made of them again."""
        legs = [(code, leg.parts()) for code, leg in enumerate(self.leg) if leg.end >= 0]
        return zlib.compress(marshal.dumps([legs, self.climbs, *[getattr(self, name) for name in PACKED]]), QUICKLY)

    def _unpack(self, signs: Signs, packed: bytes) -> None:
        self.squares, self.name, self.number = signs.squares, signs.name, signs.number
        self.villas, self.smugglers = signs.villas, signs.smugglers
        legs, self._climbs, *tables = marshal.loads(zlib.decompress(packed))
        for name, table in zip(PACKED, tables, strict=True):
            setattr(self, name, table)
        self.spaces = len(self.name)
        self.at = [-1] * (self.stride * (self.height + 2))
        for square, cell in enumerate(self.cells):
            self.at[cell] = square
        for building, plot in enumerate(self.plots):
            for cell in plot:
                self.at[cell] = self.squares + building
        self.bit = square_bits(self.squares, self.spaces)
        self.leg = [NO_LEG] * (4 * self.squares)
        for code, (end, facing, path, swept) in legs:
            self.leg[code] = Leg(end, facing, path, swept)

    @property
    def plan(self) -> Plan:
        """What it was made from."""
        return self._draft()

    # -- spaces ----------------------------------------------------------------------------------

    @property
    def places(self) -> list[Place]:
        """Where each street square is."""
        places = cell_places(self.stride, len(self.at))
        return [places[cell] for cell in self.cells]

    @property
    def ground(self) -> list[tuple[Place, ...]]:
        """The squares of the plan that a space takes up."""
        places = cell_places(self.stride, len(self.at))
        return [(place,) for place in self.places] + [tuple([places[cell] for cell in plot]) for plot in self.plots]

    @property
    def climbs(self) -> list[tuple[int, ...]]:
        """What lies behind the walls of each space (Climbing Tools)."""
        if self._climbs is None:
            self._climbs = self._find_climbs(self._lay())
        return self._climbs

    def _find_climbs(self, grid: Grid) -> list[tuple[int, ...]]:
        climbs: list[list[int]] = [[] for _ in range(self.spaces)]
        ways = grid.ahead()
        for cell, walls in enumerate(grid.walls):
            here = self.at[cell]
            if not walls or here < 0:
                continue
            for direction in range(4):
                if not walls >> direction & 1:
                    continue
                there = self.at[cell + ways[direction]]
                if there < 0 or min(here, there) >= self.squares:
                    continue
                open_way = self.exits[here] if here >= self.squares else self.doors[here]
                if there not in open_way and there not in climbs[here]:
                    climbs[here].append(there)
        return [tuple(sorted(found)) for found in climbs]

    @property
    def riverside(self) -> tuple[int, ...]:
        """Spaces beside the river, walls or not (TD-1.14)."""
        if self._riverside is None:
            self._riverside = self._find_riverside(self._lay())
        return self._riverside

    def _find_riverside(self, grid: Grid) -> tuple[int, ...]:
        wet = {self.at[cell + way] for cell, sign in enumerate(grid.signs) if sign == RIVER for way in grid.ahead()}
        return tuple(sorted(wet - {-1}))

    def sight(self, space: int) -> int:
        """What a thief sees from a space: four rays from a street, those through its open sides from a building
        (TD-1.19, TD-1.20)."""
        ray, bit = self.ray, self.bit
        if space < self.squares:
            return ray[4 * space] | ray[4 * space + 1] | ray[4 * space + 2] | ray[4 * space + 3]
        seen = 0
        for look in self._fronts(space, self._lay()):
            seen |= bit[look // 4] | ray[look]
        return seen

    @property
    def hooks(self) -> list[tuple[int, ...]]:
        """The buildings at the far ends of straight lines over the street (Grappling Hook)."""
        if self._hooks is None:
            self._hooks = self._find_hooks(self._lay())
        return self._hooks

    def _find_hooks(self, grid: Grid) -> list[tuple[int, ...]]:
        found: list[tuple[int, ...]] = [()] * self.squares
        ways = grid.ahead()
        for building in range(self.squares, self.spaces):
            ends: list[int] = []
            for look in self._fronts(building, grid):
                square, direction = look // 4, look % 4
                while self.ahead[4 * square + direction] >= 0:
                    square = self.ahead[4 * square + direction]
                cell = self.cells[square]
                end = self.at[cell + ways[direction]]
                walled = grid.walls[cell] >> direction & 1
                if end >= self.squares and end != building and not walled and end not in ends:
                    ends.append(end)
            found.append(tuple(sorted(ends)))
        return found

    def _fronts(self, building: int, grid: Grid) -> list[int]:
        """The open sides of a building: the street square and the direction outwards (4 × square + direction)."""
        fronts: list[int] = []
        ways = grid.ahead()
        for cell in self.plots[building - self.squares]:
            for direction in range(4):
                beyond = cell + ways[direction]
                square = self.at[beyond] if 0 <= beyond < grid.count else -1
                if 0 <= square < self.squares and not grid.walls[cell] >> direction & 1:
                    fronts.append(4 * square + direction)
        return fronts

    # -- distances -------------------------------------------------------------------------------

    def distance(self, start: int) -> bytes:
        """Movement points from a space to every other, figures ignored, never through a building."""
        found = self._distances.get(start)
        if found is None:
            found = self._distances[start] = self._spread(start)
        return found

    def _spread(self, start: int) -> bytes:
        far = bytearray([FAR] * self.spaces)
        far[start] = 0
        edge, points = list(self.steps[start]), 1
        while edge:
            beyond: list[int] = []
            for space in edge:
                if far[space] == FAR:
                    far[space] = points
                    if space < self.squares:
                        beyond += self.steps[space]
            edge, points = beyond, points + 1
        return bytes(far)

    def nearest(self, kind: str) -> bytes:
        """Movement points from every space to the nearest location of a kind, likewise: one search for all of them."""
        found = self._nearest.get(kind)
        if found is None:
            found = self._nearest[kind] = self._gather(self.of_kind.get(kind, ()))
        return found

    def _gather(self, goals: tuple[int, ...]) -> bytes:
        """Backwards from the goals. From street to street steps lead both ways; into a building they lead through its
        doors, and out on every side."""
        far, squares, steps = bytearray([FAR] * self.spaces), self.squares, self.steps
        edge = [square for goal in goals for square in self.exits[goal] if goal in self.doors[square]]
        points = 1
        while edge:
            beyond: list[int] = []
            for square in edge:
                if far[square] == FAR:
                    far[square] = points
                    beyond += [there for there in steps[square] if there < squares]
            edge, points = beyond, points + 1
        for building in range(squares, self.spaces):
            far[building] = min([FAR, *[far[square] + 1 for square in self.exits[building]]])
        for goal in goals:
            far[goal] = 0
        return bytes(far)

    def mask_names(self, mask: int) -> list[str]:
        """The names of the squares in a mask."""
        return [self.name[square] for square in bits(mask)]
