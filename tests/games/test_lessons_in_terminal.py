"""Lessons in the terminal: played to their end by typing what they point at."""

from __future__ import annotations

import io

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.lesson import lessons
from cutpurse.kernel.lesson_play import Moment, shortcuts
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.terminal.plain_lesson import LessonTable, PlainLesson
from cutpurse.terminal.telling import Teller

GAMES = ("age-of-thieves", "swindler", "thiefdom")
LESSONS = [(game, id) for game in GAMES for id in lessons(registry.title(game).home)]
every_lesson = pytest.mark.parametrize(("game", "id"), LESSONS)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_to_its_end_in_the_terminal(game: str, id: str, language: str) -> None:
    """By typing what it points at, and something else first: that is answered, and leads nowhere."""
    lesson = lessons(registry.title(game).home)[id]
    typed = []
    for number in range(len(lesson.steps)):
        moment = Moment(game, lesson, number)
        if moment.chain:
            assert moment.question is not None
            offered = [[option] for option in moment.question.options] + [
                way.chain for way in shortcuts(moment.referee)
            ]
            others = [place for place, chain in enumerate(offered, 1) if chain != moment.chain]
            typed += [str(place) for place in others[:1]] + [str(offered.index(moment.chain) + 1)]
        else:
            typed.append("")
    table = LessonTable(game, lesson)
    teller = Teller(table.game, table.moment.seats, language)
    sink = io.StringIO()
    assert PlainLesson(table, teller, io.StringIO("\n".join([*typed, ""])), sink).run() == 0
    said = " ".join(sink.getvalue().split())
    assert table.moment.number == len(lesson.steps) - 1
    assert teller.ui("lesson-over", game=game) in said
    for step in lesson.steps:
        assert " ".join(step.text(language).split()) in said


def test_a_lesson_goes_on_where_it_was_left() -> None:
    lesson = lessons(registry.title("swindler").home)["first_night"]
    table = LessonTable("swindler", lesson)
    teller = Teller(table.game, table.moment.seats, "en")
    sink = io.StringIO()
    assert PlainLesson(table, teller, io.StringIO("\n2\n"), sink).run() == 0
    assert teller.ui("lesson-later", step=3) in sink.getvalue()
    assert Moment("swindler", lesson, 2).step is table.moment.step
