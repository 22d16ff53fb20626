"""Advice at a table: what a bot would do in somebody's place, from what that seat sees and nothing else.

It is thought out where bots think. That somebody asked is written down beside the game (`Chair.hints`); a host may do without.
"""

from __future__ import annotations

import logging

import msgspec

from cutpurse.bots import greet
from cutpurse.bots.registry import adviser
from cutpurse.kernel.message import Reason
from cutpurse.protocol.from_client import Hint
from cutpurse.protocol.from_server import Hinted, Hints
from cutpurse.server.refusal import stored
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import Lobby
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables

logger = logging.getLogger("cutpurse.server")

MOST = 100
"""Pieces of advice that a seat may have in a game."""


async def ask(tables: Tables, table: Table, guest: Guest, message: Hint) -> None:
    """Somebody wants to know what a bot would do. Never raises: it runs beside the connection."""
    try:
        reason = await _advise(tables, table, guest, message)
    except Exception:  # late, its worker died, or the store: the table goes on without
        logger.warning("no advice at table %s", table.lobby.table, exc_info=True)
        reason = Reason("no-hints")
    if reason is not None:
        guest.refuse(message.id, reason)


async def _advise(tables: Tables, table: Table, guest: Guest, message: Hint) -> Reason | None:
    seat, thinking = guest.seat, tables.scheduler.thinking
    home = (table.lobby.table, seat)
    reason = _why_not(table, seat)
    if reason is not None:
        return reason
    async with table.lock:  # nobody hears of a choice before it is stored, in advice neither
        referee = table.referee
        question = referee.question(seat) if referee is not None else None
        if referee is None or question is None:
            return Reason("not-asked")
        if home in thinking.advising:
            return Reason("hints-busy")
        at, view = len(referee.records), msgspec.json.encode(referee.view(seat))
    thinking.advising.add(home)
    try:
        # what is told follows from the view alone: so does the seed
        found = await thinking.advice(home, greet(table.game, seat, "advice"), view, question)
    finally:
        thinking.advising.discard(home)

    def count(lobby: Lobby) -> None:
        lobby.chairs[seat].hints.append(at)

    async with table.lock:
        await stored(table.amend(count))
    say = guest.wording.say
    hints = [
        Hinted(one.choice, round(one.worth, 2), round(one.share, 2), [say(reason) for reason in found.reasons(place)])
        for place, one in enumerate(found.candidates)
    ]
    left = MOST - len(table.lobby.chairs[seat].hints)
    guest.send(lambda n: Hints(n, message.id, at, hints, left))
    return None


def _why_not(table: Table, seat: int) -> Reason | None:
    if seat < 0:
        return Reason("audience")
    if table.lobby.closed:
        return Reason("table-closed")
    if not table.lobby.manners.hints:
        return Reason("hints-off")
    if adviser(table.lobby.game) is None:
        return Reason("no-hints")
    if len(table.lobby.chairs[seat].hints) >= MOST:
        return Reason("hints-spent")
    return None
