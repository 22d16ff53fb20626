"""What is due at a table by the time: windows close, moves end, somebody sits in."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from cutpurse.server.store.base import StoreError
from cutpurse.server.table import absence

if TYPE_CHECKING:
    from cutpurse.server.table.table import Table
    from cutpurse.server.tables import Hall

logger = logging.getLogger("cutpurse.server")


async def do_what_is_due(hall: Hall, table: Table) -> bool:
    """Whether something of it could not be done, and must be tried again. Of several processes one does it; if it dies
    another will."""
    assert table.referee is not None
    at = len(table.referee.records)
    passing, sitting_in = due(table)
    if not passing and not sitting_in:
        return False
    if not await hall.leads(table):
        return True
    failed = False
    for seat, choice in passing.items():
        reason = await table.act(seat, f"clock {table.entries}", choice, at)
        failed |= reason is not None and reason.code == "not-stored"
    for seat in sitting_in:
        failed |= not await _sit_in(hall, table, seat)
    return failed


def due(table: Table) -> tuple[dict[int, str], list[int]]:
    """Who passes now and with which choice, and for whom somebody sits in."""
    referee = table.referee
    if referee is None or referee.over or table.lobby.closed:
        return {}, []
    passing = dict(table.passing())
    sitting_in = [seat for seat, seconds in absence.waits_for(table).items() if seconds <= 0]
    for seat in table.clocks.due(table.now()):
        question = referee.question(seat)
        if question is not None and table.lobby.manners.time_up == "bot" and not question.sealed:
            sitting_in.append(seat)
        elif question is not None:
            passing.setdefault(seat, question.options[0])
    return passing, list(dict.fromkeys(sitting_in))


async def _sit_in(hall: Hall, table: Table, seat: int) -> bool:
    async with table.lock:
        if seat not in due(table)[1]:  # its owner was quicker
            return True
        try:
            told = await table.amend(lambda lobby: absence.sit_in(lobby, seat))
        except StoreError as error:
            logger.error("table %s: nobody can sit in: %s", table.lobby.table, error)
            return False
        table.tell_seats()
        table.notice(told)
    hall.wake(table)
    return True
