"""What is said at a table, put into a guest's language, so that a page need not know how sentences are made."""

from __future__ import annotations

import asyncio
import copy
import logging
import re
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Protocol, TypeAlias

import msgspec

from cutpurse.kernel import registry
from cutpurse.kernel.box import Contents
from cutpurse.kernel.event import line
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Message, Reason, one_line
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.question import Note, Question
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import MissingText, Speaker
from cutpurse.kernel.text_sheet import Part
from cutpurse.protocol import position as said
from cutpurse.protocol.position import Grounds, Label

logger = logging.getLogger("cutpurse.server")

MOST_SHARED = 10_000
"""Sentences that all tables of a box share: most options and most of the log are said again and again, everywhere."""
MOST_BOXES = 60
WIDEST_BOARD = 200


class Wording(Protocol):
    """How somebody wants to hear sentences: as keys, or in the words of a language."""

    language: str

    def say(self, message: Message) -> Label: ...

    def question(self, question: Question) -> Label: ...

    def line(self, seen: dict[str, Any]) -> Label:
        """What happened, as somebody saw it."""

    def all_notes(self, notes: Iterable[Note]) -> list[said.Note]: ...

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

    def all_notes(self, notes: Iterable[Note]) -> list[said.Note]:
        return [said.Note(note.thing, note.label) for note in notes]

    def grounds(self, reason: Reason) -> Grounds:
        return Grounds(reason.code, reason.rule, reason.args)


KEYS = KeyWording()


FIRST_MARK = 0x10600
"""Signs of Linear A, which nobody has written for 3,500 years: in a sentence that tables share they stand for the names
of those who sit there."""
WRITTEN = frozenset({"choice", "problem"})
"""Arguments that hold what a client wrote, which is nobody else's and may be anything."""
Template: TypeAlias = str | tuple[str | int, ...]
"""A sentence; where it names somebody its parts, the number of a seat in place of each name."""


class SharedSentences:
    """What is the same at all tables that are played with one box, in one language: the names of components, and every
    sentence, but for the names of those who sit there."""

    def __init__(self, game: Game[Any, Any], language: str) -> None:
        self._speaker = Speaker(language, game)
        self._coded = copy.copy(self._speaker)
        places = game.place_names(self._speaker.language)
        self._speaker.call_places(places)
        self._coded.call_places(places, coded=True)
        self._said: dict[tuple[int, bool], Templates] = {}

    def compile(self) -> None:
        """Do now what else is done when a sentence is said for the first time."""
        self._speaker.compile()

    def speaker(self, names: Sequence[str], *, coded: bool = False) -> Speaker:
        """For a table where these sit; `coded`: places with their codes, as a map in letters shows them."""
        speaker = copy.copy(self._coded if coded else self._speaker)
        speaker.seats = list(names)
        return speaker

    def templates(self, players: int, *, coded: bool = False) -> Templates:
        """For tables of so many: a letter is a seat at one, and a word at another."""
        key = (players, coded)
        if key not in self._said:
            self._said[key] = Templates(partial(self.speaker, coded=coded), players)
        return self._said[key]


class Templates:
    """Sentences that were said before. When there are too many, those that are not said any more go: of two generations
    the older one."""

    def __init__(self, speaker: Callable[[Sequence[str]], Speaker], players: int) -> None:
        marks = [chr(FIRST_MARK + seat) for seat in range(players)]
        self._speaker = speaker(marks)
        self._marks = re.compile(f"([{''.join(marks)}])")
        self._new: dict[tuple[object, ...], Template] = {}
        self._old: dict[tuple[object, ...], Template] = {}
        self._notes: dict[int, tuple[Note, said.Note]] = {}

    def known_notes(self) -> Mapping[int, tuple[Note, said.Note]]:
        """Lasting notes that were said before, by the object they are."""
        return self._notes

    def note(self, note: Note) -> said.Note | None:
        """A lasting note, in words: known by what it is, not by what it says, because there are many at every position.
        None where it names somebody."""
        known = self._notes.get(id(note))
        if known is None or known[0] is not note:
            template = self.get(note.label)
            if not isinstance(template, str):
                return None
            if len(self._notes) >= MOST_SHARED // 2:
                self._notes.clear()
            known = self._notes[id(note)] = (note, said.Note(note.thing, template))
        return known[1]

    def get(self, message: Message) -> Template:
        key = _remembered_as(message)
        template = self._new.get(key)
        if template is None:
            template = self._old.get(key)
            if template is None:
                template = self._made(message)
            if len(self._new) >= MOST_SHARED // 2:
                self._old, self._new = self._new, {}
            self._new[key] = template
        return template

    def __len__(self) -> int:
        return len(self._new) + len(self._old)

    def _made(self, message: Message) -> Template:
        parts = self._marks.split(spoken(self._speaker, message))
        if len(parts) == 1:
            return parts[0]
        return tuple(ord(part) - FIRST_MARK if self._marks.match(part) else part for part in parts if part)


