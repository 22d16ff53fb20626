"""The rooms around the tables at odd sizes and by odd ways: what one came for is in sight, and links lead where they say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.checks import check, sideways
from tests.web.chromium import DESKTOP, PHONE, Visitor

GOLDEN = Path(__file__).parents[1] / "golden"
ON_ITS_SIDE: ViewportSize = {"width": 740, "height": 360}
EXAMPLES = {"swindler": "X-12", "age-of-thieves": "X-27", "thiefdom": "W-14"}
SIZES = pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE], ids=["upright", "on its side"])

Arrive = Callable[..., Visitor]


def kept(guest: Visitor, game: str) -> str:
    """The address of a record that somebody has brought."""
    record = sorted((GOLDEN / game).glob("*.cutpurse"))[0].read_bytes()
    answer = guest.context.request.post(f"{guest.base}/api/records", data=record)
    assert answer.status == 201, answer.text()
    return f"/r/{answer.json()['record']}"


def in_sight(page: Page, what: str) -> float:
    """How much of the screen it fills, that part of it which can be seen."""
    share: float = page.locator(what).first.evaluate("""element => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        const wide = Math.min(right, innerWidth) - Math.max(left, 0);
        const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return Math.max(0, wide) * Math.max(0, high) / (innerWidth * innerHeight);
    }""")
    return share


@SIZES
@pytest.mark.parametrize("game", sorted(EXAMPLES))
def test_a_lesson_shows_its_board_and_what_it_says(visitor: Arrive, size: ViewportSize, game: str) -> None:
    page = visitor(size, locale="de").go(f"/learn/{game}")
    expect(page.locator("main.board > *").first).to_be_visible(timeout=20_000)
    for way_on in ("[data-next]", ".teacher h2"):
        expect(page.locator(".teacher h2")).to_be_in_viewport()
        assert in_sight(page, "main.board") > 0.25
        expect(page.locator(way_on)).to_be_in_viewport(ratio=1)
        assert not sideways(page)
        if way_on == "[data-next]":
            page.locator(way_on).click()
            expect(page.locator("[data-next]")).to_have_count(int(game == "age-of-thieves"))


@pytest.mark.parametrize("game", sorted(EXAMPLES))
def test_examples_and_replays_show_their_board_beside_what_happens(visitor: Arrive, game: str) -> None:
    guest = visitor(PHONE, locale="de")
    page = guest.go(f"/learn/{game}/{EXAMPLES[game]}")
    for size in (PHONE, ON_ITS_SIDE):
        page.set_viewport_size(size)
        expect(page.locator("[data-next]")).to_be_in_viewport(ratio=0.5, timeout=20_000)
        assert in_sight(page, "main") > 0.4
    guest.go(f"{kept(guest, game)}#40,-2")
    for size in (ON_ITS_SIDE, PHONE):
        page.set_viewport_size(size)
        expect(page.locator("aside input[type=range]")).to_be_in_viewport(ratio=1, timeout=20_000)
        assert in_sight(page, "main") > 0.4
        for button in page.locator("aside .controls button").all():
            expect(button).to_be_in_viewport(ratio=1)


def test_a_link_to_another_moment_leads_there_from_the_same_room(visitor: Arrive) -> None:
    """Only what follows the # is new: the browser does not load the page again."""
    guest = visitor(PHONE)
    record = kept(guest, "swindler")
    page = guest.go(f"{record}#40,-2")
    step = page.locator("aside .controls .row > p")
    expect(step).to_contain_text("Step 40 of")
    guest.go(f"{record}#12,1")
    expect(step).to_contain_text("Step 12 of")
    expect(page.get_by_label("Point of view")).to_have_value("1")
    guest.go(f"/learn/swindler/{EXAMPLES['swindler']}")
    expect(step).to_contain_text("Step 0 of")
    guest.go(f"/learn/swindler/{EXAMPLES['swindler']}#2")
    expect(step).to_contain_text("Step 2 of")


