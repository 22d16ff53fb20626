"""A server under load: scripted clients on the loopback take random options at many tables.

First at a pace (each table makes so many moves a second), which shows how long a move takes from the choice to the last
who hears of it; then as fast as answers come, which shows how many moves there can be. The disk is measured in the same
run, at the same place: what is acknowledged is on it.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import resource
from collections.abc import Mapping
from math import inf
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cutpurse.kernel import registry
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.lab.crash import LONGEST_FRAME, House
from cutpurse.lab.soak import lean

SIZES = (10, 100, 1000)
PACE = 1.0
"""Moves a second and table, in the first part: more than people make."""
MOST_PACED = 200.0
"""Moves a second of all tables together, in the first part: with many tables each makes fewer."""
SECONDS = 10.0
"""How long each part lasts."""
OPENED_TOGETHER = 20
FLUSHES = 200
MOST_FLUSHES, MOST_MS, BAR_AT = 5.0, 25.0, 100
"""The bar up to so many tables: from a choice to its last recipient in so many flushes of the disk, or so many
milliseconds where that is more, 99 times of 100."""
MOST_OVER_FLUSH_MS = 50.0
"""The bar for more tables: so many milliseconds more than a flush."""
MOST_CPU_MS, MOST_KB = 1.5, 150.0
"""Processor time that the server may take for a move, and memory for a table, from `BAR_AT` tables on."""
LANGUAGES = ("en", "de", "pl", "fr")
"""What clients speak, one after the other."""
ORDINARY_FLUSH_MS = 4.0
"""A flush counts as at least this long: beside a disk that answers from its cache the processor would be measured."""


class Offered(msgspec.Struct, frozen=True):
    id: str


class Standing(msgspec.Struct, frozen=True):
    """How things stand."""

    options: list[Offered] = []
    result: dict[str, Any] | None = None


class Heard(msgspec.Struct):
    """What a client needs of a message; the rest is not decoded."""

    type: str
    n: int
    position: Standing = Standing()


class Figures(msgspec.Struct):
    """One size."""

    tables: int
    moves_a_second: float
    """In the first part."""
    p50_ms: float
    p99_ms: float
    most_moves_a_second: float
    memory_a_table_kb: float
    flush_p50_ms: float
    flush_p99_ms: float
    cpu_ms_a_move: float
    """Of the server's own process, in the first part."""

    @property
    def flushes(self) -> float:
        """The slow moves (99 of 100 are quicker) in slow flushes (likewise)."""
        return self.p99_ms / max(self.flush_p99_ms, ORDINARY_FLUSH_MS)

    @property
    def holds(self) -> bool:
        flush = max(self.flush_p99_ms, ORDINARY_FLUSH_MS)
        soon = max(MOST_FLUSHES * flush, MOST_MS) if self.tables <= BAR_AT else flush + MOST_OVER_FLUSH_MS
        lean = self.tables < BAR_AT or (self.cpu_ms_a_move <= MOST_CPU_MS and self.memory_a_table_kb <= MOST_KB)
        return self.p99_ms <= soon and lean


class Report(msgspec.Struct):
    game: str
    pace: float
    sizes: list[Figures]

    @property
    def holds(self) -> bool:
        return all(figures.holds for figures in self.sizes)

    def as_dict(self) -> dict[str, Any]:
        rows = [{**{name: round(value, 2) for name, value in msgspec.structs.asdict(size).items()},
                 "flushes": round(size.flushes, 2)} for size in self.sizes]  # fmt: skip
        return {
            "bench": "server",
            "game": self.game,
            "pace": self.pace,
            "sizes": rows,
            "ordinary_flush_ms": ORDINARY_FLUSH_MS,
            "bars": {
                "flushes": MOST_FLUSHES,
                "ms": MOST_MS,
                "ms_over_flush": MOST_OVER_FLUSH_MS,
                "cpu_ms": MOST_CPU_MS,
                "kb": MOST_KB,
            },
            "holds": self.holds,
        }

    def lines(self) -> list[str]:
        rows = [f"{self.game}: two players and a watcher at each table, as pages: in words, and drawn",
                f"{'tables':>7}{'moves/s':>9}{'p50':>10}{'p99':>10}{'flush p50':>11}{'flush p99':>11}{'p99 in flushes':>16}"
                f"{'CPU a move':>12}{'most moves/s':>14}{'kB a table':>12}"]  # fmt: skip
        rows += [
            f"{size.tables:>7,}{size.moves_a_second:>9.0f}{size.p50_ms:>7.1f} ms{size.p99_ms:>7.1f} ms{size.flush_p50_ms:>8.2f} ms"
            f"{size.flush_p99_ms:>8.2f} ms{size.flushes:>16.1f}{size.cpu_ms_a_move:>9.2f} ms{size.most_moves_a_second:>14,.0f}"
            f"{size.memory_a_table_kb:>12,.0f}"
            for size in self.sizes
        ]
        rows.append(
            f"Bars: up to {BAR_AT} tables p99 within {MOST_FLUSHES:g} flushes (of at least {ORDINARY_FLUSH_MS:g} ms) or "
            f"{MOST_MS:g} ms; beyond, {MOST_OVER_FLUSH_MS:g} ms over the flush; {MOST_CPU_MS:g} ms CPU a move, {MOST_KB:g} kB a table"
        )
        return rows


