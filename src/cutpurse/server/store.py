"""Where tables live: store, then tell.

A table has a *body* (what its lobby knows, replaced as a whole, with a version against lost updates) and a
*journal* (entries 0, 1, 2 …, only ever added to). The store knows nothing of games: both are bytes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Literal, Self

FIRST_VERSION = 1
"""The version of a body that was just created; each change adds one."""

Problem = Literal["full", "locked", "read-only", "damaged", "foreign", "newer", "moved", "closed", "failed"]


class StoreError(Exception):
    """Something was not stored or not found; the message says why in plain words."""


class Conflict(StoreError):
    """Somebody else was first: read again, then decide again."""


class Missing(StoreError):
    """There is no such table."""


class Unavailable(StoreError):
    """The store cannot work at the moment. Nothing is wrong with what was asked: the table pauses and may ask again.

    `problem` names the kind: full, locked, read-only, damaged, foreign (a file of another program),
    newer (written by a later version), moved (the file was taken away), closed, failed (anything else).
    """

    def __init__(self, problem: Problem, message: str) -> None:
        super().__init__(message)
        self.problem: Problem = problem


class Store(ABC):
    """The tables of a server. Every method may raise Unavailable; what has returned is durable."""

    @abstractmethod
    async def open(self) -> None:
        """Check what is stored, bring it up to date and begin to work."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked for, then stop."""

    @abstractmethod
    async def create(self, table: str, body: bytes) -> None:
        """A new table, at FIRST_VERSION. Conflict if the id exists."""

    @abstractmethod
    async def body(self, table: str) -> tuple[int, bytes]:
        """Version and body of a table. Missing if unknown."""

    @abstractmethod
    async def change(self, table: str, version: int, body: bytes) -> int:
        """Replace the body; returns the new version. Conflict if `version` is not the stored one."""

    @abstractmethod
    async def append(self, table: str, n: int, entry: bytes) -> None:
        """Write journal entry `n`; it is durable when this returns. Conflict if `n` is taken or leaves a gap.

        After Unavailable the entry is not in the journal and the same `n` may be tried again. A caller that was
        cancelled while it waited, or that died, does not know: it reads the journal first.
        """

    @abstractmethod
    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        """The journal from entry `since` on, in order. Missing if the table is unknown."""

    @abstractmethod
    async def tables(self) -> list[str]:
        """All tables, newest first."""

    @abstractmethod
    async def remove(self, table: str) -> None:
        """Forget a table and its journal. Missing if unknown."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file, while the store goes on working. Conflict if the file exists."""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()
