"""The other processes that serve the same tables.

Any process serves any table. The key of the journal is the lock; whoever was not first reads on. This is about the
rest: hearing soon that a table moved elsewhere, knowing who is there through another process, and not doing the same
bot's thinking twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any, assert_never

from cutpurse.server.cluster.bus import Alive, Announcement, AnyNotice, Bus, Gone, SeatsHere, TableAt, WhoIsThere
from cutpurse.server.store.base import BUSY, Head, Missing, StoreError
from cutpurse.server.table.clocks import NEARLY
from cutpurse.server.table.events import Announced, LobbyChanged, Moved, Overtaken, PresenceChanged, Stored, TableEvent
from cutpurse.server.table.open_tables import OpenTables
from cutpurse.server.table.table import Table

logger = logging.getLogger("cutpurse.server")

LOOK = 0.5
"""Seconds between two looks into the store while there is no bus."""
LOOK_ANYWAY = 5.0
"""The same with a bus: it may have lost something."""
BEAT = 2.0
"""Seconds between two signs of life."""
SILENT = 7.0
"""A process that has not been heard for so long is dead."""
LEASE = 5.0
"""A process does a table's bots and clocks for so long before it must say so again."""
SWEEP = 3.0
"""Seconds between two searches for tables that nobody serves any more."""


