"""Time to think, by the customs of a table: for each move, or for the whole game. No clock of its own: moments are
arguments, in seconds that nobody can set (`now`, monotonic). Only what is stored is told by the wall clock (`wall`), because
it must mean something after a restart: so a wall clock that is set, or a machine that slept, takes nobody's time.

A move is timed from the record that asked for it. Neither a sealed answer nor a part of a longer choice moves a
clock, so nobody can read from it what is still unseen; and taking back and choosing again wins no time.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence

import msgspec

from cutpurse.protocol.from_server import Clock
from cutpurse.protocol.shared import Manners

LONGEST_SEALED = 60.0
"""What several answer unseen is on nobody's own account: everybody has this long, or as long as a whole game takes."""
BREATH = 5.0
"""Seconds for each further question of somebody whose time for the game is used up."""
NEARLY = 1.0
"""Seconds by which two processes may differ about a move: so long a notice is on its way at most."""
LEAST_AFTER_RESTART = 3600.0
"""At a table of days nobody's time runs out while the server is away: this much is left at least, or a tenth."""


class Timing(msgspec.Struct, frozen=True):
    """What the clocks showed when something was written into the journal."""

    since: float
    """When the running move began, by the wall clock: counts after a restart."""
    banks: list[float] = []
    used: float = 0.0
    """How much of its time was used: counts for another process, whose clock may show something else."""


class Clocks:
    """The clocks of one table."""

    def __init__(self, manners: Manners, players: int) -> None:
        self.manners = manners
        self.banks = [float(manners.seconds)] * players if manners.clock == "game" else []
        self.seats: tuple[int, ...] = ()
        """Whose time runs."""
        self.sealed = False
        self.since = 0.0
        self._deepest = -1
        self._held: float | None = None
        """How much of the time was used when everybody went away and the clocks were stopped."""

    # -- what happens at the table ---------------------------------------------------------------

    def turn(self, seats: Sequence[int], sealed: bool, depth: int, now: float, wall: float = 0.0) -> Timing | None:
        """These seats are asked now, after so many records that count. What is to be stored with it."""
        if self.manners.clock == "none":
            return None
        charged = self._charge(now)
        if depth > self._deepest or charged or tuple(seats) != self.seats:
            self.since, self._held = now, None if self._held is None else 0.0
        self._deepest = max(depth, self._deepest)
        self.seats, self.sealed = tuple(seats), sealed
        used = self.used(now)
        return Timing(wall - used, list(self.banks), used)

    def restore(
        self, timing: Timing | None, seats: Sequence[int], sealed: bool, depth: int, now: float, wall: float,
        *, first: bool = True,
    ) -> None:  # fmt: skip
        """As stored. The time a server was away (the `first` time) is nobody's: a live table begins its move anew; at a
        table of days, where time goes on, a little is left."""
        if self.manners.clock == "none":
            return
        if timing is not None and len(timing.banks) == len(self.banks):
            self.banks = list(timing.banks)
        self.seats, self.sealed, self._deepest, self._held = tuple(seats), sealed, depth, None
        self.since = now
        if timing is not None and not first:
            self.since = now - timing.used
        elif timing is not None and self.manners.pace == "days":
            self.since = now - max(0.0, wall - timing.since)
        if first:
            left = min((self._whole(seat) for seat in seats), default=0.0)
            self.since = max(self.since, now - max(0.0, left - min(LEAST_AFTER_RESTART, left / 10)))

    def rest(self, resting: bool, now: float) -> None:
        """Stop while nobody is there, go on when somebody comes."""
        if resting and self._held is None:
            self._held = max(0.0, now - self.since)
        elif not resting and self._held is not None:
            self.since, self._held = now - self._held, None

    def agree(self, used: float, now: float) -> bool:
        """Another process may know this move for longer. Whether it does."""
        if self._held is not None or used < self.used(now) + NEARLY:
            return False
        self.since = now - used
        return True

    def copy(self) -> Clocks:
        """To go back to, should what moves them never happen."""
        same = copy.copy(self)
        same.banks = list(self.banks)
        return same

    # -- what they show --------------------------------------------------------------------------

    def due(self, now: float) -> list[int]:
        """Whose time is up."""
        if self._held is not None:
            return []
        return [seat for seat in self.seats if self._left(seat, now) <= 0]

    def next_due(self, now: float) -> float | None:
        """Seconds until somebody's time is up; None if no clock runs."""
        if self._held is not None or not self.seats or self.manners.clock == "none":
            return None
        return max(0.0, min(self._left(seat, now) for seat in self.seats))

    def face(self, now: float) -> Clock | None:
        """What everybody sees: whose time runs, and how much is left to whom."""
        if self.manners.clock == "none":
            return None
        left = {seat: max(0.0, round(self._left(seat, now), 1)) for seat in self.seats}
        return Clock(list(self.seats), self._held is not None, left, [round(bank, 1) for bank in self.banks])

    def used(self, now: float) -> float:
        """Seconds of the running move that are gone."""
        return self._held if self._held is not None else max(0.0, now - self.since)

    def used_up(self, seat: int) -> bool:
        """Nothing is left of a seat's time for the whole game."""
        return bool(self.banks) and self.banks[seat] <= 0

    def _left(self, seat: int, now: float) -> float:
        return self._whole(seat) - self.used(now)

    def _whole(self, seat: int) -> float:
        """How long a seat had when its question was asked."""
        if not self.banks:
            return float(self.manners.seconds)
        return min(self.manners.seconds, LONGEST_SEALED) if self.sealed else max(self.banks[seat], BREATH)

    def _charge(self, now: float) -> bool:
        """What somebody used of the time for the game is gone."""
        if not self.banks or self.sealed or not self.seats:
            return False
        used = self.used(now)
        for seat in self.seats:
            self.banks[seat] = max(0.0, self.banks[seat] - used)
        return True