LAPTOP: ViewportSize = {"width": 1366, "height": 768}
LOW: list[ViewportSize] = [{"width": 740, "height": 360}, {"width": 683, "height": 384}, PHONE, LAPTOP]


@pytest.mark.parametrize("language", ["de", "pl"])
def test_whoever_is_invited_sees_where_to_sit_down(visitor: Arrive, language: str) -> None:
    """On a phone on its side and enlarged to 200 %, too; in the words of the table's time."""
    guest = visitor(LOW[0], locale=language)
    made = guest.new_table("thiefdom", others=("open",), manners={"pace": "days"})
    page = guest.go(f"/t/{made['table']}#i={made['invitations']['1']}")
    for size in LOW:
        page.set_viewport_size(size)
        expect(page.locator("form button")).to_be_in_viewport(ratio=1)
    expect(page.locator(".invited")).to_contain_text({"de": "Über mehrere Tage", "pl": "Przez kilka dni"}[language])


@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_a_game_begins_without_scrolling(visitor: Arrive, language: str) -> None:
    page = visitor(PHONE, locale=language).go()
    play = page.locator(".game button.primary").first
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)
        expect(play).to_be_in_viewport(ratio=1)
        assert play.evaluate("button => button.scrollHeight <= button.clientHeight")


def test_the_host_chooses_the_time_and_everybody_reads_it(visitor: Arrive) -> None:
    """At a table of days nobody is replaced after two minutes, and whatever can wait for people does."""
    guest = visitor(PHONE)
    page = guest.go()
    page.locator('.game:has([href="/rules/swindler"]) .doors > button:not(.rival)').click()
    page.get_by_label("Time").select_option("slow")
    page.locator("dialog summary").click()
    expect(page.locator('[data-setting="reaction_mode"]')).to_have_value("wait")
    page.get_by_role("button", name="Create the table").click()
    expect(page.locator("main.lobby")).to_contain_text("Over several days, three days per move")
    expect(page.locator("main.lobby")).to_contain_text("Magpie")  # whoever says no name has one all the same
    table = page.url.partition("#")[0].rpartition("/")[2]
    manners = guest.context.request.get(f"{guest.base}/api/tables/{table}").json()["manners"]
    assert (manners["pace"], manners["clock"], manners["seconds"]) == ("days", "move", 3 * 86_400)
    assert manners["stand_in_after"] == 30 * 86_400


def test_every_choice_of_time_is_taken(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    for time in ("live", "move", "game", "days", "slow"):
        page = guest.go()
        page.locator('.game:has([href="/rules/thiefdom"]) .doors > button:not(.rival)').click()
        page.get_by_label("Time").select_option(time)
        page.get_by_role("button", name="Create the table").click()
        expect(page.locator(".lobby ol li")).to_have_count(2)


def test_what_is_looked_for_in_the_rules_is_read_from_its_beginning(visitor: Arrive) -> None:
    page = visitor(PHONE).go("/rules/swindler#SW-7.1")
    expect(page.locator(".asked")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("skull")
    expect(page.locator(".rule mark").first).to_be_in_viewport()
    expect(page.locator("main h2").first).to_be_in_viewport()


NOWHERE = ("/nowhere", "/rules/chess", "/learn/chess", "/learn/swindler/X-0", "/r/nothing", "/t/nothing")


def test_an_address_without_anything_says_so_and_leads_home(visitor: Arrive, axe: str) -> None:
    guest = visitor(PHONE, locale="de")
    for address in NOWHERE:
        page = guest.go(address)
        expect(page.get_by_role("alert").or_(page.locator(".lost"))).to_be_visible()
        check(page, axe)
        expect(page.locator('a[href="/"]').or_(page.locator(".game")).first).to_be_visible()
        page.wait_for_load_state("networkidle")
    guest.complaints.clear()  # the browser itself complains of what is not there
