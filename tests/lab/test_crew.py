"""Work for many processes: everything that was begun is told, nothing is begun late, and what fails is heard of."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count, islice

import pytest

from cutpurse.lab import crew


def square(number: int) -> int:
    """Small numbers take longer."""
    time.sleep(0.2 if number == 0 else 0.0)
    return number * number


def picky(number: int) -> int:
    if number == 2:
        raise ValueError("not two")
    return number


def asked_for(numbers: Iterator[int], seen: list[int]) -> Iterator[int]:
    for number in numbers:
        seen.append(number)
        yield number


def test_alone_everything_is_done_in_turn_and_nothing_ahead() -> None:
    seen: list[int] = []
    assert list(islice(crew.done(square, asked_for(count(1), seen)), 3)) == [1, 4, 9]
    assert seen == [1, 2, 3]


def test_of_many_processes_nothing_is_lost_and_little_is_begun_ahead() -> None:
    """Whoever is slow is waited for: without it, what takes long would be missing from every figure."""
    seen: list[int] = []
    results = crew.done(square, asked_for(iter(range(12)), seen), 2)
    first = next(results)
    assert len(seen) <= 4, "two at work, and one for each that was ready"
    assert sorted([first, *results]) == [number * number for number in range(12)]
    assert seen == list(range(12))


@pytest.mark.parametrize("processes", [1, 2])
def test_what_fails_is_heard_of(processes: int) -> None:
    with pytest.raises(ValueError, match="not two"):
        list(crew.done(picky, range(6), processes))


def test_no_task_is_begun_after_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock is a second; the first is the beginning."""
    ticks = iter(range(100))
    monkeypatch.setattr(crew, "monotonic", lambda: float(next(ticks)))
    assert list(crew.within(count(), 4.0)) == [0, 1, 2]
    assert list(crew.within(range(5), None)) == [0, 1, 2, 3, 4]
    assert list(crew.within(count(), 0.0)) == []


STOPPED = """
import signal
import time
from itertools import count
from cutpurse.lab import crew
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever is begun in the background ignores it
    for done in crew.done(time.sleep, (0.01 if number < 2 else 600.0 for number in count()), 2):
        print("done", flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="a terminal's Ctrl-C goes to a group of processes")
def test_ctrl_c_ends_the_crew_though_its_tasks_are_long() -> None:
    running = subprocess.Popen([sys.executable, "-c", STOPPED], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               start_new_session=True)  # fmt: skip
    try:
        assert running.stdout is not None
        assert [running.stdout.readline() for _ in range(2)] == [b"done\n", b"done\n"]
        time.sleep(0.5)
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate(timeout=60)
        assert running.returncode != 0
        assert b"KeyboardInterrupt" in said
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
