"""Kill -9 a live server at random moments, and check that nothing it acknowledged is lost.

The server is a real process with a real file; scripted players and bots sit at its tables over real sockets of
the loopback. After every kill the journal is read from a copy of the file: every choice that was acknowledged is
there once, in the order of the acknowledgements, and what was there before is there unchanged. Then the server
starts again, the players come back, send what was not acknowledged a second time with the same id, and play on.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import cutpurse
from cutpurse.kernel import registry
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
from cutpurse.kernel.table import open_table
from cutpurse.lab.soak import lean

LOOPBACK = "127.0.0.1"
TABLES = 2
"""How many tables are in play at a time."""
METRICS_TOKEN = "figures"
STARTS_WITHIN = 60.0
SENDS_WITHIN = 10.0
"""After a start: by then somebody has come back and has chosen something."""
ENDS_WITHIN = 120.0
"""After the last kill: a game that has not ended by then is lost too."""
LONGEST_FRAME = 4 * 2**20

# The server is a program of its own here, started by its name: this storey does not stand on it.
SERVE = """
import sys, msgspec
from cutpurse.kernel import chance
host, port, settings, known = sys.argv[1:]
if known:  # before anything else knows the names
    chance.new_secret = lambda: known.encode().ljust(32)[:32]
    chance.new_contribution = lambda: known
from cutpurse.server.run import serve
from cutpurse.server.settings import Settings
serve(host, int(port), msgspec.json.decode(settings, type=Settings))
"""


class BrokenPromise(AssertionError):
    """A promise that did not survive a crash."""


class Tally(msgspec.Struct):
    """What was done and checked."""

    kills: int = 0
    tables: int = 0
    games: int = 0
    acknowledged: int = 0
    resent: int = 0
    """Choices that were sent when the server died; sent again, each was done once."""
    unstored: int = 0
    """Of these, choices that the server died before storing."""
    untold: int = 0
    """Of these, choices that were stored and that the server died before acknowledging."""


class House:
    """A server in a process of its own, with one port that it keeps. Its tables are in a file of its own, or in a
    database that it may share with others."""

    def __init__(self, database: Path | str, log: Path | None = None, /, *, known: str = "", **options: object) -> None:
        """With a `known` word no shuffle is secret: all of them follow from it and from what the seats mix in."""
        self.database = database
        self.known = known
        self.options: dict[str, object] = {
            "pace": [0, 0],
            "pace_alone": [0, 0],
            "a_second": 1_000_000,
            "work_a_second": 1_000_000,
            "tables_a_minute": 1_000_000,
            "sockets_each": 1_000_000,
            "metrics_token": METRICS_TOKEN,
            "warm_up": False,
            **options,
        }
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.log = log if log is not None else Path(database).with_suffix(".log")

    @property
    def address(self) -> str:
        return f"{LOOPBACK}:{self.port}"

    def begin(self) -> None:
        """A process that will be a server soon."""
        settings = json.dumps({"database": str(self.database), **self.options})
        command = [sys.executable, "-c", SERVE, LOOPBACK, str(self.port), settings, self.known]
        paths = [str(Path(cutpurse.__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)

    def start(self) -> None:
        """A server that answers."""
        self.begin()
        assert self.process is not None
        assert self.process.stdout is not None
        silent = threading.Timer(STARTS_WITHIN, self.process.kill)
        silent.start()
        line = self.process.stdout.readline()
        silent.cancel()
        if not line:
            raise BrokenPromise(f"the server does not start: {self.log.read_text()[-400:]}")
        self.port = int(line.rstrip("/\n").rpartition(":")[2])
        until = time.monotonic() + STARTS_WITHIN
        while True:
            with contextlib.suppress(OSError):
                if self.ask("GET", "/health")[0] == 200:
                    return
            if time.monotonic() > until or self.process.poll() is not None:
                raise BrokenPromise(f"the server does not come back: {self.log.read_text()[-400:]}")
            time.sleep(0.01)

    def signal(self, number: int) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)

    def kill(self) -> None:
        """As the machine would: at once, with no time to say goodbye."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()

    def ask(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, bytes]:
        """One HTTP request: status and content. Bytes are sent as they are, anything else as JSON."""
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        connection = http.client.HTTPConnection(LOOPBACK, self.port, timeout=10)
        try:
            connection.request(method, path, data, dict(headers or {}))
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()

    def figures(self) -> str:
        """What it counts, as a monitoring system reads it."""
        return self.ask("GET", "/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"})[1].decode()

    def journal(self, table: str) -> list[dict[str, Any]]:
        """The journal of a table, read without the server."""
        rows = in_file(self.database, table) if isinstance(self.database, Path) else in_database(self.database, table)
        if [n for n, _ in rows] != list(range(len(rows))):
            raise BrokenPromise(f"table {table}: the journal has a gap")
        return [json.loads(entry) for _, entry in rows]


