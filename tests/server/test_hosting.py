"""What a host can do with a table, and what nobody can."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from cutpurse.lab.crash import House
from cutpurse.protocol.shared import COLOURS
from tests.server.client import Made
from tests.server.houses import ABSENT_AFTER


def kinds(made: Made) -> list[str]:
    return [seat["kind"] for seat in made.info()["seats"]]


def test_a_table_can_wait_for_its_host_to_begin(house: House) -> None:
    made = Made(house, ["me", "open", "easy"], begins="host").take_all()
    assert not made.info()["started"]
    assert made.act("start", host=made.tokens[1])[0] == 403
    status, answer = made.act("start")
    assert (status, answer["table"]["started"]) == (200, True)
    assert made.act("start")[1]["reason"]["code"] == "started-already"


def test_open_seats_can_be_filled_with_bots(house: House) -> None:
    made = Made(house, ["me", "open", "open"])
    assert made.act("start")[1]["reason"]["code"] == "seats-open"
    assert made.act("start", bot="dragon")[1]["reason"]["code"] == "unknown-bot"
    assert made.act("bot", 1, "random")[0] == 200
    assert kinds(made) == ["human", "bot", "open"]
    assert made.act("start", bot="easy")[0] == 200
    assert (kinds(made), made.info()["started"]) == (["human", "bot", "bot"], True)

    async def run() -> None:
        async with made.guest(0) as guest:
            assert (await guest.until("update"))["view"]

    asyncio.run(run())


def test_a_bots_seat_can_be_opened(house: House) -> None:
    """Before the game nobody sits there then; in the game the bot plays on until somebody sits down."""
    made = Made(house, ["me", "easy", "open"])
    status, answer = made.act("open", 1)
    assert status == 200
    assert kinds(made) == ["human", "open", "open"]
    made.invitations[1] = answer["invitation"]
    made.take_all()
    running = Made(house, ["me", "easy"])
    running.invitations[1] = running.act("open", 1)[1]["invitation"]
    assert kinds(running) == ["human", "bot"]
    running.take(1, "Zoe")
    assert [seat["name"] for seat in running.info()["seats"]][1] == "Zoe"
    assert kinds(running) == ["human", "human"]


def test_nobody_who_is_there_loses_a_seat(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(1) as guest:
            for act in ("bot", "open"):
                assert made.act(act, 1)[1]["reason"]["code"] == "owner-not-absent"
            assert made.act("bot", 7)[1]["reason"]["code"] == "no-such-seat-here"
            assert made.act("bot", -3)[1]["reason"]["code"] == "no-such-seat-here"
            assert (await guest.until("update"))["result"] is None

    asyncio.run(run())
    time.sleep(ABSENT_AFTER)
    assert made.act("bot", 1)[0] == 200
    assert kinds(made) == ["human", "bot"]


def test_a_closed_table_can_be_looked_at_and_no_more(house: House) -> None:
    made = Made(house, ["me", "open", "easy"]).take_all()
    assert made.act("close", host="wrong")[0] == 403

    async def run() -> None:
        async with made.guest(0) as first, made.guest(1) as second:
            await first.until("update")
            await second.until("update")
            assert made.act("close")[0] == 200
            for guest in (first, second):
                assert (await guest.until("notice"))["reason"]["code"] == "table-closed"
            await first.quiet()
            entries = len(house.journal(made.id))
            refused = await first.choose("anything")
            assert refused["reason"]["code"] == "table-closed"
            assert len(house.journal(made.id)) == entries
        async with made.guest(1) as again:
            assert again.welcome["closed"]
            assert (await again.until("update"))["view"]

    asyncio.run(run())
    assert made.act("open", 2)[1]["reason"]["code"] == "table-closed"
    assert made.info()["closed"]


def test_everybody_has_a_colour_of_their_own(house: House) -> None:
    body = {"game": "swindler", "seats": [{"who": "open"}, {"who": "me", "colour": "teal"}, {"who": "easy", "colour": "teal"}]}  # fmt: skip
    _, data = house.ask("POST", "/api/tables", body)
    made = json.loads(data)
    wish = {"invitation": made["invitations"]["0"], "colour": "grey", "language": "de"}
    assert house.ask("POST", f"/api/tables/{made['table']}/seats", wish)[0] == 201
    seats = json.loads(house.ask("GET", f"/api/tables/{made['table']}")[1])["seats"]
    assert [seat["colour"] for seat in seats][:2] == ["grey", "teal"]
    assert seats[2]["colour"] in set(COLOURS) - {"grey", "teal"}


@pytest.mark.parametrize(
    ("manners", "code"),
    [
        ({"stand_in": "dragon"}, "unknown-bot"),
        ({"stand_in_after": 1}, "bad-seconds"),
        ({"stand_in_after": -(10**15)}, "bad-seconds"),
        ({"clock": "move", "seconds": 10**9}, "bad-seconds"),
        ({"clock": "move"}, "bad-seconds"),
        ({"pace": "days", "time_up": "bot"}, "no-stand-in"),
        ({"clock": "sand"}, "malformed"),
        ({"pace": "never"}, "malformed"),
        ({"colour": "red"}, "malformed"),
    ],
)
def test_odd_customs_are_refused(house: House, manners: dict[str, object], code: str) -> None:
    body = {"game": "swindler", "seats": [{"who": "me"}, {"who": "open"}], "manners": manners}
    status, data = house.ask("POST", "/api/tables?language=fr", body)
    assert (status, json.loads(data)["reason"]["code"]) == (400, code)
    assert json.loads(data)["text"]
