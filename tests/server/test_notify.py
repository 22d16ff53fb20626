"""Messages to absent people: to their own address, without secrets, once; and nowhere the server should not go."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from cutpurse.lab.crash import House
from cutpurse.server.jobs.notifier import MOST_TO_ONE_HOST, HostQueue, Notifier
from cutpurse.server.jobs.webhook import Caller, ForbiddenAddress, UnreachableAddress, is_public, read, resolve
from tests.server.client import Made
from tests.server.houses import until
from tests.server.meanwhile import letter_comes, turn_passes


class Letterbox:
    """An address that takes letters, after it has refused as many as it should."""

    def __init__(self, busy: int = 0) -> None:
        self.letters: list[dict[str, object]] = []
        self.tries = 0
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                box.tries += 1
                if box.tries > busy:
                    box.letters.append(json.loads(body))
                self.send_response(200 if box.tries > busy else 503)
                self.end_headers()

            def log_message(self, *words: object) -> None:
                """Quiet."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?topic=mine"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def gets(self, number: int) -> bool:
        until = time.monotonic() + 15
        while len(self.letters) < number and time.monotonic() < until:
            time.sleep(0.05)
        return len(self.letters) == number

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def box() -> Iterator[Letterbox]:
    box = Letterbox()
    yield box
    box.close()


async def register(made: Made, seat: int, url: str) -> dict[str, object]:
    async with made.guest(seat) as guest:
        await guest.say("notify", id="n", url=url)
        while True:
            message = await guest.hear()
            if message["type"] in ("accepted", "refused"):
                return message


def test_whoever_is_asked_and_not_there_gets_one_letter(new_house: Callable[..., House], box: Letterbox) -> None:
    house = new_house(private_webhooks=True)
    made = Made(house, ["me", "open"], {"start_player": "A", "master_thief": "off"}, pace="days").take_all()
    assert asyncio.run(register(made, 1, box.url))["type"] == "accepted"

    async def play() -> None:
        async with made.guest(0) as guest:
            await turn_passes(guest)

    asyncio.run(play())
    assert box.gets(1)
    (letter,) = box.letters
    assert (letter["table"], letter["seat"], letter["game"]) == (made.id, 1, "swindler")
    assert "guest 1" in str(letter["text"])
    sent = json.dumps(letter)
    assert not [secret for secret in (*made.tokens.values(), made.host, made.audience) if secret in sent]
    asyncio.run(letter_comes(house, box.url, lambda: asyncio.to_thread(box.gets, 2)))
    assert [letter["table"] for letter in box.letters].count(made.id) == 1


@pytest.mark.parametrize(
    "url",
    [
        *(
            "ftp://example.org/",
            "file:///etc/passwd",
            "http://",
            "https://user:pass@example.org/",
            "javascript:alert(1)",
        ),
        *("http://example.org:22/", "http://[::1", "http://example.org/" + "x" * 500, "http://exa mple.org/"),
        *("http://example.org/\r\nX: y", "gopher://example.org", "nonsense", "http://example.org:99999/"),
    ],
)
def test_odd_addresses_are_refused(house: House, url: str) -> None:
    with pytest.raises(ForbiddenAddress):
        read(url)
    made = Made(house, ["me", "open"]).take_all()
    answer = asyncio.run(register(made, 0, url))
    assert answer["reason"] == {"code": "bad-address"}


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "0.0.0.0", "::ffff:127.0.0.1", "fe80::1", "224.0.0.1"]
)  # fmt: skip
def test_the_server_calls_nobody_in_its_own_network(host: str) -> None:
    with pytest.raises(ForbiddenAddress):
        resolve(host, 80, private=False)
    assert resolve(host, 80, private=True)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        *((one, False) for one in ("64:ff9b::a9fe:a9fe", "64:ff9b:1::7f00:1", "2002:7f00:1::", "2002:808:808::1")),
        *((one, False) for one in ("::127.0.0.1", "::ffff:10.0.0.1", "fec0::1", "192.88.99.1", "2001::1", "ff02::1")),
        *(
            (one, False)
            for one in ("100.64.0.1", "198.18.0.1", "240.0.0.1", "255.255.255.255", "2001:db8::1", "fd00::1")
        ),
        *((one, True) for one in ("1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1")),
    ],
)
def test_no_way_around_leads_into_its_own_network(address: str, public: bool) -> None:
    """Tunnels and translations to private addresses, and numbers that are nobody's."""
    assert is_public(address) is public
    url = f"http://[{address}]/" if ":" in address else f"http://{address}/"
    if public:
        assert read(url, private=False).hostname == address
    else:
        with pytest.raises(ForbiddenAddress):
            read(url, private=False)


