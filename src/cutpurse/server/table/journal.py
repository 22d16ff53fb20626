"""A table as the store has it: read from its journal, written before anybody hears of it, followed when another process
writes.

Store, then tell: a choice is in the journal before anybody hears of it, its own seat included. If the store
fails, the choice never happened: the table is read again from the journal. Another process may serve the same table:
what it stores is read on from the journal, too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter, thread_time, time
from typing import Any, TypeVar

import msgspec

from cutpurse.kernel.chance import SecretStream
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import record_file
from cutpurse.server.store.base import BUSY, IDLE, OVER, Conflict, Head, Missing, Status, Store, StoreError, Unavailable
from cutpurse.server.table import absence
from cutpurse.server.table.broadcast import Display
from cutpurse.server.table.clocks import Clocks, Timing
from cutpurse.server.table.entries import Damaged, Entry, played, replay
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import Lobby
from cutpurse.server.table.snapshots import EVERY, Position, at_rest, pack

logger = logging.getLogger("cutpurse.server")
T = TypeVar("T")
MOST_ATTEMPTS = 20

PAUSED = Reason("not-stored", args={"problem": "failed"})


def not_stored(error: StoreError) -> Reason:
    """What people are told; paths and details are for the log alone."""
    if isinstance(error, Damaged):
        return Reason("table-damaged")
    problem = error.problem if isinstance(error, Unavailable) else "failed"
    return Reason("not-stored", args={"problem": problem})


class Ledger(Display):
    """Lobby and journal of one table, and the game they lead to."""

    def __init__(
        self,
        lobby: Lobby,
        version: int,
        game: Game[Any, Any],
        store: Store,
        now: Callable[[], float],
        wall: Callable[[], float] = time,
    ) -> None:
        super().__init__(lobby, game, now, wall)
        self.version = version
        self.store = store
        self.stirred = asyncio.Event()
        """Something changed: whoever waits for a moment to come looks again."""
        self.entries = 0
        self.lock = asyncio.Lock()
        self.moved: Callable[[], None] = lambda: None
        """Called whenever something changed: the hall wakes the bots."""
        self.overtaken: Callable[[], None] = lambda: None
        """Called when another process was first: what it did has been read."""
        self.amended: Callable[[Lobby], None] = lambda before: None
        """Called when another process has changed the lobby."""
        self._done: dict[tuple[int, str], bool] = {}
        self._kept = 0
        """How many entries the last snapshot stands for."""
        self._clocks_set = False
        self._counted = 0
        """Records that figures know of."""
        self._slowest = 0.0

    # -- the journal -----------------------------------------------------------------------------

    async def read(self) -> None:
        """Everything from the store again."""
        self.referee, self.entries, self._done = None, 0, {}
        self.windows.forget()
        if not self.lobby.started:
            return
        position = await played(self.store, self.lobby, self.game)
        self.referee, self.entries, self._done, self._kept = position
        self._counted = len(self.referee.records)
        self.look_at_window()
        await self._set_clocks()

    async def _set_clocks(self) -> None:
        """As the last entry of the journal has them."""
        if self.lobby.manners.clock != "none":
            last = await self.store.entries(self.lobby.table, self.entries - 1) if self.entries else []
            first, self._clocks_set = not self._clocks_set, True
            self._restore_clocks(msgspec.json.decode(last[0], type=Entry).timing if last else None, first)

    def _restore_clocks(self, timing: Timing | None, first: bool = False) -> None:
        self.clocks = Clocks(self.lobby.manners, self.lobby.players)
        self.clocks.restore(timing, *self._asked(), self.now(), self.wall(), first=first)

    def snapshot(self) -> bytes | None:
        """A snapshot, if one is due."""
        referee = self.referee
        if referee is None or not (self.entries - self._kept >= EVERY or (referee.over and self.entries > self._kept)):
            return None
        if not at_rest(referee):
            return None
        self._kept = self.entries
        assert isinstance(referee.chance, SecretStream)
        position = Position(referee, self.entries, self._done)
        return pack(self.lobby.table, position, referee.chance.drawn)

    @property
    def status(self) -> Status:
        return self._status(self.lobby)

    def _status(self, lobby: Lobby) -> Status:
        """Whether there is something to do even if nobody comes."""
        if self.referee is None:
            return BUSY if lobby.started and not lobby.closed else IDLE  # nobody has looked yet
        if self.referee.over:
            return OVER
        window = self.windows.open is not None and (self.windows.next_due() is not None or bool(self.passing()))
        asked = self.game.to_answer(self.referee.state)
        return BUSY if not lobby.closed and (window or absence.goes_on_alone(lobby, asked)) else IDLE

    # -- what other processes do -----------------------------------------------------------------

    def behind(self, head: Head) -> bool:
        """Whether there is more in the store than this process has read."""
        return self.paused or head.version > self.version or head.entries > self.entries

    async def catch_up(self, head: Head | None = None) -> bool:
        """Read what others have stored, and tell everybody here. Whether there was anything."""
        async with self.lock:
            return await self._catch_up(head)

    async def _catch_up(self, head: Head | None = None) -> bool:
        table = self.lobby.table
        if head is None:
            head = (await self.store.heads([table])).get(table)
        if head is None:
            raise Missing(f"There is no table {table}.")
        if not self.behind(head):
            return False
        if head.version > self.version:
            await self._read_lobby()
        if self.lobby.started:
            await self._read_on()
        return True

    async def _read_lobby(self) -> None:
        """Who sits where may have changed, and what was said."""
        before = self.lobby
        self.version, body = await self.store.body(self.lobby.table)
        self.lobby = msgspec.json.decode(body, type=Lobby)
        self._heed(before)
        self.amended(before)

    async def _read_on(self) -> None:
        """From where this process is to the end of the journal."""
        referee = self.referee
        if referee is None:
            await self.read()
            self.tell_all()
            return
        acted, timing = set(), None
        records = len(referee.records)
        try:
            for line in await self.store.entries(self.lobby.table, self.entries):
                entry = replay(referee, line, f"table {self.lobby.table}: entry {self.entries}")
                self._done[entry.seat, entry.id] = True
                self.entries += 1
                acted.add(entry.seat)
                timing = entry.timing
        except Damaged:
            self.referee = None
            raise
        self._counted += len(referee.records) - records  # by the process that made them
        self.look_at_window()
        if acted:
            self._restore_clocks(timing)
        self.tell_all(*acted)

    async def _write(self, entry: Entry) -> Reason | None:
        """Append to the journal. If that fails the referee has gone too far: read everything again."""
        began = perf_counter()
        try:
            self.look_at_window()
            await self.store.append(self.lobby.table, self.entries, msgspec.json.encode(entry), self.status)
        except Conflict:
            await self._read_again()
            self.tell_all()
            self.overtaken()
            return Reason("moved-elsewhere")
        except StoreError as error:
            logger.error("table %s: a choice could not be stored: %s", self.lobby.table, error)
            await self._read_again()
            return not_stored(error)
        except BaseException:  # nobody knows whether it is stored: what is in the journal counts
            self.referee = None
            raise
        self._note_time(perf_counter() - began)
        self.entries += 1
        self._done[entry.seat, entry.id] = True
        if self.company is not None:
            self.company.moved(self)
        return None

    def _note_time(self, seconds: float) -> None:
        """How long it took until a choice was durable. Figures do not move when somebody answers unseen: the slowest
        counts when the answers are opened."""
        self._slowest = max(self._slowest, seconds)
        if self.referee is not None and len(self.referee.records) > self._counted:
            self.store.appending.add(self._slowest)
            self._slowest = 0.0

    def new_records(self) -> int:
        """How many choices have come to light since this was last asked."""
        records = len(self.referee.records) if self.referee is not None else 0
        new, self._counted = max(0, records - self._counted), records
        return new

    async def _read_again(self) -> None:
        """Back to what is stored. If even that fails the table is paused until it can be read."""
        try:
            await self.read()
        except StoreError as error:
            logger.error("table %s is paused: %s", self.lobby.table, error)

    @property
    def paused(self) -> bool:
        """It could not be read from the store; until then nothing can happen."""
        return self.lobby.started and self.referee is None

    async def _resume(self) -> None:
        if self.paused:
            await self._read_again()
            self.tell_all()

    async def rebuild(self, build: Callable[[], None]) -> float:
        """Have something built from the position, when nothing is being stored (nobody hears of a choice before it is);
        the processor time it took."""
        async with self.lock:
            await self._resume()
            began = thread_time()
            build()
            return thread_time() - began

    def resync(self, guest: Guest) -> None:
        """Everything again."""
        if self.paused:
            guest.fail(PAUSED)
        self.tell(guest, whole=True)

    async def keep(self, lobby: Lobby) -> None:
        """Store a changed lobby; only then does the table go by it."""
        status = self._status(lobby)
        self.version = await self.store.change(lobby.table, self.version, msgspec.json.encode(lobby), status)
        before, self.lobby = self.lobby, lobby
        self._heed(before)
        if self.company is not None:
            self.company.moved(self)

    def _heed(self, before: Lobby) -> None:
        """The lobby has changed: somebody else may sit here now, or has said what to let pass."""
        self._turn_clocks()
        self.look_at_window()
        if [chair.name for chair in before.chairs] != self.names:
            self.renamed()
        for seat, (old, new) in enumerate(zip(before.chairs, self.lobby.chairs, strict=True)):
            if (old.standing, old.by_hand) != (new.standing, new.by_hand):
                self.tell_seat(seat)

    async def amend(self, edit: Callable[[Lobby], T]) -> T:
        """Change the lobby as it is stored: if somebody else was first, on top of what they made of it."""
        for _ in range(MOST_ATTEMPTS):
            lobby = self.lobby.copy()
            result = edit(lobby)
            try:
                await self.keep(lobby)
            except Conflict:
                await self._catch_up()
                self.overtaken()
            else:
                return result
        raise Unavailable("locked", f"table {self.lobby.table} is changed by too many at once")

    # -- the record ------------------------------------------------------------------------------

    def record(self) -> RecordFile | None:
        """The proof of a finished game; nobody gets a record of a running one."""
        if self.referee is None or not self.referee.over:
            return None
        return record_file(self.referee, self.lobby.header(self.game))
