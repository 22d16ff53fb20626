"""The stores of 0.2.0: as files and databases of their own, with what is known of their tables."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import asyncpg
import msgspec

from tests.upgrade.programs import FIXTURES


class Kept(msgspec.Struct, frozen=True):
    """A table of the fixtures: what it was when 0.2.0 was stopped, and the tokens of those who sat there."""

    table: str
    game: str
    players: int
    variant: str
    who: list[str]
    host: str
    audience: str
    tokens: dict[int, str]
    invitations: dict[int, str]
    entries: int
    started: bool
    over: bool
    closed: bool

    @property
    def name(self) -> str:
        return f"{self.game} {self.players} {self.variant} {'over' if self.over else 'in the middle'}"

    @property
    def goes_on(self) -> bool:
        return self.started and not self.over and not self.closed


INDEX = msgspec.convert(json.loads((FIXTURES / "index.json").read_text()), dict[str, list[Kept]], strict=False)


def sqlite_file(folder: Path) -> Path:
    file = folder / "tables.db"
    file.write_bytes(gzip.decompress((FIXTURES / "sqlite.db.gz").read_bytes()))
    return file


def fill_database(address: str) -> None:
    """Into an empty one, as 0.2.0 left it."""
    script = gzip.decompress((FIXTURES / "postgres.sql.gz").read_bytes()).decode()

    async def run() -> None:
        db = await asyncpg.connect(address)
        try:
            await db.execute(script)
        finally:
            await db.close()

    asyncio.run(run())