def test_a_private_address_gets_nothing(new_house: Callable[..., House], box: Letterbox) -> None:
    house = new_house()
    made = Made(house, ["me", "open"], {"start_player": "A", "master_thief": "off"}, pace="days").take_all()
    assert asyncio.run(register(made, 0, box.url))["reason"] == {"code": "bad-address"}
    named = box.url.replace("127.0.0.1", "localhost")
    assert asyncio.run(register(made, 0, named))["type"] == "accepted", "what it leads to is seen when it is called"
    with pytest.raises(ForbiddenAddress):
        asyncio.run(Caller().post(named, b"{}"))
    assert asyncio.run(Caller(private=True).post(box.url, b"{}")) == 200
    assert box.tries == 1
    until(lambda: "not on the open internet" in house.log.read_text())


def test_the_audience_has_no_letterbox(house: House, box: Letterbox) -> None:
    made = Made(house, ["me", "open"]).take_all()

    async def run() -> None:
        async with made.guest(-1) as eve:
            await eve.say("notify", id="n", url=box.url)
            assert (await eve.until("refused"))["reason"]["code"] == "audience"

    asyncio.run(run())
    assert asyncio.run(register(made, 0, ""))["type"] == "accepted", "nowhere is always possible"


def test_a_busy_address_is_tried_again_and_a_dead_one_given_up() -> None:
    busy, dead = Letterbox(busy=2), Letterbox(busy=99)

    async def run() -> None:
        notifier = Notifier(private=True, pauses=(0, 0.01, 0.01))
        await asyncio.gather(*(notifier.deliver(box.url, b'{"text":"x"}', HostQueue()) for box in (busy, dead)))

    asyncio.run(run())
    for box in (busy, dead):
        box.close()
    assert (busy.tries, busy.letters) == (3, [{"text": "x"}])
    assert (dead.tries, dead.letters) == (3, [])


class Drip:
    """An address that takes every letter and answers a byte at a time, for ever."""

    def __init__(self, answer: bytes = b"", pause: float = 0.2) -> None:
        self.answer, self.pause = answer, pause
        self.calls = 0
        self.open: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Drip:
        self.server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/"
        return self

    async def __aexit__(self, *error: object) -> None:
        self.server.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        self.open.add(writer)
        with contextlib.suppress(ConnectionError):
            while True:
                writer.write(self.answer or b"H")
                await writer.drain()
                await asyncio.sleep(self.pause)
        self.open.discard(writer)


@pytest.mark.parametrize("answer", [b"", b"x" * 100_000, b"SSH-2.0-nobody\r\n", b"HTTP/1.1 many\r\n"])
def test_one_deadline_for_the_whole_call(answer: bytes) -> None:
    """However somebody answers: slowly, endlessly, or not as a web server does."""

    async def run() -> None:
        async with Drip(answer) as drip:
            began = time.monotonic()
            with pytest.raises(UnreachableAddress):
                await Caller(private=True, deadline=1.0).post(drip.url, b"{}")
            assert time.monotonic() - began < 5

    asyncio.run(run())


def test_nobody_is_followed_elsewhere(box: Letterbox) -> None:
    async def run() -> None:
        moved = f"HTTP/1.1 302 Found\r\nLocation: {box.url}\r\n\r\n".encode()
        async with Drip(moved) as elsewhere:
            assert await Caller(private=True).post(elsewhere.url, b"{}") == 302

    asyncio.run(run())
    assert box.tries == 0


def test_the_address_that_was_checked_is_the_one_that_is_called(
    box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is looked up once: a name server that answers otherwise the second time leads nowhere else."""
    asked: list[str] = []

    def looked_up(host: str, port: int, *_: object, **__: object) -> list[tuple[object, ...]]:
        asked.append(host)
        if len(asked) > 1:
            raise OSError("looked up again")
        return [(2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    url = f"http://changing.example:{box.server.server_port}/"
    assert asyncio.run(Caller(private=True).post(url, b"{}")) == 200
    assert asked == ["changing.example"]


def test_slow_addresses_hold_up_neither_pages_nor_other_letters_nor_the_end(
    new_house: Callable[..., House], box: Letterbox
) -> None:
    house = new_house(private_webhooks=True)
    wishes: dict[str, str | int] = {"start_player": "A", "master_thief": "off"}
    tables = [Made(house, ["me", "open"], wishes, pace="days").take_all() for _ in range(13)]

    async def run() -> None:
        async with Drip() as drip:
            for made in tables[:12]:
                assert (await register(made, 0, drip.url))["type"] == "accepted"
            async with asyncio.timeout(20):
                while not drip.open:
                    await asyncio.sleep(0.05)
            named = box.url.replace("127.0.0.1", "localhost")
            assert (await register(tables[12], 0, named))["type"] == "accepted"
            assert await asyncio.to_thread(box.gets, 1), "another host is another queue"
            for path in ("/api/games", "/api/texts?game=swindler", "/api/rulebook/swindler", "/api/box/swindler", "/"):
                status, _ = await asyncio.to_thread(house.ask, "GET", path)
                assert status == 200
            assert drip.open
            assert drip.calls <= 2 * MOST_TO_ONE_HOST, "one host has no more than its lane"
            process = house.process
            assert process is not None
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, 15) == 0

    asyncio.run(run())
