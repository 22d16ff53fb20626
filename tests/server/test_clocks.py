"""Time to think: by the move, by the game, by days; over restarts; and what happens when it is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from cutpurse.lab.crash import House
from cutpurse.protocol.messages import Manners
from cutpurse.server.clocks import BREATH, LEAST_AFTER_RESTART, LONGEST_SEALED, Clocks, Timing
from tests.server.client import Made

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
    clock.restore(Timing(1000.0), [2], False, 7, 1000.0 + away)
    assert clock.next_due(1000.0 + away) == pytest.approx(left)


def test_a_live_move_begins_anew_after_a_restart_and_the_game_time_is_kept() -> None:
    clock = clocks(clock="game", seconds=100)
    clock.restore(Timing(1000.0, [40.0, 100.0, 3.0]), [0], False, 7, 9000.0)
    assert clock.next_due(9000.0) == 40.0
    again = clocks(clock="move", seconds=30)
    again.restore(Timing(1000.0), [0], False, 7, 1010.0, first=False)
    assert again.next_due(1010.0) == 20.0, "reading the journal again in one process is no restart"


def test_a_clock_that_jumps_back_costs_nothing() -> None:
    clock = clocks(clock="game", seconds=100)
    clock.turn([0], False, 1, 1000.0)
    clock.turn([1], False, 2, 400.0)
    assert clock.banks == [100.0] * 3


def test_no_clock_no_face() -> None:
    clock = clocks()
    assert clock.turn([0], False, 1, 0.0) is None
    assert (clock.face(1.0), clock.next_due(1.0), clock.due(1.0)) == (None, None, [])


# -- at a table ----------------------------------------------------------------------------------------


def test_when_time_is_up_the_first_option_is_taken(house: House) -> None:
    made = Made(house, ["me", "open"], clock="move", seconds=5).take_all()

    async def run() -> None:
        async with made.guest(0) as first, made.guest(1) as second:
            for guest in (first, second):
                await guest.until("update")
            asked, other = (first, second) if first.last["question"] else (second, first)
            (seat,) = asked.last["clock"]["running"]
            assert 0 < asked.last["clock"]["left"][str(seat)] <= 5
            option = asked.last["question"]["options"][0]
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
            message = await slow.until("failed")
            assert message["reason"] == {"code": "stand-in", "args": {"seat": seat, "bot": "easy"}}
            await slow.quiet()
            assert (await slow.choose("whatever"))["reason"]["code"] == "stand-in-plays"
            await slow.say("back", id="here")
            await slow.until("accepted")
            await other.until("failed", lambda message: message["reason"]["code"] == "seat-given-back")

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
            await asked.choose(asked.last["question"]["options"][0])
            update = await asked.until("update")
            return seat, update["clock"]["banks"][seat]

    seat, left = asyncio.run(think())
    assert 95 < left < 99
    house.kill()
    house.start()

    async def look() -> None:
        async with made.guest(0) as guest:
            assert (await guest.until("update"))["clock"]["banks"][seat] == left

    asyncio.run(look())
