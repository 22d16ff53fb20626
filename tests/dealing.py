"""In which order the tests run where several workers share them.

A run is as long as its longest worker, so what takes long is begun first, and what waits (for sockets, for other
processes) runs beside what computes (a browser draws): half of the workers begin with the pages, the others with the
servers, each ends with tests of milliseconds, and whoever is done early takes some of those from the others.

xdist gives each worker an equal consecutive part of the list (`--dist worksteal`): `deal` makes a list that falls into
such parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import TypeVar

T = TypeVar("T")

COMPUTE = ("tests/web/", "tests/lab/", "tests/bots/", "tests/envs/")
WAIT = ("tests/server/", "tests/upgrade/", "tests/terminal/", "tests/docs/", "tests/test_")
SCENARIOS = "tests/test_scenarios.py"
"""Many, and short."""


def kind(where: str) -> int:
    """0 computes long, 1 waits long, 2 is over at once."""
    if where.startswith(COMPUTE):
        return 0
    return 1 if where.startswith(WAIT) and not where.startswith(SCENARIOS) else 2


def sizes(tests: int, workers: int) -> list[int]:
    """How many tests each worker is given, as xdist counts."""
    found = []
    for left in range(workers, 0, -1):
        found.append(tests // left)
        tests -= found[-1]
    return found


def deal(items: Sequence[T], workers: int, where: Callable[[T], str], first: Callable[[T], bool]) -> list[T]:
    """The same tests in another order, the same one in every process.

    What stands together in a file stays together as far as possible: its fixtures are made once.
    """
    kinds: tuple[list[T], ...] = ([], [], [])
    for item in items:
        kinds[min(kind(where(item)), 1) if first(item) else kind(where(item))].append(item)
    parts: list[list[T]] = [[] for _ in range(workers)]
    room = sizes(len(items), workers)
    for own, folders, some in ((parts[::2], COMPUTE, kinds[0]), (parts[1::2] or parts, WAIT, kinds[1])):
        for item, part in zip(filter(first, some), cycle(own), strict=False):
            part.append(item)
        for folder in folders:
            share([item for item in some if not first(item) and where(item).startswith(folder)], own)
    short = iter(kinds[2] + [item for part, most in zip(parts, room, strict=True) for item in part[most:]])
    for part, most in zip(parts, room, strict=True):
        del part[most:]
        part.extend(islice(short, most - len(part)))
    return [item for part in parts for item in part]


def share(items: list[T], parts: list[list[T]]) -> None:
    """One stretch for each."""
    for part, size in zip(parts, sizes(len(items), len(parts)), strict=True):
        part.extend(items[:size])
        del items[:size]
