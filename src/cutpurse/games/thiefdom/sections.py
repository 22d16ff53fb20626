"""The faces of the city sections: read, turned, and checked before a town is built of them (TD-1, chapter 2.2)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from cutpurse.games.thiefdom.plan import (
    AHEAD,
    DIRECTIONS,
    LANTERN,
    RIVER,
    SIZE,
    STREET,
    DrawingError,
    Plan,
    Side,
    place,
    side,
)
from cutpurse.games.thiefdom.town import FAR, Town
from cutpurse.kernel.pack import Entry, require

FILE = "sections.toml"
RIVER_WIDTH = 6
Kind = Literal["market", "dealer", "tavern", "dungeon", "smuggler"]
HouseKind = Literal["tower", "garden", "smithy", "stable", "church"]


class Doors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    doors: list[str]


class Section(Entry, frozen=True, kw_only=True):
    """What both faces of a section have in common."""

    number: int
    shape: Literal["land", "river"]
    entry: Literal["villa", "catacombs"]
    locations: list[Kind]
    church: bool
    min_players: int


class Face(Entry, frozen=True, kw_only=True):
    """One side of a city section: its streets, buildings, walls and openings."""

    section: int
    grid: str
    houses: dict[str, HouseKind]
    locations: dict[str, Doors]
    gates: dict[str, str]
    walls: list[str]

    def __hash__(self) -> int:
        return hash(self.id)

    def rows(self) -> list[str]:
        return self.grid.split()

    def location_kinds(self) -> dict[str, str]:
        return {letter: location.kind for letter, location in self.locations.items()}

    def turned(self, turns: int) -> tuple[list[str], list[Side], list[Side]]:
        """Rows, walls and doors after so many quarter turns clockwise: (x, y) becomes (6 - y, x)."""
        return _turned(self, turns)

    def openings(self) -> dict[str, tuple[int, int]]:
        """The opening squares by side: the middle of each, none on the river."""
        if self.rows()[0].endswith(RIVER):
            return {"N": (2, 0), "S": (2, SIZE - 1), "W": (0, SIZE // 2)}
        middle = SIZE // 2
        return {"N": (middle, 0), "E": (SIZE - 1, middle), "S": (middle, SIZE - 1), "W": (0, middle)}


@lru_cache(maxsize=256)
def _turned(face: Face, turns: int) -> tuple[list[str], list[Side], list[Side]]:
    rows = face.rows()
    walls = [side(wall) for wall in face.walls]
    doors = [side(door) for location in face.locations.values() for door in location.doors]
    for _ in range(turns):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
        walls, doors = [
            [(SIZE - 1 - y, x, (direction + 1) % 4) for x, y, direction in sides] for sides in (walls, doors)
        ]
    return rows, walls, doors


# -- checks --------------------------------------------------------------------------------------


def check_face(face: Face, section: Section) -> None:
    """A face that would break a town is refused, with what was expected instead."""
    where = f"face {face.id}"
    require(
        face.id in (f"{section.number}A", f"{section.number}B"), FILE, where, f"{section.number}A or {section.number}B"
    )
    _check_grid(face, section, where)
    _check_letters(face, section, where)
    _check_sides(face, where)
    _check_streets(face, where)


def _check_grid(face: Face, section: Section, where: str) -> None:
    rows, key = face.rows(), f"{where}.grid"
    width = SIZE if section.shape == "land" else RIVER_WIDTH
    require(len(rows) == SIZE, FILE, key, f"{SIZE} rows; there are {len(rows)}")
    for y, row in enumerate(rows):
        require(len(row) == width, FILE, key, f"{width} squares in row {y}; there are {len(row)}")
        for x, sign in enumerate(row):
            known = sign in (STREET, LANTERN, RIVER) or (sign.isascii() and sign.isalpha())
            require(known, FILE, key, f"street . lantern * river ~ or a letter at {x},{y}; there is {sign!r}")
            wet = section.shape == "river" and x == width - 1
            require(
                (sign == RIVER) == wet, FILE, key, f"river in the last column of river sections alone, not at {x},{y}"
            )
    openings = face.openings()
    require(set(face.gates) == set(openings), FILE, f"{where}.gates", f"a lantern for each of {', '.join(openings)}")
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            inner_rim = x in (0, width - 1) or y in (0, SIZE - 1)
            if (x, y) in openings.values():
                require(sign in (STREET, LANTERN), FILE, key, f"a street at {x},{y}, the middle of a side")
            elif inner_rim:
                require(sign not in (STREET, LANTERN), FILE, key, f"a building at {x},{y}: streets leave by the middle")


def _check_letters(face: Face, section: Section, where: str) -> None:
    """Letters and their kinds, the contents of the section, buildings in one piece."""
    squares: dict[str, set[tuple[int, int]]] = {}
    for y, row in enumerate(face.rows()):
        for x, sign in enumerate(row):
            if sign.isalpha():
                squares.setdefault(sign, set()).add((x, y))
    drawn = set(squares)
    houses = {letter for letter in drawn if letter.islower()}
    require(set(face.houses) == houses, FILE, f"{where}.houses", f"a kind for {', '.join(sorted(houses))}")
    require(set(face.locations) == drawn - houses, FILE, f"{where}.locations",
            f"kind and doors for {', '.join(sorted(drawn - houses)) or 'none'}")  # fmt: skip
    for letter, ground in squares.items():
        reached, edge = set(), [min(ground)]
        while edge:
            x, y = edge.pop()
            reached.add((x, y))
            edge += [(x + dx, y + dy) for dx, dy in AHEAD if (x + dx, y + dy) in ground - reached]
        require(reached == ground, FILE, f"{where}.grid", f"the squares of {letter} in one piece")
    kinds = sorted(location.kind for location in face.locations.values())
    require(
        kinds == sorted(section.locations), FILE, f"{where}.locations", f"{', '.join(section.locations)}, each once"
    )
    churches = list(face.houses.values()).count("church")
    require(churches == section.church, FILE, f"{where}.houses", "one church" if section.church else "no church")


def _check_sides(face: Face, where: str) -> None:
    rows = face.rows()
    for letter, location in face.locations.items():
        require(bool(location.doors), FILE, f"{where}.locations.{letter}", "at least one door")
    for key, texts in (("walls", face.walls), *((f"locations.{k}", d.doors) for k, d in face.locations.items())):
        for text in texts:
            try:
                x, y, direction = side(text)
            except DrawingError as error:
                require(False, FILE, f"{where}.{key}", str(error))
                continue
            u, v = x + AHEAD[direction][0], y + AHEAD[direction][1]
            inside = x < len(rows[0]) and y < SIZE and 0 <= u < len(rows[0]) and 0 <= v < SIZE
            require(inside, FILE, f"{where}.{key}", f"a side within the face, not {text}")
            if key == "walls":
                require(DIRECTIONS[direction] in "ES", FILE, f"{where}.walls", f"the east or south side, not {text}")
                continue
            letter = key[-1]
            leads_in = rows[y][x] in (STREET, LANTERN) and rows[v][u] == letter
            require(leads_in, FILE, f"{where}.{key}", f"a step from a street into {letter}, not {text}")
            walled = {side(wall) for wall in face.walls}
            behind = (x, y, direction) in walled or (u, v, direction ^ 2) in walled
            require(not behind, FILE, f"{where}.{key}", f"no wall before the door {text}")


def _check_streets(face: Face, where: str) -> None:
    """Streets in one piece, lanterns where three or four ways meet, every building reachable, nobody ever stuck."""
    town = Town.of(_alone(face))
    openings = {name: town.space_at(*square) for name, square in face.openings().items()}
    for square in range(town.squares):
        arms = sum(town.ahead[4 * square + direction] >= 0 for direction in range(4))
        arms += square in openings.values()
        crossing = arms >= 3
        sign = "a lantern" if crossing else "no lantern"
        require(bool(town.lanterns >> square & 1) == crossing, FILE, f"{where}.grid",
                f"{sign} at {town.name[square]}, where {arms} ways meet")  # fmt: skip
    distance = town.distance(openings["N"])
    for space in range(town.spaces):
        require(distance[space] != FAR, FILE, f"{where}.grid", f"a way to {town.name[space]} from every opening")
    gates = {}
    for name, square in openings.items():
        gate = town.gate(square, DIRECTIONS.index(name) ^ 2)
        require(gate >= 0, FILE, f"{where}.gates.{name}", "a lantern before any other crossing or dead end")
        try:
            named = place(face.gates[name])
        except DrawingError as error:
            require(False, FILE, f"{where}.gates.{name}", str(error))
        require(named == town.places[gate], FILE, f"{where}.gates.{name}", f"the lantern at {town.name[gate]}")
        gates[gate] = name
    require(len(gates) == len(openings), FILE, f"{where}.gates", "a different lantern for each opening")
    for lantern in range(town.squares):
        if town.lanterns >> lantern & 1:
            require(len(town.arms[lantern]) >= 2, FILE, f"{where}.grid",
                    f"at least 2 ways from lantern {town.name[lantern]} to other lanterns of the face")  # fmt: skip


def _alone(face: Face) -> Plan:
    """A face as a town of its own."""
    plan = Plan()
    plan.width, plan.height = len(face.rows()[0]), SIZE
    for y, row in enumerate(face.rows()):
        for x, sign in enumerate(row):
            plan.sections[x, y] = face.section
            if sign in (STREET, LANTERN):
                plan.streets[x, y] = sign
            elif sign == RIVER:
                plan.river.add((x, y))
            else:
                plan.buildings[x, y] = sign
    plan.kinds.update({**face.houses, **face.location_kinds()})
    _, walls, doors = face.turned(0)
    for x, y, direction in walls:
        plan.wall(x, y, direction)
    plan.doors.update(doors)
    return plan
