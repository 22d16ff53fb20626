"""What is said at a table, put into a guest's language, so that a page need not know how sentences are made."""

from __future__ import annotations

import copy
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Protocol

import msgspec

from cutpurse.kernel import registry
from cutpurse.kernel.box import Contents
from cutpurse.kernel.event import line
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import SEAT_ARGUMENTS, Message, Reason
from cutpurse.kernel.question import Note, Question
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import MissingText, Speaker
from cutpurse.kernel.text_sheet import Part
from cutpurse.protocol.messages import Grounds, Label

logger = logging.getLogger("cutpurse.server")

MOST_REMEMBERED = 1_000
"""Sentences with names in them that a table keeps in one language."""
MOST_SHARED = 10_000
"""Sentences that all tables of a box share: most options and most of the log are said again and again, everywhere."""
MOST_SHARED = 60
WIDEST_BOARD = 200


class Wording(Protocol):
    """How somebody wants to hear sentences: as keys, or in the words of a language."""

    language: str

    def say(self, message: Message) -> Label: ...

    def question(self, question: Question) -> Label: ...

    def line(self, seen: dict[str, Any]) -> Label:
        """What happened, as somebody saw it."""

    def grounds(self, reason: Reason) -> Grounds: ...


class KeyWording:
    """Sentences as keys and arguments, for programs and for clients that speak for themselves."""

    language = ""

    def say(self, message: Message) -> Message:
        return message

    def question(self, question: Question) -> Message:
        return Message(question.message.key)  # the arguments stand beside it

    def line(self, seen: dict[str, Any]) -> Message:
        return Message(line(seen).key)  # likewise

    def grounds(self, reason: Reason) -> Grounds:
        return Grounds(reason.code, reason.rule, reason.args)


KEYS = KeyWording()


class SharedSentences:
    """What is the same at all tables that are played with one box, in one language: the names of components, and every
    sentence that names nobody who sits there."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        self.said: dict[tuple[object, ...], str] = {}
        self._speaker = Speaker(language, game)

    def speaker(self, names: Sequence[str]) -> Speaker:
        """For a table where these sit."""
        speaker = copy.copy(self._speaker)
        speaker.seats = list(names)
        return speaker


_SHARED: dict[tuple[str, str, str], SharedSentences] = {}


def shared_sentences(game: Game[Any, Any], box: str, language: str) -> SharedSentences:
    """`box` is the digest of what the game is played with."""
    key = (game.title.id, box, language)
    if key not in _SHARED:
        if len(_SHARED) >= MOST_SHARED:
            _SHARED.clear()
        _SHARED[key] = SharedSentences(game, language)
    return _SHARED[key]


class Translator:
    """One table in one language, for all guests who speak it."""

    def __init__(
        self, game: Game[Any, Any], language: str, names: Sequence[str], shared: SharedSentences | None = None
    ) -> None:
        self.game = game
        self.language = language
        self._shared = shared or SharedSentences(game, language)
        self._speaker = self._shared.speaker(names)
        self._said: dict[tuple[object, ...], str] = {}

    def rename(self, names: Sequence[str]) -> None:
        """Whoever sits down brings a name along."""
        if names != self._speaker.seats:
            self._speaker.seats = list(names)
            self._said.clear()

    def say(self, message: Message) -> str:
        key = _remembered_as(message)
        said, most = (self._said, MOST_REMEMBERED) if _names_somebody(message) else (self._shared.said, MOST_SHARED)
        if key not in said:
            if len(said) >= most:
                said.clear()
            said[key] = spoken(self._speaker, message)
        return said[key]

    def question(self, question: Question) -> str:
        return self.say(question.message)

    def line(self, seen: dict[str, Any]) -> str:
        return self.say(line(seen))

    def grounds(self, reason: Reason) -> Grounds:
        return Grounds(reason.code, reason.rule, text=self.reason(reason))

    def reason(self, reason: Reason) -> str:
        return with_rule(self.say(reason.message), reason)

    def board(self, view: Any, width: int) -> list[str]:
        lines = self.game.board(view, self.say, max(20, min(width, WIDEST_BOARD)))
        return [str(line) for line in lines]  # a drawn line knows where things lie; on the wire it is text

    def sheet(self, view: Any, width: int) -> list[Part]:
        """The same, part by part."""
        parts = self.game.write(view, self.say, max(20, min(width, WIDEST_BOARD))).parts
        return [Part(part.id, part.title, [msgspec.structs.replace(entry, text=str(entry.text)) for entry in part.entries])
                for part in parts]  # fmt: skip

    def notes(self, view: Any) -> dict[str, list[str]]:
        """What is worth knowing about the things on the table."""
        return noted(self.game.notes(view), self.say)


def _remembered_as(message: Message) -> tuple[object, ...]:
    """A message as the key of a dictionary. True is not 1 here, and lists can be compared."""
    key: list[object] = [message.key]
    for name, value in message.args.items():
        key += (name, type(value), value if isinstance(value, str | int) or value is None else tuple(value))
    return tuple(key)


def _names_somebody(message: Message) -> bool:
    """Whether a sentence may name who sits at a table: by number, or in a list by a letter. What a client wrote
    (`choice`) is nobody else's either."""
    return any(
        key in SEAT_ARGUMENTS
        or key == "choice"
        or (isinstance(value, list) and any(len(str(one)) == 1 for one in value))
        for key, value in message.args.items()
    )


def spoken(speaker: Speaker, message: Message) -> str:
    """A sentence; where one is missing, the table goes on with its key."""
    try:
        return speaker.say(message)
    except MissingText as error:
        logger.error("a sentence is missing: %s", error)
        return message.key


def noted(notes: Iterable[Note], say: Callable[[Message], str]) -> dict[str, list[str]]:
    """Thing by thing, in words."""
    said: dict[str, list[str]] = {}
    for note in notes:
        said.setdefault(note.thing, []).append(say(note.label))
    return said


def with_rule(sentence: str, reason: Reason) -> str:
    return sentence if not reason.rule or reason.rule in sentence else f"{sentence} [{reason.rule}]"


@cache
def speaker_of(language: str, game: str = "", box: Contents | None = None) -> Speaker:
    """For what is said away from a table: of the program alone, or of a game as it comes out of a box (today's, unless
    another is given)."""
    opened = None
    if game:
        title = registry.title(game)
        opened = open_table(title, title.seats[0], {}, box=box)
    return Speaker(language, None if isinstance(opened, Reason) else opened)


def reason_in(language: str, reason: Reason) -> str:
    """A refusal away from a table. Some reasons are a game's own."""
    speaker = speaker_of(language)
    if not speaker.knows(reason.message.key):
        known = (speaker_of(language, game) for game in registry.titles())
        speaker = next((one for one in known if one.knows(reason.message.key)), speaker)
    return with_rule(spoken(speaker, reason.message), reason)
