"""Two server processes on a PostgreSQL and a NATS of their own, and the ways to harm them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from cutpurse.lab.crash import BrokenPromise, House
from cutpurse.lab.services import Nats, Postgres

PROCESSES = 2
HEALS_WITHIN = 300.0
"""By then a process that was harmed is there again, and every table has moved on."""


class Fault(NamedTuple):
    """Something bad: what it befalls, how it comes, and how it is made good."""

    target: str
    harm: Callable[[], None]
    heal: Callable[[], Awaitable[None]]


class Cluster:
    """The processes and what they stand on."""

    def __init__(self, folder: Path) -> None:
        self.postgres, self.nats = Postgres(), Nats()
        self.nats.start()
        database = self.postgres.new_database()
        self.houses = [
            House(database, folder / f"{number}.log", bus=self.nats.address, workers=1) for number in range(PROCESSES)
        ]
        for house in self.houses:
            house.start()

    def end(self) -> None:
        for house in self.houses:
            house.signal(signal.SIGCONT)
            house.kill()
        self.nats.go_on()
        self.nats.kill()
        self.postgres.go_on()
        self.postgres.end()

    def faults(self) -> dict[str, Fault]:
        """All of them, by name."""
        postgres, nats = self.postgres, self.nats
        found = {
            "database killed": Fault("database", postgres.kill, later(postgres.start)),
            "database stopped at once": Fault("database", postgres.stop_at_once, later(postgres.start)),
            "database paused": Fault("database", postgres.pause, later(postgres.go_on)),
            "connections to the database cut": Fault("connections", self._cut, later(lambda: None)),
            "bus killed": Fault("bus", nats.kill, later(nats.start)),
            "bus paused": Fault("bus", nats.pause, later(nats.go_on)),
        }
        for number, house in enumerate(self.houses):
            name, back = f"process {number}", partial(self._come_back, house)
            pause, go_on = (partial(house.signal, sign) for sign in (signal.SIGSTOP, signal.SIGCONT))
            found |= {
                f"{name} killed": Fault(name, house.kill, back),
                f"{name} killed while it starts": Fault(name, partial(self._kill_starting, house), back),
                f"{name} stopped": Fault(name, partial(self._stop, house), back),
                f"{name} paused": Fault(name, pause, later(go_on)),
            }
        return found

    def _cut(self) -> None:
        with contextlib.suppress(Exception):  # the database may just be away itself
            self.postgres.cut()

    def _stop(self, house: House) -> None:
        """SIGTERM, and no patience: it may have a moment, then it is killed."""
        house.signal(signal.SIGTERM)
        time.sleep(random.uniform(0, 2))
        house.kill()

    def _kill_starting(self, house: House) -> None:
        house.kill()
        with contextlib.suppress(BrokenPromise):
            house.begin()
        time.sleep(random.uniform(0, 1.5))
        house.kill()

    async def _come_back(self, house: House) -> None:
        """Without its database a server does not start: its keeper tries again."""
        until = time.monotonic() + HEALS_WITHIN
        while True:
            try:
                return await asyncio.to_thread(house.start)
            except BrokenPromise:
                house.kill()
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.5)


def later(work: Callable[[], None]) -> Callable[[], Awaitable[None]]:
    return partial(asyncio.to_thread, work)
