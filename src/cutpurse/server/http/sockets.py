"""What is said over a WebSocket: a hello, then messages, each within what its sender may say and may cost.

What a message means is in protocol/from_client.py, what it does in the table. Here is how much of it there may be: messages
for each connection, and processor time for each address and each table, because some messages have everything built
anew.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cutpurse.kernel.message import Reason
from cutpurse.kernel.text import DEFAULT
from cutpurse.protocol.from_client import (
    Back,
    Board,
    Choose,
    ClientMessage,
    Decide,
    Hello,
    Hint,
    Leave,
    Mute,
    Notify,
    Read,
    Rematch,
    Resync,
    Revoke,
    Say,
    Stand,
    Take,
    Undo,
    Why,
)
from cutpurse.protocol.from_server import Failed, FailedBefore
from cutpurse.protocol.shared import LONGEST_MESSAGE, PROTOCOL
from cutpurse.server.actions import attendance, hints, rematch, seating, standing_answers
from cutpurse.server.http.connections import LINE
from cutpurse.server.http.handlers import address_of
from cutpurse.server.limits import AddressAllowances, Allowance, ConnectionCounts
from cutpurse.server.refusal import HttpRefusal
from cutpurse.server.table import chat
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.rematch import offer
from cutpurse.server.table.table import Table
from cutpurse.server.table.wording import KEYS, reason_in
from cutpurse.server.tables import Tables

HELLO_WITHIN = 10.0
GOODBYE_WITHIN = 2.0
SOCKETS_EACH = 100
"""Connections that an address may have at a time: a whole club behind one address, and no flood."""
MESSAGES_A_SECOND = 20.0
MESSAGES_AT_ONCE = 60.0
"""What a connection may send: so many at once, and so many more each second."""
FLOODED = 200.0
"""How far over its allowance a connection may go before it is ended."""
WORK_A_SECOND, WORK_AT_ONCE = 0.2, 0.5
"""Seconds of processor time that the messages of an address, or at a table, may take in a second, and at once."""
ADVICE_A_MINUTE = 20.0
"""Pieces of advice for an address, at however many tables: each takes a bots' worker for a second or two."""
CHOICE = 0.004
"""What a choice counts as: it is stored, and everybody is told."""


MOVES_FIRST = 2.0
"""For so many times as long as something took to be built anew nothing else is: a crowd that asks for it leaves most of
the time to moves."""


