"""Running a server on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import socket
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from cutpurse.server.hall import Hall
from cutpurse.server.messages import LONGEST_MESSAGE
from cutpurse.server.sqlite import SqliteStore
from cutpurse.server.web import MESSAGES_A_SECOND, Web, running


def make_app(
    database: Path,
    *,
    pace: tuple[float, float] = (0.4, 1.0),
    workers: int | None = None,
    absent_after: float = 60.0,
    a_second: float = MESSAGES_A_SECOND,
) -> Starlette:
    """The whole server as an application. Bots think in processes of their own."""
    pool = ProcessPoolExecutor(workers or max(1, (os.cpu_count() or 2) - 1), multiprocessing.get_context("spawn"))
    hall = Hall(SqliteStore(database), workers=pool, pace=pace, absent_after=absent_after)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(hall):
            yield
        await asyncio.to_thread(pool.shutdown, wait=False, cancel_futures=True)

    return Web(hall, a_second=a_second, at_once=3 * a_second).app(lifespan)


def serve(
    host: str,
    port: int,
    database: Path,
    *,
    pace: tuple[float, float] = (0.4, 1.0),
    a_second: float = MESSAGES_A_SECOND,
) -> int:
    """Serve until stopped; tables go on after a restart. A port of 0 takes any free one."""
    config = uvicorn.Config(
        make_app(database, pace=pace, a_second=a_second),
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
    print(f"http://{name}:{listening.getsockname()[1]}/", flush=True)
    uvicorn.Server(config).run(sockets=[listening])
    return 0
