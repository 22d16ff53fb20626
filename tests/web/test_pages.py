"""The pages around the tables, in a real browser: front door, rulebook, replay room, without a network."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, expect
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from cutpurse.kernel import registry
from cutpurse.kernel.lesson import lessons
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.playback import Playback
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.server.http.pages import BUILT, Pages
from tests.web.checks import check
from tests.web.chromium import ALLOWED, DESKTOP, KEPT, PHONE, Visitor

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    "swindler": "2-short-random.cutpurse",
    "age-of-thieves": "2-german.cutpurse",
    "thiefdom": "2-standard.cutpurse",
}

STEP = "aside .controls .row > p"
"""Which step of how many."""

Arrive = Callable[..., Visitor]


def card(page: Page, game: str) -> Any:
    return page.locator(".game").filter(has=page.locator(f'[href="/rules/{game}"]'))


def test_a_game_alone_is_one_choice_and_it_is_remembered(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    page = guest.go()
    card(page, "thiefdom").get_by_label("Number of bots").select_option("0")
    page.reload()
    expect(card(page, "thiefdom").get_by_label("Number of bots")).to_have_value("0")
    expect(card(page, "swindler").get_by_label("Number of bots")).to_have_value("2")
    card(page, "thiefdom").get_by_role("button", name="Play now").click()
    expect(page.locator("button[data-choice]").first).to_be_attached(timeout=60_000)
    last = len(lessons(registry.title("thiefdom").home)["solo"].steps) - 1
    page = guest.go(f"/learn/thiefdom/solo#{last}")
    expect(page.get_by_role("button", name="Play now, alone")).to_be_visible()


def test_my_tables_say_whose_turn_it_is_and_can_be_forgotten(visitor: Arrive, axe: str) -> None:
    guest = visitor(PHONE)
    page = guest.go()
    expect(page.locator("#mine")).to_have_count(0)
    card(page, "thiefdom").get_by_label("Number of bots").select_option("0")
    card(page, "thiefdom").get_by_role("button").first.click()
    expect(page.locator("button[data-choice]").first).to_be_attached(timeout=60_000)
    guest.go()
    mine = page.locator("section[aria-labelledby=mine] li")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    check(page, axe)
    mine.get_by_role("link").click()
    expect(page.locator("button[data-choice]").first).to_be_attached(timeout=60_000)
    guest.go()
    expect(mine).to_contain_text("just now")
    mine.get_by_role("button").click()
    expect(mine).to_have_count(0)
    page.get_by_role("button", name="Undo").click()  # a seat is lost with its secret
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("button").click()
    page.reload()
    expect(page.locator(".game").first).to_be_visible()
    expect(page.locator("#mine")).to_have_count(0)


DROP = """([name, content]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([content], name));
    for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, {dataTransfer: carried, bubbles: true, cancelable: true}));
}"""


def test_a_record_is_dropped_on_the_page_or_chosen(visitor: Arrive) -> None:
    file = GOLDEN / "swindler" / RECORDS["swindler"]
    page = visitor(DESKTOP).go()
    expect(page.locator(".game").first).to_be_visible()
    page.evaluate(DROP, ["game.cutpurse", file.read_text(encoding="utf-8")])
    expect(page.get_by_role("paragraph").filter(has_text="Step 0 of")).to_be_visible()
    address = page.url.partition("#")[0]
    page.go_back()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("paragraph").filter(has_text="Step 0 of")).to_be_visible()
    assert page.url.partition("#")[0] == address, "the same file is the same page"


def test_what_is_no_record_is_refused_in_words(visitor: Arrive) -> None:
    guest = visitor(DESKTOP, locale="de")
    page = guest.go()
    expect(page.locator(".game").first).to_be_visible()
    page.evaluate(DROP, ["game.cutpurse", "nonsense"])
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".game").first).to_be_visible()
    guest.complaints.clear()  # the browser itself complains of the refusal


def test_rules_are_found_by_words_whatever_their_accents(visitor: Arrive, axe: str) -> None:
    page = visitor(PHONE, locale="pl").go("/rules/thiefdom")
    search = page.get_by_role("searchbox")
    search.fill("ZLODZIEJ lup")
    expect(page.locator("mark").first).to_be_visible()
    shown = page.locator(".rule").count()
    assert 0 < shown < len(Rulebook(registry.title("thiefdom").home, "pl").rules) / 4
    expect(page.get_by_role("status")).to_contain_text(str(shown))
    assert {text.lower()[0] for text in page.locator("mark").all_inner_texts()} <= {"z", "ł", "l"}
    check(page, axe)
    search.fill("no such words at all")
    expect(page.locator(".rule")).to_have_count(0)


def test_rules_are_found_by_number_and_linked_to(visitor: Arrive) -> None:
    guest = visitor(DESKTOP)
    book = Rulebook(registry.title("swindler").home, "en")
    page = guest.go("/rules/swindler")
    page.get_by_role("searchbox").fill("4.7")
    expect(page.locator(".rule")).to_have_count(len(book.under("4.7")))
    page.get_by_role("searchbox").fill("sw-4.4.4")
    expect(page.locator(".rule")).to_have_count(1)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link to SW-4.4.4").click()
    expect(page.locator(".rule").get_by_role("button", name="Copied")).to_be_visible()
    guest.go(str(page.evaluate("navigator.clipboard.readText()")))
    expect(page.locator(".asked")).to_be_in_viewport()
    expect(page.locator(".asked")).to_contain_text("SW-4.4.4")
    page.locator("nav a").filter(has_text="Hidden information").click()
    expect(page.get_by_role("heading", name="Hidden information")).to_be_in_viewport()


@pytest.mark.parametrize("game", sorted(RECORDS))
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_record_is_looked_through(visitor: Arrive, size: Any, game: str, axe: str) -> None:
    """Step, scrub, jump from a line, another's eyes, a link to the moment; few questions to the server."""
    guest = visitor(size)
    page = guest.go()
    file = GOLDEN / game / RECORDS[game]
    last = Playback(RecordFile.read(file)).last
    page.locator("input[type=file]").set_input_files(file)
    step = page.locator(STEP)
    expect(step).to_have_text(f"Step 0 of {last:,}")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for n in range(1, 26):
        page.keyboard.press("ArrowRight")
        expect(step).to_have_text(f"Step {n} of {last:,}")
    assert len([url for url in asked if "/records/" in url]) <= 2, "what lies near is fetched together"
    page.keyboard.press("End")
    expect(step).to_have_text(f"Step {last:,} of {last:,}")
    expect(page.locator("aside .won")).to_be_visible()
    line = page.locator("aside ol li:not(.now) button").first
    line.click()
    expect(page.locator("aside ol li.now").first).to_be_visible()
    moment = step.inner_text()
    assert moment != f"Step {last:,} of {last:,}"
    page.get_by_label("Point of view").select_option("1")
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    friend = visitor(size, locale="de")
    friend.go(link)
    expect(friend.page.locator(STEP)).to_have_text(
        moment.replace("Step", "Schritt").replace("of", "von").replace(",", ".")
    )
    expect(friend.page.get_by_label("Sicht")).to_have_value("1")
    page.get_by_role("button", name="Verify the shuffles in this browser").click()
    expect(page.locator(".proof")).to_contain_text("draws match the secret")
    check(page, axe)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_in_a_replay_all_hands_can_be_open(visitor: Arrive, size: Any, axe: str) -> None:
    """With everybody's eyes: what each seat had at this moment, and at the next one; through one's own, only one's own."""
    file = GOLDEN / "swindler" / RECORDS["swindler"]
    playback = Playback(RecordFile.read(file))
    hands = []
    for n in range(playback.last + 1):
        playback.go(n)
        hands.append([list(playback.view_of(seat).hand) for seat in range(playback.game.players)])
    moment = next(n for n, hand in enumerate(hands) if all(hand) and hands[n + 1] != hand)
    page = visitor(size).go()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(STEP)).to_be_visible()
    page.goto(f"{page.url.partition('#')[0]}#{moment},-2")
    page.get_by_text("All hands and plans").click()
    seats = page.locator("details .seat")
    expect(seats).to_have_count(playback.game.players)
    for seat in range(playback.game.players):
        expect(seats.nth(seat)).to_contain_text("Cards:")
    check(page, axe)
    before = "".join(seats.all_inner_texts())
    page.get_by_label("Next", exact=True).click()
    page.wait_for_function(
        "before => [...document.querySelectorAll('details .seat')].map(one => one.innerText).join('') !== before",
        arg=before,
    )
    page.get_by_label("Point of view").select_option("0")
    expect(seats).to_have_count(0)


