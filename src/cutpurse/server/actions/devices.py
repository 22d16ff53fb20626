"""A seat taken along to another device: a short code, for a few minutes and for once.

The server keeps no token. So what lies in the store until the code is used is the token sealed with the code, under the
code's digest: neither leads to a seat without the code itself, which only the screen that asked for it shows. Whoever
takes the entry out of the store has used the code, through whichever process.
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec

from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.protocol.requests import SeatCode, SeatTaken
from cutpurse.server.refusal import HttpRefusal, not_stored, stored
from cutpurse.server.store.base import Missing, StoreError
from cutpurse.server.table.lobby import CODE, code_id
from cutpurse.server.tables import Tables

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Signs that nobody takes for others when reading them off a screen."""
LENGTH, GROUP = 12, 4
"""59 bits: too many to guess in minutes from outside, and in years from a copy of the store."""
VALID = 300.0
"""Seconds for which a code can be used."""
MOST_CODES = 10_000
"""Codes that are kept, used in time or not; then the oldest go."""
MOST_BYTES = 4096 * MOST_CODES


class SealedSeat(msgspec.Struct, frozen=True):
    """What a code leads to, as it is stored."""

    table: str
    token: bytes
    """The seat's token, sealed with the code."""
    until: float
    """Seconds since 1970."""


async def offer_code(tables: Tables, id: str, token: str) -> SeatCode:
    """A code for whoever has the token of a seat."""
    table = await tables.get(id)
    seat = table.lobby.seat_of(token)
    if seat is None:
        raise HttpRefusal(Reason("not-your-table"), 403)
    if seat == SPECTATOR:
        raise HttpRefusal(Reason("audience"), 403)
    if not table.may_change(seat):
        raise HttpRefusal(Reason("too-often"), 429)
    code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
    sealed = SealedSeat(table.id, _sealed(token.encode(), code), tables.wall() + VALID)
    await stored(tables.store.create(code_id(_digest(code, b"code")), msgspec.json.encode(sealed)))
    await stored(tables.store.trim(CODE, MOST_CODES, MOST_BYTES))
    shown = "-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))
    return SeatCode(shown, VALID)


async def redeem_code(tables: Tables, text: str) -> SeatTaken:
    """The seat that a code leads to. One that was used, is too old or never was is answered alike."""
    void = HttpRefusal(Reason("code-void"), 403)
    code = "".join(sign for sign in text.upper() if sign.isalnum())
    if len(code) != LENGTH or not set(code) <= set(ALPHABET):
        raise void
    id = code_id(_digest(code, b"code"))
    try:
        _, body = await tables.store.body(id)
        await tables.store.remove(id)  # whoever does it has the seat
    except Missing:
        raise void from None
    except StoreError as error:
        raise HttpRefusal(not_stored(error), 503) from None
    sealed = msgspec.json.decode(body, type=SealedSeat)
    if tables.wall() > sealed.until:
        raise void
    table = await tables.get(sealed.table)
    token = _sealed(sealed.token, code).decode()
    seat = table.lobby.seat_of(token)
    if seat is None or seat == SPECTATOR:  # somebody else sits there by now
        raise void
    for guest in table.presence.guests:
        if guest.seat == seat:  # it is theirs to know, and nobody else's
            guest.notice(Reason("seat-on-device"))
    return SeatTaken(table.id, seat, token)


def _digest(code: str, use: bytes, size: int = 32) -> bytes:
    return hashlib.blake2b(code.encode(), digest_size=size, person=b"cutpurse-" + use).digest()


def _sealed(token: bytes, code: str) -> bytes:
    """Sealed, or opened again: a code seals one token, so its digest is a key that is used once."""
    key = _digest(code, b"seal", 64)
    return bytes(one ^ other for one, other in zip(token, key, strict=False))
