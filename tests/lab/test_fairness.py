"""Fair bots: the short proof for every level and game, and that it finds what is planted."""

from __future__ import annotations

import pytest

from cutpurse.cli import main
from cutpurse.kernel import registry
from cutpurse.lab import fairness
from cutpurse.lab.fairness import CHEATS, WORLDS, Finding, examine, examine_all, levels, needle, oracle_gap, planted

LEVELS = [(game, level) for game in registry.titles() for level in levels(registry.title(game))]


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_every_level_is_fair(game: str, level: str) -> None:
    found = examine(registry.title(game), level, 12)
    assert found.fair, found
    assert (found.positions, found.round_trips, found.twins, found.futures, found.rivals) == (12, 12, 12, 12, 12)


@pytest.mark.parametrize("game", registry.titles())
def test_planted_cheats_are_found(game: str) -> None:
    found = planted(registry.title(game), "easy", 40)
    assert found == dict.fromkeys([*CHEATS, "a needle in the samples"], True)


def test_sealed_answers_are_looked_at() -> None:
    assert examine(registry.title("thiefdom"), "easy", 40).sealed


def test_imagined_worlds_hold_nothing_of_the_truth() -> None:
    """Whoever looks at the table now and then while imagining is found at once; our samplers cannot."""
    title = registry.title("swindler")
    honest, cheat = (examine(title, "easy", 20, imagine=imagine) for imagine in (None, needle))
    assert honest.needles == cheat.needles == 20 * WORLDS
    assert not honest.faults
    assert {fault[0] for fault in cheat.faults} == {"3"}


def test_an_oracle_can_be_asked() -> None:
    """Easy reads nothing hidden, so its twin that is shown everything plays the same game."""
    assert oracle_gap(registry.title("thiefdom"), "easy", 2) == (0.5, 2)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fair", "swindler", "--positions", "3", "--level", "easy", "--planted", "0"]) == 0
    assert "| easy | 3 | 3 | 3 |" in capsys.readouterr().out


def test_many_levels_are_examined_evenly_game_by_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """One position in eighty, so that a game has few of them: the next game is taken until there are enough."""
    monkeypatch.setattr(fairness, "EVERY", 80)
    title, told = registry.title("swindler"), []
    found = examine_all(title, ["gentle", "easy"], 4, progress=lambda one: told.append((one.level, one.positions)))
    assert [(one.level, one.positions, one.round_trips, one.faults) for one in found] == [
        ("gentle", 4, 4, []), ("easy", 4, 4, [])]  # fmt: skip
    assert [level for level, _ in told][:2] == ["gentle", "easy"]
    assert len(told) > 2, "of more games than one"


def test_processes_find_what_one_finds() -> None:
    title = registry.title("swindler")
    alone, crowd = (examine_all(title, ["gentle", "easy"], 3, processes=processes) for processes in (1, 2))
    assert all(one.positions >= 3 and one.fair for one in crowd)
    assert [one.level for one in crowd] == [one.level for one in alone] == ["gentle", "easy"]


def test_what_is_found_elsewhere_counts() -> None:
    here, there = Finding("swindler", "easy", positions=3, twins=2), Finding("swindler", "easy", positions=4, needles=8)
    there.faults = ["2: another move where only hidden things differ"]
    here.add(there)
    assert (here.positions, here.twins, here.needles, here.fair) == (7, 2, 8, False)


def test_without_time_no_game_is_begun() -> None:
    assert examine_all(registry.title("swindler"), ["easy"], 4, seconds=0.0)[0].positions == 0
