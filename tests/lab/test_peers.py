"""Speed beside the peers: who is there is measured, who is not is left out."""

from __future__ import annotations

import json

import pytest

from cutpurse.cli import main
from cutpurse.lab import peers


def test_everybody_plays_every_round() -> None:
    played: list[str] = []

    def player(name: str, choices: int) -> peers.Contender:
        def play(seed: int) -> int:
            played.append(name)
            return choices

        return peers.Contender("us", name, play)

    speeds = peers.race([player("long", 30), player("short", 3)], rounds=2, seconds=0.0005)
    assert list(dict.fromkeys(played)) == ["long", "short"]
    assert [speed.choices_a_game for speed in speeds] == [30, 3]
    assert speeds[0].choices_a_second > speeds[1].choices_a_second
    assert peers.lines(speeds)[1].startswith("us  long")


def test_all_our_games_are_there_with_every_number_of_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(peers, "peers", tuple)
    monkeypatch.setattr(peers, "MOST_CHOICES", 20)
    monkeypatch.setattr(peers.race, "__defaults__", (1, 0.001))
    assert main(["bench", "peers", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    ours = [row["what"] for row in told if row["who"] == "cutpurse, engine"]
    assert {"swindler, 2 players", "swindler, 4 players", "age-of-thieves, 3 players", "thiefdom, 1 players"} <= set(
        ours
    )
    assert all(row["choices_a_second"] > 0 for row in told)
