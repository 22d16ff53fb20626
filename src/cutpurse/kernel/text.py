"""Messages put into a language: Fluent files of the kernel and of each game, names from the components."""

from __future__ import annotations

import re
import warnings
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast

from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import SEAT_ARGUMENTS, SPECTATOR, Message, Reason, one_line, seat_number
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.phrases import SMALL, Phrases
from cutpurse.kernel.table import open_table

KERNEL_TEXT = Path(__file__).parent.parent / "text"
DEFAULT = "en"
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class SmallNumber(FluentInt):
    """A number that needs no separators. (Fluent has Babel write each as a locale does, which takes long.)"""

    def format(self, locale: Any) -> str:
        return str(int(self))


@lru_cache(maxsize=1000)
def _number(value: int) -> FluentInt:
    return SmallNumber(value) if 0 <= value < SMALL else FluentInt(value)


class MissingText(LookupError, UserWarning):
    """A sentence that neither a language nor English has, or that lacks what it speaks of."""


@cache
def _resource(path: Path) -> ast.Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def files(folder: Path, language: str) -> tuple[Path, ...]:
    """What is read of a folder for a language. Where the language lacks a sentence, or is not there at all, English
    is read first and stands in for it."""
    own, english = folder / f"{language}.ftl", folder / f"{DEFAULT}.ftl"
    if not own.is_file():
        return (english,) if english.is_file() else ()
    complete = own == english or not english.is_file() or _ids(english) <= _ids(own)
    return (own,) if complete else (english, own)


def _ids(path: Path) -> set[str]:
    """The message keys of a Fluent file, found without reading it as Fluent: this is asked at every start."""
    return set(MESSAGE.findall(path.read_text(encoding="utf-8")))


