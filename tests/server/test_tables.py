"""Store, then tell: the tables on a real file that is slow, or that fails when it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.protocol.from_client import Choose
from cutpurse.protocol.requests import NewTable, SeatWish, TableMade, TakeSeat
from cutpurse.protocol.shared import Manners
from cutpurse.server.actions import seating
from cutpurse.server.refusal import HttpRefusal
from cutpurse.server.store.base import BUSY, Status, Unavailable
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table.guest import MOST_BYTES, MOST_WAITING, Guest
from cutpurse.server.table.lobby import Lobby
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables
from tests.server.client import spread_out

FRIENDS = NewTable("swindler", [SeatWish("me"), SeatWish("open")])


class Moody(SqliteStore):
    """The real store, which can be made to wait before it writes, or to refuse."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.full = False

    async def _mood(self) -> None:
        await self.may_write.wait()
        if self.full:
            raise Unavailable("full", "no space left on the secret path")

    async def append(self, table: str, n: int, entry: bytes, status: Status | None = None) -> None:
        await self._mood()
        await super().append(table, n, entry, status)

    async def change(self, table: str, version: int, body: bytes, status: Status | None = None) -> int:
        await self._mood()
        return await super().change(table, version, body, status)


@asynccontextmanager
async def open_tables(path: Path) -> AsyncIterator[tuple[Tables, Moody]]:
    store = Moody(path)
    async with store:
        tables = Tables(store, pace=(0, 0), absent_after=0)
        yield tables, store
        await tables.close()


async def table_for_two(tables: Tables, wish: NewTable = FRIENDS) -> tuple[Table, TableMade, list[Guest]]:
    made = await tables.make(wish)
    taken = await seating.take(tables, made.table, TakeSeat(made.invitations[1]))
    table = await tables.get(made.table)
    return table, made, [await seating.arrive(tables, table, token) for token in (made.token, taken.token)]


def heard(guest: Guest) -> list[dict[str, Any]]:
    """What lies in the outbox."""
    messages = []
    while len(guest.outbox):
        data = guest.outbox.take() or b'{"type":"end"}'
        messages.append(spread_out(data) if b'"update"' in data[:20] else msgspec.json.decode(data))
    return messages


def asked(table: Table, guests: list[Guest]) -> tuple[Guest, Guest, Choose]:
    assert table.referee is not None
    question = table.referee.questions()[0]
    return (
        guests[question.seat],
        guests[1 - question.seat],
        Choose("c1", guests[question.seat].updated, question.options[0]),
    )


