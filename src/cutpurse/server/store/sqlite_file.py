"""The file of a SQLite store: opening, start-up checks, migrations, its one owner, copies, errors in plain words."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from cutpurse.server.store.base import Conflict, Problem, StoreError, Unavailable

if sys.platform != "win32":
    import fcntl

APPLICATION = int.from_bytes(b"CUTP", "big")
"""SQLite's application_id: marks the file as ours."""
MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 5.0
"""Seconds to wait for a lock that another program holds on the file."""

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


def identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A file to be filled under another name; it gets its own when it is whole. Conflict if that is taken."""
    for path in (target, *(target.with_name(target.name + end) for end in ("-wal", "-shm", "-journal"))):
        # A log left by another database would be played into the copy.
        if path.exists():
            raise Conflict(f"{path} exists already; choose another name.")
    part = target.with_name(target.name + ".part")
    with translated(target):
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        try:
            yield part
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)


def copy(source: Path, target: Path) -> None:
    """A consistent copy of a store as one new file, whether or not a server is at work on it."""
    with translated(source), closing(connect(source, PATIENCE)) as original:
        recognise(original, source)
        with new_file(target) as part, closing(connect(part, PATIENCE)) as duplicate:
            original.backup(duplicate)
            duplicate.execute("PRAGMA journal_mode = DELETE")
            examine(duplicate, source)
