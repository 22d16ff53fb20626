"""What boards are drawn from: each connection gets the scene of its own view, as it is now."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import House
from tests.server.client import Guest, Made


async def drawn_as_seen(game: Game[Any, Any], guest: Guest, id: str) -> None:
    view = msgspec.convert(guest.last["view"], game.view_type)
    await guest.say("scene", id=id)
    scene = await guest.until("scene")
    assert scene["id"] == id
    assert scene["scene"] == msgspec.json.decode(msgspec.json.encode(game.scene(view)))


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_a_scene_is_that_of_ones_own_view_after_every_choice(house: House, game: str) -> None:
    made = Made(house, ["me", "open"], game=game).take_all()

    async def run() -> None:
        async with contextlib.AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(made.guest(seat)) for seat in (0, 1, 1, SPECTATOR, SPECTATOR)]
            for step in range(6):
                for guest in guests:
                    await guest.say("resync")
                    await guest.until("update")
                    await drawn_as_seen(made.game, guest, f"before {step}")
                mover = next(guest for guest in guests if guest.last["question"])
                answer = await mover.choose(mover.last["question"]["options"][-1], id=f"{step}")
                assert answer["type"] == "accepted"

    asyncio.run(run())


def test_nothing_is_drawn_before_the_game_has_begun(house: House) -> None:
    made = Made(house, ["me", "open"])

    async def run() -> None:
        async with made.guest(0) as guest:
            await guest.say("scene", id="s")
            assert (await guest.until("scene"))["scene"] is None

    asyncio.run(run())
