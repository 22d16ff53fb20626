"""When bots answer: at once where one person plays alone with them, at a pace that all can follow elsewhere; and never
so that the moment says what they hold."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest

from cutpurse.kernel.standing_answers import settled
from cutpurse.lab.soak import lean
from cutpurse.protocol.from_client import Choose
from cutpurse.protocol.requests import NewTable, SeatWish, TakeSeat
from cutpurse.server.actions import seating
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table.guest import BEHIND, Guest
from cutpurse.server.tables import Tables
from tests.server.test_interrupts import in_a_loop
from tests.server.test_tables import heard

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
        tables = Tables(store, workers=[Quick()], pace=NEVER, alone=AT_ONCE)
        made = await tables.make(NewTable("swindler", [SeatWish("me"), SeatWish("random")], settings=BOT_BEGINS))
        table = await tables.get(made.table)
        await seating.arrive(tables, table, made.token)
        await until(lambda: table.state.is_asked(0))
        await tables.close()


@pytest.mark.rule("SW-5.11")
@in_a_loop
async def test_among_several_people_a_thought_takes_its_time_however_short_it_is(tmp_path: Path) -> None:
    """The moment was drawn before the bot looked at its cards: it has thought, and waits."""
    thinking = Quick()
    seats = [SeatWish("me"), SeatWish("random"), SeatWish("open")]
    async with SqliteStore(tmp_path / "tables.sqlite") as store:
        tables = Tables(store, workers=[thinking], pace=NEVER, alone=AT_ONCE)
        made = await tables.make(NewTable("swindler", seats, settings=BOT_BEGINS))
        await seating.take(tables, made.table, TakeSeat(made.invitations[2]))
        table = await tables.get(made.table)
        await seating.arrive(tables, table, made.token)
        await until(lambda: thinking.thoughts)
        entries = table.journal.entries
        for _ in range(10):
            await asyncio.sleep(0)
        assert table.journal.entries == entries
        await tables.close()


@in_a_loop
async def test_bots_do_not_run_away_from_a_slow_page(tmp_path: Path) -> None:
    thinking = Quick()
    async with SqliteStore(tmp_path / "tables.sqlite") as store:
        tables = Tables(store, workers=[thinking], pace=AT_ONCE, alone=AT_ONCE)
        made = await tables.make(NewTable("swindler", [SeatWish("me"), SeatWish("random")], settings=BOT_BEGINS))
        table = await tables.get(made.table)
        guest: Guest = await seating.arrive(tables, table, made.token)
        guest.waiting += BEHIND + 1
        for _ in range(10):
            await asyncio.sleep(0)
        assert thinking.thoughts == 0
        guest.waiting = 0
        await until(lambda: thinking.thoughts)
        await tables.close()


@in_a_loop
async def test_a_table_of_one_person_and_bots_never_stands_still(tmp_path: Path) -> None:
    """Windows in which the person could only pass are passed by themselves, however fast the bots are; they are no
    question to the person."""
    settings: dict[str, str | int] = {"reaction_mode": "wait", "end_jobs": 3}
    async with SqliteStore(tmp_path / "tables.sqlite") as store:
        tables = Tables(store, workers=[Quick()], pace=NEVER, alone=AT_ONCE)
        made = await tables.make(NewTable("swindler", [SeatWish("me"), *[SeatWish("random")] * 3], settings=settings))
        table = await tables.get(made.table)
        guest = await seating.arrive(tables, table, made.token)
        rng, mine = random.Random("still"), 0
        assert table.referee is not None
        while not table.referee.over and table.journal.entries < 300:
            question = table.referee.question(0)
            told = heard(guest)
            guest.waiting = 0  # it has read them
            for update in told:
                if (update.get("question") or {}).get("sealed"):
                    assert {option["id"] for option in update["options"]} - {"pass", "wave"}
            if question is not None and settled(question):
                await until(lambda asked=question: table.referee.question(0) != asked)
            elif question is not None:
                choice = lean(table.game, question.options, rng)
                mine += question.sealed and choice in ("pass", "wave")
                await table.choose(guest, Choose(f"my {table.journal.entries}", guest.updated, choice))
            else:
                await asyncio.sleep(0)
        answers = [choices for record in table.referee.records for seat, choices in record.sealed or () if seat == 0]
        assert sum(choices in (["pass"], ["wave"]) for choices in answers) > mine, "none was passed by itself"
        await tables.close()
