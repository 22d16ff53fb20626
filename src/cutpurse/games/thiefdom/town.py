"""A town as tables: what is beside what, who sees what, where townsfolk walk (TD-1, TD-5.3).

Spaces are numbered: street squares first, row by row, then buildings (houses, locations, villas). Sets of street
squares are ints with one bit each. Everything is computed once per town; rules only look it up.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple

from cutpurse.games.thiefdom.plan import (
    AHEAD,
    EAST,
    LANTERN,
    NORTH,
    SOUTH,
    WEST,
    Entry,
    Library,
    Place,
    Plan,
    assemble,
    place_at,
    read_drawing,
)
from cutpurse.games.thiefdom.terms import HOUSES
from cutpurse.kernel.piles import bits

FAR = 255
"""No way leads there."""


class Leg(NamedTuple):
    """The way from a lantern over one of its arms to the next lantern (TD-5.3)."""

    end: int
    facing: int
    """The direction of the last step."""
    path: tuple[int, ...]
    """The squares entered, the end included."""
    swept: int
    """What a guard sees on the way: all rays, and the squares he stands on between (TD-6.1)."""
    looks: tuple[tuple[int, int], ...]
    """The same step by step: the square he stands on and what he sees from there."""


NO_LEG = Leg(-1, 0, (), 0, ())
"""A dead arm, or none (TD-5.6)."""


class Town:
    """All tables of one town."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        places = row_by_row(plan.streets)
        self.squares = len(places)
        self.places: list[Place] = places
        self.at = {place: number for number, place in enumerate(places)}
        """The space at a place: of streets and of buildings."""
        self.lanterns = sum(1 << number for number, place in enumerate(places) if plan.streets[place] == LANTERN)
        self._number_buildings()
        self._open_sides()
        self._look_along()
        self._walk()
        self._beyond_openings()
        self._join()
        self._distances: dict[int, bytes] = {}

    # -- spaces ----------------------------------------------------------------------------------

    def _number_buildings(self) -> None:
        plan = self.plan
        ids = sorted(set(plan.buildings.values()))
        self.name = [sys.intern(f"{x},{y}") for x, y in self.places] + ids
        self.spaces = len(self.name)
        self.number = {name: space for space, name in enumerate(self.name)}
        for place, id in plan.buildings.items():
            self.at[place] = self.number[id]
        self.kind = ["street"] * self.squares + [plan.kinds[id] for id in ids]
        self.section = [plan.sections[place] for place in self.places] + [0] * len(ids)
        self.ground: list[tuple[Place, ...]] = [_alone(place) for place in self.places] + [()] * len(ids)
        """The squares of the plan that a space takes up."""
        for place in row_by_row(plan.buildings):
            space = self.at[place]
            self.ground[space] += (place,)
            self.section[space] = plan.sections[place]
        self.of_kind: dict[str, tuple[int, ...]] = {}
        for kind in dict.fromkeys(self.kind[self.squares :]):
            self.of_kind[kind] = tuple(space for space in range(self.squares, self.spaces) if self.kind[space] == kind)
        self.section_squares: dict[int, int] = {}
        for square in range(self.squares):
            section = self.section[square]
            self.section_squares[section] = self.section_squares.get(section, 0) | 1 << square

    # -- sides -----------------------------------------------------------------------------------

    def _open_sides(self) -> None:
        """Where steps lead (TD-7.7, TD-7.16 to TD-7.18)."""
        walls, squares, at, plan_doors = self.plan.walls, self.squares, self.at, self.plan.doors
        houses = [kind in HOUSES for kind in self.kind]
        self.ahead = [-1] * (4 * squares)
        self.beside = [0] * squares
        touched: list[list[int]] = [[] for _ in range(squares)]
        doors: list[list[int]] = [[] for _ in range(squares)]
        exits: list[set[int]] = [set() for _ in range(self.spaces)]
        for square, (x, y) in enumerate(self.places):
            for direction, (dx, dy) in enumerate(AHEAD):
                space = at.get((x + dx, y + dy), -1)
                if space < 0 or (x, y, direction) in walls:
                    continue
                if space < squares:
                    self.ahead[4 * square + direction] = space
                    self.beside[square] |= 1 << space
                    continue
                exits[space].add(square)
                if space not in touched[square]:
                    touched[square].append(space)
                if space not in doors[square] and (houses[space] or (x, y, direction) in plan_doors):
                    doors[square].append(space)
        self.touched = [tuple(sorted(spaces)) for spaces in touched]
        self.doors = [tuple(sorted(spaces)) for spaces in doors]
        self.exits = [tuple(sorted(found)) for found in exits]

    @cached_property
    def climbs(self) -> list[tuple[int, ...]]:
        """What lies behind the walls of each space (Climbing Tools)."""
        climbs: list[set[int]] = [set() for _ in range(self.spaces)]
        for x, y, direction in self.plan.walls:
            here = self.at.get((x, y), -1)
            there = self.at.get((x + AHEAD[direction][0], y + AHEAD[direction][1]), -1)
            if here < 0 or there < 0 or min(here, there) >= self.squares:
                continue
            open_way = self.exits[here] if here >= self.squares else self.doors[here]
            if there not in open_way:
                climbs[here].add(there)
        return [tuple(sorted(found)) for found in climbs]

    @cached_property
    def riverside(self) -> tuple[int, ...]:
        """Spaces beside the river, walls or not (TD-1.14)."""
        wet = {self.at.get((x + dx, y + dy), -1) for x, y in self.plan.river for dx, dy in AHEAD}
        return tuple(sorted(wet - {-1}))

    # -- sight -----------------------------------------------------------------------------------

    def _look_along(self) -> None:
        """ray(p, d) of every street square (TD-1.18). Squares are numbered from the north-west, so the next square
        to the north or west is settled before, to the south or east after."""
        ahead = self.ahead
        self.ray = ray = [0] * (4 * self.squares)
        for direction in (NORTH, WEST):
            for look in range(direction, 4 * self.squares, 4):
                if (square := ahead[look]) >= 0:
                    ray[look] = 1 << square | ray[4 * square + direction]
        for direction in (EAST, SOUTH):
            for look in range(4 * self.squares - 4 + direction, -1, -4):
                if (square := ahead[look]) >= 0:
                    ray[look] = 1 << square | ray[4 * square + direction]

    @cached_property
    def sight(self) -> list[int]:
        """What a thief sees from each space: four rays from a street, those through its open sides from a building
        (TD-1.19, TD-1.20)."""
        ray = self.ray
        found = [ray[look] | ray[look + 1] | ray[look + 2] | ray[look + 3] for look in range(0, 4 * self.squares, 4)]
        for building in range(self.squares, self.spaces):
            seen = 0
            for square, direction in self._fronts(building):
                seen |= 1 << square | ray[4 * square + direction]
            found.append(seen)
        return found

    @cached_property
    def hooks(self) -> list[tuple[int, ...]]:
        """The buildings at the far ends of straight lines over the street (Grappling Hook)."""
        found: list[tuple[int, ...]] = [()] * self.squares
        for building in range(self.squares, self.spaces):
            ends = set()
            for square, direction in self._fronts(building):
                while self.ahead[4 * square + direction] >= 0:
                    square = self.ahead[4 * square + direction]
                x, y = self.places[square]
                end = self.at.get((x + AHEAD[direction][0], y + AHEAD[direction][1]), -1)
                if end >= self.squares and end != building and (x, y, direction) not in self.plan.walls:
                    ends.add(end)
            found.append(tuple(sorted(ends)))
        return found

    def _fronts(self, building: int) -> Iterator[tuple[int, int]]:
        """The open sides of a building: the street square and the direction outwards."""
        for x, y in self.ground[building]:
            for direction, (dx, dy) in enumerate(AHEAD):
                square = self.at.get((x + dx, y + dy), self.spaces)
                if square < self.squares and (x, y, direction) not in self.plan.walls:
                    yield square, direction

    # -- ways of townsfolk -----------------------------------------------------------------------

    def _walk(self) -> None:
        """The legs of all lanterns; dead arms have none (TD-5.3, TD-5.6, TD-5.7)."""
        self.leg = [NO_LEG] * (4 * self.squares)
        self.arms: list[tuple[int, ...]] = [()] * self.squares
        for square in range(self.squares):
            if self.lanterns >> square & 1:
                legs = [self._leg(square, direction) for direction in range(4)]
                self.leg[4 * square : 4 * square + 4] = legs
                self.arms[square] = tuple(direction for direction in range(4) if legs[direction].end >= 0)

    def _leg(self, start: int, direction: int) -> Leg:
        square, path, swept, looks = start, [], 0, []
        while True:
            seen = self.ray[4 * square + direction]
            if square != start:
                seen |= 1 << square
            looks.append((square, seen))
            swept |= seen
            square = self.ahead[4 * square + direction]
            if square < 0:
                return NO_LEG
            path.append(square)
            if self.lanterns >> square & 1:
                return Leg(square, direction, tuple(path), swept, tuple(looks))
            onward = [turn for turn in range(4) if turn != direction ^ 2 and self.ahead[4 * square + turn] >= 0]
            if len(onward) != 1:
                return NO_LEG
            direction = onward[0]

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

    def _beyond_openings(self) -> None:
        """Mouths, villas, and the lanterns before them (TD-1.15, TD-2.3, TD-2.11, TD-2.12)."""
        mouths = [entry for entry in self.plan.entries if entry.kind == "catacombs"]
        villas = [entry for entry in self.plan.entries if entry.kind == "villa"]
        self.mouths = tuple(self.at[entry.square] for entry in mouths)
        self.mouth_mask = sum(1 << square for square in self.mouths)
        self.catacomb_gates = [(self.at[entry.square], self._gate_of(entry)) for entry in mouths]
        self.villa_gates = [(self.number[f"{entry.section}V"], self._gate_of(entry), entry.outward ^ 2)
                            for entry in villas]  # fmt: skip
        """Villa, the lantern before it, the direction away from it."""
        west = self.plan.west
        self.carriage_start = self.gate(self.at[west], 1) if west in self.at and west is not None else -1
        self.smugglers = tuple(sorted(self.of_kind.get("smuggler", ()), key=lambda space: self.section[space]))
        self.villas = tuple(villa for villa, _, _ in self.villa_gates)

    def _gate_of(self, entry: Entry) -> int:
        return self.gate(self.at[entry.square], entry.outward ^ 2)

    def location(self, kind: str, section: int) -> int:
        """The location of a kind on a section (TD-13.13)."""
        return next(space for space in self.of_kind[kind] if self.section[space] == section)

    def _join(self) -> None:
        """Where one step takes a thief without cards: streets, then mouths, then buildings (TD-7.7)."""
        steps: list[tuple[int, ...]] = []
        for square in range(self.squares):
            found = [there for there in self.ahead[4 * square : 4 * square + 4] if there >= 0]
            if self.mouth_mask >> square & 1:
                found += [mouth for mouth in self.mouths if mouth != square and mouth not in found]
            steps.append((*found, *self.doors[square]))
        self.steps = steps + self.exits[self.squares :]
        verbs = ["go" if kind == "street" else "hide" if kind in HOUSES else "enter" for kind in self.kind]
        words = [sys.intern(f"{verb} {name}") for verb, name in zip(verbs, self.name, strict=True)]
        self.go = [tuple([words[there] for there in ways]) for ways in self.steps]
        """The same as options."""
        self.bit = [_bit(square) for square in range(self.squares)] + [0] * (self.spaces - self.squares + 1)
        """The bit of a street square; nothing for a building and, in the last place, for nowhere (-1)."""
        self.step_mask = [sum([self.bit[there] for there in ways]) for ways in self.steps]

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

    def mask_names(self, mask: int) -> list[str]:
        """The names of the squares in a mask."""
        return [self.name[square] for square in bits(mask)]


@lru_cache(maxsize=4096)
def _alone(place: Place) -> tuple[Place, ...]:
    return (place,)


@lru_cache(maxsize=1024)
def _bit(square: int) -> int:
    return 1 << square


def row_by_row(places: Iterable[Place]) -> list[Place]:
    return [place_at(x, y) for y, x in sorted([(y, x) for x, y in places])]


@lru_cache(maxsize=512)
def town_of(box: Library, key: str) -> Town:
    """The town behind a name: sections with their turns, or a drawing."""
    return Town(read_drawing(key) if "\n" in key else assemble(box, key))
