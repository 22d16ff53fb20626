"""The log: what was taken back is struck out, and what is over and read is folded by action."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.chromium import DESKTOP, Visitor
from tests.web.playing import Player, play

Arrive = Callable[..., Visitor]


def test_what_was_taken_back_is_struck_out(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    page = guest.sit(guest.new_table("swindler", settings={"master_thief": "off", "start_player": "A"}))
    guest.is_asked()
    reserve = next(choice for choice in guest.choices() if choice.startswith("reserve"))
    guest.choose(reserve)
    log = page.locator("#panel-side")
    line = log.locator("li").filter(has_text="reserves")
    expect(line).to_have_count(1)
    expect(log.locator(".undone")).to_have_count(0)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(log.locator("li").filter(has_text="takes back")).to_have_count(1)
    expect(log.locator(".undone")).to_contain_text("reserves")
    expect(log.locator(".undone")).to_have_count(1)
    guest.choose(reserve)
    expect(line).to_have_count(2)
    expect(log.locator(".undone")).to_have_count(1)  # done anew, it stands


def test_what_would_cost_points_is_taken_back_for_nothing(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    page = guest.sit(guest.new_table("swindler", settings={"master_thief": "off", "start_player": "A"}))
    guest.is_asked()
    guest.choose(next(choice for choice in guest.choices() if choice.startswith("reserve")))
    page.locator('button[data-choice^="release"]').click()
    page.locator(".confirm").get_by_role("button", name="Undo instead: free").click()
    expect(page.locator("#panel-side li").filter(has_text="takes back")).to_have_count(1)
    expect(page.locator('button[data-choice^="release"]')).to_have_count(0)


def test_actions_that_are_over_fold_and_open_again(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    page = guest.sit(guest.new_table("thiefdom"))
    player = Player(guest, "thiefdom", "folded")
    folds = page.locator('#panel-side .fold[aria-expanded="false"]')
    play([player], lambda: folds.count() > 0 and len(guest.choices()) > 0)  # asked: nothing moves
    fold = folds.first
    more = int("".join(sign for sign in fold.get_attribute("aria-label") or "" if sign.isdigit()))
    lines = page.locator("#panel-side ol > li")
    before = lines.count()
    fold.click()
    expect(lines).to_have_count(before + more)
