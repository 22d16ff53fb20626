"""What happens at tables by itself: bots that are asked think, windows that are due close, moves end by the clock.

Bots think in worker processes, from observations, with a deadline and a fallback; they play on when nobody looks. When
a bot's answer is given was drawn before it thought: by the time it takes nobody learns what it holds (law 4, SW-5.11).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Coroutine, Sequence
from concurrent.futures import Executor
from typing import Any

import msgspec

from cutpurse.bots import Hello, greet
from cutpurse.kernel.question import NO_OFFER, OFFER, Question
from cutpurse.server.jobs.thinking import Thinking
from cutpurse.server.jobs.timers import do_what_is_due, waits_for_time
from cutpurse.server.table import absence
from cutpurse.server.table.open_tables import OpenTables
from cutpurse.server.table.stand_ins import bot_at
from cutpurse.server.table.table import Table

logger = logging.getLogger("cutpurse.server")

AGAIN_AFTER = 1.0
"""Seconds before something that could not be stored is tried again."""
NOT_OURS = 1.0
"""Seconds before asking again whether another process still does a table's bots."""
HEARD_WITHIN, LOOK_AGAIN = 2.0, 0.02
"""Seconds that bots wait at most for the page of whoever plays alone with them, and between two looks."""

Pace = tuple[float, float]
"""How long a bot's answer takes at least, from and to, in seconds."""
AT_ONCE: Pace = (0.01, 0.03)
"""Longer than a thought about cards takes that others may not know of, and too short to be noticed."""


