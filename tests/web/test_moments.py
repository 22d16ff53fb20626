"""Moments that do not come in every turn, upright, on its side and at a desk, light and dark: planning, an exchange, a
window for reactions, with what can be opened over them. They are for everybody, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.checks import faults
from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.playing import Player, offered, play_to_question

Arrive = Callable[..., Visitor]

LANDSCAPE: ViewportSize = {"width": 740, "height": 360}
LOOKS: list[tuple[str, ViewportSize, str]] = [
    ("upright", PHONE, "light"),
    ("on its side", LANDSCAPE, "dark"),
    ("at a desk", DESKTOP, "dark"),
]
LEGENDS = {"age-of-thieves": "What the symbols mean", "thiefdom": "Legend"}


class Guest:
    """Somebody who comes to a moment and looks at it from all sides."""

    def __init__(self, visitor: Visitor, axe: str, game: str, settings: Mapping[str, str | int] | None = None) -> None:
        self.visitor, self.page, self.axe = visitor, visitor.page, axe
        self.player = Player(visitor, game, "moments")
        self.found: list[str] = []
        visitor.sit(visitor.new_table(game, settings=settings))
        expect(self.page.locator("button[data-choice]").first).to_be_attached(timeout=60_000)

    def play(self, until: Callable[[list[str]], bool], first: str = "") -> None:
        play_to_question(self.player, until, first=first)

    def look(self, what: str, sign: str) -> None:
        """From all sides, and with the settings open over it."""
        for how in self.sides():
            expect(self.page.locator(sign).first).to_be_attached()
            self.note(f"{what}, {how}")
        self.page.set_viewport_size(LANDSCAPE)
        self.page.keyboard.press("?")
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.note(f"{what}, settings over it")
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def sides(self) -> Iterator[str]:
        for how, size, scheme in LOOKS:
            self.page.set_viewport_size(size)
            self.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            yield how

    def note(self, where: str) -> None:
        self.found += [f"{where}: {fault}" for fault in faults(self.page, self.axe)]

    def unfold(self) -> None:
        self.page.evaluate("document.querySelectorAll('aside details').forEach(details => (details.open = true))")


def test_planning_and_aiming_in_age_of_thieves(visitor: Arrive, axe: str) -> None:
    guest = Guest(visitor(PHONE), axe, "age-of-thieves")
    guest.play(offered("plan "))
    guest.look("planning", ".planning")
    guest.play(offered("step "), "plan move")
    guest.unfold()
    guest.look("on the move", "main svg [role=button]")
    assert not guest.found, "\n".join(guest.found)


def test_planning_exchange_and_ways_in_thiefdom(visitor: Arrive, axe: str) -> None:
    guest = Guest(visitor(PHONE), axe, "thiefdom")
    guest.play(offered("place 1"), "done")
    guest.look("planning", ".planning .slot")
    guest.play(offered("exchange lair"))
    guest.page.locator(".exchange .side").nth(1).locator(".thing").first.click()
    guest.look("exchange", ".exchange .primary")
    guest.unfold()
    guest.note("why not, beside an exchange")
    assert not guest.found, "\n".join(guest.found)


def test_a_window_for_reactions_in_swindler(visitor: Arrive, axe: str) -> None:
    guest = Guest(visitor(PHONE), axe, "swindler", {"reaction_mode": "wait"})
    standing = guest.page.locator("details.standing")
    guest.play(lambda choices: bool(choices) and standing.count() > 0, "hire")
    guest.unfold()
    guest.look("a window", "details.standing")
    assert not guest.found, "\n".join(guest.found)


@pytest.mark.parametrize("game", sorted(LEGENDS))
def test_a_legend_lies_over_the_map_on_every_side(visitor: Arrive, axe: str, game: str) -> None:
    guest = Guest(visitor(PHONE), axe, game)
    page: Page = guest.page
    page.get_by_role("button", name=LEGENDS[game]).press("Enter")
    for how in guest.sides():
        expect(page.get_by_role("dialog")).to_be_visible()
        guest.note(f"legend, {how}")
    assert not guest.found, "\n".join(guest.found)
