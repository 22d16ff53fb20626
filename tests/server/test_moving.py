"""Copies, and the way from one kind of store to another and back: a game that was begun here goes on there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cutpurse.cli import main
from cutpurse.lab.crash import House, Sitter
from cutpurse.lab.services import Postgres
from tests.server.client import Made
from tests.server.test_games import SHORT


def stays_the_same(house: House, made: Made) -> dict[str, Any]:
    return {"journal": house.journal(made.id), "info": made.info()}


async def moves(house: House, made: Made, number: int, seed: str) -> list[Sitter]:
    """Both seats play until so many choices more are acknowledged."""
    sitters = [Sitter(house, made.id, seat, made.tokens[seat], made.game, f"{seed} {seat}") for seat in (0, 1)]
    for sitter in sitters:
        sitter.name = f"{seed}{sitter.seat}"
    tasks = [asyncio.ensure_future(sitter.play()) for sitter in sitters]
    async with asyncio.timeout(60):
        while sum(len(sitter.acknowledged) for sitter in sitters) < number:
            await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return sitters


@pytest.mark.parametrize("game", list(SHORT))
def test_a_game_moves_from_a_file_to_a_database_and_back(tmp_path: Path, database: str, game: str) -> None:
    file = House(tmp_path / "tables.sqlite", workers=1)
    file.start()
    houses = [file]
    try:
        made = Made(file, ["me", "open"], SHORT[game], game).take_all()
        asyncio.run(moves(file, made, 6, "file"))
        file.kill()
        before = file.journal(made.id)
        assert main(["backup", str(file.database), database]) == 0
        assert main(["backup", str(file.database), database]) == 2, "nothing is written over what is there"

        served = House(database, tmp_path / "log", workers=1)
        houses.append(served)
        served.start()
        made.house = served
        assert served.journal(made.id) == before
        asyncio.run(moves(served, made, 6, "database"))
        Made(served, ["me", "open"])  # numbers go on where they were
        served.kill()
        before = served.journal(made.id)
        assert len(before) >= 12

        back = House(tmp_path / "back.sqlite", workers=1)
        houses.append(back)
        assert main(["backup", database, str(back.database)]) == 0
        back.start()
        made.house = back
        assert back.journal(made.id) == before
        asyncio.run(moves(back, made, 4, "back"))
    finally:
        for house in houses:
            house.kill()


def test_a_database_moves_into_another(tmp_path: Path, postgres: Postgres) -> None:
    one, other = postgres.new_database(), postgres.new_database()
    house = House(one, tmp_path / "log", workers=1)
    house.start()
    try:
        made = Made(house, ["me", "open"]).take_all()
        asyncio.run(moves(house, made, 4, "one"))
        assert main(["backup", one, other]) == 0, "while the server is at work"
    finally:
        house.kill()
    assert House(other, tmp_path / "log").journal(made.id) == house.journal(made.id)


def test_a_copy_of_a_running_server_holds_what_was_acknowledged(
    new_house: Callable[..., House], tmp_path: Path
) -> None:
    """Copied in the middle of a game, lost, restored from the copy, and played on."""
    house = new_house()
    made = Made(house, ["me", "open"], SHORT["swindler"]).take_all()
    told: list[str] = []

    async def run() -> None:
        sitters = [Sitter(house, made.id, seat, made.tokens[seat], made.game, f"copy {seat}") for seat in (0, 1)]
        tasks = [asyncio.ensure_future(sitter.play()) for sitter in sitters]
        while sum(len(sitter.acknowledged) for sitter in sitters) < 8:
            await asyncio.sleep(0.01)
        told.extend(id for sitter in sitters for id in sitter.acknowledged)
        assert await asyncio.to_thread(main, ["backup", str(house.database), str(tmp_path / "copy.sqlite")]) == 0
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())
    house.kill()
    restored = House(tmp_path / "copy.sqlite", workers=1)
    restored.start()
    try:
        made.house = restored
        there = [entry["id"] for entry in restored.journal(made.id)]
        assert set(told) <= set(there)
        assert made.info()["started"] is True
        asyncio.run(moves(restored, made, 4, "on"))
    finally:
        restored.kill()


def test_what_cannot_be_copied_is_said_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere = "postgresql://me:secret@127.0.0.1:1/tables"
    house = House(tmp_path / "tables.sqlite", workers=1)
    house.start()
    house.kill()
    assert main(["backup", str(house.database), nowhere, "--language", "en"]) == 2
    said = capsys.readouterr().err
    assert "cannot be reached" in said
    assert "secret" not in said
    assert json.dumps(said).count("Traceback") == 0