def test_a_replay_plays_by_itself_and_again_from_its_end(visitor: Arrive) -> None:
    page = visitor(DESKTOP).go()
    page.locator("input[type=file]").set_input_files(GOLDEN / "thiefdom" / RECORDS["thiefdom"])
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    step = page.locator(STEP)
    expect(step).to_have_text(re.compile("Step [1-9]"))
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("End")
    end = step.inner_text()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(step).not_to_have_text(end)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_network_the_page_is_there_and_says_so(visitor: Arrive, language: str, axe: str) -> None:
    """In the person's language; what was read before can be read, and all goes on with the network."""
    guest = visitor(PHONE, locale=language, **ALLOWED)
    page = guest.go()
    page.evaluate(KEPT)
    guest.go("/rules/swindler")
    expect(page.locator(".rule").first).to_be_visible()
    guest.context.set_offline(True)
    page.reload()
    expect(page.locator(".rule").first).to_be_visible()
    guest.go()
    expect(page.locator(".offline h2")).to_be_visible()
    expect(page.locator(".game")).to_have_count(len(RECORDS))
    check(page, axe)
    guest.context.set_offline(False)
    expect(page.locator(".offline")).to_have_count(0)
    guest.complaints.clear()  # the browser itself complains of what cannot be fetched


def test_it_can_be_installed(visitor: Arrive) -> None:
    """What browsers ask of an installable page: a manifest with icons that are there, and a service worker."""
    page = visitor(DESKTOP, **ALLOWED).go()
    page.evaluate(KEPT)
    manifest = page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    assert manifest["display"] == "standalone"
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    measure = """async icon => {
        const image = new Image();
        image.src = icon.src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
    }"""
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            assert page.evaluate(measure, icon) == icon["sizes"]