class Client:
    """One connection at a table."""

    def __init__(self, table: LoadedTable, house: House, token: str, language: str) -> None:
        self.table, self.house, self.token, self.language = table, house, token, language
        self.options: list[str] = []
        self.at = 0

    async def come(self) -> None:
        url = f"ws://{self.house.address}/ws/{self.table.id}"
        self.socket: ClientConnection = await connect(url, max_size=LONGEST_FRAME, open_timeout=60, compression=None)
        hello = {"type": "hello", "token": self.token, "language": self.language, "draws": True}
        await self.socket.send(msgspec.json.encode(hello).decode())
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with contextlib.suppress(WebSocketException):
            while True:
                heard = msgspec.json.decode(await self.socket.recv(decode=False), type=Heard)
                if heard.type == "update":
                    self.at = heard.n
                    self.options = [option.id for option in heard.position.options]
                    self.table.heard(self, over=heard.position.result is not None)
                elif heard.type in ("refused", "failed"):
                    self.table.refused += 1

    async def choose(self, choice: str, id: str) -> None:
        self.options = []
        message = {"type": "choose", "id": id, "at": self.at, "choice": choice}
        await self.socket.send(msgspec.json.encode(message).decode())

    async def leave(self) -> None:
        self.listening.cancel()
        await self.socket.close()


class LoadedTable:
    """A table with two players and a watcher. One choice is under way at a time. Its second player may come through
    another process."""

    def __init__(self, house: House, game: Game[Any, Any], rng: random.Random, other: House | None = None) -> None:
        self.house, self.game, self.rng = house, game, rng
        self.other = other or house
        self.latencies: list[float] = []
        self.moves = self.refused = 0
        self.over = False
        self._chosen_at = self._heard_at = 0.0
        self._mover: Client | None = None
        self._answered = asyncio.Event()

    async def open(self) -> None:
        self.id, tokens = await asyncio.to_thread(self._make)
        self.clients = [
            Client(self, self.other if place == 1 else self.house, token, self.rng.choice(LANGUAGES))
            for place, token in enumerate(tokens)
        ]
        for client in self.clients:
            await client.come()
        while not all(client.at for client in self.clients):
            await asyncio.sleep(0.01)

    def _make(self) -> tuple[str, list[str]]:
        friends = [{"who": "open"}] * (self.game.players - 1)
        made = self._ask("", {"game": self.game.title.id, "seats": [{"who": "me"}, *friends]})
        taken = [self._ask(f"/{made['table']}/seats", {"invitation": one}) for one in made["invitations"].values()]
        return made["table"], [made["token"], *(seat["token"] for seat in taken), made["audience"]]

    def _ask(self, path: str, body: object) -> dict[str, Any]:
        status, data = self.house.ask("POST", f"/api/tables{path}", body)
        assert status == 201, data
        answer: dict[str, Any] = msgspec.json.decode(data)
        return answer

    def heard(self, client: Client, over: bool) -> None:
        self._heard_at = perf_counter()
        self.over = self.over or over
        if client is self._mover:
            self._answered.set()

    async def move(self) -> bool:
        """Somebody who is asked chooses, and hears what becomes of it. False if nobody can."""
        asked = [client for client in self.clients if client.options]
        if self.over or not asked:
            return False
        if self._chosen_at:
            self.latencies.append(self._heard_at - self._chosen_at)
        self._mover = client = self.rng.choice(asked)
        self._answered.clear()
        self.moves += 1
        self._chosen_at = perf_counter()
        await client.choose(lean(self.game, client.options, self.rng), f"m{self.moves}")
        await asyncio.wait_for(self._answered.wait(), 60)
        return True

    async def paced(self, pace: float, until: float) -> None:
        await asyncio.sleep(self.rng.uniform(0, 1 / pace))
        while perf_counter() < until:
            await self.move()
            await asyncio.sleep(1 / pace)
        self._chosen_at = 0.0

    async def hurried(self, until: float, most: float = inf) -> int:
        """Moves until then, or until there are so many; a game that is over makes room for the next."""
        moves = 0
        while moves < most and perf_counter() < until:
            if await self.move():
                moves += 1
            elif self.over:
                await self.leave()
                self.over = False
                await self.open()
            else:
                await asyncio.sleep(0.002)
            self._chosen_at = 0.0
        return moves

    async def leave(self) -> None:
        await asyncio.gather(*(client.leave() for client in self.clients))


