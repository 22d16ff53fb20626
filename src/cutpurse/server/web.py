"""The hall over HTTP and WebSocket. Transport only: what is said is in messages.py, what it does in hall.py."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cutpurse import __version__
from cutpurse.kernel import registry
from cutpurse.kernel.message import Reason
from cutpurse.server.guest import Guest
from cutpurse.server.hall import Hall, Refusal
from cutpurse.server.messages import (
    LONGEST_CHAT,
    LONGEST_MESSAGE,
    PROTOCOL,
    Choose,
    ClientMessage,
    Failed,
    Hello,
    Invite,
    Invited,
    NewTable,
    Problem,
    Resync,  # fmt: skip
    Say,
    TakeSeat,
    Undo,
    Why,
    plain,
)
from cutpurse.server.table import Table

T = TypeVar("T")
HELLO_WITHIN = 10.0
GOODBYE_WITHIN = 2.0
MESSAGES_A_SECOND = 20.0
MESSAGES_AT_ONCE = 60.0
"""What a connection may send: so many at once, and so many more each second."""
FLOODED = 200.0
"""How far over its allowance a connection may go before it is ended."""

HEADERS = {
    "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
}


class SafeHeaders:
    """Strict headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    *((key.encode(), value.encode()) for key, value in HEADERS.items()),
                ]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Allowance:
    """How many messages a connection may send: a bucket that fills with time."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self.left = self._at_once = at_once
        self._a_second = a_second
        self._at = monotonic()

    def take(self) -> float:
        now = monotonic()
        self.left = min(self._at_once, self.left + (now - self._at) * self._a_second) - 1
        self._at = now
        return self.left


def answer(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def body(request: Request, kind: type[T]) -> T:
    """A request's JSON as one of our messages, or a refusal that says what is wrong."""
    if int(request.headers.get("content-length") or 0) > LONGEST_MESSAGE:
        raise Refusal(Reason("message-too-long", args={"most": LONGEST_MESSAGE}), 413)
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > LONGEST_MESSAGE:
            raise Refusal(Reason("message-too-long", args={"most": LONGEST_MESSAGE}), 413)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(Reason("malformed", args={"problem": str(error)[:200]})) from None


Handler = Callable[[Request], Awaitable[Response]]


