"""The store on real files: what happens to it when something happens to the process, the disk or the file."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

import cutpurse
from cutpurse.server.sqlite import SqliteStore
from cutpurse.server.sqlite_file import APPLICATION, MIGRATIONS, copy
from cutpurse.server.store import BUSY, Conflict, StoreError, Unavailable

T = TypeVar("T")
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(cutpurse.__file__).parents[1])}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def with_store(store: SqliteStore, play: Callable[[SqliteStore], Awaitable[T]]) -> T:
    async def run() -> T:
        async with store:
            return await play(store)

    return asyncio.run(run())


def refusal(store: SqliteStore) -> Unavailable:
    """Why the store does not open."""
    with pytest.raises(Unavailable) as caught:
        asyncio.run(store.open())
    return caught.value


def filled(path: Path, entries: int = 3, migrations: Path = MIGRATIONS) -> None:
    async def play(store: SqliteStore) -> None:
        await store.create("t", b"lobby")
        for n in range(entries):
            await store.append("t", n, b"entry %d" % n)

    with_store(SqliteStore(path, migrations=migrations), play)


def sql(path: Path, statement: str) -> list[tuple[object, ...]]:
    """What another program sees or does in the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        return db.execute(statement).fetchall()


def child(script: str, *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", textwrap.dedent(script), *map(str, arguments)]
    return subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)


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


# -- kill -9 ---------------------------------------------------------------------------------------

