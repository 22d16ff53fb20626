"""What the processes of one server tell each other: short notices that may be lost, doubled or late.

Nothing depends on a notice for its truth. "Table X is at entry n" makes a process look into the store sooner than it
would have looked by itself; only who is there, and what everybody is told of that, travels on the bus alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec

from cutpurse.kernel.message import Reason

logger = logging.getLogger("cutpurse.server")

SUBJECT = "cutpurse.tables"
MOST_WAITING = 10_000
"""Notices that wait to be sent; more are dropped, as if lost on the way."""
MOST_TOGETHER = 200
"""Notices that travel in one message: a message costs more than what is in it."""
REST = 0.01
"""Seconds between two messages. The first notice after a while is sent at once; those that come meanwhile go together."""
PAUSE = 0.5
"""Seconds between two attempts to reach the bus."""


class Notice(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base of all notices. `process` is who sends it; its own notices a process does not heed."""

    process: str


class TableAt(Notice, frozen=True, tag="at"):
    """A table is as far as this now: read it."""

    table: str
    version: int
    entries: int


class SeatsHere(Notice, frozen=True, tag="here"):
    """The seats that somebody is at, through this process, and how many watch; and for how long, after so many entries,
    clocks run."""

    table: str
    seats: list[int]
    entries: int = 0
    used: float = 0.0
    watching: int = 0


class WhoIsThere(Notice, frozen=True, tag="who"):
    """Who is at this table? Empty: at any."""

    table: str = ""


class Alive(Notice, frozen=True, tag="alive"):
    """This process is. One that has not been heard for a while is not, nor is anybody there through it."""


class Gone(Notice, frozen=True, tag="gone"):
    """This process ends."""


class Announcement(Notice, frozen=True, tag="news"):
    """Something that everybody at a table is told, when it is as far as this."""

    table: str
    version: int
    entries: int
    reason: Reason


AnyNotice = TableAt | SeatsHere | WhoIsThere | Alive | Gone | Announcement
Heed = Callable[[AnyNotice], None]


def bundle(notices: list[bytes]) -> bytes:
    """One message of encoded notices; one alone travels as it is."""
    return notices[0] if len(notices) == 1 else b"[%s]" % b",".join(notices)


def unbundle(data: bytes) -> list[AnyNotice]:
    """The notices of a message that can be read: others are of a later version, or of another program."""
    found: list[AnyNotice] = []
    try:
        parts = msgspec.json.decode(data, type=list[msgspec.Raw]) if data[:1] == b"[" else [data]
    except msgspec.DecodeError:
        return found
    for part in parts:
        with contextlib.suppress(msgspec.DecodeError):
            found.append(msgspec.json.decode(part, type=AnyNotice))
    return found


class Bus(ABC):
    """Carries notices between processes."""

    connected = False
    """Whether notices arrive just now. If not, processes look into the store more often."""

    @abstractmethod
    async def open(self, heed: Heed, connected: Callable[[], None]) -> None:
        """Begin; `heed` gets every notice, `connected` is called whenever the bus is there (again)."""

    @abstractmethod
    def send(self, notice: AnyNotice) -> None:
        """To every process, sooner or later or never."""

    @abstractmethod
    async def close(self) -> None:
        """Send what waits, then end."""


class NatsBus(Bus):
    """Over a NATS server, which may come later and go at any time."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Any = None
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._task: asyncio.Task[None] | None = None

    async def open(self, heed: Heed, connected: Callable[[], None]) -> None:
        self._heed, self._back = heed, connected
        self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Connect, however long that takes; then carry notices."""
        import nats

        while self._client is None:
            try:
                self._client = await nats.connect(
                    self._address,
                    connect_timeout=2,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=PAUSE,
                    ping_interval=5,
                    no_echo=True,
                    disconnected_cb=self._lost,
                    reconnected_cb=self._found,
                    error_cb=self._error,
                )
                await self._client.subscribe(SUBJECT, cb=self._heard)
            except (OSError, nats.errors.Error) as error:
                await self._error(error)
                await asyncio.sleep(PAUSE)
        await self._found()
        while True:
            data = bundle([await self._waiting.get(), *self._take_waiting(MOST_TOGETHER - 1)])
            if self.connected:
                with contextlib.suppress(nats.errors.Error, OSError):
                    await self._client.publish(SUBJECT, data)
            await asyncio.sleep(REST)

    def _take_waiting(self, most: int) -> list[bytes]:
        return [self._waiting.get_nowait() for _ in range(min(most, self._waiting.qsize()))]

    async def _lost(self) -> None:
        if self.connected:
            logger.warning("the bus is down: tables are followed by looking into the store")
        self.connected = False

    async def _found(self) -> None:
        self.connected = True
        self._back()

    async def _error(self, error: Exception) -> None:
        logger.info("the bus: %s", error or type(error).__name__)

    async def _heard(self, message: Any) -> None:
        for notice in unbundle(message.data):
            self._heed(notice)

    def send(self, notice: AnyNotice) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._waiting.put_nowait(msgspec.json.encode(notice))

    async def close(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        with contextlib.suppress(Exception):  # whatever is wrong with it now: we are leaving
            while self.connected and (waiting := self._take_waiting(MOST_TOGETHER)):
                await self._client.publish(SUBJECT, bundle(waiting))
            there, self.connected = self.connected, False
            await asyncio.wait_for(self._client.drain() if there else self._client.close(), 2)
