"""What concerns everybody at a table, when some of them came in through another process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest

from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.services import Nats, Postgres
from tests.server import meanwhile
from tests.server.client import Guest, Made, Message
from tests.server.houses import Houses, connected, until
from tests.server.meanwhile import bots_move, letter_comes, stand_in_comes, turn_passes
from tests.server.test_absence import seat_until, told
from tests.server.test_notify import Letterbox

SHARED = {"private_webhooks": True}


@pytest.fixture(scope="module")
def houses(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    """Two processes for all tests of this page: nothing is broken here."""
    nats = Nats()
    nats.start()
    houses = Houses(tmp_path_factory.mktemp("houses"), postgres.new_database(), nats.address, **SHARED)
    until(lambda: connected(houses) == 2)
    yield houses
    houses.end()
    nats.kill()


def test_nobody_sits_in_for_somebody_who_is_there_through_another_process(houses: Houses) -> None:
    one, other = houses
    made = Made(one, ["me", "open"], stand_in="random", stand_in_after=5).take_all()

    async def run() -> None:
        async with made.guest_at(one, 0) as ann, made.guest_at(other, SPECTATOR) as watcher:
            async with made.guest_at(other, 1) as bob:
                await bob.until("update")
                await ann.until("seats", lambda message: message["seats"][1]["here"])
                await stand_in_comes(one, after=5)
                heard = [await guest.quiet() for guest in (ann, bob)]
                assert not [message for messages in heard for message in messages if message["type"] == "notice"]
            await seat_until(ann, 1, here=False)
            for guest in (ann, watcher):
                await seat_until(guest, 1, stand_in="random")
                assert (await told(guest, "stand-in"))["reason"]["args"]["seat"] == 1
            async with made.guest_at(one, 1):
                for guest in (ann, watcher):
                    await told(guest, "seat-given-back")
                assert [seat["stand_in"] for seat in made.info()["seats"]] == ["", ""]

    asyncio.run(run())


def test_bots_move_for_people_at_any_process_and_rest_when_nobody_is_at_any(houses: Houses) -> None:
    """The process that made the table does its bots at first; the only person is at the other one."""
    one, other = houses
    made = Made(one, ["random", "random", "me"], {"start_player": "A", "master_thief": "off"})

    async def run() -> None:
        await asyncio.gather(bots_move(one), bots_move(other))
        assert one.journal(made.id) == [], "nobody has come yet"
        async with made.guest_at(other, 2) as guest:
            await guest.asked()
        await meanwhile.until(lambda: not made.info()["seats"][2]["here"])
        await asyncio.gather(bots_move(one), bots_move(other))
        before = len(one.journal(made.id))
        assert before >= 2
        await asyncio.gather(bots_move(one), bots_move(other))
        assert len(one.journal(made.id)) == before

    asyncio.run(run())


async def words_until(guest: Guest, last: str) -> list[str]:
    """What was said, up to a word that has to come."""
    texts: list[str] = []
    while last not in texts:
        texts.append((await guest.until("said"))["text"])
    return texts


def test_a_word_is_heard_once_by_everybody_and_kept_once(houses: Houses) -> None:
    one, other = houses
    made = Made(one, ["me", "open", "open"]).take_all()

    async def run() -> None:
        async with made.guest_at(one, 0) as ann, made.guest_at(other, 1) as bob, made.guest_at(other, 2) as cyd:
            await cyd.say("mute", seats=[0])
            await cyd.until("talk")
            await asyncio.gather(ann.say("say", id="a", text="from Ann"), bob.say("say", id="b", text="from Bob"))
            heard = {ann: await words_until(ann, "from Bob"), bob: await words_until(bob, "from Ann")}
            await ann.say("say", id="c", text="last of Ann")
            heard[bob] += await words_until(bob, "last of Ann")
            await bob.say("say", id="d", text="last of all")  # Bob's process has heard everything of Ann
            for guest in (ann, bob, cyd):
                heard[guest] = heard.get(guest, []) + await words_until(guest, "last of all")
            everything = ["from Ann", "from Bob", "last of Ann", "last of all"]
            assert (sorted(heard[ann]), sorted(heard[bob])) == (everything, everything), "once each"
            assert heard[cyd] == ["from Bob", "last of all"]
            async with made.guest_at(one, SPECTATOR) as late:
                words = (await late.until("talk"))["words"]
                assert sorted(word["text"] for word in words) == everything

    asyncio.run(run())


async def asked_of(*guests: Guest) -> tuple[Guest, Guest]:
    for guest in guests:
        while not guest.last:
            await guest.until("update")
    return (guests[0], guests[1]) if guests[0].last["question"] else (guests[1], guests[0])


def test_a_clock_is_the_same_at_both_and_runs_out_once(houses: Houses) -> None:
    one, other = houses
    made = Made(one, ["me", "open"], clock="move", seconds=6).take_all()

    async def run() -> None:
        async with made.guest_at(one, 0) as ann, made.guest_at(one, 1) as bob:
            slow, _ = await asked_of(ann, bob)
            (seat,) = slow.last["clock"]["running"]
            await asyncio.sleep(2)
            async with made.guest_at(other, SPECTATOR) as watcher:
                await watcher.until("update")
                await asyncio.sleep(0.3)
                await watcher.say("resync")
                clock = (await watcher.until("update"))["clock"]
                assert clock["left"][str(seat)] < 4.5, "who comes in elsewhere wins no time for anybody"
                await watcher.until("update")
                entries = one.journal(made.id)
                assert [entry["id"].split()[0] for entry in entries] == ["clock"]
                moved = await slow.until("update")
                after = watcher.last["clock"]["left"], moved["clock"]["left"]
                assert all(5 < left <= 6 for clock in after for left in clock.values())

    asyncio.run(run())


def test_time_for_the_game_is_counted_at_both(houses: Houses) -> None:
    one, other = houses
    made = Made(one, ["me", "open"], clock="game", seconds=100).take_all()

    async def run() -> None:
        async with made.guest_at(one, 0) as ann, made.guest_at(other, 1) as bob:
            first, second = await asked_of(ann, bob)
            await asyncio.sleep(1.2)
            await first.choose(first.last["choices"][0])
            mine, theirs = [await guest.until("update") for guest in (first, second)]
            assert mine["clock"]["banks"] == theirs["clock"]["banks"]
            assert 50 < min(mine["clock"]["banks"]) < 99

    asyncio.run(run())


def test_another_game_is_offered_at_both(houses: Houses) -> None:
    one, other = houses
    made = Made(one, ["me", "open"], {"end_jobs": 3}).take_all()

    async def run() -> list[Message]:
        async with made.guest_at(one, 0) as ann, made.guest_at(other, 1) as bob:
            await asyncio.wait_for(asyncio.gather(ann.play(made.game, "ann"), bob.play(made.game, "bob")), 60)
            await asyncio.gather(ann.say("rematch", id="a"), bob.say("rematch", id="b"))
            return [await guest.until("again") for guest in (ann, bob)]

    mine, theirs = asyncio.run(run())
    assert mine["table"] == theirs["table"] != made.id, "asked for by two at once, it is one"
    assert mine["invitation"] != theirs["invitation"]
    for house, again in ((other, mine), (one, theirs)):
        body = {"invitation": again["invitation"], "name": f"again {again['seat']}"}
        status, data = house.ask("POST", f"/api/tables/{again['table']}/seats", body)
        assert (status, json.loads(data)["seat"]) == (201, again["seat"])
    assert json.loads(one.ask("GET", f"/api/tables/{mine['table']}")[1])["started"]


def test_what_the_host_does_is_done_at_both(houses: Houses) -> None:
    one, other = houses
    made = Made(one, ["me", "open", "open"], begins="host")
    made.take(1)

    async def run() -> None:
        async with made.guest_at(one, 0) as ann, made.guest_at(other, 1) as bob:
            made.house = other
            assert (await asyncio.to_thread(made.act, "bot", 2, "random"))[0] == 200
            for guest in (ann, bob):
                await seat_until(guest, 2, kind="bot")
                assert (await told(guest, "seat-to-bot"))["reason"]["args"]["seat"] == 2
            made.house = one
            assert (await asyncio.to_thread(made.act, "start"))[0] == 200
            for guest in (ann, bob):
                assert (await guest.until("update"))["view"]
            made.house = other
            assert (await asyncio.to_thread(made.act, "bot", 0))[1]["reason"]["code"] == "owner-not-absent"
            assert (await asyncio.to_thread(made.act, "close"))[0] == 200
            for guest in (ann, bob):
                await guest.until("seats", lambda message: message["closed"])
                await told(guest, "table-closed")
                await guest.quiet()
                assert (await guest.choose("whatever"))["reason"]["code"] == "table-closed"

    asyncio.run(run())


def test_who_leaves_at_one_process_has_left_at_both(houses: Houses) -> None:
    one, other = houses
    made = Made(one, ["me", "open"], stand_in="").take_all()

    async def run() -> None:
        async with made.guest_at(one, 0) as ann, made.guest_at(one, 1) as tab, made.guest_at(other, 1) as bob:
            await ann.until("update")
            await bob.say("leave")
            await bob.socket.wait_closed()
            await asyncio.wait_for(tab.socket.wait_closed(), 10)
            await seat_until(ann, 1, here=False, left=True)

    asyncio.run(run())


def test_whoever_is_asked_gets_one_letter_from_all_processes_together(houses: Houses) -> None:
    one, other = houses
    box = Letterbox()
    made = Made(one, ["me", "open"], {"start_player": "A", "master_thief": "off"}, pace="days").take_all()

    async def run() -> None:
        async with made.guest_at(other, 1) as bob:
            await bob.say("notify", id="n", url=box.url)
            await bob.until("accepted")
        async with made.guest_at(one, 0) as ann, made.guest_at(other, SPECTATOR):
            await turn_passes(ann)
            assert await asyncio.to_thread(box.gets, 1)
            async with made.guest_at(other, 0):
                await letter_comes(other, box.url, lambda: asyncio.to_thread(box.gets, 2))
        await letter_comes(one, box.url, lambda: asyncio.to_thread(box.gets, 3))
        assert [letter["table"] for letter in box.letters].count(made.id) == 1

    asyncio.run(run())
    box.close()
