"""All tables of this process: opened when somebody comes, put away when nobody needs them.

Everything here is about any game. Bots and timers are `jobs.scheduler`; how people come to sit is `actions.seating`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor
from functools import partial
from time import monotonic, time
from typing import Any, assert_never

import msgspec

from cutpurse.kernel.message import Reason
from cutpurse.protocol.requests import NewTable, TableInfo, TableMade
from cutpurse.server.cluster.bus import Bus
from cutpurse.server.cluster.peers import Peers
from cutpurse.server.jobs.garbage import Collector
from cutpurse.server.jobs.notifier import Notifier
from cutpurse.server.jobs.scheduler import Pace, Scheduler
from cutpurse.server.refusal import HttpRefusal, not_stored, stored
from cutpurse.server.store.base import BUSY, IDLE, OVER, Damaged, Missing, Status, Store, StoreError
from cutpurse.server.store.boxes import Boxes
from cutpurse.server.table import remote_changes
from cutpurse.server.table.events import Announced, LobbyChanged, Moved, Overtaken, PresenceChanged, Stored, TableEvent
from cutpurse.server.table.lobby import Lobby, is_code, is_record
from cutpurse.server.table.new_table import new_table, rules_of
from cutpurse.server.table.rematch import offer
from cutpurse.server.table.table import Table

logger = logging.getLogger("cutpurse.server")

ABSENT_AFTER = 60.0
"""Seconds after which a seat whose owner is gone may be offered anew."""
MOST_TABLES = 10_000
PUT_AWAY_AFTER = 600.0
"""Seconds after which a table with nobody there and nothing to do is closed; whoever comes opens it again."""


class Tables:
    """Tables by their id."""

    def __init__(
        self,
        store: Store,
        *,
        workers: Sequence[Executor] = (),
        pace: Pace = (0.4, 1.0),
        alone: Pace | None = None,
        now: Callable[[], float] = monotonic,
        wall: Callable[[], float] = time,
        absent_after: float = ABSENT_AFTER,
        bus: Bus | None = None,
        notifier: Notifier | None = None,
    ) -> None:
        self.store = store
        self.boxes = Boxes(store)
        self.now = now
        self.wall = wall
        self.absent_after = absent_after
        self.put_away_after = PUT_AWAY_AFTER
        self.notifier = notifier or Notifier()
        self.collector = Collector()
        self.opened: dict[str, Table] = {}
        self.warm = False
        """Whether all that is read once has been read."""
        self.choices = 0
        self.overtaken = 0
        """How often another process was first."""
        self.peers = Peers(self, bus) if store.shared else None
        self.scheduler = Scheduler(self, workers, pace, alone or pace)
        self._opening = asyncio.Lock()
        self._damaged: set[str] = set()
        self._background: list[asyncio.Task[None]] = []
        """What goes on until the server stops."""
        self._short_tasks: set[asyncio.Task[None]] = set()
        """What is soon done, and waited for at the end."""

    async def close(self) -> None:
        """Stop bots and clocks; the tables go on after a restart, from the store."""
        for task in self._background:
            task.cancel()
        await self.scheduler.stop()
        await asyncio.gather(*self._background, *self._short_tasks, return_exceptions=True)
        if self.peers is not None:
            await self.peers.close()
        await self.notifier.close()
        for table in self.opened.values():
            for guest in table.presence.guests:
                guest.close()

    # -- tables ----------------------------------------------------------------------------------

    async def make(self, wish: NewTable) -> TableMade:
        """A new table: the host's seat, invitations for friends, bots where wanted."""
        lobby, made = new_table(wish)
        if len(self.opened) >= MOST_TABLES:
            raise HttpRefusal(Reason("too-many-tables"), 503)
        status = BUSY if lobby.started else IDLE
        await self.create(lobby, status)
        table = await self.get(lobby.table)
        if lobby.started:
            await self._note(table)
        logger.info("table made", extra={"table": lobby.table, "game": lobby.game, "players": lobby.players})
        return made

    async def create(self, lobby: Lobby, status: Status = IDLE) -> None:
        """Store a new table, and the box it will be played with."""
        await stored(self.boxes.keep(lobby.game))
        await stored(self.store.create(lobby.table, msgspec.json.encode(lobby), status))

    async def get(self, id: str) -> Table:
        """A table as it is in the store now, opened if need be."""
        known = self.opened.get(id)
        if known is not None:
            await self.refresh(known)
            return known
        async with self._opening:
            if id in self.opened:
                return self.opened[id]
            if is_record(id) or is_code(id):
                raise HttpRefusal(Reason("no-such-table"), 404)
            try:
                version, body = await self.store.body(id)
            except Missing:
                raise HttpRefusal(Reason("no-such-table"), 404) from None
            except StoreError as error:
                raise HttpRefusal(not_stored(error), 503) from None
            lobby = self._lobby(id, body)
            try:
                rules = await rules_of(lobby, self.boxes)
            except StoreError as error:
                raise HttpRefusal(not_stored(error), 503) from None
            table = Table(lobby, version, rules, self.store, self.now, self.wall)
            table.events.subscribe(partial(self._happened, table))
            try:
                await table.read()
            except StoreError as error:
                self._report(id, error)
                raise HttpRefusal(not_stored(error), 503) from None
            self.opened[id] = table
            if self.peers is not None:
                self.peers.opened(table)
        self.wake(table, ours=self.peers is None)
        return table

    def _lobby(self, id: str, body: bytes) -> Lobby:
        try:
            return msgspec.json.decode(body, type=Lobby)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            damaged = Damaged(f"table {id}: what is stored of it cannot be read ({error})")
            self._report(id, damaged)
            raise HttpRefusal(not_stored(damaged), 503) from None

    def _report(self, id: str, error: StoreError) -> None:
        """A table that cannot be opened needs its keeper: that is said once, however many ask for it."""
        if isinstance(error, Damaged) and id not in self._damaged:
            self._damaged.add(id)
            logger.error("a table is damaged: %s", error, extra={"table": id})

    async def refresh(self, table: Table) -> None:
        """Somebody uses a table: it is as the store has it now, whoever wrote there."""
        table.presence.used_at = self.now()
        if self.peers is not None:
            try:
                await self.peers.follow(table)
            except Missing:
                raise HttpRefusal(Reason("no-such-table"), 404) from None
            except StoreError as error:
                raise HttpRefusal(not_stored(error), 503) from None

    async def open_all(self) -> None:
        """After a restart: bots and clocks go on, whether somebody looks or not. Tables that wait for people are opened
        when they come."""
        for id in await self.store.tables(BUSY):
            if self.peers is None or await self.peers.leads(id):
                await self.open_one(id)
        if self.peers is not None:
            await self.peers.open()
        self._background += [asyncio.create_task(self._put_away()), asyncio.create_task(self.collector.run())]

    async def open_one(self, id: str) -> None:
        """A table that is said to have something to do; if it has not, that is noted."""
        try:
            await self._note(await self.get(id))
        except HttpRefusal as refusal:
            logger.error("table %s cannot be opened: %s", id, refusal.reason.code)

    async def _note(self, table: Table) -> None:
        """A table that was thought to have something to do may have nothing."""
        if table.status != BUSY:
            await stored(self.store.mark(table.lobby.table, table.status))

    async def _put_away(self) -> None:
        """Tables with nobody there and nothing to do do not stay in memory."""
        while True:
            await asyncio.sleep(self.put_away_after / 10)
            for table in list(self.opened.values()):
                unused = self.now() - table.presence.used_at > self.put_away_after
                if unused and not table.presence.guests and not table.lock.locked() and table.status != BUSY:
                    self.forget(table)

    def forget(self, table: Table) -> None:
        """Close a table in this process; what is stored stays."""
        self.opened.pop(table.lobby.table, None)
        self.scheduler.forget(table)
        self.notifier.forget(table.lobby.table)
        for guest in table.presence.guests:
            guest.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._short_tasks.add(task)
        task.add_done_callback(self._short_tasks.discard)

    def info(self, table: Table, seat: int | None = None) -> TableInfo:
        lobby, referee = table.lobby, table.referee
        asked = referee is not None and not lobby.closed and seat in table.game.to_answer(referee.state)
        return TableInfo(
            lobby.table, lobby.game, lobby.players, lobby.settings, lobby.commitment, table.presence.seats(), lobby.started,
            lobby.manners, lobby.closed, referee is not None and referee.over, asked,
            table.game.contents.digest,
        )  # fmt: skip

    async def begun(self, table: Table) -> None:
        """Nobody is missing any more: the game is dealt."""
        logger.info("game begins", extra={"table": table.lobby.table})
        await stored(table.read())
        await self._note(table)
        table.presence.tell_seats()
        table.broadcast.tell_all()

    # -- when something moves --------------------------------------------------------------------

    def wake(self, table: Table, ours: bool = True) -> None:
        """Something changed, through this process or another: bots that are asked think, windows that are due close."""
        self.notifier.look(table, self.now(), ours)
        self.scheduler.schedule(table)

    def _happened(self, table: Table, event: TableEvent) -> None:
        match event:
            case Moved():
                self._moved(table)
            case Overtaken():
                self.overtaken += 1
                self.wake(table, ours=False)
            case LobbyChanged(before):
                remote_changes.tell(table, before)
                if table.lobby.rematch != before.rematch:
                    for guest in list(table.presence.guests):
                        self.spawn(offer(self.get, table, guest))
            case Stored() | PresenceChanged() | Announced():
                pass
            case _:
                assert_never(event)

    def _moved(self, table: Table) -> None:
        self.choices += table.journal.new_records()
        self.wake(table)
        if table.status == OVER:
            logger.info("game over", extra={"table": table.lobby.table, "entries": table.journal.entries})
        snapshot = table.journal.snapshot()
        if snapshot is not None:
            self.spawn(self._keep(table.lobby.table, snapshot))

    async def _keep(self, id: str, snapshot: bytes) -> None:
        try:
            await self.store.keep_snapshot(id, snapshot)
        except StoreError as error:  # a shortcut less; nothing is lost
            logger.warning("table %s: no snapshot: %s", id, error)

    async def leads(self, table: Table) -> bool:
        """Whether this process does the bots and clocks of a table."""
        return self.peers is None or await self.peers.leads(table.lobby.table)
