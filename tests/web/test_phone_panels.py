"""On a phone: what a place offers can be read and hit, what wastes something is no large button, sounds are asked about once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from cutpurse.kernel import registry
from cutpurse.kernel.lesson import lessons
from tests.web.chromium import PHONE, Visitor

Arrive = Callable[..., Visitor]
TOUCH = 44
OFFER = "[data-sound-offer]"
UNREADABLE = """panel => {
    const inside = panel.getBoundingClientRect();
    return [...panel.querySelectorAll('button')].filter(one => {
        const box = one.getBoundingClientRect();
        return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
            || box.left < inside.left - 1 || box.right > inside.right + 1;
    }).map(one => one.innerText);
}"""


def at_step(guest: Visitor, wanted: str) -> Page:
    """The first lesson, where this is to be done."""
    steps = lessons(registry.title("thiefdom").home)["first_night"].steps
    number = next(place for place, step in enumerate(steps) if step.do == wanted)
    page = guest.go(f"/learn/thiefdom/first_night#{number}")
    expect(page.locator(".teacher h2")).to_have_text(steps[number].title.en)
    return page


def overlapping(buttons: Locator) -> list[tuple[str, str]]:
    """Each pair of buttons that share ground."""
    boxes = [(one.inner_text(), box) for one in buttons.all() if (box := one.bounding_box())]
    return [
        (name, other)
        for place, (name, box) in enumerate(boxes)
        for other, next_box in boxes[place + 1 :]
        if box["x"] < next_box["x"] + next_box["width"] - 1 and next_box["x"] < box["x"] + box["width"] - 1
        and box["y"] < next_box["y"] + next_box["height"] - 1 and next_box["y"] < box["y"] + box["height"] - 1
    ]  # fmt: skip


@pytest.mark.parametrize("wanted", ["sell gem 1", "patrons"])
def test_what_a_place_offers_can_be_read_and_hit(visitor: Arrive, wanted: str) -> None:
    page = at_step(visitor({"width": 390, "height": 844}, is_mobile=True), wanted)
    deals = page.locator(".deals")
    expect(deals).to_be_attached()
    assert deals.evaluate(UNREADABLE) == []
    buttons = deals.locator("button")
    assert overlapping(buttons) == []
    boxes = [one.bounding_box() for one in buttons.all()]
    assert boxes and all(box and box["height"] >= TOUCH and box["width"] >= TOUCH for box in boxes)


def test_a_turn_with_points_left_is_ended_by_an_option_like_any_other(visitor: Arrive) -> None:
    """The filled button with the key 0 stands only where nothing goes to waste; the reason is there to read."""
    page = at_step(visitor(PHONE, is_mobile=True), "go 2,9")
    end = page.locator('section.question [data-choice="end"]')
    expect(end).to_have_count(1)
    assert "primary" not in (end.get_attribute("class") or "")
    assert page.locator("section.question .options [data-choice]").last.get_attribute("data-choice") == "end"
    end.scroll_into_view_if_needed()
    expect(end.locator(".caution")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator(".confirm")).to_have_count(0)


def test_sounds_are_asked_about_once_and_in_no_lesson(visitor: Arrive) -> None:
    guest = visitor(PHONE, is_mobile=True)
    guest.page.add_init_script("""localStorage['asked'] ??=
        (localStorage.setItem('cutpurse.preferences', '{"pace": "none"}'), 'fresh')""")
    page = at_step(guest, "go 2,9")
    assert page.locator(OFFER).count() == 0
    made = guest.new_table("thiefdom")
    page = guest.sit(made)
    expect(page.locator(OFFER)).to_be_visible(timeout=60_000)
    page.reload()
    guest.is_asked()
    expect(page.locator(OFFER)).to_have_count(0)
