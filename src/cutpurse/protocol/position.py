"""How things stand, as a seat is told it: question, options, what is closed and why, notes, what happened.

A sentence travels once: in the words of a language for whoever asked for one, else as a key and its arguments.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cutpurse.kernel.game import Result
from cutpurse.kernel.message import Arguments, Message, Reason

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
    sure: bool = False
    """Its cautions need no second word: a client says them and asks nothing."""
    merits: list[Label] = []
    """What speaks for it."""
    aside: bool = False
    """Seldom wanted: to be kept apart from what the question is about."""
    ahead: bool = False
    """Possible only now, or worth points at once: to be said first."""


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
    card: str = ""
    """The card that did it, or that was played and that the seat has to reckon with: what it says is worth showing at once."""
    undoes: int = 0
    """Where a choice was taken back: how many events were void with it, the last of those that still stood."""
