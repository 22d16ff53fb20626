"""Somebody who listens at a table: a connection, seen from the table's side."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from cutpurse.kernel.message import Reason
from cutpurse.protocol.messages import Failed, Refused, ServerMessage, Update
from cutpurse.server.limits import Allowance
from cutpurse.server.voice import Voice

MOST_WAITING = 200
"""A reader who is this far behind is let go; it can come back and is told everything again."""


WORDS_A_SECOND, WORDS_AT_ONCE = 0.5, 6
"""How much somebody may say."""


class Guest:
    """One connection of one seat (SPECTATOR: the audience). Messages are numbered from 1."""

    def __init__(self, seat: int, voice: Voice | None = None, token: str = "") -> None:
        self.seat = seat
        self.token = token
        """What it came with: never stored, never logged."""
        self.muted: frozenset[int] = frozenset()
        self.words = Allowance(WORDS_A_SECOND, WORDS_AT_ONCE)
        self.voice = voice
        """Who puts things into the guest's language, if it asked for that."""
        self.sent = 0
        self.updated = 0
        """The number of the last update: what a choice must answer."""
        self.heard = 0
        self.content = b""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        """Who carries the outbox to the socket."""
        self.gone = False
        """Nothing is sent to it any more, and nothing it still says counts."""

    def send(self, make: Callable[[int], ServerMessage]) -> None:
        """Number a message and put it into the outbox."""
        if self.gone:
            return
        if self.outbox.qsize() >= MOST_WAITING:
            self.gone = True
            if self.writer is not None:  # it waits for a socket that nobody reads
                self.writer.cancel()
            return
        self.sent += 1
        self.outbox.put_nowait(msgspec.json.encode(make(self.sent)))

    def update(self, update: Update) -> None:
        def numbered(n: int) -> Any:
            self.updated = n
            return msgspec.structs.replace(update, n=n)

        self.send(numbered)

    def refuse(self, id: str, reason: Reason) -> None:
        self.send(lambda n: Refused(n, id, reason, self.in_words(reason)))

    def fail(self, reason: Reason, closing: bool = False) -> None:
        self.send(lambda n: Failed(n, reason, closing, self.in_words(reason)))

    def in_words(self, reason: Reason) -> str:
        return "" if self.voice is None else self.voice.reason(reason)

    def close(self) -> None:
        """What is in the outbox is still sent."""
        self.gone = True
        self.outbox.put_nowait(None)
