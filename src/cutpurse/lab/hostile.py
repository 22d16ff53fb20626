"""Strangers attack a server while honest people play: nobody may notice.

The server is a real process with its real limits, under a limit of memory; the honest tables play over real sockets from
one address of the loopback, every stranger attacks from another. Quiet stretches and attacks take turns, so that both
are measured in the same minutes of the same machine. Attackers are a process of their own, with less right to the
processor than the server: what is measured is what they make the server do.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import random
import resource
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from cutpurse.kernel import registry
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.lab.crash import LONGEST_FRAME, LOOPBACK, House
from cutpurse.lab.load import Heard, LoadedTable, memory, until_idle

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
STRANGER = "127.0.1.{}"
NICE = 10


class Stretch(msgspec.Struct):
    """One attack, or the quiet between two."""

    name: str
    latencies: list[float] = []
    done: dict[str, int] = {}

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
        rows = [{"attack": one.name, "moves": len(one.latencies), "p99_ms": round(one.p99_ms, 1), "done": one.done}
                for one in self.stretches]  # fmt: skip
        return {"hostile": rows, "quiet_p99_ms": round(self.quiet_ms, 1), "attacked_p99_ms": round(self.attacked_ms, 1),
                "times": round(self.times, 2), "memory_mib": self.memory >> 20, "alive": self.alive,
                "holds": self.holds}  # fmt: skip

    def lines(self) -> list[str]:
        rows = [f"{'attack':>12}{'moves':>8}{'p99':>12}   what was tried"]
        for one in self.stretches:
            tried = ", ".join(f"{count:,} × {what}" for what, count in sorted(one.done.items()))
            rows.append(f"{one.name:>12}{len(one.latencies):>8,}{one.p99_ms:>9.1f} ms   {tried}")
        rows.append(
            f"quiet {self.quiet_ms:.1f} ms, attacked {self.attacked_ms:.1f} ms: {self.times:.2f} × (bar {MOST_TIMES:g}; a quiet"
            f" value counts as at least {ORDINARY_MS:g} ms); memory {self.memory >> 20} MiB (bar {MOST_MEMORY >> 20})"
        )
        return rows


# -- what strangers do ---------------------------------------------------------------------------


class Stranger:
    """Somebody with an address of their own."""

    def __init__(self, port: int, number: int, until: float) -> None:
        self.port, self.source, self.until = port, STRANGER.format(number), until
        self.done: Counter[str] = Counter()
        self.rng = random.Random(number)

    @property
    def goes_on(self) -> bool:
        return monotonic() < self.until

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(LOOPBACK, self.port, timeout=20, source_address=(self.source, 0))
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        try:
            connection.request(method, path, data, headers)
            response = connection.getresponse()
            answer = response.status, response.read()
        except OSError:
            answer = 0, b""
        finally:
            connection.close()
        self.done[f"{method} {answer[0]}"] += 1
        return answer

    async def asks(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, bytes]:
        return await asyncio.to_thread(self.ask, method, path, body, **headers)

    async def table(self, game: str, **more: object) -> dict[str, Any]:
        wish = {"game": game, "seats": [{"who": "me"}, {"who": "open"}], **more}
        made: dict[str, Any] = json.loads((await self.asks("POST", "/api/tables", wish))[1])
        for invitation in made["invitations"].values():
            await self.asks("POST", f"/api/tables/{made['table']}/seats", {"invitation": invitation})
        return made

    async def sit(self, made: dict[str, Any], language: str = "") -> ClientConnection:
        url = f"ws://{LOOPBACK}:{self.port}/ws/{made['table']}"
        line = await connect(
            url, local_addr=(self.source, 0), max_size=LONGEST_FRAME, compression=None, open_timeout=20
        )
        await line.send(json.dumps({"type": "hello", "token": made["token"], "language": language, "draws": True}))
        return line


async def uploads(stranger: Stranger) -> None:
    """Records with bombs in them, records of nothing, one game under a hundred names."""
    header = {"line": "game", "game": "age-of-thieves", "rules": 1, "players": 2, "settings": {}, "seats": ["a", "b"],
              "commitment": "", "contributions": ["", ""]}  # fmt: skip
    bombs: list[dict[str, str]] = [
        {"general.toml": '[[general]]\nid = "beacon"\ncopies = 300000000\n'}, {"general.toml": "a." * 60_000 + "a = 1"},
        {"general.toml": "a = " + "[" * 60_000}, {}]  # fmt: skip
    while stranger.goes_on:
        bomb = json.dumps({**header, "pack": stranger.rng.choice(bombs)}).encode()
        filler = b'\n{"line":"record","n":%d,"mark":""}' % stranger.rng.randrange(3)
        await stranger.asks("POST", "/api/records", bomb + filler * stranger.rng.choice((1, 5_000)))


async def webhooks(stranger: Stranger) -> None:
    """Tables of days whose owner's address answers a byte at a time."""

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        stranger.done["dripping"] += 1
        with contextlib.suppress(ConnectionError):
            while True:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(1)

    server = await asyncio.start_server(drip, LOOPBACK, 0)
    address = f"http://{LOOPBACK}:{server.sockets[0].getsockname()[1]}/"
    for _ in range(8):
        made = await stranger.table("swindler", manners={"pace": "days"})
        line = await stranger.sit(made)
        await line.send(json.dumps({"type": "notify", "id": "n", "url": address}))
        await line.close()
    while stranger.goes_on:
        await stranger.asks("GET", stranger.rng.choice(("/api/games", "/api/texts?game=swindler", "/")))
    server.close()


