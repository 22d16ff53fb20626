"""The store on real files: which it opens, how old ones are brought up to date, how they are copied."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from cutpurse.server.store.base import BUSY, Conflict, StoreError, Unavailable
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.store.sqlite_file import APPLICATION, MIGRATIONS, copy
from tests.server.files import filled, refusal, sql, with_store

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
