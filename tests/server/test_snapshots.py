"""Snapshots are a shortcut: with one, without one or with a bad one, a table is the same. And what stays in memory."""

from __future__ import annotations

import asyncio
import hashlib
import random
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.chance import SecretStream
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.replay import verify
from cutpurse.lab.soak import lean
from cutpurse.protocol.messages import Manners
from cutpurse.protocol.requests import HostWish, NewTable, SeatWish, TakeSeat
from cutpurse.server.actions import seating
from cutpurse.server.actions.hosting import act_as_host
from cutpurse.server.store.base import BUSY, OVER
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table import entries as journals
from cutpurse.server.table.snapshots import EVERY, Snapshot
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Hall
from tests.server.test_games import SHORT

GAMES = list(registry.titles())
STILL: dict[str, dict[str, str | int]] = {"swindler": {"reaction_mode": "wait"}}
"""Settings with which no clock runs."""


@asynccontextmanager
async def a_hall(path: Path, pace: float = 0) -> AsyncIterator[Hall]:
    async with SqliteStore(path) as store:
        hall = Hall(store, pace=(pace, pace))
        await hall.open_all()
        yield hall
        await hall.close()


async def begun(hall: Hall, game: str, settings: dict[str, str | int] | None = None) -> Table:
    """A table of people only: nobody moves by themselves."""
    seats = max(2, registry.title(game).seats[0])
    made = await hall.make(
        NewTable(game, [SeatWish("me"), *[SeatWish("open")] * (seats - 1)], STILL.get(game, {}) | (settings or {}))
    )
    for invitation in made.invitations.values():
        await seating.take(hall, made.table, TakeSeat(invitation))
    return await hall.table(made.table)


async def moves(table: Table, number: int, seed: str) -> None:
    """So many choices, of whoever is asked, with an undo among them now and then."""
    rng = random.Random(seed)
    for n in range(number):
        referee = table.referee
        assert referee is not None
        if referee.over:
            return
        question = rng.choice(referee.questions())
        choice = lean(table.game, question.options, rng)
        assert await table.act(question.seat, f"{seed} {n}", choice, len(referee.records)) is None


def portrait(table: Table) -> dict[str, Any]:
    """Everything that can be told from a table, as bytes where it matters."""
    referee = table.referee
    assert referee is not None
    assert isinstance(referee.chance, SecretStream)
    everybody = [SPECTATOR, *range(table.game.players)]
    return {
        "state": referee.state.encode(),
        "records": [msgspec.json.encode(record) for record in referee.records],
        "told": [[msgspec.json.encode(item.event.seen_by(seat)) for item in referee.told] for seat in everybody],
        "told in": [item.record for item in referee.told],
        "questions": referee.questions(),
        "drawn": referee.chance.drawn,
        "done": table._done,
        "entries": table.entries,
    }


