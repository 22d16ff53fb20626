"""Somebody who listens at a table: a connection, seen from the table's side."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable

import msgspec

from cutpurse.kernel.message import Reason
from cutpurse.protocol.from_server import Answer, Failed, Notice, Refused, ServerMessage
from cutpurse.server.table.updates import Parts
from cutpurse.server.table.wording import KEYS, Wording

MOST_WAITING, MOST_BYTES = 200, 256 * 1024
"""A reader who is this far behind, in messages or in bytes, is let go; it can come back and is told everything again.
One message may always wait, however long it is."""

BEHIND = 64 * 1024
"""Bytes that wait for a reader who is behind."""


class Outbox:
    """Messages that wait for a socket. One reader takes them out, and waits where there are none."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[bytes | None] = []
        self._waiting: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, message: bytes | None) -> None:
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def take(self) -> bytes | None:
        return self._messages.pop(0)

    async def get(self) -> bytes | None:
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        return self.take()


class Guest:
    """One connection of one seat (SPECTATOR: the audience). Messages are numbered from 1."""

    __slots__ = (
        "_on_its_way", "draws", "gone", "ground", "heard", "line", "mark", "muted", "outbox", "position", "seat", "sent",
        "token", "updated", "waiting", "wording", "writer",
    )  # fmt: skip

    def __init__(self, seat: int, wording: Wording = KEYS, token: str = "", draws: bool = False) -> None:
        self.seat = seat
        self.token = token
        """What it came with: never stored, never logged."""
        self.muted: frozenset[int] = frozenset()
        self.wording = wording
        """How it wants to hear sentences."""
        self.draws = draws
        """Whether it draws the table."""
        self.sent = 0
        self.updated = 0
        """The number of the last update: what a choice must answer."""
        self.heard = 0
        """How many events it has been told."""
        self.mark = 0
        """The digest of what it knew when it was told last; 0 where nobody took it."""
        self.position = 0
        """The digest of what it was told last of how things stand."""
        self.ground: Hashable = None
        """What the lasting part of what it draws is known by, once it has it."""
        self.outbox = Outbox()
        self.waiting = 0
        """Bytes in the outbox, and of the message that is on its way."""
        self.line: Callable[[bytes], bool] | None = None
        """Takes a message to the socket at once, if that takes it now."""
        self.writer: asyncio.Task[None] | None = None
        """Who carries the outbox to the socket."""
        self._on_its_way = 0
        self.gone = False
        """Nothing is sent to it any more, and nothing it still says counts."""

    @property
    def is_behind(self) -> bool:
        return self.waiting > BEHIND and not self.gone

    def send(self, make: Callable[[int], ServerMessage]) -> None:
        """Number a message and put it into the outbox."""
        self._put(lambda n: msgspec.json.encode(make(n)))

    def _put(self, make: Callable[[int], bytes]) -> None:
        if self.gone:
            return
        data = make(self.sent + 1)
        if self.line is not None and not self.waiting and not len(self.outbox) and self.line(data):
            self.sent += 1
            return
        if len(self.outbox) >= MOST_WAITING or (self.waiting and self.waiting + len(data) > MOST_BYTES):
            self.gone = True
            if self.writer is not None:  # it waits for a socket that nobody reads
                self.writer.cancel()
            return
        self.sent += 1
        self.waiting += len(data)
        self.outbox.put(data)

    async def next_message(self) -> bytes | None:
        """The next one to be sent, when there is one; None at the end. Whoever asks has sent the one before."""
        self.waiting -= self._on_its_way
        data = await self.outbox.get()
        self._on_its_way = len(data or b"")
        return data

    def update(self, parts: Parts) -> None:
        def numbered(n: int) -> bytes:
            self.updated = n
            return parts.numbered(n)

        self._put(numbered)

    def refuse(self, id: str, reason: Reason) -> None:
        self.send(lambda n: Refused(n, id, self.wording.grounds(reason)))

    def answer(self, id: str, reason: Reason | None) -> None:
        self.send(lambda n: Answer(n, id, self.wording.grounds(reason) if reason is not None else None))

    def notice(self, reason: Reason) -> None:
        self.send(lambda n: Notice(n, self.wording.grounds(reason)))

    def fail(self, reason: Reason, closing: bool = False) -> None:
        self.send(lambda n: Failed(n, self.wording.grounds(reason), closing))

    def close(self) -> None:
        """What is in the outbox is still sent."""
        self.gone = True
        self.outbox.put(None)
