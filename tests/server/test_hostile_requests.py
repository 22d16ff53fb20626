"""Requests that err, cheat or attack: each gets a clear answer, and the next one is served."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cutpurse.kernel.message import LONGEST_NAME
from cutpurse.lab.crash import House
from cutpurse.protocol.shared import LONGEST_MESSAGE
from tests.server.client import Made

GOOD: dict[str, Any] = {"game": "swindler", "seats": [{"who": "me"}, {"who": "open"}]}

BAD_TABLES: list[tuple[object, str]] = [
    (b"", "malformed"),
    (b"{", "malformed"),
    (b"\xff\xfe", "malformed"),
    (b"[" * 15_000, "malformed"),
    ([], "malformed"),
    ({}, "malformed"),
    ({**GOOD, "secret": "mine"}, "malformed"),
    ({**GOOD, "seats": "me"}, "malformed"),
    ({**GOOD, "seats": [{"who": "me", "token": "mine"}, {"who": "open"}]}, "malformed"),
    ({**GOOD, "settings": {"end_jobs": [3]}}, "malformed"),
    ({**GOOD, "settings": {"end_jobs": 3.5}}, "malformed"),
    ({**GOOD, "game": "chess"}, "unknown-game"),
    ({**GOOD, "game": "../swindler"}, "unknown-game"),
    ({**GOOD, "settings": {"colour": "red"}}, "setting-unknown"),
    ({**GOOD, "settings": {"end_jobs": 99}}, "setting-value"),
    ({**GOOD, "settings": {"end_jobs": "9" * 5000}}, "setting-value"),
    ({**GOOD, "seats": []}, "players"),
    ({**GOOD, "seats": [{"who": "me"}]}, "players"),
    ({**GOOD, "seats": [{"who": "me"}] + [{"who": "open"}] * 300}, "players"),
    ({**GOOD, "seats": [{"who": "open"}, {"who": "open"}]}, "one-host"),
    ({**GOOD, "seats": [{"who": "me"}, {"who": "me"}]}, "one-host"),
    ({**GOOD, "seats": [{"who": "me"}, {"who": "stdio:rm"}]}, "unknown-bot"),
    ({**GOOD, "seats": [{"who": "me"}, {"who": ""}]}, "unknown-bot"),
]


@pytest.mark.parametrize(("body", "code"), BAD_TABLES, ids=lambda value: str(value)[:60])
def test_a_table_that_cannot_be(house: House, body: object, code: str) -> None:
    status, data = house.ask("POST", "/api/tables", body)
    assert status == 400, data
    assert json.loads(data)["reason"]["code"] == code


def test_a_body_that_is_too_long_is_not_read(house: House) -> None:
    long = {**GOOD, "contribution": "x" * LONGEST_MESSAGE}
    for path in ("/api/tables", "/api/tables/x/seats", "/api/tables/x/invitations"):
        status, data = house.ask("POST", path, long)
        assert (status, json.loads(data)["reason"]["code"]) == (413, "message-too-long")


def test_names_are_short_plain_text(house: House) -> None:
    wish = [{"who": "me", "name": "\x1b[31m" + "n" * 500}, {"who": "easy", "name": "\u202e\x00bot\n"}, {"who": "open"}]
    status, data = house.ask("POST", "/api/tables", {**GOOD, "seats": wish})
    assert status == 201
    made = json.loads(data)
    body = {"invitation": made["invitations"]["2"], "name": " \n\x7f "}
    assert house.ask("POST", f"/api/tables/{made['table']}/seats", body)[0] == 201
    info = json.loads(house.ask("GET", f"/api/tables/{made['table']}")[1])
    assert [seat["name"] for seat in info["seats"]] == [("[31m" + "n" * 500)[:LONGEST_NAME], "bot", "C"]


def test_an_invitation_works_once_and_only_at_its_table(house: House) -> None:
    made, other = Made(house, ["me", "open", "open"]), Made(house, ["me", "open"])
    void = (*other.invitations.values(), made.host, made.tokens[0], made.audience, "", "x" * 43)
    made.take(1)
    for invitation in (*void, made.invitations[1]):
        status, data = house.ask("POST", f"/api/tables/{made.id}/seats", {"invitation": invitation})
        assert (status, json.loads(data)["reason"]["code"]) == (403, "invitation-void")
    assert [seat["kind"] for seat in made.info()["seats"]] == ["human", "human", "open"]
    assert made.info()["started"] is False


def test_only_the_host_of_a_table_invites_to_it(house: House) -> None:
    made, other = Made(house, ["me", "open", "easy"]), Made(house, ["me", "open"])
    for host in (other.host, "", made.tokens[0], made.audience, made.invitations[1], "é"):
        status, problem = made.invite(1, host)
        assert (status, problem["reason"]) == (403, {"code": "not-the-host"})
    for seat in (-1, 2, 3, 10**9):
        assert made.invite(seat)[0] == 400
    for body in ({"host": made.host}, {"host": made.host, "seat": "1"}, {"host": made.host, "seat": True}, {}):
        assert house.ask("POST", f"/api/tables/{made.id}/invitations", body)[0] == 400
    status, answer = made.invite(1)
    assert status == 201, "a seat that nobody took can be offered anew at once"
    old = {"invitation": made.invitations[1]}
    assert house.ask("POST", f"/api/tables/{made.id}/seats", old)[0] == 403, "the older invitation is void"
    assert house.ask("POST", f"/api/tables/{made.id}/seats", {"invitation": answer["invitation"]})[0] == 201


def test_other_ways_and_methods_are_closed(house: House) -> None:
    made = Made(house, ["me", "open"])
    for method, path, status in (
        ("GET", "/api/tables", 405),
        ("DELETE", f"/api/tables/{made.id}", 405),
        ("POST", f"/api/tables/{made.id}/record", 405),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/tables/nothing/record", 404),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", 404),
        ("GET", f"/api/tables/{made.id}/record", 403),
    ):
        assert house.ask(method, path)[0] == status, (method, path)
    for scheme in ("Basic", "bearer", ""):
        headers = {"authorization": f"{scheme} {made.tokens[0]}"}
        assert house.ask("GET", f"/api/tables/{made.id}/record", headers=headers)[0] == 403
