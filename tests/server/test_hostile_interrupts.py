"""Garbage in place of an interrupt, over real sockets: each gets its reason, and the table goes on."""

from __future__ import annotations

import asyncio
import json

from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import House
from cutpurse.protocol.shared import LONGEST_MESSAGE
from tests.server.client import Guest, Made

SETTINGS: dict[str, str | int] = {"master_thief": "off", "start_player": "A", "reaction_mode": "wait"}

NO_INTERRUPT: list[dict[str, object]] = [
    {"choice": 7}, {"choice": None}, {"choice": ["release", "JOB"]}, {"choice": {"verb": "release"}}, {}, {"at": "now"},
    {"at": -1.5}, {"id": 3}, {"id": ""}, {"id": "i" * 65}, {"seat": 0}, {"choice": True},
]  # fmt: skip
"""What differs from a proper interrupt; a choice of nothing where none is given."""
NOT_OFFERED = {
    **dict.fromkeys(("", "release", "explode JOB", "RELEASE JOB", "\x00"), "not-asked"), "é" * 2000: "choice-too-long",
    "release nothing": "marker-not-yours", "release JOB JOB": "marker-not-yours",
}  # fmt: skip


async def until_bob_decides(ann: Guest, bob: Guest) -> str:
    """Ann lays a marker on the first job and plays her turn; now Bob decides. Her interrupt takes the marker back."""
    await ann.asked()
    await ann.choose(ann.last["choices"][0], id="first")
    for number in range(60):
        for guest in (ann, bob):
            await guest.quiet(0.05)
        mover = ann if ann.last["question"] else bob
        if mover is bob and mover.last["question"]["kind"] == "reserve":
            offers: list[str] = [offer["id"] for offer in ann.last["offers"]]
            return offers[0]
        ways = mover.last["choices"]
        await mover.choose(next((way for way in ("done", "stop", "end") if way in ways), ways[0]), id=f"turn {number}")
    raise AssertionError("Bob is never asked")


def test_whatever_stands_in_place_of_an_interrupt_is_answered_and_the_table_goes_on(house: House) -> None:
    async def run() -> None:
        made = Made(house, ["me", "open"], SETTINGS).take_all()
        async with made.guest(0) as ann, made.guest(1) as bob, made.guest(SPECTATOR) as watcher:
            offer = await until_bob_decides(ann, bob)
            await watcher.quiet()
            journal = house.journal(made.id)

            async def failed(guest: Guest, frame: str) -> str:
                await guest.socket.send(frame)
                message = await guest.until("failed")
                assert message["closing"] is False
                code: str = message["reason"]["code"]
                return code

            proper: dict[str, object] = {"type": "choose", "id": "x", "at": ann.last["n"], "choice": offer}
            for wrong in NO_INTERRUPT:
                frame = {**proper, **wrong} if wrong else {key: proper[key] for key in ("type", "id", "at")}
                assert await failed(ann, json.dumps(frame)) == "malformed", wrong
            assert await failed(ann, json.dumps({**proper, "choice": "y" * LONGEST_MESSAGE})) == "message-too-long"
            codes = {}
            for number, typed in enumerate(NOT_OFFERED):
                answer = await ann.choose(typed.replace("JOB", offer.split(" ")[1]), id=f"no {number}")
                codes[typed] = answer["reason"]["code"]
            assert codes == NOT_OFFERED
            refused = await ann.choose("play beggar", id="not held")
            assert (refused["type"], refused["reason"]["rule"]) == ("refused", "SW-4.11.1")
            taken = await ann.choose(bob.last["choices"][0], id="another's")
            assert taken["type"] == "refused"
            late = await ann.choose(offer, id="old", at=1)
            assert (late["type"], late["reason"]["code"]) == ("refused", "stale")
            for guest, code in ((watcher, "audience"), (bob, "SW-4.3.7")):
                answer = await guest.choose(offer, id="not mine")
                assert answer["type"] == "refused"
                assert code in (answer["reason"]["code"], answer["reason"].get("rule"))
            assert house.journal(made.id) == journal, "nothing was done"
            assert [message["type"] for message in await bob.quiet()] == [], "nobody else hears of it"
            assert [message["type"] for message in await watcher.quiet()] == []

            await ann.say("resync")
            await ann.quiet()
            once = {**proper, "id": "once", "at": ann.last["n"]}
            await ann.socket.send(json.dumps(once))
            await ann.socket.send(json.dumps(once))
            await ann.socket.send(json.dumps({**once, "id": "twice"}))
            heard = await ann.quiet(0.5)
            answers = [
                (message["id"], message["type"]) for message in heard if message["type"] in ("accepted", "refused")
            ]
            assert answers == [("once", "accepted"), ("once", "accepted"), ("twice", "refused")]
            assert len(house.journal(made.id)) == len(journal) + 1, "it happened once"
            await bob.quiet()
            assert bob.last["question"]["kind"] == "reserve", "Bob is asked anew"
            assert (await bob.choose(bob.last["choices"][0], id="goes on"))["type"] == "accepted"
            await watcher.until("update")

    asyncio.run(run())
