"""The page as a player has it: how long it takes from one's last click to one's next question, against three bots.

A real browser plays at a server on the loopback. First with the pace "instant"; then "calm", where somebody looks for a
while and skips. Of each time the bots' own thinking is told apart: what remains is the page's and the server's.
"""

from __future__ import annotations

import os
import random
import re
import shutil
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import msgspec

from cutpurse.kernel import registry
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.lab.crash import House
from cutpurse.lab.soak import lean

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

INSTANT_BAR_MS, SKIP_BAR_MS = 1500.0, 300.0
"""What a wait may take beside the bots' thinking: the median with the pace "instant", and from a skip on."""
BOTS = 3
PACE = [0.01, 0.03]
"""How long an answer of a bot takes at least, as servers have it."""
TURNS = 12
"""How many waits are measured of each kind, at most."""
MOST_CLICKS = 400
SETTINGS: dict[str, dict[str, str | int]] = {"swindler": {"reaction_mode": "wait"}}

LISTENS = """
const Plain = WebSocket;
window.updates = 0;
window.WebSocket = class extends Plain {
    constructor(...where) {
        super(...where);
        this.addEventListener('message', ({data}) => { window.updates += String(data).startsWith('{"type":"update"'); });
    }
};
"""
"""Counts what the table says."""

QUESTION = """
const longest = 60_000;
window.open_choices = () => [...document.querySelectorAll('button[data-choice]:not(:disabled)')];
window.next_question = async before => {
    const began = performance.now();
    const asked = () => open_choices().length > 0 || document.querySelector('section.ending') !== null;
    while (updates === before || !asked()) {
        if (performance.now() - began > longest) return -1;
        await new Promise(done => requestAnimationFrame(done));
    }
    return performance.now() - began;
};
window.click_choice = async choice => {
    open_choices().find(button => button.dataset.choice === choice).click();
    await new Promise(done => requestAnimationFrame(done));
    document.querySelector('.confirm button.primary')?.click();
};
window.choose = async choice => {
    const before = updates;
    await click_choice(choice);
    return [await next_question(before), updates - before];
};
window.begin = async choice => {
    const before = updates;
    await click_choice(choice);
    return before;
};
window.skip = async () => {
    dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}));
    return await next_question(-1);
};
"""


class Wait(msgspec.Struct):
    """From a click, or a skip, to the next question."""

    total_ms: float
    thinking_ms: float
    """Of it, how long bots thought, all together: two that think at the same time count twice."""
    updates: int = 0

    @property
    def beside_ms(self) -> float:
        return max(0.0, self.total_ms - self.thinking_ms)


class Report(msgspec.Struct):
    """The waits at one game."""

    game: str
    load: float
    """How many processes wanted a processor, in the last minute."""
    instant: list[Wait]
    skips: list[Wait]

    @property
    def holds(self) -> bool:
        return (
            _median([wait.beside_ms for wait in self.instant]) <= INSTANT_BAR_MS
            and _median([wait.beside_ms for wait in self.skips]) <= SKIP_BAR_MS
        )

    def lines(self) -> list[str]:
        rows = [f"{self.game}, against {BOTS} Easy bots; load {self.load:.1f} on {os.cpu_count()} cores",
                f"{'':10}{'waits':>7}{'median':>10}{'thinking':>10}{'beside':>10}{'longest':>10}{'bar':>9}"]  # fmt: skip
        for what, waits, bar in (("instant", self.instant, INSTANT_BAR_MS), ("skip", self.skips, SKIP_BAR_MS)):
            figures = [_median([wait.total_ms for wait in waits]), _median([wait.thinking_ms for wait in waits]),
                       _median([wait.beside_ms for wait in waits]), max((wait.beside_ms for wait in waits), default=0.0)]  # fmt: skip
            rows.append(
                f"{what:10}{len(waits):>7}" + "".join(f"{figure:>7.0f} ms" for figure in figures) + f"{bar:>6.0f} ms"
            )
        return rows

    def as_dict(self) -> dict[str, Any]:
        return {
            **msgspec.to_builtins(self),
            "bars": {"instant": INSTANT_BAR_MS, "skip": SKIP_BAR_MS},
            "holds": self.holds,
        }


def measure(game: str, turns: int = TURNS, seed: int = 1) -> Report:
    """Raises ModuleNotFoundError without Playwright, and its Error without a Chromium."""
    from playwright.sync_api import sync_playwright

    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "tables.sqlite", pace_alone=PACE)
        house.start()
        try:
            found = next(
                (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))),
                None,
            )
            browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
            instant = _Player(browser, house, game, "none", seed).waits(turns)
            skips = _Player(browser, house, game, "full", seed).skips(turns)
            browser.close()
        finally:
            house.kill()
    return Report(game, os.getloadavg()[0], instant, skips)


class _Player:
    """Somebody at a table with bots, who chooses by chance."""

    def __init__(self, browser: Browser, house: House, game: str, pace: str, seed: int) -> None:
        self.house = house
        rules = open_table(registry.title(game), BOTS + 1, {})
        assert not isinstance(rules, Reason)
        self.rules, self.rng = rules, random.Random(f"{seed} {game} {pace}")
        context = browser.new_context(viewport={"width": 1366, "height": 800}, locale="en-GB")
        context.add_init_script(LISTENS + QUESTION)
        self.page: Page = context.new_page()
        base = f"http://{house.address}"
        seats = [{"who": "me", "name": "Ann"}, *[{"who": "easy"}] * BOTS]
        made = context.request.post(
            f"{base}/api/tables", data={"game": game, "seats": seats, "settings": SETTINGS.get(game, {})}
        ).json()
        self.page.goto(base)
        self.page.evaluate("pace => localStorage.setItem('cutpurse.preferences', JSON.stringify({pace}))", pace)
        self.page.goto(f"{base}/t/{made['table']}#s={made['token']}")
        self.page.evaluate("next_question(-1)")

    def waits(self, turns: int) -> list[Wait]:
        """From a choice after which bots took their turns, to the next question."""
        found: list[Wait] = []
        for _ in range(MOST_CLICKS):
            choice = self._choice()
            if len(found) >= turns or choice is None:
                break
            thought = self._thinking_ms()
            elapsed, updates = self.page.evaluate("choice => choose(choice)", choice)
            if updates > BOTS:
                found.append(Wait(elapsed, self._thinking_ms() - thought, updates))
        return found

    def skips(self, turns: int) -> list[Wait]:
        """From a skip, some time after a choice, to the next question."""
        found: list[Wait] = []
        for _ in range(MOST_CLICKS):
            choice = self._choice()
            if len(found) >= turns or choice is None:
                break
            before = self.page.evaluate("choice => begin(choice)", choice)
            self.page.wait_for_timeout(self.rng.uniform(50, 1200))
            if self.page.locator("[data-telling]").count():
                thought = self._thinking_ms()
                elapsed = self.page.evaluate("skip()")
                found.append(Wait(elapsed, self._thinking_ms() - thought))
            else:
                self.page.evaluate("before => next_question(before)", before)
        return found

    def _choice(self) -> str | None:
        choices = self.page.evaluate("open_choices().map(button => button.dataset.choice)")
        return lean(self.rules, choices, self.rng) if choices else None

    def _thinking_ms(self) -> float:
        """How long bots have thought at this server."""
        found = re.search(r"^cutpurse_bot_seconds_total (\S+)", self.house.figures(), re.MULTILINE)
        assert found is not None
        return 1000 * float(found[1])


def _median(figures: list[float]) -> float:
    return median(figures) if figures else 0.0
