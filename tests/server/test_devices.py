"""A seat taken along to another device by a code: once, for a while, and by nobody who guesses."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import House
from cutpurse.protocol.requests import NewTable, SeatTaken, SeatWish, TakeSeat
from cutpurse.server.actions import devices, seating
from cutpurse.server.actions.devices import ALPHABET, LENGTH, VALID, offer_code, redeem_code
from cutpurse.server.refusal import HttpRefusal
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.table.lobby import CODE
from cutpurse.server.tables import Tables
from tests.server.client import Guest, Made, Message

WISH = NewTable("swindler", [SeatWish("me"), SeatWish("open")])


async def refusal(tables: Tables, code: str) -> str:
    with pytest.raises(HttpRefusal) as refused:
        await redeem_code(tables, code)
    return refused.value.reason.code


def ask(house: House, table: str, token: str) -> tuple[int, Message]:
    status, data = house.ask("POST", f"/api/tables/{table}/code", {}, {"authorization": f"Bearer {token}"})
    return status, json.loads(data)


def use(house: House, code: str) -> tuple[int, Message]:
    status, data = house.ask("POST", "/api/codes", {"code": code})
    return status, json.loads(data)


def test_a_seat_is_played_on_two_devices_and_its_owner_is_told(house: House) -> None:
    async def run() -> None:
        made = Made(house, ["me", "open"]).take_all()
        async with made.guest(0) as host, made.guest(1) as owner:
            status, offered = ask(house, made.id, made.tokens[1])
            assert (status, offered["seconds"]) == (201, VALID)
            typed = offered["code"].lower().replace("-", " ")
            status, taken = use(house, typed)
            assert (status, taken["table"], taken["seat"]) == (201, made.id, 1)
            notice = await owner.until("notice")
            assert notice["reason"] == {"code": "seat-on-device"}
            async with Guest(house, made.id, taken["token"]) as elsewhere:
                assert elsewhere.welcome["seat"] == 1
                await owner.say("say", id="w", text="still here")
                assert (await elsewhere.until("said"))["seat"] == 1, "both play on"
            assert use(house, offered["code"])[0] == 403, "it worked once"
            await host.quiet()
            assert b"seat-on-device" not in b"".join(host.frames), "nobody else's business"

    asyncio.run(run())


def test_only_the_owner_of_a_seat_gets_a_code(house: House) -> None:
    made = Made(house, ["me", "open"])
    for token, code in (("", "not-your-table"), (made.audience, "audience"), (made.host, "not-your-table"),
                        (made.invitations[1], "not-your-table")):  # fmt: skip
        status, answer = ask(house, made.id, token)
        assert (status, answer["reason"]["code"]) == (403, code)
    assert ask(house, "nowhere", "x")[0] == 404


def test_an_address_guesses_ten_a_minute(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "easy"])
    offered = ask(house, made.id, made.tokens[0])[1]["code"]
    answers = [use(house, f"{'2' * (LENGTH - 2)}{one}{one}") for one in ALPHABET[:10]]
    assert {(status, answer["reason"]["code"]) for status, answer in answers} == {(403, "code-void")}
    assert use(house, offered)[0] == 429, "the right one, too"


def test_a_seat_asks_for_so_many_codes(house: House) -> None:
    made = Made(house, ["me", "easy"])
    statuses = [ask(house, made.id, made.tokens[0])[0] for _ in range(12)]
    assert statuses[:6] == [201] * 6
    assert 429 in statuses


def test_a_code_is_for_a_while_for_once_and_for_whoever_sits_there(tmp_path: Path) -> None:
    wall = [1000.0]

    async def run() -> None:
        async with SqliteStore(tmp_path / "tables.db") as store:
            tables = Tables(store, wall=lambda: wall[0], absent_after=0.0)
            made = await tables.make(WISH)
            late = await offer_code(tables, made.table, made.token)
            wall[0] += VALID + 1
            assert await refusal(tables, late.code) == "code-void"
            wall[0] -= VALID
            assert await refusal(tables, late.code) == "code-void", "once it was too late it is gone"

            raced = await offer_code(tables, made.table, made.token)
            tries = await asyncio.gather(*(redeem_code(tables, raced.code) for _ in range(5)), return_exceptions=True)
            assert [one for one in tries if isinstance(one, SeatTaken)] == [SeatTaken(made.table, 0, made.token)]

            first = await seating.take(tables, made.table, TakeSeat(made.invitations[1]))
            given = await offer_code(tables, made.table, first.token)
            invitation = await seating.invite(tables, made.table, made.host, 1)
            await seating.take(tables, made.table, TakeSeat(invitation))
            assert await refusal(tables, given.code) == "code-void", "the seat is somebody else's by now"
            for odd in ("", "x", "?" * LENGTH, "0" * LENGTH, "2" * 10_000, "ſ" * LENGTH):
                assert await refusal(tables, odd) == "code-void"
            await tables.close()

    asyncio.run(run())


def test_what_is_stored_opens_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "MOST_CODES", 3)

    async def run() -> None:
        async with SqliteStore(tmp_path / "tables.db") as store:
            tables = Tables(store)
            made = await tables.make(WISH)
            codes = [(await offer_code(tables, made.table, made.token)).code for _ in range(5)]
            kept = [id for id in await store.tables() if id.startswith(CODE)]
            assert len(kept) == 3, "the oldest are forgotten"
            for id in kept:
                everything = id.encode() + (await store.body(id))[1]
                assert made.token.encode() not in everything
                assert not any(code.replace("-", "").encode() in everything for code in codes)
                with pytest.raises(HttpRefusal) as refused:
                    await tables.get(id)
                assert refused.value.reason.code == "no-such-table"
            assert await refusal(tables, codes[0]) == "code-void"
            assert (await redeem_code(tables, codes[-1])).token == made.token
            assert made.table in await store.tables()
            await tables.close()

    asyncio.run(run())


def test_the_audience_is_no_seat_to_take_along(house: House) -> None:
    async def run() -> None:
        made = Made(house, ["me", "easy"])
        async with made.guest(SPECTATOR) as watcher:
            offered = ask(house, made.id, made.tokens[0])[1]["code"]
            assert use(house, offered)[0] == 201
            await watcher.quiet()
            assert b"seat-on-device" not in b"".join(watcher.frames)

    asyncio.run(run())
