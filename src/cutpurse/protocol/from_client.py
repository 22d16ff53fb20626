"""What clients say to the server (docs/protocol.md). JSON, one message a frame, version 2.

A choice says which question it answers (`at`, the number of the update that asked it) and carries an id of the client's
own: sent twice, it is done once.
"""

from __future__ import annotations

import msgspec

from cutpurse.kernel.standing_answers import HERE
from cutpurse.protocol.shared import PROTOCOL


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


class Hint(FromClient, frozen=True, tag="hint"):
    """What would you do? A bot's advice about the question that I am asked, from what I see."""

    id: str


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
    | Hint
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
