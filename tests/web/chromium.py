"""A real browser for the tests: one on the PATH, or Playwright's own."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Playwright, ViewportSize, expect

from tests.web.shuffles import mixed_in

FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]  # fmt: skip
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SOCKETS = """
const Plain = WebSocket;
window.sockets = [];
window.WebSocket = class extends Plain { constructor(...where) { super(...where); sockets.push(this); } };
"""
"""Keeps hold of a page's connections, so that they can be cut."""
HOLD = "sockets.forEach(socket => Object.assign(socket, { held: [], hears: socket.onmessage, onmessage: m => socket.held.push(m) }))"
HEARS = """sockets.forEach(socket => {
    socket.onmessage = socket.hears;
    socket.held.forEach(message => socket.onmessage(message));
})"""
INSTANT = """
localStorage.getItem('cutpurse.preferences') ?? localStorage.setItem('cutpurse.preferences', '{"pace": "none", "heard": true}');
"""
"""Whoever wants no motion waits for nothing either, and was asked about sounds before."""
OPEN = """() => document.querySelector('.confirm') ? null
    : [...document.querySelectorAll('button[data-choice]:not(:disabled)')].map(button => button.dataset.choice)"""
"""The options that can be chosen; nothing while a warning asks to be confirmed."""
PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1366, "height": 800}

ALLOWED = {"service_workers": "allow"}
"""For whoever wants the page to be kept. Others do without: fetching everything takes longer than most tests."""
BLOCKED = "Service Worker registration blocked"
"""What Playwright itself says then."""
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const kept = async () => (await (await caches.open('cutpurse-answers')).keys()).length;
    while (!navigator.serviceWorker.controller || (await kept()) < 2) await new Promise(done => setTimeout(done, 50));
}"""
"""Comes back when the page is kept for times without a network."""

EXPERIENCED = "localStorage['cutpurse.coach'] ??= JSON.stringify({ off: true })"
"""Somebody who wants neither a lesson nor a coach."""


def launch(playwright: Playwright) -> Browser:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None and not Path(playwright.chromium.executable_path).exists():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, capture_output=True)
    try:
        return playwright.chromium.launch(executable_path=found, args=FLAGS)
    except Error as error:
        pytest.fail(
            f"these tests need Chromium: install it, or run `playwright install chromium` ({error.message[:200]})"
        )


class Visitor:
    """Somebody with a browser of their own. Everything their page complains of is noted."""

    def __init__(self, browser: Browser, base: str, size: ViewportSize, **options: Any) -> None:
        """`coached`: whether a lesson and a coach are wanted; all else is for the browser."""
        coached = options.pop("coached", False)
        self.base = base
        touch = min(size["width"], size["height"]) < 600  # a phone, upright or on its side
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        self.context: BrowserContext = browser.new_context(viewport=size, has_touch=touch, **{**usual, **options})
        self.context.add_init_script(SOCKETS)
        if not coached:
            self.context.add_init_script(EXPERIENCED)
        if options.get("reduced_motion", "reduce") == "reduce":
            self.context.add_init_script(INSTANT)
        self.tables = 0
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.complaints.append(f"{message.text} {message.location.get('url', '')}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(path if path.startswith("http") else self.base + path)
        return self.page

    def choices(self) -> list[str]:
        """The options that stand open now, as the engine names them. A warning that is still there is waved away."""
        if (found := self.page.evaluate(OPEN)) is None:
            self._confirm()
            found = self.page.evaluate(OPEN) or []
        return [str(choice) for choice in found]

    def choose(self, choice: str) -> None:
        """By the list; what the page warns of is done all the same."""
        try:
            if not self.page.locator(".confirm").count():
                self.unfold()
                self.page.locator(f'button[data-choice="{choice}"]:not(:disabled)').click(timeout=1500)
        except Error:
            return  # the question was answered meanwhile, by the clock for instance: look again
        if self.page.locator(".confirm").count():
            self._confirm()

    def is_asked(self) -> None:
        """A question is open, and its options are in sight, on a phone, too."""
        first = self.page.locator("button[data-choice]").first
        expect(first).to_be_attached(timeout=60_000)
        self.unfold()
        expect(first).to_be_visible(timeout=20_000)

    def unfold(self) -> None:
        """On a phone the list is folded until somebody wants it."""
        handle = self.page.locator('.question .fold[aria-expanded="false"]')
        if handle.count() and handle.is_visible():
            handle.click(timeout=1500)

    def _confirm(self) -> None:
        with contextlib.suppress(Error):  # the same
            self.page.locator(".confirm button.primary").click(timeout=1500)

    def new_table(
        self,
        game: str,
        *,
        others: Sequence[str] = ("easy",),
        names: Sequence[str] = ("Ann",),
        settings: Mapping[str, str | int] | None = None,
        **more: Any,
    ) -> dict[str, Any]:
        """A table with this visitor at the first seat; the server's answer, with all its secrets."""
        seats = [{"who": who, "name": name} for who, name in zip_longest(("me", *others), names, fillvalue="")]
        wish = {
            "game": game,
            "seats": seats,
            "settings": dict(settings or {}),
            "contribution": mixed_in(self.tables),
            **more,
        }
        self.tables += 1
        answer = self.context.request.post(f"{self.base}/api/tables", data=wish)
        assert answer.status == 201, answer.text()
        return {**answer.json(), "game": game, "name": names[0]}

    def sit(self, made: dict[str, Any]) -> Page:
        """Take the seat that is this visitor's own."""
        return self.go(f"/t/{made['table']}#s={made['token']}")

    def host(self, made: dict[str, Any]) -> Page:
        """The same in the browser that opened the table, which knows what the host may do."""
        self.go()
        self.page.evaluate("made => localStorage.setItem('cutpurse.tables', JSON.stringify([{...made, at: 1}]))", made)
        return self.go(f"/t/{made['table']}")

    def drop(self) -> None:
        """The connection is lost, as in a tunnel; the page does not know why."""
        self.page.evaluate("sockets.forEach(socket => socket.close())")

    @contextlib.contextmanager
    def behind(self) -> Iterator[None]:
        """What the table tells is on its way to this page, and arrives at the end; what the page says arrives at once."""
        self.page.evaluate(HOLD)
        yield
        self.page.evaluate(HEARS)

    def is_told(self, what: str) -> None:
        """While the page is behind: a message of this type is on its way to it."""
        held = "type => sockets.some(({ held }) => held.some(({ data }) => JSON.parse(data).type === type))"
        self.page.wait_for_function(held, arg=what)

    @property
    def over(self) -> bool:
        return self.page.locator("section.ending").count() > 0

    def leave(self) -> None:
        self.context.close()
