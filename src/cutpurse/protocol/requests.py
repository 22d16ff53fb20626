"""What is asked and answered over HTTP before and beside a game: tables, seats, invitations (docs/protocol.md)."""

from __future__ import annotations

from typing import Literal

import msgspec

from cutpurse.kernel.message import Reason
from cutpurse.protocol.from_server import SeatInfo
from cutpurse.protocol.shared import Manners


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who should sit at a seat: the host ("me"), a friend ("open") or a bot ("easy")."""

    who: str
    name: str = ""
    colour: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWish]
    settings: dict[str, str | int] = {}
    contribution: str = ""
    """The host's part in the chance of the game: any text."""
    manners: Manners = Manners()
    language: str = ""


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
    colour: str = ""
    language: str = ""


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody with a link may know of a table before sitting down."""

    table: str
    game: str
    players: int
    settings: dict[str, str | int]
    commitment: str
    seats: list[SeatInfo]
    started: bool
    manners: Manners = Manners()
    closed: bool = False
    over: bool = False
    asked: bool = False
    """Whether the seat whose secret came along is asked something; nobody learns it of another seat."""
    box: str = ""
    """The digest of the components it is played with."""


class SeatTaken(msgspec.Struct, frozen=True):
    table: str
    seat: int
    token: str


class SeatCode(msgspec.Struct, frozen=True):
    """A code that takes the own seat along to another device: for once, and for so many seconds."""

    code: str
    seconds: float


class UseCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host asks for a new invitation to a seat whose owner is absent."""

    host: str
    seat: int


class HostWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host wants: to begin, to give a seat nobody sits at to a bot, to open a seat, to close the table."""

    host: str
    act: Literal["start", "bot", "open", "close"]
    seat: int = -1
    bot: str = ""
    """Who takes the seat; at "start", who takes all that are still open. Empty at "start": nobody."""


class Hosted(msgspec.Struct, frozen=True):
    """What came of it, with an invitation where a seat was opened."""

    table: TableInfo
    invitation: str = ""


class Invited(msgspec.Struct, frozen=True):
    seat: int
    invitation: str


class Problem(msgspec.Struct, frozen=True):
    """What every refused request is answered with: the reason, and the same in the language that was asked for."""

    reason: Reason
    text: str = ""
