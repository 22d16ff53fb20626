"""A server at work: how it starts, stops, logs and is looked after."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import signal
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cutpurse.lab.crash import House
from cutpurse.lab.services import Nats
from tests.server.client import Made
from tests.server.files import sql

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


def test_logs_are_lines_of_json(new_house: Callable[..., House]) -> None:
    house = new_house(log="json")
    made = Made(house, ["me", "open"]).take_all()
    stop(house)
    lines = [json.loads(line) for line in house.log.read_text().splitlines()]
    assert [line["message"] for line in lines] == ["ready", "table made", "game begins", "stopped"]
    assert lines[1]["table"] == made.id
    assert all(line["time"].endswith("+00:00") and line["level"] == "info" for line in lines)


def test_logs_and_figures_of_a_whole_game_hold_no_secret(new_house: Callable[..., House]) -> None:
    """Played, spoken at, looked at, refused, offered anew, ended; then every link, token, name and word is searched for."""
    house = new_house(log="json", admin_token="the-keepers-own-word")
    made = Made(house, ["me", "open", "random"], {"end_jobs": 3}).take_all()
    secrets = {"the-keepers-own-word", made.host, made.audience, *made.tokens.values(), *made.invitations.values()}
    word = "meet-me-at-the-harbour"

    async def run() -> None:
        async with made.guest(0) as one, made.guest(1) as other:
            await one.say("say", id="w", text=word)
            await other.until("said")
            await one.say("notify", id="n", url="https://example.invalid/hook?key=webhook-secret")
            await one.until("accepted")
            await other.say("choose", id="odd", at=10**6, choice=f"nonsense {word}")
            await other.until("refused")
        async with made.guest(0) as one, made.guest(1) as other, made.guest(-1) as watcher:
            guests = enumerate((one, other, watcher))
            async with asyncio.timeout(120):
                await asyncio.gather(*(guest.play(made.game, f"{n}") for n, guest in guests))

    asyncio.run(run())
    for token in (made.tokens[0], "wrong-token-of-somebody"):
        made.record(token)
        house.ask("GET", "/api/admin/tables", headers={"authorization": f"Bearer {token}"})
    house.ask("GET", "/api/admin/tables", headers={"authorization": "Bearer the-keepers-own-word"})
    made.act("close", host="wrong-host")
    lobby = json.loads(sql(Path(str(house.database)), "SELECT body FROM tables")[0][0])  # type: ignore[arg-type]
    secrets |= {lobby["secret"], *(chair["contribution"] for chair in lobby["chairs"]), lobby["host"]}
    secrets |= {chair[kind] for chair in lobby["chairs"] for kind in ("token", "invitation")}
    names = {chair["name"] for chair in lobby["chairs"] if chair["kind"] == "human"}
    page = house.ask("GET", "/metrics", headers={"authorization": "Bearer the-keepers-own-word"})[1].decode()
    stop(house)
    log = house.log.read_text()
    assert "game over" in log
    assert "cutpurse_choices_total" in page
    for secret in (secrets | names | {word, "webhook-secret", "wrong-token-of-somebody"}) - {""}:
        assert secret not in log, secret
        assert secret not in page, secret


@pytest.mark.parametrize("path", ["", "/seats", "/invitations", "/host", "/record", "/proof"])
def test_nobody_keeps_an_answer_that_may_hold_a_secret(house: House, path: str) -> None:
    made = Made(house, ["me", "open"])
    bodies: dict[str, object] = {
        "": {"game": "swindler", "seats": [{"who": "me"}, {"who": "open"}]},
        "/seats": {"invitation": made.invitations[1], "name": "Bob"},
        "/invitations": {"host": made.host, "seat": 1},
        "/host": {"host": made.host, "act": "bot", "seat": 1, "bot": "easy"},
    }
    method, where = ("POST", f"/{made.id}{path}" if path else "") if path in bodies else ("GET", f"/{made.id}{path}")
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=10)
    with closing(connection):
        body = json.dumps(bodies[path]) if path in bodies else None
        connection.request(method, f"/api/tables{where}", body, {"authorization": f"Bearer {made.tokens[0]}"})
        answer = connection.getresponse()
        answer.read()
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "etag" not in answer.headers
    assert "set-cookie" not in answer.headers


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
