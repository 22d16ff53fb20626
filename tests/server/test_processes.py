"""Several processes on one database and one bus: any of them serves any table, and none is missed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
from cutpurse.lab.crash import House, Sitter
from cutpurse.lab.services import Nats, Postgres
from tests.server.client import Guest, Made
from tests.server.houses import A_WHILE, ABSENT_AFTER, Houses, connected, figure, until
from tests.server.test_games import SHORT

GAMES = list(registry.titles())


def sitter(house: House, made: Made, seat: int, name: str) -> Sitter:
    one = Sitter(house, made.id, seat, made.tokens[seat], made.game, name)
    one.name = name
    return one


def check_journal(house: House, made: Made, sitters: list[Sitter]) -> list[dict[str, Any]]:
    """Every acknowledged choice is there once, in the order of the acknowledgements."""
    journal = house.journal(made.id)
    done = [(entry["seat"], entry["id"]) for entry in journal]
    assert len(set(done)) == len(done), "a choice was done twice"
    for one in sitters:
        told = set(one.acknowledged)
        assert [id for seat, id in done if seat == one.seat and id in told] == one.acknowledged
    return journal


def check_record(house: House, made: Made, results: list[Any]) -> None:
    status, data = made.record(made.tokens[0])
    assert status == 200
    result = verify(RecordFile.parse(data)).result()
    assert result is not None
    assert [found["scores"] for found in results] == [result.scores] * len(results)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_through_two_processes(houses: Houses, game: str) -> None:
    """Made at one, joined at the other, watched at both, with a bot."""
    one, other = houses
    made = Made(one, ["me", "open", "random"], SHORT.get(game), game)
    made.house = other
    made.take(1, "Bob")
    assert made.info()["started"] is True

    async def run() -> list[Any]:
        guests = [
            made.guest_at(house, seat) for house, seat in ((one, 0), (other, 1), (one, SPECTATOR), (other, SPECTATOR))
        ]
        for guest in guests:
            await guest.__aenter__()
        results = await asyncio.wait_for(
            asyncio.gather(*(guest.play(made.game, f"{n}") for n, guest in enumerate(guests))), 60
        )
        for guest in guests:
            await guest.__aexit__()
        return results

    check_record(other, made, asyncio.run(run()))
    made.house = one
    status, data = made.record(made.tokens[1])
    assert status == 200
    records = len(RecordFile.parse(data).records)
    bots = sum(entry["seat"] == 2 for entry in one.journal(made.id))
    thought = sum(figure(house, "cutpurse_bot_answers_total") for house in houses)
    # An answer is thought of once, by one process, unless it comes too late; by both it would be twice as many.
    assert bots <= thought < 1.7 * bots
    assert sum(figure(house, "cutpurse_choices_total") for house in houses) == records - 1, "all but the deal"


@pytest.mark.parametrize("game", GAMES)
def test_one_process_is_killed_and_the_game_goes_on_at_the_other(houses: Houses, game: str) -> None:
    one, other = houses
    made = Made(one, ["me", "open", "random"], SHORT.get(game), game).take_all()
    sitters = [sitter(one, made, 0, "zero"), sitter(other, made, 1, "one")]

    async def run() -> None:
        plays = [asyncio.ensure_future(one.play()) for one in sitters]
        while len(await asyncio.to_thread(other.journal, made.id)) < 12:
            await asyncio.sleep(0.02)
        sitters[0].sent.clear()
        await asyncio.wait_for(sitters[0].sent.wait(), A_WHILE)
        one.kill()
        sitters[0].house = other
        await asyncio.wait_for(asyncio.gather(*plays), 240)

    asyncio.run(run())
    check_journal(other, made, sitters)
    made.house = other
    check_record(other, made, [one.result for one in sitters])


def test_bots_of_a_killed_process_are_taken_over(tmp_path: Path, database: str, nats: Nats) -> None:
    """Nobody has come to the other process, and there are bots to move: it finds their tables by itself."""
    houses = Houses(tmp_path, database, nats.address, pace_alone=[6, 6])
    try:
        one, other = houses
        made = Made(one, ["me", "random"], {"start_player": "B", "master_thief": "off"}, pace="days")
        one.kill()
        assert other.journal(made.id) == [], "no bot has moved yet"
        until(lambda: other.journal(made.id))
    finally:
        houses.end()


def test_two_processes_race_on_one_table(houses: Houses) -> None:
    """Every seat has two people at it, one at each process, who answer whenever they can."""
    one, other = houses
    made = Made(one, ["me", "open"], {"end_jobs": 3}).take_all()
    sitters = [
        sitter(house, made, seat, f"{name}{seat}") for name, house in (("a", one), ("b", other)) for seat in (0, 1)
    ]
    for one_of_them in sitters:
        one_of_them.hesitates = 0.004

    async def run() -> None:
        await asyncio.wait_for(asyncio.gather(*(one.play() for one in sitters)), 240)

    asyncio.run(run())
    journal = check_journal(other, made, sitters)
    assert sum(len(one.acknowledged) for one in sitters) == len([e for e in journal if "clock" not in e["id"]])
    assert all(one.acknowledged for one in sitters), "everybody was first at times"
    assert sum(figure(house, "cutpurse_overtaken_total") for house in houses) > 0, "and there were real races"
    check_record(one, made, [one.result for one in sitters])


def test_words_seats_and_presence_cross(houses: Houses) -> None:
    one, other = houses
    made = Made(one, ["me", "open"])

    async def run() -> None:
        async with made.guest_at(one, 0) as host, made.guest_at(other, SPECTATOR) as watcher:
            made.house = other
            await asyncio.to_thread(made.take, 1, "Bob")
            assert (await host.until("seats", lambda seats: seats["started"]))["seats"][1]["name"] == "Bob"
            assert (await host.until("update"))["view"]["seat"] == 0, "the game began at the other process"
            async with made.guest_at(other, 1) as bob:
                assert bob.welcome["seats"][0]["here"] is True
                assert bob.welcome["watching"] == 1
                await host.until("seats", lambda seats: seats["seats"][1]["here"] and seats["watching"] == 1)
                await bob.say("say", id="s", text="Hello there")
                heard = [await guest.until("said") for guest in (host, bob, watcher)]
                assert [(said["seat"], said["name"], said["text"]) for said in heard] == [(1, "Bob", "Hello there")] * 3
                await asyncio.sleep(ABSENT_AFTER + 0.1)
                made.house = one
                assert (await asyncio.to_thread(made.invite, 1))[0] == 409, "Bob is there, at the other process"
            await host.until("seats", lambda seats: not seats["seats"][1]["here"])
            await asyncio.sleep(ABSENT_AFTER + 0.1)
            status, invited = await asyncio.to_thread(made.invite, 1)
            assert status == 201
            for guest in (host, watcher):
                assert (await guest.until("notice"))["reason"]["code"] == "seat-offered-anew"
            made.house, made.invitations[1] = other, invited["invitation"]
            await asyncio.to_thread(made.take, 1, "Cecil")
            await host.until("seats", lambda seats: seats["seats"][1]["name"] == "Cecil")

    asyncio.run(run())


def test_who_was_there_through_a_killed_process_is_away(houses: Houses) -> None:
    one, other = houses
    made = Made(one, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest_at(one, 0) as host:
            bob = made.guest_at(other, 1)
            await bob.__aenter__()
            await host.until("seats", lambda seats: seats["seats"][1]["here"])
            other.kill()
            await host.until("seats", lambda seats: not seats["seats"][1]["here"])

    asyncio.run(run())


def test_without_the_bus_tables_go_on(houses: Houses, nats: Nats) -> None:
    one, other = houses
    made = Made(one, ["me", "open"], {"end_jobs": 3}).take_all()

    async def moves(guests: list[Guest], number: int, seed: str) -> None:
        before = len(one.journal(made.id))
        enough = lambda question: len(one.journal(made.id)) >= before + number  # noqa: E731
        plays = [asyncio.ensure_future(guest.play(made.game, f"{seed}{n}", enough)) for n, guest in enumerate(guests)]
        await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED, timeout=A_WHILE)
        assert len(one.journal(made.id)) >= before + number
        for play in plays:
            play.cancel()
        await asyncio.gather(*plays, return_exceptions=True)

    async def run() -> None:
        async with made.guest_at(one, 0) as host, made.guest_at(other, 1) as bob:
            await moves([host, bob], 6, "before")
            nats.kill()
            while connected(houses):
                await asyncio.sleep(0.05)
            await moves([host, bob], 6, "without")
            made.house = one
            assert (await asyncio.to_thread(made.invite, 1))[0] == 409, "nobody can know who is away"
            nats.start()
            while connected(houses) < 2:
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.1)
            await bob.say("say", id="again", text="Are you there?")
            await host.until("said")
            await moves([host, bob], 6, "after")

    asyncio.run(run())


def test_a_database_that_goes_away_pauses_and_loses_nothing(houses: Houses, postgres: Postgres) -> None:
    """Every connection is cut, again and again, in the middle of a game."""
    one, other = houses
    made = Made(one, ["me", "open", "random"], {"end_jobs": 3}).take_all()
    sitters = [sitter(one, made, 0, "zero"), sitter(other, made, 1, "one")]
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cutpurse'"

    async def run() -> None:
        plays = asyncio.gather(*(one.play() for one in sitters))
        for _ in range(8):
            await asyncio.sleep(0.15)
            await asyncio.to_thread(postgres.do, cut)
        await asyncio.wait_for(plays, 240)

    asyncio.run(run())
    check_journal(one, made, sitters)
    check_record(one, made, [one.result for one in sitters])
