"""An upgrade that is taken back, as docs/operations.md says: the copy that was made before, with the old program."""

from __future__ import annotations

import asyncio
import random
import shutil
from pathlib import Path

import pytest

from cutpurse.protocol.requests import NewTable, SeatWish, TakeSeat
from cutpurse.server.actions import seating
from cutpurse.server.store.base import Unavailable
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.store.sqlite_file import MIGRATIONS
from cutpurse.server.tables import Tables
from tests.upgrade.programs import LATER, running
from tests.upgrade.test_stores import play_on, quiet_tables

MOVES = 12


async def a_table(tables: Tables) -> str:
    made = await tables.make(NewTable("swindler", [SeatWish("me"), SeatWish("open")], {"end_jobs": 3}))
    await seating.take(tables, made.table, TakeSeat(made.invitations[1]))
    return made.table


async def moves(tables: Tables, id: str, number: int) -> None:
    table = await tables.get(id)
    assert table.referee is not None
    for _ in range(number):
        question = table.referee.questions()[0]
        name, at = f"move {table.journal.entries}", len(table.referee.records)
        assert await table.act(question.seat, name, question.options[0], at) is None


def later_migrations(folder: Path) -> Path:
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("postgres"))
    (folder / f"{len(list(folder.iterdir())) + 1:04}_more.sql").write_text("ALTER TABLE tables ADD more TEXT;")
    return folder


def test_the_way_back_from_an_upgrade_is_the_copy(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"

    async def today() -> str:
        async with SqliteStore(file) as store:
            tables = quiet_tables(store)
            id = await a_table(tables)
            await moves(tables, id, MOVES)
            await store.backup(copy)
            await tables.close()
            return id

    async def upgraded(id: str) -> str:
        async with SqliteStore(file, migrations=later_migrations(tmp_path / "later")) as store:
            tables = quiet_tables(store)
            await moves(tables, id, MOVES)
            newer = await a_table(tables)
            assert (await tables.get(newer)).lobby.rules > (await tables.get(id)).lobby.rules
            await tables.close()
            return newer

    async def back(id: str, newer: str) -> None:
        before = file.read_bytes()
        with pytest.raises(Unavailable) as refused:
            await SqliteStore(file).open()
        assert refused.value.problem == "newer"
        assert file.read_bytes() == before, "what the newer program has written is left as it is"
        async with SqliteStore(copy) as store:
            tables = quiet_tables(store)
            assert await store.tables() == [id]
            table = await tables.get(id)
            assert table.journal.entries == MOVES
            await play_on(table, random.Random(newer))
            await tables.close()

    id = asyncio.run(today())
    with running(LATER, tmp_path / "games"):
        newer = asyncio.run(upgraded(id))
    asyncio.run(back(id, newer))
