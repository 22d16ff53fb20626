"""The built client: served from memory, with headers that let nothing foreign in, and nothing beside it."""

from __future__ import annotations

import asyncio
import gzip
import http.client
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware

from cutpurse.lab.crash import House
from cutpurse.server.http.middleware import Hosts, Refusals, RequestGuard
from cutpurse.server.http.pages import Pages
from tests.server.client import Made


class Answer:
    """What an application says to one request."""

    def __init__(self, messages: list[Any]) -> None:
        start = messages[0]
        self.status = start["status"]
        self.headers = Headers(raw=start["headers"])
        self.content = b"".join(message.get("body", b"") for message in messages[1:])


class Client:
    """Asks an application without a socket: paths reach it as they are, however odd."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    def get(self, path: str, **headers: str) -> Answer:
        scope = {"type": "http", "method": "GET", "path": unquote(path), "query_string": b"", "root_path": ""}
        raw = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
        said: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": b""}

        async def send(message: Any) -> None:
            said.append(message)

        asyncio.run(self.app({**scope, "headers": raw}, receive, send))
        return Answer(said)


SCRIPT = "console.log('a page');\n" * 200


@pytest.fixture
def client(tmp_path: Path) -> Client:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Cutpurse</title>", encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("not for you", encoding="utf-8")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    pages = Pages(folder)
    return Client(
        Starlette(
            routes=pages.routes(),
            middleware=[Middleware(RequestGuard, Hosts(()), Refusals())],
            exception_handlers={404: pages.nowhere},
        )
    )


@pytest.mark.parametrize("place", ["/", "/t/abc", "/r/abc", "/rules/swindler/4.2", "/learn"])
def test_every_address_of_the_page_is_the_page(client: Client, place: str) -> None:
    answer = client.get(place)
    assert answer.status == 200
    assert b"<title>Cutpurse</title>" in answer.content
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert len(answer.headers.getlist("content-security-policy")) == 1


def test_files_with_a_digest_in_their_name_are_kept_for_ever(client: Client) -> None:
    answer = client.get("/assets/index-abc123.js", accept_encoding="gzip")
    assert gzip.decompress(answer.content).decode() == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 5
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = client.get("/assets/index-abc123.js", accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.content.decode() == SCRIPT
    assert client.get("/favicon.svg").headers["cache-control"] == "no-cache"


def test_what_the_browser_has_is_not_sent_again(client: Client) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/", if_none_match=tag)
    assert (again.status, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    ["/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/link.txt", "/assets/", "/nowhere"],
)  # fmt: skip
def test_nothing_but_the_built_files_is_served(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status == 404
    assert b"not for you" not in answer.content


def test_whoever_reads_gets_the_page_where_nothing_is(client: Client) -> None:
    answer = client.get("/nowhere", accept="text/html,*/*;q=0.8")
    assert answer.status == 404
    assert b"<title>Cutpurse</title>" in answer.content
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert client.get("/nowhere", accept="application/json").content == b"Not Found"


def test_without_a_built_page_the_server_says_how_to_sit_down(tmp_path: Path) -> None:
    answer = Client(Starlette(routes=Pages(tmp_path / "nothing").routes())).get("/t/abc")
    assert b"cutpurse join" in answer.content


def test_answers_about_tables_are_kept_by_nobody(house: House) -> None:
    made = Made(house, ["me", "open"])
    connection = http.client.HTTPConnection(house.address, timeout=10)
    connection.request("GET", f"/api/tables/{made.id}")
    answer = connection.getresponse()
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    answer.read()
    connection.close()


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/texts?game=swindler", "/api/box/thiefdom", "/api/rulebook/swindler"]
)
def test_what_is_the_same_for_everybody_is_sent_packed_and_once(house: House, path: str) -> None:
    connection = http.client.HTTPConnection(house.address, timeout=10)
    connection.request("GET", path, headers={"accept-encoding": "gzip"})
    answer = connection.getresponse()
    packed = answer.read()
    assert answer.headers["cache-control"] == "no-cache", "a browser asks whether it is still so"
    connection.request("GET", path)
    plain = connection.getresponse().read()
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    connection.request("GET", path, headers={"if-none-match": str(answer.headers["etag"])})
    again = connection.getresponse()
    assert (again.status, again.read()) == (304, b"")
    connection.close()
