"""Chance is an argument: the engine asks "one of n, for this purpose", somebody else decides.

Live games draw from a secret stream that was committed to before the deal and into which every seat mixed
a contribution of its own. Every draw is a keyed hash of its number, purpose and size: nobody can choose
it, and after the game everybody can check it. Replays read outcomes from the record.
"""

from __future__ import annotations

import hashlib
import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import TypeVar

from cutpurse.kernel.piles import nth

T = TypeVar("T")

Outcome = tuple[str, int, int]
"""What was drawn for, out of how many, and which it was (counted from 0)."""

LARGEST_DRAW = 2**64


class Chance(ABC):
    """One draw at a time."""

    @abstractmethod
    def below(self, n: int, what: str) -> int:
        """A number from 0 to n - 1, each as likely as the others; `what` says what it decides."""

    def pick(self, items: Sequence[T], what: str) -> T:
        return items[self.below(len(items), what)]

    def draw(self, pile: int, what: str) -> int:
        """One of the numbers of a pile (see `piles`)."""
        return nth(pile, self.below(pile.bit_count(), what))

    def shuffle(self, items: list[T], what: str) -> None:
        """Fisher and Yates: every order is equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1, what)
            items[last], items[other] = items[other], items[last]


class Dice(Chance):
    """A fast generator for bots' worlds, tests and benchmarks. Never for a live game."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int, what: str) -> int:
        return int(self._random() * n)


class SecretStream(Chance):
    """The chance of a live game, provable afterwards."""

    def __init__(self, secret: bytes, contributions: Sequence[str], drawn: int = 0) -> None:
        self.secret = secret
        self.contributions = list(contributions)
        self.drawn = drawn
        self._key = stream_key(secret, contributions)

    @classmethod
    def new(cls, contributions: Sequence[str]) -> SecretStream:
        return cls(new_secret(), contributions)

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def below(self, n: int, what: str) -> int:
        outcome = keyed_draw(self._key, self.drawn, n, what)
        self.drawn += 1
        return outcome


def new_secret() -> bytes:
    """What a table's draws follow from. Nobody can guess it."""
    return secrets.token_bytes(32)


def new_contribution() -> str:
    """For a seat that mixes in nothing of its own choice."""
    return secrets.token_hex(8)


def commitment(secret: bytes) -> str:
    """What is published before anybody contributes. No outcome is ever derived from it."""
    return hashlib.blake2b(secret, digest_size=32, person=b"cutpurse-commit").hexdigest()


def stream_key(secret: bytes, contributions: Sequence[str]) -> bytes:
    """The key of all draws: the secret and every seat's contribution, each with its length before it."""
    mix = hashlib.blake2b(digest_size=32, key=secret, person=b"cutpurse-key")
    for contribution in contributions:
        part = contribution.encode()
        mix.update(len(part).to_bytes(4, "big") + part)
    return mix.digest()


def keyed_draw(key: bytes, number: int, n: int, what: str) -> int:
    """Draw `number` of the game. Values that would favour some outcomes are thrown away and drawn anew."""
    if not 1 <= n <= LARGEST_DRAW:
        raise ValueError(f"one of {n} cannot be drawn for {what!r}")
    fair = LARGEST_DRAW - LARGEST_DRAW % n
    attempt = 0
    while True:
        text = f"{number}|{attempt}|{n}|{what}".encode()
        digest = hashlib.blake2b(text, digest_size=8, key=key, person=b"cutpurse-draw").digest()
        value = int.from_bytes(digest, "big")
        if value < fair:
            return value % n
        attempt += 1


class OffRecord(Exception):
    """The game asked for a draw that the record does not hold."""


class Recorded(Chance):
    """Reads outcomes from a record, in order, and notices when the game asks for something else."""

    def __init__(self, outcomes: Iterable[Sequence[str | int]]) -> None:
        self._outcomes = [tuple(outcome) for outcome in outcomes]
        self._next = 0

    def below(self, n: int, what: str) -> int:
        if self._next >= len(self._outcomes):
            raise OffRecord(f"a draw for {what!r} that the record does not hold")
        outcome = self._outcomes[self._next]
        self._next += 1
        if len(outcome) != 3 or outcome[:2] != (what, n):
            raise OffRecord(f"a draw for {what!r} out of {n}, the record holds {list(outcome)}")
        value = outcome[2]
        if not isinstance(value, int) or not 0 <= value < n:
            raise OffRecord(f"outcome {value!r} of {what!r} is not among 0 to {n - 1}")
        return value

    @property
    def left(self) -> int:
        return len(self._outcomes) - self._next


class Noted(Chance):
    """Passes draws on to another chance and keeps what came of them."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[Outcome] = []

    def below(self, n: int, what: str) -> int:
        value = self.source.below(n, what)
        self.outcomes.append((what, n, value))
        return value
