"""Bots at a table: those that have a seat, and those that sit in for somebody who is away (docs/decisions/0006)."""

from __future__ import annotations

from collections.abc import Iterable

from cutpurse.kernel.message import Reason
from cutpurse.server.table.lobby import BOT, HUMAN, Lobby


def bot_at(lobby: Lobby, seat: int) -> str:
    """The bot that answers for a seat now; empty for a person."""
    chair = lobby.chairs[seat]
    return chair.bot if chair.kind == BOT else chair.stand_in


def never_rests(lobby: Lobby) -> bool:
    return lobby.manners.bots_alone or lobby.manners.pace == "days"


def goes_on_alone(lobby: Lobby, asked: Iterable[int]) -> bool:
    """Even if nobody comes something will happen: a bot is asked, a clock runs, or somebody is to sit in."""
    if not never_rests(lobby):
        return False
    to_sit_in = lobby.manners.stand_in and any(chair.kind == HUMAN and not chair.stand_in for chair in lobby.chairs)
    return bool(to_sit_in) or lobby.manners.clock != "none" or any(bot_at(lobby, seat) for seat in asked)


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
