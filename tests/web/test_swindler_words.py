"""What Swindler's table says when it is touched: what a thing is, what my hand holds, when raids come."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.chromium import PHONE, Visitor
from tests.web.playing import Player, offered, play_to_question
from tests.web.test_swindler_board import LAPTOP

Arrive = Callable[..., Visitor]
SETTINGS = {"reaction_mode": "wait", "start_player": "A", "master_thief": "random"}


def seated(visitor: Arrive, size: ViewportSize) -> Visitor:
    guest = visitor(size)
    guest.sit(guest.new_table("swindler", names=("Ann", "Ben"), settings=SETTINGS))
    guest.is_asked()
    return guest


@pytest.mark.parametrize("thing", [".job", ".stall", ".rivals .seat .face", ".bag"])
def test_whatever_is_touched_says_what_it_is(visitor: Arrive, thing: str) -> None:
    """While a bag is robbed, and so while most of it answers nothing; before that for a bag."""
    guest = seated(visitor, LAPTOP)
    if thing != ".bag":
        play_to_question(Player(guest, "swindler", "touch"), offered("draw"), first="done")
    guest.page.locator(f"main {thing}").first.click()
    expect(guest.page.locator(".popover h2, [role=dialog] h2").first).not_to_be_empty()


def test_on_a_phone_the_number_of_my_cards_opens_them(visitor: Arrive) -> None:
    guest = seated(visitor, PHONE)
    guest.page.locator(".own-summary .cards").tap()
    dialog = guest.page.get_by_role("dialog", name="Your hand")
    expect(dialog).to_contain_text("No cards in hand")


def test_the_raids_say_when_they_come(visitor: Arrive) -> None:
    page = seated(visitor, LAPTOP).page
    page.get_by_role("button", name="Raids that would hit you: none of 6").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("when jobs are refilled")
    expect(dialog).to_contain_text("missing a turn")
    expect(dialog.get_by_role("link", name="SW-4.9.1")).to_be_visible()


def test_whoever_points_sees_no_ring(visitor: Arrive) -> None:
    page = seated(visitor, LAPTOP).page
    page.locator("main .status .turn").click()
    assert page.evaluate("document.activeElement.matches('main')")
    page.keyboard.press("9")  # a number chooses: it moves no focus
    ring = "getComputedStyle(document.querySelector('main')).outlineColor"
    shown = "document.querySelector('main').matches(':focus-visible')"
    assert not page.evaluate(shown) or page.evaluate(ring) == "rgba(0, 0, 0, 0)"
    page.keyboard.press("Shift")
    assert page.evaluate("document.querySelector('[data-pointed]')") is None
