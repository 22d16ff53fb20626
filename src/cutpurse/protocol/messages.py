"""What server and clients say to each other (docs/protocol.md). JSON, one message a frame, version 2.

The server numbers what it sends on a connection; a client that misses a number asks for a resync. A choice
says which question it answers (`at`, the number of the update that asked it) and carries an id of the
client's own: sent twice, it is done once.

A sentence travels once: in the words of a language for whoever asked for one, else as a key and its arguments.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from cutpurse.kernel.game import Result
from cutpurse.kernel.message import Arguments, Message, Reason, one_line
from cutpurse.kernel.standing_answers import HERE
from cutpurse.kernel.text_sheet import Part

PROTOCOL = 2
LONGEST_MESSAGE = 16 * 1024
LONGEST_CHAT = 500
LONGEST_CONTRIBUTION = 100
LONGEST_ADDRESS = 500
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "teal", "grey")


def plain(text: str, longest: int) -> str:
    """What a person wrote, as one line of text: no control signs, no more than is reasonable."""
    return one_line(text, longest)


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of everything a client may say."""


class Hello(FromClient, frozen=True, tag="hello"):
    """First of all: who I am. The token of a seat, or of the audience."""

    token: str
    protocol: int = PROTOCOL
    language: str = ""
    """"en", "de", "pl" or "fr": sentences come in words. Empty: as keys and arguments."""
    draws: bool = False
    """I draw the table: an update comes with what that takes besides view and components."""
    mute: list[int] = []
    """Seats whose words I do not want to hear."""


class Choose(FromClient, frozen=True, tag="choose"):
    id: str
    at: int
    choice: str


class Take(FromClient, frozen=True, tag="take"):
    """A shortcut of the last update: its choices one after the other, as one."""

    id: str
    at: int
    shortcut: str


class Undo(FromClient, frozen=True, tag="undo"):
    id: str
    at: int


class Stand(FromClient, frozen=True, tag="stand"):
    """Let questions like this one pass from now on: how far that reaches, and for how long."""

    id: str
    at: int
    reach: str = HERE
    scope: str = ""


class Revoke(FromClient, frozen=True, tag="revoke"):
    """Ask me again: what I said with the id `standing` does not hold any more."""

    id: str
    standing: str


class Decide(FromClient, frozen=True, tag="decide"):
    """This time I answer by hand, whatever I said beforehand."""

    id: str
    at: int


class Why(FromClient, frozen=True, tag="why"):
    """Why not this?"""

    id: str
    choice: str


class Say(FromClient, frozen=True, tag="say"):
    id: str
    text: str


class Mute(FromClient, frozen=True, tag="mute"):
    """Seats whose words I do not want to hear from now on."""

    seats: list[int]


class Rematch(FromClient, frozen=True, tag="rematch"):
    """Another game of the same people, please."""

    id: str


class Notify(FromClient, frozen=True, tag="notify"):
    """Where to send a message when I am asked and am not here: an address of my own, empty for nowhere."""

    id: str
    url: str


class Board(FromClient, frozen=True, tag="board"):
    """The table as lines of text, of about this width."""

    id: str
    width: int = 78


class Read(FromClient, frozen=True, tag="read"):
    """The table in words, part by part, with maps of about this width."""

    id: str
    width: int = 78


class Leave(FromClient, frozen=True, tag="leave"):
    """Goodbye: I get up from the table. All connections of the seat end; it stays mine until somebody else has it."""


class Back(FromClient, frozen=True, tag="back"):
    """I am here: I play my seat again."""

    id: str


class Resync(FromClient, frozen=True, tag="resync"):
    """I missed something: tell me everything again."""


