"""What boards are drawn from: each connection gets the scene of its own view, as it is now."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import House
from cutpurse.protocol.from_client import Choose
from cutpurse.server.costs import table_and_guests
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.tables import Tables
from tests.server.client import Guest, Made


def drawn_as_seen(game: Game[Any, Any], guest: Guest, ground: Any) -> Any:
    """An update holds the scene of its own view. The ground it is drawn on, as the guest has it."""
    update = guest.last
    view = msgspec.convert(update["view"], game.view_type, strict=False)
    assert update["scene"] == plain(game.scene(view))
    ground = update["ground"] or ground
    assert ground == plain(game.ground(view))
    return ground


def plain(part: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(part))


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_a_scene_is_that_of_ones_own_view_after_every_choice(house: House, game: str) -> None:
    made = Made(house, ["me", "open"], game=game).take_all()

    async def run() -> None:
        async with contextlib.AsyncExitStack() as stack:
            guests = [
                await stack.enter_async_context(made.guest(seat, draws=True))
                for seat in (0, 1, 1, SPECTATOR, SPECTATOR)
            ]
            grounds: list[Any] = [None] * len(guests)
            for step in range(6):
                for place, guest in enumerate(guests):
                    if step == 0:
                        await guest.until("update")
                    await guest.quiet(0.05)
                    grounds[place] = drawn_as_seen(made.game, guest, grounds[place])
                mover = next(guest for guest in guests if guest.last["question"])
                answer = await mover.choose(mover.last["choices"][-1], id=f"{step}")
                assert answer["type"] == "accepted"
                await mover.until("update")

    asyncio.run(run())


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_who_draws_nothing_is_sent_no_scene(house: House, game: str) -> None:
    made = Made(house, ["me", "open"], game=game).take_all()

    async def run() -> None:
        async with made.guest(0, "en") as guest:
            update = await guest.until("update")
            assert update["scene"] is None
            assert update["ground"] is None

    asyncio.run(run())


def test_the_ground_comes_once_and_again_with_everything(house: House) -> None:
    """A town is a third of what there is to draw; it stays as it was put together."""
    made = Made(house, ["me", "open"], game="thiefdom").take_all()

    async def run() -> None:
        async with made.guest(0, draws=True) as first, made.guest(1, draws=True) as second:
            for guest in (first, second):
                assert (await guest.until("update"))["ground"]["streets"]
            for step in range(8):
                await second.quiet(0.05)
                mover = first if first.last["question"] else second
                assert (await mover.choose(mover.last["choices"][0], id=f"{step}"))["type"] == "accepted"
                for guest in (first, second):
                    assert [one["ground"] for one in await guest.quiet(0.05) if one["type"] == "update"] in ([], [None])
            await first.say("resync")
            assert (await first.until("update"))["ground"]["streets"]

    asyncio.run(run())


def test_the_ground_is_told_once_however_many_towns_there_are(path: Path) -> None:
    """Tables share a game and take turns in it: what one of them stands on is not told anew because another moved."""

    async def run() -> None:
        async with SqliteStore(path) as store:
            tables = Tables(store)
            seated = [await table_and_guests(tables, "thiefdom") for _ in range(2)]
            first = [b"".join([await guest.next_message() or b"" for _ in range(len(guest.outbox))])
                     for _, guests in seated for guest in guests]  # fmt: skip
            assert all(said.count(b'"ground":{') == 1 for said in first)
            assert len({table.game for table, _ in seated}) == 1
            for number in range(6):
                for table, guests in seated:
                    assert table.referee is not None
                    question = table.referee.questions()[0]
                    mover = guests[question.seat]
                    await table.choose(mover, Choose(str(number), mover.updated, question.options[0]))
            for _, guests in seated:
                for guest in guests:
                    later = [await guest.next_message() or b"" for _ in range(len(guest.outbox))]
                    assert any(b'"scene":{' in said for said in later)
                    assert not any(b'"ground"' in said for said in later)
            await tables.close()

    asyncio.run(run())
