"""Two things with one key stop the page (Svelte: each_key_duplicate): whole games pass by in the replay room, position after position.

What a seat is told in games by chance is looked through without a browser (tests/games/test_page_keys.py); here the boards
themselves draw it, with what they put together before they list it. Whatever the page complains of fails a test.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.golden.make import FOLDER
from tests.web.chromium import Visitor

Arrive = Callable[..., Visitor]
RECORDS = {"age-of-thieves": "4-german", "swindler": "4-short-random", "thiefdom": "4-second-rules"}
"""Four players; undos and interrupts are in them."""
LOOKS = 60
"""So many positions of each game, evenly from its beginning to its end."""
GO = """async steps => {
    const frame = () => new Promise(requestAnimationFrame);
    const at = () => Number(document.querySelector('aside .controls .row > p')?.textContent.match(/\\d+/)?.[0] ?? -1);
    for (const step of steps) {
        const slider = document.querySelector('aside input[type=range]');
        slider.value = step;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        for (let frames = 0; at() !== step && frames < 900; frames++) await frame();
        if (at() !== step) break;
        await frame();
    }
    return at();
}"""
"""Goes from step to step; each is drawn over the one before."""
STEP = "aside .controls .row > p"


def bring(guest: Visitor, game: str) -> Page:
    """The replay room at the beginning of a game, through the first seat's eyes."""
    file = FOLDER / game / f"{RECORDS[game]}.cutpurse"
    answer = guest.context.request.post(f"{guest.base}/api/records", data=file.read_bytes())
    assert answer.status == 201, answer.text()
    return guest.go(f"/r/{answer.json()['record']}#0,0")


@pytest.mark.parametrize("game", sorted(RECORDS))
def test_a_whole_game_is_drawn(visitor: Arrive, game: str) -> None:
    page = bring(visitor(), game)
    expect(page.locator(STEP)).to_contain_text("Step 0 of")
    last = int(page.locator(STEP).inner_text().split(" ")[-1])
    steps = sorted({last * look // LOOKS for look in range(1, LOOKS + 1)})
    assert page.evaluate(GO, steps) == last


def test_two_things_with_one_key_would_be_noticed(visitor: Arrive) -> None:
    """The same tile twice in the supply, in an answer that is changed on its way."""
    guest = visitor()

    def twice(route: Route) -> None:
        answer = route.fetch()
        told: list[dict[str, Any]] = answer.json()
        for position in told:
            supply = position["view"]["supply"]
            position["view"]["supply"] = [*supply, supply[0]]
        route.fulfill(response=answer, json=told)

    guest.page.route("**/api/records/*/pages/**", twice)
    with guest.page.expect_event("pageerror") as stopped:
        bring(guest, "swindler")
    assert "each_key_duplicate" in str(stopped.value)
    guest.complaints.clear()
