"""A table before and beside its game: who sits where, and the secrets that prove it.

Tokens are 256 random bits. Only their digests are kept, and they are compared in constant time; so neither
the store nor a log nor the host can give anybody's seat away.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec

HUMAN, BOT, OPEN = "human", "bot", "open"


def new_token() -> str:
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    return hashlib.blake2b(token.encode(), digest_size=32, person=b"cutpurse-token").hexdigest()


def fits(token: str, kept: str) -> bool:
    return bool(kept) and hmac.compare_digest(digest(token), kept)


class Chair(msgspec.Struct):
    """A seat: whose it is."""

    kind: str
    name: str
    bot: str = ""
    token: str = ""
    """Digest of the token of whoever sits here."""
    invitation: str = ""
    """Digest of an invitation that has not been used."""
    contribution: str = ""
    """The seat's part in the chance of the game."""


class Lobby(msgspec.Struct):
    """Everything about a table that is not the game itself. Stored whole."""

    table: str
    game: str
    players: int
    settings: dict[str, str | int]
    chairs: list[Chair]
    host: str
    audience: str
    secret: str
    commitment: str
    contributions: list[str] = []
    rules: int = 1

    @property
    def started(self) -> bool:
        """A game begins when nobody is missing."""
        return bool(self.contributions)

    def seat_of(self, token: str) -> int | None:
        """The seat a token opens; -1 for the audience. Every digest is compared, whichever fits."""
        found = -1 if fits(token, self.audience) else None
        for seat, chair in enumerate(self.chairs):
            if fits(token, chair.token):
                found = seat
        return found

    def chair_of(self, invitation: str) -> int | None:
        found = None
        for seat, chair in enumerate(self.chairs):
            if fits(invitation, chair.invitation):
                found = seat
        return found

    def copy(self) -> Lobby:
        """To be changed and stored; the table goes by the old one until that is done."""
        return msgspec.json.decode(msgspec.json.encode(self), type=Lobby)

    def invite(self, seat: int) -> str:
        """A new invitation; an older one to the same seat is void."""
        invitation = new_token()
        self.chairs[seat].invitation = digest(invitation)
        return invitation

    def take(self, seat: int, name: str, contribution: str = "") -> str:
        """Somebody sits down: the invitation is used up, the token is theirs alone."""
        token = new_token()
        chair = self.chairs[seat]
        chair.kind, chair.name, chair.bot = HUMAN, name, ""
        chair.contribution = contribution or chair.contribution or secrets.token_hex(8)
        chair.token, chair.invitation = digest(token), ""
        return token

    @property
    def full(self) -> bool:
        return all(chair.kind != OPEN for chair in self.chairs)

    def begin(self) -> bool:
        """When everybody sits, each seat's contribution is mixed in and the game begins. Whether it does so now."""
        if self.started or not self.full:
            return False
        self.contributions = [chair.contribution for chair in self.chairs]
        return True
