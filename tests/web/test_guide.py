"""The rulebook page: a game is learnt from the real board, and everything in the box is found there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.checks import check
from tests.web.chromium import PHONE, Visitor

Arrive = Callable[..., Visitor]


def test_a_guide_points_at_the_board_and_a_card_is_found(visitor: Arrive, axe: str) -> None:
    page = visitor(PHONE).go("/rules/swindler")
    aim = page.locator("figure").first
    aim.scroll_into_view_if_needed()
    expect(aim.locator(".ring")).to_have_count(1)
    expect(aim.get_by_text("Dressed to the Nines").first).to_be_visible()
    page.get_by_role("searchbox").fill("traitor")
    card = page.locator("#gallery-traitor")
    expect(card).to_contain_text("must draw again")
    expect(card).to_contain_text("2 copies")
    check(page, axe)
