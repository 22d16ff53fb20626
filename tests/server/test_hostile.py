"""Clients that err, cheat or attack: each gets a clear answer or is shown the door, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cutpurse.kernel.message import SPECTATOR
from cutpurse.lab.crash import House
from cutpurse.server.messages import LONGEST_CHAT, LONGEST_MESSAGE, LONGEST_NAME
from tests.server.client import Guest, Made, Message


class Sitting:
    """A table for two in the middle of its first question: the one who is asked, and the one who waits."""

    def __init__(self, made: Made, asked: Guest, other: Guest, watcher: Guest) -> None:
        self.made, self.asked, self.other, self.watcher = made, asked, other, watcher

    async def goes_on(self) -> None:
        """A proper choice is taken, written once, and everybody hears of it."""
        guests = (self.asked, self.other, self.watcher)
        for guest in guests:
            await guest.say("resync")
            await guest.quiet(0.05)
        before = len(self.made.house.journal(self.made.id))
        mover = next(guest for guest in guests if guest.last["question"])
        assert (await mover.choose(mover.last["question"]["options"][0], id=f"on {before}"))["type"] == "accepted"
        for guest in guests:
            await guest.until("update")
        assert len(self.made.house.journal(self.made.id)) == before + 1


@contextlib.asynccontextmanager
async def sitting(house: House) -> AsyncIterator[Sitting]:
    made = Made(house, ["me", "open"]).take_all()
    async with made.guest(0) as first, made.guest(1) as second, made.guest(SPECTATOR) as watcher:
        for guest in (first, second, watcher):
            await guest.until("update")
            await guest.quiet(0.05)
        asked, other = (first, second) if first.last["question"] else (second, first)
        yield Sitting(made, asked, other, watcher)


async def ended(guest: Guest) -> Message:
    """The last word of the server before it ends the connection."""
    last: Message = {}
    with contextlib.suppress(ConnectionClosed):
        while True:
            last = await guest.hear()
    return last


# -- choices that are late, early, doubled or somebody else's --------------------------------------


def test_a_stale_choice_is_refused_and_everything_is_told_again(house: House) -> None:
    async def run() -> None:
        async with sitting(house) as at:
            option = at.asked.last["question"]["options"][0]
            for number in (at.asked.last["n"] - 1, at.asked.last["n"] + 1, 0, -1, 2**62):
                refused = await at.asked.choose(option, at=number)
                assert refused["reason"]["code"] == "stale"
                assert (await at.asked.until("update"))["question"]["options"][0] == option
            assert await at.other.quiet() == await at.watcher.quiet() == [], "nobody else hears of it"
            assert at.made.house.journal(at.made.id) == []
            await at.goes_on()

    asyncio.run(run())


def test_a_choice_sent_twice_is_done_once_and_accepted_twice(house: House) -> None:
    async def run() -> None:
        async with sitting(house) as at:
            option, number = at.asked.last["question"]["options"][0], at.asked.last["n"]
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
            option, number = at.asked.last["question"]["options"][0], at.asked.last["n"]
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
            option = at.asked.last["question"]["options"][0]
            assert (await at.other.choose(option))["reason"]["code"] == "not-asked"
            assert (await at.watcher.choose(option))["reason"]["code"] == "audience"
            await at.other.say("undo", id="u", at=at.other.last["n"])
            assert (await at.other.until("refused"))["reason"]["code"] == "nothing-to-undo"
            await at.watcher.say("say", id="s", text="psst, the rings")
            assert (await at.watcher.until("refused"))["reason"]["code"] == "audience"
            await at.watcher.say("why", id="w", choice=option)
            assert (await at.watcher.until("refused"))["reason"]["code"] == "audience"
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
            options = at.asked.last["question"]["options"]
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
        ({"type": "hello", "token": "TOKEN", "protocol": 2}, "hello-first"),
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
    '{"type":"board","id":"a","width":"wide"}',
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
    async def run() -> None:
        async with sitting(new_house(a_second=20)) as at:
            flood = await at.made.guest(0).__aenter__()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(600):
                    await flood.say("why", id="w", choice="x")
            await ended(flood)
            codes = [json.loads(frame).get("reason", {}).get("code") for frame in flood.frames]
            assert "too-fast" in codes
            assert codes.count("too-fast") < 300
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
            assert (await asyncio.wait_for(quick.until("refused"), 5))["id"] == "w"
            gone = await asyncio.wait_for(quick.until("seats", lambda message: not message["seats"][1]["here"]), 10)
            assert gone["seats"][1]["here"] is False, "it is let go, and everybody sees it"
        slow.transport.abort()

    asyncio.run(run())


# -- over HTTP -------------------------------------------------------------------------------------

GOOD: dict[str, Any] = {"game": "swindler", "seats": [{"who": "me"}, {"who": "open"}]}

BAD_TABLES: list[tuple[object, str]] = [
    (b"", "malformed"),
    (b"{", "malformed"),
    (b"\xff\xfe", "malformed"),
    (b"[" * 15_000, "malformed"),
    ([], "malformed"),
    ({}, "malformed"),
    ({**GOOD, "secret": "mine"}, "malformed"),
    ({**GOOD, "seats": "me"}, "malformed"),
    ({**GOOD, "seats": [{"who": "me", "token": "mine"}, {"who": "open"}]}, "malformed"),
    ({**GOOD, "settings": {"end_jobs": [3]}}, "malformed"),
    ({**GOOD, "settings": {"end_jobs": 3.5}}, "malformed"),
    ({**GOOD, "game": "chess"}, "unknown-game"),
    ({**GOOD, "game": "../swindler"}, "unknown-game"),
    ({**GOOD, "settings": {"colour": "red"}}, "setting-unknown"),
    ({**GOOD, "settings": {"end_jobs": 99}}, "setting-value"),
    ({**GOOD, "settings": {"end_jobs": "9" * 5000}}, "setting-value"),
    ({**GOOD, "seats": []}, "players"),
    ({**GOOD, "seats": [{"who": "me"}]}, "players"),
    ({**GOOD, "seats": [{"who": "me"}] + [{"who": "open"}] * 300}, "players"),
    ({**GOOD, "seats": [{"who": "open"}, {"who": "open"}]}, "one-host"),
    ({**GOOD, "seats": [{"who": "me"}, {"who": "me"}]}, "one-host"),
    ({**GOOD, "seats": [{"who": "me"}, {"who": "stdio:rm"}]}, "unknown-bot"),
    ({**GOOD, "seats": [{"who": "me"}, {"who": ""}]}, "unknown-bot"),
]


@pytest.mark.parametrize(("body", "code"), BAD_TABLES, ids=lambda value: str(value)[:60])
def test_a_table_that_cannot_be(house: House, body: object, code: str) -> None:
    status, data = house.ask("POST", "/api/tables", body)
    assert status == 400, data
    assert json.loads(data)["reason"]["code"] == code


def test_a_body_that_is_too_long_is_not_read(house: House) -> None:
    long = {**GOOD, "contribution": "x" * LONGEST_MESSAGE}
    for path in ("/api/tables", "/api/tables/x/seats", "/api/tables/x/invitations"):
        status, data = house.ask("POST", path, long)
        assert (status, json.loads(data)["reason"]["code"]) == (413, "message-too-long")


def test_names_are_short_plain_text(house: House) -> None:
    wish = [{"who": "me", "name": "\x1b[31m" + "n" * 500}, {"who": "easy", "name": "\u202e\x00bot\n"}, {"who": "open"}]
    status, data = house.ask("POST", "/api/tables", {**GOOD, "seats": wish})
    assert status == 201
    made = json.loads(data)
    body = {"invitation": made["invitations"]["2"], "name": " \n\x7f "}
    assert house.ask("POST", f"/api/tables/{made['table']}/seats", body)[0] == 201
    info = json.loads(house.ask("GET", f"/api/tables/{made['table']}")[1])
    assert [seat["name"] for seat in info["seats"]] == [("[31m" + "n" * 500)[:LONGEST_NAME], "bot", "C"]


def test_an_invitation_works_once_and_only_at_its_table(house: House) -> None:
    made, other = Made(house, ["me", "open", "open"]), Made(house, ["me", "open"])
    void = (*other.invitations.values(), made.host, made.tokens[0], made.audience, "", "x" * 43)
    made.take(1)
    for invitation in (*void, made.invitations[1]):
        status, data = house.ask("POST", f"/api/tables/{made.id}/seats", {"invitation": invitation})
        assert (status, json.loads(data)["reason"]["code"]) == (403, "invitation-void")
    assert [seat["kind"] for seat in made.info()["seats"]] == ["human", "human", "open"]
    assert made.info()["started"] is False


def test_only_the_host_of_a_table_invites_to_it(house: House) -> None:
    made, other = Made(house, ["me", "open", "easy"]), Made(house, ["me", "open"])
    for host in (other.host, "", made.tokens[0], made.audience, made.invitations[1], "é"):
        status, problem = made.invite(1, host)
        assert (status, problem["reason"]) == (403, {"code": "not-the-host"})
    for seat in (-1, 2, 3, 10**9):
        assert made.invite(seat)[0] == 400
    for body in ({"host": made.host}, {"host": made.host, "seat": "1"}, {"host": made.host, "seat": True}, {}):
        assert house.ask("POST", f"/api/tables/{made.id}/invitations", body)[0] == 400
    status, answer = made.invite(1)
    assert status == 201, "a seat that nobody took can be offered anew at once"
    old = {"invitation": made.invitations[1]}
    assert house.ask("POST", f"/api/tables/{made.id}/seats", old)[0] == 403, "the older invitation is void"
    assert house.ask("POST", f"/api/tables/{made.id}/seats", {"invitation": answer["invitation"]})[0] == 201


def test_other_ways_and_methods_are_closed(house: House) -> None:
    made = Made(house, ["me", "open"])
    for method, path, status in (
        ("GET", "/api/tables", 405),
        ("DELETE", f"/api/tables/{made.id}", 405),
        ("POST", f"/api/tables/{made.id}/record", 405),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/tables/nothing/record", 404),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", 404),
        ("GET", f"/api/tables/{made.id}/record", 403),
    ):
        assert house.ask(method, path)[0] == status, (method, path)
    for scheme in ("Basic", "bearer", ""):
        headers = {"authorization": f"{scheme} {made.tokens[0]}"}
        assert house.ask("GET", f"/api/tables/{made.id}/record", headers=headers)[0] == 403


def test_none_of_this_was_an_error_of_the_server(house: House) -> None:
    log = house.log.read_text()
    assert "Traceback" not in log
    assert "never retrieved" not in log
    assert "replaced" not in log, "a bot failed"