class Scheduler:
    """The bots and timers of the open tables.

    Where several people sit, bots keep a `pace` that all can follow. Whoever sits alone with bots has a page that shows
    what happens as fast as its reader likes: there the answers come `alone`, at once (docs/decisions).
    """

    def __init__(self, tables: OpenTables, workers: Sequence[Executor], pace: Pace, alone: Pace) -> None:
        self.tables = tables
        self.thinking = Thinking(workers)
        self.pace = pace
        self.alone = alone
        self.thought = 0
        """How many answers bots gave in this process."""
        self.seconds = 0.0
        """How many seconds they took for it, and to think about interrupting."""
        self.replaced = 0
        """How many were given in place of a bot that failed."""
        self._bots: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._clocks: dict[str, asyncio.Task[None]] = {}
        self._offers: dict[tuple[str, int], asyncio.Task[None]] = {}
        """Bots that think about interrupting somebody."""

    async def stop(self) -> None:
        tasks = [*self._bots.values(), *self._offers.values(), *self._clocks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def forget(self, table: Table) -> None:
        """Nothing happens at a table by itself any more, through this process."""
        id = table.lobby.table
        bots = [
            thinking.pop((id, seat), None) for seat in table.state.everyone for thinking in (self._bots, self._offers)
        ]
        for task in [self._clocks.pop(id, None), *bots]:
            if task is not None:
                task.cancel()

    def schedule(self, table: Table) -> None:
        """Something changed at a table: start the tasks of its bots and of its timers, where they have something to do."""
        table.changed.set()
        if table.referee is None or table.referee.over or table.lobby.closed:
            return
        rests = absence.resting(table)
        table.timing.clocks.rest(rests, table.now())
        for seat in table.game.to_answer(table.referee.state):
            if bot_at(table.lobby, seat) and not rests:
                self._start((table.lobby.table, seat), self._bot(table, seat, table.journal.entries))
        if table.game.interruptible(table.referee.state) and not rests:
            for seat in table.state.everyone:
                if bot_at(table.lobby, seat):
                    self._start_offer((table.lobby.table, seat), self._interrupt(table, seat, table.journal.entries))
        clock = self._clocks.get(table.lobby.table)
        if (clock is None or clock.done()) and waits_for_time(table):
            self._clocks[table.lobby.table] = asyncio.create_task(self._clock(table))

    def _start_offer(self, key: tuple[str, int], work: Coroutine[Any, Any, None]) -> None:
        """One thought about interrupting at a time; nothing waits for it."""
        running = self._offers.get(key)
        if running is not None and not running.done():
            work.close()
        else:
            self._offers[key] = asyncio.create_task(work)

    def _start(self, key: tuple[str, int], work: Coroutine[Any, Any, None]) -> None:
        running = self._bots.get(key)
        if running is not None and not running.done():
            work.close()
            return
        self._bots[key] = task = asyncio.create_task(work)

        def again(done: asyncio.Task[None]) -> None:
            """What changed while the bot was thinking may ask it again."""
            if not done.cancelled() and done.exception() is not None:
                logger.error("a bot's move failed", exc_info=done.exception())
            table = self.tables.opened.get(key[0])
            if table is not None and not done.cancelled():
                asyncio.get_running_loop().call_soon(self.tables.wake, table)

        task.add_done_callback(again)

    def _moment(self, table: Table) -> float:
        """When an answer may be given that is thought about from now on."""
        pace = self.pace if len(table.state.people) > 1 else self.alone
        return asyncio.get_running_loop().time() + random.uniform(*pace)

    async def _until(self, moment: float) -> None:
        await asyncio.sleep(moment - asyncio.get_running_loop().time())

    async def _heard(self, table: Table) -> None:
        """Whoever plays alone has a network that may be slower than bots are: they do not run away from it."""
        if len(table.state.people) != 1:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HEARD_WITHIN):
                while any(guest.is_behind for guest in table.presence.guests if guest.seat in table.state.people):
                    await asyncio.sleep(LOOK_AGAIN)

    async def _think(self, table: Table, spec: str, hello: Hello, view: bytes, question: Question) -> str:
        home, people_wait = (table.lobby.table, hello.seat), bool(table.presence.people_here())
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            return await self.thinking.answer(home, people_wait, spec, hello, view, question)
        finally:
            self.seconds += loop.time() - began

    async def _bot(self, table: Table, seat: int, entries: int) -> None:
        """One answer of a bot: look, think elsewhere, choose when the moment has come."""
        moment = self._moment(table)
        await self._heard(table)
        if not await self.tables.leads(table):
            await asyncio.sleep(NOT_OURS)  # and look again: the other process may die
            return
        referee, spec = table.referee, bot_at(table.lobby, seat)
        if referee is None or referee.over or not spec or absence.resting(table):
            return
        question = referee.question(seat)
        if question is None:
            return
        at, view = len(referee.records), msgspec.json.encode(referee.view(seat))
        hello = greet(table.game, seat, f"{table.lobby.secret}|{entries}")
        try:
            choice = await self._think(table, spec, hello, view, question)
            self.thought += 1
        except Exception as error:  # late, or its worker died: somebody else answers at once
            why = "late" if isinstance(error, TimeoutError) else f"failed ({type(error).__name__})"
            logger.warning("bot %s is replaced for a move at table %s: %s", spec, table.lobby.table, why)
            self.replaced += 1
            choice = await self.thinking.stand_in(hello, view, question)
        await self._until(moment)
        if bot_at(table.lobby, seat) == spec:  # its owner may have come back meanwhile
            await table.act(seat, f"bot {table.journal.entries}", choice, at)

    async def _interrupt(self, table: Table, seat: int, entries: int) -> None:
        """Would a bot that is not asked do something all the same? Every bot is asked at every moment at which, by what
        everybody knows, somebody might: whether it could says nothing by the time it takes (SW-5.25)."""
        moment = self._moment(table)
        referee, spec = table.referee, bot_at(table.lobby, seat)
        if referee is None or referee.over or not spec or referee.question(seat) or not await self.tables.leads(table):
            return
        at, view = len(referee.records), msgspec.json.encode(referee.view(seat))
        question = Question(seat, OFFER, [NO_OFFER, *referee.offers(seat)])
        hello = greet(table.game, seat, f"{table.lobby.secret}|{entries}|{OFFER}")
        try:
            choice = await self._think(table, spec, hello, view, question)
        except Exception as error:  # late, or its worker died: then it lets it be
            logger.info("bot %s did not think about an offer: %r", spec, error)
            return
        await self._until(moment)
        if choice != NO_OFFER and bot_at(table.lobby, seat) == spec:
            await table.act(seat, f"bot {table.journal.entries}", choice, at)

    async def _clock(self, table: Table) -> None:
        """Does what is due by the time: closes windows, ends moves, has somebody sit in. Sleeps in between."""
        while table.referee is not None and not table.referee.over and not table.lobby.closed:
            table.changed.clear()
            failed = await do_what_is_due(self.tables, table)
            moments = [*absence.waits_for(table).values()]
            if (passes := table.timing.windows.next_due()) is not None:
                moments.append(passes - table.now())
            if (due := table.timing.clocks.next_due(table.now())) is not None:
                moments.append(due)
            if not moments and not table.changed.is_set():
                return
            with contextlib.suppress(TimeoutError):  # wait_for may lose a cancellation: the server would never stop
                async with asyncio.timeout(max(AGAIN_AFTER if failed else 0.05, min(moments, default=0.0))):
                    await table.changed.wait()