def in_file(database: Path, table: str) -> list[tuple[int, bytes]]:
    """From a copy of the file: recovering the file itself is the server's work."""
    with TemporaryDirectory() as folder:
        for file in database.parent.glob(f"{database.name}*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, folder)
        with contextlib.closing(sqlite3.connect(Path(folder, database.name))) as db:
            return db.execute(JOURNAL.format("?"), (table,)).fetchall()


def in_database(address: str, table: str) -> list[tuple[int, bytes]]:
    import asyncpg

    async def read() -> list[tuple[int, bytes]]:
        db = await asyncpg.connect(address, server_settings={"search_path": "cutpurse"})
        try:
            return [tuple(row) for row in await db.fetch(JOURNAL.format("$1"), table)]
        finally:
            await db.close()

    with ThreadPoolExecutor(1) as thread:  # whoever asks may have a loop of their own
        return thread.submit(asyncio.run, read()).result()


JOURNAL = "SELECT n, entry FROM entries JOIN tables ON at = number WHERE id = {} ORDER BY n"


class Sitter:
    """A scripted player, who comes back after every crash and remembers what was acknowledged."""

    def __init__(self, house: House, table: str, seat: int, token: str, game: Game[Any, Any], seed: str) -> None:
        self.house, self.table, self.seat, self.token, self.game = house, table, seat, token, game
        self.rng = random.Random(seed)
        self.name = str(seat)
        """What the ids of its choices begin with."""
        self.hesitates = 0.0
        """At most how many seconds pass before it answers."""
        self.acknowledged: list[str] = []
        self.sent = asyncio.Event()
        """Set with every choice that is sent: a good moment for a crash."""
        self.resent = 0
        self.result: dict[str, Any] | None = None
        self.round_trip = 0.01
        """Seconds from a choice to its answer, lately."""
        self._choices = 0
        self._sent_at = 0.0
        self._pending: dict[str, Any] | None = None

    @property
    def waits_for(self) -> str | None:
        """The id of a choice that was sent and not answered."""
        return self._pending["id"] if self._pending is not None and self._sent_at else None

    async def play(self) -> None:
        while self.result is None:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                url = f"ws://{self.house.address}/ws/{self.table}"
                async with connect(url, max_size=LONGEST_FRAME, open_timeout=5, close_timeout=1) as socket:
                    await self._converse(socket)
            await asyncio.sleep(0.02)

    async def _converse(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "token": self.token}))
        again = self._pending is not None
        n = 0
        while self.result is None:
            message = json.loads(await socket.recv())
            n += 1
            if message["n"] != n:
                raise BrokenPromise(f"table {self.table}, seat {self.seat}: message {n} is missing")
            kind = message["type"]
            if kind in ("accepted", "refused"):
                self._answered(message)
                if again:  # it may have been done before the crash: then no update follows
                    again = False
                    await socket.send(json.dumps({"type": "resync"}))
            elif kind == "update":
                position = message["position"]
                self.result = position.get("result")
                if again and self._pending is not None:
                    self.resent += 1
                    await self._send(socket, n)
                elif "question" in position and self._pending is None:
                    self._choices += 1
                    choice = lean(self.game, [option["id"] for option in position["options"]], self.rng)
                    self._pending = {"type": "choose", "id": f"{self.name}-{self._choices}", "choice": choice}
                    await self._send(socket, n)
            elif kind == "failed":
                raise BrokenPromise(f"table {self.table}, seat {self.seat}: {message['reason']}")

    async def _send(self, socket: ClientConnection, at: int) -> None:
        await asyncio.sleep(self.rng.uniform(0, self.hesitates))
        await socket.send(json.dumps({**(self._pending or {}), "at": at}))
        self._sent_at = time.monotonic()
        self.sent.set()

    def _answered(self, message: dict[str, Any]) -> None:
        if message["type"] == "accepted" and (not self.acknowledged or self.acknowledged[-1] != message["id"]):
            self.acknowledged.append(message["id"])
        if self._pending is not None and message["id"] == self._pending["id"]:
            self.round_trip = (self.round_trip + time.monotonic() - self._sent_at) / 2
            self._pending, self._sent_at = None, 0.0


