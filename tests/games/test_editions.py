"""What changes with the edition and with the number of players is what the specification's tables say, and nothing less."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cutpurse.games import age_of_thieves, swindler, thiefdom
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.scenario import Mismatch, Scenario, ScenarioError, load, run, scenario_files
from tests.games.texts import released, table

TABLES = tomllib.loads((Path(__file__).parent / "editions.toml").read_text(encoding="utf-8"))
EDITIONS = ("de", "pl")


@pytest.fixture(scope="module")
def scenarios() -> dict[str, Scenario]:
    files = scenario_files(age_of_thieves.TITLE)
    return {scenario.title: scenario for path in files for scenario in load(path)}


@pytest.mark.parametrize("row", TABLES["edition"], ids=lambda row: f"{row['id']} {row['topic']}")
def test_editions_differ_as_the_table_says(row: dict[str, Any], scenarios: dict[str, Scenario]) -> None:
    """Each of the pair holds by its own edition and, played by the other one, no longer does."""
    for edition, other in (EDITIONS, EDITIONS[::-1]):
        scenario = scenarios[row[edition]]
        assert row["rules"][edition] in scenario.rules
        assert scenario.options.get("edition", "de") == edition
        run(scenario)
        with pytest.raises((Mismatch, ScenarioError)):
            run(msgspec.structs.replace(scenario, options={**scenario.options, "edition": other}))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_swindler_by_the_number_of_players(players: int) -> None:
    row = TABLES["swindler"][str(players)]
    game = released(swindler.TITLE, players)  # a card that comes later changes no table of the specification
    referee = Referee(game, Dice(players))
    view = referee.view(0)
    assert game.box.tables[players].a_cards == row["a_cards"]
    assert (view.job_deck, view.ability_jobs, view.end_jobs) == (row["deck"], row["ability"], row["end"])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_thiefdom_by_the_number_of_players(players: int) -> None:
    row, game = TABLES["thiefdom"][str(players)], table(thiefdom.TITLE, players)
    state = Referee(game, Dice(players)).state
    town = game.town(state)
    assert sorted(set(town.section)) == row["sections"]
    assert {kind: len(town.of_kind.get(kind, ())) for kind in row["places"]} == row["places"]
    assert sorted(game.box.board_id[board] for board in game.box.patrols[players]) == sorted(row["boards"])
