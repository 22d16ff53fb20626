"""The rulebook page: a game is learnt from the real board, and everything in the box is found there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
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


@pytest.mark.parametrize(
    ("game", "drawn"),
    [
        (
            "swindler",
            {
                "traitor": "[data-card=traitor]",
                "haggler": "[data-card=haggler]",
                "raid_wanted": ".raid",
                "red_ring": "svg",
            },
        ),
        (
            "age-of-thieves",
            {
                "dash": ".card .way",
                "arson": ".card .way",
                "confusing_gas": ".signs i:has-text('grenade')",
                "sea_fog": "[data-thing=sea_fog]",
                "informer": ".tile",
                "palace": ".street",
            },
        ),
        (
            "thiefdom",
            {
                "shoes": "[data-place=card-shoes]",
                "wibald": "[data-place=card-wibald]",
                "1A": ".building",
                "bag_token": ".bag",
                "lair_marker": "svg text",
            },
        ),
    ],
)
def test_the_box_shows_cards_as_they_lie_on_the_table(visitor: Arrive, game: str, drawn: dict[str, str]) -> None:
    """Its picture says what a card does; who hears the page hears it once."""
    page = visitor(PHONE).go(f"/rules/{game}")
    for entry, picture in drawn.items():
        page.goto(f"{page.url.split('#')[0]}#gallery-{entry}")
        expect(page.locator(f"#gallery-{entry} .picture {picture}").first).to_be_visible()
    printed = page.locator("article:has(.picture .card)").first
    told = printed.locator(".words .unseen").all_inner_texts()
    assert told, game
    assert printed.locator(".picture").get_attribute("aria-hidden") == "true"
