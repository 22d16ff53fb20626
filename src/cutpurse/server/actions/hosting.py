"""What a host may do with a table: begin, give seats that nobody sits at to bots or to friends, close it.

The host's secret opens nobody's seat, and nothing happens behind anybody's back: everybody at the table is told.
"""

from __future__ import annotations

import secrets

from cutpurse.bots.registry import guests, usual
from cutpurse.kernel.message import Reason, seat_letter
from cutpurse.protocol.requests import Hosted, HostWish
from cutpurse.server.actions.seating import require_free
from cutpurse.server.refusal import HttpRefusal, stored
from cutpurse.server.table.lobby import BOT, HUMAN, OPEN, Lobby, digest
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables


async def act_as_host(tables: Tables, id: str, wish: HostWish) -> Hosted:
    table = await tables.get(id)
    async with table.lock:
        if not secrets.compare_digest(digest(wish.host), table.lobby.host):
            raise HttpRefusal(Reason("not-the-host"), 403)
        if table.lobby.closed:
            raise HttpRefusal(Reason("table-closed"), 409)
        invitation = ""
        if wish.act == "close":
            await close(tables, table)
        elif wish.act == "start":
            await _start(tables, table, wish.bot)
        elif wish.act == "bot":
            await _give_to_bot(tables, table, _seat(table, wish.seat), wish.bot)
        else:
            invitation = await _open(tables, table, _seat(table, wish.seat))
    tables.wake(table)
    return Hosted(tables.info(table), invitation)


async def close(tables: Tables, table: Table) -> None:
    """Nobody moves at this table any more. What was played stays stored, and can be looked at."""
    await stored(table.amend(lambda lobby: setattr(lobby, "closed", True)))
    table.presence.tell_seats()
    table.presence.announce(Reason("table-closed"))


async def _start(tables: Tables, table: Table, bot: str) -> None:
    """Begin now; seats that are still open may be filled with bots."""
    if bot:
        _require_bot(table, bot)

    def edit(lobby: Lobby) -> None:
        if lobby.started:
            raise HttpRefusal(Reason("started-already"), 409)
        if not bot and not lobby.full:
            raise HttpRefusal(Reason("seats-open"), 409)
        for seat, chair in enumerate(lobby.chairs):
            if chair.kind == OPEN:
                lobby.give_to_bot(seat, bot)
        lobby.begin(told=True)

    await stored(table.amend(edit))
    await tables.begun(table)


async def _give_to_bot(tables: Tables, table: Table, seat: int, bot: str) -> None:
    """A bot takes a seat for good: an open one, or that of somebody who has left or is away for long."""
    bot = bot or usual(table.lobby.game)
    _require_bot(table, bot)

    def edit(lobby: Lobby) -> bool:
        require_free(tables, table, seat)
        lobby.give_to_bot(seat, bot)
        return lobby.begin()

    begins = await stored(table.amend(edit))
    table.presence.tell_seats()
    table.presence.announce(Reason("seat-to-bot", args={"seat": seat}))
    if begins:
        await tables.begun(table)


async def _open(tables: Tables, table: Table, seat: int) -> str:
    """An invitation to a seat. A bot plays on until somebody sits down, unless the game has not begun."""
    kind = ""

    def edit(lobby: Lobby) -> str:
        nonlocal kind
        require_free(tables, table, seat)
        kind = lobby.chairs[seat].kind
        if kind == BOT and not lobby.started:
            lobby.open_up(seat)
            lobby.chairs[seat].name = seat_letter(seat)
        return lobby.invite(seat)

    invitation = await stored(table.amend(edit))
    table.presence.tell_seats()
    table.presence.announce(Reason("seat-offered-anew" if kind == HUMAN else "seat-offered", args={"seat": seat}))
    return invitation


def _seat(table: Table, seat: int) -> int:
    if not 0 <= seat < table.lobby.players:
        raise HttpRefusal(Reason("no-such-seat-here", args={"seat": max(0, seat)}))
    return seat


def _require_bot(table: Table, bot: str) -> None:
    known = guests(table.lobby.game)
    if bot not in known:
        raise HttpRefusal(Reason("unknown-bot", args={"bot": bot[:40], "known": known}))
