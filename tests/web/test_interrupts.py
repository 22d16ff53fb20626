"""An interrupt in the browser: folded away for whoever may, explained to whoever was deciding."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.playing import Player, play
from tests.web.test_table_frame import join

Arrive = Callable[..., Visitor]


def test_whoever_is_interrupted_sees_what_happened_and_why_the_options_changed(visitor: Arrive) -> None:
    ann, bob = visitor(DESKTOP), visitor(PHONE)
    settings: dict[str, str | int] = {"reaction_mode": "wait", "master_thief": "off", "start_player": "A"}
    made = ann.new_table("swindler", others=("open",), settings=settings)
    page = ann.host(made)
    other = join(bob, made)
    offer = page.locator("[data-offer^='release ']")
    players = [Player(guest, "swindler", "interrupts") for guest in (ann, bob)]
    play(players, lambda: offer.count() > 0 and bool(bob.choices()), first="reserve")
    expect(offer.first).to_be_hidden()  # quiet: folded until somebody wants it
    expect(other.locator("[data-offer]")).to_have_count(0)
    expect(other.locator(".interrupted")).to_have_count(0)
    page.get_by_text("Play out of turn").click()
    offer.first.click()
    if (sure := page.locator(".confirm .primary")).count():  # whoever has points to lose is told what it costs
        sure.click()
    told = other.locator(".interrupted")
    expect(told).to_contain_text("While you were deciding")
    assert bob.choices(), "Bob is still asked"
    bob.choose(bob.choices()[-1])
    expect(told).to_have_count(0)
