"""Garbage collection of a server with many tables.

Nearly everything is freed the moment nobody holds it. What is left are cycles, and to find those Python walks through
all objects of a process, while nobody moves: half a second with a million of them. So what is there at the start is set
aside, young objects are looked at as always, and all of them only rarely: after a walk the next one waits a thousand
times as long as it took.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import perf_counter

from cutpurse.server.histogram import Histogram

YOUNG, MIDDLE, NEVER = 2_000, 20, 1_000_000_000
"""New objects before the youngest are looked at, looks before the next older ones are, and before all are: never."""
REST = 1_000.0
"""A walk through everything may take this part of the time: one in a thousand moves meets it, not one in a hundred."""
LEAST, MOST = 60.0, 3_600.0
"""Seconds between two walks, at least and at most."""


class Collector:
    """When this process looks for cycles, and how long that took."""

    def __init__(self, collect: Callable[[], object] = gc.collect, clock: Callable[[], float] = perf_counter) -> None:
        self._collect = collect
        self._clock = clock
        self.pauses = Histogram()
        """Walks through everything, in seconds."""

    def settle(self) -> None:
        """All is loaded: what is there now stays until the end and is never walked through again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def set_aside(self) -> None:
        """Something more was loaded that stays until the end."""
        gc.freeze()

    def walk(self) -> float:
        """Look for cycles among all objects. Seconds until the next time."""
        began = self._clock()
        self._collect()
        pause = self._clock() - began
        self.pauses.add(pause)
        return min(max(LEAST, REST * pause), MOST)

    async def run(self) -> None:
        """As long as the server runs."""
        rest = LEAST
        while True:
            await asyncio.sleep(rest)
            rest = self.walk()