_SHARED: dict[tuple[str, str, str], SharedSentences] = {}
_READING = threading.Lock()


def shared_sentences(game: Game[Any, Any], box: str, language: str) -> SharedSentences:
    """`box` is the digest of what the game is played with. The first time it takes long: see `prepare`."""
    key = (game.title.id, box, language)
    shared = _SHARED.get(key)
    if shared is None:
        with _READING:  # of several threads one reads
            shared = _SHARED.get(key)
            if shared is None:
                if len(_SHARED) >= MOST_BOXES:
                    _SHARED.clear()
                shared = _SHARED[key] = SharedSentences(game, language)
    return shared


async def prepare(game: Game[Any, Any], box: str, language: str) -> None:
    """Have the sentences of a language read in a thread, unless they are here already: nobody's move waits for it."""
    if language in LANGUAGES and (game.title.id, box, language) not in _SHARED:
        await asyncio.to_thread(shared_sentences, game, box, language)


def warm() -> None:
    """Read the sentences of all games in all languages, before somebody waits for it: the first guest of a language would
    hold up everybody."""
    for title in registry.titles().values():
        game = open_table(title, title.seats[0], {})
        if isinstance(game, Reason):
            continue
        for language in LANGUAGES:
            shared_sentences(game, title.shipped.digest, language).compile()
    for language in LANGUAGES:
        speaker_of(language)


class Translator:
    """One table in one language, for all guests who speak it."""

    __slots__ = ("_names", "_shared", "_templates", "game", "language")

    def __init__(
        self, game: Game[Any, Any], language: str, names: Sequence[str], shared: SharedSentences | None = None
    ) -> None:
        self.game = game
        self.language = language
        self._shared = shared or SharedSentences(game, language)
        self._templates = self._shared.templates(len(names))
        self.rename(names)

    def rename(self, names: Sequence[str]) -> None:
        """Somebody sat down, and has a name."""
        self._names = [one_line(name) for name in names]

    def say(self, message: Message) -> str:
        return self._say(message, self._templates, coded=False)

    def _say(self, message: Message, templates: Templates, *, coded: bool) -> str:
        args = message.args
        if args and not WRITTEN.isdisjoint(args):
            return spoken(self._shared.speaker(self._names, coded=coded), message)
        template = templates.get(message)
        if isinstance(template, str):
            return template
        names = self._names
        return "".join([part if isinstance(part, str) else names[part] for part in template])

    def name(self, id: str) -> str:
        """What a thing is called where people see the board."""
        return self._shared.speaker(self._names).name(id)

    def question(self, question: Question) -> str:
        return self.say(question.message)

    def line(self, seen: dict[str, Any]) -> str:
        return self.say(line(seen))

    def all_notes(self, notes: Iterable[Note]) -> list[said.Note]:
        """There are some forty at every position, and most are lasting and were said before."""
        known, found = self._templates.known_notes(), []
        for note in notes:
            before = known.get(id(note))
            found.append(before[1] if before is not None and before[0] is note else self.note(note))
        return found

    def note(self, note: Note) -> said.Note:
        spoken = self._templates.note(note) if note.lasting else None
        return spoken or said.Note(note.thing, self.say(note.label))

    def grounds(self, reason: Reason) -> Grounds:
        return Grounds(reason.code, reason.rule, text=self.reason(reason))

    def reason(self, reason: Reason) -> str:
        return with_rule(self.say(reason.message), reason)

    def _coded(self, message: Message) -> str:
        return self._say(message, self._shared.templates(len(self._names), coded=True), coded=True)

    def board(self, view: Any, width: int) -> list[str]:
        lines = self.game.board(view, self._coded, max(20, min(width, WIDEST_BOARD)))
        return [str(line) for line in lines]  # a drawn line knows where things lie; on the wire it is text

    def sheet(self, view: Any, width: int) -> list[Part]:
        """The same, part by part."""
        parts = self.game.write(view, self._coded, max(20, min(width, WIDEST_BOARD))).parts
        return [Part(part.id, part.title, [msgspec.structs.replace(entry, text=str(entry.text)) for entry in part.entries])
                for part in parts]  # fmt: skip

    def notes(self, view: Any) -> dict[str, list[str]]:
        """What is worth knowing about the things on the table."""
        return noted(self.game.notes(view), self.say)


_YES, _NO = object(), object()


def _remembered_as(message: Message) -> tuple[object, ...]:
    """A message as the key of a dictionary. True is not 1 here, and lists can be compared."""
    args = message.args
    if not args:
        return (message.key,)
    return (message.key, *args, *[_comparable(value) for value in args.values()])


def _comparable(value: object) -> object:
    kind = type(value)
    if kind is str or kind is int:
        return value
    if isinstance(value, bool):
        return _YES if value else _NO
    return tuple(value) if isinstance(value, list) else value


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
