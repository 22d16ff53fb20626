"""The engine made native: the same positions from the same choices, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import native_build
from cutpurse.lab.trace import trace
from cutpurse.native import how_it_runs

GAMES = ("age-of-thieves", "swindler", "thiefdom")
NATIVE = os.environ.get("CUTPURSE_NATIVE", "")
"""A folder that `native_build.py` has filled."""


PLAY = """
import builtins, sys
builtins.mypyc_attr = lambda **_: lambda cls: cls  # what only the compiler reads
from cutpurse.lab.trace import main
main(sys.argv[1], 7, int(sys.argv[2]))
"""


def played_by(folder: Path, game: str, choices: int) -> list[str]:
    """What another build of the package makes of the same random games; first, which one it is."""
    command = [sys.executable, "-c", PLAY, game, str(choices)]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def written_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it goes to the compiler."""
    folder = tmp_path_factory.mktemp("native")
    native_build.prepare(folder / "cutpurse")
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_states_written_out_play_the_same_games(written_out: Path, game: str) -> None:
    build, *positions = played_by(written_out, game, 80)
    assert build == "interpreted"
    assert positions == list(trace(game, 7, 80))


@pytest.mark.skipif(not NATIVE, reason="CUTPURSE_NATIVE names no folder with a compiled build (docs/release.md)")
@pytest.mark.parametrize("game", GAMES)
def test_compiled_rules_play_the_same_games(game: str) -> None:
    build, *positions = played_by(Path(NATIVE).resolve(), game, 1000)
    assert build == "compiled"
    assert positions == list(trace(game, 7, 1000))


def test_every_source_on_the_list_is_there() -> None:
    assert len(native_build.compiled(native_build.SOURCE / "cutpurse")) > len(native_build.COMPILED)


@pytest.mark.parametrize("name", ["rules", "outlook.py"])
def test_a_source_with_another_name_stops_the_build(tmp_path: Path, name: str) -> None:
    package = tmp_path / "cutpurse"
    for path in native_build.compiled(native_build.SOURCE / "cutpurse"):
        there = package / path.relative_to(native_build.SOURCE / "cutpurse")
        there.parent.mkdir(parents=True, exist_ok=True)
        there.touch()
    renamed = next(package.rglob(name))
    renamed.rename(renamed.with_name(f"former_{name}"))
    with pytest.raises(native_build.NativeBuildError, match="no such source to compile"):
        native_build.compiled(package)


def test_a_source_that_has_changed_stops_the_build(tmp_path: Path) -> None:
    source = tmp_path / "state.py"
    source.write_text("class State:\n")
    with pytest.raises(native_build.NativeBuildError, match="0 times, not once"):
        native_build.native_kernel_state(source)


def test_the_version_says_how_it_runs() -> None:
    said = subprocess.run(
        [sys.executable, "-c", "from cutpurse.cli import main; main(['--version'])"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip().endswith(f"({how_it_runs()})")
