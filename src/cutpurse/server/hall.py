"""The hall: all tables of this process, opened when somebody comes, with bots and clocks at work.

Everything here is about any game. Bots think in worker processes, from observations, with a deadline and a
fallback, at a pace that suits a person; they play on when nobody looks.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import Executor
from functools import wraps
from time import monotonic
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from cutpurse.bots import Hello as BotHello
from cutpurse.bots import greet
from cutpurse.bots.registry import make
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.question import Question
from cutpurse.server import absence, elsewhere
from cutpurse.server.bus import Bus
from cutpurse.server.company import Company
from cutpurse.server.due import do_what_is_due
from cutpurse.server.guest import Guest
from cutpurse.server.lobby import BOT, HUMAN, Lobby, digest, is_record
from cutpurse.server.making import Refusal, language_known, name_of, new_table, rules_of
from cutpurse.server.messages import LONGEST_CONTRIBUTION, NewTable, SeatTaken, TableInfo, TableMade, TakeSeat
from cutpurse.server.notify import Notifier
from cutpurse.server.store import BUSY, IDLE, OVER, Conflict, Missing, Store, StoreError
from cutpurse.server.table import MOST_ATTEMPTS, Table, not_stored

logger = logging.getLogger("cutpurse.server")

ABSENT_AFTER = 60.0
"""Seconds after which a seat whose owner is gone may be offered anew."""
BOT_DEADLINE = 10.0
AGAIN_AFTER = 1.0
"""Seconds before something that could not be stored is tried again."""
MOST_TABLES = 10_000
PUT_AWAY_AFTER = 600.0
"""Seconds after which a table with nobody there and nothing to do is closed; whoever comes opens it again."""
NOT_OURS = 1.0
"""Seconds before asking again whether another process still does a table's bots."""

P = ParamSpec("P")
T = TypeVar("T")


