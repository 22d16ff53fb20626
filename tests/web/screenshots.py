"""Pictures of every screen in four languages, for looking at: `python -m tests.web.screenshots FOLDER`.

Phone and desktop, light and dark. Each game is played to its end by somebody who chooses as the soak test does, and
photographed early, in the middle and at the end; then its record is watched in the replay room.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from cutpurse.kernel import registry
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.table import open_table
from cutpurse.lab.crash import House
from cutpurse.lab.soak import lean
from tests.web.chromium import PHONE, Visitor, launch

LARGE: ViewportSize = {"width": 1440, "height": 900}
SIZES = {"phone": PHONE, "desktop": LARGE}
EARLY, MIDDLE = 6, 40
"""After so many choices."""
LONGEST_GAME = 240.0


class Photographer:
    """One visitor's way through every screen, with a picture of each."""

    def __init__(self, visitor: Visitor, folder: Path, name: str) -> None:
        self.visitor, self.folder, self.name = visitor, folder, name

    @property
    def page(self) -> Page:
        return self.visitor.page

    def shoot(self, screen: str) -> None:
        self.page.wait_for_timeout(250)
        self.page.screenshot(path=self.folder / f"{screen}-{self.name}.png")

    def front(self) -> None:
        self.visitor.go()
        expect(self.page.locator(".game").first).to_be_visible()
        self.shoot("front")
        self.page.locator(".doors button").nth(1).click()
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.shoot("new-table")
        self.page.locator("form button.primary").click()
        expect(self.page.locator(".lobby ol")).to_be_visible()
        self.shoot("lobby")

    def rulebook(self, game: str) -> None:
        self.visitor.go(f"/rules/{game}")
        expect(self.page.locator("dl div").first).to_be_visible()
        self.shoot(f"{game}-rulebook")

    def game(self, game: str, *, whole: bool) -> None:
        """A game against bots: early, mid-game, as text; its end and its replay if wanted."""
        self.visitor.go()
        door = self.page.locator(".game").filter(has=self.page.locator(f'[href="/rules/{game}"]'))
        door.get_by_role("button").first.click()
        expect(self.page.locator("button[data-choice]").first).to_be_visible(timeout=60_000)
        self.play(game, EARLY)
        self.shoot(f"{game}-early")
        self.play(game, MIDDLE - EARLY)
        self.shoot(f"{game}-middle")
        self.page.keyboard.press("t")
        expect(self.page.locator(".text p").first).to_be_visible()
        self.shoot(f"{game}-text")
        self.page.keyboard.press("t")
        if not whole:
            return
        self.play(game, 100_000)
        self.shoot(f"{game}-end")
        self.page.locator("section.ending button.primary").click()
        expect(self.page.locator("input[type=range]").first).to_be_visible()
        self.shoot(f"{game}-replay")

    def play(self, game: str, count: int) -> None:
        rules = open_table(registry.title(game), 3, {})
        assert not isinstance(rules, Reason)
        rng, began, made = random.Random(f"{game} {count}"), time.monotonic(), 0
        while made < count and not self.visitor.over and time.monotonic() - began < LONGEST_GAME:
            choices = self.visitor.choices()
            if choices:
                self.visitor.choose(lean(rules, choices, rng))
                made += 1
            self.page.wait_for_timeout(15)


def photograph(browser: Browser, base: str, folder: Path, size: str, language: str, scheme: str) -> None:
    visitor = Visitor(browser, base, SIZES[size], locale=language, color_scheme=scheme)
    try:
        photographer = Photographer(visitor, folder, f"{language}-{size}-{scheme}")
        photographer.front()
        for game in sorted(registry.titles()):
            photographer.rulebook(game)
            photographer.game(game, whole=language == LANGUAGES[0])
    finally:
        visitor.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of every screen, for looking at.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="only these; default: all")
    parser.add_argument("--size", action="append", choices=sorted(SIZES), help="only these; default: all")
    parser.add_argument("--scheme", action="append", choices=["light", "dark"], help="only these; default: both")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        house, browser = House(Path(kept) / "tables.db", workers=1), launch(playwright)
        house.start()
        try:
            for language in wanted.language or LANGUAGES:
                for size in wanted.size or sorted(SIZES):
                    for scheme in wanted.scheme or ["light", "dark"]:
                        photograph(browser, f"http://{house.address}", wanted.folder, size, language, scheme)
        finally:
            browser.close()
            house.kill()


if __name__ == "__main__":
    main()
