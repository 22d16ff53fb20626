"""Sitting down: invitations, taking a seat, coming to the table and going from it."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from cutpurse.kernel.message import Reason
from cutpurse.protocol.messages import LONGEST_CONTRIBUTION
from cutpurse.protocol.requests import SeatTaken, TakeSeat
from cutpurse.server.store.base import Conflict
from cutpurse.server.table import absence
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.journal import MOST_ATTEMPTS
from cutpurse.server.table.lobby import BOT, HUMAN, digest
from cutpurse.server.table.new_table import Refusal, language_known, name_of
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Hall

P = ParamSpec("P")
T = TypeVar("T")


def until_first(
    change: Callable[Concatenate[Hall, P], Awaitable[T]],
) -> Callable[Concatenate[Hall, P], Coroutine[Any, Any, T]]:
    """A change of a table's lobby; when another process was first it is tried again, from what is stored by then."""

    @wraps(change)
    async def run(hall: Hall, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(MOST_ATTEMPTS):
            try:
                return await change(hall, *args, **kwargs)
            except Conflict:
                hall.overtaken += 1
        raise Refusal(Reason("moved-elsewhere"), 409)

    return run


@until_first
async def take(hall: Hall, id: str, wish: TakeSeat) -> SeatTaken:
    """Sit down with an invitation. It works once, and only as long as the seat's owner is away."""
    table = await hall.table(id)
    async with table.lock:
        seat = table.lobby.chair_of(wish.invitation)
        if seat is None:
            raise Refusal(Reason("invitation-void"), 403)
        if table.lobby.closed:
            raise Refusal(Reason("table-closed"), 409)
        lobby = table.lobby.copy()
        contribution = wish.contribution[:LONGEST_CONTRIBUTION]
        token = lobby.take(seat, name_of(wish.name, seat), contribution, wish.colour)
        lobby.chairs[seat].language = language_known(wish.language)
        begins = lobby.begin()
        await hall.stored(table.keep(lobby))
        table.let_go(seat, Reason("not-your-table"))
        if begins:
            await hall.begun(table)
    hall.wake(table)
    return SeatTaken(id, seat, token)


@until_first
async def invite(hall: Hall, id: str, host: str, seat: int) -> str:
    """A new invitation: for an open seat, or for one whose owner has been absent for a while. Everybody at the
    table sees it happen."""
    table = await hall.table(id)
    async with table.lock:
        if not secrets.compare_digest(digest(host), table.lobby.host):
            raise Refusal(Reason("not-the-host"), 403)
        if not 0 <= seat < table.lobby.players or table.lobby.chairs[seat].kind == BOT:
            raise Refusal(Reason("no-such-seat-here", args={"seat": max(0, seat)}))
        require_free(hall, table, seat)
        lobby = table.lobby.copy()
        invitation = lobby.invite(seat)
        await hall.stored(table.keep(lobby))
        table.notice(Reason("seat-offered-anew", args={"seat": seat}))
    return invitation


def require_free(hall: Hall, table: Table, seat: int) -> None:
    """Nobody's seat, or that of somebody who has left or has been away for long."""
    chair = table.lobby.chairs[seat]
    if chair.kind == HUMAN and not chair.left and table.absent_for(seat) < hall.absent_after:
        raise Refusal(Reason("owner-not-absent", args={"seat": seat}), 409)


async def arrive(hall: Hall, table: Table, token: str, language: str = "", draws: bool = False) -> Guest:
    """Somebody comes to a table. An owner who is back needs no successor: an invitation to the seat is void."""
    await hall.refresh(table)
    async with table.lock:
        seat = table.lobby.seat_of(token)
        if seat is None:
            raise Refusal(Reason("not-your-table"), 403)
        told = None
        if seat >= 0 and absence.is_missed(table, seat):
            told = await hall.amended(table, lambda lobby: absence.come_back(lobby, seat))
        guest = Guest(seat, table.tongue(language), token, draws)
        table.welcome(guest)
        if told is not None:
            table.notice(told)
    hall.wake(table)
    return guest


def part(hall: Hall, table: Table, guest: Guest) -> None:
    """A connection has ended: perhaps only for a moment."""
    table.leave(guest)
    hall.wake(table)
