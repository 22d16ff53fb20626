"""Running a server on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import multiprocessing.connection
import os
import socket
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from pathlib import Path
from typing import ParamSpec, TypeVar

import uvicorn
from starlette.applications import Starlette

from cutpurse.server.hall import ABSENT_AFTER, Hall
from cutpurse.server.messages import LONGEST_MESSAGE
from cutpurse.server.sqlite import SqliteStore
from cutpurse.server.web import HELLO_WITHIN, MESSAGES_A_SECOND, Web, running

P = ParamSpec("P")
T = TypeVar("T")


def end_with_the_server() -> None:
    """In a worker: when the server dies, however it dies, its workers do too."""
    server = multiprocessing.parent_process()

    def watch() -> None:
        multiprocessing.connection.wait([server.sentinel] if server is not None else [])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Workers(Executor):
    """Processes in which bots think. One that dies takes its pool along; the next bot gets a new one."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._most, multiprocessing.get_context("spawn"), end_with_the_server)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self._pool = self._new()
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


def make_app(
    database: Path,
    *,
    pace: tuple[float, float] = (0.4, 1.0),
    workers: int | None = None,
    absent_after: float = ABSENT_AFTER,
    a_second: float = MESSAGES_A_SECOND,
    hello_within: float = HELLO_WITHIN,
) -> Starlette:
    """The whole server as an application. Bots think in processes of their own."""
    pool = Workers(workers or max(1, (os.cpu_count() or 2) - 1))
    hall = Hall(SqliteStore(database), workers=pool, pace=pace, absent_after=absent_after)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(hall):
            yield
        await asyncio.to_thread(pool.shutdown, wait=False, cancel_futures=True)

    return Web(hall, a_second=a_second, at_once=3 * a_second, hello_within=hello_within).app(lifespan)


def serve(
    host: str,
    port: int,
    database: Path,
    *,
    pace: tuple[float, float] = (0.4, 1.0),
    workers: int | None = None,
    absent_after: float = ABSENT_AFTER,
    a_second: float = MESSAGES_A_SECOND,
    hello_within: float = HELLO_WITHIN,
    ready: Callable[[str], None] = lambda url: None,
) -> int:
    """Serve until stopped; tables go on after a restart. A port of 0 takes any free one. `ready` is called with
    the address, in a thread of its own, once the server answers."""
    config = uvicorn.Config(
        make_app(
            database,
            pace=pace,
            workers=workers,
            absent_after=absent_after,
            a_second=a_second,
            hello_within=hello_within,
        ),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST_MESSAGE,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    name = f"[{host}]" if ":" in host else host
    url = f"http://{name}:{listening.getsockname()[1]}/"
    print(url, flush=True)
    server = Announced(config, lambda: ready(url))
    server.run(sockets=[listening])
    return 0 if server.started else 1


class Announced(uvicorn.Server):
    """A server that says when it is up."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            threading.Thread(target=self._ready, name="ready", daemon=True).start()
