"""The city drawn with letters: every space where it lies, paths dotted, what stands there behind its id."""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.age_of_thieves.components import Box

NARROWEST = 108
"""Fewer columns have no room for all spaces side by side."""
WIDEST = 150
TALL = 0.39
"""Rows for each column: a letter is about twice as high as it is wide."""
MARGIN = 4
LABEL = 4
OPEN = " ."
"""Signs that belong to no label."""

Cell = tuple[int, int]
NUDGES = sorted(
    ((row, column) for row in range(-2, 3) for column in range(-6, 7)), key=lambda at: abs(at[0]) * 3 + abs(at[1])
)
"""Where else a label may stand when its place is taken, nearest first."""


def draw(box: Box, signs: dict[str, str], width: int) -> list[str]:
    """The map, with a text of signs for spaces where there is something."""
    lines = [line.rstrip() for line in _painted(box, signs, min(width, WIDEST))[0]]
    while lines and not lines[0]:
        lines.pop(0)
    while lines and not lines[-1]:
        lines.pop()
    return lines


def around(box: Box, signs: dict[str, str], width: int, focus: Sequence[str], rows: int = 15) -> list[str]:
    """The part of the map, no wider than wanted, in which all the spaces of a focus lie, or as many as there is room
    for: the first of them in any case."""
    lines, cells = _painted(box, signs, WIDEST)
    seen = [cells[focus[0]]]
    for space in focus[1:]:
        more = [*seen, cells[space]]
        if _span(more, 0) < rows - 2 and _span(more, 1) < width - 2 * LABEL:
            seen = more
    top = _start([row for row, _ in seen], rows, len(lines))
    left = _start([column for _, column in seen], width, WIDEST)
    return [_cut(line, left, left + width) for line in lines[top : top + rows]]


def _span(cells: Sequence[Cell], axis: int) -> int:
    return max(cell[axis] for cell in cells) - min(cell[axis] for cell in cells)


def _start(places: Sequence[int], room: int, all: int) -> int:
    """Where a window begins that has these places in its middle."""
    return max(0, min((min(places) + max(places) - room) // 2, all - room))


def _cut(line: str, left: int, right: int) -> str:
    """A piece of a line, without halves of labels at its ends."""
    begin = left
    while left and left < right and line[left] not in OPEN and line[left - 1] not in OPEN:
        left += 1
    while right < len(line) and left < right and line[right] not in OPEN and line[right - 1] not in OPEN:
        right -= 1
    return (" " * (left - begin) + line[left:right]).rstrip()


def _painted(box: Box, signs: dict[str, str], columns: int) -> tuple[list[str], dict[str, Cell]]:
    """All rows of the map, and the cell where the label of each space begins."""
    rows = int(columns * TALL)
    spots = _spots(box, columns, rows)
    grid = [[" "] * columns for _ in range(rows)]
    for one, other in box.board.paths:
        for row, column in _line(spots[one], spots[other]):
            grid[row][column] = "."
    taken: set[Cell] = set()
    cells: dict[str, Cell] = {}
    labels = {space: space + signs.get(space, "") for space in spots}
    for space in sorted(labels, key=lambda id: -len(labels[id])):
        row, column = _room(spots[space], len(labels[space]), taken, columns, rows)
        cells[space] = row, column
        taken |= {(row, column + step) for step in range(-1, len(labels[space]) + 1)}
        grid[row][column : column + len(labels[space])] = labels[space]
    return ["".join(row) for row in grid], cells


def _spots(box: Box, columns: int, rows: int) -> dict[str, Cell]:
    """The cell of each space: its coordinates, scaled to the letters we have."""
    spaces = box.board.spaces
    left, right = min(space.x for space in spaces), max(space.x for space in spaces)
    top, bottom = min(space.y for space in spaces), max(space.y for space in spaces)
    across, down = columns - 2 * MARGIN - 1, rows - 1
    return {space.id: (round((space.y - top) * down / (bottom - top)), MARGIN + round((space.x - left) * across / (right - left)))
            for space in spaces}  # fmt: skip


def _line(start: Cell, end: Cell) -> list[Cell]:
    """The cells between two cells."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    return [(round(start[0] + (end[0] - start[0]) * step / steps), round(start[1] + (end[1] - start[1]) * step / steps))
            for step in range(steps + 1)]  # fmt: skip


def _room(spot: Cell, length: int, taken: set[Cell], columns: int, rows: int) -> Cell:
    """Where a label of this length goes: centred on its spot, or as near as there is room."""
    for down, across in NUDGES:
        row, column = spot[0] + down, spot[1] - 1 + across
        inside = 0 <= row < rows and 0 <= column <= columns - length
        if inside and not any((row, column + step) in taken for step in range(length)):
            return row, column
    return spot[0], max(0, min(spot[1] - 1, columns - length))
