"""When bots answer: at once where one person plays alone with them, at a pace that all can follow elsewhere; and never
so that the moment says what they hold."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from cutpurse.protocol.requests import NewTable, SeatWish, TakeSeat
from cutpurse.server.actions import seating
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table.guest import BEHIND, Guest
from cutpurse.server.tables import Hall
from tests.server.test_interrupts import in_a_loop

BOT_BEGINS: dict[str, str | int] = {"master_thief": "off", "start_player": "B", "reaction_mode": "wait"}
NEVER = (10.0**6, 10.0**6)
AT_ONCE = (0.0, 0.0)


class Quick(Executor):
    """Bots think here and now; how often is counted."""

    def __init__(self) -> None:
        self.thoughts = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.thoughts += 1
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


async def until(condition: Any) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.01)


@in_a_loop
async def test_bots_answer_at_once_to_whoever_is_alone_with_them(tmp_path: Path) -> None:
    async with SqliteStore(tmp_path / "tables.sqlite") as store:
        hall = Hall(store, workers=Quick(), pace=NEVER, alone=AT_ONCE)
        made = await hall.make(NewTable("swindler", [SeatWish("me"), SeatWish("random")], settings=BOT_BEGINS))
        table = await hall.table(made.table)
        await seating.arrive(hall, table, made.token)
        await until(lambda: table.is_asked(0))
        await hall.close()


@pytest.mark.rule("SW-5.11")
@in_a_loop
async def test_among_several_people_a_thought_takes_its_time_however_short_it_is(tmp_path: Path) -> None:
    """The moment was drawn before the bot looked at its cards: it has thought, and waits."""
    thinking = Quick()
    seats = [SeatWish("me"), SeatWish("random"), SeatWish("open")]
    async with SqliteStore(tmp_path / "tables.sqlite") as store:
        hall = Hall(store, workers=thinking, pace=NEVER, alone=AT_ONCE)
        made = await hall.make(NewTable("swindler", seats, settings=BOT_BEGINS))
        await seating.take(hall, made.table, TakeSeat(made.invitations[2]))
        table = await hall.table(made.table)
        await seating.arrive(hall, table, made.token)
        await until(lambda: thinking.thoughts)
        entries = table.entries
        for _ in range(10):
            await asyncio.sleep(0)
        assert table.entries == entries
        await hall.close()


@in_a_loop
async def test_bots_do_not_run_away_from_a_slow_page(tmp_path: Path) -> None:
    thinking = Quick()
    async with SqliteStore(tmp_path / "tables.sqlite") as store:
        hall = Hall(store, workers=thinking, pace=AT_ONCE, alone=AT_ONCE)
        made = await hall.make(NewTable("swindler", [SeatWish("me"), SeatWish("random")], settings=BOT_BEGINS))
        table = await hall.table(made.table)
        guest: Guest = await seating.arrive(hall, table, made.token)
        guest.waiting += BEHIND + 1
        for _ in range(10):
            await asyncio.sleep(0)
        assert thinking.thoughts == 0
        guest.waiting = 0
        await until(lambda: thinking.thoughts)
        await hall.close()
