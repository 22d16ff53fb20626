"""The store on real files: one writer for many callers, one owner of the file."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from pathlib import Path

import pytest

from cutpurse.server.store.base import Conflict, StoreError, Unavailable
from cutpurse.server.store.sqlite import SqliteStore
from tests.server.files import child, filled, sql, with_store


def test_seat_secrets_are_for_the_owner_of_the_server_only(path: Path) -> None:
    filled(path)
    assert path.stat().st_mode & 0o077 == 0


def test_a_removed_table_leaves_nothing_in_the_file(path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await store.create("t", b"")
        await store.append("t", 0, b"")
        await store.keep_snapshot("t", b"")
        await store.remove("t")

    with_store(SqliteStore(path), play)
    assert sql(path, "SELECT (SELECT count(*) FROM entries) + (SELECT count(*) FROM snapshots)") == [(0,)]


# -- one writer, group commit ----------------------------------------------------------------------


class Busy:
    """Keeps the writer busy, so that what is asked meanwhile waits together."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.begun = threading.Event()
        self.free = threading.Event()

    async def __aenter__(self) -> None:
        self.done = asyncio.ensure_future(self.store._write(self.job))
        await asyncio.to_thread(self.begun.wait)

    async def __aexit__(self, *error: object) -> None:
        await asyncio.sleep(0)  # whatever was asked is in the queue by now
        self.free.set()
        await self.done

    def job(self, db: sqlite3.Connection) -> None:
        self.begun.set()
        self.free.wait()


def test_a_refused_entry_spoils_none_of_its_batch(path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await store.create("a", b"")
        await store.create("b", b"")
        before = store.commits
        asked = [("a", 0), ("b", 0), ("a", 0), ("a", 2), ("a", -1), ("b", 1), ("a", 1), ("none", 0), ("a", 2), ("b", 2)]
        async with Busy(store):
            answers = asyncio.gather(
                *(store.append(table, n, b"%s %d" % (table.encode(), n)) for table, n in asked), return_exceptions=True
            )
        kinds = [type(answer).__name__ if answer else "" for answer in await answers]
        assert kinds == ["", "", "Conflict", "Conflict", "Conflict", "", "", "Missing", "", ""]
        assert store.commits == before + 2, "the ten of them were one transaction"
        for table in "ab":
            assert await store.entries(table) == [b"%s %d" % (table.encode(), n) for n in range(3)]

    with_store(SqliteStore(path), play)


def test_every_commit_is_flushed_to_the_disk(path: Path) -> None:
    def settings(db: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "fullfsync", "foreign_keys")
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    full = 2
    assert with_store(SqliteStore(path), lambda store: store._write(settings)) == ["wal", full, 1, 1]


def test_a_job_that_cannot_be_written_fails_alone(path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await store.create("t", b"")
        bad: list[object] = [store.append("t", 2**70, b""), store.create("\ud800", b""), store.create("u", object())]  # type: ignore[arg-type]
        answers = await asyncio.gather(*bad, store.append("t", 0, b"good"), return_exceptions=True)  # type: ignore[call-overload]
        assert [isinstance(answer, Exception) for answer in answers] == [True, True, True, False]
        assert await store.entries("t") == [b"good"]
        assert await store.tables() == ["t"]

    with_store(SqliteStore(path), play)


def test_nothing_stays_of_a_job_that_fails_halfway(path: Path) -> None:
    def halfway(db: sqlite3.Connection) -> None:
        db.execute("DELETE FROM tables")
        raise Conflict("on second thoughts")

    def ruinous(db: sqlite3.Connection) -> None:
        db.execute("DELETE FROM tables")
        db.execute("RELEASE one")

    async def play(store: SqliteStore) -> None:
        await store.create("t", b"")
        with pytest.raises(Conflict, match="second thoughts"):
            await store._write(halfway)
        with pytest.raises(Unavailable) as caught:
            await store._write(ruinous)
        assert caught.value.problem == "failed"
        await store.append("t", 0, b"good")
        assert await store.entries("t") == [b"good"]

    with_store(SqliteStore(path), play)


def test_appends_of_many_tables_share_commits(path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        async def table(id: str) -> None:
            await store.create(id, b"")
            for n in range(20):
                await store.append(id, n, b"%d" % n)

        await asyncio.gather(*(table(f"t{k}") for k in range(40)))
        assert store.commits < 40 * 21 / 2
        for k in range(40):
            assert await store.entries(f"t{k}") == [b"%d" % n for n in range(20)]

    with_store(SqliteStore(path), play)


def test_closing_finishes_what_was_asked_for(path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.create("t", b"")
        asked = [asyncio.ensure_future(store.append("t", n, b"%d" % n)) for n in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)

    asyncio.run(play())
    assert len(with_store(SqliteStore(path), lambda store: store.entries("t"))) == 50
    assert not path.with_name("tables.db-wal").exists(), "a closed store is one file"


def test_a_caller_that_went_away_harms_nobody(path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await store.create("t", b"")
        async with Busy(store):
            gone = asyncio.ensure_future(store.append("t", 0, b"gone"))
            stays = asyncio.ensure_future(store.append("t", 1, b"stays"))
            await asyncio.sleep(0)
            gone.cancel()
        await stays
        assert await store.entries("t") == [b"gone", b"stays"]

    with_store(SqliteStore(path), play)


# -- one owner -------------------------------------------------------------------------------------


def test_a_second_server_is_refused(path: Path) -> None:
    script = """
        import asyncio, sys
        from pathlib import Path
        from cutpurse.server.store.sqlite import SqliteStore
        from cutpurse.server.store.base import Unavailable
        try:
            asyncio.run(SqliteStore(Path(sys.argv[1])).open())
        except Unavailable as error:
            print(error.problem, error)
        else:
            print("opened")
    """

    async def play(store: SqliteStore) -> str:
        with pytest.raises(Unavailable, match="open in this process") as caught:
            await SqliteStore(path).open()
        assert caught.value.problem == "locked"
        with pytest.raises(StoreError, match="open already"):
            await store.open()
        return (await asyncio.to_thread(child(script, path).communicate))[0]

    answer = with_store(SqliteStore(path), play)
    assert answer.startswith("locked")
    assert f"in use by another cutpurse server (process {os.getpid()})" in answer
    assert child(script, path).communicate()[0] == "opened\n"
