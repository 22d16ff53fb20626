"""Where tables live: store, then tell.

A table has a *body* (what its lobby knows, replaced as a whole, with a version against lost updates), a *journal*
(entries 0, 1, 2 …, only ever added to), a *status* (whether it has something to do on its own) and perhaps a
*snapshot* (a shortcut through the journal, which can always be done without). Beside the tables lie the *boxes* they are
played with, each once. The store knows nothing of games: body, entries, snapshot and box are bytes.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import ClassVar, Literal, NamedTuple, Self

from cutpurse.server.histogram import Histogram

logger = logging.getLogger("cutpurse.server")

FRESH = 2.0
"""Seconds for which a write says how the store is."""
FIRST_VERSION = 1
"""The version of a body that was just created; each change adds one."""

Status = Literal["idle", "busy", "over"]
IDLE: Status = "idle"
"""Waits for people."""
BUSY: Status = "busy"
"""Has something to do even if nobody comes: a bot is asked, or a clock runs."""
OVER: Status = "over"

Problem = Literal[
    "full", "locked", "read-only", "damaged", "foreign", "newer", "moved", "closed", "unreachable", "failed"
]


class Head(NamedTuple):
    """How far a table is: the version of its body, and how many entries its journal has."""

    version: int
    entries: int


class StoreError(Exception):
    """Something was not stored or not found; the message says why in plain words."""


class Conflict(StoreError):
    """Somebody else was first: read again, then decide again."""


class Missing(StoreError):
    """There is no such table."""


class Damaged(StoreError):
    """What is stored cannot be read, or a journal does not replay."""


class Unavailable(StoreError):
    """The store cannot work at the moment. Nothing is wrong with what was asked: the table pauses and may ask again.

    `problem` names the kind: full, locked, read-only, damaged, foreign (a file of another program),
    newer (written by a later version), moved (the file was taken away), closed, unreachable (the connection to a
    database is lost), failed (anything else).
    """

    def __init__(self, problem: Problem, message: str) -> None:
        super().__init__(message)
        self.problem: Problem = problem


def missing(table: str) -> Missing:
    return Missing(f"There is no table {table}.")


def taken(table: str, n: int, following: int) -> Conflict:
    problem = "is taken" if 0 <= n < following else f"does not follow; the next is {following}"
    return Conflict(f"Entry {n} of table {table} {problem}.")


def after(prefix: str) -> str:
    """What comes, in the order of their signs, after everything that begins so."""
    return prefix[:-1] + chr(ord(prefix[-1]) + 1)


class Writes:
    """How writing goes: what came of the last write, and how many failed. A failure is logged when it begins and when it
    is over, not for every choice that meets it."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.failed = 0
        self.problem: Unavailable | None = None
        self._clock = clock
        self._last = -FRESH
        self._since = 0

    @property
    def fresh(self) -> bool:
        """Whether the last write was only just now."""
        return self._clock() - self._last < FRESH

    @contextmanager
    def watched(self) -> Iterator[None]:
        try:
            yield
        except Unavailable as error:
            self._failed(error)
            raise
        except StoreError:  # what was asked is wrong; the store works
            self._done()
            raise
        self._done()

    def _failed(self, error: Unavailable) -> None:
        if self.problem is None or self.problem.problem != error.problem:
            logger.error("nothing can be stored: %s", error, extra={"problem": error.problem})
        self._since = self._since + 1 if self.problem is not None else 1
        self.problem, self._last = error, self._clock()
        self.failed += 1

    def _done(self) -> None:
        if self.problem is not None:
            logger.warning("what comes is stored again; %d times it was not", self._since)
        self.problem, self._last = None, self._clock()


class Store(ABC):
    """The tables of a server. Every method may raise Unavailable; what has returned is durable."""

    shared: ClassVar[bool] = False
    """Whether several processes may work on the same tables."""

    def __init__(self) -> None:
        self.appending = Histogram()
        """How long journal entries took until they were durable, in seconds."""
        self.writes = Writes()
        self._trying = asyncio.Lock()

    @abstractmethod
    async def open(self) -> None:
        """Check what is stored, bring it up to date and begin to work."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked for, then stop."""

    async def require_works(self) -> None:
        """Unavailable if nothing can be stored now. What was just written says it; otherwise something is written."""
        async with self._trying:  # of many who ask one tries
            if not self.writes.fresh:
                await self.try_writing()
            elif (problem := self.writes.problem) is not None:
                raise Unavailable(problem.problem, str(problem))

    @abstractmethod
    async def try_writing(self) -> None:
        """Write something for good that changes nothing."""

    @abstractmethod
    async def create(self, table: str, body: bytes, status: Status = IDLE) -> None:
        """A new table, at FIRST_VERSION. Conflict if the id exists."""

    @abstractmethod
    async def body(self, table: str) -> tuple[int, bytes]:
        """Version and body of a table. Missing if unknown."""

    @abstractmethod
    async def change(self, table: str, version: int, body: bytes, status: Status | None = None) -> int:
        """Replace the body (and the status, if given); returns the new version. Conflict if `version` is not the
        stored one."""

    @abstractmethod
    async def append(self, table: str, n: int, entry: bytes, status: Status | None = None) -> None:
        """Write journal entry `n` (and the status, if given); it is durable when this returns. Conflict if `n` is
        taken or leaves a gap.

        After Unavailable the entry is not in the journal and the same `n` may be tried again; unless the problem is
        that the store is unreachable. Then the caller does not know, nor does one that was cancelled while it
        waited, or that died: it reads the journal first.
        """

    @abstractmethod
    async def mark(self, table: str, status: Status) -> None:
        """Set the status alone."""

    @abstractmethod
    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        """The journal from entry `since` on, in order. Missing if the table is unknown."""

    @abstractmethod
    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """How far tables are; those that are unknown are left out."""

    @abstractmethod
    async def tables(self, status: Status | None = None) -> list[str]:
        """All tables, or those of a status, newest first."""

    @abstractmethod
    async def snapshot(self, table: str) -> bytes | None:
        """The last snapshot that was kept. Missing if the table is unknown."""

    @abstractmethod
    async def keep_snapshot(self, table: str, snapshot: bytes) -> None:
        """Keep a snapshot in place of an older one. Missing if the table is unknown."""

    @abstractmethod
    async def box(self, digest: str) -> bytes | None:
        """The components of a digest, as they were kept; None if there are none."""

    @abstractmethod
    async def keep_box(self, digest: str, contents: bytes) -> None:
        """Keep components under their digest; what is there already stays."""

    @abstractmethod
    async def remove(self, table: str) -> None:
        """Forget a table, its journal and its snapshot. Missing if unknown."""

    @abstractmethod
    async def trim(self, prefix: str, most: int, most_bytes: int) -> list[str]:
        """Of the tables whose ids begin so, the oldest are forgotten until no more than so many are left, with no more
        than so many bytes in their bodies. Which ones."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file, while the store goes on working: a SQLite store, whatever this one
        is. Conflict if the file exists."""

    async def fill(self, path: Path) -> None:
        """Take over all that the SQLite store at `path` holds. Conflict if there are tables here already."""
        raise Conflict("A file is filled by copying it.")

    async def lease(self, name: str, owner: str, seconds: float) -> bool:
        """Take a job, or keep it, for so long; False while another owner has it. Where there is one process only, all
        jobs are its own."""
        return True

    async def release(self, owner: str) -> None:  # noqa: B027  (nothing to give back, unless there are several)
        """Give back all leases of an owner."""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()