def flushes(folder: Path, number: int = FLUSHES) -> list[float]:
    """Seconds that the disk takes to write a few kilobytes for good."""
    times = []
    with (folder / "flushes").open("wb", buffering=0) as file:
        for _ in range(number):
            began = perf_counter()
            file.write(b"x" * 4096)
            os.fdatasync(file.fileno())
            times.append(perf_counter() - began)
    return times


def memory(pid: int) -> int:
    """Bytes of a process that are in use."""
    fields = Path(f"/proc/{pid}/status").read_text().split()
    return int(fields[fields.index("VmRSS:") + 1]) * 1024


def processor(pid: int) -> float:
    """Seconds of processor time that a process took, its workers left out."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


WARM_WITHIN = 120.0


def until_warm(house: House) -> None:
    """Wait until a server has read what it reads once: that is no table's memory, and no move's time."""
    until = perf_counter() + WARM_WITHIN
    while "\ncutpurse_warm 1\n" not in house.figures() and perf_counter() < until:
        sleep(0.1)


async def one_size(folder: Path, game: Game[Any, Any], number: int, pace: float, seconds: float) -> Figures:
    house = House(folder / f"{number}.db", workers=1, warm_up=True)
    house.start()
    assert house.process is not None
    until_warm(house)
    rng = random.Random(number)
    tables = [LoadedTable(house, game, random.Random(rng.random())) for _ in range(number)]
    try:
        empty = memory(house.process.pid)
        disk = flushes(folder)
        gate = asyncio.Semaphore(OPENED_TOGETHER)

        async def come(table: LoadedTable) -> None:
            async with gate:
                await table.open()

        await asyncio.gather(*(come(table) for table in tables))
        gc.collect()
        gc.freeze()  # the clients' own pauses are not the server's
        pace = min(pace, MOST_PACED / number)
        until, worked = perf_counter() + seconds, processor(house.process.pid)
        await asyncio.gather(*(table.paced(pace, until) for table in tables))
        worked = processor(house.process.pid) - worked
        latencies = [latency for table in tables for latency in table.latencies if latency > 0]
        moves = sum(table.moves for table in tables) / seconds
        full = memory(house.process.pid)
        disk += flushes(folder)
        began = perf_counter()
        most = sum(await asyncio.gather(*(table.hurried(began + seconds) for table in tables)))
        elapsed = perf_counter() - began
        refused = sum(table.refused for table in tables)
        assert not refused, f"{refused} choices were refused"
        await asyncio.gather(*(table.leave() for table in tables))
    finally:
        house.kill()
    cut, disk_cut = quantiles(latencies, n=100), quantiles(disk, n=100)
    return Figures(
        number, moves, cut[49] * 1e3, cut[98] * 1e3, most / elapsed, (full - empty) / number / 1024,
        disk_cut[49] * 1e3, disk_cut[98] * 1e3, worked * 1e3 / (moves * seconds))  # fmt: skip


def load(
    name: str = "",
    sizes: tuple[int, ...] = SIZES,
    pace: float = PACE,
    seconds: float = SECONDS,
    settings: Mapping[str, str | int] | None = None,
) -> Report:
    """Every size on a server and a file of its own."""
    title = registry.title(name) if name else next(iter(registry.titles().values()))
    game = open_table(title, max(2, title.seats[0]), settings or {})
    assert not isinstance(game, Reason)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # three sockets a table, for us and for the server
    report = Report(title.id, pace, [])
    with TemporaryDirectory(dir=".") as folder:  # on the disk one works on; /tmp may be memory
        for number in sizes:
            report.sizes.append(asyncio.run(one_size(Path(folder), game, number, pace, seconds)))
    return report
