"""The type check sees every rule: a misspelt attribute fails it, in each game."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cutpurse
from cutpurse.native import is_compiled

PLANTED = {
    "swindler/rules/theft.py": ("names(play.game.box, state.loot)", "names(play.game.boxx, state.loot)", "boxx"),
    "swindler/rules/accomplices.py": ("game.moment_cards", "game.no_such_cards", "no_such_cards"),
    "age_of_thieves/rules/theft.py": ("game.box.jewel_id[EMPEROR]", "game.box.jewel_ids[EMPEROR]", "jewel_ids"),
    "thiefdom/rules/rob.py": ("id = game.box.folk_id[figure]", "id = game.box.folk_idd[figure]", "folk_idd"),
}
"""By file below games/: what stands there, what is written instead, what the complaint names."""


def _complaints(home: Path) -> list[str]:
    """What mypy has against the files named above, in a copy of the package."""
    modules = [f"cutpurse.games.{file.removesuffix('.py').replace('/', '.')}" for file in PLANTED]
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", f"--cache-dir={home / 'cache'}",
               *(word for module in modules for word in ("-m", module))]  # fmt: skip
    found = subprocess.run(
        command, cwd=home, env={"MYPYPATH": str(home), "PATH": ""}, capture_output=True, text=True, check=False
    )
    assert found.returncode in (0, 1), found.stdout + found.stderr
    return [line for line in found.stdout.splitlines() if ": error:" in line]


@pytest.mark.slow
@pytest.mark.skipif(is_compiled(), reason="the type check is that of the sources, not of what a build makes of them")
def test_a_misspelt_attribute_in_a_rule_fails_the_type_check(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    package = Path(cutpurse.__file__).parent
    for part in ("kernel", "games"):
        shutil.copytree(package / part, tmp_path / "cutpurse" / part, ignore=shutil.ignore_patterns("text", "*.yaml"))
    (tmp_path / "cutpurse/__init__.py").touch()
    for file, (old, new, _) in PLANTED.items():
        path = tmp_path / "cutpurse/games" / file
        source = path.read_text(encoding="utf-8")
        assert source.count(old) == 1, f"{file}: {source.count(old)} times {old}"
        path.write_text(source.replace(old, new), encoding="utf-8")
    complaints = _complaints(tmp_path)
    for file, (_, _, name) in PLANTED.items():
        assert [line for line in complaints if file in line and f'"{name}"' in line], f"{file}: {name} passes unnoticed"
    assert [line for line in complaints if not any(file in line for file in PLANTED)] == []


@pytest.mark.parametrize("game", ["swindler", "age_of_thieves", "thiefdom"])
def test_no_rule_takes_a_game_of_any_type(game: str) -> None:
    sources = sorted((Path(cutpurse.__file__).parent / "games" / game).rglob("*.py"))
    assert [path.name for path in sources if "game: Any" in path.read_text(encoding="utf-8")] == []
