"""Swindler at the table: whole games in every language, and the first minutes on the screen."""

from __future__ import annotations

import asyncio
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


def hot_seat(card: str = "beggar") -> Table:
    """Bert, at the keyboard, decides what to sell; Anna, beside him, holds a card."""
    table = swindler_table("human", "human")
    game = table.game
    state = game.arrange({"active": "B", "A": {"vp": 3, "hand": [card]}, "B": {"vp": 5, "coins": 1, "tiles": ["red_ring_1"]},
                          "moment": "actions"})  # fmt: skip
    table.referee = Referee.at(game, state, Dice(1))
    game.run(Play(game, state, Dice(1)))
    return table


@pytest.mark.rule("SW-5.21")
def test_at_a_hot_seat_whoever_interrupts_asks_for_the_keyboard_and_gives_it_back() -> None:
    table = hot_seat()

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        bert = await press(pilot, "enter")
        assert "Beggar" not in bert
        assert "out of turn" not in bert, "that somebody could interrupt is not shown"
        assert table.offers() == []
        who = await press(pilot, "n")
        assert "Who plays something out of turn?" in who
        assert "Beggar" not in who
        blank = await press(pilot, "1")
        assert "Pass the keyboard to Anna." in blank
        assert "Beggar" not in blank
        anna = await press(pilot, "enter")
        assert "Anna: play something out of turn?" in anna
        assert "1  Beggar: to you" in anna
        assert "2  Give the keyboard back" in anna
        assert "Pass the keyboard to Bert." in await press(pilot, "2")
        assert "Beggar" not in await press(pilot, "enter"), "nothing was played, nothing is told"
        await press(pilot, "n", "1", "enter", "1")
        told = [item.event.name for item in table.referee.told]
        assert "announced" in told
        assert "Pass the keyboard to Bert." in screen_text(app), "he was interrupted"
        assert "Anna plays Beggar" in await press(pilot, "enter", "l")

    act(table, scene)


def typed(table: Table, *lines: str) -> list[str]:
    """What stands on the screen between one clearing and the next."""
    sink = io.StringIO()
    sink.isatty = lambda: True  # type: ignore[method-assign]
    PlainTable(table, teller_for(table), io.StringIO("".join(f"{line}\n" for line in lines)), sink).run()
    return sink.getvalue().split("\x1b[2J\x1b[3J\x1b[H")


@pytest.mark.rule("SW-5.21")
def test_at_a_hot_seat_somebody_interrupts_line_by_line() -> None:
    table = hot_seat()
    _, bert, anna, again, *_ = typed(table, "", "now", "now 1", "", "1", "")
    assert "Beggar" not in bert
    assert "Who plays something out of turn?\n1. Anna" in bert
    assert "Anna: play something out of turn?\n1. Beggar: to you" in anna
    assert "2. Give the keyboard back" in anna
    assert "Pass the keyboard to Bert." in again
    assert "Anna plays Beggar" in again
    back = typed(hot_seat(), "", "now 1", "", "2", "")
    assert "Pass the keyboard to Bert." in back[3]
    assert "Beggar" not in back[1] + back[3]


@pytest.mark.rule("SW-5.25")
def test_at_a_hot_seat_the_screen_of_one_says_nothing_of_what_another_could_play() -> None:
    """With a beggar beside him or without, Bert sees the same, also when he lets Anna have the keyboard."""
    lines = ("", "now", "board", "why", "now 1")
    assert typed(hot_seat(), *lines)[:2] == typed(hot_seat("decoy"), *lines)[:2]


def test_an_interrupt_is_offered_and_told_on_the_full_screen() -> None:
    """Alone with bots: a quiet line while somebody else decides, and the list by one key."""
    table = a_beggar_in_hand()
    app = PlayApp(table, teller_for(table))
    app.PAUSE = 5.0

    async def scene() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(200):
                await pilot.pause(0.05)
                if "n: play out of turn (1)" in screen_text(app):
                    break
            assert "n: play out of turn (1)" in screen_text(app)
            await pilot.press("n")  # the bot waits as long as the list is open
            await pilot.pause()
            shown = screen_text(app)
            assert "Possible at any time" in shown
            assert "Beggar: to you" in shown
            await pilot.press("1")
            await pilot.pause()
            assert "announced" in [item.event.name for item in table.referee.told]
            app.exit(0)

    asyncio.run(scene())
