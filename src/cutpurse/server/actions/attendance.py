"""What people say about themselves: that they go, that they are back, and where to find them meanwhile."""

from __future__ import annotations

from cutpurse.kernel.message import Reason
from cutpurse.protocol.from_client import Notify
from cutpurse.protocol.from_server import Accepted
from cutpurse.server.jobs import webhook
from cutpurse.server.refusal import stored
from cutpurse.server.table import absence, stand_ins
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables


async def leave(tables: Tables, table: Table, guest: Guest) -> None:
    """Somebody gets up and goes, on purpose: everybody sees the difference."""
    if guest.seat < 0:
        table.presence.disconnect(guest.seat, None, guest)
        return
    async with table.lock:
        if not table.lobby.chairs[guest.seat].left:
            await stored(table.amend(lambda lobby: setattr(lobby.chairs[guest.seat], "left", True)))
        table.presence.disconnect(guest.seat, None)
    tables.wake(table)


async def back(tables: Tables, table: Table, guest: Guest, id: str) -> None:
    """Somebody whose time was up takes the seat back from whoever sat in."""
    async with table.lock:
        if guest.seat < 0:
            guest.refuse(id, Reason("audience"))
            return
        if absence.forfeited(table, guest.seat):
            guest.refuse(id, Reason("time-used-up"))
            return
        if table.lobby.chairs[guest.seat].stand_in:
            told = await stored(table.amend(lambda lobby: stand_ins.come_back(lobby, guest.seat)))
            table.presence.tell_seats()
            if told is not None:
                table.presence.announce(told)
        guest.send(lambda n: Accepted(n, id))
    tables.wake(table)


async def set_webhook(tables: Tables, table: Table, guest: Guest, message: Notify) -> None:
    """Somebody says where to be told of a question; an empty address ends it."""
    if guest.seat < 0:
        guest.refuse(message.id, Reason("audience"))
        return
    try:
        if message.url:
            webhook.read(message.url, tables.notifier.caller.private)
    except webhook.ForbiddenAddress:
        guest.refuse(message.id, Reason("bad-address"))
        return
    if not table.may_change(guest.seat):
        guest.refuse(message.id, Reason("talks-too-fast"))
        return
    async with table.lock:
        await stored(table.amend(lambda lobby: setattr(lobby.chairs[guest.seat], "webhook", message.url)))
    guest.send(lambda n: Accepted(n, message.id))
