"""Matches: rotated seats, paired seeds, honest intervals."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from cutpurse.bots.registry import UnknownBot
from cutpurse.lab.match import BadMatch, match, wilson
from tests.bots.toy import MOVES, TOY

GREEDY = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["message"] == "ask":
        choice = message["question"]["options"][-1]
        print(json.dumps({"message": "answer", "n": message["n"], "choice": choice}), flush=True)
"""


def test_wilson() -> None:
    low, high = wilson(95, 100)
    assert (round(low, 4), round(high, 4)) == (0.8882, 0.9785)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)


def test_a_match_can_be_repeated() -> None:
    first = match(TOY, ["random", "random"], 20, seed=3)
    assert first == match(TOY, ["random", "random"], 20, seed=3)
    assert first != match(TOY, ["random", "random"], 20, seed=4)
    assert sum(side.wins for side in first.sides) == pytest.approx(20)
    assert sum(first.seat_wins) == pytest.approx(20)


def test_whole_blocks_are_played() -> None:
    played = match(TOY, ["random"] * 3, 4)
    assert played.games == 6
    assert [side.games for side in played.sides] == [6, 6, 6]
    assert [side.moves for side in played.sides] == [6 * MOVES] * 3


def test_an_outside_bot_in_a_match(tmp_path: Path) -> None:
    (tmp_path / "greedy.py").write_text(GREEDY)
    bot = f"{sys.executable} {tmp_path / 'greedy.py'}"
    counted: list[int] = []
    played = match(TOY, [bot, "random"], 10, seed="paired", progress=counted.append)
    assert counted == list(range(1, 11))
    assert played.sides[0].win_share > played.sides[1].win_share
    assert played.sides[0].replaced == 0
    told = played.lines()
    assert told[0] == "toy, 2 players, 10 games, seed paired"
    assert "mean score" in told[1]
    figures = json.loads(json.dumps(played.as_dict()))
    assert figures["sides"][0]["bot"] == bot
    assert figures["sides"][0]["interval"][0] <= figures["sides"][0]["win_share"] <= figures["sides"][0]["interval"][1]


def test_troubles_are_counted(tmp_path: Path) -> None:
    (tmp_path / "dead.py").write_text("raise SystemExit(3)")
    played = match(TOY, [f"{sys.executable} {tmp_path / 'dead.py'}", "random"], 2)
    assert played.sides[0].replaced == 2 * MOVES
    assert played.sides[0].reports == {"died": 8, "given-up": 2}
    assert "replaced in 12 of 12 moves (died 8, given-up 2)" in played.lines()[1]


def test_matches_that_cannot_be_played() -> None:
    with pytest.raises(BadMatch, match="2 to 3 players, not 1"):
        match(TOY, ["random"], 1)
    with pytest.raises(BadMatch, match="weather"):
        match(TOY, ["random", "random"], 1, settings={"weather": "fine"})
    with pytest.raises(UnknownBot):
        match(TOY, ["random", "nobody"], 1)
