"""What the verbs of Thiefdom have in common."""

from __future__ import annotations

from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import State
from cutpurse.kernel.message import Reason


def never(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Nothing ever stands against it."""
    return None


def not_now(rule: str) -> Reason:
    return Reason("not-now", rule)


def finish_first() -> Reason:
    """Something is under way that cannot be put off (TD-7.5)."""
    return Reason("finish-first", "TD-7.5")


def no_points(rule: str) -> Reason:
    return Reason("no-action-points", rule)
