"""Choices that are late, early, doubled or somebody else's: refused with a reason, and the table goes on."""

from __future__ import annotations

import asyncio

from cutpurse.lab.crash import House
from tests.server.client import Guest
from tests.server.sitting import sitting


def test_a_stale_choice_is_refused_and_everything_is_told_again(house: House) -> None:
    async def run() -> None:
        async with sitting(house) as at:
            option = at.asked.last["choices"][0]
            for number in (at.asked.last["n"] - 1, at.asked.last["n"] + 1, 0, -1, 2**62):
                refused = await at.asked.choose(option, at=number)
                assert refused["reason"]["code"] == "stale"
                assert (await at.asked.until("update"))["choices"][0] == option
            assert await at.other.quiet() == await at.watcher.quiet() == [], "nobody else hears of it"
            assert at.made.house.journal(at.made.id) == []
            await at.goes_on()

    asyncio.run(run())


def test_a_choice_sent_twice_is_done_once_and_accepted_twice(house: House) -> None:
    async def run() -> None:
        async with sitting(house) as at:
            option, number = at.asked.last["choices"][0], at.asked.last["n"]
            for _ in range(3):
                await at.asked.say("choose", id="same", at=number, choice=option)
            heard = [await at.asked.until("accepted") for _ in range(3)]
            assert {message["id"] for message in heard} == {"same"}
            assert [entry["id"] for entry in house.journal(at.made.id)] == ["same"]
            async with Guest(house, at.made.id, at.asked.token) as again:
                await again.until("update")
                assert (await again.choose(option, id="same"))["type"] == "accepted", "and on another connection"
            assert len(house.journal(at.made.id)) == 1
            await at.goes_on()

    asyncio.run(run())


def test_choices_in_a_wrong_order_do_not_change_places(house: House) -> None:
    """The second answer overtakes the first: it answers a question that was not asked yet."""

    async def run() -> None:
        async with sitting(house) as at:
            option, number = at.asked.last["choices"][0], at.asked.last["n"]
            await at.asked.say("choose", id="second", at=number + 2, choice=option)
            await at.asked.say("choose", id="first", at=number, choice=option)
            codes = [(await at.asked.until("refused"))["reason"]["code"] for _ in range(2)]
            assert codes == ["stale", "stale"], "after the refusal everything is told anew, under a new number"
            assert house.journal(at.made.id) == []
            await at.goes_on()

    asyncio.run(run())


def test_nobody_moves_for_somebody_else(house: House) -> None:
    async def run() -> None:
        async with sitting(house) as at:
            option = at.asked.last["choices"][0]
            assert (await at.other.choose(option))["reason"]["code"] == "not-asked"
            assert (await at.watcher.choose(option))["reason"]["code"] == "audience"
            await at.other.say("undo", id="u", at=at.other.last["n"])
            assert (await at.other.until("refused"))["reason"]["code"] == "nothing-to-undo"
            await at.watcher.say("say", id="s", text="psst, the rings")
            assert (await at.watcher.until("refused"))["reason"]["code"] == "audience"
            await at.watcher.say("why", id="w", choice=option)
            assert (await at.watcher.until("answer"))["reason"]["code"] == "audience"
            for choice in ("", "rob the bank", "x" * 2000, option + " ", "\x00"):
                refused = await at.asked.choose(choice)
                assert refused["type"] == "refused"
                assert refused["reason"]["code"]
            assert house.journal(at.made.id) == []
            await at.goes_on()

    asyncio.run(run())


def test_two_connections_of_a_seat_cannot_both_answer(house: House) -> None:
    async def run() -> None:
        async with sitting(house) as at, Guest(house, at.made.id, at.asked.token) as twin:
            await twin.until("update")
            options = at.asked.last["choices"]
            await at.asked.say("choose", id="here", at=at.asked.last["n"], choice=options[0])
            await twin.say("choose", id="there", at=twin.last["n"], choice=options[-1])
            kinds = set()
            for guest in (at.asked, twin):
                message = await guest.hear()
                while message["type"] not in ("accepted", "refused"):
                    message = await guest.hear()
                kinds.add(message["type"])
            assert kinds == {"accepted", "refused"}
            assert len(house.journal(at.made.id)) == 1
            await at.goes_on()

    asyncio.run(run())
