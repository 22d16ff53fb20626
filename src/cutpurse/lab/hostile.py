"""Strangers attack a server while honest people play: nobody may notice.

The server is a real process with its real limits, under a limit of memory; the honest tables play over real sockets from
one address of the loopback, every stranger attacks from another. Quiet stretches and attacks take turns, so that both
are measured in the same minutes of the same machine. Attackers are a process of their own, with less right to the
processor than the server: what is measured is what they make the server do.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import resource
from multiprocessing.process import BaseProcess
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from cutpurse.kernel import registry
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.lab.attacks import ATTACKS, Stranger
from cutpurse.lab.crash import House
from cutpurse.lab.load import LoadedTable, memory, processor, until_warm

TABLES, PACE = 4, 4.0
"""Honest tables, and the moves of each in a second."""
MOST_TIMES = 2.0
"""The slow moves (99 of 100 are quicker) may take so many times as long as in quiet stretches."""
MOST_MEMORY = 512 * 2**20
"""Bytes of the server and of all its workers together."""
ORDINARY_MS = 25.0
"""A quiet value counts as at least this long: beside an idle machine the processor's scheduler would be measured."""
ADDRESS_SPACE = 6 * 2**30
"""What the operating system lets the server have: an attack that works does not take the machine along."""
NICE = 10


class Stretch(msgspec.Struct):
    """One attack, or the quiet between two."""

    name: str
    latencies: list[float] = []
    done: dict[str, int] = {}
    busy: float = 0.0
    """Processor time of the server's own process in each second: that of its strangers does not depend on who else uses
    the machine."""

    @property
    def p99_ms(self) -> float:
        return quantiles(self.latencies, n=100)[98] * 1e3 if len(self.latencies) > 1 else 0.0


class HostileReport(msgspec.Struct):
    stretches: list[Stretch]
    memory: int
    """Most bytes of the server and its workers."""
    alive: bool
    """It answers at the end, and its log holds no error."""

    def _p99(self, quiet: bool) -> float:
        merged = [one for stretch in self.stretches if (stretch.name == QUIET) is quiet for one in stretch.latencies]
        return Stretch("", merged).p99_ms

    @property
    def quiet_ms(self) -> float:
        return self._p99(quiet=True)

    @property
    def attacked_ms(self) -> float:
        return self._p99(quiet=False)

    @property
    def times(self) -> float:
        return self.attacked_ms / max(self.quiet_ms, ORDINARY_MS)

    @property
    def holds(self) -> bool:
        return self.alive and self.times <= MOST_TIMES and self.memory <= MOST_MEMORY

    def as_dict(self) -> dict[str, Any]:
        rows = [{"attack": one.name, "moves": len(one.latencies), "p99_ms": round(one.p99_ms, 1),
                 "busy": round(one.busy, 3), "done": one.done}
                for one in self.stretches]  # fmt: skip
        return {"hostile": rows, "quiet_p99_ms": round(self.quiet_ms, 1), "attacked_p99_ms": round(self.attacked_ms, 1),
                "times": round(self.times, 2), "memory_mib": self.memory >> 20, "alive": self.alive,
                "holds": self.holds}  # fmt: skip

    def lines(self) -> list[str]:
        rows = [f"{'attack':>12}{'moves':>8}{'p99':>12}{'busy':>8}   what was tried"]
        for one in self.stretches:
            tried = ", ".join(f"{count:,} × {what}" for what, count in sorted(one.done.items()))
            rows.append(f"{one.name:>12}{len(one.latencies):>8,}{one.p99_ms:>9.1f} ms{one.busy:>8.0%}   {tried}")
        rows.append(
            f"quiet {self.quiet_ms:.1f} ms, attacked {self.attacked_ms:.1f} ms: {self.times:.2f} × (bar {MOST_TIMES:g}; a quiet"
            f" value counts as at least {ORDINARY_MS:g} ms); memory {self.memory >> 20} MiB (bar {MOST_MEMORY >> 20})"
        )
        return rows


QUIET = "quiet"


def _attack(name: str, port: int, number: int, seconds: float, report: Any) -> None:
    """In a process of its own."""
    os.nice(NICE)
    report.send("ready")
    stranger = Stranger(port, number, monotonic() + seconds)

    async def run() -> None:
        with contextlib.suppress(TimeoutError, WebSocketException, OSError, KeyError, ValueError):
            async with asyncio.timeout(seconds + 5):
                await ATTACKS[name](stranger)

    asyncio.run(run())
    report.send(dict(stranger.done))


