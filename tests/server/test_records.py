"""A record as a page, the proof as a page; a bad record is no page."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.kernel.playback import Playback
from cutpurse.kernel.record import RecordFile
from cutpurse.lab.crash import House
from cutpurse.server.http.record_reader import AT_ONCE
from cutpurse.server.http.records import LARGEST
from cutpurse.server.table.wording import Translator
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


@pytest.mark.parametrize("golden", ["swindler/2-short-random", "age-of-thieves/2-german", "thiefdom/2-standard"])
def test_when_all_is_over_every_hand_is_open(house: House, golden: str) -> None:
    """What a seat reads of itself, for all seats at once."""
    data = (GOLDEN.parents[1] / f"{golden}.cutpurse").read_bytes()
    _, made = add(house, data)
    playback = Playback(RecordFile.parse(data))
    translator = Translator(playback.game, "en", playback.header.seats)
    for n in (0, playback.last // 2, playback.last):
        playback.go(n)
        status, held = get(house, f"/api/records/{made['record']}/held/{n}?language=en")
        assert (status, len(held)) == (200, playback.game.players)
        for seat, parts in enumerate(held):
            own = [part for part in translator.sheet(playback.view_of(seat), 100) if part.id in ("you", "cards")]
            assert [part["id"] for part in parts] == [part.id for part in own]
            read = [entry["text"] for part in parts for entry in part.get("entries", [])]
            assert read == [entry.text for part in own for entry in part.entries if entry.depth]
            assert read or n == 0, "somebody has nothing to say of itself"
    assert get(house, f"/api/records/{made['record']}/held/{playback.last + 1}")[0] == 404


@pytest.mark.parametrize("golden", ["swindler/2-short-random", "age-of-thieves/2-german", "thiefdom/2-standard"])
def test_a_page_notes_what_its_eyes_knew_of_each_thing(house: House, golden: str) -> None:
    """Not what another seat did: the notes are made from the same view as the board."""
    data = (GOLDEN.parents[1] / f"{golden}.cutpurse").read_bytes()
    _, made = add(house, data)
    playback = Playback(RecordFile.parse(data))
    middle, differ = playback.last // 2, False
    for n in range(middle, middle + 12):
        playback.go(n)
        found = []
        for eyes in (-1, 0, 1):
            playback.look(eyes)
            _, page = get(house, f"/api/records/{made['record']}/at/{n}?eyes={eyes}&language=de")
            noted = playback.game.notes(playback.view())
            assert {thing: len(said) for thing, said in page["notes"].items()} == Counter(note.thing for note in noted)
            assert all(sentence for said in page["notes"].values() for sentence in said)
            found.append(page["notes"])
        differ |= found[0] != found[1] or found[1] != found[2]
    assert differ, "what is worth knowing depends on who looks"


def test_several_pages_come_at_once(house: House) -> None:
    """The same pages as one by one, up to the last; beyond it there is none."""
    _, made = add(house, GOLDEN.read_bytes())
    record = f"/api/records/{made['record']}"
    last = get(house, record)[1]["last"]
    for first in (0, 5, last - 3):
        status, pages = get(house, f"{record}/pages/{first}?eyes=1&language=fr")
        assert status == 200
        assert [page["n"] for page in pages] == list(range(first, min(last + 1, first + AT_ONCE)))
        assert pages[2] == get(house, f"{record}/at/{first + 2}?eyes=1&language=fr")[1]
    assert get(house, f"{record}/pages/{last + 1}")[0] == 404


def test_the_log_leads_to_the_moments_it_tells_of(house: House) -> None:
    """Each line stands on the page it names; a seat's log holds nothing that its pages do not say."""
    _, made = add(house, GOLDEN.read_bytes())
    record = f"/api/records/{made['record']}"
    told = {}
    for eyes in (-1, 0, -2):
        status, told[eyes] = get(house, f"{record}/log?eyes={eyes}&language=de")
        assert status == 200
        assert [n for n, _ in told[eyes]] == sorted(n for n, _ in told[eyes])
        for n in {told[eyes][place][0] for place in (0, len(told[eyes]) // 2, -1)}:
            page = get(house, f"{record}/at/{n}?eyes={eyes}&language=de")[1]
            assert [line for at, line in told[eyes] if at == n] == [line for line in page["text"]["events"] if line]
    assert told[-1] != told[-2], "whoever acts sees more than a watcher"
    assert get(house, f"{record}/log?eyes=9")[0] == 404


def test_the_course_of_a_game(house: House) -> None:
    """Where its turns began, and everybody's points, as every watcher saw them."""
    _, made = add(house, GOLDEN.read_bytes())
    record = f"/api/records/{made['record']}"
    status, course = get(house, f"{record}/course")
    assert status == 200
    last = get(house, record)[1]["last"]
    turns = [get(house, f"{record}/at/{n}?eyes=-1")[1]["view"]["turn"] for n in course["chapters"]]
    assert len(turns) > 3 and len(set(turns)) == len(turns), "each turn begins once"
    places = [n for n, _ in course["points"]]
    assert places == sorted(places) and places[0] == 0 and places[-1] == last
    for n, points in course["points"][:: max(1, len(places) // 5)]:
        page = get(house, f"{record}/at/{n}?eyes=-1")[1]
        assert points == [seat["vp"] for seat in page["view"]["seats"]]
    assert get(house, f"{record}/course?eyes=9")[0] == 404


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


def test_records_are_kept_up_to_a_number_and_the_oldest_go_first(new_house: Callable[..., House]) -> None:
    house = new_house(most_records=2)
    made = [add(house, path.read_bytes())[1]["record"] for path in sorted(GOLDEN.parent.glob("*.cutpurse"))[:3]]
    assert len(set(made)) == 3
    assert [get(house, f"/api/records/{record}")[0] for record in made] == [404, 200, 200]
    assert add(house, sorted(GOLDEN.parent.glob("*.cutpurse"))[0].read_bytes()) == (201, {"record": made[0]})
    assert [get(house, f"/api/records/{record}")[0] for record in made] == [200, 404, 200], "sent in again, it is new"
