"""The board of Age of Thieves in a real browser: planning by drag, tap and key, borrowed eyes, danger, everybody's needs."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.checks import check
from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.playing import Player, play_to_question
from tests.web.test_table_frame import join

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def at_table(guest: Visitor) -> Page:
    page = guest.go()
    door = page.locator(".game").filter(has=page.locator('[href="/rules/age-of-thieves"]'))
    door.get_by_role("button").first.click()
    return page


def play_until(guest: Visitor, reached: Callable[[list[str]], bool], first: str = "") -> None:
    play_to_question(Player(guest, "age-of-thieves", "board"), reached, first=first)


def planning(choices: list[str]) -> bool:
    return "plan move" in choices and "plan ambush" in choices


def no_wider_than_the_screen(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


APART = """() => {
    const map = document.querySelector('main.board .map .window').getBoundingClientRect();
    return [...document.querySelectorAll('main.board .map .buttons > *')].every(tool => {
        const box = tool.getBoundingClientRect();
        return box.top >= map.bottom || box.left >= map.right;
    });
}"""


def tools_are_beside(page: Page) -> None:
    """Buttons and notes of the map stand outside it: they cover nothing that can be touched."""
    expect(page.get_by_label("Zoom in")).to_be_visible()
    assert page.evaluate(APART)


@SIZES
def test_a_plan_is_made_by_dragging_tapping_and_keys(visitor: Callable[..., Visitor], axe: str, size: Any) -> None:
    guest = visitor(size)
    page = at_table(guest)
    play_until(guest, planning)
    pool, order = page.locator(".pool .coin"), page.locator(".planning ol li:not(.watch)")
    points = pool.count()
    assert points > 2

    # A point is dragged from the pool onto a card: it is planned with this point.
    page.locator('[data-lay="move"]').scroll_into_view_if_needed()
    coin, card = pool.first.bounding_box(), page.locator('[data-lay="move"]').bounding_box()
    assert coin and card
    page.mouse.move(coin["x"] + coin["width"] / 2, coin["y"] + coin["height"] / 2)
    page.mouse.down()
    page.mouse.move(card["x"] + 40, card["y"] + 20, steps=5)
    expect(page.locator('.over[data-lay="move"]')).to_be_visible()
    page.mouse.up()
    expect(order).to_have_count(1)
    expect(order.locator("b")).to_have_text("1")
    expect(pool).to_have_count(points - 1)
    ready = page.locator('[data-choice="ready"]')  # however long the plan and the hand are
    expect(ready).to_have_count(1)
    expect(ready).to_be_in_viewport(ratio=1)

    # One more by tap, one more and one less by key.
    page.get_by_role("button", name=re.compile("one AP more")).click()
    expect(order.locator("b")).to_have_text("2")
    order.get_by_role("button").last.focus()
    page.keyboard.press("+")
    expect(order.locator("b")).to_have_text("3")
    order.get_by_role("button").last.focus()
    page.keyboard.press("-")
    expect(order.locator("b")).to_have_text("2")

    # A second card by tap: its points say whether it comes before or after the watch.
    page.locator('[data-choice="plan ambush"]').click()
    numbers = page.locator('.planned-action [data-choice^="points "]')
    expect(numbers.first).to_be_in_viewport(ratio=1)
    expect(page.locator(".planned-action .group p").first).to_contain_text(re.compile("(before|after) the watch"))
    check(page, axe)
    page.locator('[data-choice="points 1"]').click()
    expect(order).to_have_count(2)
    expect(order.first.locator("b")).to_have_text("2")
    expect(order.first).to_contain_text(re.compile("(before|after) the watch"))
    expect(page.locator(".planning ol li.watch")).to_have_count(1)
    check(page, axe)
    no_wider_than_the_screen(page)

    # The map shows which action can bring me where first; the one that is pointed at shows its own ends alone.
    marks = page.locator("main.board .ghost text")
    expect(page.locator("main.board .ghost").first).to_be_visible()
    assert not re.search(r"\d", "".join(marks.all_text_contents())), "Ambush leads nowhere that Move does not"
    order.last.get_by_role("button").last.focus()
    expect(marks.first).to_have_text(re.compile("^2"))
    assert {text[0] for text in marks.all_text_contents()} == {"2"}

    # One tap takes a card back.
    page.locator('[data-choice="drop ambush"]').click()
    expect(order).to_have_count(1)
    expect(page.locator('[data-choice="plan ambush"]')).to_be_visible()


LOW: list[ViewportSize] = [{"width": 740, "height": 360}, {"width": 683, "height": 384}]


def test_on_a_low_screen_the_plan_lies_beside_the_map(visitor: Callable[..., Visitor]) -> None:
    """A phone on its side, and a desk at 200 %: the question takes a line, and the cards begin on the first screen."""
    guest = visitor(LOW[0])
    page = at_table(guest)
    play_until(guest, planning)
    for size in LOW:
        page.set_viewport_size(size)
        page.locator("main.board").evaluate("board => board.scrollTo(0, 0)")
        card, city = page.locator('[data-choice="plan move"]').bounding_box(), page.locator(".map").bounding_box()
        assert card and city
        assert card["x"] >= city["x"] + city["width"]
        assert card["y"] + 120 < size["height"]
        expect(page.locator(".question h2")).to_be_in_viewport()
    no_wider_than_the_screen(page)
    page.locator('[data-choice="plan move"]').click()
    page.locator('.planned-action [data-choice^="points "]').last.click()
    expect(page.locator('[data-choice="ready"]')).to_be_in_viewport(ratio=1)
    expect(page.locator(".map")).to_be_in_viewport(ratio=0.9)  # the map stays beside it


@SIZES
def test_whoever_is_ready_still_sees_the_plan(visitor: Callable[..., Visitor], axe: str, size: Any) -> None:
    ann, bob = visitor(size), visitor(DESKTOP)
    made = ann.new_table("age-of-thieves", others=("open",))
    page = ann.sit(made)
    join(bob, made)
    other = Player(bob, "age-of-thieves", "other")

    def reached(choices: list[str]) -> bool:
        if not choices and not planning(bob.choices()):
            other.move()
        return planning(choices)

    play_until(ann, reached)
    page.locator('[data-choice="plan move"]').click()
    page.locator('.planned-action [data-choice^="points "]').first.click()
    page.locator('[data-choice="ready"]').click()
    if page.locator(".confirm").count():
        page.locator(".confirm button.primary").click()
    expect(page.locator(".question")).to_contain_text("Waiting")
    order = page.locator(".hand ol li")
    expect(order).to_have_count(2)
    expect(order.filter(has_text="Move")).to_contain_text(re.compile("(before|after) the watch"))
    expect(order.get_by_role("button")).to_have_count(0)
    check(page, axe)
    no_wider_than_the_screen(page)


def test_what_cannot_be_planned_says_why(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    page = at_table(guest)
    play_until(guest, planning)
    page.locator('[data-choice="plan move"]').click()
    page.locator('.planned-action [data-choice^="points "]').last.click()  # everything on one card
    closed = page.locator(".planning .closed").first
    expect(closed).to_be_visible()
    closed.click()
    expect(page.get_by_role("dialog")).to_contain_text("AOT-5")


def test_the_cards_scroll_above_the_ready_button(visitor: Callable[..., Visitor]) -> None:
    guest = visitor(ViewportSize(width=1440, height=760))
    page = at_table(guest)
    play_until(guest, planning)
    scrolled, ready = page.locator(".planning .scrolled").bounding_box(), page.locator(".ready").bounding_box()
    assert scrolled and ready and scrolled["y"] + scrolled["height"] <= ready["y"]
    assert ready["y"] + ready["height"] <= 760
    last = page.locator(".planning .cards li").last
    last.scroll_into_view_if_needed()
    box = last.bounding_box()
    assert box and box["y"] + box["height"] <= ready["y"]


@SIZES
def test_the_eyes_of_a_guard_are_borrowed_by_key_and_tap(visitor: Callable[..., Visitor], size: Any) -> None:
    guest = visitor(size)
    page = at_table(guest)
    play_until(guest, planning)
    guard, zones = page.locator(".watch[role=button]").first, page.locator(".zone")
    expect(zones).to_have_count(0)
    guard.focus()
    page.keyboard.press("Enter")
    expect(guard).to_have_attribute("aria-pressed", "true")
    expect(zones).to_have_count(2)
    expect(page.locator(".map [role=status]")).to_contain_text("vigilance")
    page.keyboard.press("Enter")
    guard.dispatch_event("click")
    expect(zones).to_have_count(2)
    guard.dispatch_event("click")
    guard.blur()
    expect(zones).to_have_count(0)
    tools_are_beside(page)
    guard.dispatch_event("click")
    page.get_by_label("What the watch notices").click()  # the whole watch comes before the one guard
    expect(page.locator(".map [role=status]")).to_contain_text("If the watch acted now")
    guard.dispatch_event("click")
    expect(guard).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(guard).to_have_attribute("aria-pressed", "false")


@SIZES
def test_a_move_shows_where_the_watch_waits(visitor: Callable[..., Visitor], axe: str, size: Any) -> None:
    guest = visitor(size)
    page = at_table(guest)
    play_until(guest, lambda choices: sum(choice.startswith("step ") for choice in choices) > 1, "plan move")
    open_spaces = page.locator(".space[role=button]")
    expect(open_spaces.first).to_be_attached()
    expect(page.locator(".track [aria-current=step]")).to_have_count(1)
    near = page.locator('[data-choice^="step "]')
    signs = [
        int(found[0]) for text in page.locator(".sign text").all_text_contents() if (found := re.findall(r"\d+", text))
    ]
    assert signs.count(1) == near.count() and set(signs) <= set(range(1, 7)), "a ring says how many steps it is"
    if near.first.is_visible():
        near.first.focus()  # the answer in the list and its ring
        expect(page.locator("main.board .halo")).to_have_count(1)
    space = open_spaces.first
    page.keyboard.press("Tab")  # words come for whoever goes by keys; a tap that leaves the focus there shows none
    space.focus()
    named = (space.get_attribute("aria-label") or "").split(", ")[0]  # its street and number
    assert re.search(r"\d$", named)
    expect(page.locator(".tip")).to_contain_text(named)
    check(page, axe)
    no_wider_than_the_screen(page)
    tools_are_beside(page)
    page.get_by_label("What the symbols mean").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("hideout")
    check(page, axe)


PLACES = """() => ['.map', '.plan', '.sheets'].map(place => {
    const {x, y, width, height} = document.querySelector(`main.board ${place}`).getBoundingClientRect();
    return [x, y, width, height];
})"""


@pytest.mark.parametrize("width, height", [(1366, 768), (1440, 900)])
def test_the_city_stays_where_it_is(visitor: Callable[..., Visitor], width: int, height: int) -> None:
    """Whatever is planned, turned up, drawn or told: nothing that stays moves by more than two pixels."""
    guest = visitor({"width": width, "height": height})
    page = at_table(guest)
    player, seen = Player(guest, "age-of-thieves", "stays"), set()
    stood: list[list[float]] | None = None

    def two_turns_told(choices: list[str]) -> bool:
        nonlocal stood
        if page.locator("main.board .map").count():
            stands = page.evaluate(PLACES)
            stood = stood or stands
            assert all(abs(one - other) <= 2 for old, new in zip(stood, stands, strict=True)
                       for one, other in zip(old, new, strict=True)), (stood, stands)  # fmt: skip
        seen.update(page.locator("main.board .turn strong").all_inner_texts())
        return any(text.startswith("Turn 2: acting") for text in seen)

    play_to_question(player, two_turns_told)
    assert any(text.startswith("Turn 2: planning") for text in seen)
