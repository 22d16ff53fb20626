"""The line to a server, in a thread of its own. After a drop it comes back by itself and is told everything anew."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from cutpurse.kernel.message import Message
from cutpurse.protocol.from_client import ClientMessage, Hello
from cutpurse.protocol.from_server import Failed, ServerMessage, Welcome
from cutpurse.terminal.link import Link, NoSeat, no_server

PAUSES = (0.3, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds before each new attempt; the last one for all that follow."""
LIMITS: dict[str, Any] = {"open_timeout": 10, "close_timeout": 1, "max_size": 16 * 1024 * 1024}
PASSING = frozenset({"not-stored", "too-fast"})
"""Goodbyes after which it is worth coming back."""


class Lost(NamedTuple):
    """The connection is gone; a new attempt is under way."""


class Ended(NamedTuple):
    """The connection is gone for good."""

    message: Message


Incident = ServerMessage | Lost | Ended


class Connection:
    """Delivers what happens on the line, from its own thread."""

    def __init__(self, link: Link, deliver: Callable[[Incident], None]) -> None:
        self._link = link
        self._deliver = deliver
        self._socket: ClientConnection | None = None
        self._closed = Event()
        self._failures = 0
        self._welcomed = False
        self._thread = Thread(target=self._run, name="connection", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, message: ClientMessage) -> None:
        """What cannot be sent is dropped: after a reconnection everything is told and asked anew."""
        socket = self._socket
        if socket is not None:
            with suppress(WebSocketException):
                socket.send(msgspec.json.encode(message).decode())

    def close(self) -> None:
        self._closed.set()
        if self._socket is not None:
            self._socket.close()
        self._thread.join(timeout=2)

    def _run(self) -> None:
        while not self._closed.is_set():
            problem: object
            try:
                with connect(self._link.socket, **LIMITS) as socket:
                    if not self._converse(socket):
                        return
                problem = "closed"
            except (OSError, WebSocketException) as error:
                problem = error
            finally:
                self._socket = None
            if self._closed.is_set():
                return
            if not self._welcomed:
                self._deliver(Ended(no_server(self._link, problem).message))
                return
            if self._failures == 0:
                self._deliver(Lost())
            pause = PAUSES[min(self._failures, len(PAUSES) - 1)]
            self._failures += 1
            self._closed.wait(pause * random.uniform(0.8, 1.2))

    def _converse(self, socket: ClientConnection) -> bool:
        """Say hello and listen until the end. Whether to come back."""
        self._socket = socket
        self.send(Hello(self._link.token))
        heard = 0
        while True:
            try:
                message = _read(socket.recv())
            except ConnectionClosed:
                return True
            except NoSeat as odd:
                self._deliver(Ended(odd.message))
                return False
            heard += 1
            if isinstance(message, Failed) and message.closing:
                if message.reason.code in PASSING:
                    return True
                self._deliver(Ended(message.reason.reason.message))
                return False
            if message.n != heard:  # something was missed: begin anew
                return True
            if isinstance(message, Welcome):
                self._welcomed, self._failures = True, 0
            self._deliver(message)


def _read(data: str | bytes) -> ServerMessage:
    try:
        message: ServerMessage = msgspec.json.decode(data, type=ServerMessage)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise NoSeat(Message("cli-strange-server")) from None
    return message
