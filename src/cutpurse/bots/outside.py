"""A bot in a process of its own, which may be late, die or talk nonsense.

Nothing that it does can block or break the table: its input is written and its output is read by threads,
lines are cut at a limit, queues are short, and every wait has an end.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from cutpurse.bots.bot import Observation
from cutpurse.bots.protocol import LONGEST_LINE, Bye, Hello, ask, encode, read_answer
from cutpurse.bots.trouble import GIVEN_UP, Trouble
from cutpurse.kernel.game import Result

DEADLINE_MS = 5_000
START_MS = 10_000
"""What a process gets on top for its first answer: it has to start."""
RESTARTS = 3
LATE_IN_A_ROW = 3
"""So often a process may be late before it is taken for hung and started again."""
PATIENCE_S = 1.0
"""How long a process may take to leave after bye."""


ENDLESS = 16
"""So many pieces of the longest length, and a line counts as one without end."""


class TooLong:
    """Stands in the queue for a line that was too long to be read."""


class Child:
    """One running process and the threads that talk to it. Only `Outside` uses it."""

    def __init__(self, command: Sequence[str]) -> None:
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
        self._process = subprocess.Popen(
            list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env=environment, start_new_session=True)  # fmt: skip
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._inbox: queue.Queue[bytes | TooLong | None] = queue.Queue(maxsize=32)
        self._closed = False
        self._last_words = b""
        self.asks = 0
        """Asks that it was sent."""
        self.late = 0
        """Asks in a row that it did not answer in time."""
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._read, self._drain)]
        for thread in self._threads:
            thread.start()

    # -- threads ---------------------------------------------------------------------------------

    def _write(self) -> None:
        assert self._process.stdin is not None
        pipe = self._process.stdin
        with suppress(OSError):  # the process no longer listens; the reader notices its end
            while (line := self._outbox.get()) is not None:
                pipe.write(line)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as pipe:
            while line := pipe.readline(LONGEST_LINE):
                cut = len(line) == LONGEST_LINE and not line.endswith(b"\n")
                self._deliver(TooLong() if cut else line)
                pieces = 0
                while cut and (rest := pipe.readline(LONGEST_LINE)):
                    cut = not rest.endswith(b"\n")
                    pieces += 1
                    if cut and pieces % ENDLESS == 0:  # said again, for the next ask: this line has no end
                        self._deliver(TooLong())
        self._deliver(None)

    def _deliver(self, line: bytes | TooLong | None) -> None:
        """A process that talks without end waits here, until it is listened to or the table is cleared."""
        while not self._closed:
            with suppress(queue.Full):
                self._inbox.put(line, timeout=0.1)
                return

    def _drain(self) -> None:
        assert self._process.stderr is not None
        with self._process.stderr as pipe:
            while words := pipe.readline(1024):
                self._last_words = words.strip() or self._last_words

    # -- talking ---------------------------------------------------------------------------------

    def send(self, line: bytes) -> None:
        self._outbox.put(line)

    def forget(self) -> None:
        """Drop what was said without being asked. The end of the process is not forgotten."""
        for _ in range(self._inbox.qsize()):
            line = self._inbox.get_nowait()
            if line is None:
                self._inbox.put_nowait(None)

    def hear(self, until: float) -> bytes | TooLong | None:
        """The next line; None if the process is at its end. Raises queue.Empty when the time is over."""
        return self._inbox.get(timeout=max(0.0, until - time.monotonic()))

    def last_words(self) -> str:
        """How it ended, for a report: the exit status and its last line on standard error."""
        try:
            status = f"exit status {self._process.wait(PATIENCE_S)}"
        except subprocess.TimeoutExpired:
            status = "it closed its output"
        self._threads[-1].join(PATIENCE_S)
        words = self._last_words.decode(errors="replace")
        return f"{status}: {words}" if words else status

    def end(self, farewell: bytes = b"") -> None:
        """Say goodbye, wait a moment, and make sure that it is gone."""
        if farewell:
            self._outbox.put(farewell)
        self._outbox.put(None)
        self._closed = True
        if farewell:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(PATIENCE_S)
        _kill(self._process)
        for thread in self._threads:
            thread.join(PATIENCE_S)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a process and what it started."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE_S)


class Outside:
    """A bot behind a command: started when it is first asked, started again when it died, up to a limit."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        deadline_ms: int = DEADLINE_MS,
        start_ms: int = START_MS,
        restarts: int = RESTARTS,
    ) -> None:
        self.command = list(command)
        self.name = " ".join(command)
        self.note = ""
        self._deadline_ms = deadline_ms
        self._start_ms = start_ms
        self._starts_left = 1 + restarts
        self._hello = b""
        self._child: Child | None = None
        self._events: list[dict[str, Any]] = []
        """Everything the seat saw: a process that is started again must be told from the beginning."""
        self._told = 0
        self._n = 0

    def begin(self, hello: Hello) -> None:
        self._hello = encode(hello)

    def choose(self, observation: Observation) -> str:
        """The process's answer. Raises Trouble where there is none that can be taken."""
        self._events += observation.events
        child = self._running()
        self._n += 1
        first = child.asks == 0
        child.asks += 1
        child.forget()
        news = self._events[self._told :]
        child.send(encode(ask(self._n, observation.view, observation.question, news, self._deadline_ms)))
        self._told = len(self._events)
        wait_ms = self._deadline_ms + (self._start_ms if first else 0)
        return self._answer(child, time.monotonic() + wait_ms / 1000)

    def _running(self) -> Child:
        if self._child is None:
            if not self._starts_left:
                raise Trouble(GIVEN_UP, "it is not started again")
            self._starts_left -= 1
            try:
                self._child = Child(self.command)
            except (OSError, ValueError) as error:
                raise Trouble("no-start", str(error)) from None
            self._child.send(self._hello)
            self._told = 0
        return self._child

    def _answer(self, child: Child, until: float) -> str:
        while True:
            try:
                line = child.hear(until)
            except queue.Empty:
                self._note_late(child)
                raise Trouble("late", f"no answer within {self._deadline_ms} ms") from None
            if line is None:
                words = child.last_words()
                self._part()
                raise Trouble("died", words)
            if isinstance(line, TooLong):
                raise Trouble("too-long", f"a line of more than {LONGEST_LINE} bytes")
            answer = read_answer(line)
            if answer is None or answer.n > self._n:
                raise Trouble("garbage", line.decode(errors="replace"))
            if answer.n == self._n:
                child.late = 0
                self.note = answer.note
                return answer.choice
            # An answer to an ask that was given up waiting for: it comes too late, and is not meant for this one.

    def _note_late(self, child: Child) -> None:
        child.late += 1
        if child.late == LATE_IN_A_ROW:
            self._part()

    def _part(self, farewell: bytes = b"") -> None:
        if self._child is not None:
            child, self._child = self._child, None
            child.end(farewell)

    def close(self, result: Result | None = None) -> None:
        """Clear the table."""
        self._starts_left = 0
        self._part(encode(Bye(result)))
