"""Thiefdom in a real browser: the town and its previews, ways by a click, goods by taps, places as panels, the solo game."""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, ViewportSize, expect

from tests.web.checks import check, sideways
from tests.web.chromium import PHONE, Visitor
from tests.web.playing import LONG, offered, patiently

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
Arrive = Callable[..., Visitor]


def sit_down(guest: Visitor, players: int) -> Page:
    """A table with bots, at its first question."""
    page = guest.sit(guest.new_table("thiefdom", others=["easy"] * (players - 1)))
    expect(page.locator("button[data-choice]").first).to_be_attached(timeout=60_000)  # a phone's sheet is folded
    return page


def choose_until(guest: Visitor, sign: str) -> None:
    """Buy nothing, move into the first lair, plan in order, until a choice is offered that begins like this."""
    for _ in patiently(guest, LONG):
        choices = guest.choices()
        if offered(sign)(choices):
            return
        if choices:
            guest.choose("done" if "done" in choices else choices[0])


def mine(page: Page) -> Locator:
    return page.locator('section.guild[aria-label="Ann"]')


def thief(page: Page) -> Locator:
    """My thief who acts."""
    return mine(page).locator("li.acting")


def whole_screen(page: Page) -> bool:
    return bool(
        page.evaluate("(board => board.scrollHeight <= board.clientHeight + 1)(document.querySelector('main'))")
    )


def test_the_night_is_planned_by_tapping_tiles(visitor: Arrive) -> None:
    """Four guilds, town, missions and places are on one screen of a laptop."""
    guest = visitor(LAPTOP)
    page = sit_down(guest, 4)
    choose_until(guest, "place 1")
    slots = page.locator(".planning .slot")
    expect(slots).to_have_count(4)
    page.locator(".places [role=tab]").nth(1).click()
    assert whole_screen(page)
    for slot in (2, 0):
        slots.nth(slot).click()
        expect(slots.nth(slot).locator(".tile:not(.ghost)")).to_be_visible()
    expect(slots.nth(2).locator(".tile")).to_have_text("1")


def test_every_figure_shows_where_it_can_go(visitor: Arrive) -> None:
    """By pointer and by keys; what it says is said aloud too."""
    guest = visitor(LAPTOP)
    page = sit_down(guest, 2)
    choose_until(guest, "place 1")
    figures = page.locator(".map [data-place^=guard], .map [data-place^=noble]")
    for number in range(figures.count()):
        figures.nth(number).hover()
        expect(page.locator(".map .tip")).to_contain_text(re.compile("way|Cannot move"))
        expect(figures.nth(number)).to_have_attribute("aria-label", re.compile("can reach|steal|bag"))
    assert page.locator(".map .cone").count() > 0, "guards look somewhere, and that is always to be seen"
    page.mouse.move(5, 5)
    expect(page.locator(".map .preview")).to_have_count(0)
    page.locator(".map [data-place^=guard]").first.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".map .preview .end").first).to_be_attached()


