"""What the server says to clients (docs/protocol.md). JSON, one message a frame, version 2.

The server numbers what it sends on a connection; a client that misses a number asks for a resync.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cutpurse.kernel.message import Reason
from cutpurse.kernel.text_sheet import Part
from cutpurse.protocol.position import Grounds, Label, Position, Told
from cutpurse.protocol.shared import Manners


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of everything the server says."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: str
    """"human", "bot" or "open"."""
    here: bool
    colour: str = ""
    left: bool = False
    """Gone on purpose, not only away."""
    stand_in: str = ""
    """The bot that plays for somebody who is away."""
    bot: str = ""
    """Which bot sits here: a rival by its id, or a level."""
    level: str = ""
    """The level at which it plays."""


class Clock(msgspec.Struct, frozen=True):
    """Time to think, at tables that have clocks."""

    running: list[int]
    """Whose time runs."""
    stopped: bool
    """Nobody is there, so it does not."""
    left: dict[int, float]
    """Seconds that those have for this move."""
    banks: list[float]
    """Seconds that each seat had left for the whole game when the move began; empty where moves are timed."""


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
    manners: Manners = Manners()
    closed: bool = False
    box: str = ""
    """The digest of the components it is played with (docs/records.md)."""
    components: str = ""
    """That box itself, packed, where no release has it."""
    watching: int = 0
    """How many are in the audience."""


class Seats(FromServer, frozen=True, tag="seats"):
    """Somebody came or went, or the game begins."""

    n: int
    seats: list[SeatInfo]
    started: bool
    closed: bool = False
    watching: int = 0
    """How many are in the audience; who they are nobody knows."""


class Update(FromServer, frozen=True, omit_defaults=True, tag="update"):
    """How things stand for your seat now, and what happened."""

    n: int
    position: Position
    events: list[Told] = []
    """What your seat saw happen since the last update; all of it in a whole one."""
    whole: bool = False
    """The events are all there were, not only the last ones."""
    scene: Any = None
    """For whoever draws: what the game adds to the view."""
    ground: Any = None
    """For whoever draws: the part of it that lasts. It comes once, and again when it has changed or everything is told
    again."""
    deadline: float | None = None
    """Seconds until the window closes; nothing where there is no clock."""
    clock: Clock | None = None


class Accepted(FromServer, frozen=True, tag="accepted"):
    n: int
    id: str


class Refused(FromServer, frozen=True, tag="refused"):
    n: int
    id: str
    reason: Grounds


class Answer(FromServer, frozen=True, omit_defaults=True, tag="answer"):
    """Why not; without a reason, nothing stands against it."""

    n: int
    id: str
    reason: Grounds | None = None


class Hinted(msgspec.Struct, frozen=True):
    """An option that a bot thought of."""

    choice: str
    worth: float
    """By how many points it comes out worse than the first; 0 for that one."""
    share: float
    """In how many of the trials it came out best, of 1; where several were as good they share the trial."""
    reasons: list[Label]


class Hints(FromServer, frozen=True, tag="hints"):
    """What a bot would do in your place, best first; after so many records, and how many more you may have."""

    n: int
    id: str
    at: int
    hints: list[Hinted]
    left: int


class Notice(FromServer, frozen=True, tag="notice"):
    """Something that concerns everybody at the table: who is back, for whom a bot sits in."""

    n: int
    reason: Grounds


class BoardLines(FromServer, frozen=True, tag="board"):
    """The table as lines of text."""

    n: int
    id: str
    lines: list[str]


class Sheet(FromServer, frozen=True, tag="sheet"):
    """The table in words, part by part; and how many of each component this seat has not seen yet."""

    n: int
    id: str
    parts: list[Part]
    unseen: dict[str, int] = {}


class Word(msgspec.Struct, frozen=True):
    """A word that was said at the table, when (seconds since 1970) and by whom."""

    seat: int
    name: str
    text: str
    at: float = 0.0


class Said(FromServer, frozen=True, tag="said"):
    """A word at the table."""

    n: int
    seat: int
    name: str
    text: str
    at: float = 0.0


class Talk(FromServer, frozen=True, tag="talk"):
    """The last words that were said before, less those of muted seats."""

    n: int
    words: list[Word]


class Again(FromServer, frozen=True, tag="again"):
    """There is another game of the same people. The invitation is to your own seat; it is empty if you have used it,
    and for the audience, whose secret opens the new table too."""

    n: int
    table: str
    seat: int
    invitation: str


class Failed(FromServer, frozen=True, tag="failed"):
    """Something is wrong with what was sent, or with the table. `closing`: the connection ends."""

    n: int
    reason: Grounds
    closing: bool = False


class FailedBefore(msgspec.Struct, frozen=True, tag_field="type", tag="failed"):
    """The same as version 1 said it, for its clients alone: that they are too old."""

    n: int
    reason: Reason
    closing: bool
    text: str


ServerMessage = (
    Welcome
    | Seats
    | Update
    | Accepted
    | Refused
    | Answer
    | Hints
    | Notice
    | BoardLines
    | Sheet
    | Said
    | Talk
    | Again
    | Failed
)
