"""The boxes of a server's tables: stored before the table, each once, read once, and parsed once."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.box import Contents
from cutpurse.lab.crash import House
from cutpurse.protocol.requests import NewTable, SeatWish
from cutpurse.server.store.boxes import Boxes
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.tables import Tables
from tests.server.client import Made

GAMES = ("age-of-thieves", "swindler", "thiefdom")
WISHES = [NewTable(game, [SeatWish("me"), SeatWish("open")]) for game in GAMES]


def test_each_box_is_stored_once_and_whole(path: Path) -> None:
    async def run() -> None:
        for _ in range(2):
            async with SqliteStore(path) as store:
                tables = Tables(store)
                for wish in WISHES * 3:
                    await tables.make(wish)
                await tables.close()

    asyncio.run(run())
    with closing(sqlite3.connect(path)) as db:
        stored = dict(db.execute("SELECT digest, contents FROM boxes").fetchall())
    assert set(stored) == {registry.title(game).shipped.digest for game in GAMES}
    for digest, contents in stored.items():
        assert Contents.unpacked(contents).digest == digest


def test_opening_tables_parses_no_component_file_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> tuple[int, int]:
        async with SqliteStore(path) as store:
            tables = Tables(store)
            made = [await tables.make(wish) for wish in WISHES * 2]
            parsed: list[str] = []
            before = tomllib.loads

            def loads(text: str, **more: Any) -> dict[str, Any]:
                parsed.append(text)
                return before(text, **more)

            monkeypatch.setattr(tomllib, "loads", loads)
            for table in list(tables.opened.values()):
                tables.forget(table)
            games = [(await tables.get(one.table)).game for one in made]
            boxes = {id(game.contents) for game in games}
            await tables.close()
            return len(parsed), len(boxes)

    assert asyncio.run(run()) == (0, len(GAMES))


def test_a_box_that_only_the_store_has_is_read_once(path: Path) -> None:
    title = registry.title("swindler")
    files = {**title.shipped.files, "numbers.toml": {**title.shipped.files["numbers.toml"]}}
    files["numbers.toml"]["numbers"] = {**files["numbers.toml"]["numbers"], "start_coins": 9}
    own = Contents(files)

    async def run() -> None:
        async with SqliteStore(path) as store:
            boxes = Boxes(store)
            assert await boxes.find(title, own.digest) is None
            await store.keep_box(own.digest, own.packed())
            found = await boxes.find(title, own.digest)
            assert found is not None
            assert found.digest == own.digest
            assert found.read["numbers.toml"]["numbers"]["start_coins"] == 9
            assert await boxes.find(title, own.digest) is found

    asyncio.run(run())


@pytest.mark.parametrize("damage", [b"", b"nonsense"])
def test_a_box_that_is_damaged_is_not_there(path: Path, damage: bytes) -> None:
    async def run() -> None:
        async with SqliteStore(path) as store:
            await store.keep_box("00", damage)
            assert await Boxes(store).find(registry.title("swindler"), "00") is None

    asyncio.run(run())


def test_whoever_draws_a_table_gets_the_box_it_was_begun_with(tmp_path: Path) -> None:
    """By its digest: of today, of a release, from the store; one that is nowhere is refused."""
    title = registry.title("swindler")
    files = {**title.shipped.files, "numbers.toml": {**title.shipped.files["numbers.toml"]}}
    files["numbers.toml"]["numbers"] = {**files["numbers.toml"]["numbers"], "start_coins": 9}
    own = Contents(files)

    async def keep() -> None:
        async with SqliteStore(tmp_path / "tables.db") as store:
            await store.keep_box(own.digest, own.packed())

    asyncio.run(keep())
    house = House(tmp_path / "tables.db", workers=1)
    house.start()
    try:
        made = Made(house, ["me", "open"])
        assert made.info()["box"] == title.shipped.digest
        for path, coins in (("", None), (f"?box={title.shipped.digest}", None), (f"?box={own.digest}", 9)):
            status, data = house.ask("GET", f"/api/box/swindler{path}")
            assert status == 200
            numbers = json.loads(data)["files"]["numbers"]["numbers"]
            assert numbers["start_coins"] == (coins or title.shipped.files["numbers.toml"]["numbers"]["start_coins"])
        assert house.ask("GET", f"/api/texts?language=de&game=swindler&box={own.digest}")[0] == 200
        for path in ("/api/box/swindler?box=00", "/api/texts?game=swindler&box=00"):
            status, data = house.ask("GET", path)
            assert (status, json.loads(data)["reason"]["code"]) == (404, "unknown-box")
    finally:
        house.kill()
