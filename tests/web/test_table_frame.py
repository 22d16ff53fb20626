"""The frame around every game: lobby, sheet, doubts, reasons, news, standing answers, clocks, keys, tones, the end."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from cutpurse.kernel import registry
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.lab.crash import House
from cutpurse.lab.soak import lean
from tests.web.chromium import DESKTOP, PHONE, Visitor

Arrive = Callable[..., Visitor]
LANDSCAPE: ViewportSize = {"width": 740, "height": 360}
LONG = 120.0
SHORT = {"end_jobs": 3, "reaction_mode": "wait"}


def table(house: House, *who: str, game: str = "swindler", **more: Any) -> dict[str, Any]:
    """A new table, by the host's own request."""
    seats = [{"who": one, "name": {"me": "Ann"}.get(one, "")} for one in who]
    status, answer = house.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
    assert status == 201, answer
    made: dict[str, Any] = json.loads(answer)
    return made


def sit(visitor: Visitor, made: dict[str, Any]) -> Page:
    """The host's own seat; whoever has a browser of the same page knows what the host may do."""
    page = visitor.go("/")
    kept = {
        "table": made["table"],
        "game": "swindler",
        "seat": made["seat"],
        "token": made["token"],
        "name": "Ann",
        "at": 1,
        "host": made["host"],
        "invitations": made["invitations"],
        "audience": made["audience"],
    }
    page.evaluate("kept => localStorage.setItem('cutpurse.tables', JSON.stringify([kept]))", kept)
    return visitor.go(f"/t/{made['table']}")


def join(visitor: Visitor, made: dict[str, Any], seat: str = "1") -> Page:
    page = visitor.go(f"/t/{made['table']}#i={made['invitations'][seat]}")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("aside")).to_be_visible()
    return page


def play(visitors: list[Visitor], until: Callable[[], bool], seed: str = "frame") -> None:
    """Everybody chooses from the list until something holds."""
    rules = open_table(registry.title("swindler"), 3, {})
    assert not isinstance(rules, Reason)
    rng, began = random.Random(seed), time.monotonic()
    while not until():
        assert time.monotonic() - began < LONG, "it never came to that"
        for visitor in visitors:
            choices = visitor.choices()
            if choices:
                visitor.choose(lean(rules, choices, rng))
        visitors[0].page.wait_for_timeout(15)


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found is not None
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


# -- before the game -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, DESKTOP], ids=["phone", "landscape", "desktop"])
def test_the_lobby_says_who_is_here_and_begins_with_bots(visitor: Arrive, web_house: House, size: ViewportSize) -> None:
    guest = visitor(size)
    page = sit(guest, table(web_house, "me", "open", "open", "easy"))
    expect(page.locator(".lobby ol > li")).to_have_count(4)
    assert box(page.locator("header"))["y"] == 0, "the header is not at the top"
    expect(page.get_by_text("2 of 4 seats taken")).to_be_visible()
    expect(page.locator(".lobby input[readonly]")).to_have_count(2)
    page.get_by_role("button", name="Start now: bots take the free seats").click()
    expect(page.locator("main.board")).to_be_visible()


# -- the sheet -----------------------------------------------------------------------------------


def test_a_phone_shows_board_and_question_at_once(visitor: Arrive, web_house: House) -> None:
    guest = visitor(PHONE)
    page = sit(guest, table(web_house, "me", "easy", settings=SHORT))
    play([guest], lambda: any(choice.startswith("rob ") for choice in guest.choices()))
    sheet, board = page.locator("aside"), page.locator("main.board")
    assert box(sheet)["height"] <= 0.4 * PHONE["height"], "the sheet hides the board"
    inside = box(board)
    bags = [box(bag) for bag in page.locator("main .bag.open").all()]
    assert any(inside["y"] <= bag["y"] and bag["bottom"] <= inside["bottom"] for bag in bags), (
        "what is asked is not seen"
    )
    page.get_by_role("button", name="Fold or unfold the choices").click()
    assert box(sheet)["height"] <= 0.15 * PHONE["height"]
    expect(page.locator(".question h2")).to_be_visible()
    expect(page.locator(".count")).to_contain_text("choices")
    page.reload()
    expect(page.locator(".count")).to_be_visible()  # this table remembers it
    question = page.locator(".question h2").inner_text()
    page.locator("main .bag.open").first.click()
    expect(page.locator(".question h2")).not_to_have_text(question)


def test_a_phone_on_its_side_has_them_beside_each_other(visitor: Arrive, web_house: House) -> None:
    guest = visitor(LANDSCAPE)
    page = sit(guest, table(web_house, "me", "easy", settings=SHORT))
    expect(page.locator("button[data-choice]").first).to_be_visible()
    board, sheet = box(page.locator("main.board")), box(page.locator("aside"))
    assert board["right"] <= sheet["x"] + 1
    assert board["height"] >= 0.75 * LANDSCAPE["height"]
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), "the page itself scrolls"


