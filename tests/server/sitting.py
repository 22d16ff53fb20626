"""A table for two in the middle of a question, for those who err, cheat or attack there."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from websockets.exceptions import ConnectionClosed

from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import House
from tests.server.client import Guest, Made, Message


class Sitting:
    """A table for two in the middle of its first question: the one who is asked, and the one who waits."""

    def __init__(self, made: Made, asked: Guest, other: Guest, watcher: Guest) -> None:
        self.made, self.asked, self.other, self.watcher = made, asked, other, watcher

    async def goes_on(self) -> None:
        """A proper choice is taken, written once, and everybody hears of it."""
        guests = (self.asked, self.other, self.watcher)
        for guest in guests:
            await guest.say("resync")
            await guest.until("update", lambda message: bool(message["whole"]))
            await guest.quiet(0.05)
        before = len(self.made.house.journal(self.made.id))
        mover = next(guest for guest in guests if guest.last["question"])
        assert (await mover.choose(mover.last["choices"][0], id=f"on {before}"))["type"] == "accepted"
        for guest in guests:
            await guest.until("update")
        assert len(self.made.house.journal(self.made.id)) == before + 1


@contextlib.asynccontextmanager
async def sitting(house: House) -> AsyncIterator[Sitting]:
    made = Made(house, ["me", "open"]).take_all()
    async with made.guest(0) as first, made.guest(1) as second, made.guest(SPECTATOR) as watcher:
        for guest in (first, second, watcher):
            await guest.until("update")
            await guest.quiet(0.05)
        asked, other = (first, second) if first.last["question"] else (second, first)
        yield Sitting(made, asked, other, watcher)


async def ended(guest: Guest) -> Message:
    """The last word of the server before it ends the connection."""
    last: Message = {}
    with contextlib.suppress(ConnectionClosed):
        while True:
            last = await guest.hear()
    return last
