""" "It is your turn", for people who play by days: a POST to an address of their own choosing.

When somebody is told, and what; how an address is called is `webhook`. What is sent holds no secret.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec

from cutpurse.kernel.message import Message
from cutpurse.server.jobs.webhook import DEADLINE, Caller, ForbiddenAddress, UnreachableAddress
from cutpurse.server.table.lobby import HUMAN
from cutpurse.server.table.table import Table
from cutpurse.server.table.wording import speaker_of, spoken

logger = logging.getLogger("cutpurse.server")

PAUSES = (0.0, 10.0, 60.0)
"""Seconds before each attempt."""
MOST_AT_ONCE, MOST_TO_ONE_HOST = 32, 4
"""Calls at a time, in all and to one host: whoever answers slowly keeps nobody else's messages waiting."""
MOST_WAITING, MOST_FOR_ONE_HOST = 1_000, 250
NOT_AGAIN_WITHIN = 60.0
"""Seconds between two messages to one seat."""


class HostQueue:
    """The messages to one host."""

    def __init__(self) -> None:
        self.messages = 0
        self.calls = asyncio.Semaphore(MOST_TO_ONE_HOST)


class Notifier:
    """Tells absent people that they are asked: once for each time they are, and not too often."""

    def __init__(
        self,
        private: bool = False,
        pauses: tuple[float, ...] = PAUSES,
        not_again: float = NOT_AGAIN_WITHIN,
        deadline: float = DEADLINE,
    ) -> None:
        self.caller = Caller(private, deadline)
        self.sent = self.failed = 0
        """Messages that somebody took, and that nobody did."""
        self._pauses = pauses
        self._not_again = not_again
        self._told: dict[tuple[str, int], float] = {}
        """Who has been told and has not come or answered since."""
        self._last: dict[tuple[str, int], float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)
        self._lanes: dict[str, HostQueue] = {}
        """By host."""

    def look(self, table: Table, now: float, ours: bool = True) -> None:
        """Something changed at a table: tell those who are asked and are not there; unless that is another process's
        business, which has told them then."""
        referee = table.referee
        asked = table.game.to_answer(referee.state) if referee is not None and not referee.over else []
        here = table.presence.people_here()
        for seat, chair in enumerate(table.lobby.chairs):
            key = table.lobby.table, seat
            wanted = seat in asked and seat not in here and chair.kind == HUMAN and not chair.stand_in
            if not wanted or table.lobby.closed or not chair.webhook:
                self._told.pop(key, None)
            elif key not in self._told and now - self._last.get(key, -1e9) >= self._not_again:
                self._told[key] = self._last[key] = now
                if ours:
                    self._send(chair.webhook, letter(table, seat))

    def forget(self, table: str) -> None:
        """A table leaves the memory; what was told a while ago may be told again."""
        self._told = {key: at for key, at in self._told.items() if key[0] != table}
        self._last = {key: at for key, at in self._last.items() if key[0] != table}

    def _send(self, url: str, body: bytes) -> None:
        host = urlsplit(url).hostname or ""
        lane = self._lanes.setdefault(host, HostQueue())
        if len(self._tasks) >= MOST_WAITING or lane.messages >= MOST_FOR_ONE_HOST:
            self.failed += 1
            return
        lane.messages += 1
        task = asyncio.create_task(self.deliver(url, body, lane))
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._finished(done, host))

    def _finished(self, task: asyncio.Task[None], host: str) -> None:
        self._tasks.discard(task)
        self._lanes[host].messages -= 1
        if not self._lanes[host].messages:
            del self._lanes[host]

    async def deliver(self, url: str, body: bytes, lane: HostQueue) -> None:
        """A few times, until somebody takes it. Addresses are not logged: some hold a secret."""
        for pause in self._pauses:
            await asyncio.sleep(pause)
            try:
                async with lane.calls, self._slots:
                    status = await self.caller.post(url, body)
            except ForbiddenAddress:
                logger.warning("an address for messages is not called: it is not on the open internet")
                break
            except UnreachableAddress:
                continue
            if status < 500:
                self.sent += 1
                return
        self.failed += 1

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def letter(table: Table, seat: int) -> bytes:
    """What is sent: a sentence, in the fields that common services read, and which table it is."""
    chair = table.lobby.chairs[seat]
    language = chair.language or "en"
    name = spoken(speaker_of(language, table.lobby.game), Message("game-name"))
    text = spoken(speaker_of(language), Message("notice-your-turn", {"who": chair.name, "game": name}))
    fields: dict[str, Any] = {"text": text, "content": text, "table": table.lobby.table, "game": table.lobby.game}
    return msgspec.json.encode({**fields, "seat": seat})
