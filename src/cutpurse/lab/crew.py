"""Work for many processes at once: whatever is done often and hangs on nothing but its task."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice, takewhile
from multiprocessing import get_context
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def done(work: Callable[[T], R], tasks: Iterable[T], processes: int = 1) -> Iterator[R]:
    """What came of every task, as they are finished. A task is asked for only when a process is free, and all that were
    begun are told, short ones and long ones: else the long ones would be missing from what is counted."""
    todo = iter(tasks)
    if processes <= 1:
        yield from map(work, todo)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        running = {pool.submit(work, task) for task in islice(todo, processes)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                running |= {pool.submit(work, task) for task in islice(todo, 1)}
                yield future.result()


def within(tasks: Iterable[T], seconds: float | None) -> Iterable[T]:
    """Tasks as long as there is time to begin one."""
    if seconds is None:
        return tasks
    until = monotonic() + seconds
    return takewhile(lambda _: monotonic() < until, tasks)
