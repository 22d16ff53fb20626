"""SIGTERM: a server ends soon, whatever goes on in it, and what it acknowledged is there."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

import cutpurse
from cutpurse.lab.crash import House, Sitter
from cutpurse.server.run import GRACE
from tests.server.client import Made

CONTAINER_GRACE = 15.0
"""What compose.yaml gives a server before it is killed."""


def stopped(house: House) -> float:
    """Seconds until the server has ended, which it must do by itself and well."""
    assert house.process is not None
    began = time.monotonic()
    house.process.send_signal(signal.SIGTERM)
    assert house.process.wait(CONTAINER_GRACE) == 0
    return time.monotonic() - began


def test_a_server_under_load_stops_in_time(new_house: Callable[..., House]) -> None:
    """People play as fast as they can, bots think, others ask for everything again and read nothing of it."""
    house = new_house(pace=[0, 0])
    tables = [Made(house, ["me", "open", "easy"], {"end_jobs": 5}).take_all() for _ in range(6)]

    async def greedy(made: Made) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            async with made.guest(-1) as guest:
                while True:
                    await guest.say("resync")
                    await asyncio.sleep(0.005)

    async def run() -> None:
        sitters = [
            Sitter(house, made.id, seat, made.tokens[seat], made.game, made.id) for made in tables for seat in (0, 1)
        ]
        tasks = [asyncio.ensure_future(sitter.play()) for sitter in sitters]
        tasks += [asyncio.ensure_future(greedy(made)) for made in tables]
        while sum(len(sitter.acknowledged) for sitter in sitters) < 100:
            await asyncio.sleep(0.02)
        await asyncio.to_thread(stopped, house)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for sitter in sitters:
            done = [entry["id"] for entry in house.journal(sitter.table) if entry["seat"] == sitter.seat]
            assert [id for id in done if id in sitter.acknowledged] == sitter.acknowledged

    asyncio.run(run())


def test_a_server_whose_file_is_locked_stops_in_time(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as first, made.guest(1) as second:
            for guest in (first, second):
                await guest.until("update")
            asked = first if first.last["question"] else second
            with closing(sqlite3.connect(str(house.database), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                choosing = asyncio.ensure_future(asked.choose(asked.last["options"][0]["id"]))
                await asyncio.sleep(0.2)
                await asyncio.to_thread(stopped, house)
                choosing.cancel()
                await asyncio.gather(choosing, return_exceptions=True)

    asyncio.run(run())


STUCK = """
    import sys, threading
    from cutpurse.server import run
    from cutpurse.server.tables import Tables
    from cutpurse.server.settings import Settings

    async def close(self):
        threading.Event().wait()  # nothing in the loop goes on either

    run.GRACE = 0.5
    Tables.close = close
    sys.exit(run.serve("127.0.0.1", 0, Settings(database=sys.argv[1])))
"""


@pytest.mark.parametrize("signals", [1, 2])
def test_what_hangs_is_not_waited_for(tmp_path: Path, signals: int) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(cutpurse.__file__).parents[1])}
    command = [sys.executable, "-c", textwrap.dedent(STUCK), str(tmp_path / "tables.db")]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("http://")
        time.sleep(1.5)
        for _ in range(signals):
            server.send_signal(signal.SIGTERM)
            time.sleep(0.1)
        _, said = server.communicate(timeout=10)
        assert server.returncode == 0
        assert "with something still at work" in said
    finally:
        server.kill()


def test_the_grace_is_shorter_than_that_of_the_container() -> None:
    composition = (Path(__file__).parents[2] / "compose.yaml").read_text()
    assert f"stop_grace_period: {CONTAINER_GRACE:.0f}s" in composition
    assert GRACE < CONTAINER_GRACE - 2
