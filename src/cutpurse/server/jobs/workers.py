"""Worker processes in which bots think."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from time import monotonic
from typing import ParamSpec, TypeVar

THINK_ON = 1.0
"""Seconds that bots have to finish when the server stops."""

P = ParamSpec("P")
T = TypeVar("T")


def end_with_the_server() -> None:
    """In a worker: when the server dies, however it dies, its workers do too."""
    server = multiprocessing.parent_process()

    def watch() -> None:
        multiprocessing.connection.wait([server.sentinel] if server is not None else [])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Worker(Executor):
    """A process in which bots think. When it dies, the next bot gets a new one."""

    def __init__(self) -> None:
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), end_with_the_server)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self._pool = self._new()
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


class Workers:
    """All of them. A process is started when it is first needed."""

    def __init__(self, most: int) -> None:
        self.each = [Worker() for _ in range(most)]

    def end(self) -> None:
        """Bots that think get a moment; then their processes are ended, and all that belongs to them is put away."""
        for worker in self.each:
            worker.shutdown(wait=False, cancel_futures=True)
        processes = multiprocessing.active_children()
        until = monotonic() + THINK_ON
        for process in processes:
            process.join(max(0.0, until - monotonic()))
        for process in processes:
            process.terminate()
        for worker in self.each:
            worker.shutdown(wait=True)
