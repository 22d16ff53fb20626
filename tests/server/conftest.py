"""Real servers for the tests: processes of their own, on a port of the loopback, with a file of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cutpurse.lab.crash import House

ABSENT_AFTER = 0.3


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share; whoever breaks a table breaks no other."""
    house = House(
        tmp_path_factory.mktemp("house") / "tables.db", absent_after=ABSENT_AFTER, hello_within=0.5, workers=1
    )
    house.start()
    yield house
    house.kill()


@pytest.fixture
def new_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """A server for one test, with options of its own."""
    houses: list[House] = []

    def start(**options: object) -> House:
        house = House(tmp_path / f"tables{len(houses)}.db", **{"workers": 1, "absent_after": ABSENT_AFTER, **options})
        houses.append(house)
        house.start()
        return house

    yield start
    for house in houses:
        house.kill()
