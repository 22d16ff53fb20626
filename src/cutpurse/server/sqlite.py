"""The store in one SQLite file: a writer thread with group commit, and a reader thread beside it.

The writer takes everything that waits, writes it in one transaction, flushes the disk once and only then
answers. A refused item is rolled back alone; its neighbours stay.
"""

from __future__ import annotations

import asyncio
import errno
import os
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from cutpurse.server.store import FIRST_VERSION, Conflict, Missing, Problem, Store, StoreError, Unavailable

if sys.platform != "win32":
    import fcntl

APPLICATION = int.from_bytes(b"CUTP", "big")
"""SQLite's application_id: marks the file as ours."""
MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 5.0
"""Seconds to wait for a lock that another program holds on the file."""

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

PROBLEMS: dict[int, tuple[Problem, str]] = {
    sqlite3.SQLITE_FULL: ("full", "the disk is full"),
    sqlite3.SQLITE_BUSY: ("locked", "another program holds a lock on the file"),
    sqlite3.SQLITE_LOCKED: ("locked", "another program holds a lock on the file"),
    sqlite3.SQLITE_READONLY: ("read-only", "the file or its folder is read-only"),
    sqlite3.SQLITE_PERM: ("read-only", "the file may not be opened"),
    sqlite3.SQLITE_CORRUPT: ("damaged", "the file is damaged; restore a backup"),
    sqlite3.SQLITE_NOTADB: ("damaged", "the file is damaged, or is no table store at all"),
    sqlite3.SQLITE_CANTOPEN: ("failed", "the file cannot be opened"),
    sqlite3.SQLITE_IOERR: ("failed", "the disk refused to read or write"),
}

SYSTEM_PROBLEMS: dict[int, Problem] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}


class _Waiting(NamedTuple):
    """A write that waits for its turn, and who waits for it."""

    job: Job[Any]
    answer: asyncio.Future[Any]


