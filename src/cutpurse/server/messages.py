"""What server and clients say to each other (docs/protocol.md). JSON, one message a frame, version 1.

The server numbers what it sends on a connection; a client that misses a number asks for a resync. A choice
says which question it answers (`at`, the number of the update that asked it) and carries an id of the
client's own: sent twice, it is done once.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cutpurse.kernel.game import Result
from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import Option, Question

PROTOCOL = 1
LONGEST_MESSAGE = 16 * 1024
LONGEST_NAME = 40
LONGEST_CHAT = 500
LONGEST_CONTRIBUTION = 100


def plain(text: str, longest: int) -> str:
    """What a person wrote, as one line of text: no control signs, no more than is reasonable."""
    return "".join(sign for sign in text if sign.isprintable()).strip()[:longest].strip()


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of everything a client may say."""


class Hello(FromClient, frozen=True, tag="hello"):
    """First of all: who I am. The token of a seat, or of the audience."""

    token: str
    protocol: int = PROTOCOL


class Choose(FromClient, frozen=True, tag="choose"):
    id: str
    at: int
    choice: str


class Undo(FromClient, frozen=True, tag="undo"):
    id: str
    at: int


class Why(FromClient, frozen=True, tag="why"):
    """Why not this?"""

    id: str
    choice: str


class Say(FromClient, frozen=True, tag="say"):
    id: str
    text: str


class Resync(FromClient, frozen=True, tag="resync"):
    """I missed something: tell me everything again."""


ClientMessage = Hello | Choose | Undo | Why | Say | Resync


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of everything the server says."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: str
    """"human", "bot" or "open"."""
    here: bool


class Welcome(FromServer, frozen=True, tag="welcome"):
    """Which table this is and which seat is yours (-1: the audience)."""

    n: int
    protocol: int
    table: str
    game: str
    rules: int
    players: int
    settings: dict[str, str | int]
    commitment: str
    seat: int
    seats: list[SeatInfo]
    started: bool


class Seats(FromServer, frozen=True, tag="seats"):
    """Somebody came or went, or the game begins."""

    n: int
    seats: list[SeatInfo]
    started: bool


class Update(FromServer, frozen=True, tag="update"):
    """The position as your seat knows it, what happened, what you are asked."""

    n: int
    view: msgspec.Raw
    question: Question | None
    options: list[Option]
    closed: list[tuple[str, Reason]]
    undo: bool
    events: list[dict[str, Any]]
    """What your seat saw happen since the last update; all of it in the first one."""
    result: Result | None
    deadline: float | None = None
    """Seconds until the window closes; nothing where there is no clock."""


class Accepted(FromServer, frozen=True, tag="accepted"):
    n: int
    id: str


class Refused(FromServer, frozen=True, tag="refused"):
    n: int
    id: str
    reason: Reason


class Said(FromServer, frozen=True, tag="said"):
    """A word at the table. `seat` is -1 for the audience."""

    n: int
    seat: int
    name: str
    text: str


class Failed(FromServer, frozen=True, tag="failed"):
    """Something is wrong with what was sent, or with the table. `closing`: the connection ends."""

    n: int
    reason: Reason
    closing: bool = False


ServerMessage = Welcome | Seats | Update | Accepted | Refused | Said | Failed


# -- over HTTP -----------------------------------------------------------------------------------


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who should sit at a seat: the host ("me"), a friend ("open") or a bot ("easy")."""

    who: str
    name: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWish]
    settings: dict[str, str | int] = {}
    contribution: str = ""
    """The host's part in the chance of the game: any text."""


class TableMade(msgspec.Struct, frozen=True):
    """For the host alone: the token of the own seat, and an invitation for each open one. An invitation is
    used up by whoever takes the seat, and the seat's token is theirs alone."""

    table: str
    host: str
    seat: int
    token: str
    invitations: dict[int, str]
    audience: str


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: str
    name: str = ""
    contribution: str = ""
    """This seat's part in the chance of the game: any text, chosen after the commitment was published."""


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody with a link may know of a table before sitting down."""

    table: str
    game: str
    players: int
    settings: dict[str, str | int]
    commitment: str
    seats: list[SeatInfo]
    started: bool


class SeatTaken(msgspec.Struct, frozen=True):
    table: str
    seat: int
    token: str


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host asks for a new invitation to a seat whose owner is absent."""

    host: str
    seat: int


class Invited(msgspec.Struct, frozen=True):
    seat: int
    invitation: str


class Problem(msgspec.Struct, frozen=True):
    """What every refused request is answered with."""

    reason: Reason
