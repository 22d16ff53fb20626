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
from cutpurse.protocol.requests import HostWish, NewTable, SeatWish, TakeSeat
from cutpurse.protocol.shared import Manners
from cutpurse.server.actions import seating
from cutpurse.server.actions.hosting import act_as_host
from cutpurse.server.store.base import BUSY, OVER
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table import entries as journals
from cutpurse.server.table.snapshots import EVERY, Snapshot
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables
from tests.server.test_games import SHORT

GAMES = list(registry.titles())
STILL: dict[str, dict[str, str | int]] = {"swindler": {"reaction_mode": "wait"}}
"""Settings with which no clock runs."""


@asynccontextmanager
async def opened(path: Path, pace: float = 0) -> AsyncIterator[Tables]:
    async with SqliteStore(path) as store:
        tables = Tables(store, pace=(pace, pace))
        await tables.open_all()
        yield tables
        await tables.close()


async def begun(tables: Tables, game: str, settings: dict[str, str | int] | None = None) -> Table:
    """A table of people only: nobody moves by themselves."""
    seats = max(2, registry.title(game).seats[0])
    made = await tables.make(
        NewTable(game, [SeatWish("me"), *[SeatWish("open")] * (seats - 1)], STILL.get(game, {}) | (settings or {}))
    )
    for invitation in made.invitations.values():
        await seating.take(tables, made.table, TakeSeat(invitation))
    return await tables.get(made.table)


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
        "done": table.journal._done,
        "entries": table.journal.entries,
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
        async with opened(tmp_path / "t.db") as tables:
            table = await begun(tables, game)
            await moves(table, EVERY + 40, "long")
            id, before = table.lobby.table, portrait(table)
            assert table.referee is not None
            over = table.referee.over  # a game may end before so many moves; then it has a snapshot of its end
        async with opened(tmp_path / "t.db") as tables:
            assert await tables.store.snapshot(id) is not None
            assert portrait(await tables.get(id)) == before
            assert replayed == 0 if over else 0 < replayed <= 60, "only what came after the snapshot"
            await moves(await tables.get(id), EVERY, "more")
            before = portrait(await tables.get(id))
        replayed = 0
        async with opened(tmp_path / "t.db") as tables:
            assert portrait(await tables.get(id)) == before
            assert replayed <= EVERY
            assert isinstance(tables.store, SqliteStore)
            await forgotten(tables.store, id)
        replayed = 0
        async with opened(tmp_path / "t.db") as tables:
            assert portrait(await tables.get(id)) == before
            assert replayed == before["entries"]
            assert over or replayed > EVERY

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_opened_from_snapshots_is_proved_to_its_end(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with opened(tmp_path / "t.db") as tables:
            table = await begun(tables, game, SHORT.get(game))
            await moves(table, EVERY + 10, "beginning")
            id = table.lobby.table
        for part in range(100):
            async with opened(tmp_path / "t.db") as tables:
                table = await tables.get(id)
                await moves(table, 600, f"part {part}")
                record = table.journal.record()
            if record is not None:
                break
        assert record is not None
        assert verify(record).over
        async with opened(tmp_path / "t.db") as tables:
            table = await tables.get(id)
            again = table.journal.record()
            assert again is not None
            assert list(again.lines()) == list(record.lines())
            assert table.journal.snapshot_at == table.journal.entries, "a finished game opens without playing anything"

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
        async with opened(tmp_path / "t.db") as tables:
            table = await begun(tables, "swindler")
            await moves(table, EVERY + 60, "long")
            id, before = table.lobby.table, portrait(table)
        good: bytes | None = None
        for name, spoil in BAD.items():
            async with opened(tmp_path / "t.db") as tables:
                good = good or await tables.store.snapshot(id)
                assert good is not None
                assert msgspec.json.decode(zlib.decompress(good[32:]), type=Snapshot).entries < EVERY + 60
                await tables.store.keep_snapshot(id, spoil(good))
                table = await tables.get(id)
                assert portrait(table) == before, name
                assert table.journal.snapshot_at == 0, name
        async with opened(tmp_path / "t.db") as tables:
            assert good is not None
            await tables.store.keep_snapshot(id, forged(good, lambda content: None))
            assert (await tables.get(id)).journal.snapshot_at > 0, "and a good one is"

    asyncio.run(run())


def with_a_bot(bots: int = 1, first: str = "random", **manners: Any) -> NewTable:
    """A table with the host at seat A; `first`: who begins."""
    settings: dict[str, str | int] = {"start_player": first, "master_thief": "off"}
    return NewTable("swindler", [SeatWish("me"), *[SeatWish("random")] * bots], settings, manners=Manners(**manners))


def test_a_start_opens_only_what_has_something_to_do(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "t.db", 60) as tables:
            people = await begun(tables, "swindler")
            await moves(people, 5, "people")
            waiting = await tables.make(NewTable("swindler", [SeatWish("me"), SeatWish("open")]))
            finished = await begun(tables, "swindler", {"end_jobs": 3})
            while finished.status != OVER:
                await moves(finished, 500, f"to the end {finished.journal.entries}")
            live = [await tables.make(with_a_bot()) for _ in range(4)]
            mine, asked = [await tables.make(with_a_bot(first=first, pace="days")) for first in "AB"]
            assert [(await tables.get(made.table)).status == BUSY for made in (mine, asked)] == [False, True]
            timed = await tables.make(with_a_bot(pace="days", clock="move", seconds=60))
            missed = await tables.make(with_a_bot(bots_alone=True, stand_in="random"))
            closed = await tables.make(with_a_bot(pace="days", clock="move", seconds=60))
            await act_as_host(tables, closed.table, HostWish(closed.host, "close"))
        async with opened(tmp_path / "t.db", 60) as tables:
            assert set(tables.opened) == {asked.table, timed.table, missed.table}
            for id in (
                mine.table,
                people.lobby.table,
                waiting.table,
                finished.lobby.table,
                closed.table,
                live[0].table,
            ):
                assert id not in tables.opened
                await tables.get(id)

    asyncio.run(run())


def test_tables_that_nobody_needs_are_put_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with SqliteStore(tmp_path / "t.db") as store:
            tables = Tables(store, pace=(60, 60))
            tables.put_away_after = 0.2
            await tables.open_all()
            made = await tables.make(NewTable("swindler", [SeatWish("me"), SeatWish("open")]))
            token = (await seating.take(tables, made.table, TakeSeat(made.invitations[1]))).token
            busy = await tables.make(with_a_bot(3, first="B", pace="days"))
            guest = await seating.arrive(tables, await tables.get(made.table), token)
            await asyncio.sleep(0.5)
            assert made.table in tables.opened, "somebody is there"
            tables.opened[made.table].presence.remove(guest)
            await asyncio.sleep(0.5)
            assert made.table not in tables.opened
            assert busy.table in tables.opened, "a bot is asked"
            again = await seating.arrive(tables, await tables.get(made.table), token)
            assert again.seat == 1
            await tables.close()

    asyncio.run(run())
