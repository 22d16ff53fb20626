"""Options beside Play now: chosen once, remembered, and played by."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.checks import check
from tests.web.chromium import PHONE, Visitor

Arrive = Callable[..., Visitor]


def test_play_now_goes_by_the_options_and_remembers_them(visitor: Arrive, axe: str) -> None:
    guest = visitor(PHONE)
    page = guest.go()
    card = page.locator('.game:has([href="/rules/swindler"])')
    expect(card.locator("[data-next-rival]")).to_be_visible()
    card.get_by_text("Game options").click()
    check(page, axe)
    card.locator('[data-setting="length"]').select_option("short")
    card.locator('[data-setting="level"]').select_option("gentle")
    expect(card.locator("[data-next-rival]")).to_have_count(0)
    expect(card.locator("summary b")).to_have_text("2")
    page.reload()
    expect(card.locator("summary b")).to_have_text("2")
    card.get_by_role("button", name="Play now").click()
    guest.is_asked()
    table = page.url.partition("#")[0].rpartition("/")[2]
    info = guest.context.request.get(f"{guest.base}/api/tables/{table}").json()
    assert info["settings"]["length"] == "short"
    assert {seat["level"] for seat in info["seats"][1:]} == {"gentle"}
    page = guest.go()
    card.get_by_text("Game options").click()
    card.get_by_role("button", name="Back to the usual game").click()
    expect(card.locator("summary b")).to_have_count(0)
    expect(card.locator('[data-setting="length"]')).to_have_value("standard")
    expect(card.locator("[data-next-rival]")).to_be_visible()
