"""A lesson being played: the position in front of each step follows from the lesson alone.

Nothing is kept of a pupil but the number of a step: what was done before is done again, chance and the other seats
included, by the lesson's own script.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutpurse.kernel.game import Game
from cutpurse.kernel.lesson import Lesson, LessonError, Naming, Step, filled
from cutpurse.kernel.message import Message
from cutpurse.kernel.question import Question, Shortcut
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.scenario import MISSHAPEN, Mismatch, Scenario, ScenarioError, Stage
from cutpurse.kernel.text import Speaker

PUPIL = 0
SEATS = ("Kit", "Bess", "Cole", "Dot")
"""Who sits at A, B, C and D; the pupil is Kit."""


def seats_of(game: Game[Any, Any]) -> list[str]:
    """Who sits at the table of a lesson."""
    return list(SEATS[: game.players])


class LessonStage(Stage):
    """The scene of a lesson, laid out and played step by step."""

    def __init__(self, game: str, lesson: Lesson, number: int) -> None:
        scene, self._place = lesson.place(number)
        super().__init__(
            Scenario(
                lesson.title.en, game, [], scene.players, scene.given, [], {}, options=scene.options, box=scene.box
            )
        )
        self._steps = scene.steps

    def perform(self, look: Callable[[LessonStage], None] | None = None) -> None:
        """Up to the step. Whoever wants to `look` does so after each choice on the way from the step before that told
        anything."""
        self.begin()
        for place, step in enumerate(self._steps[: self._place], 1):
            self._look = look if place == self._place else None
            self.play(step)
        self._look = None

    _look: Callable[[LessonStage], None] | None = None

    def choose(self, seat: int, choice: str, refused: Any) -> None:
        told = len(self.referee.told)
        super().choose(seat, choice, refused)
        if self._look is not None and len(self.referee.told) > told:
            self._look(self)

    def play(self, step: Step) -> None:
        """What the pupil does in a step, and what comes of it."""
        self.heard = len(self.referee.told)
        if chain := wanted(self.referee, step):
            self.take(PUPIL, chain, step.draws)
        for line in step.after:
            self.line(dict(line))
        self.wait_for(PUPIL)

    heard = 0
    """How many events had been told before the last step."""


class Moment:
    """The position in front of a step."""

    def __init__(
        self, game: str, lesson: Lesson, number: int, look: Callable[[LessonStage], None] | None = None
    ) -> None:
        """Raises LessonError where the script does not hold. Whoever wants to `look` sees how it came to it, choice by
        choice, from the step before on."""
        self.lesson = lesson
        self.number = number
        self.step = lesson.steps[number]
        try:
            self._stage = LessonStage(game, lesson, number)
            self._stage.perform(look)
        except (Mismatch, ScenarioError, *MISSHAPEN) as error:
            raise LessonError(f"before step {number + 1}: {error}") from error
        self.begins = lesson.place(number)[1] == 0
        """Whether the table has just been laid out."""
        self.heard = self._stage.heard
        """How many events the pupil has heard in the steps before."""
        self.chain = wanted(self.referee, self.step)
        """The choices that the step waits for; none where there is only something to read."""

    @property
    def game(self) -> Game[Any, Any]:
        return self._stage.game

    @property
    def referee(self) -> Referee:
        return self._stage.referee

    @property
    def seats(self) -> list[str]:
        return seats_of(self.game)

    @property
    def question(self) -> Question | None:
        return None if self.referee.over else self.referee.question(PUPIL)

    def is_wanted(self, chain: list[str]) -> bool:
        return bool(self.chain) and chain == self.chain

    def points(self) -> list[str]:
        """The things on the table to look at."""
        if self.step.points or not self.chain:
            return self.step.points
        if self.step.take:
            return [thing for way in shortcuts(self.referee) if way.id == self.step.take for thing in way.things]
        return list(self.game.describe(self.referee.view(PUPIL), self.step.do).things)

    def answer(self, choice: str, language: str, say: Callable[[Message], str], name: Naming) -> str:
        """Why not now: what somebody is told who wants something else than the step, an option or a shortcut."""
        said = self.step.answer_to(choice)
        if said is None:
            return say(Message("lesson-not-now", {"choice": say(self.label())}))
        return filled(said.in_(language), name)

    def label(self) -> Message:
        """What the step waits for, as the list of options calls it."""
        if self.step.take:
            return next(way.label for way in shortcuts(self.referee) if way.id == self.step.take)
        label: Message = self.game.describe(self.referee.view(PUPIL), self.step.do).label
        return label


def lesson_speaker(game: str, lesson: Lesson, language: str) -> Speaker:
    """Says what a lesson says, with the names of a map in letters."""
    moment = Moment(game, lesson, 0)
    speaker = Speaker(language, moment.game, moment.seats)
    speaker.call_places(moment.game.place_names(speaker.language), coded=True)
    return speaker


def shortcuts(referee: Referee) -> list[Shortcut]:
    question = None if referee.over else referee.question(PUPIL)
    return [] if question is None else list(referee.game.shortcuts(referee.state, PUPIL, question.options))


def wanted(referee: Referee, step: Step) -> list[str]:
    """The choices that a step waits for. Raises LessonError where the pupil cannot make them."""
    if not step.waits:
        return []
    question = None if referee.over else referee.question(PUPIL)
    if question is None:
        raise LessonError(f"{step.title.en!r}: the pupil is not asked")
    if step.do:
        if step.do not in question.options:
            raise LessonError(f"{step.title.en!r}: {step.do!r} is not possible, only {question.options}")
        return [step.do]
    for way in shortcuts(referee):
        if way.id == step.take:
            return list(way.chain)
    raise LessonError(f"{step.title.en!r}: no shortcut is called {step.take!r}: {[w.id for w in shortcuts(referee)]}")