ClientMessage = (
    Hello
    | Choose
    | Take
    | Undo
    | Stand
    | Revoke
    | Decide
    | Why
    | Say
    | Mute
    | Rematch
    | Notify
    | Board
    | Read
    | Leave
    | Back
    | Resync
)


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The customs of a table, whatever is played there."""

    pace: Literal["live", "days"] = "live"
    begins: Literal["full", "host"] = "full"
    """When the last seat is taken, or when the host says so."""
    stand_in: str | None = None
    """The bot that sits in for somebody who is away; empty for none. Left open, the best one at a live table and
    none at a table of days."""
    stand_in_after: int = 120
    """Seconds."""
    bots_alone: bool = False
    """Bots play on when no person is there."""
    clock: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    """For each move, or for all moves of a seat in the game."""
    time_up: Literal["first", "bot"] = "first"
    """What happens then: the first option is taken, or a bot sits in."""


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


class Seats(FromServer, frozen=True, tag="seats"):
    """Somebody came or went, or the game begins."""

    n: int
    seats: list[SeatInfo]
    started: bool
    closed: bool = False


Label = Message | str
"""A sentence: in words for whoever asked for a language, else its key and arguments."""


class Grounds(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is refused, or what concerns everybody: a code, the rule it rests on, and the sentence, as its
    arguments or in words."""

    code: str
    rule: str = ""
    args: Arguments = {}
    text: str = ""

    @property
    def reason(self) -> Reason:
        """As it was said in keys."""
        return Reason(self.code, self.rule, self.args)


class Standable(msgspec.Struct, frozen=True):
    """That a question can be let pass from now on: how far that can reach, and what it can last for."""

    reaches: list[str]
    scopes: list[str]


class StandingAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat said once and for a while: to let questions pass."""

    id: str
    label: Label
    """The question at which it was said."""
    reach: str
    kind: str = ""
    """The kind of question it is for; empty for all that can be waved through."""
    scope: str = ""
    """What it lasts for; empty until it is revoked."""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is asked."""

    kind: str
    label: Label
    """As a key it has no arguments of its own: `about` are its arguments."""
    sealed: bool = False
    """Others are asked at the same time, and nobody sees the answers before the last one is in."""
    about: Arguments = {}
    standable: Standable | None = None
    """What can be said here once and for a while."""
    passes: bool = False
    """The seat said beforehand to let it pass: soon that is done."""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """A possible answer."""

    id: str
    label: Label
    things: list[str] = []
    """What it concerns on the board."""
    cautions: list[Label] = []
    """What to consider first."""


class Closed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody may think of and cannot do now."""

    id: str
    label: Label
    why: Grounds


class Shortcut(msgspec.Struct, frozen=True, omit_defaults=True):
    """A named chain of options, taken as one."""

    id: str
    label: Label
    chain: list[str]
    things: list[str] = []


class Note(msgspec.Struct, frozen=True):
    """Something worth knowing about a thing on the board before anything is chosen."""

    thing: str
    label: Label


class Source(msgspec.Struct, frozen=True):
    """A line of the score sheet: where points came from, and how many for each seat."""

    label: Label
    points: list[int]


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """How things stand for a seat: what it may know, what it is asked, what it can do."""

    view: msgspec.Raw
    """In the game's own shape: whoever reads it knows the game."""
    question: Asked | None = None
    options: list[Option] = []
    closed: list[Closed] = []
    shortcuts: list[Shortcut] = []
    offers: list[Option] = []
    """What the seat may do without being asked."""
    undo: bool = False
    standing: list[StandingAnswer] = []
    """What the seat said once and for a while; nobody else learns of it."""
    notes: list[Note] = []
    result: Result | None = None
    sources: list[Source] = []
    """The score sheet of a finished game."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a seat saw happen."""

    event: dict[str, Any]
    """In the game's own shape; its field `event` says what it is."""
    text: Label = ""
    """Its sentence, if there is one. As a key it has no arguments of its own: the fields of the event are its arguments."""
    against: bool = False
    """The seat is the worse for it, against its will."""


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
    Welcome | Seats | Update | Accepted | Refused | Answer | Notice | BoardLines | Sheet | Said | Talk | Again | Failed
)
