"""Lessons in the terminal: played to their end by typing what they point at."""

from __future__ import annotations

import io

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.lesson import lessons
from cutpurse.kernel.lesson_play import Moment
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
        table = LessonTable(game, lesson, number)
        moment = table.moment
        if moment.chain:
            assert moment.question is not None
            offers = Teller(table.game, moment.seats, language).offers(table, moment.question)
            wanted = [moment.is_wanted(offer.chain) for offer in offers]
            typed += [str(wanted.index(False) + 1)] if not all(wanted) else []
            typed.append(str(wanted.index(True) + 1))
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
        assert " ".join(step.text(language, teller.speaker.name).split()) in said


def test_a_lesson_goes_on_where_it_was_left() -> None:
    lesson = lessons(registry.title("swindler").home)["first_night"]
    table = LessonTable("swindler", lesson)
    teller = Teller(table.game, table.moment.seats, "en")
    sink = io.StringIO()
    assert PlainLesson(table, teller, io.StringIO("\n2\n"), sink).run() == 0
    assert teller.ui("lesson-later", step=3) in sink.getvalue()
    assert Moment("swindler", lesson, 2).step is table.moment.step


def told(game: str, first: int, typed: str = "") -> str:
    """What a terminal of 76 columns shows of a step."""
    lesson = lessons(registry.title(game).home)["first_night"]
    table = LessonTable(game, lesson, first - 1)
    sink = io.StringIO()
    PlainLesson(table, Teller(table.game, table.moment.seats, "en"), io.StringIO(typed), sink).run()
    return sink.getvalue()


def test_the_words_of_a_step_stand_right_above_the_prompt_below_a_short_list() -> None:
    shown = told("age-of-thieves", 8)  # "You are first": nearly thirty ways
    before, _, after = shown.partition("8 of ")
    assert "1. Sneak" in before
    assert "+ 22 more: type list" in before
    assert "Choose Sneak." in " ".join(after.split())
    assert "Now number 1: Sneak" in after
    assert len(after[: after.index(">")].splitlines()) < 10
    whole = told("age-of-thieves", 8, "list\n")
    assert "28. " in whole
    assert "28. " not in shown


@pytest.mark.parametrize(
    ("game", "step", "seen"),
    [
        ("age-of-thieves", 9, ["e26?", "e25$", "e20A"]),  # the map around the token, with the jewel and the guard
        ("thiefdom", 10, ["8 a D D $", "6A Raven Row"]),
        ("swindler", 6, ["yellow: 13 % (1 of 8)", "You: 3 VP"]),
    ],
)
def test_a_step_shows_the_part_of_the_table_it_is_about(game: str, step: int, seen: list[str]) -> None:
    shown = told(game, step)
    assert [part for part in seen if part not in " ".join(shown.split())] == []
    assert max(len(line) for line in shown.splitlines()) <= 76


def test_what_is_seldom_wanted_comes_last_in_the_terminal() -> None:
    lesson = lessons(registry.title("thiefdom").home)["first_night"]
    table = LessonTable("thiefdom", lesson, 14)  # no action point is left, and a gem could be discarded
    assert table.moment.question is not None
    teller = Teller(table.game, table.moment.seats, "en")
    labels = [offer.label for offer in teller.offers(table, table.moment.question)]
    assert labels == ["Use stamina: one more action point", "End the turn", "Discard: gem"]


def test_numbers_of_rules_are_explained_once() -> None:
    shown = " ".join(told("swindler", 1).split())
    assert shown.count("is a rule: rules SW-") == 1
