"""Sitting down: invitations, taking a seat, coming to the table and going from it."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from cutpurse.kernel.message import Reason
from cutpurse.protocol.requests import SeatTaken, TakeSeat
from cutpurse.protocol.shared import LONGEST_CONTRIBUTION
from cutpurse.server.refusal import HttpRefusal, stored
from cutpurse.server.store.base import Conflict
from cutpurse.server.table import absence, stand_ins
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import BOT, HUMAN, digest
from cutpurse.server.table.new_table import language_known, name_of
from cutpurse.server.table.table import MOST_ATTEMPTS, Table
from cutpurse.server.table.wording import prepare
from cutpurse.server.tables import Tables

P = ParamSpec("P")
T = TypeVar("T")


def retry_on_conflict(
    change: Callable[Concatenate[Tables, P], Awaitable[T]],
) -> Callable[Concatenate[Tables, P], Coroutine[Any, Any, T]]:
    """A change of a table's lobby; when another process was first it is tried again, from what is stored by then."""

    @wraps(change)
    async def run(tables: Tables, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(MOST_ATTEMPTS):
            try:
                return await change(tables, *args, **kwargs)
            except Conflict:
                tables.overtaken += 1
        raise HttpRefusal(Reason("moved-elsewhere"), 409)

    return run


@retry_on_conflict
async def take(tables: Tables, id: str, wish: TakeSeat) -> SeatTaken:
    """Sit down with an invitation. It works once, and only as long as the seat's owner is away."""
    table = await tables.get(id)
    async with table.lock:
        seat = table.lobby.chair_of(wish.invitation)
        if seat is None:
            raise HttpRefusal(Reason("invitation-void"), 403)
        if table.lobby.closed:
            raise HttpRefusal(Reason("table-closed"), 409)
        lobby = table.lobby.copy()
        contribution = wish.contribution[:LONGEST_CONTRIBUTION]
        token = lobby.take(seat, name_of(wish.name, seat), contribution, wish.colour)
        lobby.chairs[seat].language = language_known(wish.language)
        begins = lobby.begin()
        await stored(table.change_lobby(lobby))
        table.presence.disconnect(seat, Reason("not-your-table"))
        if begins:
            await tables.begun(table)
    tables.wake(table)
    return SeatTaken(id, seat, token)


@retry_on_conflict
async def invite(tables: Tables, id: str, host: str, seat: int) -> str:
    """A new invitation: for an open seat, or for one whose owner has been absent for a while. Everybody at the
    table sees it happen."""
    table = await tables.get(id)
    async with table.lock:
        if not secrets.compare_digest(digest(host), table.lobby.host):
            raise HttpRefusal(Reason("not-the-host"), 403)
        if not 0 <= seat < table.lobby.players or table.lobby.chairs[seat].kind == BOT:
            raise HttpRefusal(Reason("no-such-seat-here", args={"seat": max(0, seat)}))
        require_free(tables, table, seat)
        lobby = table.lobby.copy()
        invitation = lobby.invite(seat)
        await stored(table.change_lobby(lobby))
        table.presence.announce(Reason("seat-offered-anew", args={"seat": seat}))
    return invitation


def require_free(tables: Tables, table: Table, seat: int) -> None:
    """Nobody's seat, or that of somebody who has left or has been away for long."""
    chair = table.lobby.chairs[seat]
    if chair.kind == HUMAN and not chair.left and table.presence.absent_for(seat) < tables.absent_after:
        raise HttpRefusal(Reason("owner-not-absent", args={"seat": seat}), 409)


async def arrive(tables: Tables, table: Table, token: str, language: str = "", draws: bool = False) -> Guest:
    """Somebody comes to a table. An owner who is back needs no successor: an invitation to the seat is void."""
    await tables.refresh(table)
    await prepare(table.game, table.lobby.box, language)
    async with table.lock:
        seat = table.lobby.seat_of(token)
        if seat is None:
            raise HttpRefusal(Reason("not-your-table"), 403)
        told = None
        if seat >= 0 and absence.is_missed(table, seat):
            told = await stored(table.amend(lambda lobby: stand_ins.come_back(lobby, seat)))
        guest = Guest(seat, table.broadcast.wording(language), token, draws)
        table.join(guest)
        if told is not None:
            table.presence.announce(told)
    tables.wake(table)
    return guest


def disconnected(tables: Tables, table: Table, guest: Guest) -> None:
    """A connection has ended: perhaps only for a moment."""
    table.presence.remove(guest)
    tables.wake(table)
