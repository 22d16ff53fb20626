"""Whose seat it is: lost, offered anew, taken over; and where the secrets that prove it are not."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable

from websockets.exceptions import ConnectionClosed

from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import House
from tests.server.client import Guest, Made
from tests.server.houses import ABSENT_AFTER


async def refused(house: House, table: str, token: str) -> str:
    """Why a token opens nothing."""
    guest = await Guest(house, table).open()
    await guest.say("hello", token=token)
    message = await guest.hear()
    assert message["closing"] is True
    try:
        await guest.hear()
    except ConnectionClosed:
        code: str = message["reason"]["code"]
        return code
    raise AssertionError("the connection goes on")


def test_a_seat_is_offered_anew_only_when_its_owner_is_away(house: House) -> None:
    async def run() -> None:
        made = Made(house, ["me", "open"]).take_all()
        async with made.guest(0) as host, made.guest(SPECTATOR) as watcher:
            async with made.guest(1) as owner:
                await owner.until("update")
                time.sleep(ABSENT_AFTER)
                assert made.invite(1)[1]["reason"] == {"code": "owner-not-absent", "args": {"seat": 1}}
                async with made.guest(1):
                    pass
                assert made.invite(1)[0] == 409, "one of two connections ended"
            await host.until("seats", lambda message: not message["seats"][1]["here"])
            assert made.invite(1)[0] == 409, "just gone is not yet absent"
            await asyncio.sleep(ABSENT_AFTER + 0.05)
            status, answer = made.invite(1)
            assert status == 201
            for guest in (host, watcher):
                told = await guest.until("notice")
                assert told["reason"] == {"code": "seat-offered-anew", "args": {"seat": 1}}
            old = made.tokens[1]
            made.invitations[1] = answer["invitation"]
            made.take(1, "Successor")
            for guest in (host, watcher):
                seats = await guest.until("seats", lambda message: message["seats"][1]["name"] == "Successor")
                assert seats["started"] is True
            assert await refused(house, made.id, old) == "not-your-table"
            async with made.guest(1) as successor:
                view = (await successor.until("update"))["view"]
                assert view["seat"] == 1, "the seat as it was left"
                assert host.last["view"]["seats"] == view["seats"]

    asyncio.run(run())


def test_an_owner_who_comes_back_keeps_the_seat(house: House) -> None:
    """A host cannot put an invitation aside for later: it is void as soon as the owner returns."""

    async def run() -> None:
        made = Made(house, ["me", "open"]).take_all()
        async with made.guest(1) as owner:
            await owner.until("update")
        await asyncio.sleep(ABSENT_AFTER + 0.05)
        status, answer = made.invite(1)
        assert status == 201
        async with made.guest(1) as owner:
            await owner.until("update")
            body = {"invitation": answer["invitation"]}
            assert house.ask("POST", f"/api/tables/{made.id}/seats", body)[0] == 403
        assert house.ask("POST", f"/api/tables/{made.id}/seats", body)[0] == 403

    asyncio.run(run())


def test_an_owner_who_never_came_can_be_replaced_even_after_a_restart(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "open"]).take_all()
    assert made.invite(1)[0] == 409, "who just sat down has a moment to come"
    time.sleep(ABSENT_AFTER + 0.05)
    assert made.invite(1)[0] == 201
    house.kill()
    house.start()
    assert made.invite(1)[0] == 409
    time.sleep(ABSENT_AFTER + 0.05)
    status, answer = made.invite(1)
    assert status == 201
    made.invitations[1], old = answer["invitation"], made.tokens[1]
    made.take(1)

    async def run() -> None:
        assert await refused(house, made.id, old) == "not-your-table"
        async with made.guest(1) as guest:
            assert guest.welcome["seat"] == 1

    asyncio.run(run())


def test_the_host_holds_nobody_elses_seat(house: House) -> None:
    async def run() -> None:
        made = Made(house, ["me", "open"])
        for secret in (made.host, made.invitations[1]):
            assert await refused(house, made.id, secret) == "not-your-table"
        made.take(1)
        assert made.answer["token"] != made.tokens[1]
        assert "token" not in made.info()
        for secret in (made.host, made.invitations[1]):
            assert await refused(house, made.id, secret) == "not-your-table"
            assert made.record(secret)[0] == 403

    asyncio.run(run())


def test_secrets_are_neither_in_the_file_nor_in_the_log(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "open", "easy"]).take_all()

    async def run() -> None:
        async with made.guest(0) as guest, made.guest(1), made.guest(SPECTATOR):
            await guest.until("update")
            await guest.socket.send('{"type":"hello","token":"' + made.tokens[0] + '"')
            await guest.until("failed")
        await refused(house, made.id, made.host)

    asyncio.run(run())
    made.record(made.tokens[0])
    made.record(made.host)
    house.kill()
    secrets = [*made.tokens.values(), *made.invitations.values(), made.host, made.audience]
    files = [file for file in house.log.parent.iterdir() if file.is_file()]
    assert any(made.id.encode() in file.read_bytes() for file in files), "these are the right files"
    for file in files:
        data = file.read_bytes()
        assert not [secret for secret in secrets if secret.encode() in data], file.name


def test_whose_turn_it_is_is_told_to_the_seat_alone(house: House) -> None:
    """For a list of one's tables: the seat that is asked learns it, nobody learns it of another seat."""
    made = Made(house, ["me", "open"]).take_all()

    def asked(token: str) -> bool:
        headers = {"authorization": f"Bearer {token}"} if token else None
        told: bool = json.loads(house.ask("GET", f"/api/tables/{made.id}", headers=headers)[1])["asked"]
        return told

    async def run() -> list[bool]:
        found = []
        for seat in (0, 1):
            async with made.guest(seat) as guest:
                await guest.until("update")
                found.append(guest.last["question"] is not None)
        return found

    truth = asyncio.run(run())
    assert [asked(made.tokens[seat]) for seat in (0, 1)] == truth
    assert sorted(truth) == [False, True], "one of two begins"
    assert not asked("")
    assert not asked(made.audience)
    assert not asked("no such token")
