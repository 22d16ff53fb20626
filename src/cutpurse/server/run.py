"""Running a server on this machine."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import threading
from collections.abc import AsyncIterator, Callable
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from cutpurse import __version__
from cutpurse.kernel import registry
from cutpurse.kernel.struct_warmup import warm_up_structs
from cutpurse.protocol.shared import LONGEST_MESSAGE
from cutpurse.server.http import catalog
from cutpurse.server.http.addresses import as_written
from cutpurse.server.http.app import WebApp, running
from cutpurse.server.http.connections import Connections, protocols
from cutpurse.server.http.middleware import Hosts
from cutpurse.server.http.sockets import WebSockets
from cutpurse.server.jobs.notifier import Notifier
from cutpurse.server.jobs.workers import Workers
from cutpurse.server.logs import log_to_stderr
from cutpurse.server.settings import Settings
from cutpurse.server.table import wording
from cutpurse.server.tables import Tables

logger = logging.getLogger("cutpurse.server")

GRACE = 12.0
"""Seconds that a server has to put everything away once it is told to stop: less than what a container gets before it is
killed."""


def make_app(settings: Settings, listens_at: str = "", connections: Connections | None = None) -> Starlette:
    """The whole server as an application. Bots think in processes of their own."""
    registry.titles()  # the games and their Structs are known from here on
    warm_up_structs()
    pool = Workers(settings.workers or max(1, (os.cpu_count() or 2) - 1))
    tables = Tables(
        settings.store(),
        workers=pool.each,
        pace=settings.pace,
        alone=settings.pace_alone,
        absent_after=settings.absent_after,
        bus=settings.make_bus(),
        notifier=Notifier(settings.private_webhooks),
    )

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with running(tables):
            tables.collector.settle()
            warming = asyncio.create_task(warm(tables, settings.warm_up))
            yield
            await warming
            web.library.close()
        await asyncio.to_thread(pool.end)

    web = WebApp(
        tables,
        web_sockets=WebSockets(
            tables,
            a_second=settings.a_second,
            at_once=3 * settings.a_second,
            hello_within=settings.hello_within,
            sockets_each=settings.sockets_each,
            work_a_second=settings.work_a_second,
        ),
        admin_token=settings.admin_token,
        tables_a_minute=settings.tables_a_minute,
        metrics_token=settings.metrics_token,
        hosts=Hosts(settings.allowed_hosts, listens_at),
        connections=connections,
        most_records=settings.most_records,
        most_record_bytes=settings.most_record_bytes,
    )
    return web.app(lifespan)


async def warm(tables: Tables, sentences: bool) -> None:
    """Read what the first visitors need, in a thread, so that nobody's move waits for it."""
    await asyncio.to_thread(catalog.warm)
    if sentences:
        await asyncio.to_thread(wording.warm)
    tables.collector.set_aside()
    tables.warm = True


def serve(host: str, port: int, settings: Settings, *, ready: Callable[[str], None] = lambda url: None) -> int:
    """Serve until stopped; tables go on after a restart. A port of 0 takes any free one. `ready` is called with
    the address, in a thread of its own, once the server answers."""
    log_to_stderr(settings.log)
    proxies = settings.proxies
    connections = Connections(settings.sockets_each, proxies, settings.headers_within)
    http, web_socket = protocols(connections)
    config = uvicorn.Config(
        make_app(settings, host, connections),
        host=host,
        port=port,
        http=http,
        ws=web_socket,
        proxy_headers=True,
        forwarded_allow_ips=as_written(proxies),
        ws_max_size=4 * LONGEST_MESSAGE,
        # A compressed length tells of what is in a message; and it would cost each connection 300 kB.
        ws_per_message_deflate=False,
        log_config=None,
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
    server = GracefulServer(config, lambda: ready(url))
    # The server hands the signal that ended it on when all is put away; by itself that would end the process at once.
    # One that comes before the server listens to signals is heard, too.
    signal.signal(signal.SIGTERM, server.handle_exit)
    server.run(sockets=[listening])
    logger.info("stopped")
    return 0 if server.started else 1


class GracefulServer(uvicorn.Server):
    """A server that says when it is up, and that ends soon after it is told to, whatever still goes on in it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            logger.info("ready", extra={"version": __version__})
            threading.Thread(target=self._ready, name="ready", daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            late = threading.Timer(GRACE, end_at_once)
            late.daemon = True
            late.start()
        super().handle_exit(sig, frame)


def end_at_once() -> None:
    """What was acknowledged is stored; whatever is not finished by now is not worth waiting for."""
    logger.warning("stopped after %g seconds, with something still at work", GRACE)
    os._exit(0)
