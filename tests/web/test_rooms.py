"""The rooms for reading and looking, at a phone upright and on its side: the board is in sight, and links lead where they say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.checks import sideways
from tests.web.chromium import PHONE, Visitor

GOLDEN = Path(__file__).parents[1] / "golden"
ON_ITS_SIDE: ViewportSize = {"width": 740, "height": 360}
EXAMPLES = {"swindler": "X-12", "age-of-thieves": "X-27", "thiefdom": "W-14"}
SIZES = pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["upright", "on its side"])

Arrive = Callable[..., Visitor]


def kept(guest: Visitor, game: str) -> str:
    """The address of a record that somebody has brought."""
    record = sorted((GOLDEN / game).glob("*.cutpurse"))[0].read_bytes()
    answer = guest.context.request.post(f"{guest.base}/api/records", data=record)
    assert answer.status == 201, answer.text()
    return f"/r/{answer.json()['record']}"


def in_sight(page: Page, what: str) -> float:
    """How much of the screen it fills, that part of it which can be seen."""
    share: float = page.locator(what).first.evaluate("""element => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        const wide = Math.min(right, innerWidth) - Math.max(left, 0);
        const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return Math.max(0, wide) * Math.max(0, high) / (innerWidth * innerHeight);
    }""")
    return share


@SIZES
@pytest.mark.parametrize("game", sorted(EXAMPLES))
def test_an_introduction_shows_its_board_and_the_way_on(visitor: Arrive, size: ViewportSize, game: str) -> None:
    page = visitor(size, locale="de").go(f"/learn/{game}")
    expect(page.locator(".board > *").first).to_be_visible(timeout=20_000)
    while page.locator("[data-next]").count():
        assert in_sight(page, ".scroll") > 0.25
        expect(page.locator("[data-next]")).to_be_in_viewport(ratio=1)
        assert not sideways(page)
        page.locator("[data-next]").click()


@SIZES
@pytest.mark.parametrize("game", sorted(EXAMPLES))
def test_examples_and_replays_show_their_board_beside_what_happens(
    visitor: Arrive, size: ViewportSize, game: str
) -> None:
    guest = visitor(size, locale="de")
    page = guest.go(f"/learn/{game}/{EXAMPLES[game]}")
    expect(page.locator("[data-next]")).to_be_in_viewport(ratio=0.5, timeout=20_000)
    assert in_sight(page, "main") > 0.4
    guest.go(f"{kept(guest, game)}#40,-2")
    expect(page.locator("aside input[type=range]")).to_be_in_viewport(ratio=1, timeout=20_000)
    assert in_sight(page, "main") > 0.4
    for button in page.locator("aside .controls button").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_a_link_to_another_moment_leads_there_from_the_same_room(visitor: Arrive) -> None:
    """Only what follows the # is new: the browser does not load the page again."""
    guest = visitor(PHONE)
    record = kept(guest, "swindler")
    page = guest.go(f"{record}#40,-2")
    step = page.locator("aside .controls .row > p")
    expect(step).to_contain_text("Step 40 of")
    guest.go(f"{record}#12,1")
    expect(step).to_contain_text("Step 12 of")
    expect(page.get_by_label("Through whose eyes")).to_have_value("1")
    guest.go(f"/learn/swindler/{EXAMPLES['swindler']}")
    expect(step).to_contain_text("Step 0 of")
    guest.go(f"/learn/swindler/{EXAMPLES['swindler']}#2")
    expect(step).to_contain_text("Step 2 of")
