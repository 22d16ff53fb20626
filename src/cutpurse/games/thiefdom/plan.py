"""The plan of a town before anything is computed: squares, walls, doors, and what lies beyond the openings.

A plan is put together from the faces of city sections (TD-1.1 to TD-1.5) or read from a drawing, as scenarios
have them. Column X counts from the west, row Y from the north; villas stand one step outside the squares.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Protocol

Place = tuple[int, int]
Side = tuple[int, int, int]
"""A side of a square: X, Y, direction."""

DIRECTIONS = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
AHEAD = ((0, -1), (1, 0), (0, 1), (-1, 0))
SIZE = 7
"""City sections are 7 squares high; land sections as wide."""
STREET, LANTERN, RIVER = ".", "*", "~"
LOCATION_LETTERS = {"M": "market", "D": "dealer", "T": "tavern", "G": "dungeon", "S": "smuggler"}
HOUSE_LETTERS = {"t": "tower", "g": "garden", "s": "smithy", "b": "stable", "c": "church"}
"""What letters mean in a drawing that does not say otherwise."""
MOST_LAID = 32
"""Faces that are kept as they lie, of about 10 kB each: without any of them a plan takes a seventh of a millisecond more,
once a table."""


@lru_cache(maxsize=4096)
def place_at(x: int, y: int) -> Place:
    """A square. All towns share these: a server may have a thousand of them."""
    return x, y


@lru_cache(maxsize=16384)
def side_at(x: int, y: int, direction: int) -> Side:
    return x, y, direction


class DrawingError(ValueError):
    """A drawn town, or the name of one, that cannot be read."""


class Entry:
    """A villa or catacombs tile at the entrance of a section (TD-1.5)."""

    __slots__ = ("kind", "outward", "section", "square")

    def __init__(self, kind: str, section: int, square: Place, outward: int) -> None:
        self.kind = kind
        self.section = section
        self.square = square
        self.outward = outward

    @property
    def villa(self) -> str:
        """The id of the building, if it is a villa."""
        return f"{self.section}V"


class Plan:
    """Squares and what stands on and between them."""

    def __init__(self) -> None:
        self.width = self.height = 0
        self.streets: dict[Place, str] = {}
        self.buildings: dict[Place, str] = {}
        self.kinds: dict[str, str] = {}
        self.river: set[Place] = set()
        self.walls: set[Side] = set()
        self.doors: set[Side] = set()
        self.sections: dict[Place, int] = {}
        self.entries: list[Entry] = []
        self.west: Place | None = None
        """The opening square before which the carriage starts (TD-2.3)."""
        self.faces: list[tuple[str, int, int]] = []
        """The faces and where they begin: id, X, Y."""

    def wall(self, x: int, y: int, direction: int) -> None:
        """A wall, seen from both sides."""
        dx, dy = AHEAD[direction]
        self.walls.add(side_at(x, y, direction))
        self.walls.add(side_at(x + dx, y + dy, direction ^ 2))

    def enter(self, entry: Entry) -> None:
        """Lay a tile beyond an entrance; a villa is a building there, entered from the entrance square (TD-1.12)."""
        self.entries.append(entry)
        if entry.kind == "villa":
            (x, y), (dx, dy) = entry.square, AHEAD[entry.outward]
            self.buildings[x + dx, y + dy] = entry.villa
            self.sections[x + dx, y + dy] = entry.section
            self.kinds[entry.villa] = "villa"
            self.doors.add((x, y, entry.outward))


class FaceLike(Protocol):
    """What a plan needs of a city section's face."""

    def __hash__(self) -> int: ...
    @property
    def id(self) -> str: ...
    @property
    def section(self) -> int: ...
    @property
    def houses(self) -> Mapping[str, str]: ...
    def location_kinds(self) -> dict[str, str]: ...
    def turned(self, turns: int) -> tuple[list[str], list[Side], list[Side]]: ...


class Library(Protocol):
    """Where faces and the entry tiles of sections are looked up."""

    @property
    def faces(self) -> Mapping[str, FaceLike]: ...
    @property
    def entry_kind(self) -> Mapping[int, str]: ...


# -- from city sections --------------------------------------------------------------------------

KEY = re.compile(r"(\d+[AB])([0-3])")


