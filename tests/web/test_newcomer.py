"""Somebody who has never been here: by clicks alone, from the front page to a finished game and its replay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

from cutpurse.kernel import registry
from cutpurse.kernel.lesson import lessons
from tests.web.chromium import DESKTOP, Visitor
from tests.web.playing import GAMES, LONGEST_GAME, SHORT, Player, patiently

WATCHED = 12
"""So many answers are given with everything in motion; then whoever knows the game by now wants to get on."""
ON_THE_BOARD = "main button.open, main svg .open[role=button], main svg .target:not(.far)"
"""What lights up and answers the question."""
BY_THE_BOARD = 0.6
"""How often somebody points at the board; whoever only ever points may lay down and take up the same marker for long."""
AT_LEAST = 8
"""So often at least the board has answered when the game is over."""
PATIENCE = 1500

Arrive = Callable[..., Visitor]


class Newcomer(Player):
    """Points at what is lit on the board; where nothing is, and now and then besides, reads the list."""

    def __init__(self, guest: Visitor, game: str) -> None:
        super().__init__(guest, game, "newcomer")
        self.pointed = self.read = 0

    @property
    def answers(self) -> int:
        return self.pointed + self.read

    def play(self, until: Callable[[], bool]) -> None:
        for _ in patiently(self.guest, LONGEST_GAME, "the game does not end"):
            if until():
                return
            choices = self.guest.choices()
            if choices and not (self.rng.random() < BY_THE_BOARD and self.point()):
                choice = self.pick(choices)
                asked_by_board = self.page.locator(f'main button[data-choice="{choice}"]').count() > 0
                self.guest.choose(choice)
                self.pointed += asked_by_board
                self.read += not asked_by_board

    def point(self) -> bool:
        """Touch something that is lit; of several answers take one; what is warned of is done all the same."""
        lit = self.page.locator(ON_THE_BOARD)
        count = lit.count()
        if not count:
            return False
        try:
            lit.nth(self.rng.randrange(count)).click(timeout=PATIENCE, force=True)  # whatever stands on it
            beside = self.page.locator("dialog[open] li button")
            if several := beside.count():
                beside.nth(self.rng.randrange(several)).click(timeout=PATIENCE)
        except Error:
            return False  # it is no longer lit: the question was answered meanwhile
        self.pointed += 1
        return True


def hurry(page: Page) -> None:
    """No more motion, from the settings. What is to be thought of first stands before everything: it is put off."""
    if page.get_by_role("alertdialog").count():
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Pace").select_option("none")
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()


def shorter(page: Page, game: str) -> None:
    """Back to the front page: a table with other settings, and bots all around it."""
    page.get_by_role("link", name="Back to the front page").click()
    card = page.locator(".game").filter(has=page.locator(f'[href="/learn/{game}"]'))
    card.get_by_role("button", name="Play with friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Add a seat").click()
    for seat in range(2):
        dialog.locator("fieldset select").nth(seat).select_option("easy")
    dialog.get_by_text("Game options").click()
    for setting, value in SHORT[game].items():
        dialog.locator(f'[data-setting="{setting}"]').select_option(str(value))
    dialog.get_by_role("button", name="Create the table").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_learns_plays_and_watches_it_again(visitor: Arrive, game: str) -> None:
    """Front page, a lesson, a game against bots with everything in motion, its end, its replay."""
    guest = visitor(DESKTOP, reduced_motion="no-preference")
    page = guest.go()
    page.locator(f'.game [href="/learn/{game}"]').click()
    expect(page.locator("[data-next]")).to_be_visible()
    last = len(lessons(registry.title(game).home)["first_night"].steps) - 1  # each is played in test_lessons.py
    guest.go(f"/learn/{game}/first_night#{last}")
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.locator("button[data-choice]").first).to_be_visible(timeout=60_000)
    if game in SHORT:
        shorter(page, game)
    newcomer = Newcomer(guest, game)
    newcomer.play(lambda: newcomer.answers >= WATCHED)
    hurry(page)
    newcomer.play(lambda: guest.over)
    assert newcomer.pointed >= AT_LEAST
    page.get_by_role("button", name="Watch the replay").click()
    expect(page.locator("aside .controls p")).to_contain_text("Step 0 of")
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator("aside .controls p")).to_contain_text("Step 1 of")