async def undoing(stranger: Stranger) -> None:
    """Try and take back, for ever."""

    async def loop(made: dict[str, Any]) -> None:
        line, number = await stranger.sit(made), 0
        while stranger.goes_on:
            heard = msgspec.json.decode(await asyncio.wait_for(line.recv(decode=False), 20), type=Heard)
            if heard.type in ("refused", "failed"):
                stranger.done["refused"] += 1
                await asyncio.sleep(0.05)
                await line.send('{"type":"resync"}')
            elif heard.type == "update":
                number += 1
                options = [option.id for option in heard.position.options]
                act = {"type": "choose", "choice": options[0]} if options and number % 2 else {"type": "undo"}
                await line.send(json.dumps({**act, "id": f"u{number}", "at": heard.n}))
                stranger.done[act["type"]] += 1

    tables = [await stranger.table(game) for game in ("swindler", "thiefdom", "age-of-thieves")]
    await together(*(loop(made) for made in tables for _ in range(2)))


async def deaf(stranger: Stranger) -> None:
    """Ask for everything again and again, and read none of it."""
    made = await stranger.table("thiefdom")

    async def loop() -> None:
        while stranger.goes_on:
            with contextlib.suppress(WebSocketException, OSError):
                line = await stranger.sit(made, "de")
                line.transport.pause_reading()
                for _ in range(200):
                    await line.send('{"type":"resync"}')
                    stranger.done["resync unread"] += 1
                    await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)

    await together(*(loop() for _ in range(40)))


async def rebuilding(stranger: Stranger) -> None:
    """Everything that is built anew, as often as one may ask."""
    made = await stranger.table("thiefdom")

    async def loop() -> None:
        line = await stranger.sit(made, stranger.rng.choice(("en", "de", "pl", "fr")))
        reading = asyncio.create_task(drain(line))
        with contextlib.suppress(WebSocketException):
            while stranger.goes_on:
                kind = stranger.rng.choice(("resync", "board", "read", "why"))
                fields = (
                    {"id": "x", "choice": "end"}
                    if kind == "why"
                    else {"id": "x", "width": stranger.rng.randrange(20, 200)}
                )
                await line.send(json.dumps({"type": kind, **({} if kind == "resync" else fields)}))
                stranger.done[kind] += 1
                await asyncio.sleep(0.05)
        reading.cancel()

    await together(*(loop() for _ in range(30)))


