"""Interrupts at a served table: in the order in which they arrive, unseen before they happen, waited for by nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from functools import wraps
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from cutpurse.kernel.question import NO_OFFER, OFFER, Question
from cutpurse.protocol.from_client import Choose
from cutpurse.protocol.requests import NewTable, SeatWish
from cutpurse.protocol.shared import Manners
from cutpurse.server.actions import seating
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table.clocks import Clocks
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables
from tests.server.test_clocks import Moments
from tests.server.test_tables import heard, open_tables, table_for_two

SETTINGS: dict[str, str | int] = {"master_thief": "off", "start_player": "A", "reaction_mode": "wait"}
FRIENDS = NewTable("swindler", [SeatWish("me"), SeatWish("open")], settings=SETTINGS)


def in_a_loop(test: Callable[[Path], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    @wraps(test)
    def run(tmp_path: Path) -> None:
        asyncio.run(test(tmp_path))

    return run


async def choose(table: Table, guest: Guest, id: str, choice: str) -> dict[str, Any]:
    await table.choose(guest, Choose(id, guest.updated, choice))
    return next(message for message in heard(guest) if message.get("id") == id)


async def markers_laid(table: Table, guests: list[Guest]) -> str:
    """A reserves a job and plays the turn; now B decides. The job that carries A's marker."""
    assert table.referee is not None
    job = str(table.referee.question(0).options[0])  # type: ignore[union-attr]
    for number in range(60):
        if table.referee.question(1) is not None and table.referee.question(1).kind == "reserve":  # type: ignore[union-attr]
            return job.split(" ")[1]
        asked = table.referee.questions()[0]
        choice = (
            job
            if number == 0
            else next((one for one in ("done", "stop", "end") if one in asked.options), asked.options[0])
        )
        answer = await choose(table, guests[asked.seat], f"turn {number}", choice)
        assert answer["type"] == "accepted", answer
    raise AssertionError("B is never asked")


@in_a_loop
async def test_an_interrupt_is_taken_and_whoever_decides_is_asked_again(tmp_path: Path) -> None:
    async with open_tables(tmp_path / "tables.sqlite") as (tables, _):
        table, _, guests = await table_for_two(tables, FRIENDS)
        job = await markers_laid(table, guests)
        for guest in guests:
            heard(guest)
        table.broadcast.tell(guests[0], whole=True)
        position = heard(guests[0])[-1]
        assert position["offers"][0]["id"] == f"release {job}"
        assert position["question"] is None
        table.broadcast.tell(guests[1], whole=True)
        assert heard(guests[1])[-1]["offers"] == [], "nobody else learns of it"
        before = guests[1].updated
        assert (await choose(table, guests[0], "back", f"release {job}"))["type"] == "accepted"
        told = heard(guests[1])[-1]
        assert guests[1].updated > before
        assert told["question"]["kind"] == "reserve", "B is asked again"
        assert [event["event"]["event"] for event in told["events"]] == ["released"]


@in_a_loop
async def test_whoever_a_card_is_played_against_is_told_which(tmp_path: Path) -> None:
    """What it says can be shown at once; whoever plays it knows it, and watchers need no warning."""
    async with open_tables(tmp_path / "tables.sqlite") as (tables, _):
        table, made, guests = await table_for_two(tables, FRIENDS)
        await markers_laid(table, guests)
        watcher = await seating.arrive(tables, table, made.audience)
        assert table.referee is not None
        box, state = table.referee.game.box, table.referee.state  # type: ignore[attr-defined]
        kinds = [box.accomplices[kind].id for kind in box.card_kind]
        beggar = next(card for card, kind in enumerate(kinds) if kind == "beggar" and state.deck >> card & 1)
        state.deck, state.hands[0] = state.deck & ~(1 << beggar), state.hands[0] | 1 << beggar
        for guest in (*guests, watcher):
            table.broadcast.tell(guest, whole=True)
            heard(guest)
        await table.choose(guests[0], Choose("now", guests[0].updated, "play beggar"))
        told = [[event.get("card", "") for message in heard(guest) for event in message.get("events", ())
                 if event["event"]["event"] == "announced"] for guest in (*guests, watcher)]  # fmt: skip
        assert told == [[""], ["beggar"], [""]]


@in_a_loop
async def test_a_choice_that_came_too_late_is_refused_and_asked_anew(tmp_path: Path) -> None:
    async with open_tables(tmp_path / "tables.sqlite") as (tables, _):
        table, _, guests = await table_for_two(tables, FRIENDS)
        job = await markers_laid(table, guests)
        saw = guests[1].updated
        await choose(table, guests[0], "back", f"release {job}")
        heard(guests[1])
        await table.choose(guests[1], Choose("late", saw, "done"))
        answers = heard(guests[1])
        assert answers[0]["type"] == "refused"
        assert answers[0]["reason"]["code"] == "stale"
        assert answers[-1]["question"]["kind"] == "reserve"


