"""The lessons of the games: each step is a position at a real table, as a connection is told it, and what the teacher says.

Nothing is kept of whoever learns: the address of a step says it all (kernel/lesson_play.py).
"""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cutpurse.kernel.lesson import lessons
from cutpurse.kernel.lesson_play import PUPIL, Moment, shortcuts
from cutpurse.kernel.message import Reason
from cutpurse.kernel.text_sheet import Part
from cutpurse.protocol.from_server import Update
from cutpurse.server.http.cached import CachedCall, CachedResponse, cached_json, send
from cutpurse.server.http.catalog import title_of
from cutpurse.server.http.handlers import language_of
from cutpurse.server.refusal import HttpRefusal
from cutpurse.server.table.lobby import HUMAN, Chair
from cutpurse.server.table.updates import NOTHING, Parts, Updates
from cutpurse.server.table.wording import Translator

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
    update: Update
    """The table as a client that draws is told it (docs/protocol.md)."""


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
    moment = Moment(game, lessons(title.home)[id], number)
    translator = Translator(moment.game, language, moment.seats)
    options = moment.question.options if moment.question is not None else []
    others = [*options, *(way.id for way in shortcuts(moment.referee))] if moment.chain else []
    wanted = moment.step.do or moment.step.take
    return LessonStep(
        moment.step.title.in_(language),
        [sentence.in_(language) for sentence in moment.step.says],
        moment.step.rules,
        moment.points(),
        wanted,
        {choice: moment.answer(choice, language, translator.say) for choice in others if choice != wanted},
        moment.seats,
        title.shipped.digest,
        translator.sheet(moment.referee.view(PUPIL), WIDTH),
        _update(moment, translator),
    )


def _update(moment: Moment, translator: Translator) -> Update:
    """A new scene is told whole, as to somebody who has just come; within one only what happened since the step before."""
    updates = Updates(moment.game)
    updates.look(moment.referee, [Chair(HUMAN, name) for name in moment.seats])
    events = NOTHING if moment.begins else updates.events(PUPIL, translator, moment.heard)
    ground = updates.encoded(updates.ground(PUPIL))
    parts = Parts(updates.position(PUPIL, translator), events, moment.begins, updates.scene(PUPIL), ground)
    return msgspec.json.decode(parts.numbered(moment.number + 1), type=Update)
