"""A server at work: how it starts, stops, logs and is looked after."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cutpurse.lab.crash import House
from cutpurse.lab.services import Nats
from tests.server.client import Made

ROOT = Path(__file__).parents[2]


def stop(house: House) -> int:
    assert house.process is not None
    house.process.send_signal(signal.SIGTERM)
    return house.process.wait(60)  # it promises to end in twelve; a busy machine is not its fault


def test_a_stopped_server_ends_cleanly_and_its_tables_go_on(new_house: Callable[..., House]) -> None:
    house = new_house(pace=[0.05, 0.05])
    made = Made(house, ["me", "easy", "easy"], {"end_jobs": 3})

    async def moves(number: int) -> None:
        async with made.guest(0) as me:
            await me.until("update")
            enough = len(house.journal(made.id)) + number
            await asyncio.wait_for(me.play(made.game, f"{number}", lambda _: len(house.journal(made.id)) >= enough), 30)

    asyncio.run(moves(10))
    assert stop(house) == 0
    assert house.log.read_text() == "", "no warning, no leaked anything"
    house.start()
    asyncio.run(moves(5))


def test_a_guest_hears_that_the_server_stops(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as me:
            await me.until("update")
            stopping = asyncio.ensure_future(asyncio.to_thread(stop, house))
            await asyncio.wait_for(me.socket.wait_closed(), 10)
            assert await stopping == 0

    asyncio.run(run())


def test_a_server_on_a_database_ends_cleanly(tmp_path: Path, database: str, nats: Nats) -> None:
    house = House(database, tmp_path / "log", bus=nats.address, workers=1)
    house.start()
    try:
        Made(house, ["me", "easy"])
        time.sleep(0.5)
        assert stop(house) == 0
        assert house.log.read_text() == ""
    finally:
        house.kill()


def test_logs_are_lines_of_json_without_secrets(new_house: Callable[..., House]) -> None:
    house = new_house(log="json")
    made = Made(house, ["me", "open"]).take_all()
    stop(house)
    text = house.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["message"] for line in lines] == ["ready", "table made", "game begins", "stopped"]
    assert lines[1]["table"] == made.id
    assert all(line["time"].endswith("+00:00") and line["level"] == "info" for line in lines)
    for secret in (*made.tokens.values(), *made.invitations.values(), made.host, made.audience):
        assert secret not in text


LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+')


def test_metrics_are_a_page_that_prometheus_reads(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "open"], {"end_jobs": 3}).take_all()

    async def run() -> None:
        async with made.guest(0) as me, made.guest(1) as you:
            await me.until("update")
            await you.until("update")
            for guest in (me, you):
                if guest.last["question"]:
                    assert (await guest.choose(guest.last["choices"][0]))["type"] == "accepted"
                    break
            page = await asyncio.to_thread(house.figures)
            check(page)

    def check(page: str) -> None:
        figures: dict[str, float] = {}
        typed: dict[str, str] = {}
        for line in page.splitlines():
            if line.startswith("# TYPE"):
                _, _, name, kind = line.split()
                assert name not in typed
                typed[name] = kind
            elif not line.startswith("# HELP"):
                assert LINE.fullmatch(line), line
                name, value = line.rsplit(" ", 1)
                figures[name] = float(value)
        assert figures["cutpurse_tables_open"] == figures["cutpurse_tables_running"] == 1
        assert figures["cutpurse_guests"] == figures["cutpurse_sockets"] == 2
        assert figures["cutpurse_choices_total"] == figures["cutpurse_store_append_seconds_count"] == 1
        assert figures['cutpurse_store_append_seconds_bucket{le="+Inf"}'] == 1
        assert 0 < figures["cutpurse_store_append_seconds_sum"] < 5
        assert typed["cutpurse_choices_total"] == "counter"
        assert typed["cutpurse_store_append_seconds"] == "histogram"

    asyncio.run(run())


@pytest.mark.parametrize("word", ["Containerfile", "compose.yaml", "/health", "/metrics", "CUTPURSE_DATABASE"])
def test_the_page_for_those_who_run_a_server_speaks_of_it(word: str) -> None:
    assert word in (ROOT / "docs" / "operations.md").read_text()
