"""Garbage collection with many tables: rare, and the less there is to walk through the better."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from cutpurse.kernel import registry
from cutpurse.protocol.requests import NewTable, SeatWish
from cutpurse.server.jobs.garbage import LEAST, MOST, REST, Collector
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.tables import Tables


@pytest.fixture
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def full_collections() -> int:
    return int(gc.get_stats()[2]["collections"])


@pytest.mark.usefixtures("as_before")
def test_however_many_objects_come_nobody_walks_through_all_of_them() -> None:
    Collector().settle()
    assert gc.get_freeze_count() > 1_000
    before = full_collections()
    kept = [[n] for n in range(300_000)]
    assert full_collections() == before, "by itself Python walks through everything whenever there is a quarter more"
    del kept


@pytest.mark.usefixtures("as_before")
def test_young_cycles_are_found_all_the_same() -> None:
    Collector().settle()
    found = gc.get_stats()[0]["collected"] + gc.get_stats()[1]["collected"]
    for _ in range(100_000):
        cycle: list[object] = []
        cycle.append(cycle)
    assert gc.get_stats()[0]["collected"] + gc.get_stats()[1]["collected"] - found > 50_000


@pytest.mark.parametrize(("pause", "rest"), [(0.001, LEAST), (0.3, 0.3 * REST), (60.0, MOST)])
def test_the_longer_a_walk_takes_the_longer_the_next_one_waits(pause: float, rest: float) -> None:
    moments = count(0.0, pause)
    collector = Collector(lambda: None, lambda: next(moments))
    assert collector.walk() == pytest.approx(rest)
    assert collector.pauses.count == 1
    assert collector.pauses.sum == pytest.approx(pause)


@pytest.mark.parametrize("game", list(registry.titles()))
def test_tables_with_the_same_settings_share_what_they_look_up(path: Path, game: str) -> None:
    async def run() -> None:
        async with SqliteStore(path) as store:
            tables = Tables(store)
            seats = [SeatWish("me"), SeatWish("open")]
            ids = [(await tables.make(NewTable(game, seats))).table for _ in range(3)]
            games = {id: tables.opened[id].game for id in ids}
            assert len(set(games.values())) == 1
            three = await tables.make(NewTable(game, [*seats, SeatWish("open")]))
            assert tables.opened[three.table].game not in games.values()
            await tables.close()

    asyncio.run(run())
