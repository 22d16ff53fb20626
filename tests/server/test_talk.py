"""Words at the table: kept, bounded, muted, not too many; and another game of the same people."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable

from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import House
from cutpurse.server.table.chat import MOST_KEPT
from cutpurse.server.table.table import WORDS_AT_ONCE
from tests.server.client import Guest, Made, Message


def test_words_are_kept_with_the_table(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "open"]).take_all()

    async def talk() -> None:
        async with made.guest(0) as ann, made.guest(1) as bob:
            await ann.say("say", id="1", text="good \x1b[31mevening\n")
            heard = await bob.until("said")
            assert (heard["seat"], heard["text"]) == (0, "good [31mevening")
            assert heard["at"] > 1e9

    asyncio.run(talk())
    house.kill()
    house.start()

    async def later() -> None:
        async with made.guest(SPECTATOR) as eve:
            talk = await eve.until("talk")
            assert [(word["seat"], word["text"]) for word in talk["words"]] == [(0, "good [31mevening")]

    asyncio.run(later())


def test_who_talks_too_much_is_told_and_the_table_keeps_the_last_words(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as ann, made.guest(1) as bob, made.guest(SPECTATOR) as eve:
            for n in range(WORDS_AT_ONCE + 3):
                await ann.say("say", id=f"w{n}", text=f"word {n}")
            refused = await ann.until("refused")
            assert (refused["id"], refused["reason"]["code"]) == (f"w{WORDS_AT_ONCE}", "talks-too-fast")
            heard = [await bob.until("said") for _ in range(WORDS_AT_ONCE)]
            assert [word["text"] for word in heard] == [f"word {n}" for n in range(WORDS_AT_ONCE)]
            await eve.say("say", id="x", text="I see everything")
            assert (await eve.until("refused"))["reason"]["code"] == "audience"
            await bob.say("say", id="y", text=" \n\t ")
            assert not [message for message in await ann.quiet() if message["type"] == "said" and message["seat"] == 1]

    asyncio.run(run())
    assert MOST_KEPT <= 200


def test_whoever_is_muted_is_not_heard_by_that_guest_alone(house: House) -> None:
    made = Made(house, ["me", "open", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as ann, made.guest(1) as bob, made.guest(2) as cyd:
            await ann.say("say", id="1", text="one")
            await bob.until("said")
            await bob.say("mute", seats=[0, 77, -5])
            assert (await bob.until("talk"))["words"] == []
            await ann.say("say", id="2", text="two")
            await cyd.until("said", lambda word: word["text"] == "two")
            await cyd.say("say", id="3", text="three")
            assert (await bob.until("said"))["text"] == "three"
            await bob.say("mute", seats=[])
            assert [word["text"] for word in (await bob.until("talk"))["words"]] == ["one", "two", "three"]
            assert not [message for message in await ann.quiet() if message["type"] == "talk"], "nobody learns of it"

    asyncio.run(run())


# -- another game --------------------------------------------------------------------------------------


async def finished(house: House, who: list[str]) -> tuple[Made, dict[int, Guest]]:
    made = Made(house, who, {"end_jobs": 3}).take_all()
    guests = {seat: made.guest(seat) for seat in (*made.tokens, SPECTATOR)}
    for guest in guests.values():
        await guest.__aenter__()
    await asyncio.gather(*(guest.play(made.game, f"rematch {seat}") for seat, guest in guests.items()))
    return made, guests


async def sit_again(house: House, again: Message) -> Message:
    body = {"invitation": again["invitation"], "name": f"again {again['seat']}"}
    status, data = house.ask("POST", f"/api/tables/{again['table']}/seats", body)
    assert status == 201, data
    taken: Message = json.loads(data)
    return taken


def test_one_click_and_everybody_is_handed_the_own_seat_of_a_new_table(house: House) -> None:
    async def run() -> None:
        made, guests = await finished(house, ["me", "open", "easy"])
        await guests[SPECTATOR].say("rematch", id="no")
        assert (await guests[SPECTATOR].until("refused"))["reason"]["code"] == "audience"
        await guests[1].__aexit__()  # somebody has gone to bed
        await guests[0].say("rematch", id="again")
        mine = await guests[0].until("again")
        watched = await guests[SPECTATOR].until("again")
        assert (watched["table"], watched["invitation"]) == (mine["table"], "")
        await guests[0].say("rematch", id="and again")
        assert (await guests[0].until("again")) == {**mine, "n": mine["n"] + 2}, "it is the same one"
        async with made.guest(1) as late:
            his = await late.until("again")
        assert his["table"] == mine["table"] != made.id
        assert his["invitation"] != mine["invitation"]
        frames = b"".join(guests[0].frames + guests[SPECTATOR].frames)
        assert his["invitation"].encode() not in frames
        assert [(await sit_again(house, one))["seat"] for one in (mine, his)] == [0, 1]
        info = json.loads(house.ask("GET", f"/api/tables/{mine['table']}")[1])
        assert info["started"]
        assert [seat["kind"] for seat in info["seats"]] == ["human", "human", "bot"]
        assert info["settings"]["end_jobs"] == 3
        assert info["commitment"] != made.info()["commitment"]
        async with Guest(house, mine["table"], made.audience) as watcher:
            assert (await watcher.until("update"))["view"], "the audience may look on"
        status, _ = house.ask("POST", f"/api/tables/{mine['table']}/seats", {"invitation": mine["invitation"]})
        assert status == 403, "an invitation works once"
        made_by_command = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-m", "cutpurse.cli", "rematch", f"http://{house.address}/t/{made.id}#s={made.tokens[1]}"],
            capture_output=True, text=True, check=True, timeout=60)  # fmt: skip
        assert f"/t/{mine['table']}" in made_by_command.stdout
        await guests[0].say("rematch", id="third")
        assert (await guests[0].until("again"))["invitation"] == ""
        for seat in (0, SPECTATOR):
            await guests[seat].__aexit__()

    asyncio.run(run())


def test_there_is_no_other_game_before_the_end(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as guest:
            await guest.say("rematch", id="r")
            assert (await guest.until("refused"))["reason"]["code"] == "not-over-yet"

    asyncio.run(run())
