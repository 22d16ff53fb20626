"""Pig holds: its scenarios, its invariants at every step of random games, and nobody learns what is not theirs."""

from __future__ import annotations

import pytest
from pig import TITLE

from cutpurse.kernel.scenario import Scenario, load, run, scenario_files
from cutpurse.lab.coverage import coverage
from cutpurse.lab.leaks import leaks
from cutpurse.lab.match import match
from cutpurse.lab.soak import soak

SCENARIOS = [scenario for path in scenario_files(TITLE) for scenario in load(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.title)
def test_scenario(scenario: Scenario) -> None:
    run(scenario)


def test_every_rule_has_a_scenario() -> None:
    assert coverage(TITLE, TITLE.home).unproved == []


def test_random_games() -> None:
    assert soak(TITLE, 20).games == 20
    assert leaks(TITLE, 5).games == 5


def test_the_careful_bot_is_stronger_than_the_dice() -> None:
    careful, dice = match(TITLE, ["careful", "random"], 20).sides
    assert careful.wins > dice.wins
