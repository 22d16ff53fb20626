"""What a finished game tells about its components: the raw figures of a balance report.

A game writes an account from its last state and from everything that was told. Whoever counts many of them
(`lab.balance`) needs to know no game.
"""

from __future__ import annotations

import msgspec

from cutpurse.kernel.message import Message


class GameStatistics(msgspec.Struct):
    """One game, in numbers. `traits` and `uses` have an entry for each seat."""

    traits: list[dict[str, str]]
    """What a seat was dealt or chose before it could play well or badly: {"thief": "morius", "start": "north"}."""
    counts: dict[str, float]
    """What happened, over all seats: {"turns": 9, "arrests": 3, "jewel taken": 1}."""
    uses: list[dict[str, int]]
    """How often a seat used, bought or brought a thing: {"beacon": 2}. A thing of the box that nobody used may be
    missing here; it is listed as never used if some seat names it with 0."""

    @classmethod
    def blank(cls, players: int) -> GameStatistics:
        """An account in which nothing is written yet."""
        return cls([{} for _ in range(players)], {}, [{} for _ in range(players)])


class Source(msgspec.Struct, frozen=True):
    """A line of the score sheet: where points came from, or where they went, for each seat."""

    label: Message
    points: list[int]


def sheet(lines: dict[str, list[int]]) -> list[Source]:
    """A score sheet from the points by source; the sentence of a source is `source-<name>`. Empty lines are left out."""
    return [Source(Message(f"source-{name}"), points) for name, points in lines.items() if any(points)]