def sections_of(key: str) -> list[list[tuple[str, int]]]:
    """The rows of a town's name: "2A0 3A1 4A0/6A0 7A0 8A0" is face and quarter turns, upper row, lower row."""
    rows = [[KEY.fullmatch(word) for word in row.split(" ")] for row in key.split("/")]
    if len(rows) != 2 or len(rows[0]) != len(rows[1]) or not all(match for row in rows for match in row):
        raise DrawingError(f"{key[:60]!r}: two rows of faces with turns are expected, like 2A0 3A1 4A0/6A0 7A0 8A0")
    return [[(match[1], int(match[2])) for match in row if match] for row in rows]


class Tile:
    """A face as it lies in a town."""

    __slots__ = ("face", "left", "river", "top", "turns")

    def __init__(self, face: FaceLike, turns: int, left: int, top: int, river: bool) -> None:
        self.face = face
        self.turns = turns
        self.left = left
        self.top = top
        self.river = river


def tiles_of(library: Library, key: str) -> list[Tile]:
    """The faces behind a town's name, where they lie; a name that means no town is refused (TD-1.1 to TD-1.3)."""
    tiles = []
    for row, faces in enumerate(sections_of(key)):
        for column, (id, turns) in enumerate(faces):
            if id not in library.faces:
                raise DrawingError(f"no face is called {id!r}")
            face = library.faces[id]
            river = face.turned(0)[0][0].endswith(RIVER)
            if river != (column == len(faces) - 1) or (river and turns):
                raise DrawingError(f"{id}{turns}: river sections lie in the east, never turned, and nothing else there")
            tiles.append(Tile(face, turns, SIZE * column, SIZE * row, river))
    return tiles


def entries_of(library: Library, tiles: list[Tile]) -> list[Entry]:
    """What lies beyond the outer entrances of the sections (TD-1.5)."""
    entries = []
    for tile in tiles:
        middle = tile.left + (2 if tile.river else 3)
        outer = (middle, tile.top + SIZE - 1) if tile.top else (middle, 0)
        section = tile.face.section
        entries.append(Entry(library.entry_kind[section], section, outer, SOUTH if tile.top else NORTH))
    return sorted(entries, key=lambda entry: entry.section)


