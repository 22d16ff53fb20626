"""The store on real files: what happens to it when something happens to the process or the disk."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cutpurse.server.store.base import StoreError, Unavailable
from cutpurse.server.store.sqlite import SqliteStore
from tests.server.files import child, with_store

# -- kill -9 ---------------------------------------------------------------------------------------

APPENDER = """
    import asyncio, os, sys
    from pathlib import Path
    from cutpurse.server.store.sqlite import SqliteStore
    from cutpurse.server.store.base import Conflict

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
        from cutpurse.server.store.sqlite import SqliteStore
        from cutpurse.server.store.base import Unavailable

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
