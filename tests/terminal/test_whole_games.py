"""Whole games line by line, from the first question to the result: one person who types, one bot, the same every time."""

from __future__ import annotations

import io
import random
import secrets
from pathlib import Path

import pytest

from cutpurse.bots import greet
from cutpurse.bots.random_bot import RandomBot
from cutpurse.bots.seated import Seated
from cutpurse.kernel import registry
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
from cutpurse.kernel.settings import settle
from cutpurse.terminal.lines import WIDTH
from cutpurse.terminal.plain import PlainTable
from cutpurse.terminal.session import Table
from cutpurse.terminal.telling import Teller

MOST_LINES = 6000
"""A game that takes more of them has no end."""
LOOKS = ("board", "why", "about 1", "standing", "log", "rules 5")
EVERY = 60
"""Lines between two looks."""


@pytest.fixture(autouse=True)
def shelf() -> None:
    """The real shelf."""


class Typist(io.StringIO):
    """Chooses one of the options that stand there, and looks around now and then."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.table: PlainTable | None = None
        self.lines = 0
        self._rng = random.Random(seed)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        assert self.table is not None
        self.lines += 1
        assert self.lines < MOST_LINES, "the game does not end"
        if self.lines % EVERY == 0:
            return f"{LOOKS[self.lines // EVERY % len(LOOKS)]}\n"
        by_verb = self.table.table.game.verb_weights
        weights = [by_verb.get(offer.chain[0].split(" ")[0], 1.0) for offer in self.table.offers]
        return f"{self._rng.choices(range(1, len(weights) + 1), weights)[0]}!\n"


@pytest.mark.parametrize("game", ["swindler", "age-of-thieves", "thiefdom"])
def test_a_game_is_played_to_its_end(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda count=32: bytes(count))
    title = registry.title(game)
    settings = settle(title.settings, {})
    assert isinstance(settings, dict)
    rules = title.open(2, settings)
    bots = [None, Seated(RandomBot(), greet(rules, 1, 3))]
    table = Table.new(rules, ["Anna", "Bert"], bots, contributions=["a", "b"])
    typist, sink, file = Typist(3), io.StringIO(), tmp_path / "game.cutpurse"
    plain = PlainTable(table, Teller(rules, table.header.seats, "en"), typist, sink)
    typist.table = plain
    assert plain.run() == 0
    assert table.over
    table.save(file)
    result = verify(RecordFile.read(file)).result()
    assert result == table.result
    assert result is not None
    said = sink.getvalue()
    told = plain.teller.result(result)
    assert said.rstrip().endswith("\n".join(line.rstrip() for line in told).rstrip())
    assert typist.lines > EVERY, "everything was looked at"
    prose = [line for line in said.split("\n") if line.startswith(("Anna", "Bert"))]
    assert max(map(len, prose)) <= WIDTH