def assemble(library: Library, key: str) -> Plan:
    """Put the sections together (TD-1.1 to TD-1.5)."""
    plan = Plan()
    tiles = tiles_of(library, key)
    for tile in tiles:
        _lay(plan, tile)
    for entry in entries_of(library, tiles):
        plan.enter(entry)
    plan.west = (0, SIZE // 2)
    return plan


def _lay(plan: Plan, tile: Tile) -> None:
    """Lay a face with its corner on a square."""
    piece = laid(tile.face, tile.turns, tile.left, tile.top)
    plan.faces += piece.faces
    plan.width, plan.height = max(plan.width, piece.width), max(plan.height, piece.height)
    plan.sections.update(piece.sections)
    plan.streets.update(piece.streets)
    plan.buildings.update(piece.buildings)
    plan.river |= piece.river
    plan.kinds.update(piece.kinds)
    plan.walls |= piece.walls
    plan.doors |= piece.doors


@lru_cache(maxsize=MOST_LAID)
def laid(face: FaceLike, turns: int, left: int, top: int) -> Plan:
    """A face alone, where it lies and as it is turned: towns are put together from a few hundred of these."""
    plan = Plan()
    rows, walls, doors = face.turned(turns)
    plan.faces.append((face.id, left, top))
    plan.width, plan.height = left + len(rows[0]), top + len(rows)
    for y, row in enumerate(rows, top):
        for x, sign in enumerate(row, left):
            plan.sections[place_at(x, y)] = face.section
            _put(plan, place_at(x, y), sign, sys.intern(f"{face.id}{sign}"))
    for letter, kind in {**face.houses, **face.location_kinds()}.items():
        plan.kinds[f"{face.id}{letter}"] = kind
    for x, y, direction in walls:
        plan.wall(left + x, top + y, direction)
    plan.doors.update(side_at(left + x, top + y, direction) for x, y, direction in doors)
    return plan


def _put(plan: Plan, place: Place, sign: str, building: str) -> None:
    if sign in (STREET, LANTERN):
        plan.streets[place] = sign
    elif sign == RIVER:
        plan.river.add(place)
    elif sign != " ":
        plan.buildings[place] = building


# -- from a drawing ------------------------------------------------------------------------------


def side(text: str) -> Side:
    """ "3,5:W" is the west side of square 3,5."""
    match = re.fullmatch(r"(\d+),(\d+):([NESW])", text)
    if not match:
        raise DrawingError(f"{text!r}: a side like 3,5:W is expected")
    return int(match[1]), int(match[2]), DIRECTIONS.index(match[3])


def place(text: str) -> Place:
    match = re.fullmatch(r"(\d+),(\d+)", text)
    if not match:
        raise DrawingError(f"{text!r}: a square like 3,5 is expected")
    return int(match[1]), int(match[2])


def read_drawing(text: str) -> Plan:
    """A small town as scenarios draw it: one sign per square, a blank or | (wall) between two, - (wall) below.

    Lines of words after the drawing say what letters mean, where doors are and what lies outside:
    `house a garden`, `location T tavern 3,5:W`, `villa 3,0:N`, `catacombs 3,6:S`, `west 0,3`, `section 7 0,0 6,6`.
    """
    plan = Plan()
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    drawn = [line for line in lines if not re.match(r"[a-z]{2,} ", line)]
    _read_squares(plan, drawn)
    letters = {letter: kind for letter, kind in (HOUSE_LETTERS | LOCATION_LETTERS).items()
               if letter in plan.buildings.values()}  # fmt: skip
    plan.kinds.update({letter: "tower" for letter in plan.buildings.values() if letter.islower()} | letters)
    for line in lines:
        if line not in drawn:
            _read_words(plan, line.split())
    strange = sorted(id for id in plan.buildings.values() if id not in plan.kinds)
    if strange:
        raise DrawingError(f"what {strange[0]!r} is, is not said")
    for id, kind in plan.kinds.items():
        if kind in LOCATION_LETTERS.values() and not any(_door_of(plan, door) == id for door in plan.doors):
            plan.doors.update(_fronts(plan, id))  # a location without doors drawn is open all around
    return plan


def _read_squares(plan: Plan, drawn: list[str]) -> None:
    y = -1
    for line in drawn:
        if set(line) <= {"-", " "}:
            for x in (at // 2 for at, sign in enumerate(line) if sign == "-"):
                plan.wall(x, y, SOUTH)
            continue
        y += 1
        for at, sign in enumerate(line):
            if at % 2 == 0:
                plan.sections[at // 2, y] = 0
                _put(plan, place_at(at // 2, y), sign, sign)
            elif sign == "|":
                plan.wall(at // 2, y, EAST)
            elif sign != " ":
                raise DrawingError(f"row {y}: between two squares stands a blank or |, not {sign!r}")
        plan.width = max(plan.width, (len(line) + 1) // 2)
    plan.height = y + 1


def _read_words(plan: Plan, words: list[str]) -> None:
    verb, rest = words[0], words[1:]
    try:
        if verb == "house":
            plan.kinds[rest[0]] = rest[1]
        elif verb == "location":
            plan.kinds[rest[0]] = rest[1]
            plan.doors.update(side(word) for word in rest[2:])
        elif verb in ("villa", "catacombs"):
            x, y, outward = side(rest[0])
            plan.enter(Entry(verb, len(plan.entries) + 1, (x, y), outward))
        elif verb == "west":
            plan.west = place(rest[0])
        elif verb == "section":
            (left, top), (right, bottom) = (place(word) for word in rest[1:3])
            for x in range(left, right + 1):
                plan.sections.update({(x, y): int(rest[0]) for y in range(top, bottom + 1)})
        else:
            raise DrawingError(f"{verb!r}: house, location, villa, catacombs, west or section is expected")
    except (IndexError, ValueError) as error:
        raise DrawingError(f"{' '.join(words)!r}: {error}") from None


def _door_of(plan: Plan, door: Side) -> str | None:
    x, y, direction = door
    dx, dy = AHEAD[direction]
    return plan.buildings.get((x + dx, y + dy))


def _fronts(plan: Plan, id: str) -> Iterator[Side]:
    """The open sides between streets and a building, from the street."""
    for (x, y), building in plan.buildings.items():
        if building == id:
            for direction, (dx, dy) in enumerate(AHEAD):
                if (x + dx, y + dy) in plan.streets and (x, y, direction) not in plan.walls:
                    yield x + dx, y + dy, direction ^ 2
