"""Who is there, who has gone, and who sits in meanwhile (docs/decisions/0006).

Dropping is not leaving: whoever drops is waited for, whoever leaves has said goodbye. In both cases a bot may sit
in, if the table is made so, and gives the seat back to its owner. A table of people who are all gone waits.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from cutpurse.bots.registry import names
from cutpurse.kernel.message import Reason
from cutpurse.protocol.messages import Manners
from cutpurse.server.table.lobby import BOT, HUMAN, Lobby

if TYPE_CHECKING:
    from cutpurse.server.table.table import Table

SHORTEST, LONGEST = 5, 30 * 24 * 3600
"""Seconds that can be set for anything."""


def settle(manners: Manners, game: str) -> Manners | Reason:
    """The manners of a new table, complete and checked: somebody sits in at live tables unless nobody should."""
    known = names(game)
    stand_in = manners.stand_in
    if stand_in is None:
        stand_in = known[-1] if manners.pace == "live" else ""
    if stand_in and stand_in not in known:
        return Reason("unknown-bot", args={"bot": stand_in[:40], "known": known})
    if manners.time_up == "bot" and not stand_in:
        return Reason("no-stand-in")
    times = [manners.stand_in_after, *([manners.seconds] if manners.clock != "none" else [])]
    for seconds in times:
        if not SHORTEST <= seconds <= LONGEST:
            return Reason("bad-seconds", args={"seconds": max(0, seconds), "least": SHORTEST, "most": LONGEST})
    return msgspec.structs.replace(manners, stand_in=stand_in)


def people_here(table: Table) -> set[int]:
    """The seats whose owners are there, through whichever process."""
    return table.everywhere().intersection(table.people)


def resting(table: Table) -> bool:
    """The table waits: nobody is there for whom bots should move and clocks run. A table of days never rests."""
    return not (never_rests(table.lobby) or people_here(table))


def never_rests(lobby: Lobby) -> bool:
    return lobby.manners.bots_alone or lobby.manners.pace == "days"


def goes_on_alone(lobby: Lobby, asked: Iterable[int]) -> bool:
    """Even if nobody comes something will happen: a bot is asked, a clock runs, or somebody is to sit in."""
    if not never_rests(lobby):
        return False
    to_sit_in = lobby.manners.stand_in and any(chair.kind == HUMAN and not chair.stand_in for chair in lobby.chairs)
    return bool(to_sit_in) or lobby.manners.clock != "none" or any(bot_at(lobby, seat) for seat in asked)


def bot_at(lobby: Lobby, seat: int) -> str:
    chair = lobby.chairs[seat]
    return chair.bot if chair.kind == BOT else chair.stand_in


def bot_of(table: Table, seat: int) -> str:
    """The bot that answers for a seat now; empty for a person."""
    return bot_at(table.lobby, seat)


def waits_for(table: Table) -> dict[int, float]:
    """The seats of absent people, and in how many seconds somebody sits in for them."""
    manners = table.lobby.manners
    if not manners.stand_in or resting(table) or table.referee is None:
        return {}
    here = people_here(table)
    return {
        seat: 0.0 if chair.left else max(0.0, manners.stand_in_after - table.absent_for(seat))
        for seat, chair in enumerate(table.lobby.chairs)
        if chair.kind == HUMAN and seat not in here and not chair.stand_in
    }


def forfeited(table: Table, seat: int) -> bool:
    """Somebody's time for the game is used up: by the customs of the table a bot plays to the end."""
    return table.lobby.manners.time_up == "bot" and table.clocks.used_up(seat)


def is_missed(table: Table, seat: int) -> bool:
    """Has something been arranged for an absent owner, who is back now?"""
    chair = table.lobby.chairs[seat]
    return bool(chair.invitation or chair.left or (chair.stand_in and not forfeited(table, seat)))


def sit_in(lobby: Lobby, seat: int) -> Reason:
    """A bot takes the seat of somebody. What everybody is told."""
    lobby.chairs[seat].stand_in = lobby.manners.stand_in or ""
    return Reason("stand-in", args={"seat": seat, "bot": lobby.chairs[seat].stand_in})


def come_back(lobby: Lobby, seat: int) -> Reason | None:
    """The owner is there: an invitation to the seat is void, and nobody sits in any more. What everybody is told."""
    chair = lobby.chairs[seat]
    told = Reason("seat-given-back", args={"seat": seat}) if chair.stand_in else None
    chair.invitation, chair.stand_in, chair.left = "", "", False
    return told
