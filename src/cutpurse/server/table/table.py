"""A table that is open in this process: one referee, those who listen, and the journal. No transport here.

Who is there is `gathering`, what they are told `display`, what is stored `ledger`; here is what seats do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.referee import Referee
from cutpurse.protocol.messages import Accepted, Choose, Take, Undo
from cutpurse.server.limits import Allowance
from cutpurse.server.table.entries import Entry, carry_out, drawn_since
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.journal import PAUSED, Ledger

WORDS_A_SECOND, WORDS_AT_ONCE = 0.5, 6
"""How much a seat may say."""
MOST_UNDOS = 100
"""How often a seat may take back before what it decides stays decided."""
MOST_PARTS = 300
"""Choices that an unfinished one may consist of."""
MOST_ENTRIES = 30_000
"""Entries of a journal beyond which nothing is taken back: many times as many as any game needs."""


class Table(Ledger):
    """One table and everybody at it."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._undos: dict[int, int] = {}
        """How often each seat has taken back in the decision it is at."""
        self._changes: dict[int, Allowance] = {}

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
            if (guest.seat, message.id) in self._done:
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
                    self.tell(guest, whole=True)

    def _entry(self, seat: int, message: Choose | Take | Undo) -> Entry | Reason:
        """What a message would have the seat do."""
        if isinstance(message, Choose):
            return Entry(seat, message.id, message.choice)
        if isinstance(message, Undo):
            return Entry(seat, message.id, undo=True)
        referee = self.referee
        if referee is not None and self.is_asked(seat):
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

    def _count_changes(self, referee: Referee, entry: Entry) -> bool:
        """Nobody tries one decision for ever: a journal grows with each attempt. False if an unfinished choice has too
        many parts."""
        if entry.undo:
            self._undos[entry.seat] = self._undos.get(entry.seat, 0) + 1
            return True
        parts = len(referee.drafts.get(entry.seat, ()))
        if parts > MOST_PARTS and referee.question(entry.seat) is not None:
            return False
        for seat in [seat for seat in self._undos if referee.why_no_undo(seat) is not None]:
            del self._undos[seat]  # what was decided stays decided
        return True

    async def _do(self, entry: Entry, accepted: Callable[[], None]) -> Reason | None:
        referee = self.referee
        if referee is None:
            return PAUSED if self.paused else Reason("not-started")
        if entry.undo and (self._undos.get(entry.seat, 0) >= MOST_UNDOS or self.entries >= MOST_ENTRIES):
            return Reason("too-many-undos", args={"most": MOST_UNDOS})
        records, parts = len(referee.records), len(referee.drafts.get(entry.seat, ()))
        happened = carry_out(referee, entry)
        if isinstance(happened, Reason):
            return happened
        if not self._count_changes(referee, entry):
            for _ in range(len(referee.drafts[entry.seat]) - parts):
                referee.undo(entry.seat)
            return Reason("too-many-changes", args={"most": MOST_PARTS})
        clocks, entries = self.clocks.copy(), self.entries
        timing = self.clocks.turn(*self._asked(), self.now(), self.wall())
        reason = await self._write(msgspec.structs.replace(entry, chance=drawn_since(referee, records), timing=timing))
        if reason is not None:
            if self.entries == entries:  # it never happened: the clocks go on as they were
                self.clocks = clocks
            return reason
        accepted()
        self.tell_all(entry.seat)
        self.moved()
        return None