class Builds:
    """A server that can be given another build while pages are open."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.app = Starlette(routes=[Route("/api/{path:path}", self._nothing), Mount("/", self._page)])
        self.serve()

    def serve(self) -> None:
        self._now = Starlette(routes=list(Pages(self.folder).routes()))

    async def _page(self, scope: Any, receive: Any, send: Any) -> None:
        await self._now({**scope, "root_path": ""}, receive, send)

    async def _nothing(self, request: Request) -> Response:
        return Response("[]", media_type="application/json")

    def build_anew(self) -> None:
        """As a build does: the page's script has another name, and so the worker knows other files."""
        (script,) = (self.folder / "assets").glob("index-*.js")
        fresh = script.with_name("index-another.js")
        script.rename(fresh)
        for name in ("index.html", "service.js"):
            page = self.folder / name
            text = (
                page.read_text(encoding="utf-8")
                .replace(script.name, fresh.name)
                .replace("const BUILD = '", "const BUILD = 'x")
            )
            page.write_text(text, encoding="utf-8")
        self.serve()


@pytest.fixture
def builds(tmp_path: Path) -> Iterator[tuple[Builds, str]]:
    folder = tmp_path / "dist"
    shutil.copytree(BUILT, folder)
    made = Builds(folder)
    server = uvicorn.Server(uvicorn.Config(made.app, port=0, log_config=None))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
    yield made, f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


def test_a_newer_build_is_offered_and_loaded(browser: Browser, builds: tuple[Builds, str]) -> None:
    """An open page goes on, says that there is a newer one, and loads it when asked; then it says no more."""
    made, base = builds
    guest = Visitor(browser, base, DESKTOP, **ALLOWED)
    page = guest.go()
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.reload()
    expect(page.locator(".update")).to_have_count(0)
    made.build_anew()
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    expect(page.locator(".update")).to_be_visible()
    page.locator(".update .primary").click()
    expect(page.locator("script[type=module]")).to_have_attribute("src", "/assets/index-another.js")
    expect(page.locator(".update")).to_have_count(0)
    guest.leave()
