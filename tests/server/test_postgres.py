"""The store in PostgreSQL: connections that are cut, a schema of its own, leases. The contract is in test_store.py."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import asyncpg
import pytest

from cutpurse.lab.services import Postgres
from cutpurse.server.settings import Settings
from cutpurse.server.store.base import StoreError, Unavailable
from cutpurse.server.store.postgres import MIGRATIONS, PostgresStore

T = TypeVar("T")
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cutpurse'"


def with_store(store: PostgresStore, play: Callable[[PostgresStore], Awaitable[T]]) -> T:
    async def run() -> T:
        async with store:
            return await play(store)

    return asyncio.run(run())


def refusal(store: PostgresStore) -> Unavailable:
    with pytest.raises(Unavailable) as caught:
        asyncio.run(store.open())
    return caught.value


def test_connections_that_are_cut_lose_nothing_and_double_nothing(database: str) -> None:
    async def play(store: PostgresStore) -> None:
        async def cut() -> None:
            killer = await asyncpg.connect(database)
            while n < 60 or len(cuts) < 10:
                await asyncio.sleep(0.04)
                await killer.fetch(CUT)
                cuts.append(n)
            await killer.close()

        await store.create("t", b"")
        await store.create("lobby", b"0")
        n, version = 0, 1
        cuts: list[int] = []
        cutting = asyncio.ensure_future(cut())
        while not cutting.done():
            await store.append("t", n, b"%d" % n)
            n += 1
            version = await store.change("lobby", version, b"%d" % version)
        await cutting
        assert len(cuts) > 5
        assert await store.entries("t") == [b"%d" % k for k in range(n)]
        assert await store.body("lobby") == (version, b"%d" % (version - 1))

    with_store(PostgresStore(database), play)


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    settings = Settings(database="postgresql://ann:secret@127.0.0.1:1/tables?sslpassword=secret")
    assert settings.place == "postgresql://127.0.0.1:1/tables"
    store = settings.store()
    assert isinstance(store, PostgresStore)
    refused = refusal(store)
    assert refused.problem == "unreachable"
    assert "127.0.0.1:1/tables" in str(refused)
    assert "secret" not in str(refused)


def test_every_commit_is_flushed_whatever_the_default(postgres: Postgres, database: str) -> None:
    name = database.partition("?")[0].rpartition("/")[2]
    postgres.do(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def setting(db: object) -> object:
        return await db.fetchval("SHOW synchronous_commit")  # type: ignore[attr-defined]

    assert with_store(PostgresStore(database), lambda store: store._do(setting)) == "on"


# -- the schema ------------------------------------------------------------------------------------


def with_one_more(folder: Path, script: str) -> Path:
    shutil.copytree(MIGRATIONS, folder)
    (folder / f"{len(list(folder.iterdir())) + 1:04}_more.sql").write_text(script)
    return folder


def test_processes_that_start_together_bring_the_schema_up_to_date_once(database: str, tmp_path: Path) -> None:
    folder = with_one_more(tmp_path / "more", "ALTER TABLE tables ADD COLUMN title text NOT NULL DEFAULT 'none';")

    async def run() -> None:
        stores = [PostgresStore(database, migrations=folder) for _ in range(5)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].create("t", b"")
        assert await stores[4].tables() == ["t"]
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(run())


def test_what_else_is_in_the_database_is_left_alone(postgres: Postgres, database: str) -> None:
    postgres.do("CREATE TABLE public.tables (recipe text)", database)
    with_store(PostgresStore(database), lambda store: store.create("t", b""))
    assert postgres.do("SELECT * FROM public.tables", database) == []


def test_a_later_version_is_refused(database: str, tmp_path: Path) -> None:
    later = with_one_more(tmp_path / "later", "SELECT 1;")
    with_store(PostgresStore(database, migrations=later), lambda store: store.create("t", b""))
    refused = refusal(PostgresStore(database))
    assert refused.problem == "newer"
    assert "later version" in str(refused)


def test_a_failing_migration_changes_nothing(database: str, tmp_path: Path) -> None:
    with_store(PostgresStore(database), lambda store: store.create("t", b"lobby"))
    bad = with_one_more(tmp_path / "bad", "ALTER TABLE tables DROP COLUMN body; NONSENSE;")
    with pytest.raises(StoreError):
        asyncio.run(PostgresStore(database, migrations=bad).open())
    assert with_store(PostgresStore(database), lambda store: store.body("t")) == (1, b"lobby")


# -- leases ----------------------------------------------------------------------------------------


def test_a_lease_has_one_owner_until_it_ends(database: str) -> None:
    async def play(store: PostgresStore) -> None:
        answers = await asyncio.gather(*(store.lease("job", f"owner {k}", 0.6) for k in range(6)))
        assert sum(answers) == 1
        owner = f"owner {answers.index(True)}"
        assert await store.lease("other job", "somebody", 60)
        assert not await store.lease("job", "somebody", 60)
        await asyncio.sleep(0.3)
        assert await store.lease("job", owner, 0.6), "kept"
        await asyncio.sleep(0.4)
        assert not await store.lease("job", "somebody", 60)
        await asyncio.sleep(0.4)
        assert await store.lease("job", "somebody", 60), "it had ended"
        await store.release("somebody")
        assert await store.lease("job", owner, 60)

    with_store(PostgresStore(database), play)
