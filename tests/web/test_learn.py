"""The worked examples in a real browser: stepped through on the board, at phone and desktop size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from cutpurse.kernel.examples import examples
from cutpurse.server.http.examples import example
from tests.web.checks import check
from tests.web.chromium import DESKTOP, PHONE, Visitor

SHOWN = {"swindler": "X-12", "age-of-thieves": "X-27", "thiefdom": "W-14"}
ON_THE_BOARD = {
    "swindler": "main .bag.open",
    "age-of-thieves": "main svg [role=button]",
    "thiefdom": "main svg .target",
}

Arrive = Callable[..., Visitor]


@pytest.mark.parametrize("game", sorted(SHOWN))
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_an_example_is_stepped_to_its_end(visitor: Arrive, size: ViewportSize, game: str, axe: str) -> None:
    """By the board, by the button, back and on by keys; a reload leads to the same step."""
    id = SHOWN[game]
    shown = example(game, id, "en")
    page = visitor(size).go(f"/learn/{game}/{id}")
    expect(page.locator(".title")).to_have_text(shown.title, timeout=20_000)
    check(page, axe)
    page.locator(ON_THE_BOARD[game]).focus()  # one thing answers, and no other
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{page.url.partition('#')[0]}#1")
    for _ in shown.frames[2:]:
        page.locator("[data-next]").click()
    expect(page.locator("[data-next]")).to_have_count(0)
    for sentence in shown.frames[-1].text.holds:
        expect(page.get_by_text(sentence, exact=True)).to_be_visible()
    check(page, axe)
    page.keyboard.press("Home")
    expect(page.locator("[data-next]")).to_be_visible()
    page.keyboard.press("End")
    where = page.url
    page.reload()
    expect(page.locator(".title")).to_have_text(shown.title)
    expect(page.locator("[data-next]")).to_have_count(0)
    assert page.url == where
    page.locator("nav .button.primary").click()
    order = list(examples(game))
    following = order[order.index(id) + 1]
    expect(page.locator(".title")).to_have_text(example(game, following, "en").title)


@pytest.mark.parametrize("game", sorted(SHOWN))
def test_the_rulebook_leads_to_its_examples(visitor: Arrive, game: str, axe: str) -> None:
    guest = visitor(PHONE)
    rule = example(game, SHOWN[game], "en").rules[0]
    page = guest.go(f"/rules/{game}#{rule}")
    entry = page.locator(f'[id="{rule}"]')
    entry.get_by_text(f"▶ {SHOWN[game]}", exact=True).click()
    expect(page.locator("[data-next]")).to_be_visible(timeout=20_000)
    guest.go(f"/rules/{game}#examples")
    expect(page.locator("#examples li")).to_have_count(len(examples(game)))
    check(page, axe)


def test_age_of_thieves_has_its_summary_on_one_page(visitor: Arrive) -> None:
    page = visitor(DESKTOP).go("/rules/age-of-thieves")
    expect(page.locator(".summary h3").first).to_be_visible()
    rule = page.locator(".summary article a").first
    number = rule.inner_text()
    rule.click()
    expect(page.locator(".asked")).to_contain_text(number)
