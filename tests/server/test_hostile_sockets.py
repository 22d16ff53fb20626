"""Clients that err, cheat or attack: each gets a clear answer or is shown the door, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
from collections.abc import Callable
from time import monotonic

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cutpurse.lab.crash import House
from cutpurse.protocol.shared import LONGEST_CHAT, LONGEST_MESSAGE
from cutpurse.server.http.sockets import FLOODED
from tests.server.client import Guest, Made, Message
from tests.server.sitting import ended, sitting

# -- who are you -----------------------------------------------------------------------------------


def test_only_a_token_of_this_table_opens_it(house: House) -> None:
    async def run() -> None:
        elsewhere = Made(house, ["me", "open"])
        async with sitting(house) as at:
            good = at.made.tokens[0]
            forged = (
                *("", "x", good[:-1], good + "A", good.swapcase(), "\x00", "é" * 20, "A" * 43),
                *(elsewhere.tokens[0], elsewhere.audience, elsewhere.invitations[1], at.made.host, elsewhere.host),
                *at.made.invitations.values(),
            )
            for token in forged:
                guest = await Guest(house, at.made.id, token).open()
                await guest.say("hello", token=token)
                last = await ended(guest)
                assert (last["type"], last["closing"], last["reason"]["code"]) == ("failed", True, "not-your-table")
                assert len(guest.frames) == 1, "and nothing else was said"
            await at.goes_on()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "hello", "token": "TOKEN", "protocol": 3}, "hello-first"),
        ({"type": "resync"}, "hello-first"),
        ({"type": "choose", "id": "a", "at": 1, "choice": "pass"}, "hello-first"),
        ({"type": "hello"}, "malformed"),
        ({"type": "hello", "token": 7}, "malformed"),
        ({"type": "hello", "token": "TOKEN", "seat": 0}, "malformed"),
    ],
    ids=str,
)
def test_a_wrong_first_word_ends_the_connection(house: House, first: Message, code: str) -> None:
    async def run() -> None:
        made = Made(house, ["me", "open"])
        guest = await Guest(house, made.id).open()
        token = made.tokens[0] if first.get("token") == "TOKEN" else first.get("token")
        await guest.socket.send(json.dumps({**first, **({"token": token} if "token" in first else {})}))
        last = await ended(guest)
        assert (last["type"], last["closing"], last["reason"]["code"]) == ("failed", True, code)
        assert made.info()["seats"][0]["here"] is False

    asyncio.run(run())


@pytest.mark.parametrize(("language", "sentence"), [("", "out of date"), ("de", "veraltet"), ("pl", "przestarzały")])
def test_a_client_of_version_1_is_told_so_in_its_own_shape(house: House, language: str, sentence: str) -> None:
    made = Made(house, ["me", "open"])

    async def run() -> None:
        guest = await Guest(house, made.id).open()
        await guest.say("hello", token=made.tokens[0], protocol=1, language=language)
        last = await ended(guest)
        assert last["reason"] == {"code": "hello-first", "args": {"protocol": 2}}
        assert (last["closing"], made.info()["seats"][0]["here"]) == (True, False)
        assert sentence in last["text"]

    asyncio.run(run())


def test_who_says_nothing_is_let_go(new_house: Callable[..., House]) -> None:
    house = new_house(hello_within=0.3)

    async def run() -> None:
        guest = await Guest(house, Made(house, ["me", "open"]).id).open()
        last = await ended(guest)
        assert (last["closing"], last["reason"]["code"]) == (True, "hello-first")

    asyncio.run(run())


def test_an_unknown_table_is_said_to_be_unknown(house: House) -> None:
    async def run() -> None:
        for table in ("nothing", "%00", "..", "x" * 500):
            guest = await Guest(house, table).open()
            assert (await ended(guest))["reason"]["code"] == "no-such-table"

    asyncio.run(run())


def test_pages_of_other_sites_get_no_socket(house: House) -> None:
    async def run() -> None:
        made = Made(house, ["me", "open"])
        for origin in (
            "https://evil.example",
            "null",
            "http://[",
            f"http://{house.address}.evil.example",
            "http://127.0.0.1",
        ):
            with pytest.raises(InvalidStatus) as refused:
                await Guest(house, made.id, origin=origin).open()
            assert refused.value.response.status_code == 403
        async with Guest(house, made.id, made.tokens[0], origin=f"http://{house.address}") as own:
            assert own.welcome["seat"] == 0

    asyncio.run(run())


# -- what are you saying ---------------------------------------------------------------------------

NOT_A_MESSAGE: list[str | bytes] = [
    "", "{", "[]", "null", "1e999", '"hello"', "{}", '{"type":"cheat"}', '{"type":7}', "[" * 15_000,
    '{"type":"choose","id":"a","at":1}', '{"type":"choose","id":"a","at":"1","choice":"pass"}',
    '{"type":"choose","id":"a","at":1.5,"choice":"pass"}', '{"type":"choose","id":1,"at":1,"choice":"pass"}',
    '{"type":"choose","id":"a","at":1,"choice":["pass"]}', '{"type":"choose","id":"a","at":null,"choice":"pass"}',
    '{"type":"choose","id":"a","at":1,"choice":"pass","seat":1}', '{"type":"choose","id":"","at":1,"choice":"pass"}',
    '{"type":"choose","id":"' + "i" * 65 + '","at":1,"choice":"pass"}',
    '{"type":"choose","id":"a","at":' + "9" * 5000 + ',"choice":"pass"}',
    '{"type":"choose","id":"\\ud800","at":1,"choice":"pass"}', '{"type":"update","n":1}',
    '{"type":"resync"} {"type":"resync"}', b"\xff\xfe\x00", b"", '{"type":"say","id":"a"}',
    '{"type":"take","id":"a","at":1}', '{"type":"take","id":"' + "i" * 65 + '","at":1,"shortcut":"x"}',
    '{"type":"board","id":"a","width":"wide"}', '{"type":"stand","id":"a"}', '{"type":"revoke","id":"a"}',
    '{"type":"decide","id":"","at":1}', '{"type":"stand","id":"' + "i" * 65 + '","at":1}',
    '{"type":"mute","seats":0}', '{"type":"mute","seats":["0"]}', '{"type":"leave","seat":1}', '{"type":"back"}',
    '{"type":"rematch"}', '{"type":"notify","id":"a","url":7}', '{"type":"hello","token":"x","mute":"all"}',
]  # fmt: skip


def test_what_is_no_message_is_answered_and_changes_nothing(house: House) -> None:
    async def run() -> None:
        async with sitting(house) as at:
            for frame in NOT_A_MESSAGE:
                await at.asked.socket.send(frame)
                failed = await at.asked.until("failed")
                assert (failed["reason"]["code"], failed["closing"]) == ("malformed", False), frame
            await at.asked.say("hello", token=at.asked.token)
            assert (await at.asked.until("failed"))["reason"]["args"]["problem"] == "a second hello"
            await at.asked.say("say", id="x", text="y" * LONGEST_MESSAGE)
            assert (await at.asked.until("failed"))["reason"]["code"] == "message-too-long"
            assert await at.other.quiet() == await at.watcher.quiet() == []
            assert house.journal(at.made.id) == []
            await at.goes_on()

    asyncio.run(run())


def test_a_giant_frame_ends_the_connection_and_no_other(house: House) -> None:
    async def run() -> None:
        async with sitting(house) as at:
            giant = await at.made.guest(0).__aenter__()
            await giant.until("update")
            with contextlib.suppress(ConnectionClosed):
                await giant.socket.send("x" * (8 * LONGEST_MESSAGE))
            await ended(giant)
            assert giant.socket.close_code == 1009
            broken = await at.made.guest(0).__aenter__()
            broken.socket.transport.write(b"\xff" * 64)  # no frame at all
            await ended(broken)
            gone = await at.made.guest(0).__aenter__()
            gone.socket.transport.abort()
            await at.goes_on()

    asyncio.run(run())


def test_what_is_said_at_the_table_is_one_line_of_plain_text(house: House) -> None:
    async def run() -> None:
        async with sitting(house) as at:
            await at.asked.say("say", id="1", text="\x1b[2Jhello\r\n\u202ethere\x07" + "!" * 1000)
            said = await at.other.until("said")
            assert said["text"] == ("[2Jhellothere" + "!" * 1000)[:LONGEST_CHAT]
            assert said["name"] == at.made.info()["seats"][said["seat"]]["name"]
            await at.asked.say("say", id="2", text=" \n\t ")
            assert await at.other.quiet() == []
            await at.goes_on()

    asyncio.run(run())


# -- too much, too fast, too slow ------------------------------------------------------------------


def test_a_flood_is_slowed_down_and_then_ended(new_house: Callable[..., House]) -> None:
    slow = 2  # fewer than a busy machine answers in a second

    async def run() -> None:
        async with sitting(new_house(a_second=slow)) as at:
            flood = await at.made.guest(0).__aenter__()
            began = monotonic()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(6_000):  # a slow machine needs more, because the allowance fills up meanwhile
                    await flood.say("why", id="w", choice="x")
            await ended(flood)
            allowed_again = slow * (monotonic() - began)
            codes = [json.loads(frame).get("reason", {}).get("code") for frame in flood.frames]
            assert "too-fast" in codes
            assert codes.count("too-fast") < FLOODED + 10 + allowed_again
            await at.goes_on()

    asyncio.run(run())


def test_a_reader_who_does_not_read_holds_nobody_up(house: House) -> None:
    async def run() -> None:
        made = Made(house, ["me", "open"]).take_all()
        lazy = sockets.socket()
        lazy.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        lazy.connect(("127.0.0.1", house.port))
        slow = await connect(
            f"ws://{house.address}/ws/{made.id}", sock=lazy, compression=None, max_queue=1, close_timeout=0.1
        )
        await slow.send(json.dumps({"type": "hello", "token": made.tokens[1]}))
        async with made.guest(0) as quick:
            await quick.until("seats", lambda message: bool(message["seats"][1]["here"]))
            slow.transport.pause_reading()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(3000):
                    await slow.send('{"type":"resync"}')
                    if slow.transport.get_write_buffer_size() > 0:
                        break
            await quick.say("why", id="w", choice="x")
            assert (await quick.until("answer"))["id"] == "w"
            gone = await quick.until("seats", lambda message: not message["seats"][1]["here"])
            assert gone["seats"][1]["here"] is False, "it is let go, and everybody sees it"
        slow.transport.abort()

    asyncio.run(run())
