"""The toy game at a table of the text client: with a rulebook, and with windows that can be passed."""

from __future__ import annotations

import html
import re
import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from textual.app import App

from cutpurse.bots.trouble import Report
from cutpurse.kernel.box import Contents
from cutpurse.kernel.game import Play, Result
from cutpurse.kernel.message import Message
from cutpurse.kernel.pack import Override
from cutpurse.kernel.question import Option, Question, Window
from cutpurse.kernel.state import Step
from cutpurse.kernel.window_timer import WAIT
from cutpurse.terminal.session import Bot, Table
from cutpurse.terminal.telling import Teller
from tests.kernel.toy import TITLE, GardenShow, GardenState, GardenTitle, GardenView, take_turn

RULEBOOK = """[chapters]
"1" = "Set-up"
"2" = "Turns"

[summary]
"A turn" = '''
Plant what you hold (GS-2).
Or draw (GS-3).
'''

[rules]
"GS-1" = "The show lasts one to three rounds."
"GS-2" = "You can plant only what you hold."
"GS-3" = "You draw only while you hold fewer than three flowers."
"GS-2.1" = "A planted flower stays where it is."
"""
MARKS = """[marks]
"GS-2" = "rulebook"
"GS-3" = "ours"
"""


class FirstBot:
    """Takes the first option, remembers what it was given, reports what it is told to."""

    def __init__(self, *troubles: Report) -> None:
        self.name = "first"
        self.reports: list[Report] = list(troubles)
        self.heard: list[dict[str, Any]] = []
        self.views: list[bytes] = []
        self.closed = False

    def choose(self, view: bytes, question: Question, events: Sequence[dict[str, Any]] = ()) -> str:
        self.heard += events
        self.views.append(view)
        return question.options[0]

    def close(self, result: Result | None = None) -> None:
        self.closed = True


class NonsenseBot(FirstBot):
    def choose(self, view: bytes, question: Question, events: Sequence[dict[str, Any]] = ()) -> str:
        return "fly away"


def seal_or_pass(play: Play[GardenState, Any], seat: int, words: list[str], _show: int) -> None:
    play.state.named = "rose"
    play.state.bids[seat] = 0 if words[0] in ("pass", "wave") else int(words[1])
    play.state.ready |= 1 << seat


class WindowShow(GardenShow):
    """The bids are a window: pass, or bid with a flower in hand. Nobody names the flower of the show."""

    answers: Mapping[str, Callable[..., None]] = {"turn": take_turn, "bid": seal_or_pass}

    def options(self, state: GardenState, seat: int) -> Sequence[str]:
        if self.asked_kind(state, seat) == "bid":
            return ["pass", "wave", *(["bid 1", "bid 2"] if state.hands[seat] else [])]
        return super().options(state, seat)

    def frame(self, state: GardenState, ask: Step) -> tuple[str, dict[str, Any]]:
        if ask[1] != "bid":
            return str(ask[1]), {}
        return "bid", {"show": ask[2]}

    def window(self, state: GardenState, ask: Step) -> Window | None:
        return Window(WAIT, 0, {"round": ask[2]}, ask[2] == 2)

    def describe(self, view: GardenView, choice: str) -> Option:
        if choice in ("pass", "wave"):
            return Option(choice, Message("option-rest"))
        return super().describe(view, choice)


class WindowTitle(GardenTitle):
    id = "window_show"

    def open(
        self,
        players: int,
        settings: Mapping[str, str | int],
        pack: Override | None = None,
        *,
        rules: int | None = None,
        box: Contents | None = None,
    ) -> WindowShow:
        return WindowShow(self, players, settings, pack, rules or self.rules_version, box or self.shipped)


class BookTitle(GardenTitle):
    """The toy game with a rulebook in its folder."""

    def __init__(self, home: Path) -> None:
        shutil.copytree(TITLE.home, home, dirs_exist_ok=True)
        (home / "rulebook").mkdir()
        for language in ("en", "de", "pl", "fr"):
            (home / "rulebook" / f"{language}.toml").write_text(RULEBOOK, encoding="utf-8")
        (home / "rulebook" / "marks.toml").write_text(MARKS, encoding="utf-8")
        self.home = home  # type: ignore[misc]  # a folder of this test alone


def garden_table(bots: Sequence[Bot | None], title: GardenTitle = TITLE, rounds: int = 2) -> Table:
    names = ["Anna", "Bert", "Cleo"][: len(bots)]
    return Table.new(title.open(len(bots), {"rounds": rounds}), names, bots)


def table_apart(bots: Sequence[Bot | None], title: GardenTitle = TITLE, rounds: int = 2) -> Table:
    """A table at which the first two seats were dealt different flowers, so that a test can look for them."""
    for _ in range(1000):
        table = garden_table(bots, title, rounds)
        if not set(table.referee.state.hands[0]) & set(table.referee.state.hands[1]):
            return table
    raise AssertionError("no such deal in a thousand")


def teller_for(table: Table, language: str = "en") -> Teller:
    return Teller(table.game, table.header.seats, language)


def screen_text(app: App[Any]) -> str:
    """What stands on the screen, line by line, each sign in its place."""
    width, height = app.size
    rows = [[" "] * width for _ in range(height)]
    for place, words in re.findall(r"<text ([^>]*clip-path[^>]*)>(.*?)</text>", app.export_screenshot()):
        x, y = (float(re.findall(rf'\b{axis}="([\d.]+)"', place)[0]) for axis in "xy")
        row, column = rows[round((y - 18.5) / 24.4)], round(x / 12.2)
        text = html.unescape(words).replace("\xa0", " ")
        row[column : column + len(text)] = text
    return "\n".join("".join(row).rstrip() for row in rows)
