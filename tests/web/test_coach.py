"""A first game in the browser: the lesson is offered, the coach says what is new once, and every question has its "?"."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cutpurse.kernel import registry
from cutpurse.kernel.coach import coach
from cutpurse.server.http.lessons import OPENING
from tests.web.checks import check
from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.playing import GAMES

Arrive = Callable[..., Visitor]


def play_now(page: Page, game: str) -> None:
    card = page.locator(".game").filter(has=page.locator(f'[href="/learn/{game}"]'))
    card.get_by_role("button", name="Play now").click()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_first_game_with_the_coach(visitor: Arrive, size: ViewportSize, game: str, axe: str) -> None:
    """Offered, taken, heard once, waved away, explained by "?", gone after a reload, back after a reset."""
    told = coach(registry.title(game).home)
    guest = visitor(size, coached=True)
    page = guest.go()
    play_now(page, game)
    check(page, axe)
    page.locator("[data-first=short]").click()
    tip = page.locator("[data-tip]")
    expect(tip).to_be_visible()
    first = tip.get_attribute("data-tip")
    assert first == OPENING  # the first thing said in a first game is what is shorter in it
    expect(tip).to_contain_text("This first game")
    tip.get_by_role("button", name="Got it").click()
    expect(page.locator(f'[data-tip="{OPENING}"]')).to_have_count(0)
    expect(tip).to_be_visible()
    first = tip.get_attribute("data-tip")
    said = next(one for one in told.tips if one.id == first)
    expect(tip).to_contain_text(said.says.en)
    check(page, axe)
    if said.more:
        tip.get_by_role("link").click()
        expect(page.locator("dialog[open] article").first).to_be_visible()
        page.keyboard.press("Escape")
    else:
        expect(tip.get_by_role("link")).to_have_attribute("href", f"/rules/{game}#{said.says.rules[0]}")
    tip.get_by_role("button", name="Got it").click()
    expect(page.locator(f'[data-tip="{first}"]')).to_have_count(0)

    page.locator("[data-help]").click()
    asked = page.get_by_role("dialog")
    about = [said for sentences in told.questions.values() for said in sentences]
    assert any(sentence.en in asked.inner_text() for sentence in about)
    assert asked.get_by_role("link").count() >= 1
    check(page, axe)
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    page.keyboard.press("h")
    expect(asked).to_be_visible()
    page.keyboard.press("Escape")

    page.reload()
    expect(page.locator("[data-help]")).to_be_visible()
    expect(page.locator(f'[data-tip="{first}"]')).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let the coach say everything again").click()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator(f'[data-tip="{OPENING}"]')).to_be_visible()
    tip.get_by_role("button", name="No more tips").click()
    expect(page.locator("[data-tip=off]")).to_be_visible()
    check(page, axe)
    tip.get_by_role("button", name="Keep the tips").click()  # the wrong button, on a small screen
    expect(page.locator(f'[data-tip="{OPENING}"]')).to_be_visible()
    tip.get_by_role("button", name="No more tips").click()
    tip.get_by_role("button", name="Got it").click()
    expect(page.locator("[data-tip]")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-help]")).to_be_visible()
    expect(page.locator("[data-tip]")).to_have_count(0)


def test_the_offer_is_refused_in_one_tap_and_not_made_again(visitor: Arrive) -> None:
    guest = visitor(PHONE, coached=True)
    page = guest.go()
    play_now(page, "thiefdom")
    page.locator("[data-first=just]").click()
    expect(page.locator("main.board")).to_be_visible()
    guest.go()
    play_now(page, "thiefdom")
    expect(page.locator("main.board")).to_be_visible()
    guest.go()
    play_now(page, "swindler")
    page.locator("[data-first=lesson]").click()
    expect(page.locator(".teacher")).to_be_visible()


TOUCHED = {
    # something on the table that the first question is not about, and where one finds it
    "swindler": "main .stall",
    "thiefdom": "main [data-place^=mission-]",
}


@pytest.mark.parametrize("game", sorted(TOUCHED))
def test_what_is_not_asked_about_says_what_it_is(visitor: Arrive, game: str) -> None:
    """Touched, it is explained; nothing is chosen by it."""
    guest = visitor(DESKTOP)
    page = guest.go()
    play_now(page, game)
    expect(page.locator("[data-help]")).to_be_visible()
    asked = page.locator(".question h2").inner_text()
    page.locator(TOUCHED[game]).first.click()
    told = page.get_by_role("dialog")
    expect(told.locator("h2")).to_be_visible()
    assert told.locator("p").count() >= 1
    page.keyboard.press("Escape")
    expect(page.locator(".question h2")).to_have_text(asked)
