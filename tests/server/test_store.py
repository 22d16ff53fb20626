"""The contract of a store, on every store there is: what it acknowledged is there, once and in order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from cutpurse.server.store.base import BUSY, FIRST_VERSION, IDLE, OVER, Conflict, Head, Missing, Store, Unavailable
from cutpurse.server.store.postgres import PostgresStore
from cutpurse.server.store.sqlite import SqliteStore

T = TypeVar("T")
MakeStore = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> MakeStore:
    """A store at the same place each time, as after a restart."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tables.db")
    address: str = request.getfixturevalue("database")
    return lambda: PostgresStore(address)


def with_store(store: Store, play: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        async with store:
            return await play(store)

    return asyncio.run(run())


def test_tables_bodies_and_journals_come_back_after_a_restart(make_store: MakeStore) -> None:
    async def write(store: Store) -> None:
        await store.create("first", b"\x00 one")
        await store.create("second", b"two")
        assert await store.body("first") == (FIRST_VERSION, b"\x00 one")
        assert await store.change("first", FIRST_VERSION, b"") == FIRST_VERSION + 1
        for n in range(12):
            await store.append("first", n, b"%d\n\xff" % n)

    async def read(store: Store) -> None:
        assert await store.tables() == ["second", "first"]
        assert await store.body("first") == (FIRST_VERSION + 1, b"")
        assert await store.entries("first") == [b"%d\n\xff" % n for n in range(12)]
        assert await store.entries("first", since=10) == [b"10\n\xff", b"11\n\xff"]
        assert await store.entries("first", since=12) == []
        assert await store.entries("second") == []

    with_store(make_store(), write)
    with_store(make_store(), read)


def test_a_box_is_kept_once_under_its_digest(make_store: MakeStore, tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        assert await store.box("d1") is None
        await store.keep_box("d1", b"\x00 cards")
        await store.keep_box("d1", b"others")
        await store.keep_box("d2", b"tiles")
        await store.backup(tmp_path / "copy.db")

    async def read(store: Store) -> None:
        assert [await store.box(digest) for digest in ("d1", "d2", "d3")] == [b"\x00 cards", b"tiles", None]

    with_store(make_store(), write)
    with_store(make_store(), read)
    with_store(SqliteStore(tmp_path / "copy.db"), read)


def test_a_body_changes_only_from_the_version_that_was_read(make_store: MakeStore) -> None:
    async def play(store: Store) -> None:
        await store.create("t", b"old")
        with pytest.raises(Conflict, match="table t already"):
            await store.create("t", b"other")
        answers = await asyncio.gather(
            *(store.change("t", FIRST_VERSION, b"new %d" % k) for k in range(5)), return_exceptions=True
        )
        (winner,) = [k for k, answer in enumerate(answers) if answer == FIRST_VERSION + 1]
        assert sum(isinstance(answer, Conflict) for answer in answers) == 4
        assert await store.body("t") == (FIRST_VERSION + 1, b"new %d" % winner)

    with_store(make_store(), play)


def test_an_unknown_table_is_missing(make_store: MakeStore) -> None:
    async def play(store: Store) -> None:
        questions: list[Awaitable[object]] = [
            store.body("x"),
            store.entries("x"),
            store.remove("x"),
            store.mark("x", BUSY),
            store.snapshot("x"),
            store.keep_snapshot("x", b""),
            store.append("x", 0, b""),
            store.change("x", FIRST_VERSION, b""),
        ]
        for question in questions:
            with pytest.raises(Missing, match="no table x"):
                await question

    with_store(make_store(), play)


def test_a_removed_table_takes_its_journal_along(make_store: MakeStore) -> None:
    async def play(store: Store) -> None:
        await store.create("t", b"")
        await store.append("t", 0, b"old")
        await store.keep_snapshot("t", b"old")
        await store.remove("t")
        assert await store.tables() == []
        await store.create("t", b"")
        assert await store.entries("t") == []
        assert await store.snapshot("t") is None
        await store.append("t", 0, b"new")
        assert await store.entries("t") == [b"new"]

    with_store(make_store(), play)


def test_trimming_forgets_the_oldest_of_a_kind(make_store: MakeStore) -> None:
    async def play(store: Store) -> None:
        await store.create("table", b"x" * 500)
        for n in range(6):
            await store.create(f"kind-{n}", b"x" * 10)
        await store.create("kinder", b"x" * 500)
        assert await store.trim("kind-", 6, 60) == []
        assert sorted(await store.trim("kind-", 4, 1000)) == ["kind-0", "kind-1"]
        assert sorted(await store.trim("kind-", 100, 25)) == ["kind-2", "kind-3"], "the newest that fit are kept"
        assert await store.tables() == ["kinder", "kind-5", "kind-4", "table"]
        with pytest.raises(Missing):
            await store.body("kind-3")

    with_store(make_store(), play)


def test_of_several_entries_with_one_number_one_is_written(make_store: MakeStore) -> None:
    async def play(store: Store) -> None:
        await store.create("t", b"")
        for n in range(10):
            answers = await asyncio.gather(
                *(store.append("t", n, b"%d %d" % (n, k)) for k in range(6)), return_exceptions=True
            )
            (winner,) = [k for k, answer in enumerate(answers) if answer is None]
            assert sum(isinstance(answer, Conflict) for answer in answers) == 5
            assert await store.entries("t", n) == [b"%d %d" % (n, winner)]
        for n in (9, 11, -1):
            with pytest.raises(Conflict, match="is taken" if n == 9 else "the next is 10"):
                await store.append("t", n, b"9 0")
        assert len(await store.entries("t")) == 10

    with_store(make_store(), play)


def test_two_stores_on_one_database_write_one_journal(database: str) -> None:
    """What two processes do: each tries to be next, reads on when it was not."""

    async def play() -> None:
        async with PostgresStore(database) as one, PostgresStore(database) as other:
            await one.create("t", b"")

            async def write(store: Store, name: str) -> list[bytes]:
                mine: list[bytes] = []
                n = 0
                while len(mine) < 40:
                    entry = f"{name} {len(mine)}".encode()
                    try:
                        await store.append("t", n, entry)
                        mine.append(entry)
                        n += 1
                    except Conflict:
                        n = len(await store.entries("t"))
                return mine

            told = await asyncio.gather(write(one, "one"), write(other, "other"))
            journal = await one.entries("t")
            assert len(journal) == 80
            for name, mine in zip((b"one", b"other"), told, strict=True):
                assert [entry for entry in journal if entry.split()[0] == name] == mine

    asyncio.run(play())


def test_heads_say_how_far_tables_are(make_store: MakeStore) -> None:
    async def play(store: Store) -> None:
        await store.create("a", b"")
        await store.create("b", b"")
        await store.change("a", FIRST_VERSION, b"new")
        for n in range(3):
            await store.append("b", n, b"")
        assert await store.heads(["a", "b", "none"]) == {"a": Head(FIRST_VERSION + 1, 0), "b": Head(FIRST_VERSION, 3)}
        assert await store.heads([]) == {}

    with_store(make_store(), play)


def test_tables_are_found_by_their_status(make_store: MakeStore) -> None:
    async def play(store: Store) -> None:
        await store.create("a", b"")
        await store.create("b", b"", BUSY)
        await store.create("c", b"", BUSY)
        assert await store.tables(IDLE) == ["a"]
        await store.append("b", 0, b"")
        assert await store.tables(BUSY) == ["c", "b"], "an entry without a status leaves it"
        await store.append("b", 1, b"", OVER)
        with pytest.raises(Conflict):
            await store.append("c", 1, b"", OVER)
        await store.change("a", FIRST_VERSION, b"", BUSY)
        with pytest.raises(Conflict):
            await store.change("c", 7, b"", IDLE)
        assert (await store.tables(BUSY), await store.tables(OVER)) == (["c", "a"], ["b"])
        await store.mark("c", IDLE)
        assert await store.tables(BUSY) == ["a"]

    with_store(make_store(), play)


def test_a_snapshot_is_replaced_by_the_next(make_store: MakeStore) -> None:
    async def play(store: Store) -> None:
        await store.create("t", b"")
        assert await store.snapshot("t") is None
        await store.keep_snapshot("t", b"\x00 first")
        await store.keep_snapshot("t", b"second")
        assert await store.snapshot("t") == b"second"

    with_store(make_store(), play)


def test_a_closed_store_says_so(make_store: MakeStore, tmp_path: Path) -> None:
    async def play() -> None:
        store = make_store()
        await store.open()
        await store.create("t", b"")
        await store.close()
        await store.close()
        for question in (store.append("t", 0, b""), store.tables(), store.backup(tmp_path / "copy.db")):
            with pytest.raises(Unavailable) as caught:
                await question
            assert caught.value.problem == "closed"
        assert not (tmp_path / "copy.db").exists()

    asyncio.run(play())


def test_a_backup_of_any_store_is_a_store_in_one_file(make_store: MakeStore, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    async def fill(store: Store) -> None:
        await store.create("gone", b"")
        await store.remove("gone")
        await store.create("t", b"\x00 lobby", BUSY)
        for n in range(600):
            await store.append("t", n, b"%d \xff" % n)
        await store.keep_snapshot("t", b"short")
        await store.create("u", b"")
        await store.backup(target)
        with pytest.raises(Conflict, match="exists already"):
            await store.backup(target)

    async def check(store: Store) -> None:
        assert await store.tables() == ["u", "t"]
        assert await store.tables(BUSY) == ["t"]
        assert await store.body("t") == (FIRST_VERSION, b"\x00 lobby")
        assert await store.entries("t") == [b"%d \xff" % n for n in range(600)]
        assert await store.snapshot("t") == b"short"
        await store.append("t", 600, b"on")
        await store.create("v", b"")

    with_store(make_store(), fill)
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    assert target.stat().st_mode & 0o077 == 0
    with_store(SqliteStore(target), check)
