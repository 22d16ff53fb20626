"""Dropping, leaving, coming back; who sits in meanwhile, and that a table of absent people waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import House
from tests.server.client import Guest, Made, Message
from tests.server.meanwhile import bots_move, stand_in_comes, until


async def seat_until(guest: Guest, seat: int, **wanted: object) -> Message:
    """Wait until everybody is told so of a seat."""
    message = await guest.until(
        "seats", lambda message: all(message["seats"][seat][key] == value for key, value in wanted.items())
    )
    info: Message = message["seats"][seat]
    return info


async def told(guest: Guest, code: str) -> Message:
    return await guest.until("notice", lambda message: message["reason"]["code"] == code)


def test_whoever_leaves_is_replaced_at_once_and_gets_the_seat_back(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as stays:
            async with made.guest(1) as goes, made.guest(1) as other_tab:
                await stays.until("update")
                await goes.say("leave")
                await goes.socket.wait_closed()
                await other_tab.socket.wait_closed()
            await seat_until(stays, 1, here=False, left=True)
            await seat_until(stays, 1, stand_in="easy")
            assert (await told(stays, "stand-in"))["reason"]["args"]["seat"] == 1
            for _ in range(3):  # the bot plays for whoever is gone, and only there
                await stays.asked()
                await stays.choose(stays.last["choices"][0])
                await stays.until("update")
            moves = [entry for entry in house.journal(made.id) if entry["seat"] == 1]
            assert moves
            assert all(entry["id"].startswith(("bot ", "clock ")) for entry in moves)
            async with made.guest(1) as back:
                info = await seat_until(stays, 1, here=True)
                assert (info["left"], info["stand_in"]) == (False, "")
                await told(stays, "seat-given-back")
                await back.until("update")
                await back.say("back", id="b")
                assert (await back.until("accepted"))["id"] == "b", "nobody sat in any more"

    asyncio.run(run())


def test_whoever_drops_is_waited_for_first(house: House) -> None:
    made = Made(house, ["me", "open"], stand_in="random", stand_in_after=5).take_all()

    async def run() -> None:
        async with made.guest(0) as stays:
            async with made.guest(1) as drops:
                await drops.until("update")
                await seat_until(stays, 1, here=True)
                dropped = time.monotonic()
            info = await seat_until(stays, 1, here=False)
            assert (info["left"], info["stand_in"]) == (False, "")
            news = await stays.until("seats")
            assert news["seats"][1]["stand_in"] == "random", "nothing else is told of the seats in between"
            assert time.monotonic() - dropped >= 5
            async with made.guest(1):
                await seat_until(stays, 1, here=True, stand_in="")

    asyncio.run(run())


def test_nobody_sits_in_where_the_table_does_not_want_it(house: House) -> None:
    tables = [Made(house, ["me", "open"], stand_in="").take_all(), Made(house, ["me", "open"], pace="days").take_all()]

    async def run(made: Made) -> None:
        async with made.guest(0) as stays:
            async with made.guest(1) as goes:
                await goes.until("update")
                await goes.say("leave")
                await goes.socket.wait_closed()
            await seat_until(stays, 1, left=True)
            await stand_in_comes(house)
            heard = await stays.quiet()
            assert not [message for message in heard if message["type"] == "notice"]

    async def both() -> None:
        await asyncio.gather(*(run(made) for made in tables))

    asyncio.run(both())


def test_a_live_table_waits_when_the_last_person_goes(house: House) -> None:
    """Bots do not play on, and nobody sits in for anybody; a table of days, or one made so, goes on."""
    waits = Made(house, ["random", "random", "me"], {"start_player": "A", "master_thief": "off"})
    by_days = Made(house, ["random", "random", "me"], {"start_player": "A", "master_thief": "off"}, pace="days")
    alone = Made(house, ["me", "random"], {"end_jobs": 3}, bots_alone=True, stand_in="random", stand_in_after=5)

    async def run() -> None:
        await until(lambda: bool(house.journal(by_days.id)))  # whoever plays by days need not look on
        assert house.journal(waits.id) == [], "nobody has come yet"
        async with waits.guest(2) as guest:
            await guest.asked()
        async with alone.guest(0) as guest:
            await guest.asked()
            await guest.say("leave")
            await guest.socket.wait_closed()
        played = len(house.journal(alone.id))
        await until(lambda: not any(seat["here"] for seat in waits.info()["seats"] if seat["kind"] == "human"))
        await bots_move(house)
        before = len(house.journal(waits.id))
        await bots_move(house)
        await until(lambda: bool(alone.info()["over"]) or len(house.journal(alone.id)) > played + 5)  # its bots play on
        assert len(house.journal(waits.id)) == before

    asyncio.run(run())


def test_who_has_left_is_known_after_a_restart(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "open"]).take_all()

    async def go() -> None:
        async with made.guest(0) as stays, made.guest(1) as goes:
            await stays.until("update")
            await goes.say("leave")
            await goes.socket.wait_closed()
            await seat_until(stays, 1, stand_in="easy")

    asyncio.run(go())
    house.kill()
    house.start()
    seat = made.info()["seats"][1]
    assert (seat["left"], seat["stand_in"]) == (True, "easy")

    async def come() -> None:
        async with made.guest(1) as back:
            assert back.welcome["seats"][1]["stand_in"] == ""

    asyncio.run(come())
    assert made.info()["seats"][1]["left"] is False


def test_the_audience_comes_and_goes_without_a_word(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as guest, made.guest(-1) as watcher, made.guest(-1) as other:
            await other.quiet()
            await watcher.say("back", id="x")
            assert (await watcher.until("refused"))["reason"]["code"] == "audience"
            await watcher.say("leave")
            await watcher.socket.wait_closed()
            await guest.say("board", id="b")
            await guest.until("board")
            await other.say("board", id="still here")
            assert (await other.until("board"))["id"] == "still here"

    asyncio.run(run())


def test_everybody_is_told_how_many_watch_and_nobody_who(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(0) as first:
            assert first.welcome["watching"] == 0
            async with made.guest(SPECTATOR) as watcher:
                assert watcher.welcome["watching"] == 1, "whoever watches counts"
                await first.until("seats", lambda message: message["watching"] == 1)
                async with made.guest(SPECTATOR), made.guest(1) as second:
                    assert second.welcome["watching"] == 2
                    message = await first.until("seats", lambda message: message["watching"] == 2)
                    assert set(message) == {"type", "n", "seats", "started", "closed", "watching"}
                await watcher.until("seats", lambda message: message["watching"] == 1)
            await first.until("seats", lambda message: message["watching"] == 0)

    asyncio.run(run())
