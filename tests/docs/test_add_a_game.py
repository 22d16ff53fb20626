"""`cutpurse new-game`, and docs/add-a-game.md: what the page says is done here, with a package that nobody has changed yet."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cutpurse
from cutpurse.cli import main
from cutpurse.commands.new_game import TEMPLATE
from tests.docs.test_pages import ROOT, blocks
from tests.kernel.shelf import install_package

PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
SOURCE = Path(cutpurse.__file__).parents[1]
LIMIT = 200


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of the page, made by its first command and installed by its second."""
    folder = tmp_path_factory.mktemp("new")
    made = re.search(r"^    cutpurse (new-game \w+)", PAGE, re.MULTILINE)
    assert made is not None
    assert main([*made[1].split(), "--into", str(folder)]) == 0
    return install_package(folder / made[1].split()[1])


def python(package: Path, *words: str, said: str = "") -> str:
    """Somebody else's process, in which both packages are installed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(package)])}
    done = subprocess.run(
        [sys.executable, *words], input=said, env=environment, cwd=package.parent, capture_output=True, text=True,
        timeout=LIMIT, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def commands() -> list[str]:
    """Those of the page; playing is another test, and what pip does is done already."""
    found = re.findall(r"^    cutpurse ([a-z].*?)(?: {2,}.*)?$", PAGE, re.MULTILINE) + re.findall(
        r"`cutpurse (rules [^`]*)`", PAGE
    )
    return [command for command in found if not command.startswith(("new-game", "play"))]


def test_the_page_names_the_commands() -> None:
    assert [command.split()[0] for command in commands()] == ["check", "soak", "leaks", "match", "rules"]


@pytest.mark.parametrize("command", commands())
def test_the_commands_of_the_page_work(package: Path, command: str) -> None:
    assert python(package, "-m", "cutpurse.cli", *command.split(), "--json")


def test_it_is_played_in_the_terminal_in_any_language(package: Path) -> None:
    """A language that the game lacks is read in English; Ada rolls once, stops, and leaves."""
    words = ("play", package.name, "--plain", "--players", "2", "--bot", "careful", "--language", "de")
    told = python(package, "-m", "cutpurse.cli", *words, said="1\n1\n1\nq\n")
    assert "Roll the die" in told
    assert "rolls" in told


def test_its_own_tests_hold(package: Path) -> None:
    python(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests"))


@pytest.mark.slow
def test_its_types_hold(package: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(package / package.name)],
        env={**os.environ, "MYPYPATH": str(package)}, cwd=ROOT, capture_output=True, text=True, timeout=LIMIT, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_its_bots_are_found_weakest_first(package: Path) -> None:
    listed = python(package, "-c", f"import cutpurse, json; print(json.dumps(cutpurse.list_bots({package.name!r})))")
    assert json.loads(listed) == ["random", "bold", "careful"]


def test_nothing_of_the_template_is_left_in_the_copy(package: Path) -> None:
    files = [path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert len([path for path in files if "dist-info" not in str(path)]) == len(
        [path for path in TEMPLATE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    )
    assert [path for path in files if re.search(r"pig", path.read_text(encoding="utf-8"), re.IGNORECASE)] == []


def test_the_game_is_as_short_as_the_page_says() -> None:
    lines = len((TEMPLATE / "pig" / "game.py").read_text(encoding="utf-8").splitlines())
    assert lines <= 150
    assert f"{lines} lines of Python" in PAGE


@pytest.mark.parametrize(("language", "files"), [("python", "*.py"), ("yaml", "*.yaml"), ("fluent", "*.ftl")])
def test_the_page_shows_what_is_there(language: str, files: str) -> None:
    sources = [unindented(path.read_text(encoding="utf-8")) for path in TEMPLATE.rglob(files)]
    assert blocks(PAGE, language)
    for block in blocks(PAGE, language):
        assert any(unindented(block) in source for source in sources), block


def unindented(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


@pytest.mark.parametrize(
    ("name", "words"),
    [("Nim", "Nim"), ("class", "class"), ("../nim", "../nim"), ("n", "“n”"), ("swindler", "already installed"), ("there", "already exists")],
)  # fmt: skip
def test_what_cannot_be_made_is_said(name: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "there").mkdir()
    assert main(["new-game", name, "--into", str(tmp_path), "--language", "en"]) == 2
    assert words in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["there"]