def test_a_thief_goes_far_with_one_click(visitor: Arrive) -> None:
    """Places in reach show their action points; the keyboard finds them by arrows."""
    guest = visitor(LAPTOP)
    page = sit_down(guest, 2)
    choose_until(guest, "stamina")
    dots = page.locator(".map .target.far")
    expect(dots.first).to_be_attached()
    far = dots.filter(has=page.locator(".cost", has_text="2")).first
    place = far.get_attribute("data-target") or ""
    expect(far).to_have_attribute("aria-label", re.compile("2 action points away"))
    far.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.target") is not None
    far.focus()
    page.keyboard.press("Enter")
    expect(thief(page).locator("small").first).to_have_attribute("data-at", place)
    expect(page.locator(".turn")).to_contain_text("1 action point")


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_way_is_dragged_from_the_thief(visitor: Arrive) -> None:
    """It shows its squares, its price and who could catch him there; where it is let go he goes, and it can be undone."""
    guest = visitor(LAPTOP)
    page = sit_down(guest, 2)
    choose_until(guest, "stamina")
    before = thief(page).locator("small").first.inner_text()
    grip = page.locator(".map [data-grip]")
    far = page.locator(".map .target.far").filter(has=page.locator(".cost", has_text="2")).first
    place = far.get_attribute("data-target") or ""
    page.mouse.move(*middle_of(grip))
    page.mouse.down()
    page.mouse.move(*middle_of(far), steps=12)
    expect(page.locator(".map .trail .way")).to_be_attached()
    expect(page.locator(".map .trail text")).to_have_text("2")
    expect(page.locator(".map .tip")).to_contain_text(re.compile("could catch you there"))
    expect(thief(page).locator("small").first).to_have_text(before)
    page.mouse.up()
    expect(thief(page).locator("small").first).to_have_attribute("data-at", place)
    expect(page.locator(".turn")).to_contain_text("1 action point")
    for _ in patiently(guest, LONG, "the way was not taken back"):
        if thief(page).locator("small").first.inner_text() == before:
            break
        with contextlib.suppress(TimeoutError):  # step by step, as it was walked, each when the page has caught up
            page.get_by_role("button", name="Undo", exact=True).click(timeout=1500)
    page.mouse.move(*middle_of(grip))
    page.mouse.down()
    page.mouse.move(*middle_of(page.locator("main .turn")), steps=8)
    page.mouse.up()
    expect(page.locator(".map .trail")).to_have_count(0)
    expect(thief(page).locator("small").first).to_have_text(before)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_goods_are_exchanged_by_taps_and_one_confirmation(visitor: Arrive, size: ViewportSize) -> None:
    """Who buys nothing has eight gold in the lair, and a thief there may take four."""
    guest = visitor(size)
    page = sit_down(guest, 2)
    choose_until(guest, "exchange lair")
    sides = page.locator(".exchange .side")
    confirm = page.locator(".exchange .primary")
    expect(confirm).to_be_disabled()
    for _ in range(5):
        sides.nth(1).locator(".thing").first.click()
    expect(sides.nth(0)).to_contain_text("5/4")
    expect(confirm).to_be_disabled()
    sides.nth(0).locator(".thing").first.click()
    confirm.click()
    expect(thief(page)).to_contain_text(re.compile(r"4\s*gold"))
    expect(mine(page).locator("[data-place=lair-0]")).to_contain_text(re.compile(r"4\s*gold"))


def test_an_exchange_fits_beside_the_question_on_a_phone(visitor: Arrive) -> None:
    """With nothing to scroll to: whom with, what, and the button that does it."""
    guest = visitor(PHONE, is_mobile=True)
    page = sit_down(guest, 2)
    choose_until(guest, "exchange lair")
    confirm, partner = page.locator(".exchange .primary"), page.get_by_label("Exchange with")
    for partners in (0, 1):  # only the lair has something at first; then a thief has something to give, too
        expect(partner).to_have_count(partners)
        page.locator(".exchange .side").nth(1).locator(".thing").first.click()
        low = confirm.evaluate("button => button.getBoundingClientRect().bottom")
        assert low <= page.locator("section:has([data-choice])").evaluate("one => one.getBoundingClientRect().top")
        confirm.click()
        expect(thief(page)).to_contain_text(re.compile(rf"{partners + 1}\s*gold"))
    partner.select_option("Feathered hat")
    expect(page.locator(".exchange .side").nth(1)).to_contain_text("gold 0/4")


def test_an_exchange_from_the_list_is_one_confirmation_too(visitor: Arrive) -> None:
    """Where goods are asked for one by one, as after the Messenger Pigeon, all of them lie there to be tapped."""
    guest = visitor(LAPTOP)
    page = sit_down(guest, 2)
    choose_until(guest, "exchange lair")
    guest.choose("exchange lair")
    expect(page.locator("button[data-choice^=carry]").first).to_be_visible()
    things = page.locator(".exchange .side").nth(1).locator(".thing")
    for _ in range(3):
        things.first.click()
    page.locator(".exchange .primary").click()
    expect(thief(page)).to_contain_text(re.compile(r"3\s*gold"))