class WebSockets:
    """All WebSockets of a server."""

    def __init__(
        self,
        tables: Tables,
        *,
        a_second: float = MESSAGES_A_SECOND,
        at_once: float = MESSAGES_AT_ONCE,
        hello_within: float = HELLO_WITHIN,
        sockets_each: int = SOCKETS_EACH,
        work_a_second: float = WORK_A_SECOND,
    ) -> None:
        self.tables = tables
        self.open = 0
        self.a_second, self.at_once = a_second, at_once
        self.hello_within = hello_within
        at_once_work = WORK_AT_ONCE / WORK_A_SECOND * work_a_second
        self._held = ConnectionCounts(sockets_each)
        self._arrivals = AddressAllowances(2 * sockets_each)
        self._work = AddressAllowances(60 * work_a_second, at_once=at_once_work)
        self._work_at = AddressAllowances(60 * work_a_second, at_once=at_once_work)
        """The same by table: many addresses may sit at one."""
        self._turn = asyncio.Lock()
        """Whoever comes, or has something built anew, waits for their turn: a crowd of them keeps no move waiting for
        more than one."""
        self._advice = AddressAllowances(ADVICE_A_MINUTE)
        self._hints: set[asyncio.Task[None]] = set()
        """Advice that somebody waits for."""

    async def socket(self, socket: WebSocket) -> None:
        address = address_of(socket)
        if not self._arrivals.try_take(address):
            await socket.accept()
            await _say_goodbye(socket, Reason("too-often"))
            return
        if not self._held.take(address):
            await socket.accept()
            await _say_goodbye(socket, Reason("too-many-connections"))
            return
        self.open += 1
        try:
            await socket.accept()
            await self._converse(socket, address)
        except (WebSocketDisconnect, ConnectionError):
            pass
        finally:
            self.open -= 1
            self._held.give(address)
            if socket.application_state is WebSocketState.CONNECTED:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect, ConnectionError, TimeoutError):
                    async with asyncio.timeout(GOODBYE_WITHIN):
                        await socket.close()

    async def _converse(self, socket: WebSocket, address: str) -> None:
        try:
            table = await self.tables.get(socket.path_params["table"])
            async with asyncio.timeout(self.hello_within):
                hello = _read(await socket.receive())
            if not isinstance(hello, Hello):
                raise HttpRefusal(Reason("hello-first", args={"protocol": PROTOCOL}))
            if hello.protocol != PROTOCOL:
                await _say_goodbye_to_another(socket, hello)
                return
            async with self._turn:
                guest = await seating.arrive(self.tables, table, hello.token, hello.language, hello.draws)
        except TimeoutError:
            await _say_goodbye(socket, Reason("hello-first", args={"protocol": PROTOCOL}))
            return
        except HttpRefusal as refusal:
            await _say_goodbye(socket, refusal.reason)
            return
        guest.writer = writer = asyncio.create_task(_write(socket, guest))
        guest.line = socket.scope.get("extensions", {}).get(LINE)
        try:
            if hello.mute or table.lobby.talk:
                chat.mute(table, guest, hello.mute)
            with contextlib.suppress(HttpRefusal):  # the next table cannot be had now; this one can
                await offer(self.tables.get, table, guest)
            await self._listen(socket, address, table, guest, writer)
        finally:
            seating.disconnected(self.tables, table, guest)
            guest.close()
            await asyncio.wait([writer], timeout=GOODBYE_WITHIN)
            writer.cancel()

    async def _listen(
        self, socket: WebSocket, address: str, table: Table, guest: Guest, writer: asyncio.Task[None]
    ) -> None:
        allowance, ear = Allowance(self.a_second, self.at_once), Ear(socket, writer)
        while (frame := await ear.next()) is not None:
            if frame["type"] == "websocket.disconnect":
                return
            left = allowance.take()
            if left < -FLOODED:
                guest.fail(Reason("too-fast"), closing=True)
                return
            try:
                message = _read(frame)
                if left < 0:
                    _too_fast(guest, message)
                else:
                    await self._dispatch(address, table, guest, message)
            except HttpRefusal as refusal:
                guest.fail(refusal.reason)

    async def _dispatch(self, address: str, table: Table, guest: Guest, message: ClientMessage) -> None:
        id = table.lobby.table
        if isinstance(message, Choose | Take | Undo | Stand | Revoke | Decide) and not 0 < len(message.id) <= 64:
            raise HttpRefusal(Reason("malformed", args={"problem": "id"}))
        if isinstance(message, Choose | Take | Undo | Stand | Revoke | Decide | Why | Board | Read | Resync):
            if not (self._work.has_left(address) and self._work_at.has_left(id)):
                _too_fast(guest, message)
                return
            if isinstance(message, Stand | Revoke | Decide):
                await standing_answers.handle(self.tables, table, guest, message)
                spent = CHOICE
            elif isinstance(message, Choose | Take | Undo):
                spent = await _choose(table, guest, message)
            else:
                async with self._turn:
                    spent = await _rebuild(table, guest, message)
                    await asyncio.sleep(MOVES_FIRST * spent)
            self._work.spend(address, spent)
            self._work_at.spend(id, spent)
        elif isinstance(message, Hint):
            if not 0 < len(message.id) <= 64:
                raise HttpRefusal(Reason("malformed", args={"problem": "id"}))
            if not self._advice.try_take(address):
                _too_fast(guest, message)
                return
            # beside the connection: whoever knows better meanwhile may choose
            work = asyncio.create_task(hints.ask(self.tables, table, guest, message))
            self._hints.add(work)
            work.add_done_callback(self._hints.discard)
        elif isinstance(message, Leave):
            await attendance.leave(self.tables, table, guest)
        elif isinstance(message, Notify):
            await attendance.set_webhook(self.tables, table, guest, message)
        elif isinstance(message, Back):
            await attendance.back(self.tables, table, guest, message.id)
        elif isinstance(message, Say):
            await chat.say(table, guest, message)
        elif isinstance(message, Mute):
            chat.mute(table, guest, message.seats)
        elif isinstance(message, Rematch):
            await rematch.ask(self.tables, table, guest, message.id)
        else:
            raise HttpRefusal(Reason("malformed", args={"problem": "a second hello"}))


