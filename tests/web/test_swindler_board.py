"""Swindler's table in a real browser: everything on one screen, what can be done is done by touching it, and every
moment of a turn is for everybody."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cutpurse.kernel.examples import examples
from cutpurse.server.http.examples import Frame, example
from tests.web.checks import check, faults
from tests.web.chromium import PHONE, Visitor

Arrive = Callable[..., Visitor]
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@cache
def frames() -> list[tuple[str, int, Frame]]:
    """Every position of every worked example."""
    return [
        (id, number, frame)
        for id in examples("swindler")
        for number, frame in enumerate(example("swindler", id, "en").frames)
    ]


def moment(wanted: Callable[[Frame], bool]) -> tuple[str, Frame]:
    """The first position of the worked examples that is like this: where it is shown, and the position."""
    id, number, frame = next(found for found in frames() if wanted(found[2]))
    return f"/learn/swindler/{id}#{number}", frame


def about_to(choice: str) -> Callable[[Frame], bool]:
    return lambda frame: any(
        f"{following.choice} ".startswith(f"{choice} ") and following.things for following in frame.next
    )


def shown(guest: Visitor, path: str) -> Page:
    page = guest.go(path)
    expect(page.locator("main .table")).to_be_visible(timeout=20_000)
    return page


TOUCHED = {
    "rob": ".bag.open",
    "draw": ".bag.now.open",
    "stop": ".stage .loot.open",
    "reserve": ".job.open",
    "fulfil": ".job.open",
    "sell": ".stall.open",
    "hire 1": ".deck.open",
    "play assassin": ".hand [data-card=assassin].open",
    "give": "main [data-thing].open",
}


def test_what_can_be_done_is_done_by_touching_it(visitor: Arrive) -> None:
    guest = visitor(LAPTOP)
    for choice, thing in TOUCHED.items():
        path, _ = moment(about_to(choice))
        page = shown(guest, path)
        page.locator(thing).first.click()
        expect(page, choice).not_to_have_url(f"{page.url.partition('#')[0]}#{path.partition('#')[2]}")


def asked(view: Any) -> str:
    return str(view["asked"][0][1]) if view["asked"] else ""


MOMENTS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "a theft": (lambda view: view["theft"].get("loot") and not view["theft"].get("ended"), ".stage .loot [data-thing]"),
    "a skull": (lambda view: view["theft"].get("skull"), ".stage .skull"),
    "what can be saved": (lambda view: asked(view) == "escape_keep", ".stage .skull"),
    "a card": (lambda view: view.get("played"), ".stage .played .card"),
    "a raid": (lambda view: view.get("raid"), ".stage .raid"),
    "a beggar": (lambda view: asked(view) == "beggar_gift", ".stage .played [data-card=beggar]"),
    "a share": (lambda view: asked(view) == "legacy_tiles", ".stage .played [data-card=legacy_hunter]"),
    "a forgery": (lambda view: view.get("forged"), ".seat .forged"),
    "the dungeon": (lambda view: any(seat.get("in_dungeon") for seat in view["seats"]), ".seat .bars"),
}


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_every_moment_is_seen_and_for_everybody(visitor: Arrive, axe: str, size: ViewportSize) -> None:
    """On a phone it is in sight without looking for it; light and dark."""
    guest = visitor(size)
    found: dict[tuple[str, str], list[str]] = {}
    for what, (wanted, sign) in MOMENTS.items():
        path, _ = moment(lambda frame, wanted=wanted: bool(wanted(frame.view)))  # type: ignore[misc]
        page = shown(guest, path)
        expect(page.locator(sign).first, what).to_be_visible()
        if sign.startswith(".stage"):
            expect(page.locator(sign).first, what).to_be_in_viewport()
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            found[what, scheme] = faults(page, axe)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("kind", ["legacy_tiles", "angel_fee"])
def test_what_is_handed_over_is_no_draw(visitor: Arrive, kind: str) -> None:
    """While something changes hands nothing is said of what a skull would take."""
    path, _ = moment(lambda frame: asked(frame.view) == kind)
    page = shown(visitor(LAPTOP), path)
    expect(page.locator(".stage .loot")).to_be_visible()
    expect(page.locator(".stage :is(.odds, .threat, .risk)")).to_have_count(0)


def test_on_a_phone_what_i_have_is_in_sight_of_what_i_decide(visitor: Arrive) -> None:
    path, frame = moment(lambda frame: bool(frame.view["seats"][0]["tiles"]) and asked(frame.view) == "action")
    tiles = frame.view["seats"][frame.view["seat"]]["tiles"]
    glance = shown(visitor(PHONE), path).get_by_role("region", name="At a glance")
    expect(glance).to_be_in_viewport(ratio=0.99)
    expect(glance.locator("[data-thing]")).to_have_count(len(tiles))
    expect(shown(visitor(LAPTOP), path).locator(".table .glance > section")).to_be_hidden()


@pytest.mark.parametrize(
    ("choice", "sign"), [("hire 1", ".deck.open"), ("sell", ".jobs .job"), ("play assassin", ".own-summary .card.open")]
)
def test_on_a_phone_what_a_step_is_about_is_in_sight(visitor: Arrive, choice: str, sign: str) -> None:
    path, _ = moment(about_to(choice))
    page = shown(visitor(PHONE), path)
    expect(page.locator(sign).first).to_be_in_viewport()
    expect(page.locator(".status")).to_be_in_viewport()


def test_a_hand_that_is_too_wide_says_so_and_is_reached_by_keys(visitor: Arrive) -> None:
    path, _ = moment(lambda frame: len(set(frame.view.get("hand") or [])) >= 2)
    hand = shown(visitor(PHONE), path).locator(".hand")
    expect(hand).to_have_attribute("data-after", "")
    expect(hand).not_to_have_attribute("data-before", "")
    hand.press("ArrowRight")
    expect(hand).to_have_attribute("data-before", "")
    wide = shown(visitor(LAPTOP), path).locator(".hand")
    expect(wide.locator(".card").first).to_be_visible()
    expect(wide).not_to_have_attribute("data-after", "")
    expect(wide).not_to_have_attribute("tabindex", "0")


def test_a_job_shows_what_i_have_for_it_and_what_i_lack(visitor: Arrive) -> None:
    def begun(frame: Frame) -> bool:
        jobs = frame.scene["jobs"].values()
        items = [item for job in jobs for part in job["parts"] for item in part.get("items", [])]
        return any("have" in item for item in items) and any("objects" in item for item in items)

    path, frame = moment(begun)
    page = shown(visitor(LAPTOP), path)
    for id, job in frame.scene["jobs"].items():
        items = [item for part in job["parts"] for item in part.get("items", [])]
        card = page.locator(f'.job[data-place="{id}"]')
        expect(card.locator(".item")).to_have_count(len(items))
        expect(card.locator(".item.had")).to_have_count(sum("have" in item for item in items))


def test_a_bag_says_what_a_skull_in_it_would_cost_me(visitor: Arrive) -> None:
    path, frame = moment(lambda frame: any(bag["lost"] for bag in frame.scene["bags"].values()))
    page = shown(visitor(LAPTOP), path)
    for colour, bag in frame.scene["bags"].items():
        badge = page.locator(f'[data-place="bag-{colour}"] .lost')
        expect(badge).to_have_count(1 if bag["lost"] else 0)
        if bag["lost"]:
            expect(badge).to_have_text(f"−{len(bag['lost'])}")


def four_at_a_table(guest: Visitor) -> Page:
    """My seat at a table with three bots."""
    names = ("Magpie", "Rosalind", "Ben", "Kornelia")
    settings = {"reaction_mode": "wait", "start_player": "A"}
    return guest.sit(guest.new_table("swindler", others=["easy"] * 3, names=names, settings=settings))


@pytest.mark.parametrize("language", ["en", "de"])
def test_four_players_fit_one_screen(visitor: Arrive, language: str) -> None:
    """Until the first theft nothing of the table has to be looked for."""
    guest = visitor(LAPTOP, locale=language)
    page = four_at_a_table(guest)
    for kind in ("reserve", "rob"):
        option = page.locator(f'button[data-choice^="{kind} "]:not(:disabled)').first
        expect(option).to_be_visible(timeout=60_000)
        hidden = page.evaluate(
            "() => { const main = document.querySelector('main'); return main.scrollHeight - main.clientHeight; }"
        )
        assert hidden <= 0, kind
        for part in (".status", ".rivals", ".bags", ".fences", ".jobs", ".own", ".deck"):
            expect(page.locator(f"main {part}").first).to_be_in_viewport(ratio=0.99)
        option.click()
        if kind == "reserve":
            page.locator('button[data-choice="done"]:not(:disabled)').click()


def test_raids_to_come_are_listed_with_whom_they_would_hit(visitor: Arrive, axe: str) -> None:
    guest = visitor(PHONE)
    page = four_at_a_table(guest)
    page.get_by_role("button", name="Raids that would hit you: none of 6").click(timeout=60_000)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".raid")).to_have_count(6)
    check(page, axe)
