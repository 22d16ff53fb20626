"""One link for a group of friends: first come, first seated; whoever comes too late watches, and learns nobody's secrets."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.chromium import Visitor

Arrive = Callable[..., Visitor]
KEPT = "() => { navigator.clipboard.writeText = async text => { window.copied = text; }; }"


def test_a_link_for_everybody_seats_who_comes_first(visitor: Arrive) -> None:
    host = visitor()
    page = host.host(host.new_table("swindler", others=("open", "open")))
    page.evaluate(KEPT)
    page.get_by_role("button", name="Copy one link for everybody").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = str(page.evaluate("() => window.copied"))
    assert "#g=" in link
    for name in ("Bea", "Cid"):
        guest = visitor()
        guest.go(link)
        guest.page.get_by_label("Your name").fill(name)
        guest.page.get_by_role("button", name="Take the seat").click()
        table, _, secret = link.partition("#g=")
        expect(guest.page).to_have_url(
            f"{table}#a={secret.partition('~')[2]}"
        )  # of the secret only what lets others watch
        expect(page.get_by_text(name).first).to_be_visible()
    late = visitor()
    late.go(link)
    expect(late.page.get_by_text("You are watching this table.")).to_be_visible()
    assert late.page.locator("button[data-choice]").count() == 0
