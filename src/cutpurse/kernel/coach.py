"""A coach for a first game, and what stands behind the "?" beside a question.

A game's folder may hold `lesson/coach.toml`: sentences that are said once each, when something happens for the first time
to somebody at a real table:

    [short]                                  # the short game after the lesson
    bots = 1
    settings = { length = "short" }

    [[tip]]
    id = "skull"
    on = ["event caught seat=me"]            # what makes it speak; any of them
    more = "section raid"                    # where "tell me more" leads in the gallery; without it to the first rule
    rules = ["SW-4.4.4"]
    en = "Caught: …"                         # and de, pl, fr

A trigger is `question KIND`, `thing ID` (an answer that is offered speaks of it: a space one may go to, say), `option
WORDS` (an answer that begins with these words is open), `offer` (something may be done without being asked) or `event
NAME` with conditions on its fields: `seat=me`, `seat=others`, `round=6`, `coins>0`. A word or a value that ends with `*`
stands for all that begin like it: `figure=guard*`. Kinds, options and names are the engine's own. Of several that fit at
one moment the first in the file is said.

`lesson/questions.toml` explains every kind of question: `[[KIND]]`, sentence by sentence, each with its rules. What is
written in both is read again where a rule changes (see `rule_wording.py`).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from cutpurse.kernel.guide import Sentence
from cutpurse.kernel.message import Message

ME, OTHERS = "me", "others"
CONDITION = re.compile(r"(?P<field>\w+)(?P<sign>[=>])(?P<value>\w+\*?)", re.ASCII)
WORD = re.compile(r"[\w,]+\*?", re.ASCII)


class CoachError(Exception):
    """A coach's file that is badly written."""


def _is(found: str, wanted: str) -> bool:
    return found.startswith(wanted[:-1]) if wanted.endswith("*") else found == wanted


class Condition(msgspec.Struct, frozen=True):
    """What a field of an event has to be."""

    field: str
    sign: str
    value: str

    def holds(self, event: Mapping[str, Any], seat: int) -> bool:
        found = event.get(self.field)
        if found is None:
            return False
        if self.value == ME:
            return bool(found == seat)
        if self.value == OTHERS:
            return bool(found != seat)
        return int(found) > int(self.value) if self.sign == ">" else _is(str(found), self.value)


class Trigger(msgspec.Struct, frozen=True):
    """What makes the coach speak: `sort` is question, thing, option, event or offer."""

    sort: str
    name: str = ""
    conditions: list[Condition] = []

    def met_by(self, event: Mapping[str, Any], seat: int) -> bool:
        """Does an event, as this seat saw it, set it off?"""
        return (
            self.sort == "event"
            and event["event"] == self.name
            and all(condition.holds(event, seat) for condition in self.conditions)
        )

    def opened_by(self, choice: str) -> bool:
        """Is an option that it waits for?"""
        wanted, said = self.name.split(), choice.split()
        return len(said) >= len(wanted) and all(_is(word, want) for word, want in zip(said, wanted, strict=False))


class Tip(msgspec.Struct, frozen=True):
    """A sentence for the first time that something happens."""

    id: str
    on: list[Trigger]
    says: Sentence
    more: str = ""
    """A section of the gallery; nothing for the first rule."""


class ShortGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a first game is played with."""

    bots: int = 1
    settings: dict[str, str | int] = {}


class Coach(msgspec.Struct, frozen=True):
    tips: list[Tip] = []
    short: ShortGame = ShortGame()
    questions: dict[str, list[Sentence]] = {}
    """What each kind of question is about."""

    def tip(
        self,
        seat: int,
        events: Sequence[Mapping[str, Any]],
        question: str,
        offers: bool,
        known: Container[str],
        named: Container[str] = (),
        options: Sequence[str] = (),
    ) -> Tip | None:
        """What is said to a seat that has just seen these events and is asked a question of this kind ("" for none) with
        these options, which speak of things; nothing that it has heard before."""

        def fits(on: Trigger) -> bool:
            if on.sort == "option":
                return any(on.opened_by(choice) for choice in options)
            return _fits(on, seat, events, question, offers, named)

        return next((tip for tip in self.tips if tip.id not in known and any(map(fits, tip.on))), None)


def named_in(labels: Iterable[Message]) -> set[str]:
    """The things that the labels of answers list."""
    return {thing for label in labels for listed in label.args.values() if isinstance(listed, list | tuple)
            for thing in listed if isinstance(thing, str)}  # fmt: skip


def _fits(
    on: Trigger,
    seat: int,
    events: Sequence[Mapping[str, Any]],
    question: str,
    offers: bool,
    named: Container[str],
) -> bool:
    if on.sort == "question":
        return on.name == question
    if on.sort == "thing":
        return on.name in named
    if on.sort == "offer":
        return offers
    return any(on.met_by(event, seat) for event in events)


class _WrittenTip(Sentence, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    on: list[str]
    more: str = ""


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tip: list[_WrittenTip] = []
    short: ShortGame = ShortGame()


def trigger(text: str) -> Trigger:
    """A trigger as it is written. Raises CoachError."""
    sort, *words = text.split()
    if sort == "offer" and not words:
        return Trigger(sort)
    if sort in ("question", "thing") and len(words) == 1:
        return Trigger(sort, words[0])
    if sort == "option" and words and all(map(WORD.fullmatch, words)):
        return Trigger(sort, " ".join(words))
    if sort == "event" and words:
        found = [CONDITION.fullmatch(word) for word in words[1:]]
        conditions = [Condition(**match.groupdict()) for match in found if match]
        if len(conditions) == len(found) and all(one.sign == "=" or one.value.isdecimal() for one in conditions):
            return Trigger(sort, words[0], conditions)
    raise CoachError(f"{text}: neither question KIND, thing ID, option WORDS, event NAME with conditions, nor offer")


@cache
def coach(home: Path) -> Coach:
    """The coach of a game; one without a word where there is none."""
    written = _read(home / "lesson" / "coach.toml", _Written)
    tips = [
        Tip(
            one.id,
            [trigger(text) for text in one.on],
            Sentence(one.rules, one.en, one.de, one.pl, one.fr),
            one.more.removeprefix("section "),
        )
        for one in written.tip
    ]
    return Coach(tips, written.short, _read(home / "lesson" / "questions.toml", dict[str, list[Sentence]]))


def sentences(home: Path) -> list[Sentence]:
    found = coach(home)
    return [*(tip.says for tip in found.tips), *(said for about in found.questions.values() for said in about)]


def _read(path: Path, form: Any) -> Any:
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        return msgspec.convert(table, form)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise CoachError(f"{path.name}: {error}") from None
