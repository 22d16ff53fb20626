"""The hall over HTTP and WebSocket. Transport only: what is said is in messages.py, what it does in hall.py."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cutpurse import __version__
from cutpurse.kernel.message import Reason
from cutpurse.kernel.text import DEFAULT
from cutpurse.protocol.messages import (
    LONGEST_MESSAGE,
    PROTOCOL,
    Back,
    Board,
    Choose,
    ClientMessage,
    Failed,
    FailedBefore,
    Hello,
    Leave,
    Mute,
    Notify,
    Read,
    Rematch,
    Resync,
    Say,
    Take,
    Undo,
    Why,
)  # fmt: skip
from cutpurse.protocol.requests import HostWish, Invite, Invited, NewTable, TakeSeat
from cutpurse.server import chat, comings, examples, rematch, seating, shelf
from cutpurse.server.admin import Admin
from cutpurse.server.connections import Connections
from cutpurse.server.gate import Gate, Hosts, Refusals
from cutpurse.server.guest import Guest
from cutpurse.server.hall import Hall
from cutpurse.server.hosting import act_as_host
from cutpurse.server.http import address_of, answer, bearer, body, guarded
from cutpurse.server.ledger import not_stored
from cutpurse.server.limits import Addresses, Allowance, Held
from cutpurse.server.making import Refusal
from cutpurse.server.metrics import Traffic, figures
from cutpurse.server.pages import Pages
from cutpurse.server.records import MOST_RECORD_BYTES, MOST_RECORDS, Library
from cutpurse.server.store import StoreError
from cutpurse.server.table import Table
from cutpurse.server.voice import KEYS, reason_in

T = TypeVar("T")
HELLO_WITHIN = 10.0
GOODBYE_WITHIN = 2.0
TABLES_A_MINUTE = 20.0
"""New tables, and records, that an address may make."""
ASKED_PER_TABLE = 5
"""Requests about seats, for each table that may be made."""
SOCKETS_EACH = 100
"""Connections that an address may have at a time: a whole club behind one address, and no flood."""
MESSAGES_A_SECOND = 20.0
MESSAGES_AT_ONCE = 60.0
"""What a connection may send: so many at once, and so many more each second."""
FLOODED = 200.0
"""How far over its allowance a connection may go before it is ended."""


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
        pages: Pages | None = None,
        admin_token: str = "",
        tables_a_minute: float = TABLES_A_MINUTE,
        sockets_each: int = SOCKETS_EACH,
        metrics_token: str = "",
        hosts: Hosts | None = None,
        connections: Connections | None = None,
        most_records: int = MOST_RECORDS,
        most_record_bytes: int = MOST_RECORD_BYTES,
    ) -> None:
        self.hall = hall
        self.pages = pages or Pages()
        self.origins = origins
        self.a_second, self.at_once = a_second, at_once
        self.hello_within = hello_within
        self.sockets = 0
        self.library = Library(hall, most_records, most_record_bytes)
        self.hosts = hosts or Hosts(())
        self.connections = connections or Connections(sockets_each)
        self.refusals = Refusals()
        self.admin = Admin(hall, self.figures, admin_token, metrics_token)
        self.posts = Addresses(tables_a_minute)
        self.asked = Addresses(tables_a_minute * ASKED_PER_TABLE)
        self.held = Held(sockets_each)

    def app(
        self, lifespan: Callable[[Starlette], contextlib.AbstractAsyncContextManager[None]] | None = None
    ) -> Starlette:
        return Starlette(
            routes=[
                Route("/health", guarded(self.health)),
                Route("/api/games", guarded(shelf.games)),
                Route("/api/games/{game}/page/{file}", guarded(shelf.page_file)),
                Route("/api/rulebook/{game}", guarded(shelf.rulebook)),
                Route("/api/lessons/{game}", guarded(shelf.lessons)),
                Route("/api/examples/{game}", guarded(examples.listed)),
                Route("/api/examples/{game}/{id}", guarded(examples.shown)),
                Route("/api/texts", guarded(shelf.texts)),
                Route("/api/box/{game}", guarded(shelf.box)),
                Route("/api/tables", guarded(self.make), methods=["POST"]),
                Route("/api/tables/{table}", guarded(self.info)),
                Route("/api/tables/{table}/seats", guarded(self.take), methods=["POST"]),
                Route("/api/tables/{table}/invitations", guarded(self.invite), methods=["POST"]),
                Route("/api/tables/{table}/host", guarded(self.host), methods=["POST"]),
                Route("/api/tables/{table}/record", guarded(self.record)),
                Route("/api/tables/{table}/proof", guarded(self.proof)),
                Route("/api/records", guarded(self.add_record), methods=["POST"]),
                Route("/api/records/{record}", guarded(self.library.about)),
                Route("/api/records/{record}/at/{n}", guarded(self.library.at)),
                Route("/api/records/{record}/pages/{n}", guarded(self.library.pages)),
                Route("/api/records/{record}/held/{n}", guarded(self.library.held)),
                Route("/api/records/{record}/log", guarded(self.library.log)),
                Route("/api/records/{record}/file", guarded(self.library.file)),
                *self.admin.routes(),
                WebSocketRoute("/ws/{table}", self.socket),
                *self.pages.routes(),
            ],
            middleware=[Middleware(Gate, self.hosts, self.refusals, self.origins)],
            exception_handlers={404: self.pages.nowhere},
            lifespan=lifespan,
        )

    # -- over HTTP -------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether this process can work: what happens can be stored. Without a bus it works, only slower."""
        try:
            await self.hall.store.require_works()
        except StoreError as error:
            raise Refusal(not_stored(error), 503) from None
        company = self.hall.company
        bus = {"bus": company.connected} if company is not None and company.bus is not None else {}
        return answer({"ok": True, "version": __version__, **bus})

    def figures(self) -> str:
        return figures(self.hall, Traffic(self.sockets, self.connections, self.refusals.by_status, self.library))

    def _within(self, allowed: Addresses, request: Request) -> None:
        """Nobody fills the disk or guesses links by the thousand."""
        if not allowed.try_take(address_of(request)):
            raise Refusal(Reason("too-often"), 429)

    async def make(self, request: Request) -> Response:
        self._within(self.posts, request)
        return answer(await self.hall.make(await body(request, NewTable)), 201)

    async def info(self, request: Request) -> Response:
        """What everybody may know of a table; and for whoever sits there, whether it is their turn."""
        table = await self.hall.table(request.path_params["table"])
        return answer(self.hall.info(table, table.lobby.seat_of(bearer(request))))

    async def take(self, request: Request) -> Response:
        self._within(self.asked, request)
        return answer(await seating.take(self.hall, request.path_params["table"], await body(request, TakeSeat)), 201)

    async def invite(self, request: Request) -> Response:
        self._within(self.asked, request)
        wish = await body(request, Invite)
        return answer(
            Invited(wish.seat, await seating.invite(self.hall, request.path_params["table"], wish.host, wish.seat)), 201
        )

    async def host(self, request: Request) -> Response:
        self._within(self.asked, request)
        wish = await body(request, HostWish)
        return answer(await act_as_host(self.hall, request.path_params["table"], wish))

    async def record(self, request: Request) -> Response:
        """The record of a finished game, for everybody who was there."""
        table = await self.hall.table(request.path_params["table"])
        if table.lobby.seat_of(bearer(request)) is None:
            raise Refusal(Reason("not-your-table"), 403)
        data = self.library.table_file(table)
        if data is None:
            raise Refusal(Reason("game-not-over"), 409)
        return Response(data, media_type="application/jsonl")

    async def add_record(self, request: Request) -> Response:
        self._within(self.posts, request)
        return await self.library.add(request)

    async def proof(self, request: Request) -> Response:
        """Before the end the commitment, which everybody may know; afterwards, for those who were there, all that is
        needed to check every draw, and whether it holds."""
        table = await self.hall.table(request.path_params["table"])
        over = table.referee is not None and table.referee.over
        if over and table.lobby.seat_of(bearer(request)) is not None:
            return Response(await self.library.table_proof(request, table), media_type="application/json")
        lobby = table.lobby
        return answer({"table": lobby.table, "game": lobby.game, "commitment": lobby.commitment, "over": over})

    # -- over WebSocket --------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        address = address_of(socket)
        if not self.held.take(address):
            await socket.accept()
            await _say_goodbye(socket, Reason("too-many-connections"))
            return
        await socket.accept()
        self.sockets += 1
        try:
            await self._converse(socket)
        except (WebSocketDisconnect, ConnectionError):
            pass
        finally:
            self.sockets -= 1
            self.held.give(address)
            if socket.application_state is WebSocketState.CONNECTED:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect, ConnectionError, TimeoutError):
                    async with asyncio.timeout(GOODBYE_WITHIN):
                        await socket.close()

    async def _converse(self, socket: WebSocket) -> None:
        try:
            table = await self.hall.table(socket.path_params["table"])
            async with asyncio.timeout(self.hello_within):
                hello = _read(await socket.receive())
            if not isinstance(hello, Hello):
                raise Refusal(Reason("hello-first", args={"protocol": PROTOCOL}))
            if hello.protocol != PROTOCOL:
                await _say_goodbye_to_another(socket, hello)
                return
            guest = await seating.arrive(self.hall, table, hello.token, hello.language, hello.draws)
        except TimeoutError:
            await _say_goodbye(socket, Reason("hello-first", args={"protocol": PROTOCOL}))
            return
        except Refusal as refusal:
            await _say_goodbye(socket, refusal.reason)
            return
        guest.writer = writer = asyncio.create_task(_write(socket, guest))
        try:
            if hello.mute or table.lobby.talk:
                chat.mute(table, guest, hello.mute)
            with contextlib.suppress(Refusal):  # the next table cannot be had now; this one can
                await rematch.offer(self.hall, table, guest)
            await self._listen(socket, table, guest, writer)
        finally:
            seating.part(self.hall, table, guest)
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
                guest.fail(Reason("too-fast"), closing=True)
                return
            if left < 0:
                guest.fail(Reason("too-fast"))
                continue
            try:
                await self._heed(table, guest, _read(frame))
            except Refusal as refusal:
                guest.fail(refusal.reason)

    async def _heed(self, table: Table, guest: Guest, message: ClientMessage) -> None:
        if isinstance(message, Choose | Take | Undo):
            if not 0 < len(message.id) <= 64:
                raise Refusal(Reason("malformed", args={"problem": "id"}))
            await table.choose(guest, message)
        elif isinstance(message, Why):
            async with table.lock:  # nobody hears of a choice that is still being stored
                table.why(guest, message)
        elif isinstance(message, Leave):
            await comings.leave(self.hall, table, guest)
        elif isinstance(message, Notify):
            await comings.be_found(self.hall, table, guest, message)
        elif isinstance(message, Back):
            await comings.back(self.hall, table, guest, message.id)
        elif isinstance(message, Board):
            async with table.lock:
                table.board(guest, message)
        elif isinstance(message, Read):
            async with table.lock:
                table.sheet(guest, message)
        elif isinstance(message, Resync):
            await table.resync(guest)
        elif isinstance(message, Say):
            await chat.say(table, guest, message)
        elif isinstance(message, Mute):
            chat.mute(table, guest, message.seats)
        elif isinstance(message, Rematch):
            await rematch.ask(self.hall, table, guest, message.id)
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
    await socket.send_text(msgspec.json.encode(Failed(1, KEYS.grounds(reason), closing=True)).decode())
    await socket.close(1008)


async def _say_goodbye_to_another(socket: WebSocket, hello: Hello) -> None:
    """To a client of another version, in a shape that it understands and in its language."""
    reason = Reason("hello-first", args={"protocol": PROTOCOL})
    sentence = reason_in(hello.language or DEFAULT, reason)
    await socket.send_text(msgspec.json.encode(FailedBefore(1, reason, True, sentence)).decode())
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
