"""Two processes that serve the same tables, and a look at their figures."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from cutpurse.lab.crash import House

A_WHILE = 60.0
ABSENT_AFTER = 0.3


class Houses:
    """Two processes that serve the same tables."""

    def __init__(self, folder: Path, database: str, bus: str, **more: object) -> None:
        options: dict[str, Any] = {"workers": 1, "absent_after": ABSENT_AFTER, "bus": bus, **more}
        self.all = [House(database, folder / f"{name}.log", **options) for name in ("one", "other")]
        for house in self.all:
            house.start()

    def __iter__(self) -> Iterator[House]:
        return iter(self.all)

    def end(self) -> None:
        for house in self.all:
            house.kill()


def figure(house: House, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", house.figures(), re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def connected(houses: Houses) -> float:
    return sum(figure(house, "cutpurse_bus_connected") for house in houses)


def until(test: Callable[[], object]) -> None:
    async def wait() -> None:
        async with asyncio.timeout(A_WHILE):
            while not test():
                await asyncio.sleep(0.02)

    asyncio.run(wait())
