"""A sign in one tap, at the table and before the game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.chromium import PHONE, Visitor

Arrive = Callable[..., Visitor]


def test_those_who_wait_for_a_third_talk_in_the_lobby(visitor: Arrive) -> None:
    ann, bob = visitor(), visitor(PHONE)
    made = ann.new_table("swindler", others=("open", "open"))
    page = ann.host(made)
    expect(page.locator("main.lobby")).to_be_visible()
    expect(page.locator(".chat")).to_have_count(0)  # nobody is there to talk to
    friend = bob.go(f"/t/{made['table']}#i={made['invitations']['1']}")
    friend.get_by_label("Your name").fill("Bob")
    friend.get_by_role("button", name="Take the seat").click()
    page.get_by_role("group", name="Quick reactions").get_by_role("button").first.click()
    expect(friend.locator(".chat li").filter(has_text="Ann")).to_contain_text("👍")
    expect(friend.get_by_role("group", name="Quick reactions").get_by_role("button")).to_have_count(6)
