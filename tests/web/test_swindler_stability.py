"""Swindler's table lies still: whatever happens in a whole game, nothing that stays moves by more than two pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cutpurse.games.swindler import Swindler
from cutpurse.kernel.message import Message
from cutpurse.kernel.text import Speaker
from tests.web.chromium import Visitor
from tests.web.playing import LONGEST_GAME, Player, patiently, rules_of

Arrive = Callable[..., Visitor]
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
NARROW: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 768, "height": 1024}
LARGE: ViewportSize = {"width": 1440, "height": 900}
NOTES = [Message("note-met"), *(Message("note-missing-away", {"count": count}) for count in (0, 1, 2))]
"""The longest of what can stand on a job."""
MOVED = 2
"""Pixels that nobody notices."""
SHORT: dict[str, str | int] = {"end_jobs": 3, "reaction_mode": "wait", "master_thief": "random", "start_player": "A"}
"""Nobody chooses a master thief: cards to choose from lie where there is no table yet."""

PLACES = """() => {
    const main = document.querySelector('main.board'), table = main.querySelector('.table'), found = {};
    const note = (name, thing) => {
        const box = thing.getBoundingClientRect();  // where it lies on the table, however far that is scrolled
        if (thing.checkVisibility()) found[name] = [box.left, box.top + main.scrollTop, box.width, box.height];
    };
    for (const part of ['status', 'rivals', 'bags', 'stage', 'fences', 'jobs', 'own'])
        note(part, table.querySelector(`:scope > .${part}`));
    note('summary', table.querySelector('.own-summary'));
    for (const part of ['rivals', 'bags', 'fences', 'jobs', 'own'])
        [...table.querySelectorAll(`:scope > .${part} > *`)].forEach((thing, place) => note(`${part} ${place}`, thing));
    return {step: table.dataset.step, found};
}"""
"""Everything that lies on the table from the beginning to the end, with its spaces."""


def moved(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    return [
        f"{name}: {box} -> {after[name]}"
        for name, box in before.items()
        if name in after and any(abs(one - other) > MOVED for one, other in zip(box, after[name], strict=True))
    ]


def looked(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(PLACES)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, DESK, LAPTOP], ids=["phone", "desk", "laptop"])
def test_nothing_that_stays_moves_in_a_whole_game(visitor: Arrive, size: ViewportSize) -> None:
    """On a phone the order of the parts follows the step of the turn: there, within each step."""
    guest = visitor(size)
    page = guest.sit(guest.new_table("swindler", others=["easy"] * 2, settings=SHORT))
    expect(page.locator("main .table")).to_be_visible(timeout=60_000)
    player, phone = Player(guest, "swindler", "still"), size["width"] < 900
    first: dict[str, dict[str, Any]] = {}
    events: set[str] = set()
    for _ in patiently(guest, LONGEST_GAME, "the game does not end"):
        if guest.over:
            break
        choices = guest.choices()
        if not choices:
            continue
        page.evaluate("Promise.all(document.getAnimations().map(one => one.finished.catch(() => 0)))")
        now = looked(page)
        if phone:
            now["found"].pop("stage", None)  # held in sight while something happens there
        known = first.setdefault(now["step"] if phone else "", now["found"])
        displaced = moved(known, now["found"])
        assert not displaced, f"{now['step']}, after {sorted(events)}:\n" + "\n".join(displaced)
        choice = player.pick(choices)
        events.add(choice.split(" ")[0])
        guest.choose(choice)
    assert {"rob", "stop", "end"} <= events


TRIED_ON = """jobs => {
    const card = document.querySelector('main .jobs .job'), row = card.parentElement.getBoundingClientRect().height;
    card.querySelector('.note') ?? card.append(Object.assign(document.createElement('span'), {className: 'note'}));
    card.style.height = 'auto';
    return jobs.map(([name, seal, need, note]) => {
        for (const [part, text] of [['strong', name], ['.seal', seal], ['.need', need], ['.note', note]])
            card.querySelector(part).textContent = text;
        return [name, note, card.getBoundingClientRect().height - row];
    }).filter(([, , beyond]) => beyond > 0.5);
}"""
"""Each job on a card of the table: by how much is it taller than its place?"""


@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_every_job_fits_its_place(visitor: Arrive, language: str) -> None:
    """Whichever comes from the deck, and whatever is noted on it: so a new one moves nothing."""
    rules = rules_of("swindler")
    assert isinstance(rules, Swindler)
    speaker = Speaker(language, rules)
    notes = [speaker.say(note) for note in NOTES]
    guest = visitor(PHONE, locale=language)
    page = guest.go("/rules/swindler")
    expect(page.locator("#gallery-traitor")).to_be_attached(timeout=60_000)
    printed = page.locator("[id^=gallery-job_] .picture .job")
    expect(printed).to_have_count(len(rules.box.jobs))
    jobs = printed.evaluate_all(
        "jobs => jobs.map(job => ['strong', '.seal', '.need'].map(part => job.querySelector(part).textContent))"
    )
    guest.sit(guest.new_table("swindler", settings=SHORT))
    for size in (PHONE, NARROW, TABLET, DESK, LAPTOP, LARGE):
        page.set_viewport_size(size)
        expect(page.locator("main .jobs .job").first).to_be_visible(timeout=60_000)
        assert page.evaluate(TRIED_ON, [[*job, note] for job in jobs for note in notes]) == [], size


@pytest.mark.parametrize("size", [DESK, LAPTOP], ids=["desk", "laptop"])
def test_my_own_loot_is_always_in_sight(visitor: Arrive, size: ViewportSize) -> None:
    guest = visitor(size)
    page = guest.sit(guest.new_table("swindler", others=["easy"] * 3, settings=SHORT))
    player, tiles = Player(guest, "swindler", "loot"), page.locator(".own .tiles [data-thing]")
    for _ in patiently(guest, LONGEST_GAME, "nothing was ever stolen"):
        if tiles.count():
            break
        player.move("stop")
    expect(tiles.last).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.querySelector('main').scrollTop") == 0


def test_tiles_that_answer_are_as_large_as_the_others(visitor: Arrive) -> None:
    guest = visitor(LAPTOP)
    page = guest.sit(guest.new_table("swindler", others=["easy"], settings=SHORT))
    player = Player(guest, "swindler", "tiles")
    sizes: set[tuple[float, float]] = set()
    for _ in patiently(guest, LONGEST_GAME, "nothing could be sold"):
        assert not guest.over, "a whole game without a sale"
        if page.locator(".own .tiles .open").count():
            break
        player.move("stop")
    for box in page.locator(".own .tiles .tile").evaluate_all(
        "tiles => tiles.map(tile => [tile.offsetWidth, tile.offsetHeight])"
    ):
        sizes.add(tuple(box))
    assert len(sizes) == 1
