"""Pictures of every screen in four languages, for looking at: `python -m tests.web.screenshots FOLDER`.

Phone and desktop, light and dark. Each game is played once, over the protocol, by somebody who chooses as the soak test
does; wherever there is something to see, the table stands still and everybody photographs it. `--game`, `--language`,
`--size` and `--scheme` leave out the rest. A screen that fails is named and the others go on; the exit status tells.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Error, Page, ViewportSize, expect, sync_playwright

from cutpurse.kernel import registry
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.lab.crash import House
from tests.server.client import Made, Message
from tests.web.chromium import ALLOWED, KEPT, PHONE, Visitor, launch
from tests.web.shuffles import WORD

LARGE: ViewportSize = {"width": 1440, "height": 900}
SIZES = {"phone": PHONE, "desktop": LARGE}
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
GAMES = sorted(registry.titles())
SETTINGS: dict[str, dict[str, str | int]] = {"swindler": {"reaction_mode": "wait"}}
"""A window that waits can be photographed."""
EXAMPLES = {"swindler": "X-12", "age-of-thieves": "X-27", "thiefdom": "W-14"}
PLANS = ("plan", "plan_cover", "plan_points")
WINDOWS = ("theft_started", "loot_drawn", "skull_drawn", "theft_closing", "accomplice_played", "raid_revealed")
EARLY, MIDDLE = 6, 45
"""After so many questions."""
LONGEST_GAME = 300.0
GAMES_TRIED = 5

Stop = Callable[[Message], bool]
Shot = Callable[[Page], None]


class Album:
    """The pictures, and what could not be taken."""

    def __init__(self, browser: Browser, house: House, folder: Path, wanted: argparse.Namespace) -> None:
        self.browser, self.house, self.folder, self.wanted = browser, house, folder, wanted
        self.failed: list[str] = []
        self.taken = 0

    @property
    def base(self) -> str:
        return f"http://{self.house.address}"

    def everybody(self) -> Iterator[tuple[str, Visitor]]:
        """Somebody with a fresh browser for each size, language and scheme."""
        for language, size, scheme in product(self.wanted.language, self.wanted.size, self.wanted.scheme):
            visitor = Visitor(self.browser, self.base, SIZES[size], locale=language, color_scheme=scheme, **ALLOWED)
            try:
                yield f"{language}-{size}-{scheme}", visitor
            finally:
                visitor.leave()

    def shoot(self, path: str, screens: dict[str, Shot]) -> None:
        """One way through some screens, for everybody; each is reached from the one before."""
        for name, visitor in self.everybody():
            for screen, reach in screens.items():
                try:
                    if screen == next(iter(screens)):
                        visitor.go(path)
                    reach(visitor.page)
                    visitor.page.wait_for_timeout(200)
                    visitor.page.screenshot(path=self.folder / f"{screen}-{name}.png")
                    self.taken += 1
                except (AssertionError, Error) as error:
                    self.miss(f"{screen}-{name}", error)
                    break

    def miss(self, screen: str, error: Exception) -> None:
        self.failed.append(screen)
        print(f"failed: {screen}: {str(error).strip().splitlines()[0][:160]}", file=sys.stderr, flush=True)


def shown(selector: str) -> Shot:
    return lambda page: expect(page.locator(selector).first).to_be_visible(timeout=30_000)


def pressed(key: str, selector: str) -> Shot:
    def press(page: Page) -> None:
        page.keyboard.press(key)
        shown(selector)(page)

    return press


def clicked(button: str, selector: str) -> Shot:
    def click(page: Page) -> None:
        page.locator(button).first.click()
        shown(selector)(page)

    return click


def without_network(page: Page) -> None:
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.reload()
    shown(".offline")(page)


class Play:
    """A game that is played until there is something to see."""

    def __init__(self, house: House, game: str, who: list[str]) -> None:
        self.made = Made(house, who, SETTINGS.get(game), game)
        self.began = time.monotonic()
        self._legs = 0

    @property
    def path(self) -> str:
        """The address of the seat, for whoever has its secret."""
        return f"/t/{self.made.id}#s={self.made.tokens[0]}"

    def on(self, stop: Stop) -> Message:
        """To a question that is left open (nothing then), or to the end: the result."""
        self._legs += 1
        with ThreadPoolExecutor(1) as aside:  # a loop of its own: the browser's is running here
            return aside.submit(asyncio.run, self._on(stop)).result()

    async def _on(self, stop: Stop) -> Message:
        async with asyncio.timeout(LONGEST_GAME), self.made.guest(0) as guest:
            return await guest.play(self.made.game, f"{self.made.game_id} {self._legs}", stop)

    def record(self) -> str:
        """The address of the finished game's replay."""
        _, data = self.made.record(self.made.tokens[0])
        status, answer = self.made.house.ask("POST", "/api/records", data)
        assert status == 201, answer
        return f"/r/{json.loads(answer)['record']}"


