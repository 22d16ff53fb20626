"""Sealed windows and their clock (SW-5.12): how long a window stays open tells nobody what somebody holds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import House
from tests.server.client import Guest, Made, Message
from tests.server.houses import until

SECONDS, LONGEST = 3, 20
"""The shortest window a table can have, and the longest."""
GAMES, FOUND_WITHIN = 20, 90.0
"""How many games, and how many seconds, it may take until somebody is asked what a test waits for."""


def only_pass(update: Message) -> bool:
    return bool(update["question"].get("sealed")) and set(update["choices"]) <= {"pass", "wave"}


def able(update: Message) -> bool:
    return bool(update["question"].get("sealed")) and not only_pass(update)


class Window:
    """A sealed question that nobody has answered yet."""

    def __init__(self, made: Made, asked: Guest, entries: int) -> None:
        self.made, self.asked, self.entries = made, asked, entries
        self.not_open_before = asked.said_at
        """Whoever leaves its question open has said nothing since it was asked."""

    async def watch(self, watcher: Guest) -> bool:
        """Somebody looks on from now. False if the window has closed meanwhile."""
        self.watcher = watcher
        await watcher.until("update")
        return len(self.journal()) == self.entries

    def journal(self) -> list[Message]:
        return self.made.house.journal(self.made.id)

    async def closes(self) -> float:
        """Seconds until the audience sees it close; if anything, a little more than it was open."""
        await self.watcher.until("update")
        return time.monotonic() - self.not_open_before

    def closed_by(self) -> tuple[str, str]:
        """Whose answer ended it, and which."""
        entry = self.journal()[self.entries]
        return entry["id"].split()[0], entry["choice"]

    async def waits(self, seconds: float) -> None:
        """Nothing happens, for anybody."""
        heard = await asyncio.gather(self.asked.quiet(seconds), self.watcher.quiet(seconds))
        assert {message["type"] for messages in heard for message in messages} <= {"seats"}
        assert len(self.journal()) == self.entries


async def found(made: Made, guests: list[Guest], seed: str, wanted: Callable[[Message], bool], at_last: float) -> Guest:
    """Play until somebody is asked a sealed question of the wanted kind, and leave it open. If the game is over before
    that: whoever was told so first."""
    plays = [
        asyncio.ensure_future(guest.play(made.game, f"{seed} {seat}", wanted))
        for seat, guest in zip(made.tokens, guests, strict=True)
    ]
    done, others = await asyncio.wait(
        plays, return_when=asyncio.FIRST_COMPLETED, timeout=max(0.0, at_last - time.monotonic())
    )
    for play in others:
        play.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    assert done, "nobody was asked for long"
    ended = {guest: play.result() for guest, play in zip(guests, plays, strict=True) if play in done}
    return next((guest for guest, result in ended.items() if result == {}), next(iter(ended)))


@asynccontextmanager
async def window(
    house: House, who: list[str], wanted: Callable[[Message], bool], settings: dict[str, Any]
) -> AsyncIterator[Window]:
    """A window of the wanted kind that is open, with somebody who looks on."""
    at_last = time.monotonic() + FOUND_WITHIN
    for attempt in range(GAMES):
        made = Made(house, who, {"reaction_seconds": SECONDS, **settings}).take_all()
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(made.guest(seat)) for seat in made.tokens]
            asked = await found(made, guests, str(attempt), wanted, at_last)
            if asked.last["result"]:
                continue
            at = Window(made, asked, len(house.journal(made.id)))
            if await at.watch(await stack.enter_async_context(made.guest(SPECTATOR))):
                yield at
                return
    raise AssertionError(f"no such window in {GAMES} games")


async def timed(house: House, wanted: Callable[[Message], bool]) -> None:
    """Two people: the window closes when its time is up, whether its seat could play something or not."""
    async with window(house, ["me", "open"], wanted, {}) as at:
        assert 0 < at.asked.last["deadline"] <= SECONDS
        assert at.watcher.last["deadline"] is None, "the audience answers nothing"
        assert await at.closes() >= SECONDS
        assert at.closed_by() == ("clock", "pass")


async def answered(house: House) -> None:
    """A deliberate answer ends the window at once: there is nobody left to wait for."""
    async with window(house, ["me", "open"], able, {"reaction_seconds": LONGEST}) as at:
        assert (await at.asked.choose("pass", "mine"))["type"] == "accepted"
        await at.closes()
        assert at.closed_by() == ("mine", "pass")
        assert len(at.journal()) == at.entries + 1, "nobody else was waited for"


async def untimed(house: House) -> None:
    """In wait mode there is no clock."""
    async with window(house, ["me", "open"], only_pass, {"reaction_mode": "wait"}) as at:
        assert at.asked.last["deadline"] is None
        await at.waits(SECONDS + 1)
        assert (await at.asked.choose("pass"))["type"] == "accepted"


async def alone(house: House) -> None:
    """One person among bots is waited for."""
    async with window(house, ["me", "random"], able, {}) as at:
        assert at.asked.last["deadline"] is None
        await at.waits(SECONDS + 1)
        assert (await at.asked.choose("pass"))["type"] == "accepted"


def test_windows_close_when_they_should(house: House) -> None:
    async def run() -> None:
        await asyncio.gather(timed(house, only_pass), timed(house, able), answered(house), untimed(house), alone(house))

    asyncio.run(run())


def test_a_window_that_was_open_when_the_server_died_closes_after_the_restart(new_house: Callable[..., House]) -> None:
    house = new_house()

    async def run() -> None:
        async with window(house, ["me", "open"], only_pass, {}) as at:
            house.kill()
            await asyncio.to_thread(house.start)
            async with at.made.guest(SPECTATOR):
                await asyncio.to_thread(until, lambda: len(at.journal()) > at.entries)
            assert at.closed_by() == ("clock", "pass")

    asyncio.run(run())
