"""The introductions: short, in every language, and each step shows a position that there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.examples import examples
from cutpurse.kernel.lesson import lesson
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.server.http.examples import example

GAMES = ("age-of-thieves", "swindler", "thiefdom")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_shows_what_it_says(game: str) -> None:
    steps = lesson(registry.title(game).home, "en")
    assert 4 <= len(steps) <= 9
    assert sum(len(step.text.split()) for step in steps) < 3 * 200, "three minutes of reading"
    for step in steps:
        assert step.example in examples(game)
        assert 0 <= step.frame < len(example(game, step.example, "en").frames)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_in_every_language(game: str) -> None:
    said = {language: lesson(registry.title(game).home, language) for language in LANGUAGES}
    for steps in zip(*said.values(), strict=True):
        assert len({step.text for step in steps}) == len(LANGUAGES)
        assert len({(step.example, step.frame) for step in steps}) == 1
        assert all(step.title and step.text for step in steps)


def test_a_game_may_have_none(tmp_path: Path) -> None:
    assert lesson(tmp_path, "en") == []