def test_few_guilds_leave_the_town_more_room(visitor: Arrive) -> None:
    guest = visitor(LAPTOP)
    page = sit_down(guest, 2)
    choose_until(guest, "place 1")
    town = page.locator(".map").bounding_box()
    assert town is not None
    assert town["width"] * town["height"] > LAPTOP["width"] * LAPTOP["height"] / 3
    expect(page.locator(".sheets .places")).to_be_visible()
    assert whole_screen(page)


def test_places_are_panels_to_look_at_any_time(visitor: Arrive, axe: str) -> None:
    guest = visitor(LAPTOP)
    page = sit_down(guest, 2)
    choose_until(guest, "place 1")
    for name, words in (("dealer", "buy equipment"), ("market", "take gold"), ("tavern", "patrons"),
                        ("villa", "locked"), ("dungeon", "badges")):  # fmt: skip
        page.get_by_role("tab", name=name).click()
        expect(page.locator("#place-panel")).to_contain_text(words)
        check(page, axe)
    page.get_by_role("tab", name="dealer").click()
    expect(page.locator("#place-panel .card")).to_have_count(4)
    expect(page.locator("#place-panel .price").first).to_contain_text("gold")
    page.get_by_role("button", name="Legend").click()
    expect(page.get_by_role("dialog")).to_contain_text("Lantern")
    check(page, axe)


def test_a_place_sells_and_gives_where_the_thief_stands(visitor: Arrive) -> None:
    """Whatever location is in reach: its panel opens by itself, and a tap does what it says."""
    guest = visitor(LAPTOP)
    for _ in range(8):  # towns; in a few of them no thief has a market or a villa in reach
        page = sit_down(guest, 1)
        for _ in range(9):  # thieves' turns of the first nights
            choose_until(guest, "end")
            if go_and_take(guest, page):
                return
            guest.choose("end")
    pytest.fail("no market and no villa was ever in reach")


def go_and_take(guest: Visitor, page: Page) -> bool:
    """To a market or a villa, if one is in reach; what it gives is taken there."""
    ways = page.locator("[data-shortcut^='move-to']").filter(has_text=re.compile("market|villa", re.IGNORECASE))
    if not ways.count():
        return False
    before = thief(page).locator("small").first.inner_text()
    ways.first.evaluate("button => button.click()")
    expect(thief(page).locator("small").first).not_to_have_text(before)
    if "activate" not in guest.choices():
        return False
    take = page.locator(".places.here [data-deal^='take']").first
    expect(take).to_be_visible()
    take.click()
    expect(thief(page).locator(".goods > span").first).to_be_attached()
    return True


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_solo_game_has_its_compass_and_die(visitor: Arrive, size: ViewportSize, axe: str) -> None:
    guest = visitor(size, color_scheme="dark")
    page = sit_down(guest, 1)
    choose_until(guest, "place 1")
    expect(page.locator(".planning .slot")).to_have_count(3)
    expect(page.locator(".solo-panel .rose")).to_be_visible()
    choose_until(guest, "end")
    guest.choose("end")
    choose_until(guest, "end")
    expect(page.locator(".solo-panel .die").first).to_have_attribute("aria-label", re.compile("[1-8]"))
    expect(page.locator(".solo-panel .arm.first")).to_have_count(1)
    assert not sideways(page)
    check(page, axe)


TOO_SMALL = """
names => [...document.querySelectorAll(names)]
    .filter(one => one.checkVisibility())
    .map(one => [one.getBoundingClientRect(), one.outerHTML.slice(0, 160)])
    .filter(([box]) => Math.min(box.width, box.height) < 36)
    .map(([box, says]) => `${box.width} x ${box.height} ${says}`)
"""


def large_enough(page: Page, names: str) -> None:
    """Once the window has come to rest, all of these meet a finger."""
    try:
        page.wait_for_function(f"names => !({TOO_SMALL})(names).length", arg=names, timeout=10_000)
    except TimeoutError:
        raise AssertionError(page.evaluate(TOO_SMALL, names)) from None


TOUCH = "dot => dot.dispatchEvent(new PointerEvent('click', {bubbles: true, pointerType: 'touch'}))"