def after(count: int) -> Stop:
    """At the first question after so many."""
    seen = 0

    def stop(question: Message) -> bool:
        nonlocal seen
        seen += 1
        return seen > count

    return stop


def asked(kinds: tuple[str, ...]) -> Stop:
    return lambda update: update["question"]["kind"] in kinds


TABLE = "section.question h2"
"""What is asked: on a phone the answers may be folded away."""


def moments(game: str) -> list[tuple[str, Stop, dict[str, Shot]]]:
    """When the table stands still, and what is photographed then; the stops come in this order."""
    early = {f"{game}-early": shown(TABLE), f"{game}-settings": pressed("?", "dialog")}
    middle = {f"{game}-middle": shown(TABLE), f"{game}-text": pressed("t", "article")}
    special = {
        "swindler": ("reaction", asked(WINDOWS)),
        "age-of-thieves": ("planning", asked(PLANS)),
        "thiefdom": ("planning", asked(PLANS)),
    }
    name, stop = special[game]
    found: list[tuple[str, Stop, dict[str, Shot]]] = [
        ("early", after(EARLY), early),
        ("middle", after(MIDDLE), middle),
        (name, stop, {f"{game}-{name}": shown(TABLE)}),
    ]
    return found if game == "swindler" else [found[2], *found[:2]]


def photograph_game(album: Album, house: House, game: str) -> None:
    album.shoot(
        f"/learn/{game}",
        {f"{game}-lesson": shown("main.board > *"), f"{game}-lesson-2": clicked("[data-next]", "main.board > *")},
    )
    album.shoot(f"/rules/{game}", {f"{game}-rulebook": shown(".rule")})
    album.shoot(f"/learn/{game}/{EXAMPLES[game]}", {f"{game}-example": shown("[data-next]")})
    play = Play(house, game, ["me", "easy", "easy"])
    for name, stop, screens in moments(game):
        for _ in range(GAMES_TRIED):  # alone with bots one is only asked to react with a card that fits
            if not play.on(stop):
                break
            play = Play(house, game, ["me", "easy", "easy"])
        else:
            album.miss(f"{game}-{name}", LookupError("the game was over before"))
            break
        album.shoot(play.path, screens)
    play.on(lambda question: False)
    album.shoot(play.path, {f"{game}-end": shown("section.ending")})
    album.shoot(f"{play.record()}#40,-2", {f"{game}-replay": shown("aside input[type=range]")})
    if registry.title(game).seats[0] == 1:
        alone = Play(house, game, ["me"])
        if not alone.on(after(MIDDLE)):
            album.shoot(alone.path, {f"{game}-solo": shown(TABLE)})


def photograph(album: Album, house: House) -> None:
    friends = {
        "new-table": clicked(".game .doors > button:not(.rival)", "dialog"),
        "lobby": clicked("form button.primary", ".lobby ol"),
    }
    album.shoot("/", {"front": shown(".game"), **friends})
    album.shoot("/", {"offline": without_network})
    for game in album.wanted.game:
        try:
            photograph_game(album, house, game)
        except (AssertionError, TimeoutError, OSError, Error) as error:
            album.miss(game, error)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Pictures of every screen, for looking at.")
    parser.add_argument("folder", type=Path)
    only: list[tuple[str, Any]] = [
        ("game", GAMES),
        ("language", LANGUAGES),
        ("size", sorted(SIZES)),
        ("scheme", SCHEMES),
    ]
    for name, known in only:
        parser.add_argument(f"--{name}", action="append", choices=known, help="only these; default: all")
    wanted = parser.parse_args()
    for name, known in only:
        setattr(wanted, name, getattr(wanted, name) or list(known))
    return wanted


def main() -> int:
    wanted = arguments()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        house, browser = House(Path(kept) / "tables.db", workers=1, known=WORD), launch(playwright)
        house.start()
        album = Album(browser, house, wanted.folder, wanted)
        try:
            photograph(album, house)
        finally:
            browser.close()
            house.kill()
    print(f"{album.taken} pictures in {wanted.folder}, {len(album.failed)} failed")
    return 1 if album.failed else 0


if __name__ == "__main__":
    sys.exit(main())
