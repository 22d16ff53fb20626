"""What every request passes first: the server's name, other sites, lengths that contradict each other; strict headers."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable

import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cutpurse.lab.crash import LOOPBACK, House
from cutpurse.server.http.middleware import SENT_AT_ONCE, Hosts, Refusals, RequestGuard
from tests.server.client import Made

WISH = {"game": "swindler", "seats": [{"who": "me"}, {"who": "open"}]}


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("play.example.org", True), ("PLAY.example.org:8000", True), ("play.example.org.", True), ("localhost:1", True),
        ("127.0.0.1:8000", True), ("[::1]:8000", True), ("x.localhost", True),
        ("evil.example", False), ("play.example.org.evil.example", False), ("", False), ("[", False),
    ],
)  # fmt: skip
def test_a_server_knows_its_names(host: str, known: bool) -> None:
    assert Hosts(["play.example.org"], "0.0.0.0").knows(host) is known
    assert Hosts([], "0.0.0.0").knows(host), "unless it was told none and listens to everybody"


def test_at_home_no_other_name_leads_to_it(house: House) -> None:
    """Another site could make its own name lead to the visitor's machine."""
    assert house.ask("GET", "/health", headers={"host": "evil.example"})[0] == 421
    assert house.ask("GET", "/health", headers={"host": f"localhost:{house.port}"})[0] == 200
    made = Made(house, ["me", "open"])

    async def run() -> None:
        headers = {"Host": "evil.example", "Origin": "http://evil.example"}
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{house.address}/ws/{made.id}", additional_headers=headers)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"sec-fetch-site": "same-origin"}, 201),
        ({"sec-fetch-site": "none"}, 201),
        ({}, 201),
    ],
)
def test_a_page_of_another_site_makes_no_table(house: House, headers: dict[str, str], status: int) -> None:
    assert house.ask("POST", "/api/tables", WISH, {"content-type": "text/plain", **headers})[0] == status
    ours = {"origin": f"http://{house.address}", "sec-fetch-site": "same-origin"}
    assert house.ask("POST", "/api/tables", WISH, ours)[0] == 201


def test_a_request_has_one_length(house: House) -> None:
    """A proxy might read one request where the server reads two."""
    smuggled = (b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
                b"0\r\n\r\nGET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")  # fmt: skip
    with socket.create_connection((LOOPBACK, house.port), 10) as line:
        line.sendall(smuggled)
        heard = b""
        while part := line.recv(10_000):
            heard += part
    assert heard.startswith(b"HTTP/1.1 400")
    assert heard.count(b"HTTP/1.1") == 1


def test_every_answer_has_strict_headers(house: House) -> None:
    import http.client

    connection = http.client.HTTPConnection(LOOPBACK, house.port, timeout=10)
    for path in ("/health", "/", "/api/games", "/nowhere"):
        connection.request("GET", path)
        response = connection.getresponse()
        response.read()
        assert response.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in response.headers["permissions-policy"]
        assert response.headers["x-content-type-options"] == "nosniff"
    connection.close()


def test_a_long_answer_is_handed_on_in_parts() -> None:
    """So that somebody who does not read holds no more than a part of it in memory."""
    body = bytes(range(256)) * 1_000
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "client": ("127.0.0.1", 1)}
    asyncio.run(RequestGuard(app, Hosts(()), Refusals())(scope, receive, send))
    assert b"".join(message["body"] for message in sent[1:]) == body
    assert max(len(message["body"]) for message in sent[1:]) == SENT_AT_ONCE
    assert [message["more_body"] for message in sent[1:]] == [True, True, True, False]


def test_refusals_are_counted_and_written_down_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    refusals = Refusals(lambda: now)
    with caplog.at_level(logging.INFO, logger="cutpurse.server"):
        for status in (403, 429, 404, 429):
            refusals.note(status, "203.0.113.1")
        refusals.note(403, "203.0.113.2")
        now = 61.0
        refusals.note(403, "203.0.113.1")
    assert refusals.by_status == {403: 3, 429: 2, 404: 1}
    assert [record.__dict__["address"] for record in caplog.records] == [f"203.0.113.{n}" for n in (1, 2, 1)]


def test_the_log_says_who_was_refused(new_house: Callable[..., House]) -> None:
    house = new_house(log="json", tables_a_minute=1)
    statuses = [house.ask("POST", "/api/tables", WISH)[0] for _ in range(5)]
    assert statuses == [201, 429, 429, 429, 429]
    lines = [line for line in house.log.read_text().splitlines() if "requests are refused" in line]
    assert len(lines) == 1
    assert '"address":"127.0.0.1"' in lines[0]
