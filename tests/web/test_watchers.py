"""Whoever watches is counted, not named; whoever plays can hand the way in on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.chromium import PHONE, Visitor

Arrive = Callable[..., Visitor]
KEPT = "() => { navigator.clipboard.writeText = async text => { window.copied = text; }; }"


def test_a_guest_hands_the_watchers_link_on_and_both_see_how_many_watch(visitor: Arrive) -> None:
    host, guest, watcher = visitor(), visitor(PHONE), visitor()
    made = host.new_table("swindler", others=("open",))
    page = host.host(made)
    friend = guest.go(f"/t/{made['table']}#i={made['invitations']['1']}~{made['audience']}")
    friend.get_by_label("Your name").fill("Bea")
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.locator("main.board")).to_be_visible()
    expect(page.locator("header .watching")).to_have_count(0)
    friend.evaluate(KEPT)
    friend.get_by_role("button", name="Settings").click()
    friend.get_by_role("button", name="Players").click()
    friend.get_by_role("button", name="Copy the spectator link").click()
    expect(friend.get_by_role("button", name="Copied")).to_be_visible()
    watcher.go(str(friend.evaluate("() => window.copied")))
    expect(watcher.page.get_by_text("You are watching this table.")).to_be_visible()
    expect(friend.locator("dialog .watching")).to_have_text("1 watching")
    expect(page.locator("header .watching")).to_contain_text("1 watching")
    watcher.go("/")
    expect(page.locator("header .watching")).to_have_count(0)


def test_the_address_of_a_player_lets_others_watch_and_brings_the_player_back(visitor: Arrive) -> None:
    host, friend = visitor(), visitor(PHONE)
    page = host.host(host.new_table("swindler"))
    host.is_asked()
    address = page.url
    friend.go(address)
    expect(friend.page.get_by_text("You are watching this table.")).to_be_visible()
    assert friend.page.url == address, "whoever watches can hand it on"
    page.goto(address)
    host.is_asked()


def test_a_bare_address_says_whom_to_ask(visitor: Arrive) -> None:
    host, stranger = visitor(), visitor(PHONE)
    made = host.new_table("swindler")
    expect(stranger.go(f"/t/{made['table']}").get_by_role("alert")).to_contain_text("Ask someone at the table")