async def frames(stranger: Stranger) -> None:
    """Pings nobody asked for, and messages in pieces of nothing."""
    made = await stranger.table("swindler")
    pieces = [Frame(Opcode.PING, b"x" * 20), Frame(Opcode.PONG, b""), Frame(Opcode.TEXT, b"", False)]

    async def loop() -> None:
        while stranger.goes_on:
            with contextlib.suppress(WebSocketException, OSError):
                line = await stranger.sit(made)
                for _ in range(50):
                    if line.transport.is_closing():
                        break
                    line.transport.write(stranger.rng.choice(pieces).serialize(mask=True) * 500)
                    stranger.done["frames"] += 500
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)

    await together(*(loop() for _ in range(10)))


async def slow(stranger: Stranger) -> None:
    """Connections that say nothing, or half of something."""
    lines: list[socket.socket] = []
    while stranger.goes_on:
        line = socket.socket()
        with contextlib.suppress(OSError):
            line.bind((stranger.source, 0))
            line.settimeout(2)
            line.connect((LOOPBACK, stranger.port))
            line.sendall(stranger.rng.choice((b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\nX: ")))
            stranger.done["half open"] += 1
        lines = [*lines[-300:], line]
        await asyncio.sleep(0.01)


async def guessing(stranger: Stranger) -> None:
    """Tokens, invitations, tables, ids and paths that do not exist; tables without end."""
    while stranger.goes_on:
        word = f"{stranger.rng.getrandbits(64):x}"
        await stranger.asks("GET", f"/api/tables/{word}")
        await stranger.asks("POST", f"/api/tables/{word}/seats", {"invitation": word})
        await stranger.asks("GET", f"/api/records/record-{word * 2}/pages/0")
        await stranger.asks("GET", "/api/admin/tables", authorization=f"Bearer {word}")
        await stranger.asks("POST", "/api/tables", {"game": "thiefdom", "seats": [{"who": "me"}, {"who": "open"}]})


async def talking(stranger: Stranger) -> None:
    """More words than anybody can read, through many connections of one seat."""
    made = await stranger.table("swindler")

    async def loop() -> None:
        while stranger.goes_on:
            with contextlib.suppress(WebSocketException, OSError):
                line = await stranger.sit(made)
                reading = asyncio.create_task(drain(line))
                for n in range(40):
                    await line.send(json.dumps({"type": "say", "id": f"s{n}", "text": "e\u0301\u0301" * 200}))
                    stranger.done["words"] += 1
                    await asyncio.sleep(0.05)
                reading.cancel()
                await line.close()
            await asyncio.sleep(0.2)

    await together(*(loop() for _ in range(10)))


async def drain(line: ClientConnection) -> None:
    with contextlib.suppress(WebSocketException):
        while True:
            await line.recv(decode=False)


async def together(*work: Awaitable[None]) -> None:
    for end in await asyncio.gather(*work, return_exceptions=True):
        if isinstance(end, Exception) and not isinstance(end, WebSocketException | OSError):
            raise end


ATTACKS: dict[str, Callable[[Stranger], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (uploads, webhooks, undoing, deaf, rebuilding, frames, slow, guessing, talking)
}
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
        until = perf_counter() + seconds
        watch = asyncio.create_task(self._watch())
        await asyncio.gather(*(self._honest(table, until) for table in self.tables))
        for table in self.tables:
            stretch.latencies += [latency for latency in table.latencies if latency > 0]
            table.latencies.clear()
        if attack is not None:
            await attack
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
        until_idle(house.process.pid)
        resource.prlimit(house.process.pid, resource.RLIMIT_AS, (ADDRESS_SPACE, ADDRESS_SPACE))
        try:
            return asyncio.run(Campaign(house, seed).run(60 * minutes, names or list(ATTACKS)))
        finally:
            house.kill()
