"""The store in PostgreSQL, for several processes: the same contract, plain SQL, in a schema of its own.

The key of the journal decides races between processes. A connection that is lost while an entry is written leaves a
doubt; the entry is then offered again under the same number, and if it is there already it was ours.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import asyncpg

from cutpurse.server.store import sqlite_file
from cutpurse.server.store.base import (
    FIRST_VERSION,
    IDLE,
    Conflict,
    Head,
    Status,
    Store,
    StoreError,
    Unavailable,
    missing,
    taken,
)

logger = logging.getLogger("cutpurse.server")

MIGRATIONS = Path(__file__).parent / "migrations" / "postgres"
SCHEMA = "cutpurse"
MIGRATING = int.from_bytes(b"CUTP", "big")
"""The advisory lock under which one process at a time brings the schema up to date."""
CONNECTIONS = 8
PATIENCE = 5.0
"""Seconds to try again when the connection is lost, and to wait for an answer."""
LONGEST_COPY = 3600.0
"""Seconds that a copy of one kind of thing may take."""
PAUSE = 0.1
"""Seconds between two attempts."""

T = TypeVar("T")
Connection = Any
"""asyncpg has no types of its own."""
Job = Callable[[Connection], Awaitable[T]]
Write = Callable[[Connection, bool], Awaitable[T]]

LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what becomes of a query whose connection is cut under it
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)
"""The database is not there, goes away or is just coming up: worth another attempt."""


class PostgresStore(Store):
    """Tables in the database at `address` (postgresql://…)."""

    shared = True

    def __init__(
        self, address: str, name: str = "the database", *, migrations: Path = MIGRATIONS, patience: float = PATIENCE
    ) -> None:
        super().__init__()
        self.name = name
        """What people and logs call it: the address holds a password."""
        self._address = address
        self._migrations = migrations
        self._patience = patience
        self._pool: Any = None

    # -- opening and closing -----------------------------------------------------------------------

    async def open(self) -> None:
        if self._pool is not None:
            raise StoreError(f"{self.name} is open already.")
        with self._translated():
            pool = await asyncpg.create_pool(
                self._address,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=self._patience,
                command_timeout=self._patience,
                # What is acknowledged is on disk, whatever the database's own default is.
                server_settings={"search_path": SCHEMA, "synchronous_commit": "on", "application_name": "cutpurse"},
            )
            try:
                async with pool.acquire() as db:
                    await self._prepare(db)
            except BaseException:
                await pool.close()
                raise
        self._pool = pool

    async def _prepare(self, db: Connection) -> None:
        """The checks of start-up, then the migrations that are due; of several processes one does it."""
        if await db.fetchval("SHOW fsync") == "off":
            logger.warning("%s runs with fsync = off: a power cut may lose moves", self.name)
        steps = sqlite_file.numbered(self._migrations)
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            if await db.fetchval("SELECT to_regnamespace($1) IS NULL", SCHEMA):
                await db.execute(f"CREATE SCHEMA {SCHEMA}")
            await db.execute("CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY)")
            version = await db.fetchval("SELECT coalesce(max(version), 0) FROM migrations")
            if version > len(steps):
                raise Unavailable(
                    "newer",
                    f"{self.name} was written by a later version of cutpurse (schema {version}; this one knows {len(steps)}).",
                )
            for number, step in enumerate(steps[version:], version + 1):
                await db.execute(step.read_text(encoding="utf-8"))
                await db.execute("INSERT INTO migrations (version) VALUES ($1)", number)

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), self._patience)
            except LOST:
                pool.terminate()

    # -- one attempt, several attempts -------------------------------------------------------------

    @contextmanager
    def _translated(self) -> Iterator[None]:
        """The database's errors as Unavailable, in plain words."""
        try:
            yield
        except LOST as error:
            raise Unavailable("unreachable", f"{self.name} cannot be reached ({error or 'no answer'}).") from error
        except asyncpg.DiskFullError as error:
            raise Unavailable("full", f"{self.name}: the disk is full ({error}).") from error
        except asyncpg.ReadOnlySQLTransactionError as error:
            raise Unavailable("read-only", f"{self.name} can only be read ({error}).") from error
        except asyncpg.LockNotAvailableError as error:
            raise Unavailable("locked", f"{self.name} is locked ({error}).") from error
        except (asyncpg.PostgresError, asyncpg.DataError) as error:
            raise Unavailable("failed", f"{self.name}: the store failed ({error}).") from error

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        if self._pool is None:
            raise Unavailable("closed", f"{self.name}: the store is closed.")
        async with self._pool.acquire(timeout=self._patience) as db:
            yield db

    async def _do(self, job: Job[T]) -> T:
        """A job that does no harm when it is done twice."""
        return await self._attempt(lambda db, _: job(db))

    async def _write(self, job: Write[T]) -> T:
        with self.writes.watched():
            return await self._attempt(job)

    async def try_writing(self) -> None:
        await self._write(lambda db, _: db.execute("UPDATE migrations SET version = version WHERE version = 1"))

    async def _attempt(self, job: Write[T]) -> T:
        """A job, tried again for a while when the connection is lost. It is told whether an earlier attempt may have
        been carried out: then what it finds may be its own work."""
        until, doubt = monotonic() + self._patience, False
        with self._translated():
            while True:
                try:
                    async with self._connection() as db:
                        tried, doubt = doubt, True
                        return await job(db, tried)
                except LOST:
                    if monotonic() > until:
                        raise
                await asyncio.sleep(PAUSE)

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, table: str, body: bytes, status: Status = IDLE) -> None:
        async def job(db: Connection, doubt: bool) -> None:
            made = await db.fetchval(
                "INSERT INTO tables (id, version, body, status) VALUES ($1, $2, $3, $4)"
                " ON CONFLICT (id) DO NOTHING RETURNING true",
                table, FIRST_VERSION, body, status)  # fmt: skip
            ours = made or (doubt and await db.fetchval("SELECT body = $2 FROM tables WHERE id = $1", table, body))
            if not ours:
                raise Conflict(f"There is a table {table} already.")

        await self._write(job)

    async def body(self, table: str) -> tuple[int, bytes]:
        row = await self._do(lambda db: db.fetchrow("SELECT version, body FROM tables WHERE id = $1", table))
        if row is None:
            raise missing(table)
        return row["version"], row["body"]

    async def change(self, table: str, version: int, body: bytes, status: Status | None = None) -> int:
        async def job(db: Connection, doubt: bool) -> None:
            changed = await db.fetchval(
                "UPDATE tables SET version = version + 1, body = $3, status = coalesce($4, status)"
                " WHERE id = $1 AND version = $2 RETURNING true",
                table, version, body, status)  # fmt: skip
            if changed:
                return
            row = await db.fetchrow("SELECT version, body FROM tables WHERE id = $1", table)
            if row is None:
                raise missing(table)
            if not doubt or (row["version"], row["body"]) != (version + 1, body):
                raise Conflict(f"Table {table} has changed since version {version}.")

        await self._write(job)
        return version + 1

    async def append(self, table: str, n: int, entry: bytes, status: Status | None = None) -> None:
        async def job(db: Connection, doubt: bool) -> None:
            try:
                added = await db.fetchval(APPEND, table, n, entry, status)
            except asyncpg.UniqueViolationError:
                added = False
            if added:
                return
            following = await db.fetchval(FOLLOWING, table)
            if following is None:
                raise missing(table)
            if not doubt or not await db.fetchval(SAME, table, n, entry):
                raise taken(table, n, following)

        await self._write(job)

    async def mark(self, table: str, status: Status) -> None:
        if not await self._do(
            lambda db: db.fetchval("UPDATE tables SET status = $2 WHERE id = $1 RETURNING true", table, status)
        ):
            raise missing(table)

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        async def job(db: Connection) -> list[bytes]:
            number = await _number(db, table)
            rows = await db.fetch("SELECT entry FROM entries WHERE at = $1 AND n >= $2 ORDER BY n", number, since)
            return [row["entry"] for row in rows]

        return await self._do(job)

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        rows = await self._do(lambda db: db.fetch(HEADS, list(tables)))
        return {row["id"]: Head(row["version"], row["following"]) for row in rows}

    async def tables(self, status: Status | None = None) -> list[str]:
        query = "SELECT id FROM tables WHERE $1::text IS NULL OR status = $1 ORDER BY number DESC"
        return [row["id"] for row in await self._do(lambda db: db.fetch(query, status))]

    async def snapshot(self, table: str) -> bytes | None:
        async def job(db: Connection) -> bytes | None:
            found: bytes | None = await db.fetchval(
                "SELECT snapshot FROM snapshots WHERE at = $1", await _number(db, table)
            )
            return found

        return await self._do(job)

    async def keep_snapshot(self, table: str, snapshot: bytes) -> None:
        async def job(db: Connection) -> None:
            number = await _number(db, table)
            await db.execute(
                "INSERT INTO snapshots (at, snapshot) VALUES ($1, $2)"
                " ON CONFLICT (at) DO UPDATE SET snapshot = excluded.snapshot",
                number, snapshot)  # fmt: skip

        await self._do(job)

    async def box(self, digest: str) -> bytes | None:
        found: bytes | None = await self._do(
            lambda db: db.fetchval("SELECT contents FROM boxes WHERE digest = $1", digest)
        )
        return found

    async def keep_box(self, digest: str, contents: bytes) -> None:
        query = "INSERT INTO boxes (digest, contents) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING"
        await self._do(lambda db: db.execute(query, digest, contents))

    async def remove(self, table: str) -> None:
        if not await self._do(lambda db: db.fetchval("DELETE FROM tables WHERE id = $1 RETURNING true", table)):
            raise missing(table)

    async def trim(self, prefix: str, most: int, most_bytes: int) -> list[str]:
        rows = await self._do(lambda db: db.fetch(TRIM, prefix, most, most_bytes))
        return [row["id"] for row in rows]

    # -- leases ------------------------------------------------------------------------------------

    async def lease(self, name: str, owner: str, seconds: float) -> bool:
        """By the clock of the database, which all processes share."""
        return bool(await self._do(lambda db: db.fetchval(LEASE, name, owner, seconds)))

    async def release(self, owner: str) -> None:
        await self._do(lambda db: db.execute("DELETE FROM leases WHERE owner = $1 OR until < now()", owner))

    # -- a copy ------------------------------------------------------------------------------------

    async def backup(self, path: Path) -> None:
        """Everything as of one moment, as a SQLite store."""
        with sqlite_file.new_file(path) as part, self._translated():
            async with self._connection() as db, db.transaction(isolation="repeatable_read", readonly=True):
                with closing(sqlite_file.connect(part, sqlite_file.PATIENCE)) as copy:
                    sqlite_file.prepare(copy, part, sqlite_file.MIGRATIONS)
                    copy.execute("BEGIN")
                    for name, columns in COPIED.items():
                        await _copy_table(db, copy, name, columns)
                    copy.execute("COMMIT")
                    copy.execute("PRAGMA journal_mode = DELETE")

    async def fill(self, path: Path) -> None:
        """All of it or nothing; a server that looks meanwhile waits."""
        with self._translated():
            async with self._connection() as db, db.transaction():
                await db.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
                if await db.fetchval("SELECT EXISTS (SELECT FROM tables)"):
                    raise Conflict(f"{self.name} holds tables already; choose an empty database.")
                await db.execute("DELETE FROM boxes")
                with closing(sqlite_file.connect(path, sqlite_file.PATIENCE)) as source:
                    for name, columns in COPIED.items():
                        await db.copy_records_to_table(
                            name, schema_name=SCHEMA, columns=columns.split(", "), timeout=LONGEST_COPY,
                            records=source.execute(f"SELECT {columns} FROM {name}"))  # fmt: skip
                await db.execute(NUMBER_ON)


