"""The store in one SQLite file: a writer thread with group commit, and a reader thread beside it.

The writer takes everything that waits, writes it in one transaction, flushes the disk once and only then
answers. A refused item is rolled back alone; its neighbours stay.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from cutpurse.server.store.base import (
    FIRST_VERSION,
    IDLE,
    Conflict,
    Head,
    Status,
    Store,
    StoreError,
    Unavailable,
    after,
    missing,
    taken,
)
from cutpurse.server.store.sqlite_file import (
    MIGRATIONS,
    PATIENCE,
    Ownership,
    connect,
    copy,
    identity,
    prepare,
    translated,
)

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]


class _Waiting(NamedTuple):
    """A write that waits for its turn, and who waits for it."""

    job: Job[Any]
    answer: asyncio.Future[Any]


class SqliteStore(Store):
    """Tables in the file at `path`, which is made if there is none."""

    def __init__(self, path: Path, *, migrations: Path = MIGRATIONS, patience: float = PATIENCE) -> None:
        super().__init__()
        self.path = path
        self.commits = 0
        """Transactions so far: fewer than writes, when several waited together."""
        self._migrations = migrations
        self._patience = patience
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._works = False

    # -- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        if self._works:
            raise StoreError(f"{self.path} is open already.")
        await asyncio.to_thread(self._open)
        self._loop = asyncio.get_running_loop()
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store reader")
        self._writing = threading.Thread(target=self._write_all, name="store writer", daemon=True)
        self._writing.start()
        self._works = True

    def _open(self) -> None:
        with translated(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._ownership = Ownership(self.path)
            try:
                # The file holds the secrets of games and seats: for its owner only.
                self.path.touch(mode=0o600)
                self._writer = connect(self.path, self._patience)
                try:
                    prepare(self._writer, self.path, self._migrations)
                    self._reader = connect(self.path, self._patience)
                    self._reader.execute("PRAGMA query_only = ON")
                except BaseException:
                    self._writer.close()
                    raise
                self._identity = identity(self.path)
            except BaseException:
                self._ownership.give_up()
                raise

    async def close(self) -> None:
        if not self._works:
            return
        self._works = False
        self._queue.put(None)
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writing.join()
        self._reading.shutdown()
        try:
            with translated(self.path):
                self._reader.close()
                self._writer.close()
        finally:
            self._ownership.give_up()

    # -- the two threads ---------------------------------------------------------------------------

    async def _read(self, job: Job[T]) -> T:
        self._require_open()
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read_now, job)

    def _read_now(self, job: Job[T]) -> T:
        with translated(self.path):
            return job(self._reader)

    async def _write(self, job: Job[T]) -> T:
        self._require_open()
        answer: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Waiting(job, answer))
        with self.writes.watched():
            return await answer

    async def try_writing(self) -> None:
        def job(db: sqlite3.Connection) -> None:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            db.execute(f"PRAGMA user_version = {version}")  # the first page is written anew

        await self._write(job)

    def _require_open(self) -> None:
        if not self._works:
            raise Unavailable("closed", f"{self.path}: the store is closed.")

    def _write_all(self) -> None:
        """The writer thread: everything that waits, again and again, until the store is closed."""
        goes_on = True
        while goes_on:
            batch: list[_Waiting] = []
            waiting = self._queue.get()
            with suppress(queue.Empty):
                while waiting is not None:
                    batch.append(waiting)
                    waiting = self._queue.get_nowait()
                goes_on = False
            if batch:
                answers = self._write_batch(batch)
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    self._loop.call_soon_threadsafe(_tell, batch, answers)

    def _write_batch(self, batch: list[_Waiting]) -> list[Any]:
        """What each job gave, or the error it met. Whatever is no error is on the disk."""
        try:
            with translated(self.path):
                self._require_same_file()
                self._writer.execute("BEGIN IMMEDIATE")
                answers = [self._write_one(waiting.job, alone=len(batch) == 1) for waiting in batch]
                self._writer.execute("COMMIT")
        except Exception as error:  # whatever it is: the thread must live, and everybody must hear
            self._roll_back()
            if len(batch) == 1 and isinstance(error, StoreError):
                return [error]
            problem = error.problem if isinstance(error, Unavailable) else "failed"
            return [Unavailable(problem, str(error)) for _ in batch]
        self.commits += 1
        return answers

    def _write_one(self, job: Job[Any], alone: bool) -> Any:
        """What is refused is rolled back, and its neighbours are not; without neighbours that needs no savepoint."""
        if alone:
            return job(self._writer)
        self._writer.execute("SAVEPOINT one")
        try:
            with translated(self.path):
                answer = job(self._writer)
        except Exception as error:
            if not self._writer.in_transaction:
                raise  # a full disk ends the whole transaction, with everything before this job
            self._writer.execute("ROLLBACK TO one")
            answer = error
        self._writer.execute("RELEASE one")
        return answer

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")

    def _require_same_file(self) -> None:
        """SQLite would go on writing into a deleted file, and every move would be lost at the end."""
        if identity(self.path) != self._identity:
            raise Unavailable("moved", f"{self.path}: the file was moved, replaced or deleted while it was in use.")

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, table: str, body: bytes, status: Status = IDLE) -> None:
        def job(db: sqlite3.Connection) -> None:
            try:
                db.execute(
                    "INSERT INTO tables (id, version, body, status) VALUES (?, ?, ?, ?)",
                    (table, FIRST_VERSION, body, status),
                )
            except sqlite3.IntegrityError:
                raise Conflict(f"There is a table {table} already.") from None

        await self._write(job)

    async def body(self, table: str) -> tuple[int, bytes]:
        def job(db: sqlite3.Connection) -> tuple[int, bytes]:
            row: tuple[int, bytes] | None
            row = db.execute("SELECT version, body FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                raise missing(table)
            return row

        return await self._read(job)

    async def change(self, table: str, version: int, body: bytes, status: Status | None = None) -> int:
        def job(db: sqlite3.Connection) -> int:
            number = _number(db, table)
            changed = db.execute(
                "UPDATE tables SET version = version + 1, body = ?, status = coalesce(?, status)"
                " WHERE number = ? AND version = ?",
                (body, status, number, version),
            )
            if not changed.rowcount:
                raise Conflict(f"Table {table} has changed since version {version}.")
            return version + 1

        return await self._write(job)

    async def append(self, table: str, n: int, entry: bytes, status: Status | None = None) -> None:
        def job(db: sqlite3.Connection) -> None:
            if not db.execute(APPEND, (n, entry, table, n)).rowcount:
                number = _number(db, table)
                (following,) = db.execute(FOLLOWING, (number,)).fetchone()
                raise taken(table, n, following)
            if status is not None:
                db.execute("UPDATE tables SET status = ?1 WHERE id = ?2 AND status <> ?1", (status, table))

        await self._write(job)

    async def mark(self, table: str, status: Status) -> None:
        await self._write(lambda db: _mark(db, _number(db, table), status))

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        def job(db: sqlite3.Connection) -> list[bytes]:
            number = _number(db, table)
            rows = db.execute("SELECT entry FROM entries WHERE at = ? AND n >= ? ORDER BY n", (number, since))
            return [entry for (entry,) in rows]

        return await self._read(job)

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        def job(db: sqlite3.Connection) -> dict[str, Head]:
            found: dict[str, Head] = {}
            for table in tables:
                row = db.execute(
                    "SELECT version, (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE at = number)"
                    " FROM tables WHERE id = ?",
                    (table,),
                ).fetchone()
                if row is not None:
                    found[table] = Head(*row)
            return found

        return await self._read(job)

    async def tables(self, status: Status | None = None) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            if status is None:
                rows = db.execute("SELECT id FROM tables ORDER BY number DESC")
            else:
                rows = db.execute("SELECT id FROM tables WHERE status = ? ORDER BY number DESC", (status,))
            return [id for (id,) in rows]

        return await self._read(job)

    async def snapshot(self, table: str) -> bytes | None:
        def job(db: sqlite3.Connection) -> bytes | None:
            row = db.execute("SELECT snapshot FROM snapshots WHERE at = ?", (_number(db, table),)).fetchone()
            return row[0] if row is not None else None

        return await self._read(job)

    async def keep_snapshot(self, table: str, snapshot: bytes) -> None:
        def job(db: sqlite3.Connection) -> None:
            number = _number(db, table)
            db.execute("INSERT OR REPLACE INTO snapshots (at, snapshot) VALUES (?, ?)", (number, snapshot))

        await self._write(job)

    async def box(self, digest: str) -> bytes | None:
        def job(db: sqlite3.Connection) -> bytes | None:
            row = db.execute("SELECT contents FROM boxes WHERE digest = ?", (digest,)).fetchone()
            return row[0] if row is not None else None

        return await self._read(job)

    async def keep_box(self, digest: str, contents: bytes) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR IGNORE INTO boxes (digest, contents) VALUES (?, ?)", (digest, contents))

        await self._write(job)

    async def remove(self, table: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM tables WHERE number = ?", (_number(db, table),))

        await self._write(job)

    async def trim(self, prefix: str, most: int, most_bytes: int) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            surplus = db.execute(SURPLUS, (prefix, after(prefix), most, most_bytes)).fetchall()
            db.executemany("DELETE FROM tables WHERE number = ?", [(number,) for number, _ in surplus])
            return [id for _, id in surplus]

        return await self._write(job)

    async def backup(self, path: Path) -> None:
        self._require_open()
        await asyncio.to_thread(copy, self.path, path)


APPEND = """
    INSERT INTO entries (at, n, entry) SELECT number, ?, ? FROM tables
    WHERE id = ? AND ? = (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE at = number)
"""
"""Each statement is a chance for another thread to take the interpreter: a move is one."""
FOLLOWING = "SELECT coalesce(max(n) + 1, 0) FROM entries WHERE at = ?"

SURPLUS = """
    SELECT number, id FROM (
        SELECT number, id, row_number() OVER newest AS place, sum(length(body)) OVER newest AS bytes
        FROM tables WHERE id >= ? AND id < ? WINDOW newest AS (ORDER BY number DESC)
    ) WHERE place > ? OR bytes > ?
"""


def _mark(db: sqlite3.Connection, number: int, status: Status) -> None:
    db.execute("UPDATE tables SET status = ? WHERE number = ? AND status <> ?", (status, number, status))


def _number(db: sqlite3.Connection, table: str) -> int:
    row = db.execute("SELECT number FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise missing(table)
    return int(row[0])


def _tell(batch: list[_Waiting], answers: list[Any]) -> None:
    for waiting, answer in zip(batch, answers, strict=True):
        if waiting.answer.done():
            continue  # who asked has gone
        if isinstance(answer, Exception):
            waiting.answer.set_exception(answer)
        else:
            waiting.answer.set_result(answer)