class Watched:
    """One table: two scripted players and, where a third seat exists, a bot."""

    def __init__(self, house: House, title: Title, settings: Mapping[str, str | int], seed: str) -> None:
        seats = [{"who": "me"}, {"who": "open"}, {"who": "random"}][: max(2, title.seats[0], min(3, title.seats[-1]))]
        game = open_table(title, len(seats), settings)
        if isinstance(game, Reason):
            raise ValueError(f"{game.code} {game.args}")
        made = _made(house, "/api/tables", {"game": title.id, "seats": seats, "settings": dict(settings)})
        self.house, self.id = house, made["table"]
        taken = _made(house, f"/api/tables/{self.id}/seats", {"invitation": made["invitations"]["1"]})
        tokens = (made["token"], taken["token"])
        self.sitters = [Sitter(house, self.id, n, token, game, f"{seed} seat {n}") for n, token in enumerate(tokens)]
        self.tasks = [asyncio.ensure_future(sitter.play()) for sitter in self.sitters]
        self.journal: list[dict[str, Any]] = []

    @property
    def over(self) -> bool:
        return all(task.done() for task in self.tasks)

    def check(self) -> None:
        """What the file holds, against what the players were told."""
        journal = self.house.journal(self.id)
        if journal[: len(self.journal)] != self.journal:
            raise BrokenPromise(f"table {self.id}: the past has changed")
        self.journal = journal
        done = [(entry["seat"], entry["id"]) for entry in journal]
        if len(set(done)) != len(done):
            raise BrokenPromise(f"table {self.id}: a choice was done twice")
        for sitter in self.sitters:
            told = set(sitter.acknowledged)
            if [id for seat, id in done if seat == sitter.seat and id in told] != sitter.acknowledged:
                raise BrokenPromise(
                    f"table {self.id}, seat {sitter.seat}: an acknowledged choice is gone or out of order"
                )

    def caught(self) -> tuple[int, int]:
        """Choices that were under way at the crash: how many are not stored, how many are stored and not told."""
        done = {(entry["seat"], entry["id"]) for entry in self.journal}
        waiting = [(sitter.seat, sitter.waits_for) for sitter in self.sitters if sitter.waits_for is not None]
        stored = sum(choice in done for choice in waiting)
        return len(waiting) - stored, stored

    def prove(self) -> None:
        """The record of the finished game holds, shuffles and all, and everybody saw its result."""
        token = self.sitters[0].token
        status, data = self.house.ask(
            "GET", f"/api/tables/{self.id}/record", headers={"authorization": f"Bearer {token}"}
        )
        if status != 200:
            raise BrokenPromise(f"table {self.id}: no record ({status})")
        result = msgspec.to_builtins(verify(RecordFile.parse(data)).result())
        if any(sitter.result != result for sitter in self.sitters):
            raise BrokenPromise(f"table {self.id}: the players saw another result")


def _made(house: House, path: str, body: object) -> dict[str, Any]:
    status, data = house.ask("POST", path, body)
    if status != 201:
        raise BrokenPromise(f"{path}: {status} {data[:200]!r}")
    made: dict[str, Any] = json.loads(data)
    return made


async def _moment(tables: list[Watched], rng: random.Random) -> None:
    """Any moment of a choice, from its sending until a little after its answer: between any two of its steps."""
    await asyncio.sleep(rng.uniform(0.02, 0.2))
    sitters = [sitter for table in tables if not table.over for sitter in table.sitters]
    for sitter in sitters:
        sitter.sent.clear()
    sending = {asyncio.ensure_future(sitter.sent.wait()): sitter for sitter in sitters}
    if sending:
        done, waiting = await asyncio.wait(sending, timeout=SENDS_WITHIN, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        for task in list(done)[:1]:
            await asyncio.sleep(rng.uniform(0, 1.3 * sending[task].round_trip))


async def _crash(house: House, title: Title, kills: int, seed: int, settings: Mapping[str, str | int]) -> Tally:
    rng, tally = random.Random(f"crash {seed}"), Tally()
    tables: list[Watched] = []
    try:
        house.start()
        while tally.kills < kills:
            while sum(not table.over for table in tables) < TABLES:
                tables.append(Watched(house, title, settings, f"{seed} table {len(tables)}"))
            await _moment(tables, rng)
            house.kill()
            tally.kills += 1
            await asyncio.sleep(0)
            for table in tables:
                table.check()
                unstored, untold = table.caught() if not table.over else (0, 0)
                tally.unstored += unstored
                tally.untold += untold
            await asyncio.to_thread(house.start)
        tasks = [task for table in tables for task in table.tasks]
        _, waiting = await asyncio.wait(tasks, timeout=ENDS_WITHIN)
        if waiting:
            raise BrokenPromise(f"{len(waiting)} players wait for the end of a game after {ENDS_WITHIN:.0f} s")
        for table in tables:
            for task in table.tasks:
                task.result()
            table.check()
            table.prove()
            tally.acknowledged += sum(len(sitter.acknowledged) for sitter in table.sitters)
            tally.resent += sum(sitter.resent for sitter in table.sitters)
        tally.tables = tally.games = len(tables)
        return tally
    finally:
        for table in tables:
            for task in table.tasks:
                task.cancel()
        house.kill()


def crash(
    kills: int, seed: int = 0, game: str = "", settings: Mapping[str, str | int] | None = None, database: str = ""
) -> Tally:
    """Kill a server so many times, on a file of its own or on a database. Raises BrokenPromise at the first promise that does
    not hold."""
    titles = registry.titles()
    title = registry.title(game) if game else next(iter(titles.values()))
    with TemporaryDirectory() as folder:
        house = House(database or Path(folder, "tables.db"), Path(folder, "log"))
        return asyncio.run(_crash(house, title, kills, seed, settings or {}))
