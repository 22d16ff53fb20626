"""docs/bot-protocol.md: what it shows is what works."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from cutpurse.bots.outside import DEADLINE_MS, LATE_IN_A_ROW, RESTARTS, START_MS
from cutpurse.bots.protocol import LONGEST_LINE, Answer, read_answer, read_table
from cutpurse.bots.trouble import CODES
from cutpurse.games.swindler import TITLE
from cutpurse.lab.match import match

PAGE = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, flags=re.DOTALL)


@pytest.mark.parametrize("number", [0, 1])
def test_the_bots_on_the_page_play_a_game(tmp_path: Path, number: int) -> None:
    script = tmp_path / "mybot.py"
    script.write_text(blocks("python")[number], encoding="utf-8")
    played = match(TITLE, [f"{sys.executable} {script}", "easy"], 1, settings={"end_jobs": 3})
    assert played.sides[0].moves > 20
    assert played.sides[0].reports == {}


def test_the_first_bot_is_small_and_needs_nothing_of_ours() -> None:
    bot = blocks("python")[0]
    assert len(bot.splitlines()) <= 16
    assert "cutpurse" not in bot


def test_the_messages_on_the_page_are_messages() -> None:
    hello, ask, answer, bye = blocks("json")
    assert [type(read_table(line.encode())).__name__ for line in (hello, ask, bye)] == ["Hello", "Ask", "Bye"]
    assert read_answer(answer.encode()) == Answer(3, "stop", "three are enough")


def test_every_trouble_is_explained() -> None:
    assert re.findall(r"^\| `([a-z-]+)` \| ", PAGE[PAGE.index("| report |") :], flags=re.MULTILINE) == list(CODES)


def test_the_numbers_on_the_page() -> None:
    assert f"more than {LONGEST_LINE} bytes" in PAGE
    assert f'"deadline_ms":{DEADLINE_MS}' in PAGE
    assert (START_MS, RESTARTS, LATE_IN_A_ROW) == (10_000, 3, 3)
