"""A table that is open in this process: one referee, those who listen, and the journal. No transport here.

Who is there is `gathering`, what they are told `display`, what is stored `ledger`; here is what seats do.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.protocol.messages import Accepted, Choose, Take, Undo
from cutpurse.server.guest import Guest
from cutpurse.server.journal import Entry, carry_out, drawn_since
from cutpurse.server.ledger import PAUSED, Ledger


class Table(Ledger):
    """One table and everybody at it."""

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

    async def _do(self, entry: Entry, accepted: Callable[[], None]) -> Reason | None:
        referee = self.referee
        if referee is None:
            return PAUSED if self.paused else Reason("not-started")
        records = len(referee.records)
        happened = carry_out(referee, entry)
        if isinstance(happened, Reason):
            return happened
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