@cache
def _bundle(language: str, *folders: Path) -> FluentBundle:
    """The sentences of some folders in one language. Shared: it is large and never changes."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in files(folder, language):
            bundle.add_resource(_resource(file), allow_overrides=True)
    return bundle


@cache
def _phrases(language: str, *folders: Path) -> Phrases:
    """The same, made ready."""
    return Phrases(_bundle(language, *folders))


@cache
def keys(path: Path) -> frozenset[str]:
    """The message keys of a Fluent file. Raises ValueError where the file is not Fluent."""
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: not Fluent: {(entry.content or '').strip()[:80]!r}")
    return frozenset(entry.id.name for entry in parsed.body if isinstance(entry, ast.Message))


@cache
def patterns(path: Path) -> dict[str, str]:
    """The sentences of a Fluent file that only have something put in, as "Save the game as {file}"; those that
    choose between words, or that stand on others, are left out."""
    return plain(path.read_text(encoding="utf-8"))


def plain(source: str) -> dict[str, str]:
    """The same of Fluent source."""
    simple: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = [_part(element) for element in entry.value.elements]
            if None not in parts:
                simple[entry.id.name] = "".join(part or "" for part in parts)
    return simple


def _part(element: ast.TextElement | ast.Placeable) -> str | None:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    inside = element.expression
    if isinstance(inside, ast.StringLiteral):
        return str(inside.parse()["value"])
    return f"{{{inside.id.name}}}" if isinstance(inside, ast.VariableReference) else None


class Speaker:
    """Says messages in one language. Games are optional: the kernel has sentences of its own.

    A sentence that is missing is a fault of the program, not of the player: it raises MissingText. At a table where
    people play (`strict=False`) it is a warning, and the key is said instead."""

    def __init__(
        self, language: str, game: Game[Any, Any] | None = None, seats: Sequence[str] = (), *, strict: bool = True
    ) -> None:
        self.language = language if language in LANGUAGES else DEFAULT
        self.strict = strict
        self.seats = list(seats)
        self.names: dict[str, str] = {}
        self.seat_arguments = SEAT_ARGUMENTS if game is None else game.title.seat_arguments
        folders = (KERNEL_TEXT, *([game.title.home / "text"] if game is not None else []))
        self._bundle = _bundle(self.language, *folders)
        self._phrases = _phrases(self.language, *folders)
        if game is not None:
            for component in game.components():
                self.names[component.id] = component.name.get(self.language) or component.name.get(
                    DEFAULT, component.id
                )

    def call_places(self, places: Mapping[str, str], *, coded: bool = False) -> None:
        """What places are called on a map; `coded`: with their ids, as a map in letters shows them."""
        self.names = {**self.names, **{id: f"{name} ({id})" if coded else name for id, name in places.items()}}

    def compile(self) -> None:
        """Get every sentence ready: else each is when it is first said."""
        for key in self._bundle._messages:
            self._phrases.ready(key)

    def knows(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, message: Message) -> str:
        arguments = self._arguments(message.args)
        text = self._phrases.say(message.key, arguments)
        return self._said_by_fluent(message, arguments) if text is None else text

    def _said_by_fluent(self, message: Message, arguments: Mapping[str, str | int]) -> str:
        """What is no phrase, and what is wrong with a sentence."""
        pattern = self._bundle.get_message(message.key).value if self.knows(message.key) else None
        if pattern is None:
            return self._missing(MissingText(f"{self.language}: {message.key}"), message.key)
        text, errors = self._formatted(pattern, arguments)
        if errors:
            return self._missing(MissingText(f"{self.language}: {message.key}: {errors[0]}"), text)
        return text

    def _formatted(self, pattern: Pattern, args: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """As the bundle's own `format_pattern`, but for small numbers, which are written alike in every language."""
        errors: list[Exception] = []
        arguments = {name: _number(value) if isinstance(value, int) else value for name, value in args.items()}
        env = ResolverEnvironment(context=self._bundle, current=CurrentEnvironment(args=arguments), errors=errors)
        try:
            return str(pattern(env)), errors
        except ValueError as error:
            return "{???}", [*errors, error]

    def _missing(self, fault: MissingText, instead: str) -> str:
        if self.strict:
            raise fault
        warnings.warn(fault, stacklevel=3)
        return instead

    def name(self, id: str) -> str:
        """The name of a component, of one of its numbered copies, or the id itself."""
        if id in self.names:
            return self.names[id]
        kind, _, number = id.rpartition("_")
        return self.names[kind] if number.isdigit() and kind in self.names else id

    def seat(self, number: int) -> str:
        if number == SPECTATOR or number >= len(self.seats):
            return f"{number + 1}"
        return one_line(self.seats[number])

    def list(self, words: Sequence[str]) -> str:
        """Words one after the other, equal ones together: "rose, 2 × tulip"."""
        return ", ".join(word if number == 1 else f"{number} × {word}" for word, number in Counter(words).items())

    def word(self, word: str) -> str:
        """A word of a list, of a choice for instance: a game may name it itself (`word-caught`), or it is a
        component, or the letter of a seat."""
        if self.knows(f"word-{word}"):
            return self.say(Message(f"word-{word}"))
        seat = seat_number(word)
        return self.seat(seat) if 0 <= seat < len(self.seats) else self.name(word)

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        """Ids become names. Each id stays at hand for selectors as `key-id`. The words of a list are at hand one
        by one as `key-1` and `key-1-id`, their number as `key-count`. Numbers are never put together."""
        spoken: dict[str, str | int] = {}
        for key, value in args.items():
            if isinstance(value, bool):
                spoken[key] = "yes" if value else "no"
            elif isinstance(value, list):
                seats = key in self.seat_arguments
                names = [self.seat(item) if seats and isinstance(item, int) else self.word(str(item)) for item in value]
                spoken[key] = ", ".join(names) if _numbers(value) and not seats else self.list(names)
                spoken[f"{key}-count"] = len(value)
                for place, (item, name) in enumerate(zip(value, names, strict=True), 1):
                    spoken |= {f"{key}-{place}": name, f"{key}-{place}-id": str(item)}
            elif isinstance(value, int):
                spoken[key] = self.seat(value) if key in self.seat_arguments else value
            elif value is not None:
                spoken[key] = self.name(value)
                spoken[f"{key}-id"] = value
        return spoken


def _numbers(items: Sequence[Any]) -> bool:
    return all(isinstance(item, int) for item in items)


def refusal(language: str, reason: Reason, title: Title | None = None) -> str:
    """Why there is no table, in words. Some reasons are a game's own: it has the sentence."""
    speaker = Speaker(language)
    if not speaker.knows(reason.message.key) and title is not None:
        game = open_table(title, title.seats[0], {})
        speaker = Speaker(language, game if not isinstance(game, Reason) else None)
    return speaker.say(reason.message) + (f" ({reason.rule})" if reason.rule else "")
