"""Whatever names a card leads to what it says, by pointing, touching and keys: options, lines of the log, rules. A card
that was played against somebody is not even looked up: its text is there at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.test_interrupts import SETTINGS, beggar, beggar_while_bob_sells, seated

Arrive = Callable[..., Visitor]
SAYS = "everybody with more VP gives you a tile or a coin"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_played_against_me_says_at_once_what_it_does(visitor: Arrive, size: ViewportSize) -> None:
    """To be read and to be heard."""
    ann, bob = seated(visitor, beggar_while_bob_sells(), theirs=size)
    expect(bob.page.get_by_text(SAYS)).to_have_count(0)
    beggar(ann.page).click()
    expect(bob.page.locator("small").filter(has_text=SAYS).first).to_be_visible()
    expect(bob.page.get_by_role("log").filter(has_text=SAYS).first).to_be_attached()
    expect(ann.page.locator("small").filter(has_text=SAYS)).to_have_count(0)  # who played it knows it


def test_names_of_cards_lead_to_what_they_say(visitor: Arrive) -> None:
    """Beside an option by keys, beside a line of the log by a tap; whoever points at it reads it without either."""
    ann = visitor(DESKTOP)
    ann.host(ann.new_table("swindler", others=("easy",), settings=SETTINGS))
    ann.is_asked()
    told = ann.page.get_by_role("dialog")

    def says(link: Locator, name: str) -> None:
        expect(told.get_by_role("heading", name=name).first).to_be_visible()
        expect(told).to_contain_text("pays")
        expect(told).to_contain_text("still unseen: 0")
        expect(told.locator("a[href^='/rules/swindler#SW-']").first).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(told).to_have_count(0)

    option = ann.page.locator("li:has(> button[data-choice^='reserve '])").first
    job = str(option.locator("button").get_attribute("data-choice")).removeprefix("reserve ")
    link = option.locator("a")
    shown = str(link.get_attribute("title"))
    assert "pays" in shown
    name = shown.partition(":")[0]
    link.focus()
    ann.page.keyboard.press("Enter")
    says(link, name)
    option.locator("button").click()
    line = ann.page.get_by_role("listitem").filter(has_text="reserves").filter(has_text=name).last.locator("a").first
    expect(line).to_have_attribute("title", shown)
    expect(line).to_have_attribute("href", f"/rules/swindler#gallery-{job}")
    line.click()
    says(line, name)


def test_cards_that_a_rule_names_are_a_click_away(visitor: Arrive) -> None:
    page = visitor(DESKTOP).go("/rules/swindler#SW-4.12.29")
    named = page.locator("[id='SW-4.12.29'] dd a.card").filter(has_text="decoy")
    expect(named).to_have_attribute("title", "during your theft, go on with another bag; a skull on its first draw ends the theft, but takes nothing.")  # fmt: skip
    named.click()
    expect(page.locator("#gallery-decoy")).to_be_in_viewport()


def test_in_the_text_view_a_card_is_told_with_its_copies_and_rules(visitor: Arrive) -> None:
    ann = visitor(DESKTOP)
    ann.host(ann.new_table("swindler", others=("easy",), settings=SETTINGS))
    ann.is_asked()
    page = ann.page
    expect(page.locator("li:has(> button[data-choice^='reserve ']) a").first).to_be_visible()  # the box is there
    page.get_by_role("button", name="Text view").press("Enter")
    expect(page.get_by_role("heading", name="The situation")).to_be_visible()  # and what is unseen
    asked = page.get_by_role("region", name="Look something up")
    asked.get_by_role("combobox").fill("Guardian Angel")
    asked.get_by_role("combobox").press("Enter")
    for part in ("up to 2 tiles of that colour", "2 copies · still unseen: 2", "SW-4.12.35"):
        expect(asked.get_by_role("listitem").filter(has_text=part).first).to_be_visible()
        expect(asked.get_by_role("status")).to_contain_text(part)


def test_what_is_partly_ours_says_so_on_the_page(visitor: Arrive) -> None:
    """A rule, and a thing of the box, each with both its marks."""
    page = visitor(DESKTOP).go("/rules/thiefdom#TD-12.7")
    both = "from the rulebook · our ruling"
    expect(page.locator("[id='TD-12.7'] dt small")).to_have_text(both)
    expect(page.locator("[id='TD-12.5'] dt small")).to_have_text("from the rulebook")
    page.goto(f"{page.url.split('#')[0]}#gallery-noble_a")
    expect(page.locator("#gallery-noble_a .origin small")).to_have_text(both)
