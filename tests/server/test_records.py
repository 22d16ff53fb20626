"""A record as a page, the proof as a page; a bad record is no page."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.kernel.playback import Playback
from cutpurse.kernel.record import RecordFile
from cutpurse.lab.crash import House
from cutpurse.server.records import LARGEST
from tests.server.client import Made

GOLDEN = Path(__file__).parents[1] / "golden" / "swindler" / "2-short-random.cutpurse"


def add(house: House, data: bytes) -> tuple[int, Any]:
    status, answer = house.ask("POST", "/api/records?language=en", data)
    return status, json.loads(answer)


def get(house: House, path: str) -> tuple[int, Any]:
    status, answer = house.ask("GET", path)
    return status, json.loads(answer)


def test_a_record_can_be_looked_through_from_every_pair_of_eyes(house: House) -> None:
    data = GOLDEN.read_bytes()
    status, made = add(house, data)
    assert status == 201
    assert add(house, data) == (201, made), "the same file is the same page"
    playback = Playback(RecordFile.parse(data))
    status, about = get(house, f"/api/records/{made['record']}")
    assert (about["last"], about["players"]) == (playback.last, 2)
    for n in (0, 1, playback.last // 2, playback.last):
        for eyes in playback.eyes_allowed:
            status, page = get(house, f"/api/records/{made['record']}/at/{n}?eyes={eyes}&language=pl")
            assert status == 200
            playback.go(n)
            playback.look(eyes)
            assert page["view"] == json.loads(msgspec.json.encode(playback.view()))
            assert page["choices"] == [list(choice) for choice in playback.choices()]
            assert len(page["text"]["events"]) == len(page["events"]) == len(playback.told_here())
            assert all(page["text"]["choices"])
    assert page["result"] == about["result"]
    assert house.ask("GET", f"/api/records/{made['record']}/file") == (200, data)


@pytest.mark.parametrize("page", ["at/99999", "at/-1", "at/x", "at/1?eyes=7", "at/1?eyes=x", "at/1" + "0" * 300])
def test_pages_that_are_not_there(house: House, page: str) -> None:
    _, made = add(house, GOLDEN.read_bytes())
    status, problem = get(house, f"/api/records/{made['record']}/{page}")
    assert status in (400, 404)
    assert problem["text"]


def test_what_is_no_proved_record_is_no_page(house: House) -> None:
    lines = GOLDEN.read_bytes().splitlines()
    spoilt = [
        b"",
        b"nonsense",
        b"\xff\xfe",
        b"[" * 10_000,
        b"\n".join(lines[:-1]),
        b"\n".join([*lines[:5], *lines[6:]]),
        b"\n".join([lines[0].replace(b'"players":2', b'"players":3'), *lines[1:]]),
        b"\n".join([lines[0].replace(b'"game":"swindler"', b'"game":"chess"'), *lines[1:]]),
        b"\n".join([lines[0][:-1] + b',"pack":{"../../evil.toml":"x = 1"}}', *lines[1:]]),
    ]
    for data in spoilt:
        status, problem = add(house, data)
        assert (status, problem["reason"]["code"]) == (422, "bad-record"), data[:60]
        assert problem["text"]
    assert add(house, b"x" * (LARGEST + 1))[0] == 413
    for id in ("nothing", "record-" + "0" * 32, Made(house, ["me", "open"]).id, "record-../x"):
        assert house.ask("GET", f"/api/records/{id}")[0] == 404


def test_a_record_is_no_table(house: House) -> None:
    _, made = add(house, GOLDEN.read_bytes())
    assert house.ask("GET", f"/api/tables/{made['record']}")[0] == 404


def test_the_proof_is_a_commitment_first_and_everything_afterwards(house: House) -> None:
    made = Made(house, ["me", "random"], {"end_jobs": 3})

    def proof(token: str = "") -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else None
        return json.loads(house.ask("GET", f"/api/tables/{made.id}/proof", headers=headers)[1])

    before = proof(made.tokens[0])
    assert before == {"table": made.id, "game": "swindler", "commitment": before["commitment"], "over": False}

    async def play() -> None:
        async with made.guest(0) as guest:
            await guest.play(made.game, "proof")

    asyncio.run(play())
    assert proof() == {**before, "over": True}, "what was hidden is for those who were there"
    after = proof(made.tokens[0])
    assert after["holds"]
    assert after["commitment"] == before["commitment"]
    assert len(after["secret"]) == 64
    assert len(after["contributions"]) == 2
