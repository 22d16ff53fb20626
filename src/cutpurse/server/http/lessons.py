"""The lessons of the games: each step is a position at a real table, as a connection is told it, and what the teacher says.

Nothing is kept of whoever learns: the address of a step says it all (kernel/lesson_play.py).
"""

from __future__ import annotations

import msgspec
from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from cutpurse.kernel.coach import Coach, Condition, ShortGame, coach
from cutpurse.kernel.lesson import lessons
from cutpurse.kernel.lesson_play import PUPIL, LessonStage, Moment, seats_of, shortcuts
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.kernel.text import Speaker
from cutpurse.kernel.text_sheet import Part
from cutpurse.protocol.from_server import Update
from cutpurse.server.http.cached import CachedCall, CachedResponse, cached_json, send
from cutpurse.server.http.catalog import title_of
from cutpurse.server.http.handlers import language_of
from cutpurse.server.refusal import HttpRefusal
from cutpurse.server.table.lobby import HUMAN, Chair
from cutpurse.server.table.updates import NOTHING, Parts, Updates
from cutpurse.server.table.wording import Translator

OPENING = "opening"
"""The tip that a first game begins with."""
WIDTH = 100
"""Of the maps in the table in words."""


class LessonTitle(msgspec.Struct, frozen=True):
    """A line of the list of lessons."""

    id: str
    title: str
    minutes: int
    steps: list[str]
    """Their titles."""


class LessonStep(msgspec.Struct, frozen=True):
    """One step: what is said, what is pointed at and waited for, and the table in front of it."""

    title: str
    text: list[str]
    """Sentence by sentence."""
    rules: list[str]
    points: list[str]
    """Things on the board to look at."""
    wanted: str
    """The option, or the shortcut, that leads on; empty where there is only something to read."""
    answers: dict[str, str]
    """What is said to everything else that can be chosen: options and shortcuts."""
    seats: list[str]
    box: str
    """What it is played with."""
    sheet: list[Part]
    """The table in words."""
    before: list[Update]
    """What happened on the way from the step before, choice by choice: each with the table as it was then, and nothing
    asked."""
    update: Update
    """The table as a client that draws is told it (docs/protocol.md), with what the last choice brought."""


class CoachTrigger(msgspec.Struct, frozen=True):
    """What makes the coach speak: a question of a kind, a thing an answer names, an open option by its first words, an event
    with its fields, or any offer."""

    sort: str
    name: str
    conditions: list[Condition]


class CoachTip(msgspec.Struct, frozen=True):
    """A sentence for the first time that something happens."""

    id: str
    on: list[CoachTrigger]
    text: str
    rules: list[str]
    more: str
    """A section of the gallery that tells more; empty where the first rule does."""


class AboutQuestion(msgspec.Struct, frozen=True):
    """What a kind of question asks and what its answers mean."""

    text: list[str]
    """Sentence by sentence."""
    rules: list[str]


class CoachPage(msgspec.Struct, frozen=True):
    """All that a coach has to say about a game, and what stands behind the "?" beside each question."""

    game: str
    language: str
    tips: list[CoachTip]
    """Of those that fit at one moment, the first is said."""
    questions: dict[str, AboutQuestion]
    short: ShortGame
    """A short first game."""
    openings: dict[str, CoachTip]
    """What is said first in such a game, by the number of players: what is shorter or simpler in it."""


async def coached(request: Request) -> Response:
    """What is said in a first game, and about each kind of question."""
    title = title_of(request.path_params["game"])
    return send(request, await _coached(title.id, language_of(request)))


@CachedCall
def _coached(game: str, language: str) -> CachedResponse:
    return cached_json(coach_page(game, coach(title_of(game).home), language))


def coach_page(game: str, found: Coach, language: str) -> CoachPage:
    tips = [
        CoachTip(
            tip.id,
            [CoachTrigger(on.sort, on.name, on.conditions) for on in tip.on],
            tip.says.in_(language),
            tip.says.rules,
            tip.more,
        )
        for tip in found.tips
    ]
    questions = {
        kind: AboutQuestion(
            [sentence.in_(language) for sentence in about],
            list(dict.fromkeys(rule for sentence in about for rule in sentence.rules)),
        )
        for kind, about in found.questions.items()
    }
    return CoachPage(game, language, tips, questions, found.short, openings(game, found.short, language))


def openings(game: str, short: ShortGame, language: str) -> dict[str, CoachTip]:
    """What the engine says of the first game, with its own numbers."""
    title, said = title_of(game), {}
    for players in title.seats:
        table = open_table(title, players, short.settings)
        if not isinstance(table, Reason) and (found := table.simplified()) is not None:
            message, rule = found
            said[str(players)] = CoachTip(OPENING, [], Speaker(language, table).say(message), [rule], "")
    return said


