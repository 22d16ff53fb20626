"""A seat goes along from the desk to the phone: by a code that is typed, or one that is scanned."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.chromium import DESKTOP, PHONE, Visitor

Arrive = Callable[..., Visitor]


def code_at(page: Page) -> str:
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name="Play on another device").click()
    expect(page.get_by_role("dialog").locator("output")).to_be_in_viewport()
    expect(page.get_by_text("Works once")).to_be_visible()
    expect(page.get_by_role("img", name="Play on another device")).to_be_visible()
    return page.locator("dialog output").inner_text()


def test_a_game_goes_on_on_the_phone(visitor: Arrive) -> None:
    desk, phone, late = visitor(DESKTOP), visitor(PHONE), visitor(PHONE)
    code = code_at(desk.sit(desk.new_table("swindler")))
    page = phone.go()
    page.get_by_label("Code from another device").fill(code.lower().replace("-", ""))
    page.get_by_role("button", name="Take my seat").click()
    phone.is_asked()
    assert desk.choices() == phone.choices(), "the same seat"
    desk.page.keyboard.press("Escape")
    expect(desk.page.get_by_text("Your seat was opened on another device")).to_be_visible()
    page = late.go()
    late.complaints.clear()
    page.get_by_label("Code from another device").fill(code)
    page.get_by_role("button", name="Take my seat").click()
    expect(page.get_by_role("alert")).to_contain_text("This code does not work")
    late.complaints.clear()  # a refused request is noted by the browser itself


def test_a_scanned_code_leads_to_the_table_and_not_twice(visitor: Arrive) -> None:
    desk, phone, late = visitor(DESKTOP), visitor(PHONE), visitor(PHONE)
    made = desk.new_table("swindler")
    code = code_at(desk.sit(made))
    page = phone.go(f"/#c={code}")
    phone.is_asked()
    expect(page).to_have_url(f"{phone.base}/t/{made['table']}")
    page = late.go(f"/#c={code}")
    expect(page.get_by_role("alert")).to_contain_text("This code does not work")
    expect(page).to_have_url(f"{late.base}/")
    late.complaints.clear()
