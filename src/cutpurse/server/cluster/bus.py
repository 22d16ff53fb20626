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
    """The seats that somebody is at, through this process; and for how long, after so many entries, clocks run."""

    table: str
    seats: list[int]
    entries: int = 0
    used: float = 0.0


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
            data = await self._waiting.get()
            if self.connected:
                with contextlib.suppress(nats.errors.Error, OSError):
                    await self._client.publish(SUBJECT, data)

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
        try:
            notice: AnyNotice = msgspec.json.decode(message.data, type=AnyNotice)
        except msgspec.DecodeError:  # of a later version, or of another program
            return
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
            while self.connected and not self._waiting.empty():
                await self._client.publish(SUBJECT, self._waiting.get_nowait())
            there, self.connected = self.connected, False
            await asyncio.wait_for(self._client.drain() if there else self._client.close(), 2)
