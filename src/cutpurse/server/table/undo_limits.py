"""Nobody tries one decision for ever: a journal grows with each attempt."""

from __future__ import annotations

from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.server.table.entries import Entry

MOST_UNDOS = 100
"""How often a seat may take back before what it decides stays decided."""
MOST_PARTS = 300
"""Choices that an unfinished one may consist of."""
MOST_ENTRIES = 30_000
"""Entries of a journal beyond which nothing is taken back: many times as many as any game needs."""

TOO_MANY_UNDOS = Reason("too-many-undos", args={"most": MOST_UNDOS})
TOO_MANY_PARTS = Reason("too-many-changes", args={"most": MOST_PARTS})


class UndoLimits:
    """How often each seat has taken back in the decision it is at."""

    __slots__ = ("_undos",)

    def __init__(self) -> None:
        self._undos: dict[int, int] = {}

    def allow(self, entry: Entry, entries: int) -> bool:
        return not entry.undo or (self._undos.get(entry.seat, 0) < MOST_UNDOS and entries < MOST_ENTRIES)

    def count(self, referee: Referee, entry: Entry) -> bool:
        """What has just been done. False if an unfinished choice has too many parts."""
        if entry.undo:
            self._undos[entry.seat] = self._undos.get(entry.seat, 0) + 1
            return True
        parts = len(referee.drafts.get(entry.seat, ()))
        if parts > MOST_PARTS and referee.question(entry.seat) is not None:
            return False
        for seat in [seat for seat in self._undos if referee.why_no_undo(seat) is not None]:
            del self._undos[seat]  # what was decided stays decided
        return True