class Ear:
    """Listens to a socket as long as somebody writes to it: a guest who is let go for not reading is not listened to any
    more. (One task does it, not two for each message.)"""

    def __init__(self, socket: WebSocket, writer: asyncio.Task[None]) -> None:
        self._socket, self._writer = socket, writer
        self._listener = asyncio.current_task()
        self._waiting = False
        writer.add_done_callback(self._wake)

    def _wake(self, _: asyncio.Task[None]) -> None:
        if self._waiting and self._listener is not None:
            self._listener.cancel()

    async def next(self) -> Message | None:
        """What comes next; None once nobody writes any more."""
        if self._writer.done():
            return None
        self._waiting = True
        try:
            return await self._socket.receive()
        except asyncio.CancelledError:
            if not self._writer.done() or self._listener is None or self._listener.uncancel():
                raise  # somebody else wants an end to all of it
            return None
        finally:
            self._waiting = False


async def _choose(table: Table, guest: Guest, message: Choose | Take | Undo) -> float:
    await table.choose(guest, message)
    return CHOICE


async def _rebuild(table: Table, guest: Guest, message: Why | Board | Read | Resync) -> float:
    """Do what takes processor time; how much it took."""
    build: Callable[[], None]
    if isinstance(message, Why):
        build = lambda: table.broadcast.why(guest, message)  # noqa: E731
    elif isinstance(message, Board):
        build = lambda: table.broadcast.board(guest, message)  # noqa: E731
    elif isinstance(message, Read):
        build = lambda: table.broadcast.sheet(guest, message)  # noqa: E731
    else:
        build = lambda: table.resync(guest)  # noqa: E731
    return await table.rebuild(build)


def _too_fast(guest: Guest, message: ClientMessage) -> None:
    """With the id of what was not done, where it has one."""
    id = getattr(message, "id", "")
    if id:
        guest.refuse(id, Reason("too-fast"))
    else:
        guest.fail(Reason("too-fast"))


def _read(frame: Message) -> ClientMessage:
    """A frame as one of our messages."""
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000))
    data = frame.get("bytes") or (frame.get("text") or "").encode()
    if len(data) > LONGEST_MESSAGE:
        raise HttpRefusal(Reason("message-too-long", args={"most": LONGEST_MESSAGE}))
    try:
        message: ClientMessage = msgspec.json.decode(data, type=ClientMessage)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpRefusal(Reason("malformed", args={"problem": str(error)[:200]})) from None
    return message


async def _write(socket: WebSocket, guest: Guest) -> None:
    """Send what is in the outbox, until the guest is let go."""
    with contextlib.suppress(WebSocketDisconnect, ConnectionError, RuntimeError):
        while await _send_next(socket, guest):
            pass


async def _send_next(socket: WebSocket, guest: Guest) -> bool:
    """Send one message; False at the end. Whoever waits for the next holds none: a table's last words are 30 kB."""
    data = await guest.next_message()
    if data is None:
        return False
    await socket.send_text(data.decode())
    return True


async def _say_goodbye(socket: WebSocket, reason: Reason) -> None:
    await socket.send_text(msgspec.json.encode(Failed(1, KEYS.grounds(reason), closing=True)).decode())
    await socket.close(1008)


async def _say_goodbye_to_another(socket: WebSocket, hello: Hello) -> None:
    """To a client of another version, in a shape that it understands and in its language."""
    reason = Reason("hello-first", args={"protocol": PROTOCOL})
    sentence = reason_in(hello.language or DEFAULT, reason)
    await socket.send_text(msgspec.json.encode(FailedBefore(1, reason, True, sentence)).decode())
    await socket.close(1008)
