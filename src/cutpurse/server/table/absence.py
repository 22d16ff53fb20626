"""Who is there and who is away, and what a table does about it (docs/decisions/0006).

Dropping is not leaving: whoever drops is waited for, whoever leaves has said goodbye. In both cases a bot may sit
in, if the table is made so, and gives the seat back to its owner. A table of people who are all gone waits.
"""

from __future__ import annotations

from cutpurse.server.table.lobby import HUMAN
from cutpurse.server.table.stand_ins import never_rests
from cutpurse.server.table.table import Table


def resting(table: Table) -> bool:
    """The table waits: nobody is there for whom bots should move and clocks run. A table of days never rests."""
    return not (never_rests(table.lobby) or table.presence.people_here())


def waits_for(table: Table) -> dict[int, float]:
    """The seats of absent people, and in how many seconds somebody sits in for them."""
    manners = table.lobby.manners
    if not manners.stand_in or resting(table) or table.referee is None:
        return {}
    here = table.presence.people_here()
    return {
        seat: 0.0 if chair.left else max(0.0, manners.stand_in_after - table.presence.absent_for(seat))
        for seat, chair in enumerate(table.lobby.chairs)
        if chair.kind == HUMAN and seat not in here and not chair.stand_in
    }


def forfeited(table: Table, seat: int) -> bool:
    """Somebody's time for the game is used up: by the customs of the table a bot plays to the end."""
    return table.lobby.manners.time_up == "bot" and table.timing.clocks.used_up(seat)


def is_missed(table: Table, seat: int) -> bool:
    """Has something been arranged for an absent owner, who is back now?"""
    chair = table.lobby.chairs[seat]
    return bool(chair.invitation or chair.left or (chair.stand_in and not forfeited(table, seat)))
