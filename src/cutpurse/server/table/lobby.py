"""A table before and beside its game: who sits where, and the secrets that prove it.

Tokens are 256 random bits. Only their digests are kept, and they are compared in constant time; so neither
the store nor a log nor the host can give anybody's seat away.
"""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from typing import Any

import msgspec

from cutpurse.bots.rivals import bot_tag, sit_down
from cutpurse.kernel.chance import new_contribution
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import LONGEST_NAME, seat_letter
from cutpurse.kernel.question import Question
from cutpurse.kernel.record import Header
from cutpurse.kernel.standing_answers import Standing
from cutpurse.protocol.from_server import Word
from cutpurse.protocol.shared import COLOURS, Manners

HUMAN, BOT, OPEN = "human", "bot", "open"


RECORD = "record-"
"""Records of finished games are kept beside the tables, under ids that no table can have."""


def record_id(digest: str) -> str:
    return RECORD + digest


def is_record(id: str) -> bool:
    return id.startswith(RECORD) and len(id) == len(RECORD) + 32


CODE = "code-"
"""So are codes that take a seat along to another device."""


def code_id(digest: bytes) -> str:
    return CODE + digest.hex()


def is_code(id: str) -> bool:
    return id.startswith(CODE) and len(id) == len(CODE) + 64


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
    colour: str = ""
    language: str = ""
    """In which its owner is told something outside the table."""
    webhook: str = ""
    """Where its owner is told of a question; nobody else may know."""
    left: bool = False
    """Its owner has said goodbye."""
    stand_in: str = ""
    """The bot that plays for its owner at the moment."""
    standing: list[Standing] = []
    """What its owner said once and for a while; nobody else may know."""
    by_hand: int = -1
    """The sealed question that its owner answers by hand all the same: how many records there were."""
    hints: list[int] = []
    """When somebody here asked a bot for advice: how many records there were."""

    def lets_pass(self, question: Question, records: int) -> bool:
        """Whether its owner said beforehand to let this question pass."""
        by_hand = self.stand_in or self.by_hand == records
        return self.kind == HUMAN and not by_hand and any(said.covers(question) for said in self.standing)


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
    box: str = ""
    """The digest of the components it is played with; empty at tables of 0.2.0."""
    manners: Manners = Manners(stand_in="")
    """Tables of earlier versions have nobody who sits in."""
    talk: list[Word] = []
    """The last words at the table."""
    words: int = 0
    """How many there have been."""
    rematch: str = ""
    """The table where the same people play again."""
    closed: bool = False
    """The host or the server's keeper has ended it: nobody moves any more."""

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

    def header(self, game: Game[Any, Any]) -> Header:
        """How the record of the game begins."""
        bots = [bot_tag(self.game, chair.bot) if chair.kind == BOT else "" for chair in self.chairs]
        names = [chair.name for chair in self.chairs]
        header = Header.of(game, names, self.commitment, self.contributions, bots=bots if any(bots) else ())
        hints = [chair.hints for chair in self.chairs]
        return msgspec.structs.replace(header, hints=hints) if any(hints) else header

    def copy(self) -> Lobby:
        """To be changed and stored; the table goes by the old one until that is done."""
        return msgspec.json.decode(msgspec.json.encode(self), type=Lobby)

    def invite(self, seat: int) -> str:
        """A new invitation; an older one to the same seat is void."""
        invitation = new_token()
        self.chairs[seat].invitation = digest(invitation)
        return invitation

    def take(self, seat: int, name: str, contribution: str = "", colour: str = "") -> str:
        """Somebody sits down: the invitation is used up, the token is theirs alone."""
        token = new_token()
        chair = self.chairs[seat]
        chair.kind, chair.name, chair.bot = HUMAN, self.free_name(seat, name), ""
        chair.contribution = contribution or chair.contribution or new_contribution()
        chair.token, chair.invitation = digest(token), ""
        chair.left, chair.stand_in, chair.webhook, chair.standing = False, "", "", []
        chair.colour = self.free_colour(seat, colour)
        return token

    def free_name(self, seat: int, wish: str) -> str:
        """The name somebody wishes for; with the seat's letter behind it where somebody else has the same."""
        taken = {chair.name.casefold() for other, chair in enumerate(self.chairs) if other != seat}
        return wish if wish.casefold() not in taken else f"{wish[: LONGEST_NAME - 2]} {seat_letter(seat)}"

    def free_colour(self, seat: int, wish: str = "") -> str:
        """The colour somebody wishes for, if nobody else has it; else the chair's own, else the first that is free."""
        taken = {chair.colour for other, chair in enumerate(self.chairs) if other != seat}
        wishes = (wish, self.chairs[seat].colour if seat < len(self.chairs) else "", *COLOURS)
        return next(colour for colour in wishes if colour in COLOURS and colour not in taken)

    def give_to_bot(self, seat: int, bot: str, name: str = "") -> None:
        """A bot sits down for good, a rival where there is one who plays so; whoever sat there before has no key any
        more."""
        chair = self.chairs[seat]
        taken = {other.name for other in self.chairs if other is not chair}
        bot, called = sit_down(self.game, bot, taken, random.Random(f"{self.table} {seat}"))
        name = name or self.free_name(seat, called)
        chair.kind, chair.bot, chair.name = BOT, bot, name
        chair.token = chair.invitation = chair.stand_in = chair.webhook = ""
        chair.left, chair.standing = False, []
        chair.contribution = chair.contribution or new_contribution()

    def open_up(self, seat: int) -> None:
        """Nobody sits here any more; the game, if it has not begun, waits for somebody."""
        chair = self.chairs[seat]
        chair.kind, chair.bot, chair.token, chair.invitation, chair.standing = OPEN, "", "", "", []

    @property
    def full(self) -> bool:
        return all(chair.kind != OPEN for chair in self.chairs)

    def begin(self, told: bool = False) -> bool:
        """When everybody sits (and the host says so, where that is the custom), each seat's contribution is mixed in
        and the game begins. Whether it does so now."""
        if self.started or self.closed or not self.full or not (told or self.manners.begins == "full"):
            return False
        self.contributions = [chair.contribution for chair in self.chairs]
        return True
