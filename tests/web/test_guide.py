"""The rulebook page: a game is learnt from the real board, and everything in the box is found there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from cutpurse.kernel import registry
from cutpurse.kernel.guide import guide
from tests.web.checks import check
from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.playing import GAMES

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


IN_SIGHT = """figure => {
    const room = figure.querySelector('div.frame').getBoundingClientRect();
    return [...figure.querySelectorAll('span.ring')].filter(ring => {
        const box = ring.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return x > room.left && x < room.right && y > room.top && y < room.bottom;
    }).length;
}"""
"""How many rings of a picture have their middle in it."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_a_guide_rings_what_it_means(visitor: Arrive, game: str, size: ViewportSize) -> None:
    """One ring for each thing that the guide points at; a map goes there, and cards on a phone as far as there is room."""
    pictures = [paragraph.picture for page in guide(registry.title(game).home, "en") for paragraph in page.paragraphs]
    wanted = [picture for picture in pictures if picture]
    page = visitor(size).go(f"/rules/{game}")
    figures = page.locator("figure")
    expect(figures).to_have_count(len(wanted))
    for number, picture in enumerate(wanted):
        figure = figures.nth(number)
        figure.scroll_into_view_if_needed()
        expect(figure.locator("span.ring"), f"picture {number + 1}").to_have_count(len(picture.things))
        most = len(picture.things) if size == DESKTOP or picture.map else min(1, len(picture.things))
        page.wait_for_function(
            f"([figure, least]) => ({IN_SIGHT})(figure) >= least", arg=[figure.element_handle(), most]
        )