def test_nobody_hears_of_a_choice_that_is_not_stored_yet(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_tables(tmp_path / "t.db") as (tables, store):
            table, made, guests = await table_for_two(tables)
            mover, other, choice = asked(table, guests)
            for guest in guests:
                heard(guest)
            store.may_write.clear()
            choosing = asyncio.create_task(table.choose(mover, choice))
            coming = asyncio.create_task(seating.arrive(tables, table, made.audience))
            await asyncio.sleep(0.05)
            assert heard(mover) == heard(other) == []
            assert not coming.done(), "who comes now waits for the disk too"
            store.may_write.set()
            await choosing
            newcomer = await coming
            assert [message["type"] for message in heard(mover)][:2] == ["accepted", "update"]
            assert "update" in [message["type"] for message in heard(other)]
            assert heard(newcomer)[-1]["view"]["seat"] == -1

    asyncio.run(run())


def test_a_choice_that_cannot_be_stored_never_happened(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_tables(tmp_path / "t.db") as (tables, store):
            table, _, guests = await table_for_two(tables)
            mover, other, choice = asked(table, guests)
            assert table.referee is not None
            before = table.referee.state.encode()
            for guest in guests:
                heard(guest)
            store.full = True
            await table.choose(mover, choice)
            refused, update = heard(mover)
            assert refused["reason"] == {"code": "not-stored", "args": {"problem": "full"}}, "no path, no detail"
            assert update["choices"][0] == choice.choice
            assert heard(other) == []
            assert table.referee.state.encode() == before
            store.full = False
            await table.choose(mover, msgspec.structs.replace(choice, at=mover.updated))
            assert heard(mover)[0]["type"] == "accepted", "the same choice, when there is room again"

    asyncio.run(run())


def test_a_seat_that_cannot_be_stored_is_not_taken(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_tables(tmp_path / "t.db") as (tables, store):
            made = await tables.make(FRIENDS)
            table = await tables.get(made.table)
            store.full = True
            for work in (
                seating.take(tables, made.table, TakeSeat(made.invitations[1])),
                seating.invite(tables, made.table, made.host, 1),
            ):
                with pytest.raises(HttpRefusal) as refusal:
                    await work
                assert (refusal.value.status, refusal.value.reason.code) == (503, "not-stored")
            assert table.lobby == msgspec.json.decode((await store.body(made.table))[1], type=Lobby)
            assert not table.lobby.started
            store.full = False
            taken = await seating.take(tables, made.table, TakeSeat(made.invitations[1]))
            assert taken.seat == 1, "the invitation still works"
            assert table.referee is not None

    asyncio.run(run())


def test_a_pass_of_the_clock_does_not_slip_into_a_later_question(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_tables(tmp_path / "t.db") as (tables, _):
            table, _, guests = await table_for_two(tables)
            mover, _, choice = asked(table, guests)
            assert table.referee is not None
            at = len(table.referee.records)
            await table.choose(mover, choice)
            seat, option = table.referee.questions()[0].seat, table.referee.questions()[0].options[0]
            reason = await table.act(seat, "clock 0", option, at)
            assert reason is not None
            assert reason.code == "stale"
            assert await table.act(seat, "clock 0", option, at + 1) is None

    asyncio.run(run())


def test_a_table_of_other_rules_waits_and_stops_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_tables(tmp_path / "t.db") as (tables, store):
            table, made, _ = await table_for_two(tables)
            for name, change in (
                ("gone", {"game": "removed_game"}),
                ("newer", {"rules": 999}),
                ("odd", {"players": 9}),
            ):
                lobby = msgspec.structs.replace(table.lobby.copy(), table=name, **change)
                await store.create(name, msgspec.json.encode(lobby), BUSY)
            await store.mark(made.table, BUSY)
            again = Tables(store, pace=(0, 0))
            await again.open_all()
            assert list(again.opened) == [made.table]
            codes = {}
            for name in ("gone", "newer", "odd"):
                with pytest.raises(HttpRefusal) as refusal:
                    await again.get(name)
                codes[name] = (refusal.value.status, refusal.value.reason.code)
            assert codes == {"gone": (503, "unknown-game"), "newer": (503, "other-rules"), "odd": (503, "players")}
            await again.close()

    asyncio.run(run())


def test_a_guest_who_is_let_go_is_not_heard_any_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_tables(tmp_path / "t.db") as (tables, store):
            table, made, guests = await table_for_two(tables)
            mover, other, choice = asked(table, guests)
            heard(other)
            while not mover.gone:
                table.broadcast.tell(mover, whole=True)
            one = mover.waiting // len(mover.outbox)
            assert len(mover.outbox) < MOST_WAITING, "whole updates are too many bytes before they are too many"
            assert MOST_BYTES - 2 * one < mover.waiting <= MOST_BYTES, "it is let go when the next does not fit"
            await table.choose(mover, msgspec.structs.replace(choice, at=mover.updated))
            assert heard(other) == []
            assert await store.entries(made.table) == []

    asyncio.run(run())


@pytest.mark.parametrize("ticks", range(4))
def test_a_server_closes_even_while_its_clocks_are_woken(tmp_path: Path, ticks: int) -> None:
    """A clock that is cancelled in the moment in which it is woken ends, too."""

    async def run() -> None:
        async with open_tables(tmp_path / "t.db") as (tables, _):
            wish = msgspec.structs.replace(FRIENDS, manners=Manners(clock="move", seconds=600))
            table, _, _ = await table_for_two(tables, wish)
            await asyncio.sleep(0.01)
            table.changed.set()
            for _ in range(ticks):
                await asyncio.sleep(0)
            async with asyncio.timeout(5):
                await tables.close()

    asyncio.run(run())


def test_a_new_name_is_told_at_once_so_that_a_sealed_answer_still_sends_nothing(tmp_path: Path) -> None:
    """Names are in what is said. When a seat changes hands while answers are sealed, that is told then, not with the
    next answer, which nobody is to notice."""

    async def run() -> None:
        async with open_tables(tmp_path / "t.db") as (tables, _):
            wish = NewTable("age-of-thieves", [SeatWish("me"), SeatWish("open")], manners=Manners(stand_in=""))
            table, made, guests = await table_for_two(tables, wish)
            watcher = await seating.arrive(tables, table, made.audience, "en", draws=True)
            referee = table.referee
            assert referee is not None
            while not all(question.sealed for question in referee.questions()):
                question = referee.questions()[0]
                mover = guests[question.seat]
                await table.choose(mover, Choose(f"m{table.journal.entries}", mover.updated, question.options[0]))
            assert len(referee.questions()) == 2
            seating.disconnected(tables, table, guests[1])
            invitation = await seating.invite(tables, made.table, made.host, 1)
            heard(watcher)
            await seating.take(tables, made.table, TakeSeat(invitation, "Somebody Else"))
            assert "Somebody Else" in str([message for message in heard(watcher) if message["type"] == "seats"])
            answer = referee.questions()[0].options[0]
            await table.choose(guests[0], Choose("sealed", guests[0].updated, answer))
            assert [message["type"] for message in heard(guests[0])][-2:] == ["accepted", "update"]
            assert heard(watcher) == []

    asyncio.run(run())
