"""A card is added in one place: what CONTRIBUTING says is done in a copy of the package, and the suite stays green."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cutpurse
from tests.upgrade.programs import CONTRIBUTING, GAMES, ROOT, add_card

AFFECTED = (
    "tests/golden",
    "tests/test_scenarios.py",
    "tests/kernel/test_box.py",
    "tests/kernel/test_versions.py",
    "tests/games/test_boxes.py",
    "tests/games/test_editions.py",
    "tests/games/test_marks.py",
    "tests/games/test_sheets.py",
    "tests/games/swindler/test_components.py",
    "tests/games/swindler/test_rules_jobs.py",
    "tests/games/swindler/test_rules_setup.py",
    "tests/games/age_of_thieves/test_components.py",
    "tests/games/age_of_thieves/test_rules_setup.py",
    "tests/games/thiefdom/test_components.py",
    "tests/games/thiefdom/test_rules_setup.py",
    "tests/docs/test_pages.py",
)
"""Where components are counted, dealt from a fixed seed, or filled up from the end of a file."""
SCENARIOS = {
    "age-of-thieves": ("trained_monkey", "cards.yaml"),
    "swindler": ("job_b_clockmaker", "jobs.yaml"),
    "thiefdom": ("odile", "cards.yaml"),
}


def with_the_cards(folder: Path) -> Path:
    """A copy of the package, with each game's new card and its scenario."""
    package = folder / "src" / "cutpurse"
    shutil.copytree(Path(cutpurse.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "web_dist"))
    for game in GAMES:
        home = package / "games" / game.replace("-", "_")
        add_card(game, home)
        card, file = SCENARIOS[game]
        plays: list[str] = re.findall(r"```yaml\n(.*?)```", CONTRIBUTING, re.DOTALL)
        with (home / "scenarios" / file).open("a", encoding="utf-8") as scenarios:
            scenarios.write("---\n" + next(play for play in plays if card in play))
    return package.parent


@pytest.mark.slow
def test_the_cards_of_contributing_turn_no_test_red(tmp_path: Path) -> None:
    source = with_the_cards(tmp_path)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    where = [sys.executable, "-c", "import cutpurse; print(cutpurse.__file__)"]
    found = subprocess.run(where, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert found.stdout.startswith(str(source)), "the copy is what is tested"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *AFFECTED, "-p", "no:cacheprovider", "-p", "no:xdist", "-rN"],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:]
    assert int(re.search(r"(\d+) passed", done.stdout)[1]) > 1000  # type: ignore[index]
