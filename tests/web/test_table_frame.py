"""The frame around every game: lobby, sheet, confirmations, reasons, news, standing answers, clocks, keys, tones, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.playing import SHORT, Player, offered, play, play_to_question

Arrive = Callable[..., Visitor]
LANDSCAPE: ViewportSize = {"width": 740, "height": 360}


def join(visitor: Visitor, made: dict[str, Any], seat: str = "1") -> Page:
    page = visitor.go(f"/t/{made['table']}#i={made['invitations'][seat]}")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator("aside")).to_be_visible()
    return page


def swindler(guest: Visitor) -> Player:
    return Player(guest, "swindler", "frame")


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


# -- before the game -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, DESKTOP], ids=["phone", "landscape", "desktop"])
def test_the_lobby_says_who_is_here_and_begins_with_bots(visitor: Arrive, size: ViewportSize) -> None:
    guest = visitor(size)
    page = guest.host(guest.new_table("swindler", others=("open", "open", "easy")))
    expect(page.locator(".lobby ol > li")).to_have_count(4)
    assert box(page.locator("header"))["y"] == 0, "the header is not at the top"
    expect(page.get_by_text("2 of 4 seats taken")).to_be_visible()
    expect(page.locator(".lobby input[readonly]")).to_have_count(2)
    page.get_by_role("button", name="Start now: bots take the free seats").click()
    expect(page.locator("main.board")).to_be_visible()


# -- the sheet -----------------------------------------------------------------------------------


def test_a_phone_shows_board_and_question_at_once(visitor: Arrive) -> None:
    guest = visitor(PHONE)
    page = guest.host(guest.new_table("swindler", settings=SHORT["swindler"]))
    play_to_question(swindler(guest), offered("rob "))
    sheet, board = page.locator("aside"), page.locator("main.board")
    assert box(sheet)["height"] <= 0.4 * PHONE["height"], "the sheet hides the board"
    inside = box(board)
    bags = [box(bag) for bag in page.locator("main .bag.open").all()]
    assert any(inside["y"] <= bag["y"] and bag["bottom"] <= inside["bottom"] for bag in bags), (
        "what is asked is not seen"
    )
    page.get_by_role("button", name="Show or hide the choices").click()
    assert box(sheet)["height"] <= 0.15 * PHONE["height"]
    expect(page.locator(".question h2")).to_be_visible()
    expect(page.locator(".count")).to_contain_text("choices")
    page.reload()
    expect(page.locator(".count")).to_be_visible()  # this table remembers it
    question = page.locator(".question h2").inner_text()
    page.locator("main .bag.open").first.click()
    expect(page.locator(".question h2")).not_to_have_text(question)


def test_a_phone_on_its_side_has_them_beside_each_other(visitor: Arrive) -> None:
    guest = visitor(LANDSCAPE)
    page = guest.host(guest.new_table("swindler", settings=SHORT["swindler"]))
    expect(page.locator("button[data-choice]").first).to_be_visible()
    board, sheet = box(page.locator("main.board")), box(page.locator("aside"))
    assert board["right"] <= sheet["x"] + 1
    assert board["height"] >= 0.75 * LANDSCAPE["height"]
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), "the page itself scrolls"


def test_what_is_to_be_thought_of_and_why_not_stand_beside_the_thing(visitor: Arrive) -> None:
    guest = visitor(PHONE)
    page = guest.host(guest.new_table("swindler", settings=SHORT["swindler"]))
    warned = page.locator("button.warned:not(:disabled)")
    closed = page.locator("summary", has_text="Not possible now")
    play([swindler(guest)], lambda: warned.count() > 0 and closed.count() > 0)
    option = warned.first
    touched = box(option)
    option.click()
    confirmation = page.get_by_role("alertdialog")
    expect(confirmation).to_be_visible()
    around = box(confirmation)
    apart = max(touched["y"] - around["bottom"], around["y"] - touched["bottom"], 0)
    assert apart < 60, "the confirmation is far from what was touched"
    assert around["x"] >= 0 and around["right"] <= PHONE["width"]
    page.keyboard.press("Escape")
    expect(confirmation).to_have_count(0)
    assert option.evaluate("button => button === document.activeElement"), "the focus is lost"
    closed.click()
    rule = page.locator(".question details li a").first
    assert "/rules/swindler#SW-" in str(rule.get_attribute("href"))
    assert box(rule)["height"] >= 38


# -- news, standing answers, clocks --------------------------------------------------------------


def test_whoever_comes_back_sees_what_happened_since(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    page = guest.host(guest.new_table("swindler", others=("easy", "easy"), settings=SHORT["swindler"]))
    mine = page.locator("button[data-choice]:not(:disabled)")
    play([swindler(guest)], lambda: page.locator(".panel li.divider").count() > 0 and mine.count() > 0)
    page.reload()
    expect(page.locator(".panel li.divider")).to_be_visible()
    expect(page.locator(".recap")).to_be_visible()
    assert page.locator(".recap li").count() > 0
    page.locator(".recap").get_by_role("button", name="Close").click()
    expect(page.locator(".recap")).to_have_count(0)


def test_a_standing_answer_passes_until_it_is_taken_back(visitor: Arrive) -> None:
    ann, bob = visitor(DESKTOP), visitor(PHONE)
    settings: dict[str, str | int] = {"reaction_mode": "timed", "reaction_seconds": 20}
    manners = {"clock": "game", "seconds": 900}
    made = ann.new_table("swindler", others=("open",), settings=settings, manners=manners)
    ann_page = ann.host(made)
    page = join(bob, made)
    expect(ann_page.get_by_role("timer").first).to_be_visible()
    standing = page.locator("details.standing")
    timer = page.get_by_role("progressbar", name="Time to respond")
    # In the window of a theft, where everything that follows can be let pass.
    play([swindler(ann), swindler(bob)], lambda: "wave" in bob.choices() and timer.count() > 0 and standing.count() > 0)
    standing.locator("summary").click()
    standing.get_by_label("What").select_option("every")
    standing.get_by_label("How long").select_option("")
    standing.get_by_role("button").click()
    expect(page.locator(".said li")).to_be_visible()
    expect(standing).to_have_count(0)  # it passes by itself
    expect(page.locator(".passing")).to_have_count(0)
    page.reload()
    expect(page.locator(".said li")).to_be_visible()  # kept for this table
    page.locator(".said").get_by_role("button", name="Stop passing").click()
    expect(page.locator(".said")).to_have_count(0)


# -- keys, tones, the end ------------------------------------------------------------------------


def test_keys_lead_everywhere(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    page = guest.host(guest.new_table("swindler", settings=SHORT["swindler"]))
    play_to_question(swindler(guest), offered("rob "))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_contain_text("choose by number")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    focused = page.locator(":focus")
    expect(focused).to_be_visible()
    first = box(focused)
    page.keyboard.press("ArrowRight")
    assert box(page.locator(":focus"))["x"] > first["x"]
    page.keyboard.press("q")
    assert page.evaluate("document.activeElement.dataset.choice !== undefined")
    page.keyboard.press("Enter")
    expect(page.locator("button[data-choice]:not(:disabled)").first).to_be_visible()
    expect(page.locator(":focus")).to_have_count(1)  # never lost


TONES = """
window.tones = 0;
window.OscillatorNode = class {
    connect(to) { return to; }
    start() { window.tones += 1; }
    stop() {}
};
window.GainNode = class {
    gain = {setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}};
    connect() {}
};
"""


def test_tones_are_heard_by_those_who_want_them(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    guest.page.add_init_script(TONES)
    page = guest.host(guest.new_table("swindler", settings=SHORT["swindler"]))
    expect(page.locator("button[data-choice]").first).to_be_visible()
    assert page.evaluate("tones") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sounds").check()
    assert page.evaluate("tones") == 2, "how it sounds is heard at once"
    page.keyboard.press("Escape")
    rounds = page.locator(".panel li", has_text="it is Ann’s turn")
    before = rounds.count()
    play([swindler(guest)], lambda: rounds.count() > before and len(guest.choices()) > 0)
    assert page.evaluate("tones") > 2, "nobody was called"


def test_the_end_accounts_for_every_point(visitor: Arrive) -> None:
    guest = visitor(PHONE)
    page = guest.host(guest.new_table("swindler", settings=SHORT["swindler"]))
    play([swindler(guest)], lambda: guest.over)
    expect(page.locator(".ending ol li")).to_have_count(2)
    rows = page.locator(".ending tbody tr").all()
    shown = [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    total = [number(cell) for cell in page.locator(".ending tfoot td").all_inner_texts()]
    assert [sum(column) for column in zip(*shown, strict=True)] == total
    page.get_by_role("button", name="Copy a link to this game").click()
    assert "/r/" in page.locator(".ending input[readonly]").input_value()


def number(cell: str) -> int:
    return 0 if cell == "·" else int(cell.replace("−", "-"))
