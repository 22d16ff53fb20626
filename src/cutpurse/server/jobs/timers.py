"""What is due at a table by the time: windows close, moves end, somebody sits in."""

from __future__ import annotations

import logging

from cutpurse.server.store.base import StoreError
from cutpurse.server.table import absence, stand_ins
from cutpurse.server.table.open_tables import OpenTables
from cutpurse.server.table.table import Table

logger = logging.getLogger("cutpurse.server")


def waits_for_time(table: Table) -> bool:
    """Might something happen at a table by the time alone? Without a clock, a window or anybody to sit in for it is what
    people do that counts, and no task need look at every move. (A sealed question has a window, whoever is asked.)"""
    timing = table.timing
    return timing.windows.open is not None or table.lobby.manners.clock != "none" or bool(absence.waits_for(table))


async def do_what_is_due(tables: OpenTables, table: Table) -> bool:
    """Whether something of it could not be done, and must be tried again. Of several processes one does it; if it dies
    another will."""
    assert table.referee is not None
    at = len(table.referee.records)
    passing, sitting_in = due(table)
    if not passing and not sitting_in:
        return False
    if not await tables.leads(table):
        return True
    failed = False
    for seat, choice in passing.items():
        reason = await table.act(seat, f"clock {table.journal.entries}", choice, at)
        failed |= reason is not None and reason.code == "not-stored"
    for seat in sitting_in:
        failed |= not await _sit_in(tables, table, seat)
    return failed


def due(table: Table) -> tuple[dict[int, str], list[int]]:
    """Who passes now and with which choice, and for whom somebody sits in."""
    referee = table.referee
    if referee is None or referee.over or table.lobby.closed:
        return {}, []
    passing = dict(table.timing.passing())
    sitting_in = [seat for seat, seconds in absence.waits_for(table).items() if seconds <= 0]
    for seat in table.timing.clocks.due(table.now()):
        question = referee.question(seat)
        if question is not None and table.lobby.manners.time_up == "bot" and not question.sealed:
            sitting_in.append(seat)
        elif question is not None:
            passing.setdefault(seat, question.options[0])
    return passing, list(dict.fromkeys(sitting_in))


async def _sit_in(tables: OpenTables, table: Table, seat: int) -> bool:
    async with table.lock:
        if seat not in due(table)[1]:  # its owner was quicker
            return True
        try:
            told = await table.amend(lambda lobby: stand_ins.sit_in(lobby, seat))
        except StoreError as error:
            logger.error("table %s: nobody can sit in: %s", table.lobby.table, error)
            return False
        table.presence.tell_seats()
        table.presence.announce(told)
    tables.wake(table)
    return True