def test_with_one_thumb_everything_is_large_enough(visitor: Arrive, axe: str) -> None:
    """On a phone the window goes to the acting thief, and the first touch shows what the second does."""
    guest = visitor(PHONE)
    page = sit_down(guest, 2)
    choose_until(guest, "stamina")
    check(page, axe)
    large_enough(page, "main button, .map .target:not(.far)")
    before = thief(page).locator("small").first.inner_text()
    dot = page.locator(".map .target.far").last  # not beside the thief
    place = dot.get_attribute("data-target") or ""
    dot = page.locator(f'.map .target.far[data-target="{place}"]')
    dot.evaluate(TOUCH)
    expect(page.locator(".map .tip")).to_contain_text("Tap again")
    expect(thief(page).locator("small").first).to_have_text(before)
    dot.evaluate(TOUCH)
    expect(thief(page).locator("small").first).to_have_attribute("data-at", place)


def test_the_first_touch_names_the_way_of_a_figure(visitor: Arrive) -> None:
    """Wherever it ends, even where the figure stands, and whatever was touched in the list before."""
    guest = visitor(PHONE, is_mobile=True)
    page = sit_down(guest, 3)
    ways = set()
    for _ in range(3):  # figures of a patrol board
        choose_until(guest, "walk")
        targets = page.locator(".map .target")
        for number in range(targets.count()):
            targets.nth(number).tap()
            place = targets.nth(number).get_attribute("data-target") or ""
            expect(page.locator(".map .tip")).to_contain_text(re.compile(rf"{place}.*Tap again", re.DOTALL))
            ways.add(page.locator(".map .preview .way").first.get_attribute("d"))
        guest.choose(guest.choices()[0])
    assert len(ways) > 3


def test_on_a_phone_the_window_goes_back_to_the_whole_town(visitor: Arrive) -> None:
    """Whoever acts sees the thief and what is around; whoever plans sees the town."""
    guest = visitor(PHONE, is_mobile=True)
    page = sit_down(guest, 2)
    part = page.get_by_role("button", name="Fit to view")
    choose_until(guest, "lair")
    expect(part).to_be_enabled()
    choose_until(guest, "place 1")
    expect(part).to_be_disabled()
    choose_until(guest, "stamina")
    expect(part).to_be_enabled()


WALKS = """
const plain = Element.prototype.animate;
window.walks = [];
Element.prototype.animate = function (frames, ...time) {
    if (this.matches('.figure')) walks.push(frames.transform.map(place => place.match(/-?[\\d.]+/g).slice(-2).map(Number)));
    return plain.call(this, frames, ...time);
};
"""


def test_townsfolk_walk_round_walls(visitor: Arrive) -> None:
    """From square to square, never across."""
    guest = visitor(LAPTOP, reduced_motion="no-preference")
    guest.context.add_init_script(WALKS)
    page = sit_down(guest, 2)
    choose_until(guest, "walk")
    guest.choose(guest.choices()[0])
    walked = "async () => { while (!walks.length) await new Promise(requestAnimationFrame); return walks; }"
    for steps in page.evaluate(walked):
        assert len(steps) > 1
        for (x, y), (next_x, next_y) in itertools.pairwise(steps):
            assert abs(x - next_x) < 1 or abs(y - next_y) < 1


def test_whoever_is_spoken_of_stands_out(visitor: Arrive) -> None:
    """A line of the log or of a guild shows its thief in the town; a mission shows where it is delivered."""
    guest = visitor(LAPTOP)
    page = sit_down(guest, 2)
    choose_until(guest, "stamina")
    page.locator("section.guild").nth(1).locator("li").first.hover()
    expect(page.locator(".map .thief .lit")).to_have_count(1)
    page.locator(".mission").first.hover()
    expect(page.locator(".map .thief .lit")).to_have_count(0)
    expect(page.locator(".map .building.lit.smuggler")).to_have_count(1)
    expect(page.locator(".map .tip")).to_contain_text("Smuggler")
    page.get_by_role("button", name=re.compile("Ann .*takes a turn")).last.hover()
    expect(page.locator(".map .thief .lit")).to_have_count(1)
    expect(page.locator("section.guild li.lit")).to_have_count(1)
