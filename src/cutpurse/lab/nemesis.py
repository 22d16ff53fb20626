"""Faults of all kinds on a cluster: two server processes on PostgreSQL and NATS, players at both of them.

Processes, the database and the bus are killed, paused, stopped and cut at random moments, several at a time, also while a
server starts. Every seat has two players, one at each process, who answer whenever they can. What they sent and what they
were told is kept, and compared with the journals again and again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cutpurse.kernel import registry
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
from cutpurse.kernel.table import open_table
from cutpurse.lab.cluster import HEALS_WITHIN, Cluster, Fault
from cutpurse.lab.crash import LONGEST_FRAME, BrokenPromise, House
from cutpurse.lab.history import IN_DOUBT, Journal, Sent, broken, tally
from cutpurse.lab.soak import lean

SILENCE = 12.0
"""Seconds without an answer after which a player comes anew."""
CHECKED_EVERY = 10
"""Faults between two looks into the journals."""
MOST_ILL = 2
"""Things that are down at the same time."""
SPREAD = (0.1, 1.2)
"""Seconds between two faults."""
LASTS = (0.1, 3.0)
"""Seconds before one is made good."""
FOLLOWED = ("stale", "moved-elsewhere", "not-stored")
"""Refusals that are followed by an update."""
FASTEST = 0.05
"""At most how many seconds pass before a player answers."""


class Report(msgspec.Struct):
    """What was done and checked."""

    faults: int
    kinds: dict[str, int]
    tables: int
    games: int
    """Those that came to their end: their records hold, and both processes give the same."""
    sent: int
    accepted: int
    refused: int
    in_doubt: int
    entries: int
    seconds: int

    def as_dict(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)

    def lines(self) -> list[str]:
        kinds = [f"{count:>6,}  {kind}" for kind, count in self.kinds.items()]
        return [
            *kinds,
            f"{self.faults:,} faults in {self.seconds:,} s, {self.tables} tables, {self.games} games to their end",
            f"{self.sent:,} choices sent: {self.accepted:,} accepted, {self.refused:,} refused, {self.in_doubt:,} in doubt; "
            f"{self.entries:,} entries",
            "lost 0, doubled 0, phantom 0, out of order 0, refused and done 0",
        ]


class Player:
    """One of the two people at a seat, at a process of their own."""

    def __init__(self, place: Place, house: House, seat: int, token: str, name: str, seed: str) -> None:
        self.place, self.house, self.seat, self.token, self.name = place, house, seat, token, name
        self.rng = random.Random(seed)
        self.heard_at = 0.0
        self._pending: tuple[Sent, str] | None = None

    async def play(self) -> None:
        while not self.place.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                url = f"ws://{self.house.address}/ws/{self.place.id}"
                async with connect(url, max_size=LONGEST_FRAME, open_timeout=5, close_timeout=1) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": self.token}))
                    await self._converse(socket)
            await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    async def _converse(self, socket: ClientConnection) -> None:
        again = self._pending is not None
        while not self.place.over:
            async with asyncio.timeout(SILENCE):  # wait_for may lose a cancellation
                message = json.loads(await socket.recv())
            kind = message["type"]
            if kind == "update":
                self.heard_at = time.monotonic()
                position = message["position"]
                if position.get("result"):
                    self.place.over = True
                elif again and self._pending is not None:
                    again = False
                    await self._send(socket, message["n"])
                elif self._pending is None and position.get("question"):
                    options = [option["id"] for option in position["options"]]
                    sent = Sent(self.place.id, self.seat, f"{self.name}-{len(self.place.sent)}", 0.0, times=0)
                    self.place.sent.append(sent)
                    self._pending = (sent, lean(self.place.game, options, self.rng))
                    await self._send(socket, message["n"])
            elif kind in ("accepted", "refused"):
                untold = self._answered(message)
                if untold or (kind == "refused" and message["reason"]["code"] not in FOLLOWED):
                    await socket.send(json.dumps({"type": "resync"}))
            elif kind == "failed" and message.get("closing"):
                return

    async def _send(self, socket: ClientConnection, at: int) -> None:
        assert self._pending is not None
        sent, choice = self._pending
        await asyncio.sleep(self.rng.uniform(0, FASTEST))
        sent.at = sent.at or time.monotonic()
        sent.times += 1
        await socket.send(json.dumps({"type": "choose", "id": sent.id, "choice": choice, "at": at}))

    def _answered(self, message: dict[str, Any]) -> bool:
        """Whether it may have been done earlier: then no update follows the answer."""
        if self._pending is None or message["id"] != self._pending[0].id:
            return False
        sent, self._pending = self._pending[0], None
        sent.answered_at = time.monotonic()
        sent.outcome = "accepted" if message["type"] == "accepted" else outcome(message["reason"])
        return sent.times > 1


def outcome(reason: Mapping[str, Any]) -> str:
    """What a refusal means. If the database went away in the middle, the server does not know either, and says so."""
    doubt = reason["code"] == "not-stored" and reason.get("args", {}).get("problem") == "unreachable"
    return IN_DOUBT if doubt else str(reason["code"])


class Place:
    """A table of two people's seats, with two players at each, and a bot where there is room."""

    def __init__(self, houses: list[House], game: Game[Any, Any], id: str, tokens: list[str], seed: str) -> None:
        self.houses, self.game, self.id, self.token = houses, game, id, tokens[0]
        self.over = False
        self.sent: list[Sent] = []
        self.journal: Journal = []
        self.players = [
            Player(self, house, seat, token, f"{seat}{'ab'[number]}", f"{seed} {seat} {number}")
            for number, house in enumerate(houses)
            for seat, token in enumerate(tokens)
        ]
        self.tasks = [asyncio.ensure_future(player.play()) for player in self.players]

    @classmethod
    async def open(cls, houses: list[House], title: Title, settings: Mapping[str, str | int], seed: str) -> Place:
        seats = [{"who": "me"}, {"who": "open"}, {"who": "random"}][: max(2, title.seats[0], min(3, title.seats[-1]))]
        game = open_table(title, len(seats), settings)
        if isinstance(game, Reason):
            raise ValueError(f"{game.code} {game.args}")
        wish = {"game": title.id, "seats": seats, "settings": dict(settings)}
        while True:
            made = await asyncio.to_thread(_made, houses, "/api/tables", wish)
            if made is None:
                continue
            taking = {"invitation": made["invitations"]["1"]}
            taken = await asyncio.to_thread(_made, houses, f"/api/tables/{made['table']}/seats", taking)
            if taken is not None:
                return cls(houses, game, made["table"], [made["token"], taken["token"]], seed)

    def check(self) -> None:
        read_at = time.monotonic()
        journal = self.houses[0].journal(self.id)
        found = broken(self.id, list(self.sent), self.journal, journal, read_at)
        if found:
            raise BrokenPromise(f"table {self.id}: {'; '.join(found[:5])}")
        self.journal = journal

    def prove(self) -> None:
        """The record of a finished game holds, and is the same through every process."""
        records = set()
        for house in self.houses:
            status, data = house.ask(
                "GET", f"/api/tables/{self.id}/record", headers={"authorization": f"Bearer {self.token}"}
            )
            if status != 200:
                raise BrokenPromise(f"table {self.id}: no record ({status})")
            records.add(data)
        if len(records) > 1:
            raise BrokenPromise(f"table {self.id}: the processes give different records")
        verify(RecordFile.parse(records.pop()))

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()


