"""Connections: whose they are, behind a proxy too; how many, how slow, how noisy they may be."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import time
from collections.abc import Callable

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from cutpurse.lab.crash import LOOPBACK, House
from cutpurse.server.http.addresses import among, as_written, network_of, read_networks
from cutpurse.server.http.connections import BESIDE_SOCKETS, FRAMES_AT_ONCE, Inbox
from tests.server.client import PATIENCE, Made, Message
from tests.server.houses import figure, until


@pytest.mark.parametrize(
    ("host", "person"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("2001:db8:0:0:1:2:3:4", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("nonsense", "nonsense"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_an_address_is_a_person_s_network(host: str, person: str) -> None:
    assert network_of(host) == person


def test_proxies_are_networks() -> None:
    proxies = read_networks(["10.1.0.0/16", "::1", "192.0.2.1"])
    assert [among(host, proxies) for host in ("10.1.2.3", "::ffff:10.1.2.3", "::1", "10.2.0.1", "x", "")] == [
        *[True] * 3,
        *[False] * 3,
    ]
    assert "::ffff:10.1.0.0/112" in as_written(proxies)
    with pytest.raises(ValueError, match=r"proxy\.example"):
        read_networks(["proxy.example"])


# -- behind a proxy ------------------------------------------------------------------------------


async def welcomed(house: House, made: Made, source: str, people: int) -> int:
    """How many people get in through one proxy, each with an address of its own that the proxy names."""
    sockets: list[ClientConnection] = []
    for n in range(people):
        headers = {"X-Forwarded-For": f"198.51.100.{n + 1}"}
        url = f"ws://{house.address}/ws/{made.id}"
        sockets.append(await connect(url, local_addr=(source, 0), additional_headers=headers, compression=None))
        with contextlib.suppress(ConnectionClosed):  # it may have been told to go already
            await sockets[-1].send(f'{{"type":"hello","token":"{made.audience}"}}')
    first = [str(await one.recv()) for one in sockets]
    for one in sockets:
        await one.close()
    return sum('"welcome"' in word for word in first)


def test_people_behind_a_trusted_proxy_are_counted_one_by_one(new_house: Callable[..., House]) -> None:
    house = new_house(sockets_each=2, trusted_proxies=["127.0.0.2"])
    made = Made(house, ["me", "open"])
    assert asyncio.run(welcomed(house, made, "127.0.0.2", 6)) == 6
    assert asyncio.run(welcomed(house, made, "127.0.0.3", 6)) == 2, "nobody else's word is taken"


def test_new_tables_are_counted_by_the_address_a_proxy_names(new_house: Callable[..., House]) -> None:
    wish = {"game": "swindler", "seats": [{"who": "me"}, {"who": "open"}]}
    for trusted, made in ((["127.0.0.0/8"], 6), (["192.0.2.1"], 2)):
        house = new_house(tables_a_minute=2, trusted_proxies=trusted)
        headers = [{"x-forwarded-for": f"198.51.100.{n + 1}"} for n in range(6)]
        assert [house.ask("POST", "/api/tables", wish, one)[0] for one in headers].count(201) == made


# -- slow, silent, many --------------------------------------------------------------------------


def dial(house: House) -> socket.socket:
    line = socket.create_connection((LOOPBACK, house.port), PATIENCE)
    line.settimeout(PATIENCE)
    return line


def ended(line: socket.socket) -> bool:
    """Whether the other end closes it, by and by."""
    with contextlib.suppress(ConnectionResetError):
        while line.recv(10_000):
            pass
    return True


@pytest.mark.parametrize(
    "sent",
    [[], [b"GET /health HTTP/1.1\r\nHost: x"], [b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"GET /he"]],
    ids=["nothing", "half a header", "half a second one"],
)
def test_whoever_dawdles_is_let_go(new_house: Callable[..., House], sent: list[bytes]) -> None:
    house = new_house(headers_within=2.0)
    lines = []
    for _ in range(20):
        lines.append(line := dial(house))
        for part in sent:
            line.sendall(part)
            if part.endswith(b"\r\n\r\n"):
                assert line.recv(10_000).startswith(b"HTTP/1.1 200")
                time.sleep(0.01)  # the rest of the answer
    assert all(ended(line) for line in lines)
    assert figure(house, "cutpurse_connections_late_total") == 20
    assert house.ask("GET", "/health")[0] == 200


def test_a_websocket_is_no_request_that_dawdles(new_house: Callable[..., House]) -> None:
    house = new_house(headers_within=0.3)
    made = Made(house, ["me", "open"])

    async def run() -> None:
        async with made.guest(0) as guest:
            await guest.quiet(1.0)
            await guest.say("read", id="r", width=80)
            assert (await guest.until("sheet"))["id"] == "r"

    asyncio.run(run())


def test_a_header_a_byte_at_a_time_is_late_too(new_house: Callable[..., House]) -> None:
    house = new_house(headers_within=1.0)
    line, began = dial(house), time.monotonic()
    with contextlib.suppress(ConnectionError):
        while time.monotonic() - began < PATIENCE:
            line.sendall(b"x")
            time.sleep(0.1)
    assert time.monotonic() - began < PATIENCE


def test_an_address_has_so_many_connections_of_any_kind(new_house: Callable[..., House]) -> None:
    house = new_house(sockets_each=1, trusted_proxies=[], headers_within=60)
    lines = [dial(house) for _ in range(BESIDE_SOCKETS + 11)]
    time.sleep(0.5)
    assert sum(ended_already(line) for line in lines) == 10
    for line in lines:
        line.close()
    until(lambda: answers(house))
    assert figure(house, "cutpurse_connections_refused_total") >= 10


def ended_already(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True
    except BlockingIOError:
        return False


def answers(house: House) -> bool:
    with contextlib.suppress(OSError):
        return house.ask("GET", "/health")[0] == 200
    return False


# -- frames --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("opcode", "fin"),
    [(Opcode.PING, True), (Opcode.PONG, True), (Opcode.TEXT, False)],
    ids=["ping", "pong", "fragment"],
)
@pytest.mark.parametrize("hello", [True, False])
def test_floods_below_the_messages_end_a_connection(house: House, opcode: Opcode, fin: bool, hello: bool) -> None:
    made = Made(house, ["me", "open"]).take_all()
    flood = Frame(opcode, b"", fin).serialize(mask=True)
    more = flood if fin else Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)

    async def run() -> None:
        guest = made.guest(0)
        if hello:
            await guest.__aenter__()
        else:
            await guest.open()
        few = flood + more * (int(FRAMES_AT_ONCE) // 2 - 1)
        guest.socket.transport.write(few)
        if fin:
            await guest.socket.ping()
            assert guest.socket.state.name == "OPEN", "a few are nobody's harm"
        guest.socket.transport.write(more * 2_000)
        with pytest.raises(ConnectionClosed) as caught:
            while True:
                await guest.hear()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1002

    asyncio.run(run())
    assert figure(house, "cutpurse_connections_flooded_total") > 0


# -- what figures tell ---------------------------------------------------------------------------


def steady(figures: str) -> list[str]:
    """What does not move by itself: a server that has just started still reads what it reads once."""
    return [line for line in figures.splitlines() if not re.match(r"process_|cutpurse_collection|cutpurse_warm", line)]


def test_figures_are_for_whoever_has_their_token(new_house: Callable[..., House]) -> None:
    house = new_house(metrics_token="mine", admin_token="keeper's")
    asked = {word: house.ask("GET", "/metrics", headers={"authorization": f"Bearer {word}"})[0]
             for word in ("mine", "keeper's", "guessed")}  # fmt: skip
    assert asked == {"mine": 200, "keeper's": 200, "guessed": 403}
    assert house.ask("GET", "/api/admin/tables", headers={"authorization": "Bearer mine"})[0] == 403
    guesses = [house.ask("GET", "/api/admin/tables", headers={"authorization": f"Bearer {n}"})[0] for n in range(12)]
    assert guesses.count(429) >= 3, "tokens are not guessed by the thousand"
    assert new_house(metrics_token="").ask("GET", "/metrics")[0] == 404


def test_figures_do_not_move_when_somebody_answers_unseen(new_house: Callable[..., House]) -> None:
    house = new_house()
    made = Made(house, ["me", "open"], game="age-of-thieves").take_all()

    async def answer_unseen() -> None:
        def sealed(update: Message) -> bool:
            return bool(update["question"].get("sealed"))

        async with made.guest(0) as one, made.guest(1) as other:
            await asyncio.gather(one.play(made.game, "a", sealed), other.play(made.game, "b", sealed))
            entries = len(await asyncio.to_thread(house.journal, made.id))
            before = steady(await asyncio.to_thread(house.figures))
            for _ in range(30):
                if not one.last["question"]:
                    break
                assert (await one.choose(one.last["choices"][-1]))["type"] == "accepted"
                await one.until("update")
            assert not one.last["question"], "it has answered"
            assert len(await asyncio.to_thread(house.journal, made.id)) > entries
            assert steady(await asyncio.to_thread(house.figures)) == before

    asyncio.run(answer_unseen())


# -- what waits to be heard ----------------------------------------------------------------------


def test_an_inbox_gives_everything_in_order_and_loses_nothing_to_whoever_stops_listening() -> None:
    async def run() -> None:
        inbox = Inbox()
        texts: list[object] = []
        listening = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        listening.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await listening
        for text in "abc":
            inbox.put_nowait({"type": "websocket.receive", "text": text})
        while not inbox.empty():
            texts.append((await inbox.get()).get("text"))
        listening = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait({"type": "websocket.receive", "text": "d"})
        texts.append((await listening).get("text"))
        assert texts == ["a", "b", "c", "d"]

    asyncio.run(run())
