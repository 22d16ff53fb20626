"""What a seat may do at its table, through however many connections: take back, try, speak, be called."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest

from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import House
from cutpurse.server.table.entries import Entry
from cutpurse.server.table.undo_limits import MOST_ENTRIES, MOST_PARTS, MOST_UNDOS, UndoLimits
from tests.server.client import Guest, Made, Message
from tests.server.sitting import sitting


async def undo(guest: Guest, id: str) -> Message:
    await guest.say("undo", id=id, at=guest.last["n"])
    while True:
        message = await guest.hear()
        if message["type"] in ("accepted", "refused") and message["id"] == id:
            return message


async def try_and_take_back(guest: Guest, choice: str, times: int) -> str:
    """So many times, or until that is refused: the reason."""
    for n in range(times):
        assert (await guest.choose(choice, id=f"try {n}"))["type"] == "accepted"
        await guest.until("update")
        answer = await undo(guest, f"back {n}")
        if answer["type"] == "refused":
            return str(answer["reason"]["code"])
        await guest.until("update")
    return ""


def test_taking_back_has_an_end_and_the_game_goes_on(house: House) -> None:
    """A journal of one decision would grow for ever, and everything that is built from it."""

    async def run() -> None:
        async with sitting(house) as at:
            guest, before, choice = at.asked, 0, ""
            for before in range(40):
                for one in (at.asked, at.other):
                    await one.quiet(0.05)
                guest = at.asked if at.asked.last["question"] else at.other
                choice = guest.last["choices"][0]
                await guest.choose(choice, id=f"first {before}")
                await guest.until("update")
                if guest.last["undo"]:
                    break
            assert (await undo(guest, "first back"))["type"] == "accepted"
            await guest.until("update")
            assert await try_and_take_back(guest, choice, MOST_UNDOS + 5) == "too-many-undos"
            entries = len(await asyncio.to_thread(house.journal, at.made.id))
            assert entries == before + 2 * MOST_UNDOS + 1
            await at.other.quiet(0.05)
            await at.goes_on()

    asyncio.run(run())


def test_a_journal_that_is_far_too_long_takes_nothing_back() -> None:
    limits, back = UndoLimits(), Entry(0, "back", undo=True)
    assert limits.allow(back, MOST_ENTRIES - 1)
    assert not limits.allow(back, MOST_ENTRIES)
    assert limits.allow(Entry(0, "on", "end"), MOST_ENTRIES)  # the game goes on


def test_what_was_taken_as_one_comes_back_as_one_after_a_restart_too(new_house: Callable[..., House]) -> None:
    """A card with its points is two choices; whoever took them with one touch takes them back with one."""
    house = new_house()
    made = Made(house, ["me", "open"], game="age-of-thieves").take_all()

    async def run() -> None:
        async with made.guest(0) as one, made.guest(1) as other:

            def planning(update: Message) -> bool:
                return "ready" in update["choices"]

            await asyncio.gather(one.play(made.game, "a", planning), other.play(made.game, "b", planning))
            before = one.last["choices"]
            way = next(item["id"] for item in one.last["shortcuts"] if item["id"].startswith("lay "))
            await one.say("take", id="laid", at=one.last["n"], shortcut=way)
            await one.until("update")
            assert one.last["choices"] != before
            assert (await undo(one, "back"))["type"] == "accepted"
            await one.until("update")
            assert one.last["choices"] == before
            assert not one.last["undo"]
        house.kill()
        house.start()
        async with made.guest(0) as one:
            await one.asked()
            assert one.last["choices"] == before

    asyncio.run(run())


def test_a_plan_is_not_changed_for_ever(new_house: Callable[..., House]) -> None:
    """The parts of a choice that nobody else sees yet are bounded too; finishing it is always possible."""
    house = new_house()
    made = Made(house, ["me", "open"], game="age-of-thieves").take_all()

    def planning(update: Message) -> bool:
        return "ready" in update["choices"]

    async def run() -> None:
        async with made.guest(0) as one, made.guest(1) as other:
            await asyncio.gather(one.play(made.game, "a", planning), other.play(made.game, "b", planning))
            refused = ""
            for n in range(MOST_PARTS + 5):
                options = one.last["choices"]
                there = [option for option in options if option != "ready"]
                dropped = [option for option in there if option.startswith("drop")]
                answer = await one.choose((dropped if n % 2 and dropped else there)[0], id=f"plan {n}")
                if answer["type"] == "refused":
                    refused = answer["reason"]["code"]
                    break
                await one.until("update")
            assert refused == "too-many-changes"
            assert (await one.choose("ready", id="done"))["type"] == "accepted"

    asyncio.run(run())


def test_a_seat_has_one_voice_through_all_its_connections(house: House) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        said = 0
        for n in range(10):
            async with made.guest(0) as guest:
                for word in range(3):
                    await guest.say("say", id=f"{n}-{word}", text=f"word {n} {word}")
                    while True:
                        message = await guest.hear()
                        if message["type"] == "said" and message["text"] == f"word {n} {word}":
                            said += 1
                            break
                        if message["type"] == "refused":
                            assert message["reason"]["code"] == "talks-too-fast"
                            break
        assert 6 <= said <= 20, "six at once, and one every two seconds; a loaded machine takes some seconds"

    asyncio.run(run())


@pytest.mark.parametrize(("first", "second", "heard"), [("Ann", "ann", "ann B"), ("Ann", "Bob", "Bob")])
def test_no_two_seats_have_the_same_name(house: House, first: str, second: str, heard: str) -> None:
    wish = {"game": "swindler", "seats": [{"who": "me", "name": first}, {"who": "open"}]}
    made = json.loads(house.ask("POST", "/api/tables", wish)[1])
    body = {"invitation": made["invitations"]["1"], "name": second}
    assert house.ask("POST", f"/api/tables/{made['table']}/seats", body)[0] == 201
    info = json.loads(house.ask("GET", f"/api/tables/{made['table']}")[1])
    assert [seat["name"] for seat in info["seats"]] == [first, heard]


def test_whoever_hears_of_an_undo_hears_how_much_is_void(house: House) -> None:
    made = Made(house, ["me", "random"], {"master_thief": "off", "start_player": "A"})

    async def run() -> None:
        async with made.guest(0) as guest, made.guest(SPECTATOR) as watcher:
            await watcher.until("update")
            await guest.asked()
            reserve = next(choice for choice in guest.last["choices"] if choice.startswith("reserve"))
            await guest.choose(reserve)
            told = [(await one.until("update"))["events"] for one in (guest, watcher)]
            assert (await undo(guest, "back"))["type"] == "accepted"
            for one, before in zip((guest, watcher), told, strict=True):
                (back,) = (await one.until("update"))["events"]
                assert back["event"]["event"] == "taken_back"
                assert back["undoes"] == len(before) >= 1
                assert all(event.get("undoes", 0) == 0 for event in before)

    asyncio.run(run())
