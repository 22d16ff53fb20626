"""Whose shuffles are known: those of a test that wants to meet the same game again, and nobody else's."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cutpurse.lab.crash import House
from tests.server.client import Made


def lobbies(folder: Path, name: str, **options: str) -> list[dict[str, Any]]:
    """Two tables of a server: what it knows of their chance."""
    house = House(folder / f"{name}.db", workers=1, **options)
    house.start()
    try:
        return [json.loads(house.ask("GET", f"/api/tables/{Made(house, ['me', 'open']).id}")[1]) for _ in range(2)]
    finally:
        house.kill()


def test_no_two_tables_have_the_same_secret(tmp_path: Path) -> None:
    commitments = [lobby["commitment"] for name in ("one", "other") for lobby in lobbies(tmp_path, name)]
    assert len(set(commitments)) == 4


def test_with_a_known_word_every_server_draws_alike(tmp_path: Path) -> None:
    one, again, other = (
        {lobby["commitment"] for lobby in lobbies(tmp_path, name, known=word)}
        for name, word in (("one", "a word"), ("again", "a word"), ("other", "another"))
    )
    assert len(one) == 1
    assert one == again != other
