"""What another process has changed at a table, told to those who are here: seats, goodbyes, words, another game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cutpurse.kernel.message import Reason
from cutpurse.server.actions import rematch
from cutpurse.server.table import chat
from cutpurse.server.table.lobby import Lobby
from cutpurse.server.table.table import Table

if TYPE_CHECKING:
    from cutpurse.server.tables import Hall


def tell(hall: Hall, table: Table, before: Lobby) -> None:
    """The lobby was another one before."""
    lobby = table.lobby
    for seat, (old, new) in enumerate(zip(before.chairs, lobby.chairs, strict=True)):
        if old.token != new.token:  # it is somebody else's now
            table.let_go(seat, Reason("not-your-table"))
        elif new.left and not old.left:
            table.let_go(seat, None)
    if _seen(before) != _seen(lobby):
        table.tell_seats()
    chat.pass_on_new(table, before)
    if lobby.rematch != before.rematch:
        for guest in list(table.guests):
            hall.errand(rematch.offer(hall, table, guest))


def _seen(lobby: Lobby) -> object:
    """What everybody sees of the seats."""
    chairs = [(chair.name, chair.kind, chair.colour, chair.left, chair.stand_in) for chair in lobby.chairs]
    return chairs, lobby.started, lobby.closed
