"""Swindler at the table: whole games in every language, and the first minutes on the screen."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from textual.pilot import Pilot

from cutpurse.bots import greet
from cutpurse.bots.registry import make
from cutpurse.games.swindler import TITLE
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.playback import Playback
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from cutpurse.terminal.app import PlayApp
from cutpurse.terminal.plain import PlainTable
from cutpurse.terminal.plain_replay import PlainReplay
from cutpurse.terminal.session import Table
from cutpurse.terminal.telling import Teller
from tests.games.released import released
from tests.terminal.garden import screen_text, teller_for
from tests.terminal.test_app import act, press

LANGUAGES = ["en", "de", "pl", "fr"]


@pytest.fixture(autouse=True)
def swindler(shelf: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "titles", lambda: {TITLE.id: TITLE})


def swindler_table(*seats: str) -> Table:
    settings = settle(TITLE.settings, {"length": "short", "start_player": "A"})
    assert isinstance(settings, dict)
    game = TITLE.open(len(seats), settings, box=released(TITLE))
    bots = [None if bot == "human" else make(bot, greet(game, seat, 5)) for seat, bot in enumerate(seats)]
    return Table.new(game, ["Anna", "Bert", "Cleo"][: len(seats)], bots)


class Typist(io.StringIO):
    """Types an option at random, and now and then a command."""

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__()
        self._table = table
        self._random = random.Random(seed)

    def readline(self, *_: Any) -> str:  # type: ignore[override]  # the library's own types contradict each other
        question = self._table.question()
        if question is None or self._random.random() < 0.1:
            return self._random.choice(["board\n", "why\n", "log\n", "undo\n", "standing\n", "rules SW-4.4.4\n", "\n"])
        return f"{self._random.choice(question.options)}!\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_has_words_for_everything(language: str) -> None:
    table = swindler_table("human", "easy", "human")
    sink = io.StringIO()
    PlainTable(table, teller_for(table, language), Typist(table, 3), sink).run()
    assert table.over
    text = sink.getvalue()
    assert "SW-4.4.4" in text
    assert "_" not in text, "no id without a name"
    assert "{" not in text
    playback = Playback(table.file())
    replayed = io.StringIO()
    teller = Teller(playback.game, playback.header.seats, language)
    assert PlainReplay(playback, teller, io.StringIO(), replayed).run() == 0
    assert replayed.getvalue().count("\n") > len(table.referee.records)


def test_the_first_turn_on_the_screen() -> None:
    table = swindler_table("human", "easy")

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert screen_text(app).startswith("─ Swindler ─")
        shown = await press(pilot, "1")  # take a master thief
        assert "Step 1: reserve jobs?" in shown
        shown = await press(pilot, "down")
        second = app.screen_of_table.offers[1].things[0]
        assert any(line.startswith("›") and second in line for line in shown.split("\n")), "the board points at the job"
        await press(pilot, "1", "u", "1")
        assert app.screen_of_table.offers[-1].chain == ["done"]
        shown = await press(pilot, str(len(app.screen_of_table.offers)))
        assert "Step 2: which bag do you rob?" in shown
        shown = await press(pilot, "5")
        assert "black bag" in shown
        assert "SW-4." in await press(pilot, "w")

    act(table, scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_every_width(language: str) -> None:
    table = swindler_table("easy", "easy")
    for _ in range(60):
        errand = table.errand()
        assert errand is not None
        table.settle(errand, table.think(errand))
    teller = teller_for(table, language)
    for seat in (SPECTATOR, 0, 1):
        for width in (60, 78, 120):
            board = teller.board(table.referee.view(seat), width)
            assert max(len(line) for line in board) <= width


def a_beggar_in_hand() -> Table:
    """Bert, a bot, decides what to sell; Anna holds a beggar."""
    table = swindler_table("human", "easy")
    game = table.game
    state = game.arrange({"active": "B", "A": {"vp": 3, "hand": ["beggar"]}, "B": {"vp": 5, "coins": 1, "tiles": ["red_ring_1"]},
                          "moment": "actions"})  # fmt: skip
    table.referee = Referee.at(game, state, Dice(1))
    table.viewer = 0
    game.run(Play(game, state, Dice(1)))
    return table


def test_whoever_is_interrupted_while_thinking_is_asked_anew() -> None:
    table = a_beggar_in_hand()
    assert table.offers() == ["play beggar"]
    errand = table.errand()
    assert errand is not None
    answer = table.think(errand)
    assert not isinstance(table.choose(["play beggar"]), Reason)
    assert table.settle(errand, answer) == [], "it was thought of before the beggar came"
    again = table.errand()
    assert again is not None
    assert again.question.kind == "beggar_gift"


def test_a_card_is_played_without_being_asked_line_by_line() -> None:
    table = a_beggar_in_hand()
    sink = io.StringIO()
    plain = PlainTable(table, teller_for(table), io.StringIO(), sink)
    plain.now("")
    assert "1. " in sink.getvalue()
    plain.now("1")
    assert "announced" in [item.event.name for item in table.referee.told]
    plain.now("")
    assert "There is nothing to play out of turn." in sink.getvalue()
