"""Lessons are played by following them: every step can be done, and points at something that is there."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.guide import Sentence
from cutpurse.kernel.lesson import LessonError, Words, lessons, load
from cutpurse.kernel.lesson_play import PUPIL, Moment, shortcuts
from cutpurse.kernel.pack import LANGUAGES

GAMES = ("age-of-thieves", "swindler", "thiefdom")
LESSONS = [(game, id) for game in GAMES for id in lessons(registry.title(game).home)]
every_lesson = pytest.mark.parametrize(("game", "id"), LESSONS)
MINUTES = 8
WORDS_A_MINUTE = 200
SECONDS_A_STEP = 6
"""To look where it points, and to do it."""


@every_lesson
def test_every_step_can_be_done_and_points_at_something(game: str, id: str) -> None:
    lesson = lessons(registry.title(game).home)[id]
    for number, step in enumerate(lesson.steps):
        moment = Moment(game, lesson, number)
        assert bool(moment.chain) == step.waits
        assert moment.points() or step.waits or not step.points
        there = _named(moment)
        assert [point for point in moment.points() if not set(point.split()) <= there] == [], step.title.en


def _named(moment: Moment) -> set[str]:
    """Every name on the table, as whoever draws it is told."""
    game, referee = moment.game, moment.referee
    view = referee.view(PUPIL)
    names: set[str] = {str(seat) for seat in range(game.players)}

    def gather(part: object) -> None:
        if isinstance(part, str):
            names.update((part, *part.split()))
        elif isinstance(part, dict):
            for key, value in part.items():
                gather(str(key))
                gather(value)
        elif isinstance(part, list):
            for value in part:
                gather(value)

    drawn = (view, game.scene(view), game.ground(view), game.notes(view))
    gather(msgspec.json.decode(msgspec.json.encode(drawn)))
    options = moment.question.options if moment.question is not None else []
    gather([game.describe(view, option).things for option in options])
    gather([list(way.things) for way in shortcuts(referee)])
    return names


@every_lesson
def test_a_lesson_is_in_every_language_and_not_too_long(game: str, id: str) -> None:
    lesson = lessons(registry.title(game).home)[id]
    assert lesson.minutes <= MINUTES
    for language in LANGUAGES:
        words = sum(len(step.text(language, str).split()) for step in lesson.steps)
        assert words / WORDS_A_MINUTE + len(lesson.steps) * SECONDS_A_STEP / 60 <= lesson.minutes + 0.5, language
    for step in lesson.steps:
        everything: list[Words | Sentence] = [step.title, *step.says, *step.instead.values()]
        for said in everything:
            assert all(getattr(said, language) for language in LANGUAGES), said.en
            assert said in (step.title, *step.instead.values()) or len({said.in_(one) for one in LANGUAGES}) == 4


def test_a_lesson_whose_script_does_not_hold_is_refused(tmp_path: Path) -> None:
    text = (registry.title("swindler").home / "lesson" / "first_night.yaml").read_text(encoding="utf-8")
    impossible = tmp_path / "impossible.yaml"
    impossible.write_text(text.replace("do: rob yellow", "do: rob white", 1), encoding="utf-8")
    with pytest.raises(LessonError, match="rob white"):
        Moment("swindler", load(impossible), 5)
    unknown = tmp_path / "unknown.yaml"
    unknown.write_text(text.replace("minutes: 7", "minutes: 7\nhours: 1"), encoding="utf-8")
    with pytest.raises(LessonError, match="hours"):
        load(unknown)
    abrupt = tmp_path / "abrupt.yaml"
    abrupt.write_text(text[: text.index('      - title: {en: "A raid!"')], encoding="utf-8")
    with pytest.raises(LessonError, match="ends with a step to read"):
        load(abrupt)


def test_a_game_may_have_none(tmp_path: Path) -> None:
    assert lessons(tmp_path) == {}
