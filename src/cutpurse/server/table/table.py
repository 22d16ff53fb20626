"""A table that is open in this process: what seats do there, and how it keeps to what is stored. No transport here.

A table has a presence (who is there), a journal (what is stored), a timing (clocks and windows) and a broadcast (what
those who are there are told). They share its state; what others in the server should know is an event.

Store, then tell: a choice is in the journal before anybody hears of it, its own seat included. If the store
fails, the choice never happened: the table is read again from the journal. Another process may serve the same table:
what it stores is read on from the journal, too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import thread_time, time
from typing import Any, TypeVar

import msgspec

from cutpurse.kernel.game import Game
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.referee import Referee
from cutpurse.protocol.from_client import Choose, Take, Undo
from cutpurse.protocol.from_server import Accepted
from cutpurse.server.limits import Allowance
from cutpurse.server.refusal import not_stored
from cutpurse.server.store.base import BUSY, IDLE, OVER, Conflict, Head, Status, Store, StoreError, Unavailable
from cutpurse.server.table.broadcast import Broadcast
from cutpurse.server.table.entries import Entry, carry_out, drawn_since
from cutpurse.server.table.events import Events, LobbyChanged, Moved, Overtaken, Stored
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.journal import Journal
from cutpurse.server.table.lobby import Lobby
from cutpurse.server.table.presence import Presence
from cutpurse.server.table.stand_ins import goes_on_alone
from cutpurse.server.table.state import TableState
from cutpurse.server.table.timing import TableTiming
from cutpurse.server.table.undo_limits import TOO_MANY_PARTS, TOO_MANY_UNDOS, UndoLimits

logger = logging.getLogger("cutpurse.server")
T = TypeVar("T")

MOST_ATTEMPTS = 20
"""How often a change of the lobby is tried while other processes are first."""
WORDS_A_SECOND, WORDS_AT_ONCE = 0.5, 6
"""How much a seat may say."""
PAUSED = Reason("not-stored", args={"problem": "failed"})


class Table:
    """One table and everybody at it."""

    def __init__(
        self,
        lobby: Lobby,
        version: int,
        game: Game[Any, Any],
        store: Store,
        now: Callable[[], float],
        wall: Callable[[], float] = time,
    ) -> None:
        self.state = TableState(lobby, game, now, wall)
        self.events = Events()
        self.presence = Presence(self.state, self.events)
        self.timing = TableTiming(self.state)
        self.broadcast = Broadcast(self.state, self.presence, self.timing)
        self.journal = Journal(self.state, store, version)
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        """Set whenever something changed: wakes the task that waits for the next moment at which something is due."""
        self._undo_limits = UndoLimits()
        self._changes: dict[int, Allowance] = {}

    @property
    def id(self) -> str:
        return self.state.lobby.table

    @property
    def lobby(self) -> Lobby:
        return self.state.lobby

    @property
    def game(self) -> Game[Any, Any]:
        return self.state.game

    @property
    def referee(self) -> Referee | None:
        return self.state.referee

    @property
    def paused(self) -> bool:
        return self.state.paused

    def now(self) -> float:
        return self.state.now()

    # -- what is stored --------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        return self._status(self.lobby)

    def _status(self, lobby: Lobby) -> Status:
        """Whether there is something to do even if nobody comes."""
        if self.referee is None:
            return BUSY if lobby.started and not lobby.closed else IDLE  # nobody has looked yet
        if self.referee.over:
            return OVER
        acts = self.timing.window_acts or goes_on_alone(lobby, self.game.to_answer(self.referee.state))
        return BUSY if not lobby.closed and acts else IDLE

    async def read(self) -> None:
        """Everything from the store again."""
        self.timing.windows.forget()
        await self.journal.read()
        if self.referee is not None:
            self.timing.look_at_window()
            if self.lobby.manners.clock != "none":
                self.timing.start(await self.journal.last_timing())

    async def _read_again(self) -> None:
        """Back to what is stored. If even that fails the table is paused until it can be read."""
        try:
            await self.read()
        except StoreError as error:
            logger.error("table %s is paused: %s", self.id, error)

    async def _resume(self) -> None:
        if self.paused:
            await self._read_again()
            self.broadcast.tell_all()

    async def catch_up(self, head: Head | None = None) -> bool:
        """Read what other processes have stored, and tell everybody here. Whether there was anything."""
        async with self.lock:
            return await self._catch_up(head)

    async def _catch_up(self, head: Head | None = None) -> bool:
        head = head or await self.journal.head()
        if not self.journal.behind(head):
            return False
        if head.version > self.journal.version:
            before = await self.journal.read_lobby()
            self._lobby_replaced(before)
            self.events.emit(LobbyChanged(before))
        if self.referee is None:
            if self.lobby.started:
                await self.read()
                self.broadcast.tell_all()
            return True
        acted, timing = await self.journal.read_on()
        self.timing.look_at_window()
        if acted:
            self.timing.restore(timing)
        self.broadcast.tell_all(*acted)
        return True

    async def _write(self, entry: Entry) -> Reason | None:
        """Append to the journal. If that fails the referee has gone too far: read everything again."""
        try:
            self.timing.look_at_window()
            await self.journal.append(entry, self.status)
        except Conflict:
            await self._read_again()
            self.broadcast.tell_all()
            self.events.emit(Overtaken())
            return Reason("moved-elsewhere")
        except StoreError as error:
            logger.error("table %s: a choice could not be stored: %s", self.id, error)
            await self._read_again()
            return not_stored(error)
        except BaseException:  # nobody knows whether it is stored: what is in the journal counts
            self.state.referee = None
            raise
        self.events.emit(Stored())
        return None

    # -- the lobby -------------------------------------------------------------------------------

    async def change_lobby(self, lobby: Lobby) -> None:
        """Store a changed lobby; only then does the table go by it. Conflict if another process was first."""
        before = await self.journal.change_lobby(lobby, self._status(lobby))
        self._lobby_replaced(before)
        self.events.emit(Stored())

    async def amend(self, edit: Callable[[Lobby], T]) -> T:
        """Change the lobby as it is stored: if somebody else was first, on top of what they made of it."""
        for _ in range(MOST_ATTEMPTS):
            lobby = self.lobby.copy()
            result = edit(lobby)
            try:
                await self.change_lobby(lobby)
            except Conflict:
                await self._catch_up()
                self.events.emit(Overtaken())
            else:
                return result
        raise Unavailable("locked", f"table {self.id} is changed by too many at once")

    def _lobby_replaced(self, before: Lobby) -> None:
        """Somebody else may sit here now, or has said what to let pass."""
        self.timing.turn_if_playing()
        self.timing.look_at_window()
        if [chair.name for chair in before.chairs] != self.state.names:
            self.broadcast.renamed()
        for seat, (old, new) in enumerate(zip(before.chairs, self.lobby.chairs, strict=True)):
            if (old.standing, old.by_hand) != (new.standing, new.by_hand):
                self.broadcast.tell_seat(seat)

    # -- what seats do ---------------------------------------------------------------------------

    def join(self, guest: Guest) -> None:
        """Somebody has come and is told everything."""
        self.presence.add(guest)
        self.broadcast.tell(guest, whole=True)

    def may_change(self, seat: int) -> bool:
        """Whether a seat may have something stored beside its choices now (a word, an address for messages): so many,
        however many connections it has."""
        if seat not in self._changes:
            self._changes[seat] = Allowance(WORDS_A_SECOND, WORDS_AT_ONCE, self.now)
        return self._changes[seat].try_take()

    async def choose(self, guest: Guest, message: Choose | Take | Undo) -> None:
        """A choice or an undo from a connection. Sent twice, it is done once; too late, it is answered."""
        async with self.lock:
            if guest.gone:
                return
            await self._resume()
            if self.journal.has_done(guest.seat, message.id):
                guest.send(lambda n: Accepted(n, message.id))
                return
            reason = self._why_not(guest, message)
            if reason is None:
                entry = self._entry(guest.seat, message)
                reason = entry if isinstance(entry, Reason) else await self._do(
                    entry, lambda: guest.send(lambda n: Accepted(n, message.id)))  # fmt: skip
            if reason is not None:
                guest.refuse(message.id, reason)
                if reason.code in ("stale", "moved-elsewhere", "not-stored"):
                    self.broadcast.tell(guest, whole=True)

    def _entry(self, seat: int, message: Choose | Take | Undo) -> Entry | Reason:
        """What a message would have the seat do."""
        if isinstance(message, Choose):
            return Entry(seat, message.id, message.choice)
        if isinstance(message, Undo):
            return Entry(seat, message.id, undo=True, times=max(1, self.referee.together(seat) if self.referee else 0))
        referee = self.referee
        if referee is not None and self.state.is_asked(seat):
            shortcut = self.game.shortcut(referee.state, seat, message.shortcut)
            if shortcut is not None:
                return Entry(seat, message.id, chain=list(shortcut.chain))
        return Reason("unknown-choice", args={"choice": message.shortcut[:60]})

    def _why_not(self, guest: Guest, message: Choose | Take | Undo) -> Reason | None:
        if guest.seat == SPECTATOR:
            return Reason("audience")
        if self.referee is None:
            return PAUSED if self.paused else Reason("not-started")
        if self.lobby.closed:
            return Reason("table-closed")
        if self.lobby.chairs[guest.seat].stand_in:
            return Reason("stand-in-plays")
        if message.at != guest.updated:
            return Reason("stale")
        return None

    async def act(self, seat: int, id: str, choice: str, at: int) -> Reason | None:
        """A choice of a bot, or of the clock, made after so many records: it may not slip into a later question."""
        async with self.lock:
            await self._resume()
            if self.lobby.closed:
                return Reason("table-closed")
            if self.referee is not None and len(self.referee.records) != at:
                return Reason("stale")
            return await self._do(Entry(seat, id, choice), lambda: None)

    async def _do(self, entry: Entry, accepted: Callable[[], None]) -> Reason | None:
        referee = self.referee
        if referee is None:
            return PAUSED if self.paused else Reason("not-started")
        if not self._undo_limits.allow(entry, self.journal.entries):
            return TOO_MANY_UNDOS
        records, parts = len(referee.records), len(referee.drafts.get(entry.seat, ()))
        happened = carry_out(referee, entry)
        if isinstance(happened, Reason):
            return happened
        if not self._undo_limits.count(referee, entry):
            for _ in range(len(referee.drafts[entry.seat]) - parts):
                referee.undo(entry.seat)
            return TOO_MANY_PARTS
        clocks, entries = self.timing.clocks.copy(), self.journal.entries
        timing = self.timing.turn()
        reason = await self._write(msgspec.structs.replace(entry, chance=drawn_since(referee, records), timing=timing))
        if reason is not None:
            if self.journal.entries == entries:  # it never happened: the clocks go on as they were
                self.timing.clocks = clocks
            return reason
        accepted()
        self.broadcast.tell_all(entry.seat)
        self.events.emit(Moved())
        return None

    # -- what is built anew ----------------------------------------------------------------------

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
        self.broadcast.tell(guest, whole=True)
