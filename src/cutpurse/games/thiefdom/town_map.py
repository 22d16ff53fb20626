"""A town drawn in characters: one sign per square, walls between squares, what lies beyond the openings around it.

Nothing is said by colour. Houses and locations are drawn with the letters of their faces, whose names stand above
and below; so "d" under 7A is the building 7Ad. Every line knows which spaces lie in which of its columns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from cutpurse.games.thiefdom.plan import AHEAD, EAST, LANTERN, RIVER, SOUTH, STREET, Place
from cutpurse.games.thiefdom.town import Town
from cutpurse.kernel.text_sheet import Drawn

SEEN_STREET, SEEN_LANTERN = ":", "#"
VILLA, CATACOMBS = "V", "="
GUARD_SIGNS = "^>v<"
NOBLE_SIGN, CARRIAGE_SIGN = "$", "&"
RIVAL_SIGN = "?"
"""Of a solo game."""
MARGIN = 4


def draw(
    town: Town, figures: Mapping[int, str], seen: int = 0, name: Callable[[str], str] = str, who: Mapping[str, int] = {}
) -> list[str]:
    """The whole town. `figures`: signs by space; `seen`: squares in the sight of guards; `name`: what a space is
    called; `who`: the spaces of people who can be pointed at by name."""
    plan = town.plan
    signs = _signs(town, figures, seen)
    rows = range(min(y for _, y in signs), max(y for _, y in signs) + 1)
    columns = range(min(0, *(x for x, _ in signs)), max(x for x, _ in signs) + 1)
    spots = _spots(town, columns.start, name, who)
    lines = [*_faces(town, 0), *_numbers(columns)]
    for y in rows:
        row = "".join(signs.get((x, y), " ") + ("|" if (x, y, EAST) in plan.walls else " ") for x in columns)
        head = f"{y:>2}  " if 0 <= y < plan.height else " " * MARGIN
        lines.append(Drawn((head + row).rstrip(), spots.get(y, {})))
        walls = "".join("- " if (x, y, SOUTH) in plan.walls else "  " for x in columns)
        if walls.strip():
            lines.append((" " * MARGIN + walls).rstrip())
    return lines + _faces(town, 1)


def around(lines: Sequence[str], focus: Collection[str], rows: int = 9) -> list[str]:
    """The rows of a drawn town in which some things lie, those around them, and the numbers of the columns."""
    drawn = [place for place, line in enumerate(lines) if isinstance(line, Drawn)]
    found = [place for place, at in enumerate(drawn) if not set(focus).isdisjoint(_spots_of(lines[at]))]
    if not found:
        return []
    middle = (found[0] + found[-1]) // 2 if found[-1] - found[0] < rows else found[0]
    first = max(0, min(middle - rows // 2, len(drawn) - rows))
    top, bottom = drawn[first], drawn[min(first + rows, len(drawn)) - 1]
    below = lines[drawn[-1] + 1 :] if bottom == drawn[-1] else []
    return [*lines[: drawn[0]], *lines[top : bottom + 1], *below]


def _spots_of(line: str) -> Mapping[str, Sequence[int]]:
    return line.spots if isinstance(line, Drawn) else {}


def _spots(
    town: Town, west: int, name: Callable[[str], str], who: Mapping[str, int]
) -> dict[int, dict[str, list[int]]]:
    """Row by row, in which columns each space, and everybody who has a name, is drawn."""
    spots: dict[int, dict[str, list[int]]] = {}
    named = [(name(id), space) for space, id in enumerate(town.name)] + list(who.items())
    for thing, space in named:
        for x, y in town.ground[space]:
            spots.setdefault(y, {}).setdefault(thing, []).append(MARGIN + 2 * (x - west))
    return spots


def _signs(town: Town, figures: Mapping[int, str], seen: int) -> dict[Place, str]:
    plan = town.plan
    signs: dict[Place, str] = dict.fromkeys(plan.river, RIVER)
    for place, id in plan.buildings.items():
        signs[place] = VILLA if plan.kinds[id] == "villa" else id[-1]
    for square, place in enumerate(town.places):
        lantern = plan.streets[place] == LANTERN
        if seen >> square & 1:
            signs[place] = SEEN_LANTERN if lantern else SEEN_STREET
        else:
            signs[place] = LANTERN if lantern else STREET
        if square in figures:
            signs[place] = figures[square]
    for space in range(town.squares, town.spaces):
        if space in figures:
            signs[town.ground[space][-1]] = figures[space]
    for entry in plan.entries:
        if entry.kind == "catacombs":
            (x, y), (dx, dy) = entry.square, AHEAD[entry.outward]
            signs[x + dx, y + dy] = CATACOMBS
    return signs


def _faces(town: Town, row: int) -> list[str]:
    """The names of the faces in a row of sections, each over its own columns."""
    faces = [face for face in town.plan.faces if (face[2] > 0) == bool(row)]
    if not faces:
        return []
    line = " " * MARGIN
    for id, left, _ in faces:
        line = line.ljust(MARGIN + 2 * left + 6) + id
    return [line]


def _numbers(columns: range) -> list[str]:
    """The columns counted, tens above units."""
    units = "".join(f"{x % 10} " if x >= 0 else "  " for x in columns)
    tens = "".join(f"{x // 10} " if x >= 10 and x % 10 == 0 else "  " for x in columns)
    lines = [tens, units] if tens.strip() else [units]
    return [(" " * MARGIN + line).rstrip() for line in lines]