@in_a_loop
async def test_what_is_not_offered_or_doubled_or_sent_by_a_watcher_is_refused(tmp_path: Path) -> None:
    async with open_tables(tmp_path / "tables.sqlite") as (tables, _):
        table, made, guests = await table_for_two(tables, FRIENDS)
        job = await markers_laid(table, guests)
        entries = table.journal.entries
        assert (await choose(table, guests[0], "no", "play beggar"))["reason"]["rule"] == "SW-4.11.1"
        watcher = await seating.arrive(tables, table, made.audience)
        assert (await choose(table, watcher, "w", f"release {job}"))["reason"]["code"] == "audience"
        assert table.journal.entries == entries
        await choose(table, guests[0], "once", f"release {job}")
        again = await choose(table, guests[0], "twice", f"release {job}")
        assert again["reason"]["rule"] == "SW-4.3.7"
        assert (await choose(table, guests[0], "once", f"release {job}"))["type"] == "accepted", "sent again, done once"
        assert table.journal.entries == entries + 1


@in_a_loop
async def test_an_interrupt_that_came_too_late_is_refused_and_offered_anew(tmp_path: Path) -> None:
    """Whoever decided was faster: nothing is lost, and what may still be played is told again."""
    async with open_tables(tmp_path / "tables.sqlite") as (tables, _):
        table, _, guests = await table_for_two(tables, FRIENDS)
        job = await markers_laid(table, guests)
        saw = guests[0].updated
        assert (await choose(table, guests[1], "faster", "done"))["type"] == "accepted"
        heard(guests[0])
        entries = table.journal.entries
        await table.choose(guests[0], Choose("late", saw, f"release {job}"))
        refused, *_, position = heard(guests[0])
        assert refused["reason"]["code"] == "stale"
        assert table.journal.entries == entries
        assert [offer["id"] for offer in position["offers"]] == [f"release {job}"]
        assert (await choose(table, guests[0], "again", f"release {job}"))["type"] == "accepted"


@pytest.mark.rule("SW-5.21")
@pytest.mark.parametrize(("clock", "left"), [("game", 500.0), ("move", 600.0)])
def test_an_interrupt_takes_no_time_from_whoever_thinks(
    tmp_path: Path, clock: Literal["move", "game"], left: float
) -> None:
    """What was thought before is used, and nothing more; a clock for each move begins anew with the new options."""
    time = Moments()
    wish = msgspec.structs.replace(FRIENDS, manners=Manners(clock=clock, seconds=600))

    async def run() -> None:
        async with SqliteStore(tmp_path / "tables.sqlite") as store:
            tables = Tables(store, now=lambda: time.now, wall=lambda: time.wall)
            table, _, guests = await table_for_two(tables, wish)
            job = await markers_laid(table, guests)
            time.pass_by(100)
            before = table.timing.face()
            assert before is not None
            assert before.left == {1: 500.0}
            assert (await choose(table, guests[0], "back", f"release {job}"))["type"] == "accepted"
            after = table.timing.face()
            assert after is not None
            assert after.left == {1: left}
            assert after.banks == ([600.0, 500.0] if clock == "game" else []), "nor from whoever interrupts"
            time.pass_by(30)
            assert table.timing.clocks.next_due(time.now) == left - 30
            await tables.close()

    asyncio.run(run())


@pytest.mark.rule("SW-5.22")
def test_answers_to_an_interrupt_are_on_nobodys_account() -> None:
    """B thinks; A plays a card, which everybody may answer for a while; then B is asked again."""
    clock = Clocks(Manners(clock="game", seconds=600), 3)
    clock.turn([1], False, 1, 0.0)
    clock.turn([1, 2], True, 2, 100.0)
    clock.turn([1], False, 3, 140.0)
    assert clock.banks == [600.0, 500.0, 600.0]
    assert clock.next_due(140.0) == 500.0


class Counting(Executor):
    """Thinks at once, and notes what was thought about."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        question = args[4]
        self.asked.append(question)
        future: Future[Any] = Future()
        future.set_result(NO_OFFER if question.kind == OFFER else fn(*args, **kwargs))
        return future


@pytest.mark.rule("SW-5.25")
@in_a_loop
async def test_every_bot_is_asked_whether_it_could_interrupt_or_not(tmp_path: Path) -> None:
    """So the time a bot takes says nothing about its hand: none of these bots has anything to interrupt with."""
    thinking = Counting()
    store = SqliteStore(tmp_path / "tables.sqlite")
    wish = NewTable("swindler", [SeatWish("me"), SeatWish("easy"), SeatWish("easy")], settings=SETTINGS)
    async with store:
        tables = Tables(store, workers=[thinking], pace=(0, 0))
        made = await tables.make(wish)
        table = await tables.get(made.table)
        guest = await seating.arrive(tables, table, made.token)
        for number, choice in enumerate(("done", "rob red")):
            async with asyncio.timeout(20):
                while {question.seat for question in thinking.asked if question.kind == OFFER} != {1, 2}:
                    await asyncio.sleep(0.01)
            offers = [question for question in thinking.asked if question.kind == OFFER]
            assert all(question.options == [NO_OFFER] for question in offers)
            assert all(table.referee.offers(seat) == [] for seat in (1, 2))  # type: ignore[union-attr]
            thinking.asked.clear()
            answer = await choose(table, guest, f"my {number}", choice)
            assert answer["type"] == "accepted"
        await tables.close()
