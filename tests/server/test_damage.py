"""What a keeper must hear of, and what is nobody's fault: damaged tables, and clients that go away in the middle."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cutpurse.lab.crash import LOOPBACK, House
from tests.server.client import Made
from tests.server.files import sql

DAMAGE = {
    "a choice is another": """UPDATE entries SET entry = CAST('{"seat":1,"id":"x","choice":"what"}' AS BLOB) WHERE n = 1""",
    "an entry is no JSON": "UPDATE entries SET entry = X'ff00' WHERE n = 1",
    "an entry is gone": "DELETE FROM entries WHERE n = 0",
    "the lobby is no JSON": "UPDATE tables SET body = X'7b'",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_says_so_to_people_and_to_the_keeper(new_house: Callable[..., House], damage: str) -> None:
    house = new_house(pace=[0, 0])
    made = Made(
        house, ["me", "random"], {"start_player": "B", "master_thief": "off"}, bots_alone=True, stand_in="random"
    )
    until = time.monotonic() + 20
    while len(house.journal(made.id)) < 3:
        assert time.monotonic() < until
        time.sleep(0.05)
    house.kill()
    path = Path(str(house.database))
    sql(path, DAMAGE[damage])
    house.start()
    for _ in range(3):
        status, data = house.ask("GET", f"/api/tables/{made.id}")
        assert (status, json.loads(data)["reason"]["code"]) == (503, "table-damaged")
        assert "damaged" in json.loads(data)["text"]
    log = house.log.read_text()
    assert log.count("a table is damaged") == 1, "one line, however many ask"
    assert made.id in log
    other = Made(house, ["me", "open"])
    assert other.info()["started"] is False, "nobody else is disturbed"


def test_an_upload_that_is_broken_off_is_no_error(house: House) -> None:
    before = house.log.read_text()
    for path in ("/api/records", "/api/tables"):
        with socket.create_connection((LOOPBACK, house.port), 5) as client:
            head = f"POST {path} HTTP/1.1\r\nHost: {house.address}\r\nContent-Length: 5000\r\n\r\n"
            client.sendall(head.encode() + b"x" * 1000)
            time.sleep(0.2)
    assert house.ask("GET", "/health")[0] == 200
    time.sleep(0.3)
    assert house.log.read_text() == before
