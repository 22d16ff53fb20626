"""The table on the screen, headless, in 80 by 24, by keys alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
from cutpurse.terminal.app import PlayApp
from cutpurse.terminal.session import Table
from cutpurse.terminal.widgets import CHOICE_KEYS, COMMAND_KEYS, TALK_KEY, Choices
from tests.terminal.garden import (
    BookTitle,
    FirstBot,
    WindowTitle,
    garden_table,
    screen_text,
    table_apart,
    teller_for,
)

SIZE = (80, 24)
Scene = Callable[[PlayApp, Pilot[int]], Awaitable[None]]


def act(table: Table, scene: Scene, *, save: Path | None = None, size: tuple[int, int] = SIZE) -> PlayApp:
    """Play a scene at a table on a headless screen."""
    app = PlayApp(table, teller_for(table), save)

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            await scene(app, pilot)

    asyncio.run(play())
    return app


async def settle(pilot: Pilot[int]) -> None:
    """Wait until bots have answered and everything is drawn."""
    for _ in range(4):
        await pilot.pause()
        await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def press(pilot: Pilot[int], *keys: str) -> str:
    for key in keys:
        await pilot.press(key)
        await settle(pilot)
    return screen_text(pilot.app)


def hand(table: Table, seat: int, flowers: list[str]) -> None:
    """Give a seat certain flowers, so that a test can look for them."""
    state = table.referee.state
    state.hands[seat] = flowers


def key_of(app: PlayApp, label: str) -> str:
    offers = app.screen_of_table.offers
    return CHOICE_KEYS[next(place for place, offer in enumerate(offers) if offer.label == label)]


def test_keys_of_options_and_of_commands_are_different() -> None:
    commands = COMMAND_KEYS + TALK_KEY
    assert not set(CHOICE_KEYS) & set(commands)
    assert len(CHOICE_KEYS) + len(commands) == 9 + 26


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    path = tmp_path / "game.cutpurse"
    table = garden_table([None, FirstBot()])

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        first = screen_text(app)
        assert "What will you do in your garden?" in first
        assert "› 1  Rest" in first
        assert "Your hand: " in first
        for _ in range(2):
            await press(pilot, "1")  # rest
            await press(pilot, "2")  # name the second flower
            shown = await press(pilot, "down", "down", "enter")  # bid 2
        assert table.over
        assert "Anna wins." in shown
        assert "Bert: 0 points" in shown
        assert "cutpurse verify" in shown
        assert "Bag: 9" in await press(pilot, "b")
        await press(pilot, "escape", "q")

    app = act(table, scene, save=path)
    assert app.return_value == 0
    assert verify(RecordFile.read(path)).result() == table.result


def test_everything_stands_in_80_columns_and_24_lines() -> None:
    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        lines = screen_text(app).split("\n")
        assert len(lines) == 24
        assert max(len(line) for line in lines) <= 80
        assert "undo" in lines[-1]

    act(garden_table([None, FirstBot()]), scene)


@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_the_line_of_keys_fits_in_every_language(language: str) -> None:
    teller = teller_for(garden_table([None, FirstBot()]), language)
    for keys in ("table", "back", "list", "enter", "result", "rules", "input", "replay", "join"):
        assert len(teller.ui(f"keys-{keys}")) <= 78


def test_a_wide_screen_has_the_log_beside_the_board() -> None:
    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        first = screen_text(app).split("\n")[0]
        assert "garden_show" in first
        assert "What happened" in first

    act(garden_table([None, FirstBot()]), scene, size=(132, 40))


def test_the_log_moves_when_the_screen_changes_its_size() -> None:
    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "What happened" not in screen_text(app).split("\n")[0]
        await pilot.resize_terminal(132, 40)
        await settle(pilot)
        assert "What happened" in screen_text(app).split("\n")[0]
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        shown = screen_text(app)
        assert "What happened" not in shown.split("\n")[0]
        assert "› 1  Rest" in shown

    act(garden_table([None, FirstBot()]), scene)


def test_undo_by_key_and_why_there_is_none() -> None:
    table = garden_table([None, FirstBot()])
    hand(table, 0, ["tulip", "rose"])

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "There is nothing to undo" in await press(pilot, "u")
        shown = await press(pilot, key_of(app, "Plant: rose"))
        assert "› Anna plants: rose." in shown
        shown = await press(pilot, "u")
        assert "Undone." in shown
        assert "Anna plants" not in shown
        assert "undo" in (await press(pilot, "down")).split("\n")[-1], "the keys are back with the next key"

    act(table, scene)
    assert table.referee.state.gardens[0] == []


def test_a_shortcut_makes_its_choices() -> None:
    table = garden_table([None, FirstBot()])
    hand(table, 0, ["tulip", "rose"])

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "7  » Plant: tulip, rose" in screen_text(app)
        await press(pilot, "7")

    act(table, scene)
    assert table.referee.state.gardens[0] == ["tulip", "rose"]


def test_what_needs_consideration_is_asked_back() -> None:
    table = garden_table([None, FirstBot()])
    hand(table, 0, ["tulip"])

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "Give to the house: tulip (!)" in screen_text(app)
        give = key_of(app, "Give to the house: tulip")
        shown = await press(pilot, give)
        assert "! You cannot take this back." in shown
        assert "Bag: " in shown, "the board stays in sight"
        assert table.referee.state.vase == []
        await press(pilot, "escape")
        assert table.referee.state.vase == []
        await press(pilot, give, "2")
        assert table.referee.state.vase == []
        await press(pilot, give, "enter")
        assert table.referee.state.vase == ["tulip"]

    act(table, scene)


def test_why_not_shows_reasons_and_the_rule(tmp_path: Path) -> None:
    table = garden_table([None, FirstBot()], BookTitle(tmp_path / "garden"))
    hand(table, 0, ["tulip", "rose"])

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        shown = await press(pilot, "w")
        assert "Plant: daisy" in shown
        assert "You hold no daisy (GS-2)." in shown
        shown = await press(pilot, "enter")
        assert "You can plant only what you hold." in shown
        assert "[from the rulebook]" in shown
        await press(pilot, "escape", "escape")
        assert app.screen is app.screen_of_table

    act(table, scene)


def test_rules_are_looked_up_by_words_and_by_chapter(tmp_path: Path) -> None:
    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        shown = await press(pilot, "r")
        assert "2  Turns" in shown
        shown = await press(pilot, *"flowers")
        assert "GS-3" in shown
        assert "GS-1" not in shown
        shown = await press(pilot, "enter", "enter")
        assert "fewer than three flowers" in shown
        assert "[our ruling]" in shown
        await press(pilot, "escape", "escape")
        shown = await press(pilot, "r", "down", "down", "down", "enter")
        assert "GS-2.1  A planted flower" in shown.replace("›", " ")
        await press(pilot, "escape")
        shown = await press(pilot, "r", "down", "enter")
        assert "Quick reference: A turn" in shown
        assert "Or draw (GS-3)." in shown

    act(garden_table([None, FirstBot()], BookTitle(tmp_path / "garden")), scene)


def test_save_and_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = garden_table([None, FirstBot()])

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(pilot, "2")  # draw
        shown = await press(pilot, "s")
        assert "Save the game as" in shown
        assert "garden_show.cutpurse" in shown
        assert "Saved: garden_show.cutpurse" in await press(pilot, "enter")
        await press(pilot, "1")
        await press(pilot, "q", "2")

    assert act(table, scene).return_value == 0
    again = Table.resumed(RecordFile.read(tmp_path / "garden_show.cutpurse"), [None, FirstBot()])
    assert again.referee.records == table.referee.records

    async def next_day(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "which flower shall it be about?" in screen_text(app)
        assert "  Anna rests." in screen_text(app)

    act(again, next_day)


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "Could not save" in screen_text(app)

    act(garden_table([None, FirstBot()]), scene, save=tmp_path / "no" / "such" / "folder.cutpurse")


def test_leaving_asks_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        shown = await press(pilot, "q")
        assert "Leave the game?" in shown
        await press(pilot, "ctrl+q", "enter")
        assert app.screen is app.screen_of_table
        await press(pilot, "q", "3")

    assert act(garden_table([None, FirstBot()]), scene).return_value == 0
    assert list(tmp_path.iterdir()) == []


def test_trouble_with_a_bot_is_told() -> None:
    from cutpurse.bots.trouble import Report

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "Bert: the bot took too long." in screen_text(app)

    act(garden_table([None, FirstBot(Report("late", "", 1))]), scene)


def test_hot_seat_blanks_the_screen_between_seats() -> None:
    table = table_apart([None, None])
    annas, berts = (set(hand) for hand in table.referee.state.hands)

    def on_it(flowers: set[str], screen: str) -> bool:
        return any(flower in screen for flower in flowers)

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        blank = screen_text(app)
        assert "Pass the keyboard to Anna." in blank
        assert not on_it(annas | berts, blank)
        await press(pilot, "escape")
        assert table.viewer not in (0, 1), "only Enter opens a hand"
        anna = await press(pilot, "enter")
        assert "Anna draws: " in anna
        assert "Your hand: " in anna
        assert on_it(annas, anna)
        assert not on_it(berts, anna)
        blank = await press(pilot, "1")
        assert "Pass the keyboard to Bert." in blank
        assert "Anna rests." in blank
        assert not on_it(annas, blank)
        assert not on_it(annas, await press(pilot, "q")), "nor when somebody thinks of leaving"
        await press(pilot, "escape")
        bert = await press(pilot, "enter")
        assert on_it(berts, bert)
        assert not on_it(annas, bert)
        assert not on_it(annas, await press(pilot, "l"))

    act(table, scene)


def test_hot_seat_asks_everybody_unseen_and_ends_in_public() -> None:
    table = garden_table([None, None], WindowTitle(), rounds=1)
    hand(table, 0, [])
    hand(table, 1, ["daisy"])

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        await press(pilot, "enter", "1")  # Anna rests
        shown = await press(pilot, "enter", "1")  # Bert rests, and is asked first: he sits there
        assert "how much do you bid" in shown
        blank = await press(pilot, "4")  # Bert bids
        assert "Pass the keyboard to Anna." in blank
        assert "Bid" not in blank
        shown = await press(pilot, "enter")
        assert "how much do you bid" in shown, "also whoever has nothing to play is asked"
        shown = await press(pilot, "1")
        assert "Bert wins." in shown
        assert "Your hand" not in await press(pilot, "b")

    act(table, scene)


def test_standing_answers_by_key() -> None:
    table = garden_table([None, FirstBot()], WindowTitle(), rounds=3)

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "answer in secret." in await press(pilot, "p")
        await press(pilot, "escape", "1")
        shown = await press(pilot, "p")
        assert "Always pass, for this round: “Show 1: how much do you bid" in shown
        shown = await press(pilot, "4")  # until changed, even when it is aimed at me
        assert "What will you do in your garden?" in shown, "the question on the table is passed too"
        await press(pilot, "1")
        assert "What will you do in your garden?" in screen_text(app)
        assert "Stop passing (until cancelled)" in await press(pilot, "p")

    act(table, scene)


def test_nothing_can_be_chosen_while_bots_think() -> None:
    table = garden_table([None, FirstBot()])

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        app.busy = True
        await press(pilot, "1", "u", "p", "enter")
        assert len(table.referee.records) == 1
        app.busy = False

    act(table, scene)


def test_bots_alone_play_to_the_end() -> None:
    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "Result" in screen_text(app)

    table = garden_table([FirstBot(), FirstBot()])
    act(table, scene)
    assert table.over


def test_without_colours_the_place_in_the_list_is_a_sign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert "› 1  Rest" in screen_text(app)
        shown = await press(pilot, "down")
        assert "  1  Rest" in shown
        assert "› 2  Draw a flower" in shown
        assert app.screen.query_one(Choices).highlighted == 1

    app = act(garden_table([None, FirstBot()]), scene)
    assert app.theme == "ansi-dark"


def test_help_names_every_command() -> None:
    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        shown = await press(pilot, "?")
        for key in COMMAND_KEYS:
            assert f" {key}  " in shown

    act(garden_table([None, FirstBot()]), scene)


def test_page_keys_scroll_the_board() -> None:
    table = garden_table([None, FirstBot()])
    board = [f"line {number}" for number in range(60)]
    table.game.board = lambda view, say, width: board  # type: ignore[method-assign]

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        assert re.search(r"line 1\b", screen_text(app))
        shown = await press(pilot, "pagedown", "pagedown")
        assert not re.search(r"line 1\b", shown)
        assert re.search(r"line 2\d", shown)
        assert re.search(r"line 1\b", await press(pilot, "pageup", "pageup"))
        assert "line 20" in await press(pilot, "b")

    act(table, scene)


def test_a_long_list_takes_no_more_room_than_it_shows() -> None:
    """The board keeps the rest of the screen, however many options there are."""

    async def scene(app: PlayApp, pilot: Pilot[int]) -> None:
        screen = app.screen_of_table
        heights = []
        for options in (7, 40):
            screen.query_one(Choices).fill([str(option) for option in range(options)])
            await settle(pilot)
            heights.append(screen.query_one("#board").outer_size.height)
        assert heights[0] == heights[1] > SIZE[1] // 3

    act(garden_table([None, FirstBot()]), scene)
