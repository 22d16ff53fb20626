"""Limits by address, and the keeper's view."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

from cutpurse.lab.crash import House
from cutpurse.server import limits
from cutpurse.server.limits import AddressAllowances, ConnectionCounts
from tests.server.client import Made
from tests.server.houses import figure, until

SECRET = "the keeper's own"


def test_an_address_has_so_many_a_minute() -> None:
    now = 0.0
    addresses = AddressAllowances(3, lambda: now)
    assert [addresses.try_take("a") for _ in range(5)] == [True, True, True, False, False]
    assert addresses.try_take("b")
    now = 21.0
    assert [addresses.try_take("a") for _ in range(2)] == [True, False]


def test_many_addresses_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    now = 0.0
    addresses = AddressAllowances(2, lambda: now)
    assert all(addresses.try_take(str(n)) for n in range(10))
    assert not addresses.try_take("one more")
    now = 120.0
    assert addresses.try_take("one more")
    assert len(addresses._known) == 1


def test_what_is_given_back_can_be_had_again() -> None:
    held = ConnectionCounts(2)
    assert [held.take("a"), held.take("a"), held.take("a"), held.take("b")] == [True, True, False, True]
    held.give("a")
    assert held.take("a")


def test_a_real_server_keeps_its_limits(new_house: Callable[..., House]) -> None:
    house = new_house(tables_a_minute=2, sockets_each=2)
    tables = [Made(house, ["me", "open"]), Made(house, ["me", "open"])]
    status, data = house.ask("POST", "/api/tables?language=de", {"game": "swindler", "seats": []})
    problem = json.loads(data)
    assert (status, problem["reason"]["code"]) == (429, "too-often")
    assert "Adresse" in problem["text"]
    for _ in range(20):
        status, _ = house.ask("POST", f"/api/tables/{tables[0].id}/seats", {"invitation": "guessed"})
    assert status == 429

    async def run() -> None:
        async with tables[0].guest(0), tables[1].guest(0):
            third = await tables[0].guest(0).open()
            goodbye = await third.hear()
            assert (goodbye["reason"]["code"], goodbye["closing"]) == ("too-many-connections", True)

    async def come_again() -> None:
        async with tables[0].guest(0) as again:
            assert again.welcome["seat"] == 0

    asyncio.run(run())
    until(lambda: figure(house, "cutpurse_sockets") == 0)
    asyncio.run(come_again())


def test_the_keeper_sees_counts_and_can_close_a_table(new_house: Callable[..., House]) -> None:
    house = new_house(admin_token=SECRET)
    made = Made(house, ["me", "open", "easy"]).take_all()
    keeper = {"authorization": f"Bearer {SECRET}"}
    for wrong in (
        {},
        {"authorization": "Bearer "},
        {"authorization": f"Bearer {made.host}"},
        {"authorization": SECRET},
    ):
        assert house.ask("GET", "/api/admin/tables", headers=wrong)[0] == 403
        assert house.ask("POST", f"/api/admin/tables/{made.id}/close", headers=wrong)[0] == 403
    status, data = house.ask("GET", "/api/admin/tables", headers=keeper)
    assert status == 200
    (line,) = json.loads(data)
    assert (line["table"], line["people"], line["players"], line["closed"]) == (made.id, 2, 3, False)
    secrets = (*made.tokens.values(), *made.invitations.values(), made.host, made.audience, SECRET)
    assert not [secret for secret in secrets if secret.encode() in data]
    assert house.ask("POST", f"/api/admin/tables/{made.id}/close", headers=keeper)[0] == 200
    assert house.ask("POST", "/api/admin/tables/nothing/close", headers=keeper)[0] == 404
    assert made.info()["closed"]


def test_without_a_keepers_token_there_is_no_keepers_view(house: House) -> None:
    assert house.ask("GET", "/api/admin/tables")[0] == 404
    assert house.ask("GET", "/api/admin/tables", headers={"authorization": "Bearer "})[0] == 404
