"""Messages to absent people: to their own address, without secrets, once; and nowhere the server should not go."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from cutpurse.lab.crash import House
from cutpurse.server.notify import Notifier, Unwelcome, post, read, resolve
from tests.server.client import Made


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
            await guest.until("update")
            for _ in range(200):
                if not guest.last["question"]:
                    break
                await guest.choose(guest.last["question"]["options"][-1])
                await guest.until("update")
            assert not guest.last["question"], "it is the other's turn"

    asyncio.run(play())
    assert box.gets(1)
    (letter,) = box.letters
    assert (letter["table"], letter["seat"], letter["game"]) == (made.id, 1, "swindler")
    assert "guest 1" in str(letter["text"])
    sent = json.dumps(letter)
    assert not [secret for secret in (*made.tokens.values(), made.host, made.audience) if secret in sent]
    time.sleep(0.5)
    assert len(box.letters) == 1


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
    with pytest.raises(Unwelcome):
        read(url)
    made = Made(house, ["me", "open"]).take_all()
    answer = asyncio.run(register(made, 0, url))
    assert answer["reason"] == {"code": "bad-address"}


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "10.1.2.3", "192.168.0.1", "169.254.169.254", "::1", "0.0.0.0", "::ffff:127.0.0.1", "fe80::1", "224.0.0.1"]
)  # fmt: skip
def test_the_server_calls_nobody_in_its_own_network(host: str) -> None:
    with pytest.raises(Unwelcome):
        resolve(host, 80, private=False)
    assert resolve(host, 80, private=True)


def test_a_private_address_gets_nothing(new_house: Callable[..., House], box: Letterbox) -> None:
    house = new_house()
    made = Made(house, ["me", "open"], {"start_player": "A", "master_thief": "off"}, pace="days").take_all()
    assert asyncio.run(register(made, 0, box.url))["type"] == "accepted", "what it leads to is seen when it is called"
    time.sleep(0.5)
    assert box.tries == 0
    with pytest.raises(Unwelcome):
        post(box.url, b"{}")
    assert post(box.url, b"{}", private=True) == 200


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
        await asyncio.gather(*(notifier._deliver(box.url, b'{"text":"x"}') for box in (busy, dead)))

    asyncio.run(run())
    for box in (busy, dead):
        box.close()
    assert (busy.tries, busy.letters) == (3, [{"text": "x"}])
    assert (dead.tries, dead.letters) == (3, [])