def _made(houses: list[House], path: str, body: object) -> dict[str, Any] | None:
    """Through whichever process answers. None: a request that failed was carried out all the same, and cannot be again."""
    until = time.monotonic() + HEALS_WITHIN
    failed = False
    while True:
        for house in houses:
            try:
                status, data = house.ask("POST", path, body)
            except OSError:
                failed = True
                continue
            if status == 201:
                made: dict[str, Any] = json.loads(data)
                return made
            if status >= 500:
                failed = True
            elif failed:
                return None
            else:
                raise ValueError(f"{path}: {status} {data.decode(errors='replace')[:200]}")
        if time.monotonic() > until:
            raise BrokenPromise(f"{path}: nobody answers")
        time.sleep(0.2)


class Nemesis:
    """Brings faults over a cluster and has them made good a little later."""

    def __init__(self, cluster: Cluster, seed: int) -> None:
        self.rng = random.Random(f"nemesis {seed}")
        self.faults = cluster.faults()
        self.kinds: Counter[str] = Counter()
        self._ill: dict[str, asyncio.Task[None]] = {}

    async def strike(self) -> None:
        """One fault, of something that is well, while not too much else is down."""
        while len(self._ill) >= MOST_ILL:
            await asyncio.wait(self._ill.values(), return_when=asyncio.FIRST_COMPLETED)
            self._bury()
        name, fault = self.rng.choice([item for item in self.faults.items() if item[1].target not in self._ill])
        self.kinds[name] += 1
        self._ill[fault.target] = asyncio.ensure_future(self._course(fault, self.rng.uniform(*LASTS)))
        await asyncio.sleep(self.rng.uniform(*SPREAD))
        self._bury()

    async def _course(self, fault: Fault, lasts: float) -> None:
        await asyncio.to_thread(fault.harm)
        await asyncio.sleep(lasts)
        await fault.heal()

    async def heal(self) -> None:
        await asyncio.gather(*self._ill.values())
        self._bury()

    def _bury(self) -> None:
        for target, task in list(self._ill.items()):
            if task.done():
                task.result()
                del self._ill[target]


