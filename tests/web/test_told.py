"""What is told, and what people say: the log shows its lines on the board, the story is at one moment and can be skipped, the
chat is read and heard, what is greyed out says why, and whoever is away can be told elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.checks import check
from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.playing import GAMES, LONG, SHORT, Player, offered, patiently, play, play_to_question
from tests.web.test_table_frame import box, join

Arrive = Callable[..., Visitor]

LONG_TALK = 30
AT_ONCE = 2_000
"""Milliseconds: before it would have ended by itself."""
BEGINS = re.compile(r"^(?!Ann\b).+ begins on ")
SAID = "Not so fast with the silver, somebody is coming up the stairs."


def opened(guest: Visitor, game: str, **more: object) -> Page:
    page = guest.host(guest.new_table(game, settings=SHORT.get(game), **more))  # type: ignore[arg-type]
    expect(page.locator("button[data-choice]").first).to_be_attached(timeout=60_000)
    return page


def inside(thing: Locator, frame: Locator) -> bool:
    one, other = box(thing), box(frame)
    return one["y"] >= other["y"] - 8 and one["bottom"] <= other["bottom"] + 8


# -- the log -------------------------------------------------------------------------------------


def test_a_line_of_the_log_is_shown_on_the_board(visitor: Arrive, axe: str) -> None:
    """On a phone the log lies over the board: it makes way, and the board goes where the line leads."""
    guest = visitor(PHONE)
    page = opened(guest, "swindler")
    play_to_question(Player(guest, "swindler", "told"), offered("draw"))
    page.locator("main.board").evaluate("board => { board.scrollTop = board.scrollHeight; }")
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("dialog", name="Log")
    expect(log.get_by_text("Tap a line to see it on the board.")).to_be_visible()
    expect(log.get_by_role("button", name="Close")).to_be_in_viewport()  # however long the log is
    check(page, axe)
    line = log.locator("li button", has_text=re.compile(r"robs the \w+ bag")).last
    sentence = line.inner_text()
    line.click()
    expect(log).to_have_count(0)
    expect(page.locator("[data-recalled]")).to_have_text(sentence)
    rings = page.locator(".rings span")
    expect(rings.first).to_be_visible()
    bag = page.locator("main.board .bag.lit")
    expect(bag).to_be_in_viewport()
    assert inside(rings.first, bag), "something else is ringed"
    check(page, axe)
    page.keyboard.press("Escape")
    expect(rings).to_have_count(0, timeout=AT_ONCE)


def test_at_a_desk_whoever_acted_is_ringed(visitor: Arrive) -> None:
    """A place that is drawn twice, for small screens too, is shown where it can be seen."""
    guest = visitor(DESKTOP)
    page = opened(guest, "swindler")
    play_to_question(Player(guest, "swindler", "told"), offered("draw"))
    page.locator("#panel-side li button", has_text=re.compile(r"robs the \w+ bag")).last.click()
    expect(page.locator(".rings span")).to_have_count(2)
    seat = page.locator('main.board [data-place^="seat-"]:visible', has_text="You").first
    assert any(inside(ring, seat) for ring in page.locator(".rings span").all()), "nobody is ringed"


OVERFLOWS = """() => {
    let frame = [...document.querySelectorAll('#panel-side li button')].pop();
    while (frame && !/auto|scroll/.test(getComputedStyle(frame).overflowY)) frame = frame.parentElement;
    return frame !== null && frame !== undefined && frame.scrollHeight > 2 * frame.clientHeight;
}"""
"""Whether the log is twice as long as what is seen of it."""


def test_the_newest_line_is_in_sight_unless_somebody_reads_older_ones(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    page = opened(guest, "swindler")
    player, lines = Player(guest, "swindler", "told"), page.locator("#panel-side li button")
    lower: ViewportSize = {"width": DESKTOP["width"], "height": DESKTOP["height"] - 150}
    play([player], lambda: page.evaluate(OVERFLOWS) and len(guest.choices()) > 0)
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size(lower)  # the log becomes smaller
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    lines.first.scroll_into_view_if_needed()
    expect(lines.first).to_be_in_viewport()
    page.set_viewport_size(DESKTOP)
    expect(lines.first).to_be_in_viewport()
    player.move()
    expect(lines.last).to_be_in_viewport(ratio=0.9)  # whoever acts goes on


def test_a_line_moves_a_map_of_which_a_part_is_shown(visitor: Arrive) -> None:
    guest = visitor(PHONE)
    page = opened(guest, "age-of-thieves", others=("easy", "easy"))
    places = page.locator(".panel li button", has_text=BEGINS)
    play([Player(guest, "age-of-thieves", "told")], lambda: places.count() > 0 and len(guest.choices()) > 0)
    page.get_by_role("button", name="Log").click()
    page.get_by_role("dialog").locator("li button", has_text=BEGINS).first.click()
    expect(page.locator(".rings span").first).to_be_visible()
    assert inside(page.locator(".rings span").first, page.locator("main.board .window")), "it is out of sight"


# -- telling -------------------------------------------------------------------------------------


MOMENT = """() => {
    if (!document.querySelector('[data-telling]')) return null;
    const lines = [...document.querySelectorAll('#panel-side li button')].map(line =>
        (line.querySelector('small') ? line.childNodes[1] : line.lastChild).textContent.trim());
    return {
        told: document.querySelector('[data-telling] .told').textContent,
        lines: lines.slice(-8),
        answers: document.querySelectorAll('button[data-choice]').length,
        over: document.querySelector('section.ending') !== null,
    };
}"""
"""What is told, what the log says last, and whether somebody is asked or the game is over, all at one moment."""


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_at_one_moment_until_somebody_skips(visitor: Arrive, game: str) -> None:
    guest = visitor(PHONE, reduced_motion="no-preference")
    page = opened(guest, game, others=("easy", "easy"))
    player, seen = Player(guest, game, "telling"), []
    for _ in patiently(guest, LONG, "nothing was ever told"):
        if (moment := page.evaluate(MOMENT)) and moment["told"] and moment["told"] not in seen:
            assert not moment["answers"] and not moment["over"], "the question is there before its story"
            later = moment["lines"][moment["lines"].index(moment["told"]) + 1 :]
            assert all(line.startswith("Ann ") for line in later), f"the log runs ahead: {later}"
            seen.append(moment["told"])
        if len(seen) == 3 and page.locator("[data-telling]").count():
            break
        player.move()
    sentence, board = box(page.locator(".telling .told")), box(page.locator("main.board"))
    assert sentence["y"] >= board["bottom"] - 1, "the sentence lies over the board"
    page.keyboard.press("Escape")
    expect(page.locator("button[data-choice], section.ending").first).to_be_attached()
    expect(page.locator("[data-telling]")).to_have_count(0)


# -- the chat ------------------------------------------------------------------------------------


def test_the_newest_word_and_the_place_for_the_next_are_in_sight(visitor: Arrive, axe: str) -> None:
    ann, bob = visitor(DESKTOP), visitor(PHONE)
    made = ann.new_table("swindler", others=("open",))
    page = ann.host(made)
    phone = join(bob, made)
    page.get_by_role("tab", name="Chat").click()
    field, words = page.get_by_label("Write a message"), page.locator(".chat li")
    for number in range(LONG_TALK):
        field.fill(f"{number}: {SAID}")
        page.keyboard.press("Enter")
        if page.locator(".chat [role=alert]").count():
            break
    expect(page.locator(".chat [role=alert]")).to_contain_text("Too many chat messages")
    assert SAID in field.input_value(), "what was not heard has to be written again"
    expect(words.last).to_be_in_viewport()
    expect(field).to_be_in_viewport()
    count = words.count()
    news = phone.get_by_role("button", name="Chat")
    expect(news).to_contain_text(str(count))
    news.click()
    expect(phone.locator("dialog .chat li").last).to_be_in_viewport()
    expect(phone.locator("dialog").get_by_label("Write a message")).to_be_in_viewport()
    check(phone, axe)
    phone.keyboard.press("Escape")
    expect(news.locator("b")).to_have_count(0)
    for _ in patiently(ann, 60, "nobody may speak again"):
        field.fill("And now?")
        page.keyboard.press("Enter")
        page.wait_for_timeout(500)
        if words.count() > count:
            break
    expect(news.locator("b")).to_have_text("1")  # what was read once is not all that will be said


# -- why not, who is awaited, messages elsewhere ------------------------------------------------------


@pytest.mark.parametrize("way", ["button", "key"])
def test_what_cannot_be_taken_back_says_why(visitor: Arrive, way: str) -> None:
    guest = visitor(PHONE if way == "button" else DESKTOP)
    page = opened(guest, "swindler")
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    if way == "button":
        undo.click(force=True)  # greyed out, and answers all the same
    else:
        page.keyboard.press("u")
    expect(page.locator(".question .notice")).to_contain_text("There is nothing to undo")


def test_whoever_listens_hears_the_warning_with_the_answer(visitor: Arrive) -> None:
    """In the list too, before anything is chosen; who reads the table sees it there."""
    guest = visitor(DESKTOP)
    page = opened(guest, "swindler")
    warned = page.locator("button.warned:not(:disabled)")
    play([Player(guest, "swindler", "told")], lambda: warned.count() > 0)
    warning = str(warned.first.locator(".mark").get_attribute("title"))
    assert warning
    expect(page.get_by_role("button", name=f"Careful: {warning}").first).to_be_attached()
    page.keyboard.press("t")
    expect(warned.first.locator(".caution")).to_contain_text(warning)


def test_everybody_reads_who_is_awaited(visitor: Arrive) -> None:
    ann, bob, eve = visitor(DESKTOP), visitor(DESKTOP), visitor(PHONE)
    made = ann.new_table("swindler", others=("open",), settings=SHORT["swindler"])
    pages = [ann.host(made), join(bob, made)]
    watcher = eve.go(f"/t/{made['table']}#a={made['audience']}")
    expect(watcher.locator(".question")).to_contain_text("You are watching this table.")
    expect(watcher.locator(".question")).to_contain_text(re.compile("Waiting for (Ann|Bob) …"))
    for _ in patiently(ann, 60, "nobody is asked"):
        waiting = [page for page in pages if not page.locator("button[data-choice]").count()]
        if len(waiting) == 1:
            break
    expect(waiting[0].locator(".question")).to_contain_text(re.compile("Waiting for (Ann|Bob) …"))


def test_whoever_is_away_can_be_told_elsewhere(visitor: Arrive, axe: str) -> None:
    guest = visitor(PHONE)
    page = opened(guest, "swindler")

    def settings() -> Locator:
        page.get_by_role("button", name="Settings").click()
        return page.get_by_role("dialog", name="Settings")

    dialog = settings()
    dialog.get_by_text("Notify me when it is my turn").click()
    address = dialog.get_by_label("Notification address")
    address.fill("ftp://example.org/")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("status")).to_contain_text("http or https address")
    check(page, axe)
    address.fill("https://example.org/me")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("status")).to_have_text("Notifications go to this address.")
    page.reload()
    expect(page.locator("main.board")).to_be_visible()
    dialog = settings()
    expect(address).to_have_value("https://example.org/me")
    address.fill("")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("status")).to_have_text("No notifications are sent.")
