"""The commands around databases: what is wrong is said in words, in four languages, without a password."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cutpurse.cli import main
from cutpurse.lab.crash import House
from tests.server.client import Made

NOWHERE = "postgresql://ann:secret@127.0.0.1:1/tables"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["serve", "--port", "0", "--bus", "nats://127.0.0.1:1"], "--database postgresql://"),
        (["serve", "--port", "0", "--database", NOWHERE], "postgresql://127.0.0.1:1/tables"),
        (["backup", NOWHERE, "target"], "postgresql://127.0.0.1:1/tables"),
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
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--language", language]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert "secret" not in said
    assert "Traceback" not in said
    assert list(tmp_path.glob("target*")) == []


def test_a_database_is_copied_into_a_file_that_can_be_served(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(database, tmp_path / "log", workers=1)
    house.start()
    made = Made(house, ["me", "open"])
    copy = tmp_path / "copy.sqlite"
    try:
        assert main(["backup", database, str(copy), "--language", "en"]) == 0
        assert str(copy) in capsys.readouterr().out
        assert main(["backup", database, str(copy), "--language", "en"]) == 2
    finally:
        house.kill()
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT id FROM tables").fetchall() == [(made.id,)]
    made.house = House(copy, workers=1)
    made.house.start()
    try:
        made.take(1)
        assert made.info()["started"] is True
    finally:
        made.house.kill()
