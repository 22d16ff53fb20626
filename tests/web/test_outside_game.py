"""A game of another package in the browser: on the front page by its own name, played in the text view against its own
bots; with a board of its own, and an emblem."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from cutpurse.commands.new_game import copy
from cutpurse.lab.crash import House
from tests.docs.test_add_a_game import PAGE
from tests.docs.test_pages import blocks
from tests.kernel.shelf import install_package
from tests.web.chromium import DESKTOP, Visitor

EMBLEM = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 220"><rect width="400" height="220" fill="teal"/></svg>'
)


def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, *, with_board: bool) -> Iterator[House]:
    """A server on a machine where a fresh game is installed beside ours."""
    folder = tmp_path / name
    copy(folder, name)
    if with_board:
        page = folder / name / "page"
        page.mkdir()
        (page / "board.js").write_text(blocks(PAGE, "js")[0], encoding="utf-8")
        (page / "emblem.svg").write_text(EMBLEM, encoding="utf-8")
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join(filter(None, [str(install_package(folder)), os.environ.get("PYTHONPATH")]))
    )
    house = House(tmp_path / "tables.db", workers=1)
    house.start()
    yield house
    house.kill()


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    yield from served(tmp_path, monkeypatch, "lucky_dice", with_board=False)


@pytest.fixture
def drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    yield from served(tmp_path, monkeypatch, "lucky_dice", with_board=True)


def arrive(browser: Browser, house: House, **options: object) -> Visitor:
    guest = Visitor(browser, f"http://{house.address}", DESKTOP, **options)
    guest.go("/")
    return guest


def test_it_stands_on_the_front_page_and_is_played_in_the_text_view(browser: Browser, bare: House) -> None:
    """In German, which the game does not speak: the page is German, the game English."""
    guest = arrive(browser, bare, locale="de-DE")
    card = guest.page.locator("li.game", has_text="Lucky Dice")
    expect(card.get_by_role("heading")).to_have_text("Lucky Dice")
    expect(card).to_contain_text("Roll as often as you dare")
    expect(card).to_contain_text("5 Minuten")
    card.locator("button.primary").click()
    expect(guest.page.locator("button[data-choice='roll']")).to_have_text(re.compile("Roll the die"), timeout=60_000)
    guest.choose("roll")
    expect(guest.page.locator("body")).to_contain_text(re.compile(r"rolls (a one|\d)"))
    assert guest.complaints == []
    guest.leave()


def test_its_own_board_and_emblem_are_shown(browser: Browser, drawn: House) -> None:
    guest = arrive(browser, drawn)
    card = guest.page.locator("li.game", has_text="Lucky Dice")
    expect(card.locator("img")).to_have_attribute("src", "/api/games/lucky_dice/page/emblem.svg")
    card.locator("button.primary").click()
    die = guest.page.locator(".outside button")
    expect(die).to_have_text("Roll the die", timeout=60_000)
    expect(die).to_be_enabled(timeout=60_000)
    die.click()
    expect(guest.page.locator("body")).to_contain_text(re.compile(r"rolls (a one|\d)"))
    assert guest.complaints == []
    guest.leave()


def test_nothing_else_of_the_package_is_served(drawn: House) -> None:
    assert drawn.ask("GET", "/api/games/lucky_dice/page/board.js")[0] == 200
    for name in ("../game.py", "..%2fgame.py", "%2e%2e/game.py", "text", "no.js", "game.py", ".js"):
        assert drawn.ask("GET", f"/api/games/lucky_dice/page/{name}")[0] == 404, name
    assert drawn.ask("GET", "/api/games/swindler/page/board.js")[0] == 404