def test_what_is_to_be_thought_of_and_why_not_stand_beside_the_thing(visitor: Arrive, web_house: House) -> None:
    guest = visitor(PHONE)
    page = sit(guest, table(web_house, "me", "easy", settings=SHORT))
    warned = page.locator("button.warned:not(:disabled)")
    closed = page.locator("summary", has_text="Not possible now")
    play([guest], lambda: warned.count() > 0 and closed.count() > 0)
    option = warned.first
    touched = box(option)
    option.click()
    doubt = page.get_by_role("alertdialog")
    expect(doubt).to_be_visible()
    around = box(doubt)
    apart = max(touched["y"] - around["bottom"], around["y"] - touched["bottom"], 0)
    assert apart < 60, "the doubt is far from what was touched"
    assert around["x"] >= 0 and around["right"] <= PHONE["width"]
    page.keyboard.press("Escape")
    expect(doubt).to_have_count(0)
    assert option.evaluate("button => button === document.activeElement"), "the focus is lost"
    closed.click()
    rule = page.locator(".question details li a").first
    assert "/rules/swindler#SW-" in str(rule.get_attribute("href"))
    assert box(rule)["height"] >= 38


# -- news, standing answers, clocks --------------------------------------------------------------


def test_whoever_comes_back_sees_what_happened_since(visitor: Arrive, web_house: House) -> None:
    guest = visitor(DESKTOP)
    page = sit(guest, table(web_house, "me", "easy", "easy", settings=SHORT))
    mine = page.locator("button[data-choice]:not(:disabled)")
    play([guest], lambda: page.locator(".panel li.divider").count() > 0 and mine.count() > 0)
    page.reload()
    expect(page.locator(".panel li.divider")).to_be_visible()
    expect(page.locator(".recap")).to_be_visible()
    assert page.locator(".recap li").count() > 0
    page.locator(".recap").get_by_role("button", name="Close").click()
    expect(page.locator(".recap")).to_have_count(0)


def test_a_standing_answer_passes_until_it_is_taken_back(visitor: Arrive, web_house: House) -> None:
    ann, bob = visitor(DESKTOP), visitor(PHONE)
    settings = {"reaction_mode": "timed", "reaction_seconds": 20}
    made = table(web_house, "me", "open", settings=settings, manners={"clock": "game", "seconds": 900})
    ann_page = sit(ann, made)
    page = join(bob, made)
    expect(ann_page.get_by_role("timer").first).to_be_visible()
    standing = page.locator("details.standing")
    play([ann, bob], lambda: standing.count() > 0 and page.locator(".timer").count() > 0)
    expect(page.get_by_role("progressbar", name="Time to answer")).to_be_visible()
    standing.locator("summary").click()
    standing.get_by_label("What").select_option("every")
    standing.get_by_label("How long").select_option("")
    standing.get_by_role("button").click()
    expect(page.locator(".said li")).to_be_visible()
    expect(standing).to_have_count(0)  # it passes by itself
    expect(page.locator(".passing")).to_have_count(0)
    page.reload()
    expect(page.locator(".said li")).to_be_visible()  # kept for this table
    page.locator(".said").get_by_role("button", name="No longer pass").click()
    expect(page.locator(".said")).to_have_count(0)


# -- keys, tones, the end ------------------------------------------------------------------------


def test_keys_lead_everywhere(visitor: Arrive, web_house: House) -> None:
    guest = visitor(DESKTOP)
    page = sit(guest, table(web_house, "me", "easy", settings=SHORT))
    play([guest], lambda: any(choice.startswith("rob ") for choice in guest.choices()))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("choose by number")
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


def test_tones_are_heard_by_those_who_want_them(visitor: Arrive, web_house: House) -> None:
    guest = visitor(DESKTOP)
    guest.page.add_init_script(TONES)
    page = sit(guest, table(web_house, "me", "easy", settings=SHORT))
    expect(page.locator("button[data-choice]").first).to_be_visible()
    assert page.evaluate("tones") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Sounds").check()
    assert page.evaluate("tones") == 2, "how it sounds is heard at once"
    page.keyboard.press("Escape")
    rounds = page.locator(".panel li", has_text="it is Ann’s turn")
    before = rounds.count()
    play([guest], lambda: rounds.count() > before and len(guest.choices()) > 0)
    assert page.evaluate("tones") > 2, "nobody was called"


def test_the_end_accounts_for_every_point(visitor: Arrive, web_house: House) -> None:
    guest = visitor(PHONE)
    page = sit(guest, table(web_house, "me", "easy", settings=SHORT))
    play([guest], lambda: guest.over)
    expect(page.locator(".ending ol li")).to_have_count(2)
    rows = page.locator(".ending tbody tr").all()
    shown = [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    total = [number(cell) for cell in page.locator(".ending tfoot td").all_inner_texts()]
    assert [sum(column) for column in zip(*shown, strict=True)] == total
    page.get_by_role("button", name="Copy a link to this game").click()
    assert "/r/" in page.locator(".ending input[readonly]").input_value()


def number(cell: str) -> int:
    return 0 if cell == "·" else int(cell.replace("−", "-"))
