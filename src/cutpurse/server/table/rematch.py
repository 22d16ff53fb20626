"""The way to another game of the same people: each is handed an invitation to the own seat at the new table.

The invitation is made from the token that its owner came with, so that everybody gets the own one and nobody else's,
at once or whenever they come back, and always the same. Sitting down again is what it always is: with a contribution
to the shuffles, made after the new commitment.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Awaitable, Callable

from cutpurse.kernel.message import SPECTATOR
from cutpurse.protocol.from_server import Again
from cutpurse.server.refusal import stored
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import OPEN, Lobby, digest
from cutpurse.server.table.table import Table


def invitation_from(token: str, table: str) -> str:
    """The invitation that belongs to the owner of a token."""
    key = hashlib.blake2b(token.encode(), digest_size=32).digest()
    made = hashlib.blake2b(table.encode(), key=key, digest_size=32, person=b"cutpurse-again").digest()
    return base64.urlsafe_b64encode(made).rstrip(b"=").decode()


async def offer(find: Callable[[str], Awaitable[Table]], table: Table, guest: Guest) -> None:
    """Hand somebody the way to the next game, if there is one."""
    id = table.lobby.rematch
    if not id:
        return
    invitation = ""
    if guest.seat != SPECTATOR:
        invitation = invitation_from(guest.token, id)
        following = await find(id)
        async with following.lock:
            chair = following.lobby.chairs[guest.seat]
            if chair.kind == OPEN and not chair.invitation:
                await stored(following.amend(lambda lobby: _invite(lobby, guest.seat, digest(invitation))))
            if following.lobby.chairs[guest.seat].invitation != digest(invitation):
                invitation = ""  # it has been used, or the host has given the seat to somebody else
    guest.send(lambda n: Again(n, id, guest.seat, invitation))


def _invite(lobby: Lobby, seat: int, key: str) -> None:
    chair = lobby.chairs[seat]
    if chair.kind == OPEN and not chair.invitation:
        chair.invitation = key
