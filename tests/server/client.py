"""Scripted guests: each speaks the protocol over a real socket and keeps every byte it was sent."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from cutpurse.kernel import registry
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.lab.crash import LONGEST_FRAME, House
from cutpurse.lab.soak import lean
from cutpurse.protocol.from_server import Update

PATIENCE = 15.0
"""How long a test waits for a message before it fails."""
QUIET = 0.15
"""How long nothing must come for a test to say that nothing came."""

SOMEBODY_WAS_FIRST = ("stale", "moved-elsewhere")

Message = dict[str, Any]


class Made:
    """A table over HTTP: its secrets, and the tokens of the seats that were taken."""

    def __init__(
        self,
        house: House,
        who: list[str],
        settings: dict[str, str | int] | None = None,
        game: str = "",
        **manners: object,
    ) -> None:
        self.house = house
        self.game_id = game or "swindler"
        wish: Message = {
            "game": self.game_id,
            "seats": [{"who": one, "name": f"{one} {n}"} for n, one in enumerate(who)],
        }
        wish |= {"settings": settings or {}, "manners": manners}
        status, data = house.ask("POST", "/api/tables", wish)
        assert status == 201, data
        self.answer: Message = json.loads(data)
        self.id: str = self.answer["table"]
        self.host: str = self.answer["host"]
        self.audience: str = self.answer["audience"]
        self.invitations = {int(seat): text for seat, text in self.answer["invitations"].items()}
        self.tokens: dict[int, str] = {self.answer["seat"]: self.answer["token"]}
        self.players = len(who)
        self.settings = settings or {}

    def take_all(self) -> Self:
        for seat in self.invitations:
            self.take(seat)
        return self

    def take(self, seat: int, name: str = "") -> str:
        body = {"invitation": self.invitations[seat], "name": name or f"guest {seat}"}
        status, data = self.house.ask("POST", f"/api/tables/{self.id}/seats", body)
        assert status == 201, data
        token: str = json.loads(data)["token"]
        self.tokens[seat] = token
        return token

    def info(self) -> Message:
        answer: Message = json.loads(self.house.ask("GET", f"/api/tables/{self.id}")[1])
        return answer

    def record(self, token: str) -> tuple[int, bytes]:
        return self.house.ask("GET", f"/api/tables/{self.id}/record", headers={"authorization": f"Bearer {token}"})

    def invite(self, seat: int, host: str | None = None) -> tuple[int, Message]:
        body = {"host": self.host if host is None else host, "seat": seat}
        status, data = self.house.ask("POST", f"/api/tables/{self.id}/invitations", body)
        return status, json.loads(data)

    def act(self, act: str, seat: int = -1, bot: str = "", host: str | None = None) -> tuple[int, Message]:
        """As the host."""
        body = {"host": self.host if host is None else host, "act": act, "seat": seat, "bot": bot}
        status, data = self.house.ask("POST", f"/api/tables/{self.id}/host", body)
        return status, json.loads(data)

    @property
    def game(self) -> Game[Any, Any]:
        game = open_table(registry.title(self.game_id), self.players, self.settings)
        assert not isinstance(game, Reason)
        return game

    def guest(self, seat: int, language: str = "", draws: bool = False) -> Guest:
        """Who sits at a seat; -1 for somebody in the audience."""
        return self.guest_at(self.house, seat, language, draws)

    def guest_at(self, house: House, seat: int, language: str = "", draws: bool = False) -> Guest:
        """The same through another process."""
        token = self.audience if seat < 0 else self.tokens[seat]
        return Guest(house, self.id, token, language=language, draws=draws)


def spread_out(frame: bytes) -> Message:
    """An update with all that it may hold side by side, nothing left out; `choices` are the options by their ids."""
    update = msgspec.json.decode(frame, type=Update)
    parts = msgspec.structs.asdict(update) | msgspec.structs.asdict(update.position)
    parts |= {"type": "update", "choices": [one.id for one in update.position.options]}
    del parts["position"]
    spread: Message = json.loads(msgspec.json.encode(parts))
    return spread


class Guest:
    """One connection. `frames` is every message as it was sent; their numbers are checked."""

    def __init__(
        self,
        house: House,
        table: str,
        token: str = "",
        *,
        origin: str | None = None,
        language: str = "",
        draws: bool = False,
    ) -> None:
        self.url = f"ws://{house.address}/ws/{table}"
        self.token, self.origin, self.language, self.draws = token, origin, language, draws
        self.frames: list[bytes] = []
        self.last: Message = {}
        """The last update."""
        self.welcome: Message = {}
        self.said_at = 0.0
        """When it last said something, by the monotonic clock."""
        self._socket: ClientConnection | None = None
        self._ids = 0

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def open(self) -> Self:
        """Connect, without a word."""
        headers = {"Origin": self.origin} if self.origin is not None else None
        self._socket = await connect(
            self.url, max_size=LONGEST_FRAME, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1
        )
        return self

    async def __aenter__(self) -> Self:
        await self.open()
        await self.say("hello", token=self.token, language=self.language, draws=self.draws)
        self.welcome = await self.until("welcome")
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.socket.close()

    async def say(self, type: str, **fields: object) -> None:
        self.said_at = time.monotonic()
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def hear(self, within: float = PATIENCE) -> Message:
        async with asyncio.timeout(within):  # wait_for may lose a cancellation
            frame = await self.socket.recv(decode=False)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        assert message["n"] == len(self.frames), "a message is missing"
        if message["type"] == "update":
            self.last = message = spread_out(frame)
        return message

    async def until(self, kind: str, test: Callable[[Message], bool] = lambda message: True) -> Message:
        while True:
            message = await self.hear()
            if message["type"] == kind and test(message):
                return message

    async def quiet(self, seconds: float = QUIET) -> list[Message]:
        """What still comes, until nothing comes for a while."""
        heard: list[Message] = []
        while True:
            try:
                heard.append(await self.hear(seconds))
            except TimeoutError:
                return heard

    async def choose(self, choice: str, id: str = "", at: int | None = None) -> Message:
        """Send a choice and hear what becomes of it."""
        self._ids += 1
        id = id or f"c{self._ids}"
        await self.say("choose", id=id, at=self.last["n"] if at is None else at, choice=choice)
        while True:
            message = await self.hear()
            if message["type"] in ("accepted", "refused") and message["id"] == id:
                return message

    async def asked(self) -> Message:
        """Wait until this seat is asked."""
        while not self.last.get("question") and not self.last.get("result"):
            await self.until("update")
        question: Message = self.last["question"] or {}
        return question

    async def play(
        self, game: Game[Any, Any], seed: str, stop: Callable[[Message], bool] = lambda update: False
    ) -> Message:
        """Play (or watch) to the end, or to a question that is to be left open. Ids are never used twice, refusals
        can only be stale."""
        rng = random.Random(seed)
        moves, waiting = 0, ""
        message: Message = self.last
        while True:
            if message.get("type") == "update":
                if message["result"]:
                    result: Message = message["result"]
                    return result
                if message["question"] and not waiting:
                    if stop(message):
                        return {}
                    moves += 1
                    waiting = f"{seed}-{moves}"
                    if message["shortcuts"] and rng.random() < 0.3:
                        shortcut = rng.choice(message["shortcuts"])["id"]
                        await self.say("take", id=waiting, at=message["n"], shortcut=shortcut)
                    else:
                        choice = lean(game, message["choices"], rng)
                        await self.say("choose", id=waiting, at=message["n"], choice=choice)
            elif message.get("type") in ("accepted", "refused"):
                assert message["type"] == "accepted" or message["reason"]["code"] in SOMEBODY_WAS_FIRST, message
                assert message["id"] == waiting
                waiting = ""
            message = await self.hear()
