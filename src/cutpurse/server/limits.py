"""How much is too much: allowances that fill with time, for a connection and for an address."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

MOST_ADDRESSES = 10_000
"""Addresses that are remembered; then those that have their full allowance are forgotten."""


class Allowance:
    """How many things somebody may do: a bucket that fills with time."""

    def __init__(self, a_second: float, at_once: float, now: Callable[[], float] = monotonic) -> None:
        self.left = self._at_once = at_once
        self._a_second = a_second
        self._now = now
        self._at = now()

    def take(self, cost: float = 1.0) -> float:
        """What is left afterwards; below zero it was too much."""
        self._fill()
        self.left -= cost
        return self.left

    def try_take(self) -> bool:
        """Take one if there is one; what is refused costs nothing."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def some(self) -> bool:
        self._fill()
        return self.left > 0

    @property
    def full(self) -> bool:
        self._fill()
        return self.left >= self._at_once

    def _fill(self) -> None:
        now = self._now()
        self.left = min(self._at_once, self.left + (now - self._at) * self._a_second)
        self._at = now


class AddressAllowances:
    """An allowance for each address: so many a minute, and as many at once (or as said)."""

    def __init__(self, a_minute: float, now: Callable[[], float] = monotonic, *, at_once: float | None = None) -> None:
        self._a_minute = a_minute
        self._at_once = a_minute if at_once is None else at_once
        self._now = now
        self._known: dict[str, Allowance] = {}

    def try_take(self, address: str) -> bool:
        known = self._of(address)
        return known is not None and known.try_take()

    def has_left(self, address: str) -> bool:
        """Whether there is anything left: for work whose cost is known only when it is done."""
        known = self._of(address)
        return known is not None and known.some

    def spend(self, address: str, cost: float) -> None:
        """Afterwards. Below zero, the address waits until time has filled it up again."""
        known = self._of(address)
        if known is not None:
            known.take(cost)

    def _of(self, address: str) -> Allowance | None:
        """None if there are too many to remember one more."""
        known = self._known.get(address)
        if known is None:
            if len(self._known) >= MOST_ADDRESSES:
                self._known = {who: one for who, one in self._known.items() if not one.full}
            if len(self._known) >= MOST_ADDRESSES:
                return None
            known = self._known[address] = Allowance(self._a_minute / 60, self._at_once, self._now)
        return known


class ConnectionCounts:
    """How many of something (connections) each address has at the moment."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def take(self, address: str) -> bool:
        if self._held.get(address, 0) >= self._most:
            return False
        self._held[address] = self._held.get(address, 0) + 1
        return True

    def give(self, address: str) -> None:
        left = self._held.get(address, 0) - 1
        if left > 0:
            self._held[address] = left
        else:
            self._held.pop(address, None)
