"""A temper: how somebody leans who plays at a certain level.

It bends what a policy holds things to be worth, and nothing else: the same judgement, the same search, the same knowledge. 1 is
even; what a game makes of each lean its policy says (`Policy.tempered`).
"""

from __future__ import annotations

from typing import NamedTuple


class Temper(NamedTuple):
    """Three leans, each a factor."""

    caution: float = 1.0
    """How much danger counts: a gambler feels it less than it is, somebody wary more."""
    spite: float = 1.0
    """How much a rival's loss counts: a saboteur goes out of his way for it, a loner lets others be."""
    thrift: float = 1.0
    """How much it counts to keep things rather than use them: cards, tiles, gold."""


EVEN = Temper()
