"""With all its motion: whatever flies has landed, whatever was turned lies still, and what is shown in the end is what
a page shows that is opened only now."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.playing import GAMES, LONGEST_GAME, SHORT, Player, patiently

Arrive = Callable[..., Visitor]

LONG_WAY = 70
"""So many choices."""
LOOKS_AT = 10
"""Of so many stories one is looked at for a while."""
PAUSE = 1_200
"""Longer than a step is waited for before the next."""
STILL = 90_000
"""So long it may take until everything has been told, on a slow machine."""

MOVING = """
() => {
    const found = [];
    if (document.querySelector('[data-telling]')) found.push('something is being told');
    for (const flight of document.querySelectorAll('.flights span')) found.push('on its way: ' + flight.innerHTML.slice(0, 80));
    for (const motion of document.getAnimations()) {
        if (motion.playState !== 'running' && !motion.pending) continue;
        const {target, pseudoElement} = motion.effect;
        found.push(`moves: ${motion.constructor.name} ${pseudoElement ?? ''} ${target.outerHTML.slice(0, 120)}`);
    }
    return found;
}
"""
"""Everything that does not lie still."""

UNSEEN = """
() => [...document.querySelectorAll('main.board [data-thing], main.board .figure, main.board .thief')]
    .filter(thing => thing.getClientRects().length && !thing.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .map(thing => thing.outerHTML.slice(0, 120))
"""
"""Things that are there and cannot be seen."""

FADED = """() => [...document.querySelectorAll('[data-after]')]
    .filter(row => row.scrollWidth - row.clientWidth - Math.abs(row.scrollLeft) <= 1).map(row => row.className)"""
"""Rows that say there is more of them when all of it is in sight."""

STANDING = """
() => {
    const where = piece => {
        const {e, f} = new DOMMatrix(getComputedStyle(piece).transform);
        return `${piece.getAttribute('aria-label') ?? piece.querySelector('title')?.textContent ?? ''} at ${Math.round(e)} ${Math.round(f)}`;
    };
    const pieces = [...document.querySelectorAll('main.board svg .figure, main.board svg .thief')].map(where);
    const things = [...document.querySelectorAll('main.board [data-thing]')]
        .map(thing => `${thing.dataset.thing} in ${thing.closest('[data-place]')?.dataset.place}`);
    return [...pieces, ...things].sort();
}
"""
"""Which piece stands where, and which thing lies where."""


def at_rest(page: Page) -> None:
    """Everything was told and has come to rest, by itself. One's own steps are told beside the next question, with a
    pause after each: so nothing may have moved for longer than that."""
    for _ in range(20):
        try:
            page.wait_for_function(f"() => ({MOVING})().length === 0", timeout=STILL)
        except Error:
            raise AssertionError("\n".join(page.evaluate(MOVING)) or "it never lay still") from None
        there = page.evaluate(STANDING)
        page.wait_for_timeout(PAUSE)
        if page.evaluate(STANDING) == there and not page.evaluate(MOVING):
            break
    assert page.evaluate(UNSEEN) == []
    page.wait_for_function(f"!({FADED})().length")


def as_if_fresh(page: Page) -> None:
    """The same pieces at the same places as on a page that has seen nothing of what happened."""
    before = page.evaluate(STANDING)
    assert before, "there is nothing on this board"
    page.reload()
    expect(page.locator("main.board [data-place]").first).to_be_visible()
    at_rest(page)
    page.wait_for_function(f"before => JSON.stringify(({STANDING})()) === JSON.stringify(before)", arg=before)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_all_its_motion_comes_to_rest(visitor: Arrive, game: str) -> None:
    """Nobody waits for anything to land: whoever has seen enough skips, in the middle of it. To the end, or a long way."""
    guest = visitor(DESKTOP if game != "swindler" else PHONE, reduced_motion="no-preference")
    page = guest.sit(guest.new_table(game, settings=SHORT.get(game)))
    expect(page.locator("button[data-choice]").first).to_be_attached(timeout=60_000)
    player, made, looks, told = Player(guest, game, "motion"), 0, [15, 50], 0
    for _ in patiently(guest, LONGEST_GAME, "the game does not end"):
        if guest.over or made == LONG_WAY:
            break
        if page.locator("[data-telling]").count():
            told += 1
            if told % LOOKS_AT:
                page.keyboard.press("Escape")
        if looks and made >= looks[0] and guest.choices():
            looks.pop(0)
            at_rest(page)
            as_if_fresh(page)
        made += player.move()
    assert told > 0, "nothing was ever told: there was no motion"
    at_rest(page)
