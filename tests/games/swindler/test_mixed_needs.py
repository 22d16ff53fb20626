"""Jobs of packs that ask for tiles and for coins or accomplices at once: nothing is counted twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.games.swindler import TITLE
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.table import open_table
from tests.games.released import released

JOB = """[[job]]
id = "job_b_mixed"
deck = "B"
kind = "hand_in"
need = [{ type = "tiles", count = 1, %s }, { type = "%s", count = 1 }]
vp = 5
name = { en = "Mixed", de = "Mixed", pl = "Mixed", fr = "Mixed" }
provenance = { need = "ours" }
"""


def at_the_job(tmp_path: Path, tiles: str, also: str, area: dict[str, object]) -> Referee:
    (tmp_path / "jobs.toml").write_text(JOB % (tiles, also), encoding="utf-8")
    game = open_table(TITLE, 2, {}, tmp_path, box=released(TITLE))
    assert not isinstance(game, Reason)
    given = {"A": area, "jobs": ["job_b_mixed"], "markers": {"job_b_mixed": "A"}, "moment": "actions"}
    state = game.arrange(given)
    game.run(Play(game, state, Dice(1)))
    return Referee.at(game, state, Dice(1))


@pytest.mark.rule("SW-4.6.13")
@pytest.mark.parametrize(
    ("tiles", "also", "short", "enough"),
    [
        ('colours = ["yellow"]', "coins", {"tiles": ["yellow_coin_1"]}, {"tiles": ["yellow_coin_1", "yellow_coin_2"]}),
        ('objects = ["key_red"]', "accomplices", {"hand": ["lockpick_red"]}, {"hand": ["lockpick_red", "cheat"]}),
    ],
)
def test_one_thing_serves_once(
    tmp_path: Path, tiles: str, also: str, short: dict[str, object], enough: dict[str, object]
) -> None:
    referee = at_the_job(tmp_path, tiles, also, short)
    refusal = referee.choose(0, "fulfil job_b_mixed")
    assert isinstance(refusal, Reason)
    assert refusal.rule == "SW-4.6.13"
    referee = at_the_job(tmp_path, tiles, also, enough)
    assert not isinstance(referee.choose(0, "fulfil job_b_mixed"), Reason)
    question = referee.question(0)
    assert question is not None
    assert question.options


@pytest.mark.rule("SW-5.19")
def test_cards_shown_for_a_job_cannot_be_taken_back(tmp_path: Path) -> None:
    referee = at_the_job(
        tmp_path, 'colours = ["yellow"]', "accomplices", {"tiles": ["yellow_ring_1"], "hand": ["cheat"]}
    )
    assert referee.choose(0, "fulfil job_b_mixed") == []
    assert referee.why_no_undo(0) is None  # nothing has been shown yet
    assert not isinstance(referee.choose(0, "pay yellow_ring cheat"), Reason)
    assert isinstance(referee.undo(0), Reason)


@pytest.mark.rule("SW-5.19")
def test_a_longer_choice_is_one_record_and_one_undo() -> None:
    game = open_table(TITLE, 2, {}, box=released(TITLE))
    assert not isinstance(game, Reason)
    given = {"A": {"tiles": ["yellow_coin_1"], "coins": 3}, "moment": "actions", "jobs": ["job_a_rent_day"],
             "markers": {"job_a_rent_day": "A"}, "supply": []}  # fmt: skip
    state = game.arrange(given)
    game.run(Play(game, state, Dice(1)))
    referee = Referee.at(game, state, Dice(1))
    before = referee.state.clone()
    assert referee.choose(0, "fulfil job_a_rent_day") == []
    assert referee.records == []
    assert referee.undo(0) == []  # a part comes back without a trace
    assert referee.state == before
    assert referee.told == []
    referee.choose(0, "fulfil job_a_rent_day")
    referee.choose(0, "pay 2 yellow_coin")
    assert [record.sealed for record in referee.records] == [[(0, ["fulfil job_a_rent_day", "pay 2 yellow_coin"])]]
    referee.undo(0)
    assert referee.state == before
