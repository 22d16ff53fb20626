"""What a move costs at a served table: counts, which no busy machine can change."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.message import SPECTATOR
from cutpurse.protocol.from_client import Choose
from cutpurse.server.costs import BEFORE, Cost, Report, costs, empty_outboxes, table_and_guests
from cutpurse.server.jobs.timers import waits_for_time
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table import lobby, new_table
from cutpurse.server.table.updates import Updates
from cutpurse.server.tables import Tables


@pytest.fixture(autouse=True)
def known_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn decides how often somebody answers unseen."""
    monkeypatch.setattr(new_table, "new_secret", lambda: b"counted".ljust(32))
    for module in (new_table, lobby):
        monkeypatch.setattr(module, "new_contribution", lambda: "counted")


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_every_view_and_every_list_of_options_is_made_once(game: str) -> None:
    report = costs([game], 60)
    (cost,) = report.costs
    assert cost.moves == 60
    assert cost.listening == 3
    assert 1 < cost.views <= cost.listening, "each once, and none for a seat that knows nothing new"
    assert 0.5 < cost.options <= cost.asked
    assert cost.worlds <= cost.views
    assert cost.encodings <= 5 + 3 * cost.listening, "journal, mark, answer; position, events and scene for each seat"
    assert 0 < cost.sent_kb < cost.encoded_kb
    assert cost.encoded_kb <= BEFORE[game][4] / 2
    assert report.holds


def test_where_nothing_is_timed_no_task_looks_at_every_move(tmp_path: Path) -> None:
    """Two people who are there, no clock, nothing sealed: only what they do counts. When one goes, somebody may sit in."""

    async def play() -> None:
        async with SqliteStore(tmp_path / "tables.db") as store:
            tables = Tables(store)
            table, guests = await table_and_guests(tables, "swindler")
            referee = table.referee
            assert referee is not None
            before = asyncio.all_tasks()
            (question,) = referee.questions()
            assert not question.sealed
            mover = guests[question.seat]
            await table.choose(mover, Choose("1", mover.updated, question.options[0]))
            assert not waits_for_time(table)
            assert not asyncio.all_tasks() - before
            table.presence.remove(guests[1])
            assert table.lobby.manners.stand_in
            assert waits_for_time(table)
            await tables.close()

    asyncio.run(play())


def test_a_view_too_many_breaks_the_bar() -> None:
    cost = Cost("swindler", 10, 3, 1.0, 3.0, 1.0, 0.0, 3.0, 12.0, 11.0, 10.0)
    assert Report([cost]).holds
    for worse in ({"views": 3.1}, {"options": 1.1}, {"worlds": 3.1}, {"encoded_kb": 19.0}):
        assert not Report([Cost(**{name: getattr(cost, name) for name in cost.__struct_fields__} | worse)]).holds


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_where_the_mark_of_a_seat_is_the_same_so_is_all_it_is_told(game: str, tmp_path: Path) -> None:
    """The mark is taken from less than the position is made of: a seat that it calls unchanged is told nothing."""
    same = changed = 0

    async def play() -> None:
        nonlocal same, changed
        async with SqliteStore(tmp_path / "tables.db") as store:
            tables = Tables(store)
            table, guests = await table_and_guests(tables, game)
            referee, rng = table.referee, random.Random(game)
            assert referee is not None
            marks: dict[int, int] = {}
            positions: dict[int, bytes] = {}
            watched = Updates(table.game)
            for number in range(120):
                watched.look(referee, table.lobby.chairs)
                for seat in (SPECTATOR, 0, 1):
                    mark, position = watched.mark(seat), watched.position(seat, guests[seat].wording)
                    if mark == marks.get(seat):
                        assert position == positions[seat], f"move {number}, seat {seat}"
                        same += 1
                    elif position != positions.get(seat):
                        changed += 1
                    marks[seat], positions[seat] = mark, position
                    assert guests[seat].position == hash(position), "everybody has been told, the watcher among them"
                if referee.over:
                    break
                question = rng.choice(referee.questions())
                mover = guests[question.seat]
                await table.choose(mover, Choose(str(number), mover.updated, rng.choice(question.options)))
                await empty_outboxes(guests)
            await tables.close()

    asyncio.run(play())
    assert changed > 60
    assert same > 0, "somebody has answered unseen"


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_what_is_made_once_for_everybody_is_what_each_would_have_had_alone(game: str, tmp_path: Path) -> None:
    """While some answer unseen, what everybody knows is kept from one position to the next."""
    kept = 0

    async def play() -> None:
        nonlocal kept
        async with SqliteStore(tmp_path / "tables.db") as store:
            tables = Tables(store)
            table, guests = await table_and_guests(tables, game)
            referee, rng = table.referee, random.Random(game)
            assert referee is not None
            together, gathered = Updates(table.game), None
            for number in range(120):
                together.look(referee, table.lobby.chairs)
                kept += together._everybody is not None and together._everybody is gathered
                for seat in (SPECTATOR, 0, 1):
                    alone, wording = Updates(table.game), guests[seat].wording
                    alone.look(referee, table.lobby.chairs)
                    assert together.position(seat, wording) == alone.position(seat, wording), f"move {number}"
                    view = referee.view(seat)
                    assert together.scene(seat) == alone.scene(seat) == msgspec.json.encode(table.game.scene(view))
                together.rest()
                gathered = together._everybody
                assert (gathered is None) == (not together.silence_follows)
                if referee.over:
                    break
                question = rng.choice(referee.questions())
                mover = guests[question.seat]
                await table.choose(mover, Choose(str(number), mover.updated, rng.choice(question.options)))
                await empty_outboxes(guests)
            await tables.close()

    asyncio.run(play())
    assert kept > 0 or game == "swindler", "somebody answered unseen; with two at Swindler's table that ends the window"
