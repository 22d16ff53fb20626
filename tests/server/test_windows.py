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

SECONDS = 3
"""The shortest window a table can have."""


def only_pass(question: Message) -> bool:
    return bool(question.get("sealed")) and set(question["options"]) <= {"pass", "wave"}


def able(question: Message) -> bool:
    return bool(question.get("sealed")) and not only_pass(question)


class Window:
    """A sealed question that nobody has answered yet."""

    def __init__(self, made: Made, asked: Guest, watcher: Guest) -> None:
        self.made, self.asked, self.watcher = made, asked, watcher
        self.opened = time.monotonic()
        self.entries = len(made.house.journal(made.id))

    @property
    def question(self) -> Message:
        question: Message = self.asked.last["question"]
        return question

    async def closes(self) -> float:
        """Seconds until the audience sees it close."""
        await self.watcher.until("update")
        return time.monotonic() - self.opened

    async def waits(self, seconds: float) -> None:
        """Nothing happens, for anybody."""
        heard = await asyncio.gather(self.asked.quiet(seconds), self.watcher.quiet(seconds))
        assert {message["type"] for messages in heard for message in messages} <= {"seats"}
        assert len(self.made.house.journal(self.made.id)) == self.entries


@asynccontextmanager
async def window(
    house: House, who: list[str], wanted: Callable[[Message], bool], settings: dict[str, Any]
) -> AsyncIterator[Window]:
    """Play until somebody is asked a sealed question of the wanted kind, and leave it open."""
    for attempt in range(20):
        made = Made(house, who, {"reaction_seconds": SECONDS, **settings}).take_all()
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(made.guest(seat)) for seat in made.tokens]
            plays = [
                asyncio.ensure_future(guest.play(made.game, f"{attempt} {seat}", wanted))
                for seat, guest in zip(made.tokens, guests, strict=True)
            ]
            done, others = await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED, timeout=30)
            for play in others:
                play.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            asked = [guest for play, guest in zip(plays, guests, strict=True) if play in done and play.result() == {}]
            if asked:
                watcher = await stack.enter_async_context(made.guest(SPECTATOR))
                await watcher.until("update")
                yield Window(made, asked[0], watcher)
                return
    raise AssertionError("no such window in twenty games")


async def timed(house: House, wanted: Callable[[Message], bool]) -> None:
    """Two people: the window closes when its time is up, whether its seat could play something or not."""
    async with window(house, ["me", "open"], wanted, {}) as at:
        assert SECONDS - 0.5 <= at.asked.last["deadline"] <= SECONDS
        assert at.watcher.last["deadline"] is None, "the audience answers nothing"
        assert SECONDS - 0.5 <= await at.closes() <= SECONDS + 1.5
        entry = at.made.house.journal(at.made.id)[at.entries]
        assert (entry["id"].split()[0], entry["choice"]) == ("clock", "pass")


async def answered(house: House) -> None:
    """A deliberate answer ends the window at once: there is nobody left to wait for."""
    async with window(house, ["me", "open"], able, {}) as at:
        assert (await at.asked.choose("pass"))["type"] == "accepted"
        assert await at.closes() < SECONDS - 1


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
            async with at.made.guest(SPECTATOR) as watcher:
                await watcher.until("update")
                at.watcher = watcher
                assert await at.closes() <= SECONDS + 3

    asyncio.run(run())