class Peers:
    """This process among the others."""

    def __init__(self, tables: OpenTables, bus: Bus | None) -> None:
        self.tables = tables
        self.bus = bus
        self.process = secrets.token_hex(6)
        self._heard: dict[str, float] = {}
        """When each of the others gave a sign of life."""
        self._leases: dict[str, float] = {}
        """Until when this process does a table's bots."""
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def connected(self) -> bool:
        return self.bus is not None and self.bus.connected

    @property
    def deaf(self) -> bool:
        """There are others, and nobody hears them just now."""
        return self.bus is not None and not self.bus.connected

    async def open(self) -> None:
        if self.bus is not None:
            await self.bus.open(self._heed, self._reunited)
        self._start(self._every(lambda: LOOK_ANYWAY if self.connected else LOOK, self._look))
        self._start(self._every(lambda: BEAT, self._beat))
        self._start(self._every(lambda: SWEEP, self._sweep))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._send(Gone(self.process))
        if self.bus is not None:
            await self.bus.close()
        try:
            await self.tables.store.release(self.process)
        except StoreError as error:
            logger.warning("leases were not given back: %s", error)

    def _start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _every(self, seconds: Callable[[], float], work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds())
            try:
                await work()
            except StoreError as error:
                logger.warning("the store: %s", error)
            except Exception:
                logger.exception("following the other processes")

    def _send(self, notice: AnyNotice) -> None:
        if self.bus is not None:
            self.bus.send(notice)

    # -- tables that move elsewhere --------------------------------------------------------------

    def opened(self, table: Table) -> None:
        """A table is open here now."""
        table.presence.cut_off = lambda: self.deaf
        table.events.subscribe(partial(self._happened, table))
        self._send(WhoIsThere(self.process, table.lobby.table))

    def _happened(self, table: Table, event: TableEvent) -> None:
        """What the others should know of a table that is open here."""
        if table.id not in self.tables.opened:
            return
        match event:
            case Stored():
                self._send(TableAt(self.process, table.id, table.journal.version, table.journal.entries))
            case PresenceChanged():
                self._tell_presence(table)
            case Announced(reason):
                self._send(Announcement(self.process, table.id, table.journal.version, table.journal.entries, reason))
            case Moved() | Overtaken() | LobbyChanged():
                pass
            case _:
                assert_never(event)

    async def follow(self, table: Table, head: Head | None = None) -> None:
        """Read what the others have stored."""
        try:
            if await table.catch_up(head):
                self.tables.wake(table, ours=False)
        except Missing:
            self.tables.forget(table)
            raise

    async def _look(self) -> None:
        """The heads of all tables that are open here; those that differ are read."""
        opened = dict(self.tables.opened)
        if not opened:
            return
        heads = await self.tables.store.heads(list(opened))
        for id, table in opened.items():
            if id not in heads:
                self.tables.forget(table)
            elif table.journal.behind(heads[id]):
                await self.follow(table, heads[id])

    # -- who is there ----------------------------------------------------------------------------

    def _tell_presence(self, table: Table) -> None:
        seats, used = sorted(table.presence.here()), table.timing.clocks.used(table.now())
        watching = table.presence.watching_here()
        self._send(SeatsHere(self.process, table.id, seats, table.journal.entries, used, watching))

    def _reunited(self) -> None:
        """The bus is there (again). Of those who came and went meanwhile nobody knew, so nobody counts as absent yet."""
        for table in self.tables.opened.values():
            table.presence.nobody_left_before(self.tables.now())
            if table.presence.guests:
                self._tell_presence(table)
        self._send(WhoIsThere(self.process))

    async def _beat(self) -> None:
        self._send(Alive(self.process))
        silent = [process for process, at in self._heard.items() if monotonic() - at > SILENT]
        for process in silent if self.connected else ():
            self._lost(process)

    def _lost(self, process: str) -> None:
        """A process ended: who was there through it is away, until they come back through another."""
        self._heard.pop(process, None)
        for table in self.tables.opened.values():
            if table.presence.set_elsewhere(process, frozenset()):
                self.tables.wake(table, ours=False)

    def _heed(self, notice: AnyNotice) -> None:
        if notice.process == self.process:
            return
        if isinstance(notice, Gone):
            self._lost(notice.process)
            return
        self._heard[notice.process] = monotonic()
        if isinstance(notice, Alive):
            return
        if isinstance(notice, WhoIsThere) and not notice.table:
            for table in self.tables.opened.values():
                if table.presence.guests:
                    self._tell_presence(table)
            return
        known = self.tables.opened.get(notice.table)
        if known is not None:
            self._heed_at(known, notice)

    def _heed_at(self, table: Table, notice: TableAt | SeatsHere | WhoIsThere | Announcement) -> None:
        if isinstance(notice, TableAt):
            head = Head(notice.version, notice.entries)
            if table.journal.behind(head):
                self._start(self._follow_quietly(table, head))
        elif isinstance(notice, SeatsHere):
            if table.presence.set_elsewhere(notice.process, frozenset(notice.seats), max(0, notice.watching)):
                self.tables.wake(table, ours=False)
            self._agree(table, notice)
        elif isinstance(notice, WhoIsThere):
            if table.presence.guests:
                self._tell_presence(table)
        else:
            self._start(self._tell(table, notice))

    def _agree(self, table: Table, notice: SeatsHere) -> None:
        """Whoever has served a table for longer knows since when its clocks run."""
        if notice.entries != table.journal.entries or table.timing.clocks.agree(notice.used, table.now()):
            return
        if notice.seats and table.timing.clocks.used(table.now()) > notice.used + NEARLY:
            self._tell_presence(table)

    async def _tell(self, table: Table, news: Announcement) -> None:
        """First what changed, then what is said about it."""
        await self._follow_quietly(table, Head(news.version, news.entries))
        table.presence.announce_here(news.reason)

    async def _follow_quietly(self, table: Table, head: Head) -> None:
        try:
            await self.follow(table, head)
        except StoreError as error:  # the next look into the store makes up for it
            logger.warning("table %s could not be followed: %s", table.lobby.table, error)

    # -- whose work it is ------------------------------------------------------------------------

    async def leads(self, id: str) -> bool:
        """Whether this process does the bots and clocks of a table."""
        if self._leases.get(id, 0.0) - monotonic() > LEASE / 2:
            return True
        asked = monotonic()
        try:
            mine = await self.tables.store.lease(id, self.process, LEASE)
        except StoreError:
            mine = False
        if mine:
            self._leases[id] = asked + LEASE
        else:
            self._leases.pop(id, None)
        return mine

    async def _sweep(self) -> None:
        """Tables with something to do that no process serves any more: their own died."""
        now = monotonic()
        self._leases = {id: until for id, until in self._leases.items() if until > now}
        for id in await self.tables.store.tables(BUSY):
            if id not in self.tables.opened and await self.leads(id):
                await self.tables.open_one(id)
