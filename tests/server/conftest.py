"""Real servers for the tests: processes of their own, on a port of the loopback, with a file of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cutpurse.lab.crash import House
from cutpurse.lab.services import Nats, Postgres
from tests.server.houses import ABSENT_AFTER, Houses, connected, until


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share; whoever breaks a table breaks no other."""
    house = House(tmp_path_factory.mktemp("house") / "tables.db", absent_after=ABSENT_AFTER, workers=1)
    house.start()
    yield house
    house.kill()
    log = house.log.read_text()
    for fault in ("Traceback", "never retrieved", ": failed ("):  # the last: a bot, for another reason than the time
        assert fault not in log, f"whatever was done to the server, it was not to fail: {log[-4000:]}"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a store may be."""
    return tmp_path / "tables.db"


@pytest.fixture
def new_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """A server for one test, with options of its own."""
    houses: list[House] = []

    def start(**options: object) -> House:
        settings: dict[str, Any] = {"workers": 1, "absent_after": ABSENT_AFTER, **options}
        house = House(tmp_path / f"tables{len(houses)}.db", **settings)
        houses.append(house)
        house.start()
        return house

    yield start
    for house in houses:
        house.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.end()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a database that is empty."""
    return postgres.new_database()


@pytest.fixture
def nats() -> Iterator[Nats]:
    server = Nats()
    server.start()
    yield server
    server.kill()


@pytest.fixture
def houses(tmp_path: Path, database: str, nats: Nats) -> Iterator[Houses]:
    houses = Houses(tmp_path, database, nats.address)
    until(lambda: connected(houses) == 2)
    yield houses
    houses.end()
