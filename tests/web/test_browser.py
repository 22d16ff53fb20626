"""The page in a real browser: whole games by clicks and by keys, at phone and desktop size, in four languages."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
from cutpurse.lab.crash import House
from tests.web.checks import check
from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.playing import GAMES, LONGEST_GAME, SHORT, Brisk, Player, patiently

Arrive = Callable[..., Visitor]


def open_with_friend(host: Visitor, game: str) -> str:
    """A table for the host, a friend and a bot, with a short game; the friend's link."""
    page = host.go()
    name = page.locator(".game").filter(has=page.locator(f'[href="/rules/{game}"]'))
    name.get_by_role("button", name="Play with friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_role("button", name="Add a seat").click()
    dialog.locator("select").nth(1).select_option("easy")
    if game in SHORT:
        dialog.get_by_text("Game options").click()
        for setting, value in SHORT[game].items():
            dialog.locator(f'[data-setting="{setting}"]').select_option(str(value))
    dialog.get_by_role("button", name="Create the table").click()
    return page.locator("input[readonly]").first.input_value()


def play_to_the_end(players: Sequence[Player], after: dict[int, Callable[[], None]]) -> None:
    """Everybody clicks until the game is over; after so many choices something happens."""
    made = 0
    for _ in patiently(players[0].guest, LONGEST_GAME, "the game does not end"):
        if all(player.guest.over for player in players):
            break
        for player in players:
            if player.move():
                made += 1
                after.pop(made, lambda: None)()
    assert not after, "the game was over before everything had happened"


SECRETS = ("hand", "known", "laying", "plan", "draft")
"""What a view tells to one seat alone, where a game has it."""


class Watcher:
    """Somebody in the audience, who reads everything that arrives."""

    def __init__(self, guest: Visitor) -> None:
        self.guest = guest
        self.updates: list[dict[str, Any]] = []
        guest.page.on("websocket", lambda socket: socket.on("framereceived", self._read))

    def _read(self, frame: bytes | str) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self.updates.append(message["position"])

    def knows_no_secret(self) -> None:
        assert len(self.updates) > 10
        for update in self.updates:
            assert not update.keys() & {"question", "options", "shortcuts", "closed"}
            assert update["view"]["seat"] == -1
            assert not any(update["view"].get(secret) for secret in SECRETS)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_a_whole_game(visitor: Arrive, game: str, axe: str) -> None:
    """One at a desk, one with a phone, somebody who watches. One reloads, one loses the connection: the game goes on."""
    host, friend = visitor(DESKTOP), visitor(PHONE)
    link = open_with_friend(host, game)
    watcher = Watcher(visitor(DESKTOP))
    kept = host.page.evaluate("JSON.parse(localStorage['cutpurse.tables'])[0]")
    watcher.guest.go(f"/t/{kept['table']}#a={kept['audience']}")
    page = friend.go(link)
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator("aside")).to_be_visible()
    assert page.url.endswith(f"#a={kept['audience']}"), "what stays in the address line lets others watch, and no more"

    def lose() -> None:
        host.drop()
        expect(host.page.locator(".state")).to_have_count(0)

    def reload() -> None:
        friend.page.reload()
        expect(friend.page.locator("aside")).to_be_visible()

    after = {
        4: reload,
        8: lose,
        12: lambda: check(friend.page, axe),
        16: lambda: check(host.page, axe),
        20: friend.drop,
    }
    play_to_the_end([Brisk(host, game, "host"), Brisk(friend, game, "friend")], after)
    for person in (host, friend, watcher.guest):
        ending = person.page.locator("section.ending")
        expect(ending.locator("ol li")).to_have_count(3)
        assert not ending.evaluate("sheet => sheet.scrollWidth > sheet.clientWidth + 1"), "cut off at the side"
    check(friend.page, axe)
    watcher.knows_no_secret()
    with host.page.expect_download() as download:
        host.page.get_by_role("button", name="Download the record").click()
    record = RecordFile.read(Path(download.value.path()))
    assert verify(record).over
    watch_again(host)


def watch_again(visitor: Visitor) -> None:
    """From the end of a game to its replay: step, look through other eyes, prove the shuffles in the browser."""
    page = visitor.page
    page.get_by_role("button", name="Watch the replay").click()
    expect(page.get_by_role("paragraph").filter(has_text="Step 0 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("paragraph").filter(has_text="Step 2 of")).to_be_visible()
    page.get_by_label("Point of view").select_option("0")
    page.get_by_role("button", name="Verify the shuffles in this browser").click()
    expect(page.get_by_text("draws match the secret")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_play_now_is_one_click(visitor: Arrive, game: str) -> None:
    """From the front door to the first choices without a pointer; then a reload leads back to the same table."""
    guest = visitor(DESKTOP)
    page = guest.go()
    door = page.locator(".game").filter(has=page.locator(f'[href="/rules/{game}"]')).get_by_role("button").first
    door.focus()
    page.keyboard.press("Enter")
    expect(page.locator("aside")).to_be_visible()
    rng, pressed = random.Random("keys"), 0
    for _ in patiently(guest, LONGEST_GAME, "nobody is asked any more"):
        if pressed == 5 or guest.over:
            break
        if choices := guest.choices():
            page.keyboard.press(str(rng.randint(1, min(9, len(choices)))))
            if page.locator(".confirm").count():
                page.keyboard.press("Enter")
            pressed += 1
    where = page.url
    page.reload()
    expect(page.locator("aside")).to_be_visible()
    assert page.url == where


def test_a_lost_connection_is_said_and_mended(visitor: Arrive, web_house: House) -> None:
    """The server is killed and comes back: the page says so, then goes on where it was."""
    guest = visitor(DESKTOP)
    page = guest.go()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator("button[data-choice]").first).to_be_visible(timeout=60_000)
    web_house.kill()
    expect(page.locator(".state")).to_contain_text("Connection lost")
    web_house.start()
    expect(page.locator(".state")).to_have_count(0, timeout=30_000)
    expect(page.locator("button[data-choice]:not(:disabled)").first).to_be_visible(timeout=60_000)
    guest.complaints.clear()  # the browser itself complains of sockets that nobody answers


def test_the_first_load_is_small(visitor: Arrive) -> None:
    """What the front door needs, compressed: at most 250 kB."""
    guest = visitor(DESKTOP)
    sizes: list[int] = []
    guest.page.on("response", lambda answer: sizes.append(int(answer.headers.get("content-length", "0"))))
    page = guest.go()
    expect(page.locator(".game").first).to_be_visible()
    assert 10_000 < sum(sizes) < 250_000
