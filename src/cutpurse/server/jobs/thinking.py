"""Where bots think: each stays with one worker process, so that it finds what it worked out before; whoever has people
waiting is served first; and a bot that does not answer in time is stood in for by one that answers at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import count
from typing import ParamSpec, TypeVar

from cutpurse.bots import Hello, Observation, Seated
from cutpurse.bots.advice import Reasoning, advise
from cutpurse.bots.registry import adviser, make, usual
from cutpurse.kernel.question import Question

P = ParamSpec("P")
T = TypeVar("T")

Home = tuple[str, int]
"""A table and a seat."""
DEADLINE = 10.0
"""Seconds until an answer must be there, waiting in line included."""
SECONDS = 2.0
"""That a bot may think, at most. It answers with the best it has found by then."""
ADVICE = 1.5
"""Seconds for advice to a person."""
AT_ONCE = 3.0
"""Seconds that its stand-in has."""
KEPT = 16
"""Bots that a worker remembers."""
HOMES = 4096


class Line:
    """One worker, and who waits for it."""

    def __init__(self, worker: Executor) -> None:
        self.worker = worker
        self.busy = False
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._number = count()

    @property
    def length(self) -> int:
        return self.busy + sum(not turn.done() for _, _, turn in self._waiting)

    async def do(self, people_wait: bool, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have the worker do something, when it is one's turn."""
        await self._turn(people_wait)
        loop = asyncio.get_running_loop()
        try:
            thought = self.worker.submit(work, *args, **kwargs)
        except BaseException:
            self._next()
            raise
        # whoever asked may give up; the worker is busy until it is done all the same
        thought.add_done_callback(lambda done: _call(loop, self._next))
        return await asyncio.wrap_future(thought)

    async def _turn(self, people_wait: bool) -> None:
        if not self.busy:
            self.busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (not people_wait, next(self._number), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # called up at the very moment it gave up
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self.busy = False


def _call(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(what)


class Thinking:
    """All workers of a server. A bot goes where it was before; a new one to the shortest line."""

    def __init__(self, workers: Sequence[Executor] = ()) -> None:
        self._lines = [Line(worker) for worker in workers or [ThreadPoolExecutor(1)]]
        self._homes: dict[Home, Line] = {}
        self.advising: set[Home] = set()
        """Who waits for advice."""

    async def answer(
        self, home: Home, people_wait: bool, spec: str, hello: Hello, view: bytes, question: Question
    ) -> str:
        """The answer of a bot. Raises what its worker raised, or TimeoutError."""
        async with asyncio.timeout(DEADLINE):
            return await self._line(home).do(people_wait, think, home, spec, hello, view, question)

    async def advice(self, home: Home, hello: Hello, view: bytes, question: Question) -> Reasoning:
        """What a bot would do in somebody's place. Raises what its worker raised, or TimeoutError."""
        async with asyncio.timeout(2 * DEADLINE):  # nobody's move waits for it, and its worker may have to start first
            return await self._line(home).do(True, think_for, hello, view, question)

    async def stand_in(self, hello: Hello, view: bytes, question: Question) -> str:
        """An answer at once, for a bot that has none: that of the usual bot, in a thread; the first option if even that
        fails."""
        try:
            async with asyncio.timeout(AT_ONCE):
                return await asyncio.to_thread(_at_once, hello, view, question)
        except Exception:  # any option is better than none
            return question.options[0]

    def _line(self, home: Home) -> Line:
        line = self._homes.pop(home, None) or min(self._lines, key=lambda line: line.length)
        self._homes[home] = line
        if len(self._homes) > HOMES:
            del self._homes[next(iter(self._homes))]
        return line


_seated: dict[tuple[Home, str], Seated] = {}
"""In a worker: the bots that think here, the one that was asked last at the end."""


def think(home: Home, spec: str, hello: Hello, view: bytes, question: Question) -> str:
    """In a worker process: the answer of a bot to one observation, or of its fallback."""
    seated = _seated.pop((home, spec), None) or make(spec, hello)
    _seated[home, spec] = seated
    if len(_seated) > KEPT:
        _seated.pop(next(iter(_seated))).close()
    return seated.choose(view, question, (), SECONDS)


def think_for(hello: Hello, view: bytes, question: Question) -> Reasoning:
    """In a worker process: what somebody might do who sees this."""
    found = adviser(hello.game)
    if found is None:
        raise LookupError(hello.game)
    bot = found[0]()
    bot.begin(hello)
    return advise(bot, found[1], Observation(view, question, seconds=ADVICE))


def _at_once(hello: Hello, view: bytes, question: Question) -> str:
    seated = make(usual(hello.game), hello)
    try:
        return seated.choose(view, question)
    finally:
        seated.close()
