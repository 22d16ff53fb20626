"""What a stranger sends in may cost no more than its bytes: packs, bombs, names, other people's places."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cutpurse.kernel.record import RecordFile
from cutpurse.lab.crash import House
from cutpurse.server.http import record_reader
from cutpurse.server.http.record_reader import MOST_LINES, prove
from tests.server.client import Made
from tests.server.test_records import GOLDEN, add, get

THIEVES = GOLDEN.parents[1] / "age-of-thieves" / "2-german.cutpurse"


def with_pack(record: bytes, **files: str) -> bytes:
    header, rest = record.split(b"\n", 1)
    pack = json.loads(header) | {"pack": {f"{name}.toml": text for name, text in files.items()}}
    return json.dumps(pack).encode() + b"\n" + rest


def named(record: bytes, *names: str) -> bytes:
    """The same game with other names: no proof rests on them."""
    header, rest = record.split(b"\n", 1)
    return json.dumps(json.loads(header) | {"seats": names}).encode() + b"\n" + rest


BOMBS = {
    "copies": with_pack(THIEVES.read_bytes(), general='[[general]]\nid = "beacon"\ncopies = 300000000\n'),
    "tokens": with_pack(THIEVES.read_bytes(), tokens='[[token]]\nid = "informer"\ncount = 1000000000\n'),
    "a dotted key": with_pack(THIEVES.read_bytes(), general="a." * 60_000 + "a = 1\n"),
    "nested lists": with_pack(THIEVES.read_bytes(), general="a = " + "[" * 60_000),
    "an honest pack": with_pack(THIEVES.read_bytes(), numbers="[numbers]\ndie = 6\n"),
}


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS.keys())
def test_a_record_brings_no_components_of_its_own(house: House, bomb: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    status, problem = add(house, bomb)
    assert (status, problem["reason"]["code"]) == (422, "bad-record")
    assert "components of its own" in problem["text"]
    monkeypatch.setattr(record_reader, "verify", lambda file: pytest.fail("nothing is built from it"))
    assert "components of its own" in prove(bomb).fault


def test_a_record_has_no_more_lines_than_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    data = GOLDEN.read_bytes()
    assert prove(data).fault == ""
    monkeypatch.setattr(RecordFile, "parse", lambda data: pytest.fail("it is not even read"))
    assert "lines" in prove(data + b"\n" * MOST_LINES).fault


def test_bots_play_on_while_a_record_is_proved(new_house: Callable[..., House], tmp_path: Path) -> None:
    """The bots' only worker has nothing to do with it."""
    house = new_house(workers=1)
    made = Made(house, ["me", "random", "random"], {"end_jobs": 3})
    slow = [named(GOLDEN.read_bytes(), "Ann", f"Bob {n}") for n in range(6)]

    async def play() -> None:
        async with made.guest(0) as guest:
            uploads = [asyncio.to_thread(add, house, record) for record in slow]
            await asyncio.gather(guest.play(made.game, "uploads"), *uploads)

    asyncio.run(play())
    assert "is replaced for a move" not in house.log.read_text()


def test_names_are_cleaned_when_a_record_arrives(house: House) -> None:
    evil = "\x1b]0;PWNED\x07\x1b[2J\x1b[31mEvil\u202e"
    status, made = add(house, named(GOLDEN.read_bytes(), evil, "Bob"))
    assert status == 201
    record = f"/api/records/{made['record']}"
    assert get(house, record)[1]["seats"] == ["]0;PWNED[2J[31mEvil", "Bob"]
    for page in (record, f"{record}/file", f"{record}/log?language=en", f"{record}/at/3?language=en"):
        data = house.ask("GET", page)[1]
        assert not [sign for sign in ("\x1b", "\\u001b", "\u202e", "\\u202e") if sign in data.decode()], page
    assert add(house, named(GOLDEN.read_bytes(), "]0;PWNED[2J[31mEvil", "Bob"))[1] == made


def test_a_replay_writes_no_escape_codes_on_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "evil.cutpurse"
    file.write_bytes(named(GOLDEN.read_bytes(), "\x1b[2J\x1b[31mEvil", "Bob"))
    command = [sys.executable, "-m", "cutpurse.cli", "replay", str(file), "--plain", "--language", "en"]
    shown = subprocess.run(command, check=False, input="", capture_output=True, text=True, timeout=60)
    assert "[31mEvil" in shown.stdout
    assert "\x1b" not in shown.stdout + shown.stderr


def test_an_address_pushes_out_its_own_records_first(new_house: Callable[..., House]) -> None:
    """One game with other names is another record: so somebody could fill the shelf."""
    house = new_house(most_records=15)

    def send(address: str, record: bytes) -> Any:
        status, data = house.ask("POST", "/api/records", record, headers={"x-forwarded-for": address})
        assert status == 201, data
        return json.loads(data)["record"]

    friend = send("203.0.113.1", GOLDEN.read_bytes())
    flood = [send("203.0.113.2", named(GOLDEN.read_bytes(), "Ann", f"Bob {n}")) for n in range(18)]
    assert get(house, f"/api/records/{friend}")[0] == 200
    assert [get(house, f"/api/records/{record}")[0] for record in flood] == [404] * 13 + [200] * 5