async def listed(request: Request) -> Response:
    """The lessons of a game, the first one first."""
    title = title_of(request.path_params["game"])
    return send(request, await _titles(title.id, language_of(request)))


@CachedCall
def _titles(game: str, language: str) -> CachedResponse:
    return cached_json([
        LessonTitle(id, lesson.title.in_(language), lesson.minutes, [step.title.in_(language) for step in lesson.steps])
        for id, lesson in lessons(title_of(game).home).items()
    ])  # fmt: skip


async def shown(request: Request) -> Response:
    """One step of a lesson."""
    game, id = title_of(request.path_params["game"]).id, request.path_params["lesson"]
    lesson = lessons(title_of(game).home).get(id)
    if lesson is None:
        raise HttpRefusal(Reason("no-such-lesson", args={"lesson": id[:40]}), 404)
    number = request.path_params["n"]
    if not number.isdecimal() or len(number) > 4 or int(number) >= len(lesson.steps):
        raise HttpRefusal(Reason("no-such-step", args={"all": len(lesson.steps)}), 404)
    return send(request, await _step(game, id, int(number), language_of(request)))


@CachedCall
def _step(game: str, id: str, number: int, language: str) -> CachedResponse:
    return cached_json(step(game, id, number, language))


def step(game: str, id: str, number: int, language: str) -> LessonStep:
    title = title_of(game)
    way = Way(language)
    moment = Moment(game, lessons(title.home)[id], number, way.look)
    translator = Translator(moment.game, language, moment.seats)
    options = moment.question.options if moment.question is not None else []
    others = [*options, *(way.id for way in shortcuts(moment.referee))] if moment.chain else []
    wanted = moment.step.do or moment.step.take
    return LessonStep(
        moment.step.title.in_(language),
        moment.step.sentences(language, translator.name),
        moment.step.rules,
        moment.points(),
        wanted,
        {
            choice: moment.answer(choice, language, translator.say, translator.name)
            for choice in others
            if choice != wanted
        },
        moment.seats,
        title.shipped.digest,
        translator.sheet(moment.referee.view(PUPIL), WIDTH),
        way.before(moment),
        _update(moment, translator, way.since(moment)),
    )


class Way:
    """From one step to the next: at a table every choice is an update of its own, and so it is here. Board, log and header
    are always at the same moment then (docs/decisions/0019)."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._until: list[int] = []
        """How many events had been told after each."""
        self._updates: list[Update] = []

    def look(self, stage: LessonStage) -> None:
        game, referee = stage.game, stage.referee
        seats = seats_of(game)
        updates = Updates(game)
        updates.look(referee, [Chair(HUMAN, name) for name in seats])
        translator = Translator(game, self._language, seats)
        heard = self._until[-1] if self._until else stage.heard
        events = updates.events(PUPIL, translator, heard)
        parts = Parts(updates.position(PUPIL, translator), events, scene=updates.scene(PUPIL))
        update = msgspec.json.decode(parts.numbered(len(self._until) + 1), type=Update)
        unasked = structs.replace(
            update.position, question=None, options=[], closed=[], shortcuts=[], offers=[], undo=False
        )
        self._updates.append(structs.replace(update, position=unasked))
        self._until.append(len(referee.told))

    def before(self, moment: Moment) -> list[Update]:
        """All but the last: that one is the step's own."""
        return self._updates[: len(self._until) - self._last(moment)]

    def since(self, moment: Moment) -> int:
        """How many events were told before the step's own update."""
        earlier = self._until[: len(self._until) - self._last(moment)]
        return earlier[-1] if earlier else moment.heard

    def _last(self, moment: Moment) -> int:
        """1 where nothing was told after the last that was seen."""
        return int(self._until[-1:] == [len(moment.referee.told)])


def _update(moment: Moment, translator: Translator, heard: int) -> Update:
    """A new scene is told whole, as to somebody who has just come; within one only what happened since the last update."""
    updates = Updates(moment.game)
    updates.look(moment.referee, [Chair(HUMAN, name) for name in moment.seats])
    events = NOTHING if moment.begins else updates.events(PUPIL, translator, heard)
    ground = updates.ground(PUPIL)
    parts = Parts(updates.position(PUPIL, translator), events, moment.begins, updates.scene(PUPIL), ground)
    return msgspec.json.decode(parts.numbered(moment.number + 1), type=Update)
