"""The stage: a tile turns before anybody is asked again, big moments go when somebody skips, and nothing moves that stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.chromium import DESKTOP, Visitor
from tests.web.playing import LONG, Player, offered, patiently, play_to_question

Arrive = Callable[..., Visitor]

STAYS = ("bags", "stage", "fences", "jobs", "rivals")
"""What lies on Swindler's table from the beginning to the end."""
MOVED = 2
"""Pixels that nobody notices."""
OPEN = "button[data-choice]:not(:disabled)"


def boxes(page: Page) -> dict[str, list[float]]:
    found: dict[str, list[float]] = page.evaluate(
        """names => Object.fromEntries(names.map(name => {
            const box = document.querySelector(`main.board .table > .${name}`).getBoundingClientRect();
            return [name, [box.left, box.top, box.width, box.height]];
        }))""",
        list(STAYS),
    )
    return found


def moved(before: dict[str, list[float]], after: dict[str, list[float]]) -> list[str]:
    return [name for name in before if any(abs(a - b) > MOVED for a, b in zip(before[name], after[name], strict=True))]


def seated(visitor: Arrive) -> tuple[Visitor, Player]:
    guest = visitor(DESKTOP, reduced_motion="no-preference")
    made = guest.new_table("swindler", settings={"end_jobs": 3, "reaction_mode": "wait", "master_thief": "off"})
    page = guest.host(made)
    expect(page.locator(OPEN).first).to_be_visible(timeout=60_000)
    return guest, Player(guest, "swindler", "stage")


def test_a_tile_turns_before_anybody_is_asked_again(visitor: Arrive) -> None:
    """While it turns the question that was answered stays where it was, locked; then the next one comes. The table lies still."""
    guest, player = seated(visitor)
    page = guest.page
    play_to_question(player, offered("draw"))
    page.evaluate("document.fonts.ready")
    before = boxes(page)
    guest.choose(next(choice for choice in guest.choices() if choice.startswith("draw")))
    expect(page.locator("[data-draw]")).to_be_attached(timeout=5_000)
    assert page.locator(OPEN).count() == 0, "somebody is asked before the tile has turned"
    assert moved(before, boxes(page)) == []
    expect(page.locator("[data-draw]")).to_have_count(0, timeout=20_000)
    expect(page.locator(OPEN).first).to_be_visible(timeout=60_000)
    assert moved(before, boxes(page)) == []


def test_nothing_says_what_it_is_before_the_tile_has_turned(visitor: Arrive) -> None:
    """Neither the words above it nor the log; the tile itself is turned by then."""
    guest, player = seated(visitor)
    page = guest.page
    play_to_question(player, offered("draw"))
    log = page.locator("#panel-side")
    before = log.inner_text()
    # What the page says at the first moment of a draw, noted by the page itself.
    page.evaluate(
        """() => {
            window.first = undefined;
            new MutationObserver(() => {
                if (window.first === undefined && document.querySelector('[data-draw]'))
                    window.first = [document.querySelector('#panel-side').innerText,
                                    document.querySelector('.stage .head').innerText];
            }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }"""
    )
    guest.choose(next(choice for choice in guest.choices() if choice.startswith("draw")))
    page.wait_for_function("window.first !== undefined")
    logged, head = page.evaluate("window.first")
    assert "draws" not in logged.removeprefix(before)
    assert "skull" not in head.lower()
    expect(log).to_contain_text("draws", timeout=20_000)


def test_a_big_moment_goes_when_somebody_skips(visitor: Arrive) -> None:
    guest, player = seated(visitor)
    page = guest.page
    moments: list[Any] = []
    for _ in patiently(guest, LONG, "no big moment in a whole game"):
        shown = page.locator("[data-moment] .beat")
        if shown.count():
            moments.append(page.locator("[data-moment]").get_attribute("data-moment"))
            page.keyboard.press("Escape")
            expect(shown).to_have_count(0, timeout=2_000)
            break
        player.move("play")
    assert moments
