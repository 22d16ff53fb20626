"""A server that dies with kill -9, again and again: what it acknowledged is there, once and in order."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import BrokenPromise, House, Sitter, Watched, crash
from tests.server.client import Made
from tests.server.test_games import SHORT

KILLS = -(-51 // len(registry.titles()))
"""For each title, so that all together the server dies more than fifty times."""


@pytest.mark.parametrize("game", list(registry.titles()))
def test_nothing_acknowledged_is_lost(game: str) -> None:
    tally = crash(KILLS, seed=7, game=game, settings=SHORT.get(game))
    assert tally.kills == KILLS
    assert tally.games >= 2, "every game came to its end, and its record holds"
    assert tally.acknowledged > 100
    assert tally.resent > 0, "a choice was under way when the server died"
    assert tally.unstored > 0, "before it was stored"
    assert KILLS < 50 or tally.untold > 0, "or after that, and before anybody was told"


def test_nothing_acknowledged_is_lost_on_a_database(database: str) -> None:
    tally = crash(8, seed=7, game="swindler", settings=SHORT["swindler"], database=database)
    assert (tally.kills, tally.games >= 2, tally.resent > 0) == (8, True, True)


def test_the_check_would_see_a_loss(house: House) -> None:
    """The judge of the crash test is judged: journals that break each promise are found out."""
    made = Made(house, ["me", "open"])
    told = Sitter(house, made.id, 0, made.tokens[0], made.game, "told")
    told.acknowledged = ["0-1", "0-2"]
    entries: dict[str, dict[str, object]] = {id: {"seat": 0, "id": id, "choice": id} for id in ("0-1", "0-2", "0-3")}

    def verdict(before: list[str], now: list[str]) -> str:
        table = Watched.__new__(Watched)
        table.house, table.id, table.sitters = _Shelf([entries[id] for id in now]), made.id, [told]
        table.journal = [entries[id] for id in before]
        try:
            table.check()
        except BrokenPromise as lost:
            return str(lost)
        return ""

    assert verdict(["0-1"], ["0-1", "0-2", "0-3"]) == ""
    assert "gone" in verdict([], ["0-1"])
    assert "out of order" in verdict([], ["0-2", "0-1"])
    assert "twice" in verdict([], ["0-1", "0-2", "0-2"])
    assert "past" in verdict(["0-2"], ["0-1", "0-2"])


class _Shelf(House):
    """A journal that is given instead of read."""

    def __init__(self, entries: list[dict[str, object]]) -> None:
        super().__init__(Path("nowhere.db"))
        self.entries = entries

    def journal(self, table: str) -> list[dict[str, object]]:
        return self.entries


def test_seats_and_tables_are_there_after_a_crash(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "open", "easy"])
    before = made.info()
    house.kill()
    house.start()
    assert made.info() == before
    made.take(1, "Bob")
    house.kill()
    house.start()
    assert made.info()["started"] is True
    assert made.info()["commitment"] == before["commitment"]

    async def run() -> None:
        async with made.guest(0) as first, made.guest(1) as second, made.guest(SPECTATOR) as watcher:
            assert [seat["name"] for seat in watcher.welcome["seats"]][1] == "Bob"
            for guest in (first, second, watcher):
                await guest.until("update")
            assert [guest.last["view"]["seat"] for guest in (first, second, watcher)] == [0, 1, SPECTATOR]

    asyncio.run(run())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at /proc")
def test_bots_processes_die_with_the_server(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "easy"])

    async def run() -> None:
        async with made.guest(0) as me:
            await me.until("update")
            await asyncio.wait_for(me.play(made.game, "me", lambda question: len(house.journal(made.id)) > 8), 20)

    asyncio.run(run())
    assert house.process is not None
    children = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children").read_text().split()
    workers = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    assert workers, "bots think in processes of their own"
    os.kill(int(workers[0]), 9)

    async def go_on() -> None:
        """A worker that died is replaced: the bot goes on playing."""
        async with made.guest(0) as me:
            await me.until("update")
            await asyncio.wait_for(me.play(made.game, "more"), 30)

    asyncio.run(go_on())
    log = house.log.read_text()
    assert log.count("is replaced for a move") <= 1, "only what the dead worker was thinking about"
    children = Path(f"/proc/{house.process.pid}/task/{house.process.pid}/children").read_text().split()
    house.kill()
    until = time.monotonic() + 5
    while any(_alive(pid) for pid in children) and time.monotonic() < until:
        time.sleep(0.02)
    assert not [pid for pid in children if _alive(pid)]


def _alive(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][0] not in "ZX"
    except OSError:
        return False
