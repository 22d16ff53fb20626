"""What every request passes first and every answer last: whose name it was sent to, where it comes from, strict headers.

Refusals are counted by status, and written to the log with the address they come from: at most one line a minute for
each, so that abuse can be seen without filling a disk.
"""

from __future__ import annotations

import ipaddress
import logging
import socket
from collections import Counter
from collections.abc import Callable, Sequence
from time import monotonic
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.routing import Match, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cutpurse.server.http.addresses import network_of

logger = logging.getLogger("cutpurse.server")

HEADERS = {
    "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cache-control": "no-store",
}
SENT_AT_ONCE = 64 * 1024
"""Bytes of an answer that are handed on at a time: whoever does not read holds no more in memory."""
WORTH_A_LINE = frozenset({401, 403, 421, 429})
LOGGED_AGAIN = 60.0
MOST_LOGGED = 1_000
"""Addresses of which a line is remembered."""


class Hosts:
    """The names that this server answers to. Numbers are always right: no other site can have them as its name."""

    def __init__(self, names: Sequence[str], listens_at: str = "") -> None:
        local = listens_at in ("127.0.0.1", "::1", "localhost")
        own = ("localhost", socket.gethostname()) if names or local else ()
        self.names = {name.lower().rstrip(".") for name in (*names, *own)}
        """Empty: any."""

    def knows(self, host: str) -> bool:
        if not self.names:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        if name in self.names or name.endswith(".localhost"):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


class Refusals:
    """How many requests were refused, and who has been written down for it lately."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.by_status: Counter[int] = Counter()
        self._now = now
        self._logged: dict[str, float] = {}

    def note(self, status: int, address: str) -> None:
        self.by_status[status] += 1
        now = self._now()
        if status in WORTH_A_LINE and now - self._logged.get(address, -LOGGED_AGAIN) >= LOGGED_AGAIN:
            if len(self._logged) >= MOST_LOGGED:
                self._logged = {who: at for who, at in self._logged.items() if now - at < LOGGED_AGAIN}
            if len(self._logged) < MOST_LOGGED:
                self._logged[address] = now
                logger.info("requests are refused", extra={"address": address, "status": status})


class RequestGuard:
    """The outermost layer of the application."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: Hosts,
        refusals: Refusals,
        origins: frozenset[str] = frozenset(),
        sockets: WebSocketRoute | None = None,
    ) -> None:
        """`sockets`: where WebSockets go. They last for hours and have no answer that somebody could set right on its way
        back, so the layers between are spared (each holds a kilobyte for every connection)."""
        self.app = app
        self.sockets = sockets
        self.hosts = hosts
        self.refusals = refusals
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self._problem(scope, headers)
        if scope["type"] == "websocket":
            if problem is not None:
                await send({"type": "websocket.close", "code": 1008})
                self.refusals.note(problem[0], _address(scope))
                return
            if self.sockets is not None:
                match, params = self.sockets.matches(scope)
                if match is Match.FULL:
                    scope["path_params"] = params["path_params"]
                    await self.sockets.endpoint(WebSocket(scope, receive, send))
                    return
            await self.app(scope, receive, send)
            return
        answer = self._answering(scope, send)
        if problem is not None:
            await _refuse(answer, *problem)
            return
        await self.app(scope, receive, answer)

    def _problem(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        if not self.hosts.knows(headers.get("host", "")):
            return 421, "This server does not know itself by that name (serve --allowed-host NAME).\n"
        if "content-length" in headers and "transfer-encoding" in headers:
            return 400, "Content-Length or Transfer-Encoding, not both.\n"
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changes and self._from_another_site(headers):
            return 403, "This came from another site.\n"
        return None

    def _from_another_site(self, headers: Headers) -> bool:
        """Browsers say where a page came from: only our own pages may change anything, or open a socket."""
        origin = headers.get("origin")
        if origin is not None:
            try:
                return origin not in self.origins and urlsplit(origin).netloc != headers.get("host")
            except ValueError:  # not an address at all
                return True
        return headers.get("sec-fetch-site", "none") not in ("none", "same-origin")

    def _answering(self, scope: Scope, send: Send) -> Send:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                if message["status"] >= 400:
                    self.refusals.note(message["status"], _address(scope))
                already = {key.lower() for key, _ in message["headers"]}
                ours = [(key.encode(), value.encode()) for key, value in HEADERS.items()]
                message["headers"] = [*message["headers"], *(pair for pair in ours if pair[0] not in already)]
                await send(message)
            elif message["type"] == "http.response.body":
                await _send_in_parts(message, send)
            else:
                await send(message)

        return answer


async def _send_in_parts(message: Message, send: Send) -> None:
    body, more = memoryview(message.get("body", b"")), message.get("more_body", False)
    for start in range(0, max(1, len(body)), SENT_AT_ONCE):
        part = bytes(body[start : start + SENT_AT_ONCE])
        last = start + SENT_AT_ONCE >= len(body)
        await send({"type": "http.response.body", "body": part, "more_body": more or not last})


async def _refuse(send: Send, status: int, text: str) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
    body = text.encode()
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(client[0]) if client else ""
