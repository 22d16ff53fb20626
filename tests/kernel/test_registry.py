"""The shelf: a game of another package stands beside ours as soon as it is installed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cutpurse
from cutpurse.kernel import registry
from tests.kernel import toy
from tests.kernel.shelf import install
from tests.kernel.tables import filed, finished

SOURCE = Path(cutpurse.__file__).parent.parent


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages with the toy as a package of its own, nothing of these tests."""
    package = tmp_path / "garden_show"
    package.mkdir()
    (package / "__init__.py").write_text("from garden_show.toy import TITLE as TITLE\n", encoding="utf-8")
    shutil.copy(toy.__file__, package / "toy.py")
    shutil.copytree(toy.TITLE.home, package / "toy_home")
    return install(tmp_path, "garden_show_game", "garden_show", "garden_show:TITLE")


def fresh_python(code: str, *folders: Path) -> str:
    """What a program prints in a process of its own that knows our package and these folders."""
    paths = [str(folder) for folder in (*folders, SOURCE)]
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        cwd=folders[0] if folders else SOURCE,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_a_game_of_another_package_stands_beside_ours(site: Path) -> None:
    names = "import json; from importlib.metadata import entry_points as shelf; "
    names += "print(json.dumps(sorted(entry.name for entry in shelf(group='cutpurse.games'))))"
    ours, all_games = json.loads(fresh_python(names)), json.loads(fresh_python(names, site))
    assert "garden_show" not in ours
    assert all_games == sorted([*ours, "garden_show"])


def test_it_is_opened_and_played_like_ours(site: Path) -> None:
    code = """
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.referee import Referee
title = registry.title("garden_show")
referee = Referee(title.open(2, {"rounds": 1}), Dice(1))
while not referee.over:
    question = referee.questions()[0]
    referee.choose(question.seat, question.options[0])
print(type(title).__module__, referee.result().scores)
"""
    assert fresh_python(code, site) in ("garden_show.toy [2, 0]\n", "garden_show.toy [0, 2]\n")


def test_its_records_are_proved_like_ours(site: Path, tmp_path: Path) -> None:
    referee = finished(5)
    path = tmp_path / "game.cutpurse"
    filed(referee).write(path)
    code = f"""
from pathlib import Path
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
print(verify(RecordFile.read(Path({str(path)!r}))).result().scores)
"""
    result = referee.result()
    assert result is not None
    assert fresh_python(code, site) == f"{result.scores}\n"


def test_the_shelf_of_this_process() -> None:
    assert registry.title("garden_show") is toy.TITLE
    assert registry.titles()["garden_show"] is toy.TITLE
    assert list(registry.titles()) == sorted(registry.titles())


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(registry.UnknownGame, match="no game is called 'chess'") as error:
        registry.title("chess")
    assert error.value.game == "chess"
    assert "garden_show" in error.value.known
    assert "garden_show" in str(error.value)
