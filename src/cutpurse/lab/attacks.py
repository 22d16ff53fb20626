"""What strangers do to a server: each attack is a function of somebody with an address of their own."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from cutpurse.lab.crash import LONGEST_FRAME, LOOPBACK
from cutpurse.lab.load import Heard

STRANGER = "127.0.1.{}"


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
