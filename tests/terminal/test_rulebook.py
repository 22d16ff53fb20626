"""Looking up rules by number, chapter and words."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.games import swindler, thiefdom
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.terminal.lookup import LookUp
from cutpurse.terminal.telling import Teller
from tests.games.texts import table
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


def test_things_of_the_box_are_found_with_what_is_still_unseen() -> None:
    game = table(swindler.TITLE, 3)
    found = LookUp(Teller(game, ["Ada", "Ben", "Cleo"], "en"), {"traitor": 1}).search("traitor")
    assert found[0].lines[0] == "Traitor · 2 copies · still unseen: 1"
    assert found[0].lines[-1].endswith("[from the rulebook · published elsewhere · our ruling]")
    assert found[-1].name.startswith("SW-"), "rules come after things"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "[from the rulebook · our ruling]"), ("de", "[aus dem Regelheft · unsere Auslegung]"),
     ("pl", "[z instrukcji · nasze rozstrzygnięcie]"), ("fr", "[du livret de règles · notre interprétation]")],
)  # fmt: skip
def test_a_rule_that_is_partly_ours_is_told_as_both(language: str, said: str) -> None:
    teller = Teller(table(thiefdom.TITLE, 2), ["Ada", "Ben"], language)
    assert teller.rule("TD-12.7")[-1] == said
    assert len(teller.rule("TD-12.5")) == 3


def test_a_shelf_of_the_box_is_a_page() -> None:
    game = table(thiefdom.TITLE, 2)
    page = LookUp(Teller(game, ["Ada", "Ben"], "en")).page("tables of the solo game")
    assert page is not None
    assert "  7: dungeon, city section 7" in page.lines
