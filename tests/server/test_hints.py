"""Advice over the wire: to whoever is asked, where the host allows it, and written down; rivals at a served table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from cutpurse.bots.rivals import company
from cutpurse.lab.crash import House
from tests.server.client import Made
from tests.server.sitting import sitting

EASY = {rival.id: rival.name for rival in company("swindler").rival if rival.level == "easy"}


def test_whoever_is_asked_gets_advice_and_nobody_else(house: House) -> None:
    async def run() -> None:
        async with sitting(house) as table:
            await table.asked.say("hint", id="h1")
            told = await table.asked.until("hints")
            options = table.asked.last["choices"]
            assert told["id"] == "h1"
            assert 1 <= len(told["hints"]) <= 3
            assert all(hint["choice"] in options and hint["reasons"] for hint in told["hints"])
            assert told["left"] == 99
            await table.other.say("hint", id="h2")
            refused = await table.other.until("refused")
            assert (refused["id"], refused["reason"]["code"]) == ("h2", "not-asked")
            await table.watcher.say("hint", id="h3")
            assert (await table.watcher.until("refused"))["reason"]["code"] == "audience"
            await table.other.quiet()  # that somebody asked is nobody's business
            status, record = table.made.record(table.made.tokens[table.asked.last["view"]["seat"]])
            if status == 200:
                assert any(json.loads(record.splitlines()[0])["hints"])
            await table.goes_on()

    asyncio.run(run())


def test_an_address_has_so_much_advice_a_minute(new_house: Callable[..., House]) -> None:
    """However many seats and tables it has; and no id is longer than others are."""

    async def run() -> None:
        async with sitting(new_house()) as table:
            for number in range(40):
                await table.watcher.say("hint", id=f"h{number}")
            codes = [(await table.watcher.until("refused"))["reason"]["code"] for _ in range(40)]
            assert set(codes) == {"audience", "too-fast"}
            assert codes.count("too-fast") >= 15, "twenty, and a few more if it takes a while"
            await table.other.say("hint", id="h")
            assert (await table.other.until("refused"))["reason"]["code"] == "too-fast", "from the same address"
            await table.other.say("hint", id="h" * 65)
            assert (await table.other.until("failed"))["reason"]["code"] == "malformed"
            await table.goes_on()

    asyncio.run(run())


def test_a_host_can_do_without(house: House) -> None:
    made = Made(house, ["me", "easy"], hints=False)

    async def run() -> None:
        async with made.guest(0) as guest:
            await guest.until("update")
            await guest.say("hint", id="h1")
            assert (await guest.until("refused"))["reason"]["code"] == "hints-off"

    asyncio.run(run())


def test_a_level_is_somebody(house: House) -> None:
    """Whoever wishes for a level meets rivals who play at it, each another; somebody asked by name comes."""
    seats = [{"who": "me", "name": "Ann"}, {"who": "easy"}, {"who": "mags"}, {"who": "random"}]
    made = json.loads(house.ask("POST", "/api/tables", {"game": "swindler", "seats": seats})[1])
    info = json.loads(house.ask("GET", f"/api/tables/{made['table']}")[1])["seats"]
    assert info[1]["bot"] in EASY
    assert info[1]["name"] == EASY[info[1]["bot"]]
    assert (info[2]["bot"], info[2]["name"], info[2]["level"]) == ("mags", "Mags Finch", "easy")
    assert info[1]["bot"] != "mags"
    assert (info[3]["bot"], info[3]["level"]) == ("random", "random")
    assert len({seat["name"] for seat in info}) == 4
    assert not any(seat["name"].startswith(("Easy", "Random")) for seat in info)


def test_the_front_door_knows_them(house: House) -> None:
    for game in json.loads(house.ask("GET", "/api/games?language=de")[1]):
        assert len(game["rivals"]) >= 6
        for rival in game["rivals"]:
            assert rival["level"] in game["bots"]
            assert rival["about"]
            assert all(rival["lines"].values())
        assert set(game["standing"]) <= set(game["bots"])
