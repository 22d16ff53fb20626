"""The tables of 0.2.0 in a later program's tables: every one opens as it was left, and goes on to its end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.message import Reason
from cutpurse.kernel.replay import verify
from cutpurse.lab.soak import drift
from cutpurse.protocol.requests import NewTable, SeatWish, TakeSeat
from cutpurse.server.actions import seating
from cutpurse.server.refusal import HttpRefusal
from cutpurse.server.store.base import Store
from cutpurse.server.store.postgres import PostgresStore
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table.entries import Entry
from cutpurse.server.table.lobby import Lobby
from cutpurse.server.table.table import Table
from cutpurse.server.tables import Tables
from tests.server.services import Postgres
from tests.upgrade.programs import CARDS, FIRST, GAMES, PROGRAMS, Program, running
from tests.upgrade.stores import INDEX, Kept, fill_database, sqlite_file


@pytest.fixture(scope="module", params=PROGRAMS, ids=lambda program: program.name)
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with running(request.param, tmp_path_factory.mktemp("program")):
        yield request.param


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def store(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> Store:
    if kind == "sqlite":
        return SqliteStore(sqlite_file(tmp_path))
    server: Postgres = request.getfixturevalue("postgres")
    address = server.new_database()
    fill_database(address)
    return PostgresStore(address)


def quiet_tables(store: Store) -> Tables:
    """Its bots and clocks stay where they are: whoever tests it moves."""
    tables = Tables(store, pace=(10**6, 10**6))
    tables.wake = lambda table, ours=True: None  # type: ignore[method-assign]
    return tables


async def play_on(table: Table, rng: random.Random) -> None:
    """All seats, to the end. What is stored is what is played."""
    game, referee = table.game, table.referee
    assert referee is not None
    while not referee.over:
        seat = rng.choice(game.to_answer(referee.state))
        choice = drift(game, referee.state, seat, rng)
        assert await table.act(seat, f"on {table.journal.entries}", choice, len(referee.records)) is None


def test_the_fixtures_hold_what_can_be_in_flight(tmp_path: Path) -> None:
    async def run() -> None:
        drafts, undos, chains, clocks, bots, shortcuts = 0, 0, 0, 0, 0, 0
        async with SqliteStore(sqlite_file(tmp_path)) as store:
            tables = quiet_tables(store)
            for kept in INDEX["sqlite"]:
                table = await tables.get(kept.table)
                if kept.goes_on:
                    assert table.referee is not None
                    drafts += bool(table.referee.drafts)
                entries = [msgspec.json.decode(line, type=Entry) for line in await store.entries(kept.table)]
                undos += any(entry.undo for entry in entries)
                chains += any(entry.chain for entry in entries)
                clocks += table.lobby.manners.clock != "none"
                bots += "easy" in kept.who
                shortcuts += await store.snapshot(kept.table) is not None
            await tables.close()
        assert min(drafts, undos, chains, clocks, bots, shortcuts) >= 3

    asyncio.run(run())


def to_be_finished(kind: str) -> list[Kept]:
    """In the database, where every move takes its time, the longest game of each kind has to do."""
    going = [kept for kept in INDEX[kind] if kept.goes_on]
    if kind == "sqlite":
        return going
    return [max((kept for kept in going if kept.game == game), key=lambda kept: kept.entries) for game in GAMES]


def test_every_table_opens_as_it_was_left_and_goes_on_to_its_end(program: Program, store: Store, kind: str) -> None:
    played = to_be_finished(kind)

    async def run() -> None:
        async with store:
            tables = quiet_tables(store)
            for kept in INDEX[kind]:
                table = await tables.get(kept.table)
                await self_check(table, kept)
                if kept in played:
                    await play_on(table, random.Random(kept.table))
                if kept.over or kept in played:
                    file = table.journal.record()
                    assert file is not None
                    assert verify(file).state == table.referee.state  # type: ignore[union-attr]
                    assert (file.header.rules, file.header.components) == (1, "")
            await tables.close()
            again = quiet_tables(store)
            for kept in INDEX[kind]:
                table = await again.get(kept.table)
                assert (kept.over or kept in played) == (table.referee is not None and table.referee.over)
            await again.close()

    asyncio.run(run())


async def self_check(table: Table, kept: Kept) -> None:
    assert table.journal.entries == kept.entries, kept.name
    assert table.lobby.started == kept.started
    assert table.lobby.closed == kept.closed
    assert (table.referee is not None and table.referee.over) == kept.over
    assert [table.lobby.seat_of(token) for token in kept.tokens.values()] == list(kept.tokens)
    box = registry.title(kept.game).released(FIRST)
    assert box is not None
    assert (table.game.rules, table.game.contents.digest) == (1, box.digest)


def test_a_table_that_waited_begins_by_the_rules_it_was_made_with(program: Program, store: Store, kind: str) -> None:
    kept = next(one for one in INDEX[kind] if one.invitations)

    async def run() -> None:
        async with store:
            tables = quiet_tables(store)
            (seat, invitation) = next(iter(kept.invitations.items()))
            taken = await seating.take(tables, kept.table, TakeSeat(invitation))
            assert taken.seat == seat
            table = await tables.get(kept.table)
            assert table.game.rules == 1
            await play_on(table, random.Random(1))
            file = table.journal.record()
            assert file is not None
            verify(file)
            await tables.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_beside_them_new_tables_are_made_with_what_is_new(
    program: Program, store: Store, game: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """And these go on in turn when the next version has a card less: the store has kept their box."""

    async def make() -> str:
        async with store:
            tables = quiet_tables(store)
            made = await tables.make(NewTable(game, [SeatWish("me"), SeatWish("easy")]))
            table = await tables.get(made.table)
            names = {component.id for component in table.game.components()}
            assert (CARDS[game][1] in names) is program.card
            newest = registry.title(game).rules_version
            assert (table.lobby.rules, table.lobby.box) == (newest, table.game.contents.digest)
            assert not program.newer_rules or newest >= 2
            await tables.close()
        return made.table

    async def go_on(id: str) -> None:
        async with store:
            tables = quiet_tables(store)
            table = await tables.get(id)
            names = {component.id for component in table.game.components()}
            assert (CARDS[game][1] in names) is program.card
            await play_on(table, random.Random(id))
            file = table.journal.record()
            assert file is not None
            released = registry.title(game).is_released(table.game.contents)
            assert not (program.card and released)
            assert bool(file.header.components) is not released  # a box that no release has travels with the record
            verify(file)
            await tables.close()

    id = asyncio.run(make())
    without = program._replace(card=False)
    with running(without, tmp_path_factory.mktemp("without")):
        asyncio.run(go_on(id))


def test_a_table_of_newer_rules_waits_and_says_so(tmp_path: Path) -> None:
    """The way back: an older program leaves what a newer one has begun as it is."""

    async def run() -> tuple[Reason, bytes, bytes]:
        async with SqliteStore(sqlite_file(tmp_path)) as store:
            id = INDEX["sqlite"][0].table
            version, body = await store.body(id)
            lobby = msgspec.json.decode(body, type=Lobby)
            lobby.rules = registry.title(lobby.game).rules_version + 1
            before = msgspec.json.encode(lobby)
            await store.change(id, version, before)
            tables = quiet_tables(store)
            with pytest.raises(HttpRefusal) as refusal:
                await tables.get(id)
            await tables.close()
            return refusal.value.reason, before, (await store.body(id))[1]

    reason, before, after = asyncio.run(run())
    assert reason.code == "other-rules"
    assert after == before


def test_a_table_whose_box_is_nowhere_waits_and_says_so(tmp_path: Path) -> None:
    async def run() -> Reason:
        async with SqliteStore(sqlite_file(tmp_path)) as store:
            id = INDEX["sqlite"][0].table
            version, body = await store.body(id)
            lobby = msgspec.json.decode(body, type=Lobby)
            lobby.box = "0" * 32
            await store.change(id, version, msgspec.json.encode(lobby))
            await store.keep_box("0" * 32, registry.title(lobby.game).shipped.packed())  # not what it says it is
            tables = quiet_tables(store)
            with pytest.raises(HttpRefusal) as refusal:
                await tables.get(id)
            await tables.close()
            return refusal.value.reason

    assert asyncio.run(run()) == Reason("unknown-box", args={"box": "0" * 32})
