"""Every screen in every state is for everybody: axe finds nothing, fingers meet everything, nothing is cut off or has to be
pushed sideways, from a phone to a wall, in four languages, light and dark."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cutpurse.kernel.examples import examples
from tests.web.checks import cut_off, faults, sideways
from tests.web.chromium import DESKTOP, PHONE, Visitor
from tests.web.playing import GAMES

Arrive = Callable[..., Visitor]

GOLDEN = Path(__file__).parents[1] / "golden"
PEOPLE: list[tuple[ViewportSize, str, str]] = [
    (PHONE, "de", "dark"),
    (PHONE, "pl", "light"),
    (DESKTOP, "en", "light"),
    (DESKTOP, "fr", "dark"),
]
"""What they hold in their hands, what they speak, what they like. The first and the third see both sizes and both schemes,
as do the second and the fourth."""
WIDTHS: list[tuple[int, int]] = [(360, 740), (683, 400), (768, 1024), (1366, 800), (3840, 2160)]
"""Phone, a laptop at 200 %, tablet, laptop, wall."""
ANSWERS_ON_THE_BOARD = "main svg [role=button], main button.open, main [class~=open] button"


class Inspector:
    """Walks from screen to screen and writes down what is wrong."""

    def __init__(self, guest: Visitor, axe: str) -> None:
        self.guest, self.page, self.axe = guest, guest.page, axe
        self.found: list[str] = []

    def look(self, where: str) -> None:
        self.found += [f"{where}: {fault}" for fault in faults(self.page, self.axe)]

    def front(self) -> None:
        self.guest.go()
        expect(self.page.locator(".game").first).to_be_visible()
        self.look("front")
        self.page.locator(".doors button").nth(1).click()
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.unfold("dialog")
        self.look("new table")
        self.page.keyboard.press("Escape")

    def unfold(self, where: str) -> None:
        self.page.evaluate(f"document.querySelectorAll('{where} details').forEach(details => (details.open = true))")

    def lobby(self) -> None:
        self.guest.sit(self.guest.new_table("swindler", others=("open", "easy")))
        expect(self.page.locator(".lobby ol")).to_be_visible()
        self.look("lobby")

    def rulebook(self, game: str) -> None:
        self.guest.go(f"/rules/{game}")
        expect(self.page.locator("dl div").first).to_be_visible()
        self.look(f"rules of {game}")

    def example(self, game: str) -> None:
        self.guest.go(f"/learn/{game}/{next(iter(examples(game)))}")
        expect(self.page.locator(".title")).to_be_visible(timeout=20_000)
        self.look(f"example of {game}")

    def replay(self, game: str) -> None:
        record = sorted((GOLDEN / game).glob("*.cutpurse"))[0].read_bytes()
        kept = self.guest.context.request.post(f"{self.guest.base}/api/records", data=record)
        assert kept.status == 201, kept.text()
        self.guest.go(f"/r/{kept.json()['record']}#40,-2")
        expect(self.page.locator("input[type=range]").first).to_be_visible(timeout=20_000)
        self.look(f"replay of {game}")

    def table(self, game: str) -> None:
        """The board, with everything on it that can be opened."""
        page = self.page
        self.guest.sit(self.guest.new_table(game, others=("easy", "easy")))
        self.guest.is_asked()
        self.unfold("aside")
        self.look(f"table of {game}, why not")
        if game == GAMES[0]:  # the frame is the same around every board
            for key, what in (("?", "settings"), ("l", "log"), ("c", "chat"), ("p", "players")):
                self.opened(key, f"table of {game}, {what}")
        page.keyboard.press("t")
        expect(page.get_by_role("article")).to_be_visible()
        self.unfold("article")
        self.look(f"text of {game}")
        page.keyboard.press("t")

    def opened(self, key: str, what: str) -> None:
        self.page.keyboard.press(key)
        self.look(what)
        if self.page.get_by_role("dialog").count():
            self.page.keyboard.press("Escape")

    def play(self, game: str, choices: int) -> None:
        """Some way into a game: what opens on the board, and what is asked before one regrets."""
        doubted = several = False
        for _ in range(choices):
            open_now = self.guest.choices()
            if self.guest.over or not open_now:
                self.page.wait_for_timeout(30)
                continue
            if not several and self.page.locator(ANSWERS_ON_THE_BOARD).count():
                several = self.touch_something()  # where it has one answer, this was it
                if several:
                    self.look(f"table of {game}, several answers")
                    self.page.keyboard.press("Escape")
                continue
            if not doubted and (warned := self.page.locator("button[data-choice].warned")).count():
                warned.first.press("Enter")
                self.look(f"table of {game}, a warning")
                doubted = True
            self.guest.choose(open_now[-1])
        self.look(f"table of {game}, later")

    def touch_something(self) -> bool:
        """Does the first thing on the board that answers have several answers?"""
        self.page.locator(ANSWERS_ON_THE_BOARD).first.focus()
        self.page.keyboard.press("Enter")
        return self.page.get_by_role("dialog").count() > 0


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language", "scheme"), PEOPLE, ids=[f"{who[1]}-{who[2]}" for who in PEOPLE])
def test_every_screen_is_for_everybody(
    visitor: Arrive, size: ViewportSize, language: str, scheme: str, axe: str
) -> None:
    inspector = Inspector(visitor(size, locale=language, color_scheme=scheme), axe)
    inspector.front()
    inspector.lobby()
    for n, game in enumerate(GAMES):
        if n % 2 == PEOPLE.index((size, language, scheme)) % 2:  # seven thousand things: by two of the people each
            inspector.rulebook(game)
        inspector.example(game)
        inspector.replay(game)
        inspector.table(game)
        inspector.play(game, 14)
    assert not inspector.found, "\n".join(inspector.found)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_everything_fits_at_every_size(visitor: Arrive, language: str) -> None:
    """Each screen is resized while it stands there: nothing sideways, no word cut off."""
    guest = visitor(DESKTOP, locale=language)
    found: list[str] = []

    def resize(where: str) -> None:
        for width, height in WIDTHS:
            guest.page.set_viewport_size({"width": width, "height": height})
            guest.page.evaluate("() => new Promise(requestAnimationFrame)")
            if sideways(guest.page):
                found.append(f"{where} at {width}: sideways")
            found.extend(f"{where} at {width}: {cut}" for cut in cut_off(guest.page))
        guest.page.set_viewport_size(DESKTOP)

    for address, sign in walk(guest):
        guest.go(address)
        expect(guest.page.locator(sign).first).to_be_visible(timeout=60_000)
        resize(address.split("#")[0])
        if address.startswith("/t/"):
            guest.page.keyboard.press("t")
            expect(guest.page.get_by_role("article")).to_be_visible()
            resize("as text")
            guest.page.keyboard.press("t")
    assert not found, "\n".join(found)


def walk(guest: Visitor) -> Iterator[tuple[str, str]]:
    """Where to look, and what shows that it is there."""
    yield "/", ".game"
    for game in GAMES:
        made = guest.new_table(game)
        yield f"/t/{made['table']}#s={made['token']}", "button[data-choice]"
        yield f"/rules/{game}", "dl div"
        yield f"/learn/{game}/{next(iter(examples(game)))}", ".title"


BESIDE = """
reach => {
    const things = [...document.querySelectorAll('main svg [role=button]')];
    const middle = thing => {
        const box = thing.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const on = (x, y) => document.elementFromPoint(x, y);
    for (const thing of things) {
        const [x, y] = middle(thing);
        for (const [dx, dy] of [[0, reach], [0, -reach], [reach, 0], [-reach, 0]]) {
            const [toX, toY] = [x + dx, y + dy];
            const nearer = things.some(other => other !== thing && Math.hypot(...middle(other).map((v, i) => v - [toX, toY][i])) <= reach);
            const met = on(toX, toY);
            if (!nearer && met?.closest('main svg') && !met.closest('[role=button]')) return [toX, toY];
        }
    }
    return null;
}
"""
"""Somewhere on the map where a thing that answers is within a finger's reach, and no other."""


def test_a_finger_beside_a_thing_on_the_map_means_it(visitor: Arrive) -> None:
    """Things on a map shown whole are smaller than fingers; what a tap reaches is not."""
    guest = visitor(PHONE)
    page = guest.sit(guest.new_table("age-of-thieves"))
    expect(page.locator("button[data-choice]").first).to_be_attached(timeout=60_000)
    while not (spot := page.evaluate(BESIDE, 21)):
        choices = guest.choices()
        if choices:
            guest.choose(choices[0])
        page.wait_for_timeout(50)
    before = page.locator("section.question h2").inner_text()
    page.touchscreen.tap(*spot)
    asked = page.locator("section.question h2").filter(has_not_text=before)
    looked_at = page.locator("main svg [aria-pressed=true]")  # a guard: what he sees
    answered = page.get_by_role("dialog").or_(page.locator(".confirm")).or_(asked)
    expect(answered.or_(looked_at).first).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_without_a_server_the_page_says_so(visitor: Arrive, size: ViewportSize, axe: str) -> None:
    guest = visitor(size)
    guest.page.route("**/api/**", lambda route: route.abort())
    page: Page = guest.go("/t/nowhere")
    expect(page.get_by_role("main")).to_contain_text("cannot be reached")
    assert faults(page, axe) == []
    guest.complaints.clear()  # the browser itself complains of requests that nobody answers
