"""What an environment plays, and never anything else as long as it has its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from cutpurse.kernel import registry
from cutpurse.kernel.game import Game, Result
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import refusal

Rewards = Literal["win", "points"]


class Edition(NamedTuple):
    """A game with one version of its rules and one box: so a number means the same option for ever."""

    name: str
    """As PettingZoo calls it: swindler_v1."""
    gymnasium_id: str
    game: str
    rules: int
    box: str
    """The release whose components are played with."""

    def open(self, players: int, settings: Mapping[str, str | int]) -> Game[Any, Any]:
        """The rules of a table. Raises ValueError, in words, for players or settings that it cannot have."""
        title = registry.title(self.game)
        table = open_table(title, players, settings, rules=self.rules, box=title.released(self.box))
        if isinstance(table, Reason):
            raise ValueError(refusal("en", table, title))
        return table


def rewards_of(result: Result, kind: Rewards) -> list[float]:
    """What each seat gets at the end: its share of the victory, or its points."""
    return result.shares() if kind == "win" else [float(score) for score in result.scores]


def checked_rewards(kind: str) -> Rewards:
    """Raises ValueError for rewards that there are none of."""
    known: dict[str, Rewards] = {"win": "win", "points": "points"}
    if kind not in known:
        raise ValueError(f"rewards={kind!r}: there are {' and '.join(map(repr, known))}")
    return known[kind]
