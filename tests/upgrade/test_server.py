"""A server is upgraded in the middle of games: people come back with their old links and play on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
from cutpurse.kernel.table import open_table
from cutpurse.lab.crash import House
from tests.golden.make import VARIANTS
from tests.server.client import Guest
from tests.server.services import Postgres
from tests.upgrade.programs import FIRST, GAMES
from tests.upgrade.stores import INDEX, Kept, fill_database, sqlite_file


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """The new program on the store of the old one."""
    if request.param == "sqlite":
        house = House(sqlite_file(tmp_path), tmp_path / "house.log", workers=1)
    else:
        server: Postgres = request.getfixturevalue("postgres")
        address = server.new_database()
        fill_database(address)
        house = House(address, tmp_path / "house.log", workers=1)
    house.start()
    yield house
    house.kill()
    assert "Traceback" not in house.log.read_text()


def kept_in(house: House) -> list[Kept]:
    return INDEX["sqlite" if isinstance(house.database, Path) else "postgres"]


def rules_of(kept: Kept) -> Game[Any, Any]:
    title = registry.title(kept.game)
    game = open_table(title, kept.players, VARIANTS[kept.game][kept.variant], rules=1, box=title.released(FIRST))
    assert not isinstance(game, Reason)
    return game


@pytest.mark.parametrize("game", GAMES)
def test_people_come_back_with_their_tokens_and_play_to_the_end(house: House, game: str) -> None:
    kept = min((one for one in kept_in(house) if one.game == game and one.goes_on), key=lambda one: -one.entries)
    rules = rules_of(kept)

    async def play() -> None:
        guests = [Guest(house, kept.table, token) for token in kept.tokens.values()]
        for guest in guests:
            await guest.__aenter__()
            assert guest.welcome["rules"] == 1
            assert guest.welcome["box"] == rules.contents.digest
        results = await asyncio.gather(*(guest.play(rules, f"back {seat}")
                                         for seat, guest in zip(kept.tokens, guests, strict=True)))  # fmt: skip
        assert all(result == results[0] for result in results)
        for guest in guests:
            await guest.__aexit__()

    asyncio.run(play())
    token = next(iter(kept.tokens.values()))
    path, headers = f"/api/tables/{kept.table}/record", {"authorization": f"Bearer {token}"}
    status, data = house.ask("GET", path, headers=headers)
    assert status == 200, data
    file = RecordFile.parse(data)
    assert (file.header.rules, file.header.box) == (1, rules.contents.digest)
    assert len(verify(file).records) > 1


def test_everybody_sees_the_game_as_it_was_left(house: House) -> None:
    async def look(kept: Kept) -> None:
        for token in kept.tokens.values():
            async with Guest(house, kept.table, token) as guest:
                update = await guest.until("update")
                assert bool(update["result"]) == kept.over

    for kept in kept_in(house):
        info = json.loads(house.ask("GET", f"/api/tables/{kept.table}")[1])
        assert (info["started"], info["over"], info["closed"]) == (kept.started, kept.over, kept.closed), kept.name
    for game in GAMES:
        asyncio.run(look(next(one for one in kept_in(house) if one.game == game and one.over)))
