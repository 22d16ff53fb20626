"""That something does not happen is no matter of waiting: something else of the same kind, set off later, has to happen
first. These are such things; each comes back when it has."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from cutpurse.lab.crash import House
from tests.server.client import Guest, Made

SETTLED: dict[str, str | int] = {"start_player": "A", "master_thief": "off"}
LOOKS = 600


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(LOOKS):
        if holds():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it never came to that")


async def bots_move(house: House) -> None:
    """Bots at a table of days, which waits for nobody to look on."""
    made = Made(house, ["random", "random", "me"], SETTLED, pace="days")
    await until(lambda: len(house.journal(made.id)) >= 2)


async def stand_in_comes(house: House, after: int | None = None) -> None:
    """Somebody leaves and is replaced at once; or, with a number of seconds, drops and is replaced after them."""
    who = ["me", "open"]
    made = Made(house, who) if after is None else Made(house, who, stand_in="random", stand_in_after=after)
    made.take_all()
    async with made.guest(0) as stays:
        async with made.guest(1) as goes:
            await goes.until("update")
            if after is None:
                await goes.say("leave")
                await goes.socket.wait_closed()
        await stays.until("seats", lambda message: bool(message["seats"][1]["stand_in"]))


async def turn_passes(guest: Guest) -> None:
    """The first seat chooses until it is the other's turn."""
    await guest.until("update")
    for _ in range(200):
        if not guest.last["question"]:
            return
        await guest.choose(guest.last["choices"][-1])
        await guest.until("update")
    raise AssertionError("it never is the other's turn")


async def letter_comes(house: House, url: str, arrived: Callable[[], Awaitable[bool]]) -> None:
    """Another table's "your turn", sent to the same address."""
    made = Made(house, ["me", "open"], SETTLED, pace="days").take_all()
    async with made.guest(1) as other:
        await other.say("notify", id="n", url=url)
        await other.until("accepted")
    async with made.guest(0) as first:
        await turn_passes(first)
    assert await arrived()
