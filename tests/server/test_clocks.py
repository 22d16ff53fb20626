"""Time to think: by the move, by the game, by days; over restarts; and what happens when it is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from time import time as wall
from typing import Any, Literal

import msgspec
import pytest

from cutpurse.lab.crash import House
from cutpurse.protocol.requests import NewTable, SeatWish
from cutpurse.protocol.shared import Manners
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table.clocks import BREATH, LEAST_AFTER_RESTART, LONGEST_SEALED, Clocks, Timing
from cutpurse.server.table.entries import Entry
from cutpurse.server.tables import Tables
from tests.server.client import Made
from tests.server.test_tables import Moody, asked, table_for_two

DAY = 24 * 3600


def clocks(**manners: Any) -> Clocks:
    return Clocks(Manners(**manners), 3)


def test_a_move_is_timed_from_the_record_that_asked_for_it() -> None:
    clock = clocks(clock="move", seconds=30)
    clock.turn([1], False, 1, 100.0)
    assert clock.next_due(110.0) == 20.0
    assert clock.due(129.9) == []
    assert clock.due(130.0) == [1]
    clock.turn([1], False, 2, 120.0)
    assert clock.next_due(120.0) == 30.0, "the next question of the same seat"


def test_taking_back_wins_no_time() -> None:
    clock = clocks(clock="move", seconds=30)
    clock.turn([1], False, 5, 100.0)
    clock.turn([1], False, 6, 110.0)
    for moment in range(112, 138, 2):
        clock.turn([1], False, 5 + moment % 4 // 2, float(moment))
    assert clock.next_due(138.0) == 2.0


def test_a_game_is_timed_by_what_each_seat_uses() -> None:
    clock = clocks(clock="game", seconds=100)
    clock.turn([0], False, 1, 0.0)
    clock.turn([1], False, 2, 30.0)
    clock.turn([0], False, 3, 40.0)
    assert clock.banks == [70.0, 90.0, 100.0]
    assert clock.next_due(40.0) == 70.0
    assert clock.due(110.0) == [0]
    clock.turn([0], False, 4, 110.0)
    assert clock.used_up(0)
    assert clock.next_due(110.0) == BREATH, "whatever is asked next is answered soon, not at once"


def test_unseen_answers_move_no_clock_and_cost_nobody_anything() -> None:
    clock = clocks(clock="game", seconds=300)
    clock.turn([0, 1, 2], True, 4, 10.0)
    before = clock.face(12.0)
    clock.turn([0, 1, 2], True, 4, 12.0)  # somebody has answered: nobody can tell
    assert clock.face(12.0) == before
    assert clock.due(10.0 + LONGEST_SEALED) == [0, 1, 2]
    clock.turn([1], False, 5, 40.0)
    assert clock.banks == [300.0] * 3


def test_while_nobody_is_there_no_clock_runs() -> None:
    clock = clocks(clock="game", seconds=100)
    clock.turn([0], False, 1, 0.0)
    clock.rest(True, 10.0)
    assert clock.next_due(5000.0) is None
    assert clock.due(5000.0) == []
    face = clock.face(5000.0)
    assert face is not None
    assert (face.stopped, face.left) == (True, {0: 90.0})
    clock.rest(False, 5000.0)
    assert clock.next_due(5000.0) == 90.0
    clock.turn([1], False, 2, 5010.0)
    assert clock.banks[0] == 80.0


@pytest.mark.parametrize(("away", "left"), [(DAY, DAY), (2.5 * DAY, 0.5 * DAY), (30 * DAY, LEAST_AFTER_RESTART)])
def test_days_go_on_while_the_server_is_away_but_nobody_loses_by_it(away: float, left: float) -> None:
    seconds = 2 * DAY if away == DAY else 3 * DAY
    clock = clocks(pace="days", clock="move", seconds=seconds)
    clock.restore(Timing(1000.0), [2], False, 7, 5.0, 1000.0 + away)
    assert clock.next_due(5.0) == pytest.approx(left)


def test_a_live_move_begins_anew_after_a_restart_and_the_game_time_is_kept() -> None:
    clock = clocks(clock="game", seconds=100)
    clock.restore(Timing(1000.0, [40.0, 100.0, 3.0]), [0], False, 7, 5.0, 9000.0)
    assert clock.next_due(5.0) == 40.0
    again = clocks(clock="move", seconds=30)
    again.restore(Timing(1000.0, used=10.0), [0], False, 7, 5.0, 99_999.0, first=False)
    assert again.next_due(5.0) == 20.0, "reading the journal again is no restart, whatever a clock on the wall shows"


def test_a_clock_that_jumps_back_costs_nothing() -> None:
    clock = clocks(clock="game", seconds=100)
    clock.turn([0], False, 1, 1000.0)
    clock.turn([1], False, 2, 400.0)
    assert clock.banks == [100.0] * 3


def test_no_clock_no_face() -> None:
    clock = clocks()
    assert clock.turn([0], False, 1, 0.0) is None
    assert (clock.face(1.0), clock.next_due(1.0), clock.due(1.0)) == (None, None, [])


def test_what_is_stored_is_told_by_the_wall_clock_and_by_what_was_used() -> None:
    clock = clocks(clock="move", seconds=30)
    clock.turn([1], False, 6, 5.0, 1_000.0)
    timing = clock.turn([1], False, 5, 12.0, 4_600.0)  # taken back, after the clock on the wall was set
    assert timing == Timing(4_593.0, [], 7.0)


def test_another_process_that_knows_a_move_for_longer_is_believed() -> None:
    clock = clocks(clock="move", seconds=30)
    clock.turn([1], False, 1, 100.0)
    assert not clock.agree(0.5, 100.0), "a notice takes a moment"
    assert clock.agree(10.0, 102.0)
    assert clock.next_due(102.0) == 20.0
    assert not clock.agree(3.0, 103.0), "it knows less"


# -- at a table ----------------------------------------------------------------------------------------


class Moments:
    """Two clocks: one that nobody can set, and one on the wall that somebody sets."""

    def __init__(self) -> None:
        self.now, self.wall = 50.0, 1_000_000.0

    def pass_by(self, seconds: float) -> None:
        self.now += seconds
        self.wall += seconds


def test_a_real_server_goes_by_the_clock_that_nobody_can_set(path: Path) -> None:
    async def run() -> None:
        async with SqliteStore(path) as store:
            tables = Tables(store)
            assert abs(tables.now() - monotonic()) < 1_000, "not by the one on the wall, which is far from it"
            assert abs(tables.wall() - wall()) < 1_000
            await tables.close()

    assert abs(wall() - monotonic()) > 100_000
    asyncio.run(run())


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 30.0 * DAY])
@pytest.mark.parametrize("pace", ["live", "days"])
def test_a_wall_clock_that_is_set_takes_nobodys_time(path: Path, pace: Literal["live", "days"], jump: float) -> None:
    time = Moments()
    wish = NewTable(
        "swindler", [SeatWish("me"), SeatWish("open")], manners=Manners(pace=pace, clock="game", seconds=600)
    )

    async def run() -> None:
        async with SqliteStore(path) as store:
            tables = Tables(store, now=lambda: time.now, wall=lambda: time.wall)
            table, _, guests = await table_for_two(tables, wish)
            asked_guest, _, choice = asked(table, guests)
            seat = asked_guest.seat
            time.pass_by(10)
            time.wall += jump
            time.pass_by(5)
            assert table.timing.clocks.due(time.now) == []
            await table.choose(asked_guest, choice)
            assert table.timing.clocks.banks[seat] == pytest.approx(585.0)
            timing = msgspec.json.decode((await store.entries(table.lobby.table))[0], type=Entry).timing
            assert timing is not None
            assert (timing.since, timing.used) == (time.wall, 0.0), "stored by the wall, for after a restart"
            await tables.close()

    asyncio.run(run())


def test_a_choice_that_could_not_be_stored_moves_no_clock(path: Path) -> None:
    time = Moments()
    wish = NewTable("swindler", [SeatWish("me"), SeatWish("open")], manners=Manners(clock="game", seconds=600))

    async def run() -> None:
        async with Moody(path) as store:
            tables = Tables(store, now=lambda: time.now, wall=lambda: time.wall)
            table, _, guests = await table_for_two(tables, wish)
            asked_guest, _, choice = asked(table, guests)
            time.pass_by(10)
            store.full = True
            await table.choose(asked_guest, choice)
            assert table.journal.entries == 0
            time.pass_by(10)
            assert table.timing.clocks.used(time.now) == 20.0
            assert table.timing.clocks.banks == [600.0, 600.0]
            await tables.close()

    asyncio.run(run())


def test_when_time_is_up_the_first_option_is_taken(house: House) -> None:
    made = Made(house, ["me", "open"], clock="move", seconds=5).take_all()

    async def run() -> None:
        async with made.guest(0) as first, made.guest(1) as second:
            for guest in (first, second):
                await guest.until("update")
            asked, other = (first, second) if first.last["question"] else (second, first)
            (seat,) = asked.last["clock"]["running"]
            assert 0 < asked.last["clock"]["left"][str(seat)] <= 5
            option = asked.last["choices"][0]
            await other.until("update")
            entry = house.journal(made.id)[0]
            assert (entry["seat"], entry["choice"], entry["id"].split()[0]) == (seat, option, "clock")
            assert entry["timing"]["since"] > 1e9

    asyncio.run(run())


def test_when_time_is_up_a_bot_sits_in_until_its_owner_is_back(house: House) -> None:
    made = Made(house, ["me", "open"], clock="move", seconds=5, time_up="bot").take_all()

    async def run() -> None:
        async with made.guest(0) as first, made.guest(1) as second:
            for guest in (first, second):
                await guest.until("update")
            slow, other = (first, second) if first.last["question"] else (second, first)
            (seat,) = slow.last["clock"]["running"]
            message = await slow.until("notice")
            assert message["reason"] == {"code": "stand-in", "args": {"seat": seat, "bot": "easy"}}
            await slow.quiet()
            assert (await slow.choose("whatever"))["reason"]["code"] == "stand-in-plays"
            await slow.say("back", id="here")
            await slow.until("accepted")
            await other.until("notice", lambda message: message["reason"]["code"] == "seat-given-back")

    asyncio.run(run())


def test_time_for_the_game_survives_a_restart(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "open"], clock="game", seconds=100).take_all()

    async def think() -> tuple[int, float]:
        async with made.guest(0) as first, made.guest(1) as second:
            for guest in (first, second):
                await guest.until("update")
            asked = first if first.last["question"] else second
            (seat,) = asked.last["clock"]["running"]
            await asyncio.sleep(1.2)
            await asked.choose(asked.last["choices"][0])
            update = await asked.until("update")
            return seat, update["clock"]["banks"][seat]

    seat, left = asyncio.run(think())
    assert 50 < left < 99
    house.kill()
    house.start()

    async def look() -> None:
        async with made.guest(0) as guest:
            assert (await guest.until("update"))["clock"]["banks"][seat] == left

    asyncio.run(look())
