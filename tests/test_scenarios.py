"""The executable rulebooks: every scenario holds, every rule number is proved, every worked example is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.kernel import registry
from cutpurse.kernel.scenario import Scenario, Stage, load, run, scenario_files
from cutpurse.lab.coverage import coverage
from cutpurse.lab.legality import disagreement

TESTS = Path(__file__).parent
SCENARIOS = [
    scenario for title in registry.titles().values() for path in scenario_files(title) for scenario in load(path)
]
WORKED_EXAMPLES = {
    "age-of-thieves": [f"X-{number}" for number in range(1, 76)],
    "swindler": [f"X-{number}" for number in range(1, 69)],
    "thiefdom": [f"W-{number:02}" for number in range(1, 58)],
}
"""The worked examples of each game's specification."""


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: f"{scenario.file}: {scenario.title}")
def test_scenario(scenario: Scenario) -> None:
    """It holds; and in every position it comes through, what is offered and what is refused agree."""
    run(scenario, legal)


def legal(stage: Stage) -> None:
    if stage.game.verbs:
        for question in stage.referee.questions():
            state, seat = stage.referee.state, question.seat
            candidates = list(stage.game.candidates(state, seat))
            problem = disagreement(stage.game, state, seat, question.options, candidates, set())
            assert not problem


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_every_rule_is_proved(game: str) -> None:
    found = coverage(registry.title(game), TESTS)
    assert found.unproved == []
    assert found.unknown == []


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_every_worked_example_is_a_scenario(game: str) -> None:
    played = {scenario.example for scenario in SCENARIOS if scenario.game == game}
    assert [example for example in WORKED_EXAMPLES[game] if example not in played] == []


def test_titles_are_told_apart() -> None:
    titles = [(scenario.game, scenario.title) for scenario in SCENARIOS]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_a_scenario_lies_with_its_game(game: str) -> None:
    files = scenario_files(registry.title(game))
    assert {scenario.game for path in files for scenario in load(path)} == {game}
