"""What a second process on the same database is worth: moves for each second of the servers' own processor time.

On a machine whose cores also run the clients and the database, the clock on the wall cannot show it. Processor time
can: a process is one core's worth of work. If two of them spend no more on a move than one does, they make twice as many
moves wherever each has a core; what they spend on each other (notices, reading on) is what is lost. Tables are measured
with all their people at one process, and with their two players at different ones, where every move is told twice.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import msgspec

from cutpurse.kernel import registry
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.lab.crash import House
from cutpurse.lab.load import LoadedTable, processor, until_warm
from cutpurse.lab.services import Nats, Postgres

LEAST_GAIN = 1.7
"""The bar: two processes are worth so many times one, where people of a table come to one process."""
TABLES, SECONDS = 24, 8.0


class Spread(msgspec.Struct):
    """One way to spread tables over processes."""

    processes: int
    apart: bool
    """Whether the players of a table are at different processes."""
    moves: int
    moves_a_second: float
    cpu_ms_a_move: float
    """Of the servers' processes together."""
    database_ms_a_move: float
    busiest: float
    """The share of the busiest process in their work: a half of two is even."""


class Report(msgspec.Struct):
    game: str
    cores: int
    rows: list[Spread]

    def gain(self, row: Spread) -> float:
        """How many times the moves of one process these make, once each has a core of its own."""
        return self.rows[0].cpu_ms_a_move / row.cpu_ms_a_move / row.busiest

    @property
    def holds(self) -> bool:
        return all(self.gain(row) >= LEAST_GAIN for row in self.rows if row.processes > 1 and not row.apart)

    def as_dict(self) -> dict[str, Any]:
        rows = [{**msgspec.structs.asdict(row), "gain": round(self.gain(row), 2)} for row in self.rows]
        return {"bench": "spread", "game": self.game, "cores": self.cores, "rows": rows,
                "bars": {"gain": LEAST_GAIN}, "holds": self.holds}  # fmt: skip

    def lines(self) -> list[str]:
        head = f"{'processes':>10}{'players':>10}{'moves':>8}{'CPU a move':>12}{'database':>11}{'gain':>7}{'moves/s here':>14}"
        rows = [
            f"{row.processes:>10}{'apart' if row.apart else 'together':>10}{row.moves:>8,}{row.cpu_ms_a_move:>9.2f} ms"
            f"{row.database_ms_a_move:>8.2f} ms{self.gain(row):>7.2f}{row.moves_a_second:>14,.0f}"
            for row in self.rows
        ]
        bar = f"Bar: two processes with tables together are worth {LEAST_GAIN:g} times one, by processor time ({self.cores} cores here)"
        return [f"{self.game}, PostgreSQL and NATS", head, *rows, bar]


async def _one_way(game: Game[Any, Any], houses: list[House], apart: bool, number: int, seconds: float,
                   postgres: Postgres) -> Spread:  # fmt: skip
    rng = random.Random(number)
    count = len(houses)
    tables = [
        LoadedTable(houses[place % count], game, random.Random(rng.random()),
                    houses[(place + 1) % count] if apart else None)
        for place in range(number)
    ]  # fmt: skip
    await asyncio.gather(*(table.open() for table in tables))
    warm = perf_counter() + seconds / 2  # each process says everything for the first time once
    await _rounds(tables, warm)
    pids = [house.process.pid for house in houses if house.process is not None]
    worked, database = [processor(pid) for pid in pids], postgres.processor_time()
    began = perf_counter()
    moves = await _rounds(tables, began + seconds)
    elapsed = perf_counter() - began
    spent = [processor(pid) - before for pid, before in zip(pids, worked, strict=True)]
    database = postgres.processor_time() - database
    await asyncio.gather(*(table.leave() for table in tables))
    return Spread(count, apart, moves, moves / elapsed, sum(spent) * 1e3 / moves, database * 1e3 / moves,
                  max(spent) / sum(spent))  # fmt: skip


async def _rounds(tables: list[LoadedTable], until: float) -> int:
    """A move at each table, again and again: so processes have the same to do, whichever of them the machine favours."""
    moves = 0
    while perf_counter() < until:
        moves += sum(await asyncio.gather(*(table.hurried(until, 1) for table in tables)))
    return moves


def spread(name: str = "", tables: int = TABLES, seconds: float = SECONDS, *, warm_up: bool = True) -> Report:
    """One process, two with tables together, two with players apart: each on a database of its own, with so many tables
    for each process, because a process that has more to do stores and tells more at one go."""
    title = registry.title(name) if name else next(iter(registry.titles().values()))
    game = open_table(title, max(2, title.seats[0]), {})
    assert not isinstance(game, Reason)
    report = Report(title.id, os.cpu_count() or 1, [])
    postgres, nats = Postgres(), Nats()
    nats.start()
    try:
        for processes, apart in ((1, False), (2, False), (2, True)):
            with TemporaryDirectory() as folder:
                database = postgres.new_database()
                houses = [House(database, Path(folder) / f"{place}.log", bus=nats.address, workers=1, warm_up=warm_up)
                          for place in range(processes)]  # fmt: skip
                try:
                    for house in houses:
                        house.start()
                        if warm_up:
                            until_warm(house)
                    report.rows.append(
                        asyncio.run(_one_way(game, houses, apart, tables * processes, seconds, postgres))
                    )
                finally:
                    for house in houses:
                        house.kill()
    finally:
        nats.kill()
        postgres.end()
    return report
