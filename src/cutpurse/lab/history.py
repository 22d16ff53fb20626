"""What players of a cluster sent and what they were told, against what the journals hold in the end.

A promise that does not hold has a name: *lost* (acknowledged and not there), *doubled* (there twice), *phantom* (there and
never sent), *order* (there before something that had been acknowledged before it was sent), *refused and done*, *changed*
(what was there before is not there any more).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

import msgspec

Journal = Sequence[Mapping[str, Any]]

IN_DOUBT = "in doubt"
"""The server said itself that it does not know."""


class Sent(msgspec.Struct):
    """One choice of one player."""

    table: str
    seat: int
    id: str
    at: float
    """When it was sent first."""
    times: int = 1
    outcome: str = ""
    """"accepted", a refusal's code, or nothing: no answer came."""
    answered_at: float = 0.0

    @property
    def accepted(self) -> bool:
        return self.outcome == "accepted"

    @property
    def refused(self) -> bool:
        """For good: it was sent once, and the server knew. Of one that was sent twice, the first may have been done."""
        return self.times == 1 and self.outcome not in ("", "accepted", IN_DOUBT)


class Tally(msgspec.Struct):
    """What a check has seen."""

    sent: int = 0
    accepted: int = 0
    refused: int = 0
    in_doubt: int = 0
    entries: int = 0


def broken(table: str, sent: Sequence[Sent], before: Journal, journal: Journal, read_at: float = inf) -> list[str]:
    """The promises that do not hold at a table. `before` is its journal as it was read an earlier time; what was
    acknowledged after the moment `read_at`, while it was read this time, may not be in it yet."""
    found = [] if list(journal[: len(before)]) == list(before) else ["changed: the past is another"]
    known = {(one.seat, one.id): one for one in sent if one.table == table}
    done = [(entry["seat"], entry["id"]) for entry in journal]
    players = [key for key in done if not key[1].startswith(("bot ", "clock "))]
    found += (
        [f"doubled: {key}" for key in sorted(set(players)) if players.count(key) > 1]
        if len(set(players)) < len(players)
        else []
    )
    found += [f"phantom: {key}" for key in players if key not in known]
    there = set(players)
    found += [
        f"lost: {key}" for key, one in known.items() if one.accepted and one.answered_at <= read_at and key not in there
    ]
    found += [f"refused and done: {key} ({one.outcome})" for key, one in known.items() if one.refused and key in there]
    latest = 0.0
    for key in players:
        one = known.get(key)
        if one is not None:
            if one.accepted and latest > one.answered_at:
                found.append(f"order: {key} was acknowledged before something ahead of it was sent")
            latest = max(latest, one.at)
    return found


def tally(sent: Sequence[Sent], journals: Mapping[str, Journal]) -> Tally:
    return Tally(
        len(sent),
        sum(one.accepted for one in sent),
        sum(one.outcome not in ("", "accepted", IN_DOUBT) for one in sent),
        sum(one.outcome in ("", IN_DOUBT) for one in sent),
        sum(map(len, journals.values())),
    )
