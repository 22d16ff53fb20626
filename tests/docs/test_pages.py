"""What the pages promise is true: their examples are taken from them and run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cutpurse.cli import build_parser, main
from cutpurse.kernel.message import Reason
from cutpurse.kernel.registry import title
from cutpurse.kernel.scenario import Stage, load
from cutpurse.kernel.table import open_table

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)


def test_the_card_of_contributing_can_be_added_in_one_place(tmp_path: Path) -> None:
    """The entry on the page, put into a pack, is played by the scenario on the page."""
    entry = next(block for block in blocks(CONTRIBUTING, "toml") if "job_b_clockmaker" in block)
    (tmp_path / "jobs.toml").write_text(entry, encoding="utf-8")
    play = next(block for block in blocks(CONTRIBUTING, "yaml") if "job_b_clockmaker" in block)
    (tmp_path / "jobs.yaml").write_text("game: swindler\n---\n" + play, encoding="utf-8")
    (scenario,) = load(tmp_path / "jobs.yaml")
    stage = Stage(scenario)
    game = open_table(title("swindler"), 2, {}, tmp_path)
    assert not isinstance(game, Reason)
    stage.game = stage.script.game = stage.referee.game = game
    stage.perform()


def test_the_pack_of_contributing_changes_one_number(tmp_path: Path) -> None:
    (tmp_path / "raids.toml").write_text(next(b for b in blocks(CONTRIBUTING, "toml") if "raid_wanted" in b))
    changed, ours = (open_table(title("swindler"), 2, {}, pack) for pack in (tmp_path, None))
    assert not isinstance(changed, Reason)
    assert not isinstance(ours, Reason)
    raids = [{raid.id: raid for raid in game.box.raids} for game in (changed, ours)]  # type: ignore[attr-defined]
    assert raids[0]["raid_wanted"].poster_limit == 3
    assert raids[1]["raid_wanted"].poster_limit == 1
    assert {id: raid for id, raid in raids[0].items() if id != "raid_wanted"} == {
        id: raid for id, raid in raids[1].items() if id != "raid_wanted"
    }


def test_the_python_of_the_readme_runs() -> None:
    for block in blocks(README, "python"):
        done = subprocess.run([sys.executable, "-W", "error", "-c", block], capture_output=True, text=True, check=True)
        assert "choose_master" in done.stdout


def readme_commands() -> list[str]:
    cells = re.findall(r"`cutpurse ([^`]+)`", README)
    return [cell for cell in cells if not cell.startswith("X")]


@pytest.mark.parametrize("words", readme_commands())
def test_the_commands_of_the_readme_are_understood(words: str) -> None:
    import shlex

    args = build_parser().parse_args(shlex.split(words))
    assert callable(args.run)


def test_the_readme_names_the_two_commands_that_ci_runs() -> None:
    assert "python3 start.py test" in README
    assert "python3 start.py play swindler" in README
    assert "python3 start.py test" in (ROOT / ".ci" / "run").read_text()


def test_help_without_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "play" in capsys.readouterr().out