APPENDER = """
    import asyncio, os, sys
    from pathlib import Path
    from cutpurse.server.sqlite import SqliteStore
    from cutpurse.server.store import Conflict

    async def table(store, id):
        try:
            await store.create(id, b"")
        except Conflict:
            pass
        n = len(await store.entries(id))
        while True:
            await store.append(id, n, f"{id} {n}".encode())
            os.write(1, f"{id} {n}\\n".encode())  # whole or not at all
            n += 1

    async def main():
        async with SqliteStore(Path(sys.argv[1])) as store:
            await asyncio.gather(*(table(store, id) for id in "abc"))

    asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(path: Path) -> None:
    rng = random.Random(20)
    acknowledged = dict.fromkeys("abc", -1)

    def hear(line: str) -> None:
        id, n = line.split()
        assert int(n) > acknowledged[id]
        acknowledged[id] = int(n)

    async def check(store: SqliteStore) -> None:
        for id in await store.tables():
            entries = await store.entries(id)
            assert entries == [f"{id} {n}".encode() for n in range(len(entries))]
            assert len(entries) > acknowledged[id]

    for kill in range(20):
        victim = child(APPENDER, path)
        assert victim.stdout is not None
        try:
            for _ in range(rng.randrange(60) if kill % 5 else 0):
                hear(victim.stdout.readline())
            time.sleep(rng.uniform(0, 0.02 if kill % 5 else 0.4))
        finally:
            victim.kill()
        for line in victim.communicate()[0].splitlines():
            hear(line)
        assert victim.returncode == -signal.SIGKILL
        with_store(SqliteStore(path), check)
    assert min(acknowledged.values()) > 20, "all tables were being written to"


# -- disk full, locked, moved ----------------------------------------------------------------------


def test_a_full_disk_pauses_and_loses_nothing(path: Path) -> None:
    entry = b"x" * 3000

    def pages(limit: int) -> Callable[[sqlite3.Connection], None]:
        return lambda db: db.execute(f"PRAGMA max_page_count = {limit}").close()

    async def play(store: SqliteStore) -> None:
        await store.create("t", b"")
        await store._write(pages(20))
        n = 0
        with pytest.raises(Unavailable, match="disk is full") as caught:
            while True:
                await store.append("t", n, entry)
                n += 1
        assert caught.value.problem == "full"
        assert 0 < n < 20
        together = await asyncio.gather(*(store.append("t", n + k, entry) for k in range(4)), return_exceptions=True)
        assert all(isinstance(answer, StoreError) for answer in together)
        assert await store.entries("t") == [entry] * n, "still readable, and no half of a batch"
        await store._write(pages(2**20))
        for k in range(4):
            await store.append("t", n + k, entry)
        assert await store.entries("t") == [entry] * (n + 4)

    with_store(SqliteStore(path), play)
    with_store(SqliteStore(path), lambda store: store.entries("t"))


def test_a_disk_that_refuses_writes_pauses_and_loses_nothing(path: Path) -> None:
    script = """
        import asyncio, resource, sys
        from pathlib import Path
        from cutpurse.server.sqlite import SqliteStore
        from cutpurse.server.store import Unavailable

        def limit(size):
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        async def main():
            async with SqliteStore(Path(sys.argv[1])) as store:
                await store.create("t", b"")
                limit(100_000)
                n = 0
                try:
                    while True:
                        await store.append("t", n, b"x" * 3000)
                        n += 1
                except Unavailable as error:
                    print(error.problem, len(await store.entries("t")) == n > 0)
                limit(resource.RLIM_INFINITY)
                await store.append("t", n, b"after")
                print(len(await store.entries("t", n)))

        asyncio.run(main())
    """
    process = child(script, path)
    assert process.communicate()[0].splitlines() == ["failed True", "1"]
    assert process.returncode == 0
    assert with_store(SqliteStore(path), lambda store: store.entries("t"))[-1] == b"after"


def test_a_lock_of_another_program_pauses(path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await store.create("t", b"")
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="another program holds a lock") as caught:
            await store.append("t", 0, b"")
        assert caught.value.problem == "locked"
        assert await store.entries("t") == []
        other.execute("ROLLBACK")
        other.close()
        await store.append("t", 0, b"")

    with_store(SqliteStore(path, patience=0.05), play)


def test_no_move_goes_into_a_deleted_file(path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        await store.create("t", b"")
        path.rename(path.with_name("elsewhere.db"))
        with pytest.raises(Unavailable, match="moved, replaced or deleted") as caught:
            await store.append("t", 0, b"")
        assert caught.value.problem == "moved"
        path.with_name("elsewhere.db").rename(path)
        await store.append("t", 0, b"")

    with_store(SqliteStore(path), play)


# -- start-up checks -------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["header", "pages", "cut"])
def test_a_damaged_file_is_refused(path: Path, damage: str) -> None:
    filled(path, 2000)
    content = bytearray(path.read_bytes())
    if damage == "header":
        content[:16] = b"not a database !"
    elif damage == "pages":
        content[4096 * 2 : 4096 * 4] = random.Random(1).randbytes(4096 * 2)
    else:
        del content[len(content) // 2 :]
    path.write_bytes(content)
    refused = refusal(SqliteStore(path))
    assert refused.problem == "damaged"
    assert "damaged" in str(refused) and "tables.db" in str(refused)
    assert path.read_bytes() == content, "left as it was found"


def test_a_file_of_a_later_version_is_refused(path: Path) -> None:
    filled(path)
    sql(path, "PRAGMA user_version = 99")
    refused = refusal(SqliteStore(path))
    assert refused.problem == "newer"
    assert "later version" in str(refused)


def test_a_file_of_another_program_is_left_alone(path: Path) -> None:
    sql(path, "CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    assert refusal(SqliteStore(path)).problem == "foreign"
    assert path.read_bytes() == before


def test_a_folder_in_the_way_is_refused_and_the_store_can_be_opened_later(path: Path) -> None:
    path.mkdir()
    store = SqliteStore(path)
    assert refusal(store).problem == "failed"
    path.rmdir()
    assert with_store(store, lambda store: store.tables()) == []


# -- migrations ------------------------------------------------------------------------------------


def with_one_more(folder: Path, script: str) -> Path:
    """Our migrations and a later one."""
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("postgres"))
    (folder / f"{len(list(folder.iterdir())) + 1:04}_more.sql").write_text(script)
    return folder


LATEST = len(list(MIGRATIONS.glob("*.sql")))


def test_a_file_of_the_first_version_is_brought_up_to_date(path: Path) -> None:
    db = sqlite3.connect(path)
    db.executescript((MIGRATIONS / "0001_tables.sql").read_text())
    db.executescript(f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = 1;")
    db.execute("INSERT INTO tables (number, id, version, body) VALUES (7, 'old', 3, x'01')")
    db.execute("INSERT INTO entries (at, n, entry) VALUES (7, 0, x'02')")
    db.commit()
    db.close()

    async def play(store: SqliteStore) -> None:
        assert await store.body("old") == (3, b"\x01")
        assert await store.entries("old") == [b"\x02"]
        assert await store.tables(BUSY) == ["old"], "nobody knows what it waits for"
        assert await store.snapshot("old") is None
        await store.append("old", 1, b"\x03")

    with_store(SqliteStore(path), play)
    assert sql(path, "PRAGMA user_version") == [(LATEST,)]


def test_a_migration_may_build_a_table_anew(path: Path, tmp_path: Path) -> None:
    """The parent of a foreign key, which must not delete the journals."""
    filled(path)
    folder = with_one_more(
        tmp_path / "migrations",
        """
        CREATE TABLE anew (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL,
                           body BLOB NOT NULL, status TEXT NOT NULL, title TEXT NOT NULL DEFAULT 'none');
        INSERT INTO anew (number, id, version, body, status) SELECT number, id, version, body, status FROM tables;
        DROP TABLE tables;
        ALTER TABLE anew RENAME TO tables;
        """,
    )

    async def play(store: SqliteStore) -> None:
        assert len(await store.entries("t")) == 3
        await store.create("new", b"")

    with_store(SqliteStore(path, migrations=folder), play)
    assert sql(path, "PRAGMA user_version") == [(LATEST + 1,)]
    assert sql(path, "SELECT id, title FROM tables") == [("t", "none"), ("new", "none")]


def test_a_failing_migration_changes_nothing(path: Path, tmp_path: Path) -> None:
    filled(path)
    columns = sql(path, "PRAGMA table_info(tables)")
    for name, script in [("syntax", "ALTER TABLE tables ADD x TEXT; NONSENSE;"), ("orphans", "DELETE FROM tables;")]:
        with pytest.raises(StoreError):
            asyncio.run(SqliteStore(path, migrations=with_one_more(tmp_path / name, script)).open())
        assert len(with_store(SqliteStore(path), lambda store: store.entries("t"))) == 3
        assert sql(path, "PRAGMA user_version") == [(LATEST,)]
        assert sql(path, "PRAGMA table_info(tables)") == columns


def test_migrations_are_numbered_without_gaps(path: Path, tmp_path: Path) -> None:
    folder = with_one_more(tmp_path / "gap", "")
    (folder / "0002_status_and_snapshots.sql").rename(folder / "0099_late.sql")
    with pytest.raises(StoreError, match="migration 0002 is expected"):
        asyncio.run(SqliteStore(path, migrations=folder).open())


# -- backup ----------------------------------------------------------------------------------------


def test_a_backup_made_while_writing_is_consistent(path: Path) -> None:
    async def play(store: SqliteStore) -> list[int]:
        async def write(id: str) -> None:
            n = 0
            while not done:
                await store.append(id, n, f"{id} {n}".encode())
                n += 1

        done = False
        for id in "abcd":
            await store.create(id, b"")
        writers = [asyncio.ensure_future(write(id)) for id in "abcd"]
        lengths: list[int] = []
        for k in range(3):
            while len(await store.entries("a")) < 20 * (k + 1):
                await asyncio.sleep(0.001)
            lengths.append(len(await store.entries("a")))
            await store.backup(path.with_name(f"copy{k}.db"))
        done = True
        await asyncio.gather(*writers)
        return lengths

    async def check(store: SqliteStore) -> int:
        for id in await store.tables():
            entries = await store.entries(id)
            assert entries == [f"{id} {n}".encode() for n in range(len(entries))]
        return len(await store.entries("a"))

    lengths = with_store(SqliteStore(path), play)
    assert sorted(found.name for found in path.parent.glob("copy*")) == ["copy0.db", "copy1.db", "copy2.db"]
    for k, length in enumerate(lengths):
        assert with_store(SqliteStore(path.with_name(f"copy{k}.db")), check) >= length


def test_a_backup_replaces_nothing(path: Path) -> None:
    async def play(store: SqliteStore) -> None:
        for name in ("tables.db", "precious.txt", "left"):
            with pytest.raises(Conflict, match="exists already"):
                await store.backup(path.with_name(name))
        with pytest.raises(Unavailable, match="No such file"):
            await store.backup(path.parent / "nowhere" / "copy.db")

    path.with_name("precious.txt").write_text("precious")
    path.with_name("left-wal").write_text("of another database")
    with_store(SqliteStore(path), play)
    assert path.with_name("precious.txt").read_text() == "precious"


def test_a_file_is_copied_from_outside_only_if_it_is_a_store(path: Path) -> None:
    target = path.with_name("copy.db")
    with pytest.raises(Unavailable, match="cannot be opened"):
        copy(path, target)
    filled(path)
    copy(path, target)
    assert len(with_store(SqliteStore(target), lambda store: store.entries("t"))) == 3
    foreign = path.with_name("foreign.db")
    sql(foreign, "CREATE TABLE recipes (name TEXT)")
    with pytest.raises(Unavailable, match="another program"):
        copy(foreign, path.with_name("copy2.db"))
    assert not path.with_name("copy2.db").exists()


# -- one owner -------------------------------------------------------------------------------------


def test_a_second_server_is_refused(path: Path) -> None:
    script = """
        import asyncio, sys
        from pathlib import Path
        from cutpurse.server.sqlite import SqliteStore
        from cutpurse.server.store import Unavailable
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
