"""Looking up rules by number, chapter and words."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.kernel.rulebook import Rulebook
from tests.terminal.garden import BookTitle


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    return Rulebook(BookTitle(tmp_path / "garden").home, "en")


@pytest.mark.parametrize("written", ["GS-2", "gs-2", "2", " GS-2 "])
def test_a_rule_is_found_however_its_number_is_written(book: Rulebook, written: str) -> None:
    assert book.number(written) == "GS-2"
    assert book.text(written) == "You can plant only what you hold."
    assert book.mark(written) == "rulebook"


def test_a_number_that_no_rule_has(book: Rulebook) -> None:
    assert book.number("GS-9") is None
    assert book.text("9") is None
    assert book.mark("9") == ""


def test_a_rule_knows_its_chapter(book: Rulebook) -> None:
    assert book.chapter("GS-2.1") == "Turns"
    assert book.chapter("GS-1") == "Set-up"
    assert book.chapter("GS-3") == ""


def test_chapters_hold_their_rules(book: Rulebook) -> None:
    assert book.under("2") == ["GS-2", "GS-2.1"]


def test_search_takes_all_words_in_any_order(book: Rulebook) -> None:
    assert book.search("hold flowers") == ["GS-3"]
    assert book.search("HOLD") == ["GS-2", "GS-3"]
    assert book.search("turns stays") == ["GS-2.1"]
    assert book.search("elephant") == []
    assert book.search("  ") == []


def test_search_for_a_number_gives_just_that_rule(book: Rulebook) -> None:
    assert book.search("gs-2.1") == ["GS-2.1"]


def test_an_unknown_language_is_english(tmp_path: Path) -> None:
    assert Rulebook(BookTitle(tmp_path / "garden").home, "tlh").language == "en"


def test_a_game_without_a_rulebook_has_an_empty_one(tmp_path: Path) -> None:
    empty = Rulebook(tmp_path, "de")
    assert not empty
    assert empty.chapters == {}
    assert empty.search("anything") == []
