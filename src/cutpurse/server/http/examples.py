"""The worked examples of the rulebooks, played on the real board: each becomes a row of frames.

A frame is a position as the seat that acts next sees it (the last one: as the seat that acted last does), with what
has just been done and happened, what holds now, and what is chosen next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cutpurse.kernel.event import Event, line
from cutpurse.kernel.examples import ExampleWords, examples, words
from cutpurse.kernel.message import SPECTATOR, Message, Reason, seat_number
from cutpurse.kernel.scenario import LOOKS, Scenario, Stage
from cutpurse.kernel.text import Speaker
from cutpurse.server.http.cached import CachedCall, CachedResponse, cached_json, send
from cutpurse.server.http.catalog import title_of
from cutpurse.server.http.handlers import language_of
from cutpurse.server.refusal import HttpRefusal
from cutpurse.server.table.wording import noted, with_rule

SEATS = ("Ann", "Bob", "Cid", "Dee")
"""Who sits at A, B, C and D."""


class ExampleTitle(msgspec.Struct, frozen=True):
    """A line of the list of examples."""

    id: str
    title: str
    rules: list[str]


class NextChoice(msgspec.Struct, frozen=True):
    """What a seat is about to choose."""

    seat: int
    choice: str
    label: str
    things: list[str]


class FrameWords(msgspec.Struct, frozen=True):
    choices: list[str]
    """What was chosen, or tried in vain."""
    events: list[str]
    """In the order of the events; an empty line: nothing to say."""
    holds: list[str]
    """What the example says of this position."""
    question: str
    """What the seat that acts next is asked."""


class Frame(msgspec.Struct, frozen=True):
    """One position of an example."""

    eyes: int
    view: Any
    scene: Any
    ground: Any
    """The part of it that lasts."""
    notes: dict[str, list[str]]
    """What is worth knowing about the things on the board."""
    events: list[dict[str, Any]]
    next: list[NextChoice]
    text: FrameWords


class Example(msgspec.Struct, frozen=True):
    """A worked example, ready to be stepped through."""

    id: str
    game: str
    title: str
    rules: list[str]
    seats: list[str]
    frames: list[Frame]


async def listed(request: Request) -> Response:
    """All examples of a game, in the order of their numbers."""
    title, language = title_of(request.path_params["game"]), language_of(request)
    return send(request, await _titles(title.id, language))


@CachedCall
def _titles(game: str, language: str) -> CachedResponse:
    said = words(game, language).titles
    return cached_json(
        [ExampleTitle(id, said.get(play.title, play.title), play.rules) for id, play in examples(game).items()]
    )


async def shown(request: Request) -> Response:
    """One example, frame by frame."""
    title = title_of(request.path_params["game"])
    return send(request, await _played(title.id, request.path_params["id"], language_of(request)))


@CachedCall
def _played(game: str, id: str, language: str) -> CachedResponse:
    if id not in examples(game):
        raise HttpRefusal(Reason("no-such-example", args={"example": id[:40]}), 404)
    return cached_json(example(game, id, language))


def example(game: str, id: str, language: str) -> Example:
    """Play an example and keep what there is to see."""
    scenario = examples(game)[id]
    performance = ExamplePlayer(scenario, language)
    title = words(game, language).titles.get(scenario.title, scenario.title)
    return Example(id, game, title, scenario.rules, list(SEATS[: scenario.players]), list(performance.frames()))


class ExamplePlayer(Stage):
    """A scenario played before an audience: everything that is done is told."""

    def __init__(self, scenario: Scenario, language: str) -> None:
        super().__init__(scenario)
        self._speaker = Speaker(language, self.game, SEATS[: scenario.players])
        self._facts = Facts(self._speaker, words(scenario.game, language))
        self._done: list[str] = []
        self._acted = 0

    def frames(self) -> Iterator[Frame]:
        for number in self.steps():
            if number == 0 or "then" not in self.scenario.when[number - 1]:
                yield self._frame(number)

    def choose(self, seat: int, choice: str, refused: Any) -> None:
        self._acted = seat
        label = self._label(seat, choice)
        super().choose(seat, choice, refused)
        self._done.append(
            self._say("ui-replay-choice", seat=seat, choice=label)
            if self.reason is None
            else self._impossible(seat, label, self.reason)
        )

    def _frame(self, played: int) -> Frame:
        """The position after so many lines."""
        looks, ahead = self._what_follows(played)
        eyes = ahead[0][0] if ahead else self._acted
        view = self.referee.view(eyes)
        events = [event.seen_by(_concerned(event)) for event in self.events]
        question = self._question(eyes) if ahead else ""
        text = FrameWords(
            self._done,
            [self._speaker.say(line(seen)) for seen in events],
            [sentence for look in looks for sentence in self._holds(look) if not question or question not in sentence],
            question,
        )
        notes = noted(self.game.notes(view), self._speaker.say)
        self._done = []
        following = [self._next(seat, choice) for seat, choice in ahead]
        return Frame(
            eyes,
            msgspec.to_builtins(view),
            self.game.scene(view),
            self.game.ground(view),
            notes,
            events,
            following,
            text,
        )

    def _what_follows(self, played: int) -> tuple[list[Mapping[str, Any]], list[tuple[int, str]]]:
        """What the scenario looks at in this position, and what is chosen next."""
        looks: list[Mapping[str, Any]] = []
        for following in self.scenario.when[played:]:
            if "then" not in following:
                return looks, [(seat_number(letter), str(choice)) for letter, choice in following.items()
                               if seat_number(letter) >= 0]  # fmt: skip
            looks.append(following["then"])
        return [*looks, self.scenario.then], []

    def _next(self, seat: int, choice: str) -> NextChoice:
        label = self._label(seat, choice)
        things = self.game.describe(self.referee.view(seat), choice).things if label else []
        return NextChoice(seat, choice, label, list(things))

    # -- in words --------------------------------------------------------------------------------

    def _say(self, key: str, **args: Any) -> str:
        return self._speaker.say(Message(key, args))

    def _question(self, seat: int) -> str:
        question = self.referee.question(seat)
        return "" if question is None else self._speaker.say(question.message)

    def _label(self, seat: int, choice: str) -> str:
        """An option in words; nothing where somebody tries what has no words, as it is never offered."""
        try:
            return self._speaker.say(self.game.describe(self.referee.view(seat), choice).label)
        except LookupError:
            return ""

    def _impossible(self, seat: int, label: str, reason: Reason) -> str:
        why = with_rule(self._speaker.say(reason.message), reason)
        if not label:
            return self._say("example-impossible", seat=seat, why=why)
        return self._say("example-withheld", seat=seat, choice=label, why=why)

    def _holds(self, look: Mapping[str, Any]) -> Iterator[str]:
        """A `then` in words. What it expects of the log stands in the log, what it expects of views is to be seen."""
        for key, expected in look.items():
            if key not in LOOKS:
                yield self._facts.sentence(key, expected)
        for letter in look.get("asked", {}):
            if question := self._question(seat_number(letter)):
                yield self._say("example-asked", seat=seat_number(letter), question=question)
        for letter, choices in look.get("offers", {}).items():
            for choice in choices:
                label = self._label(seat_number(letter), choice)
                yield self._say("example-offered", seat=seat_number(letter), choice=label)
        for letter, choices in [*look.get("withholds", {}).items(), *look.get("refuses", {}).items()]:
            yield from self._withheld(seat_number(letter), choices)

    def _withheld(self, seat: int, choices: Iterable[str]) -> Iterator[str]:
        """What is not possible, where a rule of the game says why."""
        for choice in choices:
            reason = self.referee.why_not(seat, choice)
            if reason is not None and reason.rule:
                yield self._impossible(seat, self._label(seat, choice), reason)


def _concerned(event: Event) -> int:
    """An example hides nothing: an event is seen by the one it concerns."""
    return int(getattr(event, "seat", SPECTATOR))


class Facts:
    """What scenarios say of a position, as a person reads it."""

    def __init__(self, speaker: Speaker, said: ExampleWords) -> None:
        self._speaker = speaker
        self._said = said

    def sentence(self, key: str, expected: Any) -> str:
        if isinstance(expected, Mapping) and expected:
            return f"{self._name(key)}: {'; '.join(self._pairs(expected))}"
        return f"{self._name(key)}: {self._value(expected)}"

    def _pairs(self, table: Mapping[str, Any]) -> list[str]:
        return [f"{self._name(key)} {self._value(value)}" for key, value in table.items()]

    def _name(self, key: str) -> str:
        return self._said.facts.get(str(key)) or self._speaker.word(str(key))

    def _value(self, value: Any) -> str:
        if isinstance(value, bool):
            return self._speaker.say(Message("example-yes" if value else "example-no"))
        if isinstance(value, int):
            return str(value)
        if not value:
            return self._speaker.say(Message("example-nothing"))
        if isinstance(value, Mapping):
            return f"({', '.join(self._pairs(value))})"
        if isinstance(value, list):
            return self._speaker.list([self._value(item) for item in value])
        return self._word(str(value)) or " ".join(self._word(word) or word for word in str(value).split(" "))

    def _word(self, word: str) -> str:
        """A word of a description; nothing if it has no name."""
        named = self._speaker.word(word)
        return self._said.words.get(word) or (named if named != word else "")