# -- the campaign --------------------------------------------------------------------------------


class Campaign:
    """Honest tables that play, and one stretch after the other."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.rng = random.Random(seed)
        game = open_table(registry.title("swindler"), 2, {})
        assert not isinstance(game, Reason)
        self.game = game
        self.report = HostileReport([], 0, False)

    async def run(self, seconds: float, names: list[str]) -> HostileReport:
        """So long in all, half of it quiet; each attack has its turn."""
        each = seconds / (2 * len(names))
        self.tables = [LoadedTable(self.house, self.game, random.Random(self.rng.random())) for _ in range(TABLES)]
        await asyncio.gather(*(table.open() for table in self.tables))
        await self._stretch("warm-up", min(each, 5.0), keep=False)
        for number, name in enumerate(names, 1):
            await self._stretch(QUIET, each)
            await self._stretch(name, each, number)
        self.report.alive = (await asyncio.to_thread(self.house.ask, "GET", "/health"))[0] == 200
        self.report.alive &= "Traceback" not in self.house.log.read_text()
        return self.report

    async def _stretch(self, name: str, seconds: float, number: int = 0, keep: bool = True) -> None:
        stretch = Stretch(name, [], {})
        attack = await self._attacker(stretch, number, seconds) if number else None
        assert self.house.process is not None
        pid, began = self.house.process.pid, perf_counter()
        worked, until = processor(pid), began + seconds
        watch = asyncio.create_task(self._watch())
        await asyncio.gather(*(self._honest(table, until) for table in self.tables))
        for table in self.tables:
            stretch.latencies += [latency for latency in table.latencies if latency > 0]
            table.latencies.clear()
        if attack is not None:
            await attack
        stretch.busy = (processor(pid) - worked) / (perf_counter() - began)
        watch.cancel()
        if keep:
            self.report.stretches.append(stretch)

    async def _honest(self, table: LoadedTable, until: float) -> None:
        while perf_counter() < until:
            await table.paced(PACE, until)
            if table.over:
                await table.leave()
                table.over = False
                await table.open()

    async def _attacker(self, stretch: Stretch, number: int, seconds: float) -> asyncio.Task[None]:
        """A process that attacks from now on: what it took to start is over."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        arguments = (stretch.name, self.house.port, number, seconds, theirs)
        process = context.Process(target=_attack, args=arguments, daemon=True)
        process.start()
        if await asyncio.to_thread(ours.poll, 60):
            ours.recv()
        return asyncio.create_task(self._ended(stretch, seconds, ours, process))

    async def _ended(self, stretch: Stretch, seconds: float, ours: Any, process: BaseProcess) -> None:
        """The attacker says at the end what it did."""
        try:
            if await asyncio.to_thread(ours.poll, seconds + 60):
                stretch.done = ours.recv()
        finally:
            process.kill()
            process.join()

    async def _watch(self) -> None:
        """How much memory the server and its workers have together."""
        assert self.house.process is not None
        while True:
            self.report.memory = max(self.report.memory, _family(self.house.process.pid))
            await asyncio.sleep(0.5)


def _family(pid: int) -> int:
    """Bytes of a process and of all that it started."""
    total = 0
    with contextlib.suppress(OSError, ValueError):
        total += memory(pid)
        for children in Path(f"/proc/{pid}/task").glob("*/children"):
            total += sum(_family(int(child)) for child in children.read_text().split())
    return total


def hostile(minutes: float, seed: int = 0, names: list[str] | None = None) -> HostileReport:
    """Attack a server of one's own for so long."""
    with TemporaryDirectory(dir=".") as folder:
        house = House(
            Path(folder, "tables.db"),
            a_second=20,
            work_a_second=0.2,
            tables_a_minute=60,
            sockets_each=100,
            trusted_proxies=[],
            private_webhooks=True,
            workers=1,
            admin_token="nobody's",
            warm_up=True,
        )
        house.start()
        assert house.process is not None
        until_warm(house)
        resource.prlimit(house.process.pid, resource.RLIMIT_AS, (ADDRESS_SPACE, ADDRESS_SPACE))
        try:
            return asyncio.run(Campaign(house, seed).run(60 * minutes, names or list(ATTACKS)))
        finally:
            house.kill()
