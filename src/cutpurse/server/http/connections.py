"""Connections before and below what is said over them: how many an address has, and how long each may dawdle.

uvicorn waits for a request's header for ever, counts no connections by address, and answers every ping. These
protocols do what nginx would: a deadline for headers, a limit for each address, and an end to whoever floods.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState, ProtocolError
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from cutpurse.server.http.addresses import Network, among, network_of
from cutpurse.server.limits import Allowance, ConnectionCounts

HEADERS_WITHIN = 10.0
"""Seconds until the header of a request must be there, from its first byte or from the connection's beginning."""
BESIDE_SOCKETS = 100
"""Connections that an address may have beside its WebSockets."""
MOST_IN_ALL = 20_000
SPARE_FILES = 100
"""Descriptors for everything but connections."""
FRAMES_A_SECOND, FRAMES_AT_ONCE = 10.0, 50.0
"""Pings, pongs and fragments of a WebSocket: a browser sends one in twenty seconds."""
TAKEN_WITHIN = 60.0
"""Seconds that somebody has to take what was sent, before the connection is ended."""
GOODBYE_WITHIN = 5.0
"""Seconds that a WebSocket has to take what was sent to it when it is ended."""


class Connections:
    """All connections of a server, by the address they come from. Proxies that are trusted bring many people: what they
    bring is counted by the addresses they name."""

    def __init__(
        self,
        sockets_each: int,
        proxies: Sequence[Network] = (),
        headers_within: float = HEADERS_WITHIN,
        most: int = MOST_IN_ALL,
    ) -> None:
        self.headers_within = headers_within
        self.most = min(most, _files() - SPARE_FILES)
        self.open = 0
        self.refused = 0
        self.late = 0
        """Connections that were ended because no header came."""
        self.flooded = 0
        """WebSockets that were ended because of too many frames."""
        self._proxies = proxies
        self._held = ConnectionCounts(sockets_each + BESIDE_SOCKETS)

    def take(self, host: str) -> str | None:
        """The name under which the connection is held; None if there are too many."""
        name = "" if among(host, self._proxies) else network_of(host)
        if self.open >= self.most or (name and not self._held.take(name)):
            self.refused += 1
            return None
        self.open += 1
        return name

    def give(self, name: str) -> None:
        self.open -= 1
        if name:
            self._held.give(name)


def _files() -> int:
    """How many files and connections this process may have: as many as the system lets it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return files if files != resource.RLIM_INFINITY else MOST_IN_ALL + SPARE_FILES


class Counted(asyncio.Protocol):
    """One connection's place among all of them, and an end to it if nobody reads."""

    connections_held: Connections
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _place: str | None = None
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(TAKEN_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def _taken(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _enter(self, transport: asyncio.Transport) -> bool:
        peer = transport.get_extra_info("peername")
        self._place = self.connections_held.take(str(peer[0]) if peer else "")
        if self._place is None:
            transport.abort()
        return self._place is not None

    def _leave(self) -> None:
        self._taken()
        if self._place is not None:
            self.connections_held.give(self._place)
            self._place = None


class Http(Counted, H11Protocol):
    """HTTP with a deadline for headers."""

    _deadline: asyncio.TimerHandle | None = None
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._enter(transport):
            self._wait_for_header()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._upgraded or (self.cycle is not None and not self.cycle.response_complete):
            self._header_came()
        elif self._deadline is None:
            self._wait_for_header()

    def connection_lost(self, exc: Exception | None) -> None:
        self._header_came()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        self._leave()  # the WebSocket takes a place of its own
        super().handle_websocket_upgrade(event)

    def _wait_for_header(self) -> None:
        if not self.transport.is_closing():
            self._deadline = self.loop.call_later(self.connections_held.headers_within, self._too_late)

    def _header_came(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self.connections_held.late += 1
        self.transport.abort()


class Inbox:
    """Messages that wait to be heard by the one who listens: what uvicorn asks of a queue, without the deques of asyncio's
    own, which take 3 kB of every connection."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[ASGIReceiveEvent] = []
        self._waiting: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self._messages.pop(0)


LINE = "cutpurse.line"
"""The extension by which the application finds `Socket.write_now`."""


class Socket(Counted, WebSocketsSansIOProtocol):
    """A WebSocket that counts the frames below its messages, and that does not wait for ever for somebody who does not
    read. A table has several for hours, so it holds little."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()  # type: ignore[assignment]
        self._frames = Allowance(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self._hear = self.conn.recv_frame
        self.conn.recv_frame = self._count  # type: ignore[method-assign]

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._enter(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def start_keepalive(self) -> None:
        """The handshake is done: nobody asks for its headers any more."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        if isinstance(held := self.scope["headers"], list):
            held.clear()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:  # the application begins in a moment
            extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), LINE: self.write_now}
            self.scope["extensions"] = extensions

    def write_now(self, text: bytes) -> bool:
        """Send a message at once, without a task that waits for it. False where it has to wait, or will never go."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(GOODBYE_WITHIN, self.transport.abort)

    def _count(self, frame: Frame) -> None:
        """Whole messages are counted by whoever hears them; everything else here."""
        message = frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CLOSE)
        if not message and self._frames.take() < 0:
            self.connections_held.flooded += 1
            raise ProtocolError("too many control frames or fragments")
        self._hear(frame)


def protocols(connections: Connections) -> tuple[type[Http], type[Socket]]:
    """Both kinds, counted together."""
    http = type("Http", (Http,), {"connections_held": connections})
    socket = type("Socket", (Socket,), {"connections_held": connections})
    return http, socket