def guarded(handler: Handler) -> Handler:
    async def run(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            return answer(Problem(refusal.reason), refusal.status)

    return run


class Web:
    """The routes over one hall."""

    def __init__(
        self,
        hall: Hall,
        origins: frozenset[str] = frozenset(),
        *,
        a_second: float = MESSAGES_A_SECOND,
        at_once: float = MESSAGES_AT_ONCE,
        hello_within: float = HELLO_WITHIN,
    ) -> None:
        self.hall = hall
        self.origins = origins
        self.a_second, self.at_once = a_second, at_once
        self.hello_within = hello_within
        self.sockets = 0

    def app(
        self, lifespan: Callable[[Starlette], contextlib.AbstractAsyncContextManager[None]] | None = None
    ) -> Starlette:
        return Starlette(
            routes=[
                Route("/", guarded(self.front)),
                Route("/health", guarded(self.health)),
                Route("/metrics", guarded(self.metrics)),
                Route("/api/games", guarded(self.games)),
                Route("/api/tables", guarded(self.make), methods=["POST"]),
                Route("/api/tables/{table}", guarded(self.info)),
                Route("/api/tables/{table}/seats", guarded(self.take), methods=["POST"]),
                Route("/api/tables/{table}/invitations", guarded(self.invite), methods=["POST"]),
                Route("/api/tables/{table}/record", guarded(self.record)),
                Route("/t/{table}", guarded(self.front)),
                WebSocketRoute("/ws/{table}", self.socket),
            ],
            middleware=[Middleware(SafeHeaders)],
            lifespan=lifespan,
        )

    # -- over HTTP -------------------------------------------------------------------------------

    async def front(self, request: Request) -> Response:
        return PlainTextResponse(f"Cutpurse {__version__}. Sit down at a table with: cutpurse join LINK\n")

    async def health(self, request: Request) -> Response:
        await self.hall.store.tables()
        return answer({"ok": True})

    async def metrics(self, request: Request) -> Response:
        figures = {
            "cutpurse_tables_open": len(self.hall.tables),
            "cutpurse_sockets": self.sockets,
            "cutpurse_choices_total": self.hall.choices,
        }
        return PlainTextResponse("".join(f"{name} {value}\n" for name, value in figures.items()))

    async def games(self, request: Request) -> Response:
        return answer(
            [{"game": title.id, "rules": title.rules_version, "least": title.seats[0], "most": title.seats[-1],
              "settings": list(title.settings)} for title in registry.titles().values()]
        )  # fmt: skip

    async def make(self, request: Request) -> Response:
        return answer(await self.hall.make(await body(request, NewTable)), 201)

    async def info(self, request: Request) -> Response:
        return answer(self.hall.info(await self.hall.table(request.path_params["table"])))

    async def take(self, request: Request) -> Response:
        return answer(await self.hall.take(request.path_params["table"], await body(request, TakeSeat)), 201)

    async def invite(self, request: Request) -> Response:
        wish = await body(request, Invite)
        return answer(
            Invited(wish.seat, await self.hall.invite(request.path_params["table"], wish.host, wish.seat)), 201
        )

    async def record(self, request: Request) -> Response:
        """The record of a finished game, for everybody who was there."""
        table = await self.hall.table(request.path_params["table"])
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme != "Bearer" or table.lobby.seat_of(token) is None:
            raise Refusal(Reason("not-your-table"), 403)
        file = table.record()
        if file is None:
            raise Refusal(Reason("game-not-over"), 409)
        return Response(b"\n".join(file.lines()) + b"\n", media_type="application/jsonl")

    # -- over WebSocket --------------------------------------------------------------------------

    def _welcome_from(self, socket: WebSocket) -> bool:
        """Browsers say where a page came from: only our own pages may open a socket."""
        origin = socket.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc == socket.headers.get("host")
        except ValueError:  # not an address at all
            return False

    async def socket(self, socket: WebSocket) -> None:
        if not self._welcome_from(socket):
            await socket.close(1008)
            return
        await socket.accept()
        self.sockets += 1
        try:
            await self._converse(socket)
        except (WebSocketDisconnect, ConnectionError):
            pass
        finally:
            self.sockets -= 1
            if socket.application_state is WebSocketState.CONNECTED:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect, ConnectionError, TimeoutError):
                    await asyncio.wait_for(socket.close(), GOODBYE_WITHIN)

    async def _converse(self, socket: WebSocket) -> None:
        try:
            table = await self.hall.table(socket.path_params["table"])
            hello = _read(await asyncio.wait_for(socket.receive(), self.hello_within))
            if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
                raise Refusal(Reason("hello-first", args={"protocol": PROTOCOL}))
            guest = await self.hall.arrive(table, hello.token)
        except TimeoutError:
            await _say_goodbye(socket, Reason("hello-first", args={"protocol": PROTOCOL}))
            return
        except Refusal as refusal:
            await _say_goodbye(socket, refusal.reason)
            return
        guest.writer = writer = asyncio.create_task(_write(socket, guest))
        try:
            await self._listen(socket, table, guest, writer)
        finally:
            table.leave(guest)
            guest.close()
            await asyncio.wait([writer], timeout=GOODBYE_WITHIN)
            writer.cancel()

    async def _listen(self, socket: WebSocket, table: Table, guest: Guest, writer: asyncio.Task[None]) -> None:
        allowance = Allowance(self.a_second, self.at_once)
        while not writer.done():
            receiving = asyncio.create_task(socket.receive())
            await asyncio.wait({receiving, writer}, return_when=asyncio.FIRST_COMPLETED)
            if not receiving.done():
                receiving.cancel()
                return
            frame = receiving.result()
            if frame["type"] == "websocket.disconnect":
                return
            left = allowance.take()
            if left < -FLOODED:
                guest.send(lambda n: Failed(n, Reason("too-fast"), closing=True))
                return
            if left < 0:
                guest.send(lambda n: Failed(n, Reason("too-fast")))
                continue
            try:
                await self._heed(table, guest, _read(frame))
            except Refusal as refusal:
                reason = refusal.reason
                guest.send(lambda n, reason=reason: Failed(n, reason))  # type: ignore[misc]

    async def _heed(self, table: Table, guest: Guest, message: ClientMessage) -> None:
        if isinstance(message, Choose | Undo):
            if not 0 < len(message.id) <= 64:
                raise Refusal(Reason("malformed", args={"problem": "id"}))
            await table.choose(guest, message)
        elif isinstance(message, Why):
            async with table.lock:  # nobody hears of a choice that is still being stored
                table.why(guest, message)
        elif isinstance(message, Resync):
            async with table.lock:
                table.tell(guest, whole=True)
        elif isinstance(message, Say):
            if guest.seat < 0:
                raise Refusal(Reason("audience"))
            if text := plain(message.text, LONGEST_CHAT):
                table.say(guest, text)
        else:
            raise Refusal(Reason("malformed", args={"problem": "a second hello"}))


def _read(frame: Message) -> ClientMessage:
    """A frame as one of our messages."""
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    data = frame.get("bytes") or (frame.get("text") or "").encode()
    if len(data) > LONGEST_MESSAGE:
        raise Refusal(Reason("message-too-long", args={"most": LONGEST_MESSAGE}))
    try:
        message: ClientMessage = msgspec.json.decode(data, type=ClientMessage)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(Reason("malformed", args={"problem": str(error)[:200]})) from None
    return message


async def _write(socket: WebSocket, guest: Guest) -> None:
    """Send what is in the outbox, until the guest is let go."""
    with contextlib.suppress(WebSocketDisconnect, ConnectionError, RuntimeError):
        while (data := await guest.outbox.get()) is not None:
            await socket.send_text(data.decode())


async def _say_goodbye(socket: WebSocket, reason: Reason) -> None:
    await socket.send_text(msgspec.json.encode(Failed(1, reason, closing=True)).decode())
    await socket.close(1008)


@contextlib.asynccontextmanager
async def running(hall: Hall) -> AsyncIterator[None]:
    """The store is opened, tables go on where they were; at the end everything is put away."""
    await hall.store.open()
    try:
        await hall.open_all()
        yield
    finally:
        await hall.close()
        await hall.store.close()