class SqliteStore(Store):
    """Tables in the file at `path`, which is made if there is none."""

    def __init__(self, path: Path, *, migrations: Path = MIGRATIONS, patience: float = PATIENCE) -> None:
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
                self._identity = _identity(self.path)
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
        return await answer

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
                answers = [self._write_one(waiting.job) for waiting in batch]
                self._writer.execute("COMMIT")
        except Exception as error:  # whatever it is: the thread must live, and everybody must hear
            self._roll_back()
            problem = error.problem if isinstance(error, Unavailable) else "failed"
            return [Unavailable(problem, str(error)) for _ in batch]
        self.commits += 1
        return answers

    def _write_one(self, job: Job[Any]) -> Any:
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
        if _identity(self.path) != self._identity:
            raise Unavailable("moved", f"{self.path}: the file was moved, replaced or deleted while it was in use.")

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, table: str, body: bytes) -> None:
        def job(db: sqlite3.Connection) -> None:
            try:
                db.execute("INSERT INTO tables (id, version, body) VALUES (?, ?, ?)", (table, FIRST_VERSION, body))
            except sqlite3.IntegrityError:
                raise Conflict(f"There is a table {table} already.") from None

        await self._write(job)

    async def body(self, table: str) -> tuple[int, bytes]:
        def job(db: sqlite3.Connection) -> tuple[int, bytes]:
            row: tuple[int, bytes] | None
            row = db.execute("SELECT version, body FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                raise _missing(table)
            return row

        return await self._read(job)

    async def change(self, table: str, version: int, body: bytes) -> int:
        def job(db: sqlite3.Connection) -> int:
            number = _number(db, table)
            changed = db.execute(
                "UPDATE tables SET version = version + 1, body = ? WHERE number = ? AND version = ?",
                (body, number, version),
            )
            if not changed.rowcount:
                raise Conflict(f"Table {table} has changed since version {version}.")
            return version + 1

        return await self._write(job)

    async def append(self, table: str, n: int, entry: bytes) -> None:
        def job(db: sqlite3.Connection) -> None:
            number = _number(db, table)
            (following,) = db.execute("SELECT coalesce(max(n) + 1, 0) FROM entries WHERE at = ?", (number,)).fetchone()
            if n != following:
                problem = "is taken" if 0 <= n < following else f"does not follow; the next is {following}"
                raise Conflict(f"Entry {n} of table {table} {problem}.")
            db.execute("INSERT INTO entries (at, n, entry) VALUES (?, ?, ?)", (number, n, entry))

        await self._write(job)

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        def job(db: sqlite3.Connection) -> list[bytes]:
            number = _number(db, table)
            rows = db.execute("SELECT entry FROM entries WHERE at = ? AND n >= ? ORDER BY n", (number, since))
            return [entry for (entry,) in rows]

        return await self._read(job)

    async def tables(self) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            return [id for (id,) in db.execute("SELECT id FROM tables ORDER BY number DESC")]

        return await self._read(job)

    async def remove(self, table: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM tables WHERE number = ?", (_number(db, table),))

        await self._write(job)

    async def backup(self, path: Path) -> None:
        self._require_open()
        await asyncio.to_thread(copy, self.path, path)


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a store as one new file, whether or not a server is at work on it."""
    for path in (target, *(target.with_name(target.name + end) for end in ("-wal", "-shm", "-journal"))):
        # A log left by another database would be played into the copy.
        if path.exists():
            raise Conflict(f"{path} exists already; choose another name.")
    part = target.with_name(target.name + ".part")
    with translated(source), closing(connect(source, PATIENCE)) as original:
        recognise(original, source)
        with translated(target):
            part.unlink(missing_ok=True)
            part.touch(mode=0o600)
            try:
                with closing(connect(part, PATIENCE)) as duplicate:
                    original.backup(duplicate)
                    duplicate.execute("PRAGMA journal_mode = DELETE")
                    examine(duplicate, source)
                part.replace(target)
            finally:
                part.unlink(missing_ok=True)


# -- the file --------------------------------------------------------------------------------------


def connect(path: Path, patience: float) -> sqlite3.Connection:
    """A connection to an existing file. Transactions are begun and ended by us alone."""
    address = path.resolve().as_uri() + "?mode=rw"
    db = sqlite3.connect(address, uri=True, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA fullfsync = ON")  # macOS: through the drive's own cache as well
        db.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        db.close()
        raise
    return db


def prepare(db: sqlite3.Connection, path: Path, migrations: Path) -> None:
    """The checks of start-up, then the migrations that are due."""
    version = recognise(db, path)
    steps = numbered(migrations)
    if version > len(steps):
        raise Unavailable(
            "newer",
            f"{path} was written by a later version of cutpurse (schema {version}; this one knows {len(steps)}).",
        )
    examine(db, path)
    (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise Unavailable("failed", f"{path}: this file system cannot keep a write-ahead log.")
    for number, step in enumerate(steps[version:], version + 1):
        migrate(db, number, step)
    db.execute("BEGIN IMMEDIATE")  # a file that can only be read is refused now, not at the first move
    db.execute("ROLLBACK")


def recognise(db: sqlite3.Connection, path: Path) -> int:
    """The schema version of a store; 0 for an empty file. A file of another program is left alone."""
    ((application,), (version,)) = (
        db.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
    )
    (things,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION and (application or version or things):
        raise Unavailable("foreign", f"{path} belongs to another program.")
    return int(version)


def examine(db: sqlite3.Connection, path: Path) -> None:
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise Unavailable("damaged", f"{path}: the file is damaged ({found}); restore a backup.")


def numbered(folder: Path) -> list[Path]:
    """The migrations 0001_*.sql, 0002_*.sql … in order."""
    steps = sorted(folder.glob("*.sql"))
    for number, step in enumerate(steps, 1):
        if not step.name.startswith(f"{number:04}_"):
            raise StoreError(f"{step}: migration {number:04} is expected here.")
    return steps


def migrate(db: sqlite3.Connection, number: int, step: Path) -> None:
    """One migration, whole or not at all."""
    db.execute("PRAGMA foreign_keys = OFF")  # so that it may build a table anew
    try:
        db.executescript("BEGIN IMMEDIATE;\n" + step.read_text(encoding="utf-8"))
        if db.execute("PRAGMA foreign_key_check").fetchone():
            raise StoreError(f"{step.name} leaves entries without their table.")
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
        db.execute("PRAGMA foreign_keys = ON")


class Ownership:
    """Only one process may serve a file. The lock ends with its owner, even when that is killed.

    A POSIX record lock, unlike flock(2), is not inherited by worker processes, which could outlive the server;
    but it does not hold within one process, hence `HELD`.
    """

    HELD: set[Path] = set()

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        if self.path in self.HELD:
            raise Unavailable("locked", f"{path} is open in this process already.")
        lock = self.path.with_name(self.path.name + ".lock")
        self.file = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        if sys.platform != "win32":
            try:
                fcntl.lockf(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                owner = os.read(self.file, 20).decode("ascii", "replace").strip() or "unknown"
                os.close(self.file)
                if not isinstance(error, BlockingIOError | PermissionError):
                    raise
                raise Unavailable(
                    "locked", f"{path} is in use by another cutpurse server (process {owner}); stop that one first."
                ) from None
        os.ftruncate(self.file, 0)
        os.write(self.file, f"{os.getpid()}\n".encode())
        self.HELD.add(self.path)

    def give_up(self) -> None:
        os.close(self.file)
        self.HELD.discard(self.path)


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """SQLite's and the system's errors as Unavailable, in plain words."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte; the rest is detail
        problem, words = PROBLEMS.get(code, ("failed", "the store failed"))
        raise Unavailable(problem, f"{path}: {words} ({error}).") from error
    except OSError as error:
        problem = SYSTEM_PROBLEMS.get(error.errno or 0, "failed")
        raise Unavailable(problem, f"{path}: {error.strerror or error}.") from error


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _number(db: sqlite3.Connection, table: str) -> int:
    row = db.execute("SELECT number FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        raise _missing(table)
    return int(row[0])


def _missing(table: str) -> Missing:
    return Missing(f"There is no table {table}.")


def _tell(batch: list[_Waiting], answers: list[Any]) -> None:
    for waiting, answer in zip(batch, answers, strict=True):
        if waiting.answer.done():
            continue  # who asked has gone
        if isinstance(answer, Exception):
            waiting.answer.set_exception(answer)
        else:
            waiting.answer.set_result(answer)
