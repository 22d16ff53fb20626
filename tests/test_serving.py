"""The commands around a server: a table made at once, a seat taken, the database copied, mistakes in words."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cutpurse.cli import main

COMMAND = [sys.executable, "-m", "cutpurse.cli"]
SEATS = ["--table", "swindler", "--seat", "me", "--seat", "open", "--seat", "easy", "--option", "end_jobs=3"]


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """What `cutpurse serve --table` prints."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    server = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", *SEATS, "--name", "Ann", "--json", "--language", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    yield json.loads(server.stdout.readline()) | {"address": address}
    server.kill()
    server.wait()
    server.stdout.close()


def test_a_served_table_has_a_link_for_each_person(made: dict[str, Any], tmp_path: Path) -> None:
    assert set(made["seats"]) == {"A", "B"}
    assert all(link.startswith(made["address"]) for link in [*made["seats"].values(), made["audience"]])
    command = [*COMMAND, "join", "-", "--plain", "--language", "en"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as joined:
        assert joined.stdin is not None
        assert joined.stdout is not None
        joined.stdin.write(f"{made['seats']['B']}\n")
        joined.stdin.flush()
        said = [joined.stdout.readline() for _ in range(8)]
        joined.kill()
    assert "Ann: away\n" in said
    assert "B: here\n" in said or "B: away\n" in said
    assert "Easy C: a bot\n" in said
    copy = tmp_path / "copy.sqlite"
    database = tmp_path / "cutpurse" / "tables.sqlite"
    assert main(["backup", str(database), str(copy)]) == 0
    assert copy.stat().st_size > 0
    assert main(["backup", str(database), str(copy)]) == 2
    assert main(["serve", "--port", "0", "--database", str(database)]) == 2, "two servers on one database"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["serve", "--table", "chess"], "chess"),
        (["serve", "--table", "swindler", "--seat", "open", "--seat", "easy"], "me"),
        (["serve", "--table", "swindler", "--seat", "me", "--seat", "dragon"], "dragon"),
        (["serve", "--table", "swindler", "--option", "length=huge"], "huge"),
        (["serve", "--port", "0", "--database", "/dev/null/tables"], "/dev/null/tables"),
        (["serve", "--port", "0", "--database", __file__], "test_serving.py"),
        (["serve", "--port", "123456"], "123456"),
        (["backup", "no-such-file", "target"], "no-such-file"),
        (["join", "http://localhost/"], "http://"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_a_mistake_is_answered_in_words(
    command: list[str],
    words: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main([*command, "--language", language]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert "Traceback" not in said
