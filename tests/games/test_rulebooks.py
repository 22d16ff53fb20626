"""The rulebooks of all games: the same numbers in every language, and nothing cited that is not there."""

from __future__ import annotations

import json
import re
from itertools import product

import pytest

from cutpurse.cli import main
from cutpurse.kernel import registry
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.rulebook import Rulebook

BOOKS = list(product(registry.titles(), LANGUAGES))
NUMBER = re.compile(r"\b[A-Z]{2,3}-\d+(?:\.\d+)*")


def books(game: str, language: str) -> tuple[Rulebook, Rulebook]:
    home = registry.title(game).home
    return Rulebook(home, language), Rulebook(home, "en")


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_the_same_rules_and_chapters(game: str, language: str) -> None:
    book, english = books(game, language)
    assert book
    assert list(book) == list(english)
    assert list(book.chapters) == list(english.chapters)
    assert all(book.chapter(number) for number in book)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_is_said_and_says_where_it_comes_from(game: str, language: str) -> None:
    book, _ = books(game, language)
    assert [number for number in book if len(book.rules[number].split()) < 3] == []
    assert list(book.marks) == list(book)
    assert {mark for number in book for mark in book.origins(number)} == {"rulebook", "public", "ours"}


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_rules_point_only_to_rules(game: str, language: str) -> None:
    book, english = books(game, language)
    for text in (*book.rules.values(), *book.summary.values()):
        assert [number for number in NUMBER.findall(text) if number not in book.rules] == []
    assert {number for number, text in english.rules.items() if text == book.rules[number]} == set(
        english.rules if language == "en" else ()
    )


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_the_quick_reference_says_the_same_in_every_language(game: str, language: str) -> None:
    book, english = books(game, language)
    pages, told = list(book.summary.values()), list(english.summary.values())
    assert [len(page.splitlines()) for page in pages] == [len(page.splitlines()) for page in told]
    assert [NUMBER.findall(page) for page in pages] == [NUMBER.findall(page) for page in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_arrest_with_the_emperors_jewel_costs_the_card_all_the_same(language: str) -> None:
    """ "You lose nothing else" would be wrong: only the other jewels are spared."""
    said, _ = books("age-of-thieves", language)
    assert NUMBER.findall(said.rules["AOT-11.4"]) == ["AOT-11.7"]


def test_the_quick_reference_of_age_of_thieves_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "age-of-thieves", "--summary", "--language", "de"]) == 0
    assert "Phase Planung\n  Alle planen geheim" in capsys.readouterr().out
    assert main(["rules", "age-of-thieves", "--summary", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 7
