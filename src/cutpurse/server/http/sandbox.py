"""A process of its own for work on what strangers sent, bounded in memory and time and killed at the deadline.

Proving or opening an uploaded record runs the rules on somebody else's data. It is done here, one piece of work after
the other: never in the bots' workers, and never in a thread, which nobody can end and which shares the interpreter with
the games.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import resource
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

from cutpurse.kernel import registry
from cutpurse.kernel.struct_warmup import warm_up_structs
from cutpurse.server.jobs.workers import end_with_the_server

logger = logging.getLogger("cutpurse.server")

MEMORY = 160 * 2**20
"""Bytes of address space that the work may take, beyond what the idle process has."""
DEADLINE = 30.0
STARTS_WITHIN = 30.0
MOST_WAITING = 16
IDLE_FOR = 60.0
"""Seconds after which a process with nothing to do is ended; the next piece of work starts one."""

P = ParamSpec("P")
T = TypeVar("T")


class SandboxOverrun(Exception):
    """The work took too much time or memory. Its process was ended."""


class SandboxBusy(Exception):
    """Too much work is waiting already."""


class SandboxFailed(Exception):
    """The work raised an exception: its name."""


class Done(NamedTuple):
    """What the process answers: a result, or the name of an exception; and the processor time it took."""

    result: Any
    failed: str
    seconds: float


class Sandbox:
    """One process at a time, started when there is work."""

    def __init__(self, name: str, *, memory: int = MEMORY, deadline: float = DEADLINE) -> None:
        self.name = name
        self.memory = memory
        self.deadline = deadline
        self.ended = 0
        """How many processes were killed because of what they did."""
        self._caller = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._waiting = 0
        self._retiring: asyncio.TimerHandle | None = None
        self._closed = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, float]:
        """The result of the work and the processor time it took. Raises SandboxOverrun, SandboxFailed or SandboxBusy."""
        if self._waiting >= MOST_WAITING or self._closed:
            raise SandboxBusy
        self._waiting += 1
        if self._retiring is not None:
            self._retiring.cancel()
        loop = asyncio.get_running_loop()
        job = self._caller.submit(self._call, work, args, kwargs)
        # Whoever asked may be gone before the work is done: it counts until then.
        job.add_done_callback(lambda _: loop.call_soon_threadsafe(self._finished, loop))
        done = await asyncio.wrap_future(job)
        if done.failed:
            raise SandboxFailed(done.failed)
        return cast("T", done.result), done.seconds

    def _finished(self, loop: asyncio.AbstractEventLoop) -> None:
        self._waiting -= 1
        if not self._waiting and not self._closed:
            self._retiring = loop.call_later(IDLE_FOR, self._retire)

    def _retire(self) -> None:
        if not self._waiting and not self._closed:
            self._caller.submit(self._end)

    def close(self) -> None:
        """End the process at once, whatever it does."""
        self._closed = True
        if self._retiring is not None:
            self._retiring.cancel()
        self._caller.shutdown(wait=False, cancel_futures=True)
        if self._process is not None:
            self._process.kill()

    # -- in the calling thread -------------------------------------------------------------------

    def _call(self, work: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Done:
        try:
            pipe = self._ready()
            pipe.send((work, args, kwargs, self.deadline))
            if pipe.poll(self.deadline):
                return cast("Done", pipe.recv())
        except (EOFError, OSError):  # it was ended by its own limits
            pass
        self.ended += 1
        self._end()
        if not self._closed:
            logger.warning("%s: work on something uploaded took too much and was ended", self.name)
        raise SandboxOverrun

    def _ready(self) -> Connection[Any, Any]:
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._end()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, self.memory), name=self.name, daemon=True)
        self._process.start()
        theirs.close()
        if self._closed or not self._pipe.poll(STARTS_WITHIN):
            raise EOFError
        self._pipe.recv()
        return self._pipe

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


# -- in the process ------------------------------------------------------------------------------


def _serve(pipe: Connection[Any, Any], memory: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    end_with_the_server()
    registry.titles()
    warm_up_structs()
    _limit_memory(memory)
    pipe.send("ready")
    while True:
        try:
            work, args, kwargs, deadline = pipe.recv()
        except EOFError:
            return
        _limit_time(deadline)
        began = process_time()
        try:
            done = Done(work(*args, **kwargs), "", 0.0)
        except MemoryError:
            os._exit(1)  # what is left is in no state to go on
        except Exception as error:  # data made to break something
            done = Done(None, type(error).__name__, 0.0)
        pipe.send(done._replace(seconds=process_time() - began))


def _limit_memory(memory: int) -> None:
    """Beyond what this process has now. (Where the system knows no such limit, the deadline remains.)"""
    with contextlib.suppress(OSError, ValueError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + memory
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _limit_time(seconds: float) -> None:
    """The last resort, should nobody be there to end it."""
    with contextlib.suppress(OSError, ValueError):
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(process_time() + seconds) + 2, hard))