async def forgotten(store: SqliteStore, table: str) -> None:
    await store._write(lambda db: db.execute("DELETE FROM snapshots").close())


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_the_same_with_a_snapshot_and_without(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed = 0

    def counted(*args: Any) -> Any:
        nonlocal replayed
        replayed += 1
        return replay(*args)

    replay = journals.replay
    monkeypatch.setattr(journals, "replay", counted)

    async def run() -> None:
        nonlocal replayed
        async with a_hall(tmp_path / "t.db") as hall:
            table = await begun(hall, game)
            await moves(table, EVERY + 40, "long")
            id, before = table.lobby.table, portrait(table)
            assert table.referee is not None
            over = table.referee.over  # a game may end before so many moves; then it has a snapshot of its end
        async with a_hall(tmp_path / "t.db") as hall:
            assert await hall.store.snapshot(id) is not None
            assert portrait(await hall.table(id)) == before
            assert replayed == 0 if over else 0 < replayed <= 60, "only what came after the snapshot"
            await moves(await hall.table(id), EVERY, "more")
            before = portrait(await hall.table(id))
        replayed = 0
        async with a_hall(tmp_path / "t.db") as hall:
            assert portrait(await hall.table(id)) == before
            assert replayed <= EVERY
            assert isinstance(hall.store, SqliteStore)
            await forgotten(hall.store, id)
        replayed = 0
        async with a_hall(tmp_path / "t.db") as hall:
            assert portrait(await hall.table(id)) == before
            assert replayed == before["entries"]
            assert over or replayed > EVERY

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_opened_from_snapshots_is_proved_to_its_end(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with a_hall(tmp_path / "t.db") as hall:
            table = await begun(hall, game, SHORT.get(game))
            await moves(table, EVERY + 10, "beginning")
            id = table.lobby.table
        for part in range(100):
            async with a_hall(tmp_path / "t.db") as hall:
                table = await hall.table(id)
                await moves(table, 600, f"part {part}")
                record = table.record()
            if record is not None:
                break
        assert record is not None
        assert verify(record).over
        async with a_hall(tmp_path / "t.db") as hall:
            table = await hall.table(id)
            again = table.record()
            assert again is not None
            assert list(again.lines()) == list(record.lines())
            assert table._kept == table.entries, "a finished game opens without playing anything"

    asyncio.run(run())


def forged(packed: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """A snapshot that says something else, with a digest that fits."""
    content = msgspec.json.decode(zlib.decompress(packed[32:]))
    change(content)
    data = zlib.compress(msgspec.json.encode(content), 1)
    return hashlib.blake2b(data, digest_size=32).digest() + data


BAD: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda packed: b"",
    "cut": lambda packed: packed[:-5],
    "one bit": lambda packed: packed[:-5] + bytes([packed[-5] ^ 1]) + packed[-4:],
    "not a snapshot": lambda packed: forged(packed, dict.clear),
    "other program": lambda packed: forged(packed, lambda content: content.update(program="0.0.0")),
    "other rules": lambda packed: forged(packed, lambda content: content.update(rules=0)),
    "other table": lambda packed: forged(packed, lambda content: content.update(table="t")),
    "other fields": lambda packed: forged(packed, lambda content: content["fields"].reverse()),
    "other deal": lambda packed: forged(packed, lambda content: content["records"].pop(0)),
    "other state": lambda packed: forged(packed, lambda content: content["state"].reverse()),
    "other draws": lambda packed: forged(packed, lambda content: content.update(drawn=content["drawn"] + 1)),
    "too far": lambda packed: forged(packed, lambda content: content.update(entries=content["entries"] + 5000)),
    "too short": lambda packed: forged(packed, lambda content: content.update(entries=content["entries"] - 1)),
}


def test_a_bad_snapshot_is_not_used(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_hall(tmp_path / "t.db") as hall:
            table = await begun(hall, "swindler")
            await moves(table, EVERY + 60, "long")
            id, before = table.lobby.table, portrait(table)
        good: bytes | None = None
        for name, spoil in BAD.items():
            async with a_hall(tmp_path / "t.db") as hall:
                good = good or await hall.store.snapshot(id)
                assert good is not None
                assert msgspec.json.decode(zlib.decompress(good[32:]), type=Snapshot).entries < EVERY + 60
                await hall.store.keep_snapshot(id, spoil(good))
                table = await hall.table(id)
                assert portrait(table) == before, name
                assert table._kept == 0, name
        async with a_hall(tmp_path / "t.db") as hall:
            assert good is not None
            await hall.store.keep_snapshot(id, forged(good, lambda content: None))
            assert (await hall.table(id))._kept > 0, "and a good one is"

    asyncio.run(run())


def with_a_bot(bots: int = 1, first: str = "random", **manners: Any) -> NewTable:
    """A table with the host at seat A; `first`: who begins."""
    settings: dict[str, str | int] = {"start_player": first, "master_thief": "off"}
    return NewTable("swindler", [SeatWish("me"), *[SeatWish("random")] * bots], settings, manners=Manners(**manners))


def test_a_start_opens_only_what_has_something_to_do(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_hall(tmp_path / "t.db", 60) as hall:
            people = await begun(hall, "swindler")
            await moves(people, 5, "people")
            waiting = await hall.make(NewTable("swindler", [SeatWish("me"), SeatWish("open")]))
            finished = await begun(hall, "swindler", {"end_jobs": 3})
            while finished.status != OVER:
                await moves(finished, 500, f"to the end {finished.entries}")
            live = [await hall.make(with_a_bot()) for _ in range(4)]
            mine, asked = [await hall.make(with_a_bot(first=first, pace="days")) for first in "AB"]
            assert [(await hall.table(made.table)).status == BUSY for made in (mine, asked)] == [False, True]
            timed = await hall.make(with_a_bot(pace="days", clock="move", seconds=60))
            missed = await hall.make(with_a_bot(bots_alone=True, stand_in="random"))
            closed = await hall.make(with_a_bot(pace="days", clock="move", seconds=60))
            await act_as_host(hall, closed.table, HostWish(closed.host, "close"))
        async with a_hall(tmp_path / "t.db", 60) as hall:
            assert set(hall.tables) == {asked.table, timed.table, missed.table}
            for id in (
                mine.table,
                people.lobby.table,
                waiting.table,
                finished.lobby.table,
                closed.table,
                live[0].table,
            ):
                assert id not in hall.tables
                await hall.table(id)

    asyncio.run(run())


def test_tables_that_nobody_needs_are_put_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with SqliteStore(tmp_path / "t.db") as store:
            hall = Hall(store, pace=(60, 60))
            hall.put_away_after = 0.2
            await hall.open_all()
            made = await hall.make(NewTable("swindler", [SeatWish("me"), SeatWish("open")]))
            token = (await seating.take(hall, made.table, TakeSeat(made.invitations[1]))).token
            busy = await hall.make(with_a_bot(3, first="B", pace="days"))
            guest = await seating.arrive(hall, await hall.table(made.table), token)
            await asyncio.sleep(0.5)
            assert made.table in hall.tables, "somebody is there"
            hall.tables[made.table].leave(guest)
            await asyncio.sleep(0.5)
            assert made.table not in hall.tables
            assert busy.table in hall.tables, "a bot is asked"
            again = await seating.arrive(hall, await hall.table(made.table), token)
            assert again.seat == 1
            await hall.close()

    asyncio.run(run())
