"""What a seat is asked, and what it may answer.

An option *is* a short line of text: a verb and its words, "rob red" or "sell red_ring fence_tailor 1".
The same line stands in the option list, in the record file, in scenarios and in the bot protocol.
"""

from __future__ import annotations

import msgspec

from cutpurse.kernel.message import Arguments, Message


class Window(msgspec.Struct, frozen=True):
    """What a game says of a sealed question that can be let pass, for whoever keeps the time and the standing answers."""

    mode: str
    """See `kernel.window_timer`."""
    seconds: int
    scopes: dict[str, int] = {}
    """The stretches of the game it lies in, each with its number: a standing answer can be given for one of them."""
    aimed: bool | None = None
    """Whether what it is about is aimed at the seat that is asked; None where nothing could be."""


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of one seat: a finite list of options.

    A sealed question is answered unseen, together with other seats: nothing about the answer, not even
    that it was given, reaches anybody else before the last one is in.
    """

    seat: int
    kind: str
    options: list[str]
    sealed: bool = False
    about: Arguments = {}
    """What its sentence speaks of."""
    window: Window | None = None

    @property
    def message(self) -> Message:
        return Message(f"question-{self.kind}", dict(self.about))


OFFER, NO_OFFER = "offer", "no"
"""A bot is asked whether it takes an offer like any other question of this kind; its first option is to let it be."""


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option as a person sees it."""

    id: str
    label: Message
    things: list[str] = []
    cautions: list[Message] = []
    """What to consider first. Clients say it with the option."""
    sure: bool = False
    """Its cautions need no second word: the harm is small, a risk, or can be taken back."""
    merits: list[Message] = []
    """What speaks for it: a rival caught."""
    aside: bool = False
    """Possible at any time and seldom wanted: clients keep it apart from what the question is about."""
    ahead: bool = False
    """Possible only here and now, or worth points at once: it stands before what is nearly always possible."""


class Shortcut(msgspec.Struct, frozen=True, omit_defaults=True):
    """A named chain of ordinary options; the referee takes them one after the other."""

    id: str
    label: Message
    chain: list[str]
    things: list[str] = []


class Note(msgspec.Struct, frozen=True):
    """Something worth knowing about a thing on the table before anything is chosen: how far a job is, what a guard
    would see. Made from what the seat knows."""

    thing: str
    label: Message
    lasting: bool = False
    """This very object comes again and again (what a card does, which names nobody at the table): whoever puts it into
    words may keep them."""