def until_first(
    method: Callable[Concatenate[Hall, P], Awaitable[T]],
) -> Callable[Concatenate[Hall, P], Coroutine[Any, Any, T]]:
    """A change of a table's lobby; when another process was first it is tried again, from what is stored by then."""

    @wraps(method)
    async def run(hall: Hall, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(MOST_ATTEMPTS):
            try:
                return await method(hall, *args, **kwargs)
            except Conflict:
                hall.overtaken += 1
        raise Refusal(Reason("moved-elsewhere"), 409)

    return run


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
        bus: Bus | None = None,
        notifier: Notifier | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self.now = now
        self.absent_after = absent_after
        self.put_away_after = PUT_AWAY_AFTER
        self.notifier = notifier or Notifier()
        self.tables: dict[str, Table] = {}
        self.choices = 0
        self.thought = 0
        """How many answers bots gave in this process."""
        self.replaced = 0
        """How many were given in place of a bot that failed."""
        self.overtaken = 0
        """How often another process was first."""
        self.company = Company(self, bus) if store.shared else None
        self._opening = asyncio.Lock()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._clocks: dict[str, asyncio.Task[None]] = {}
        self._chores: list[asyncio.Task[None]] = []
        """What goes on as long as the hall is open."""
        self._errands: set[asyncio.Task[None]] = set()
        """What is soon done."""

    async def close(self) -> None:
        """Stop bots and clocks; the tables go on after a restart, from the store."""
        tasks = [*self._tasks.values(), *self._clocks.values(), *self._chores]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._errands, return_exceptions=True)
        if self.company is not None:
            await self.company.close()
        await self.notifier.close()
        for table in self.tables.values():
            for guest in table.guests:
                guest.close()

    # -- tables ----------------------------------------------------------------------------------

    async def make(self, wish: NewTable) -> TableMade:
        """A new table: the host's seat, invitations for friends, bots where wanted."""
        lobby, made = new_table(wish)
        if len(self.tables) >= MOST_TABLES:
            raise Refusal(Reason("too-many-tables"), 503)
        status = BUSY if lobby.started else IDLE
        await self.stored(self.store.create(lobby.table, msgspec.json.encode(lobby), status))
        table = await self.table(lobby.table)
        if lobby.started:
            await self._note(table)
        logger.info("table made", extra={"table": lobby.table, "game": lobby.game, "players": lobby.players})
        return made

    async def table(self, id: str) -> Table:
        """A table as it is in the store now, opened if need be."""
        known = self.tables.get(id)
        if known is not None:
            await self._fresh(known)
            return known
        async with self._opening:
            if id in self.tables:
                return self.tables[id]
            if is_record(id):
                raise Refusal(Reason("no-such-table"), 404)
            try:
                version, body = await self.store.body(id)
            except Missing:
                raise Refusal(Reason("no-such-table"), 404) from None
            except StoreError as error:
                raise Refusal(not_stored(error), 503) from None
            lobby = msgspec.json.decode(body, type=Lobby)
            table = Table(lobby, version, rules_of(lobby), self.store, self.now)
            table.moved, table.overtaken, table.amended = self._moved, self._overtaken, self._amended
            try:
                await table.read()
            except StoreError as error:
                raise Refusal(not_stored(error), 503) from None
            self.tables[id] = table
            if self.company is not None:
                self.company.opened(table)
        self.wake(table, ours=self.company is None)
        return table

    async def _fresh(self, table: Table) -> None:
        table.used_at = self.now()
        if self.company is not None:
            try:
                await self.company.follow(table)
            except Missing:
                raise Refusal(Reason("no-such-table"), 404) from None
            except StoreError as error:
                raise Refusal(not_stored(error), 503) from None

    async def open_all(self) -> None:
        """After a restart: bots and clocks go on, whether somebody looks or not. Tables that wait for people are opened
        when they come."""
        for id in await self.store.tables(BUSY):
            if self.company is None or await self.company.leads(id):
                await self.open_one(id)
        if self.company is not None:
            await self.company.open()
        self._chores.append(asyncio.create_task(self._put_away()))

    async def open_one(self, id: str) -> None:
        """A table that is said to have something to do; if it has not, that is noted."""
        try:
            await self._note(await self.table(id))
        except Refusal as refusal:
            logger.error("table %s cannot be opened: %s", id, refusal.reason.code)

    async def _note(self, table: Table) -> None:
        """A table that was thought to have something to do may have nothing."""
        if table.status != BUSY:
            await self.stored(self.store.mark(table.lobby.table, table.status))

    async def _put_away(self) -> None:
        """Tables with nobody there and nothing to do do not stay in memory."""
        while True:
            await asyncio.sleep(self.put_away_after / 10)
            for table in list(self.tables.values()):
                unused = self.now() - table.used_at > self.put_away_after
                if unused and not table.guests and not table.lock.locked() and table.status != BUSY:
                    self.forget(table)

    def forget(self, table: Table) -> None:
        """Close a table in this process; what is stored stays."""
        id = table.lobby.table
        self.tables.pop(id, None)
        for task in [self._clocks.pop(id, None), *(self._tasks.pop((id, seat), None) for seat in table.everyone)]:
            if task is not None:
                task.cancel()
        for guest in table.guests:
            guest.close()

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def info(self, table: Table) -> TableInfo:
        lobby = table.lobby
        return TableInfo(
            lobby.table, lobby.game, lobby.players, lobby.settings, lobby.commitment, table.seats(), lobby.started,
            lobby.manners, lobby.closed, table.referee is not None and table.referee.over,
        )  # fmt: skip

    @until_first
    async def take(self, id: str, wish: TakeSeat) -> SeatTaken:
        """Sit down with an invitation. It works once, and only as long as the seat's owner is away."""
        table = await self.table(id)
        async with table.lock:
            seat = table.lobby.chair_of(wish.invitation)
            if seat is None:
                raise Refusal(Reason("invitation-void"), 403)
            if table.lobby.closed:
                raise Refusal(Reason("table-closed"), 409)
            lobby = table.lobby.copy()
            contribution = wish.contribution[:LONGEST_CONTRIBUTION]
            token = lobby.take(seat, name_of(wish.name, seat), contribution, wish.colour)
            lobby.chairs[seat].language = language_known(wish.language)
            begins = lobby.begin()
            await self.stored(table.keep(lobby))
            table.let_go(seat, Reason("not-your-table"))
            if begins:
                await self.begun(table)
        self.wake(table)
        return SeatTaken(id, seat, token)

    @until_first
    async def invite(self, id: str, host: str, seat: int) -> str:
        """A new invitation: for an open seat, or for one whose owner has been absent for a while. Everybody at the
        table sees it happen."""
        table = await self.table(id)
        async with table.lock:
            if not secrets.compare_digest(digest(host), table.lobby.host):
                raise Refusal(Reason("not-the-host"), 403)
            if not 0 <= seat < table.lobby.players or table.lobby.chairs[seat].kind == BOT:
                raise Refusal(Reason("no-such-seat-here", args={"seat": max(0, seat)}))
            self.require_free(table, seat)
            lobby = table.lobby.copy()
            invitation = lobby.invite(seat)
            await self.stored(table.keep(lobby))
            table.fail(Reason("seat-offered-anew", args={"seat": seat}))
        return invitation

    async def arrive(self, table: Table, token: str, language: str = "") -> Guest:
        """Somebody comes to a table. An owner who is back needs no successor: an invitation to the seat is void."""
        await self._fresh(table)
        async with table.lock:
            seat = table.lobby.seat_of(token)
            if seat is None:
                raise Refusal(Reason("not-your-table"), 403)
            told = None
            if seat >= 0 and absence.is_missed(table, seat):
                told = await self.amended(table, lambda lobby: absence.come_back(lobby, seat))
            guest = Guest(seat, table.voice(language) if language in LANGUAGES else None, token)
            table.welcome(guest)
            if told is not None:
                table.fail(told)
        self.wake(table)
        return guest

    def part(self, table: Table, guest: Guest) -> None:
        """A connection has ended: perhaps only for a moment."""
        table.leave(guest)
        self.wake(table)

    async def begun(self, table: Table) -> None:
        """Nobody is missing any more: the game is dealt."""
        logger.info("game begins", extra={"table": table.lobby.table})
        await self.stored(table.read())
        await self._note(table)
        table.tell_seats()
        table.tell_all()

    def require_free(self, table: Table, seat: int) -> None:
        """Nobody's seat, or that of somebody who has left or has been away for long."""
        chair = table.lobby.chairs[seat]
        if chair.kind == HUMAN and not chair.left and table.absent_for(seat) < self.absent_after:
            raise Refusal(Reason("owner-not-absent", args={"seat": seat}), 409)

    async def amended(self, table: Table, edit: Callable[[Lobby], T]) -> T:
        try:
            return await table.amend(edit)
        except StoreError as error:
            raise Refusal(not_stored(error), 503) from None

    async def stored(self, work: object) -> None:
        try:
            await work  # type: ignore[misc]
        except Conflict:
            raise
        except StoreError as error:
            raise Refusal(not_stored(error), 503) from None

    # -- bots and clocks -------------------------------------------------------------------------

    def wake(self, table: Table, ours: bool = True) -> None:
        """Something changed, through this process or another: bots that are asked think, windows that are due close."""
        table.stirred.set()
        self.notifier.look(table, self.now(), ours)
        if table.referee is None or table.referee.over or table.lobby.closed:
            return
        rests = absence.resting(table)
        table.clocks.rest(rests, table.wall())
        for seat in table.game.to_answer(table.referee.state):
            if absence.bot_of(table, seat) and not rests:
                self._start((table.lobby.table, seat), self._bot(table, seat, table.entries))
        clock = self._clocks.get(table.lobby.table)
        if clock is None or clock.done():
            self._clocks[table.lobby.table] = asyncio.create_task(self._clock(table))

    def _moved(self, table: Table) -> None:
        self.choices += 1
        self.wake(table)
        if table.status == OVER:
            logger.info("game over", extra={"table": table.lobby.table, "entries": table.entries})
        snapshot = table.snapshot()
        if snapshot is not None:
            self.errand(self._keep(table.lobby.table, snapshot))

    async def _keep(self, id: str, snapshot: bytes) -> None:
        try:
            await self.store.keep_snapshot(id, snapshot)
        except StoreError as error:  # a shortcut less; nothing is lost
            logger.warning("table %s: no snapshot: %s", id, error)

    def _overtaken(self, table: Table) -> None:
        self.overtaken += 1
        self.wake(table, ours=False)

    def _amended(self, table: Table, before: Lobby) -> None:
        elsewhere.tell(self, table, before)

    async def leads(self, table: Table) -> bool:
        """Whether this process does the bots and clocks of a table."""
        return self.company is None or await self.company.leads(table.lobby.table)

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
        if not await self.leads(table):
            await asyncio.sleep(NOT_OURS)  # and look again: the other process may die
            return
        referee, spec = table.referee, absence.bot_of(table, seat)
        if referee is None or referee.over or not spec or absence.resting(table):
            return
        question = referee.question(seat)
        if question is None:
            return
        at, view = len(referee.records), msgspec.json.encode(referee.view(seat))
        hello = greet(table.game, seat, f"{table.lobby.secret}|{entries}")
        loop = asyncio.get_running_loop()
        try:
            work = loop.run_in_executor(self.workers, think, spec, hello, view, question)
            choice = await asyncio.wait_for(work, BOT_DEADLINE)
            self.thought += 1
        except Exception:  # late, or its worker died: the first option is always possible
            logger.warning("bot %s is replaced for a move at table %s", spec, table.lobby.table)
            self.replaced += 1
            choice = question.options[0]
        if absence.bot_of(table, seat) == spec:  # its owner may have come back meanwhile
            await table.act(seat, f"bot {table.entries}", choice, at)

    async def _clock(self, table: Table) -> None:
        """Does what is due by the time: closes windows, ends moves, has somebody sit in. Sleeps in between."""
        while table.referee is not None and not table.referee.over and not table.lobby.closed:
            table.stirred.clear()
            failed = await do_what_is_due(self, table)
            moments = [*absence.waits_for(table).values()]
            if (closes := table.closes_at()) is not None:
                moments.append(closes - self.now())
            if (due := table.clocks.next_due(table.wall())) is not None:
                moments.append(due)
            if not moments:
                return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(table.stirred.wait(), max(AGAIN_AFTER if failed else 0.05, min(moments)))


def think(spec: str, hello: BotHello, view: bytes, question: Question) -> str:
    """In a worker process: the answer of a bot to one observation, or of its fallback."""
    seated = make(spec, hello)
    try:
        return seated.choose(view, question, ())
    finally:
        seated.close()