async def _run(
    cluster: Cluster,
    titles: list[Title],
    settings: Mapping[str, str | int],
    faults: int,
    seed: int,
    say: Callable[[str], None],
) -> Report:
    began = time.monotonic()
    nemesis = Nemesis(cluster, seed)
    places: list[Place] = []

    async def keep_playing() -> None:
        for title in titles:
            if all(place.over or place.game.title is not title for place in places):
                places.append(await Place.open(cluster.houses, title, settings, f"{seed} {len(places)}"))

    def check() -> None:
        for place in places:
            place.check()

    try:
        while sum(nemesis.kinds.values()) < faults:
            await keep_playing()
            await nemesis.strike()
            done = sum(nemesis.kinds.values())
            if done % CHECKED_EVERY == 0:
                await nemesis.heal()
                await asyncio.to_thread(check)
                say(
                    f"{done} faults, {sum(one.accepted for place in places for one in place.sent)} choices acknowledged"
                )
        await nemesis.heal()
        await _all_move_on(places)
        finished = [place for place in places if place.over]
        for place in places:
            place.stop()
        await asyncio.gather(*(task for place in places for task in place.tasks), return_exceptions=True)
        await asyncio.to_thread(check)
        for place in finished:
            await asyncio.to_thread(place.prove)
        sent = [one for place in places for one in place.sent]
        seen = tally(sent, {place.id: place.journal for place in places})
        return Report(
            faults,
            dict(sorted(nemesis.kinds.items())),
            len(places),
            len(finished),
            **msgspec.structs.asdict(seen),
            seconds=round(time.monotonic() - began),
        )
    finally:
        for place in places:
            place.stop()


async def _all_move_on(places: list[Place]) -> None:
    """Everything is well again: every player at every table hears of a move, through either process."""
    began, until = time.monotonic(), time.monotonic() + HEALS_WITHIN
    while waiting := [
        player for place in places if not place.over for player in place.players if player.heard_at < began
    ]:
        if time.monotonic() > until:
            raise BrokenPromise(f"{len(waiting)} players hear nothing after everything is well again")
        await asyncio.sleep(0.1)


def torment(
    faults: int, seed: int = 0, game: str = "", settings: Mapping[str, str | int] | None = None,
    say: Callable[[str], None] = lambda line: None,
) -> Report:  # fmt: skip
    """So many faults on a cluster of its own, with a table of every title or of one. Raises BrokenPromise at the first promise that
    does not hold."""
    titles = [registry.title(game)] if game else list(registry.titles().values())
    with TemporaryDirectory() as folder:
        cluster = Cluster(Path(folder))
        try:
            return asyncio.run(_run(cluster, titles, settings or {}, faults, seed, say))
        finally:
            cluster.end()
