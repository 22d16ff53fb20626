"""The coach at the keyboard: once each, remembered in a file, and an answer to "what is asked here?"."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest

from cutpurse import cli
from cutpurse.bots import greet
from cutpurse.bots import registry as bots
from cutpurse.games.swindler import TITLE
from cutpurse.kernel import registry
from cutpurse.kernel.coach import coach
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.terminal.app import PlayApp
from cutpurse.terminal.coach import Coach, Memory
from cutpurse.terminal.plain import PlainTable
from cutpurse.terminal.session import Table
from tests.terminal.garden import screen_text, teller_for

HOME = TITLE.home
GAME = TITLE.id


@pytest.fixture(autouse=True)
def swindler(shelf: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "titles", lambda: {TITLE.id: TITLE})


def table() -> Table:
    game = open_table(TITLE, 2, {"start_player": "A", "master_thief": "random"})
    assert not isinstance(game, Reason)
    return Table.new(game, ["Ada", "Bot"], [None, bots.make("easy", greet(game, 1, "1"))])


def played(memory: Memory, *lines: str, language: str = "en") -> str:
    seat, sink = table(), io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    PlainTable(seat, teller_for(seat, language), source, sink, None, Coach(seat.game, language, memory)).run()
    return " ".join(sink.getvalue().split())


def tip(id: str, language: str = "en") -> str:
    return next(tip.says.in_(language) for tip in coach(HOME).tips if tip.id == id)


@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_each_tip_is_said_once_and_remembered(tmp_path: Path, language: str) -> None:
    memory = Memory(tmp_path / "kept" / "coach.json")
    first = played(memory, "done", "rob red", language=language)
    assert tip("reserve", language) in first
    assert tip("bag", language) in first
    assert first.count(tip("reserve", language)) == 1
    assert memory.heard(GAME)[:2] == ["reserve", "bag"]
    again = played(memory, "done", language=language)
    assert tip("reserve", language) not in again
    memory.forget(GAME)
    assert tip("reserve", language) in played(memory, language=language)


def test_a_memory_that_cannot_be_kept_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert tip("reserve") in played(Memory(tmp_path / "file" / "coach.json"))
    (tmp_path / "odd.json").write_bytes(b"\xff")
    assert tip("reserve") in played(Memory(tmp_path / "odd.json"))


def test_explain_says_what_is_asked_with_its_rules(tmp_path: Path) -> None:
    text = played(Memory(tmp_path / "coach.json"), "explain")
    for sentence in coach(HOME).questions["reserve"]:
        assert f"{sentence.en} [{', '.join(sentence.rules)}]" in text


def test_the_full_screen_has_tip_and_explanation(tmp_path: Path) -> None:
    seat = table()
    app = PlayApp(seat, teller_for(seat), None, Coach(seat.game, "en", Memory(tmp_path / "coach.json")))

    async def look() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            while seat.question() is None or app.busy:
                await pilot.pause()
            await pilot.pause()
            assert tip("reserve")[:24] in screen_text(app)
            await pilot.press("E")
            await pilot.pause()
            assert coach(HOME).questions["reserve"][0].en[:24] in screen_text(app)
            await pilot.press("escape")
            await pilot.pause()
            assert coach(HOME).questions["reserve"][0].en[:24] not in screen_text(app)

    asyncio.run(look())


def test_the_command_plays_the_short_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:  # fmt: skip
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("board\nquit\nyes\n"))
    assert cli.main(["play", GAME, "--coach", "--plain", "--language", "en"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Coach:" in out
    assert (tmp_path / "cutpurse" / "coach.json").exists()
