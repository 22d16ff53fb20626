"""Standing answers at a served table: kept with the seat, given when nobody is there, known to nobody else (SW-5.17)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.standing_answers import HERE, can_stand
from cutpurse.protocol.from_client import Choose, Decide, Revoke, Stand
from cutpurse.protocol.requests import NewTable, SeatWish, TableMade, TakeSeat
from cutpurse.server.actions import seating, standing_answers
from cutpurse.server.store.base import BUSY
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table.entries import Entry
from cutpurse.server.table.guest import Guest
from cutpurse.server.table.lobby import Lobby
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables
from tests.server.test_tables import heard

FRIENDS = NewTable("swindler", [SeatWish("me"), SeatWish("open"), SeatWish("open")], {"reaction_seconds": 20})


class Sitting:
    """Three people and somebody who watches, at a question that can be let pass and that two of them are asked."""

    def __init__(self, tables: Tables, table: Table, made: TableMade, tokens: list[str], guests: list[Guest]) -> None:
        self.tables, self.table, self.made, self.tokens, self.guests = tables, table, made, tokens, guests
        self.watcher = guests[SPECTATOR]
        assert table.referee is not None
        self.seat = table.referee.questions()[0].seat
        self.asked = guests[self.seat]

    async def says(self, message: Stand | Revoke | Decide, guest: Guest | None = None) -> list[dict[str, Any]]:
        """What the seat hears of it. Nobody else hears anything."""
        guest = guest or self.asked
        await standing_answers.handle(self.tables, self.table, guest, message)
        assert [heard(other) for other in self.guests if other.seat != guest.seat] == [[], [], []]
        return heard(guest)

    async def stands(self, id: str = "s", reach: str = HERE, scope: str = "") -> list[dict[str, Any]]:
        return await self.says(Stand(id, self.asked.updated, reach, scope))

    async def journal(self) -> list[Entry]:
        lines = await self.tables.store.entries(self.made.table, 0)
        return [msgspec.json.decode(line, type=Entry) for line in lines]


@asynccontextmanager
async def sitting(path: Path) -> AsyncIterator[Sitting]:
    async with SqliteStore(path) as store:
        tables = Tables(store, pace=(0, 0), absent_after=0)
        for _ in range(20):
            made = await tables.make(FRIENDS)
            taken = [await seating.take(tables, made.table, TakeSeat(made.invitations[seat])) for seat in (1, 2)]
            table = await tables.get(made.table)
            tokens = [made.token, *(seat.token for seat in taken), made.audience]
            guests = [await seating.arrive(tables, table, token) for token in tokens]
            if await two_asked(table, guests):
                for guest in guests:
                    heard(guest)
                yield Sitting(tables, table, made, tokens, guests)
                break
            tables.forget(table)
        else:
            raise AssertionError("nobody was asked")
        await tables.close()


async def two_asked(table: Table, guests: list[Guest]) -> bool:
    """Play until two are asked something that can be let pass; whoever can, hires, so that people hold cards."""
    referee = table.referee
    assert referee is not None
    while not referee.over and table.journal.entries < 400:
        questions = referee.questions()
        if len(questions) > 1 and all(can_stand(question) for question in questions):
            return True
        question = questions[0]
        hires = [option for option in question.options if option.startswith("hire")]
        choice = hires[0] if hires else question.options[table.journal.entries % len(question.options)]
        mover = guests[question.seat]
        await table.choose(mover, Choose(f"m{table.journal.entries}", mover.updated, choice))
    return False


def played(path: Path, test: Callable[[Sitting], Any]) -> None:
    async def run() -> None:
        async with sitting(path) as at:
            await test(at)

    asyncio.run(run())


@pytest.mark.rule("SW-5.17")
def test_it_holds_when_nobody_is_there_any_more(path: Path) -> None:
    async def test(at: Sitting) -> None:
        update, accepted = await at.stands()
        assert accepted["type"] == "accepted"
        assert update["question"]["passes"]
        assert [(said["id"], said["reach"]) for said in update["standing"]] == [("s", HERE)]
        before = await at.journal()
        for guest in at.guests[:3]:
            seating.disconnected(at.tables, at.table, guest)
        assert at.table.status == BUSY, "a server that is started again goes on with it"
        while len(after := await at.journal()) == len(before):
            await asyncio.sleep(0.05)
        assert (after[-1].seat, after[-1].choice) == (at.seat, "pass")
        assert [message["type"] for message in heard(at.watcher)].count("update") == 0, "nobody saw it"

    played(path, test)


@pytest.mark.rule("SW-5.17")
def test_it_is_stored_and_told_to_its_own_seat_alone(path: Path) -> None:
    async def test(at: Sitting) -> None:
        await at.stands("mine")
        lobby = msgspec.json.decode((await at.tables.store.body(at.made.table))[1], type=Lobby)
        assert [[said.id for said in chair.standing] for chair in lobby.chairs] == [
            ["mine"] if seat == at.seat else [] for seat in range(3)
        ]
        at.tables.forget(at.table)
        table = await at.tables.get(at.made.table)
        for seat, token in zip((0, 1, 2, SPECTATOR), at.tokens, strict=True):
            frames = heard(await seating.arrive(at.tables, table, token))
            (update,) = [frame for frame in frames if frame["type"] == "update"]
            assert [said["id"] for said in update["standing"]] == (["mine"] if seat == at.seat else [])
            assert "mine" not in str(frames) or seat == at.seat

    played(path, test)


@pytest.mark.rule("SW-5.17")
def test_it_can_be_revoked_and_a_question_decided_by_hand(path: Path) -> None:
    async def test(at: Sitting) -> None:
        await at.stands()
        update, accepted = await at.says(Decide("d", at.asked.updated))
        assert accepted["type"] == "accepted"
        assert not update["question"].get("passes", False)
        assert update["standing"], "it holds for the next one"
        assert at.table.timing.windows.next_due() == at.table.timing.windows.closes_at()
        update, _ = await at.says(Revoke("r", "s"))
        assert update["standing"] == []
        assert [message["type"] for message in await at.says(Revoke("r2", "s"))] == ["accepted"], "it was gone"

    played(path, test)


def test_said_twice_it_is_done_once_and_nonsense_is_refused(path: Path) -> None:
    async def test(at: Sitting) -> None:
        await at.stands()
        assert [message["type"] for message in await at.says(Stand("s", 0))] == ["accepted"]
        assert len(at.table.lobby.chairs[at.seat].standing) == 1
        for message, code in (
            (Stand("a", at.asked.updated - 1), "stale"),
            (Stand("b", at.asked.updated, "everywhere"), "malformed"),
            (Stand("c", at.asked.updated, HERE, "century"), "malformed"),
        ):
            (refused,) = await at.says(message)
            assert refused["reason"]["code"] == code
        (refused,) = await at.says(Stand("w", at.watcher.updated), at.watcher)
        assert refused["reason"]["code"] == "audience"
        await at.table.choose(at.asked, Choose("by hand", at.asked.updated, "pass"))
        heard(at.asked)
        (refused,) = await at.says(Stand("late", at.asked.updated))
        assert refused["reason"]["code"] == "nothing-to-let-pass"

    played(path, test)


def test_whoever_sits_down_next_has_said_nothing(path: Path) -> None:
    async def test(at: Sitting) -> None:
        await at.stands()
        seating.disconnected(at.tables, at.table, at.asked)
        invitation = await seating.invite(at.tables, at.made.table, at.made.host, at.seat)
        await seating.take(at.tables, at.made.table, TakeSeat(invitation, "Zoe"))
        assert at.table.lobby.chairs[at.seat].standing == []
        assert at.table.timing.windows.next_due() == at.table.timing.windows.closes_at()

    played(path, test)
