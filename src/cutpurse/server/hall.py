"""The hall: all tables of this process, opened when somebody comes, with bots and clocks at work.

Everything here is about any game. Bots think in worker processes, from observations, with a deadline and a
fallback, at a pace that suits a person; they play on when nobody looks.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from concurrent.futures import Executor
from time import monotonic
from typing import Any

import msgspec

from cutpurse.bots import Hello as BotHello
from cutpurse.bots import greet
from cutpurse.bots.registry import make, names
from cutpurse.kernel import registry
from cutpurse.kernel.chance import commitment
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason, seat_letter
from cutpurse.kernel.question import Question
from cutpurse.kernel.table import open_table
from cutpurse.server.guest import Guest
from cutpurse.server.lobby import BOT, HUMAN, OPEN, Chair, Lobby, digest, new_token
from cutpurse.server.messages import (
    LONGEST_CONTRIBUTION,
    LONGEST_NAME,
    NewTable,
    SeatTaken,
    TableInfo,
    TableMade,
    TakeSeat,
    plain,
)
from cutpurse.server.store import Missing, Store, StoreError
from cutpurse.server.table import Table, not_stored

logger = logging.getLogger("cutpurse.server")

ABSENT_AFTER = 60.0
"""Seconds after which a seat whose owner is gone may be offered anew."""
BOT_DEADLINE = 10.0
MOST_TABLES = 10_000


class Refusal(Exception):
    """A request that is not possible, with its reason and an HTTP status."""

    def __init__(self, reason: Reason, status: int = 400) -> None:
        super().__init__(reason.code)
        self.reason = reason
        self.status = status


class Hall:
    """Tables by their id. `pace` is how long bots wait before they move, from and to, in seconds."""

    def __init__(
        self,
        store: Store,
        *,
        workers: Executor | None = None,
        pace: tuple[float, float] = (0.4, 1.0),
        now: Callable[[], float] = monotonic,
        absent_after: float = ABSENT_AFTER,
    ) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self.now = now
        self.absent_after = absent_after
        self.tables: dict[str, Table] = {}
        self.choices = 0
        self._opening = asyncio.Lock()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._clocks: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stop bots and clocks; the tables go on after a restart, from the store."""
        tasks = [*self._tasks.values(), *self._clocks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self.tables.values():
            for guest in table.guests:
                guest.close()

    # -- tables ----------------------------------------------------------------------------------

    async def make(self, wish: NewTable) -> TableMade:
        """A new table: the host's seat, invitations for friends, bots where wanted."""
        try:
            title = registry.title(wish.game)
        except registry.UnknownGame as error:
            raise Refusal(Reason("unknown-game", args={"game": wish.game[:40], "known": error.known})) from None
        game = open_table(title, len(wish.seats), wish.settings)
        if isinstance(game, Reason):
            raise Refusal(game)
        mine = [seat for seat, seat_wish in enumerate(wish.seats) if seat_wish.who == "me"]
        if len(mine) != 1:
            raise Refusal(Reason("one-host"))
        secret = secrets.token_bytes(32)
        host, audience = new_token(), new_token()
        lobby = Lobby(
            secrets.token_urlsafe(9), wish.game, game.players, dict(game.settings), [], digest(host), digest(audience),
            secret.hex(), commitment(secret), rules=title.rules_version)  # fmt: skip
        if len(self.tables) >= MOST_TABLES:
            raise Refusal(Reason("too-many-tables"), 503)
        for seat, seat_wish in enumerate(wish.seats):
            lobby.chairs.append(_chair(seat, seat_wish.who, seat_wish.name, wish.game))
        token = lobby.take(mine[0], _name(wish.seats[mine[0]].name, mine[0]), wish.contribution[:LONGEST_CONTRIBUTION])
        invitations = {seat: lobby.invite(seat) for seat, chair in enumerate(lobby.chairs) if chair.kind == OPEN}
        lobby.begin()
        await self._stored(self.store.create(lobby.table, msgspec.json.encode(lobby)))
        await self.table(lobby.table)
        return TableMade(lobby.table, host, mine[0], token, invitations, audience)

    async def table(self, id: str) -> Table:
        """A table, opened from the store if need be."""
        async with self._opening:
            if id in self.tables:
                return self.tables[id]
            try:
                version, body = await self.store.body(id)
            except Missing:
                raise Refusal(Reason("no-such-table"), 404) from None
            except StoreError as error:
                raise Refusal(not_stored(error), 503) from None
            lobby = msgspec.json.decode(body, type=Lobby)
            table = Table(lobby, version, _rules(lobby), self.store, self.now)
            table.moved = self._moved
            try:
                await table.read()
            except StoreError as error:
                raise Refusal(not_stored(error), 503) from None
            self.tables[id] = table
        self.wake(table)
        return table

    async def open_all(self) -> None:
        """After a restart: bots and clocks of every table go on, whether somebody looks or not."""
        for id in await self.store.tables():
            try:
                await self.table(id)
            except Refusal as refusal:
                logger.error("table %s cannot be opened: %s", id, refusal.reason.code)

    def info(self, table: Table) -> TableInfo:
        lobby = table.lobby
        return TableInfo(
            lobby.table, lobby.game, lobby.players, lobby.settings, lobby.commitment, table.seats(), lobby.started
        )

    async def take(self, id: str, wish: TakeSeat) -> SeatTaken:
        """Sit down with an invitation. It works once, and only as long as the seat's owner is away."""
        table = await self.table(id)
        async with table.lock:
            seat = table.lobby.chair_of(wish.invitation)
            if seat is None:
                raise Refusal(Reason("invitation-void"), 403)
            lobby = table.lobby.copy()
            token = lobby.take(seat, _name(wish.name, seat), wish.contribution[:LONGEST_CONTRIBUTION])
            begins = lobby.begin()
            await self._stored(table.keep(lobby))
            table.left_at[seat] = self.now()
            table.tell_seats()
            if begins:
                await self._stored(table.read())
                table.tell_all()
                self.wake(table)
        return SeatTaken(id, seat, token)

    async def invite(self, id: str, host: str, seat: int) -> str:
        """A new invitation: for an open seat, or for one whose owner has been absent for a while. Everybody at the
        table sees it happen."""
        table = await self.table(id)
        async with table.lock:
            if not secrets.compare_digest(digest(host), table.lobby.host):
                raise Refusal(Reason("not-the-host"), 403)
            if not 0 <= seat < table.lobby.players or table.lobby.chairs[seat].kind == BOT:
                raise Refusal(Reason("no-such-seat-here", args={"seat": max(0, seat)}))
            if table.lobby.chairs[seat].kind == HUMAN and table.absent_for(seat) < self.absent_after:
                raise Refusal(Reason("owner-not-absent", args={"seat": seat}), 409)
            lobby = table.lobby.copy()
            invitation = lobby.invite(seat)
            await self._stored(table.keep(lobby))
            table.fail(Reason("seat-offered-anew", args={"seat": seat}))
        return invitation

    async def arrive(self, table: Table, token: str) -> Guest:
        """Somebody comes to a table. An owner who is back needs no successor: an invitation to the seat is void."""
        async with table.lock:
            seat = table.lobby.seat_of(token)
            if seat is None:
                raise Refusal(Reason("not-your-table"), 403)
            if seat >= 0 and table.lobby.chairs[seat].invitation:
                lobby = table.lobby.copy()
                lobby.chairs[seat].invitation = ""
                await self._stored(table.keep(lobby))
            guest = Guest(seat)
            table.welcome(guest)
        return guest

    async def _stored(self, work: object) -> None:
        try:
            await work  # type: ignore[misc]
        except StoreError as error:
            raise Refusal(not_stored(error), 503) from None

    # -- bots and clocks -------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Something changed: bots that are asked think, windows that are due close."""
        if table.referee is None or table.referee.over:
            return
        for seat in table.game.to_answer(table.referee.state):
            if table.lobby.chairs[seat].kind == BOT:
                self._start((table.lobby.table, seat), self._bot(table, seat, table.entries))
        clock = self._clocks.get(table.lobby.table)
        if clock is None or clock.done():
            self._clocks[table.lobby.table] = asyncio.create_task(self._clock(table))

    def _moved(self, table: Table) -> None:
        self.choices += 1
        self.wake(table)

    def _start(self, key: tuple[str, int], work: object) -> None:
        running = self._tasks.get(key)
        if running is not None and not running.done():
            work.close()  # type: ignore[attr-defined]
            return
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks[key] = task

        def again(done: asyncio.Task[None]) -> None:
            """What changed while the bot was thinking may ask it again."""
            if not done.cancelled() and done.exception() is not None:
                logger.error("a bot's move failed", exc_info=done.exception())
            table = self.tables.get(key[0])
            if table is not None and not done.cancelled():
                asyncio.get_running_loop().call_soon(self.wake, table)

        task.add_done_callback(again)

    async def _bot(self, table: Table, seat: int, entries: int) -> None:
        """One answer of a bot: wait, look, think elsewhere, choose."""
        await asyncio.sleep(random.uniform(*self.pace))
        referee = table.referee
        if referee is None or referee.over:
            return
        question = referee.question(seat)
        if question is None:
            return
        at, view = len(referee.records), msgspec.json.encode(referee.view(seat))
        hello = greet(table.game, seat, f"{table.lobby.secret}|{entries}")
        spec = table.lobby.chairs[seat].bot
        loop = asyncio.get_running_loop()
        try:
            work = loop.run_in_executor(self.workers, think, spec, hello, view, question)
            choice = await asyncio.wait_for(work, BOT_DEADLINE)
        except Exception:  # late, or its worker died: the first option is always possible
            logger.warning("bot %s is replaced for a move at table %s", spec, table.lobby.table)
            choice = question.options[0]
        await table.act(seat, f"bot {table.entries}", choice, at)

    async def _clock(self, table: Table) -> None:
        """Closes windows when they are due."""
        while table.referee is not None and not table.referee.over:
            at = len(table.referee.records)
            for seat, choice in table.passing():
                await table.act(seat, f"clock {table.entries}", choice, at)
            closes = table.closes_at()
            if closes is None:
                return
            await asyncio.sleep(max(0.05, min(closes - self.now(), 0.25)))


def think(spec: str, hello: BotHello, view: bytes, question: Question) -> str:
    """In a worker process: the answer of a bot to one observation, or of its fallback."""
    seated = make(spec, hello)
    try:
        return seated.choose(view, question, ())
    finally:
        seated.close()


def _chair(seat: int, who: str, name: str, game: str) -> Chair:
    if who in ("me", "open"):
        return Chair(OPEN, _name(name, seat))
    if who not in names(game):
        raise Refusal(Reason("unknown-bot", args={"bot": who[:40], "known": names(game)}))
    called = plain(name, LONGEST_NAME) or f"{who.capitalize()} {seat_letter(seat)}"
    return Chair(BOT, called, who, contribution=secrets.token_hex(8))


def _rules(lobby: Lobby) -> Game[Any, Any]:
    """The rules a table was opened with, or a refusal: it waits in the store for a program that has them."""
    try:
        title = registry.title(lobby.game)
    except registry.UnknownGame as error:
        raise Refusal(Reason("unknown-game", args={"game": lobby.game, "known": error.known}), 503) from None
    game = open_table(title, lobby.players, lobby.settings)
    if isinstance(game, Reason):
        raise Refusal(game, 503)
    if title.rules_version != lobby.rules:
        raise Refusal(Reason("other-rules", args={"rules": lobby.rules, "known": title.rules_version}), 503)
    return game


def _name(name: str, seat: int) -> str:
    return plain(name, LONGEST_NAME) or seat_letter(seat)
