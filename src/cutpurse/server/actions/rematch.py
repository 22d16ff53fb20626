"""Another game of the same people, at a new table: one of them asks, everybody is offered the way there."""

from __future__ import annotations

import secrets

from cutpurse.kernel import registry
from cutpurse.kernel.chance import commitment, new_contribution, new_secret
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.protocol.from_server import Accepted
from cutpurse.server.refusal import stored
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import BOT, OPEN, Chair, Lobby
from cutpurse.server.table.rematch import offer
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables


async def ask(tables: Tables, table: Table, guest: Guest, id: str) -> None:
    """Somebody wants another game. Asked twice, or by two at once, it is the same one."""
    async with table.lock:
        reason = _why_not(table, guest)
        if reason is not None:
            guest.refuse(id, reason)
            return
        if not table.lobby.rematch:
            lobby = _same_again(table.lobby)
            await tables.create(lobby)
            await stored(table.amend(lambda old: setattr(old, "rematch", old.rematch or lobby.table)))
            if table.lobby.rematch != lobby.table:  # somebody asked through another process, and was first
                await stored(tables.store.remove(lobby.table))
        guest.send(lambda n: Accepted(n, id))
        for other in list(table.presence.guests):
            await offer(tables.get, table, other)


def _why_not(table: Table, guest: Guest) -> Reason | None:
    if guest.seat == SPECTATOR:
        return Reason("audience")
    if table.referee is None or not table.referee.over:
        return Reason("not-over-yet")
    return None


def _same_again(old: Lobby) -> Lobby:
    """The same table before the game: people's seats are open, bots have sat down already. It is a new table, by the
    newest rules."""
    title = registry.title(old.game)
    secret = new_secret()
    chairs = [
        Chair(BOT, chair.name, chair.bot, contribution=new_contribution(), colour=chair.colour)
        if chair.kind == BOT
        else Chair(OPEN, chair.name, colour=chair.colour, language=chair.language)
        for chair in old.chairs
    ]
    return Lobby(
        secrets.token_urlsafe(9), old.game, old.players, dict(old.settings), chairs, old.host, old.audience,
        secret.hex(), commitment(secret), rules=title.rules_version, box=title.shipped.digest,
        manners=old.manners)  # fmt: skip
