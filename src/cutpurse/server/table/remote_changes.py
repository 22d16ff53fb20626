"""A lobby that another process has changed, told to those who are here: seats, goodbyes, words."""

from __future__ import annotations

from cutpurse.kernel.message import Reason
from cutpurse.server.table import chat
from cutpurse.server.table.lobby import Lobby
from cutpurse.server.table.table import Table


def tell(table: Table, before: Lobby) -> None:
    """The lobby was another one before."""
    lobby = table.lobby
    for seat, (old, new) in enumerate(zip(before.chairs, lobby.chairs, strict=True)):
        if old.token != new.token:  # it is somebody else's now
            table.presence.disconnect(seat, Reason("not-your-table"))
        elif new.left and not old.left:
            table.presence.disconnect(seat, None)
    if _seen(before) != _seen(lobby):
        table.presence.tell_seats()
    chat.pass_on_new(table, before)


def _seen(lobby: Lobby) -> object:
    """What everybody sees of the seats."""
    chairs = [(chair.name, chair.kind, chair.colour, chair.left, chair.stand_in) for chair in lobby.chairs]
    return chairs, lobby.started, lobby.closed
