"""How long a sealed window stays open.

What others can notice of a window (that it opens, how long it lasts) may depend on public facts and on
deliberate acts only, never on whether somebody has something to play. So nobody's window is cut short for
want of options, and what answers for a seat takes a time that was drawn without a look at its options.

There is no clock here: every moment is an argument, in seconds. Whoever hosts a table keeps one `WindowTimer`
per open window (`server/table/windows.py`), tells it who has answered and who said beforehand to let it pass, and gives the
passes that are `due` to the referee. What a seat holds is nothing it could know.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

TIMED, WAIT = "timed", "wait"
STANDING_DELAY = {TIMED: (0.6, 1.8), WAIT: (10.0, 120.0)}
"""A standing pass is given after a while, drawn evenly."""


class WindowTimer:
    """One open window: whose answer it waits for, who has answered, when it closes."""

    def __init__(self, mode: str, seconds: float, opened_at: float, asked: Iterable[int], *, rng: Random) -> None:
        if mode not in STANDING_DELAY:
            raise ValueError(f"mode {mode!r}: one of {', '.join(STANDING_DELAY)}")
        self.mode = mode
        self.opened_at = opened_at
        self.asked = frozenset(asked)
        self.deadline = opened_at + seconds if mode == TIMED else None
        self._rng = rng
        self._answered: dict[int, float] = {}
        self._standing: dict[int, float] = {}
        """When the pass of a standing answer is given."""

    # -- what seats do ---------------------------------------------------------------------------

    def answer(self, seat: int, now: float) -> bool:
        """A deliberate answer: pass, wave or a card. False if it comes too late, or nobody asked."""
        if seat not in self.asked or self.closed(now):
            return False
        self._standing.pop(seat, None)
        self._answered[seat] = now
        return True

    def take_back(self, seat: int, now: float) -> bool:
        """An answer, deliberate or standing, may be changed until the window closes."""
        if self.closed(now):
            return False
        given = self._answered.pop(seat, None), self._standing.pop(seat, None)
        return given != (None, None)

    def stand(self, seat: int, now: float) -> None:
        """A standing answer covers this window: it is given after a delay, unless the seat answers before."""
        delay = self._rng.uniform(*STANDING_DELAY[self.mode])
        if seat in self.asked and seat not in self._answered and not self.closed(now):
            self._standing[seat] = now + delay

    def has_answered(self, seat: int) -> bool:
        return seat in self._answered

    def stands(self, seat: int) -> bool:
        """Whether the pass of a standing answer is on its way."""
        return seat in self._standing

    # -- what the clock does ---------------------------------------------------------------------

    def closes_at(self) -> float | None:
        """When the window closes as things stand; None if it waits for somebody without a clock."""
        moments = self._answered | self._standing
        if self.asked - moments.keys():
            return self.deadline
        last = max(moments.values(), default=self.opened_at)
        return last if self.deadline is None else min(last, self.deadline)

    def closed(self, now: float) -> bool:
        end = self.closes_at()
        return end is not None and now >= end

    def next_due(self) -> float | None:
        """When somebody passes next without having answered; None if nobody will."""
        moments = [*self._standing.values(), *(() if self.deadline is None else (self.deadline,))]
        return min(moments, default=None)

    def due(self, now: float) -> list[int]:
        """The seats that pass by now without having answered: by a standing answer, or because time is up."""
        passing = {seat for seat, moment in self._standing.items() if moment <= now}
        if self.closed(now):
            passing |= self.asked - self._answered.keys()
        return sorted(passing)
