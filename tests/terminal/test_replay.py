"""The replay viewer: positions, eyes, screen and line mode."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from textual.pilot import Pilot

from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.playback import EVERYBODY, Playback
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import RecordMismatch
from cutpurse.terminal.plain_replay import PlainReplay
from cutpurse.terminal.replay_app import ReplayApp
from cutpurse.terminal.telling import Teller
from tests.terminal.garden import FirstBot, garden_table, screen_text

Scene = Callable[[ReplayApp, Pilot[int]], Awaitable[None]]


def recorded(*, finished: bool = True) -> RecordFile:
    """A game in which Anna plants, takes back, plants again; and both answer sealed."""
    table = garden_table([None, FirstBot()], rounds=1)
    flower = table.referee.state.hands[0][0]
    for chain in ([f"plant {flower}"], None, [f"plant {flower}"], ["rest"]):
        if chain is None:
            table.undo()
        else:
            table.choose(chain)
    table.advance()
    if finished:
        table.choose(["name rose"])
        table.choose(["bid 2"])
        assert table.over
    return table.file()


def test_every_record_can_be_looked_at() -> None:
    playback = Playback(recorded())
    assert playback.last == 6
    assert playback.finished
    planted = []
    for at in range(playback.last + 1):
        playback.go(at)
        planted.append(len(playback.view().gardens[0]))
    assert planted == [0, 1, 0, 1, 1, 1, 1]
    assert not playback.go(99)
    assert playback.go(-5)
    assert playback.at == 0


def test_a_finished_game_is_open_to_all_eyes() -> None:
    playback = Playback(recorded())
    assert playback.eyes_allowed == [SPECTATOR, 0, 1, EVERYBODY]
    assert playback.eyes == EVERYBODY
    playback.go(6)
    assert playback.choices() == [(0, "name rose"), (0, "bid 2"), (1, "bid 0")]
    playback.look(1)
    assert playback.choices() == [(1, "bid 0")]
    assert playback.view().seat == 1
    playback.look(SPECTATOR)
    assert playback.choices() == []
    assert playback.view().hand == []


def test_an_unfinished_game_is_shown_to_a_spectator_and_to_a_seat_that_asks() -> None:
    file = recorded(finished=False)
    assert Playback(file).eyes_allowed == [SPECTATOR]
    seat = Playback(file, seat=1)
    assert seat.eyes_allowed == [SPECTATOR, 1]
    assert seat.eyes == 1
    assert not seat.look(0)
    assert not seat.look(EVERYBODY)
    assert Playback(file, seat=7).eyes_allowed == [SPECTATOR]


def test_a_record_that_does_not_hold_is_shown_up_to_its_fault() -> None:
    file = recorded()
    file.records[4] = msgspec.structs.replace(file.records[4], mark="000000000000")
    playback = Playback(file)
    assert playback.last == 3
    assert playback.fault is not None
    assert playback.fault.record == 4
    assert playback.eyes_allowed == [SPECTATOR]
    assert "failed verification (record 4" in read_plain(playback).replace("\n", " ")


def test_a_record_without_a_deal_cannot_be_shown() -> None:
    file = recorded()
    with pytest.raises(RecordMismatch):
        Playback(RecordFile(file.header, []))


def read_plain(playback: Playback, *lines: str) -> str:
    sink = io.StringIO()
    teller = Teller(playback.game, playback.header.seats, "en")
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    status = PlainReplay(playback, teller, source, sink).run()
    assert status == (1 if playback.fault else 0)
    return sink.getvalue()


def test_line_mode_tells_everything_where_nobody_types() -> None:
    text = read_plain(Playback(recorded()))
    assert "Step 0 of 6. The game is set up." in text
    assert "Anna takes back their last choice." in text
    assert "Bert chooses: Bid 0 coins." in text
    assert "Anna wins." in text


def test_line_mode_steps_jumps_and_changes_eyes() -> None:
    lines = ["", "b", "4", "eyes B", "eyes spectator", "board", "eyes all", "back", "99", "99"]
    text = read_plain(Playback(recorded()), *lines)
    assert text.count("Step 0 of 6.") == 2
    assert "Step 4 of 6. Anna chooses: Rest." in text
    assert "Point of view: Bert" in text
    assert "Point of view: a spectator" in text
    assert "Your hand" not in text
    assert "Step 6 of 6." in text
    assert "There is nothing further in that direction." in text
    assert text.count("Anna wins.") == 1


def test_line_mode_keeps_eyes_closed_while_the_game_runs() -> None:
    text = read_plain(Playback(recorded(finished=False)), "eyes A", "end", "board", "log")
    assert "Other points of view" in text
    assert "Your hand" not in text
    assert "chooses" not in text


def act(playback: Playback, scene: Scene) -> None:
    app = ReplayApp(playback, Teller(playback.game, playback.header.seats, "en"))

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await scene(app, pilot)

    asyncio.run(play())


async def press(pilot: Pilot[int], *keys: str) -> str:
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
        await pilot.pause()
    return screen_text(pilot.app)


def test_the_viewer_steps_jumps_and_changes_eyes() -> None:
    async def scene(app: ReplayApp, pilot: Pilot[int]) -> None:
        assert "Step 0 of 6." in screen_text(app)
        shown = await press(pilot, "right")
        assert "› Anna plants: " in shown
        assert "Point of view: everybody; the table as seen by Anna" in shown
        assert "Step 0 of 6." in await press(pilot, "left")
        assert "nothing further" in await press(pilot, "left")
        shown = await press(pilot, "end")
        assert "Step 6 of 6." in shown
        assert "Anna wins." in shown
        assert "Step 0 of 6." in await press(pilot, "pageup")
        shown = await press(pilot, "g", "backspace", "4", "enter")
        assert "Step 4 of 6. Anna chooses: Rest." in shown
        shown = await press(pilot, "e")
        assert "Point of view: a spectator" in shown
        assert "Your hand" not in shown
        shown = await press(pilot, "e", "e")
        assert "Point of view: Bert" in shown
        assert "Your hand" in shown
        assert "Your hand" in await press(pilot, "b")
        assert "takes back" in await press(pilot, "escape", "l")
        await press(pilot, "escape", "q")

    act(Playback(recorded()), scene)


def test_the_viewer_keeps_eyes_closed_while_the_game_runs() -> None:
    async def scene(app: ReplayApp, pilot: Pilot[int]) -> None:
        shown = await press(pilot, "e")
        assert "Other points of view" in shown
        assert "Your hand" not in shown

    act(Playback(recorded(finished=False)), scene)