COPIED = {
    "tables": "number, id, version, body, status",
    "entries": "at, n, entry",
    "snapshots": "at, snapshot",
    "boxes": "digest, contents",
}
"""What a copy holds. Parents come first."""

NUMBER_ON = """
    SELECT setval(pg_get_serial_sequence('tables', 'number'), coalesce(max(number), 1), max(number) IS NOT NULL) FROM tables
"""

FOLLOWING = "SELECT (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE at = number) FROM tables WHERE id = $1"

SAME = "SELECT entry = $3 FROM entries JOIN tables ON at = number WHERE id = $1 AND n = $2"

HEADS = """
    SELECT id, version, (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE at = number) AS following
    FROM tables WHERE id = ANY($1)
"""

APPEND = """
    WITH added AS (
        INSERT INTO entries (at, n, entry)
        SELECT number, $2, $3 FROM tables
        WHERE id = $1 AND (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE at = number) = $2
        RETURNING at
    ), marked AS (
        UPDATE tables SET status = $4 FROM added WHERE number = added.at AND status <> $4
    )
    SELECT true FROM added
"""

TRIM = """
    DELETE FROM tables USING (
        SELECT number AS old, row_number() OVER newest AS place, sum(octet_length(body)) OVER newest AS bytes
        FROM tables WHERE starts_with(id, $1) WINDOW newest AS (ORDER BY number DESC)
    ) AS kept
    WHERE number = old AND (place > $2 OR bytes > $3) RETURNING id
"""

LEASE = """
    INSERT INTO leases (name, owner, until) VALUES ($1, $2, now() + $3 * interval '1 second')
    ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, until = excluded.until
    WHERE leases.owner = excluded.owner OR leases.until < now()
    RETURNING true
"""


async def _number(db: Connection, table: str) -> int:
    number: int | None = await db.fetchval("SELECT number FROM tables WHERE id = $1", table)
    if number is None:
        raise missing(table)
    return number


async def _copy_table(db: Connection, copy: sqlite3.Connection, name: str, columns: str) -> None:
    places = ", ".join("?" for _ in columns.split(", "))
    insert = f"INSERT INTO {name} ({columns}) VALUES ({places})"
    async for row in db.cursor(f"SELECT {columns} FROM {name}", prefetch=500):
        copy.execute(insert, tuple(row))
