"""Stores on real files, and what other programs see and do there."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

import cutpurse
from cutpurse.server.store.base import Unavailable
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.store.sqlite_file import MIGRATIONS

T = TypeVar("T")
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(cutpurse.__file__).parents[1])}


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
