"""Work on what strangers sent: in a process of its own, which ends where its memory or its time does."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from cutpurse.server.http.sandbox import MOST_WAITING, Sandbox, SandboxBusy, SandboxFailed, SandboxOverrun


def number(n: int) -> tuple[int, int]:
    return n, os.getpid()


def eat(megabytes: int) -> int:
    return len(bytearray(megabytes * 2**20))


def sleep(seconds: float) -> None:
    time.sleep(seconds)


def spin() -> None:
    while True:
        pass


def fail() -> None:
    raise ZeroDivisionError


@asynccontextmanager
async def sandbox(deadline: float = 30.0) -> AsyncIterator[Sandbox]:
    box = Sandbox("test", memory=64 * 2**20, deadline=deadline)
    try:
        yield box
    finally:
        box.close()


def within(seconds: float, play: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(seconds):
            await play()

    asyncio.run(run())


def test_work_is_done_elsewhere_by_one_process() -> None:
    async def play() -> None:
        async with sandbox() as box:
            (one, process), seconds = await box.run(number, 1)
            (two, again), _ = await box.run(number, 2)
            assert (one, two) == (1, 2)
            assert process == again != os.getpid()
            assert 0 <= seconds < 1

    within(60, play)


def test_too_much_memory_ends_the_process_and_the_next_one_works() -> None:
    async def play() -> None:
        async with sandbox() as box:
            (_, before), _ = await box.run(number, 0)
            assert (await box.run(eat, 8))[0] == 8 * 2**20
            with pytest.raises(SandboxOverrun):
                await box.run(eat, 1_000)
            (_, after), _ = await box.run(number, 0)
            assert after != before
            assert box.ended == 1

    within(60, play)


@pytest.mark.parametrize(("work", "args"), [(spin, ()), (sleep, (60,))])
def test_too_much_time_ends_the_process(work: Callable[..., None], args: tuple[float, ...]) -> None:
    async def play() -> None:
        async with sandbox(deadline=3.0) as box:
            (_, before), _ = await box.run(number, 0)
            with pytest.raises(SandboxOverrun):
                await box.run(work, *args)
            with pytest.raises(ProcessLookupError):
                os.kill(before, 0)
            assert (await box.run(number, 7))[0][0] == 7

    within(60, play)


def test_an_exception_is_named_and_the_process_goes_on() -> None:
    async def play() -> None:
        async with sandbox() as box:
            (_, before), _ = await box.run(number, 0)
            with pytest.raises(SandboxFailed, match="ZeroDivisionError"):
                await box.run(fail)
            assert (await box.run(number, 0))[0][1] == before

    within(60, play)


def test_not_everything_may_wait_and_closing_waits_for_nothing() -> None:
    async def play() -> None:
        async with sandbox() as box:
            await box.run(number, 0)
            waiting = [asyncio.create_task(box.run(sleep, 60)) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0.1)
            with pytest.raises(SandboxBusy):
                await box.run(number, 0)
            box.close()
            ends = await asyncio.gather(*waiting, return_exceptions=True)
            assert all(isinstance(end, SandboxOverrun | asyncio.CancelledError) for end in ends)

    within(20, play)
