"""Thiefdom alone, in a real browser: six nights with die and compass, and at the end what the points are worth."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.checks import check, sideways
from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.playing import LONGEST_GAME, Brisk, Player, patiently, play

Arrive = Callable[..., Visitor]
ORDER = {0: "before each thief", 1: "after each thief"}
"""Who moves first, by the night: boards in even ones (TD-13.8)."""


def sit_alone(guest: Visitor) -> Page:
    page = guest.sit(guest.new_table("thiefdom", others=[]))
    expect(page.locator("button[data-choice]").first).to_be_attached(timeout=60_000)  # a phone's sheet is folded
    return page


def night_of(page: Page) -> int:
    return int(page.locator(".turn strong").inner_text().split(",")[0].split(" ")[1])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_alone(visitor: Arrive, size: ViewportSize, axe: str) -> None:
    """Thieves work every other night, and rest in between."""
    guest = visitor(size)
    page, player, nights = sit_alone(guest), Brisk(guest, "thiefdom", "alone"), set[int]()
    for _ in patiently(guest, LONGEST_GAME):
        if guest.over:
            break
        choices = guest.choices()
        if not choices:
            continue
        night = night_of(page)
        if choices[0].startswith("place 1 ") and night not in nights:
            nights.add(night)
            expect(page.locator(".solo-panel")).to_contain_text(ORDER[night % 2])
            assert not sideways(page)
        guest.choose(player.pick(choices, "" if night % 2 else "end"))
    assert nights == set(range(1, 7))
    expect(page.locator(".solo-panel .die").first).to_have_attribute("aria-label", re.compile("[1-8]"))
    points = int(re.findall(r"\d+", page.locator("section.ending tr").last.inner_text())[-1])
    stars = sum(points >= bar for bar in (30, 40, 50, 60, 70))
    expect(page.locator("section.ending h2")).to_have_text(f"Ann: {points} VP, {'★' * stars or 'no star'}.")
    expect(page.locator(".solo-panel .got")).to_have_count(stars)
    check(page, axe)
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_role("slider").first.press("End")
    expect(page.get_by_text(f"Ann: {points} VP, ").first).to_be_visible()


def test_what_the_die_does_is_seen_on_a_phone(visitor: Arrive) -> None:
    """All of the town, with die and compass below it, while a board moves the townsfolk; then the next thief."""
    guest = visitor(PHONE, reduced_motion="no-preference", is_mobile=True)
    page, player = sit_alone(guest), Player(guest, "thiefdom", "die")
    play([player], lambda: "stamina" in guest.choices(), first="done")
    guest.choose("end")
    expect(page.locator(".solo-panel .die").first).to_have_attribute("aria-label", re.compile("[1-8]"))
    expect(page.locator(".solo-panel .rose")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Fit to view")).to_be_disabled()
    expect(page.locator(".places.here")).to_have_count(1)
    expect(page.get_by_role("button", name="Fit to view")).to_be_enabled()
