"""Another game of the same people: one of them asks, each is handed an invitation to the own seat at a new table.

The invitation is made from the token that its owner came with, so that everybody gets the own one and nobody else's,
at once or whenever they come back, and always the same. Sitting down again is what it always is: with a contribution
to the shuffles, made after the new commitment.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import TYPE_CHECKING

from cutpurse.kernel import registry
from cutpurse.kernel.chance import commitment, new_contribution, new_secret
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.protocol.messages import Accepted, Again
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import BOT, OPEN, Chair, Lobby, digest
from cutpurse.server.table.table import Table

if TYPE_CHECKING:
    from cutpurse.server.tables import Hall


def made_from(token: str, table: str) -> str:
    """The invitation that belongs to the owner of a token."""
    key = hashlib.blake2b(token.encode(), digest_size=32).digest()
    made = hashlib.blake2b(table.encode(), key=key, digest_size=32, person=b"cutpurse-again").digest()
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


async def ask(hall: Hall, table: Table, guest: Guest, id: str) -> None:
    """Somebody wants another game. Asked twice, or by two at once, it is the same one."""
    async with table.lock:
        reason = _why_not(table, guest)
        if reason is not None:
            guest.refuse(id, reason)
            return
        if not table.lobby.rematch:
            lobby = _same_again(table.lobby)
            await hall.create(lobby)
            await hall.amended(table, lambda old: setattr(old, "rematch", old.rematch or lobby.table))
            if table.lobby.rematch != lobby.table:  # somebody asked through another process, and was first
                await hall.stored(hall.store.remove(lobby.table))
        guest.send(lambda n: Accepted(n, id))
        for other in list(table.guests):
            await offer(hall, table, other)


async def offer(hall: Hall, table: Table, guest: Guest) -> None:
    """Hand somebody the way to the next game, if there is one."""
    id = table.lobby.rematch
    if not id:
        return
    invitation = ""
    if guest.seat != SPECTATOR:
        invitation = made_from(guest.token, id)
        following = await hall.table(id)
        async with following.lock:
            chair = following.lobby.chairs[guest.seat]
            if chair.kind == OPEN and not chair.invitation:
                await hall.amended(following, lambda lobby: _invite(lobby, guest.seat, digest(invitation)))
            if following.lobby.chairs[guest.seat].invitation != digest(invitation):
                invitation = ""  # it has been used, or the host has given the seat to somebody else
    guest.send(lambda n: Again(n, id, guest.seat, invitation))


def _invite(lobby: Lobby, seat: int, key: str) -> None:
    chair = lobby.chairs[seat]
    if chair.kind == OPEN and not chair.invitation:
        chair.invitation = key


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
