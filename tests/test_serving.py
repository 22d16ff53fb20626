"""The commands around a server: a table made at once, a seat taken, the database copied, mistakes in words."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from cutpurse.bots.rivals import company
from cutpurse.cli import main

ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "cutpurse.cli"]
SEATS = ["--table", "swindler", "--seat", "me", "--seat", "open", "--seat", "easy", "--option", "end_jobs=3"]


def run_host(*words: str) -> str:
    command = [*COMMAND, "host", *words, "--language", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=30).stdout


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
    easy = [rival.name for rival in company("swindler").rival if rival.level == "easy"]
    opened = run_host(made["host"], "open", "C")
    assert any(f"{name}: a bot\n" in opened for name in easy)
    invitation = run_host(made["host"], "open", "C", "--json")
    assert json.loads(invitation)["invitation"].startswith(made["address"])
    assert "This table is closed.\n" in run_host(made["host"], "close")
    assert main(["host", made["seats"]["A"], "close"]) == main(["host", made["host"], "start"]) == 2
    assert "Ann: away\n" in said
    assert "B: here\n" in said or "B: away\n" in said
    assert any(f"{name}: a bot\n" in said for name in easy)
    copy = tmp_path / "copy.sqlite"
    database = tmp_path / "cutpurse" / "tables.sqlite"
    assert main(["backup", str(database), str(copy)]) == 0
    assert copy.stat().st_size > 0
    assert main(["backup", str(database), str(copy)]) == 2
    assert main(["serve", "--port", "0", "--database", str(database)]) == 2, "two servers on one database"


def test_without_a_command_a_server_starts_and_its_page_is_opened(tmp_path: Path) -> None:
    """The second time the page of the one that runs is opened; a port of somebody else's is said to be taken."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o700)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": f"{browser} %s", "LC_ALL": "C"}

    def start(*options: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*COMMAND, *options], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    with start("--port", "0") as server:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        until = time.monotonic() + 15
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.02)
        port = address.rstrip("/").rpartition(":")[2]
        with start("--port", port) as second:
            said, _ = second.communicate(timeout=20)
            assert (second.returncode, said) == (0, f"Cutpurse is already running there: {address}\n")
        with start("--no-browser", "--port", port) as third:
            assert third.wait(20) == 2, "its database is in use"
        server.terminate()
        server.communicate(timeout=20)
    assert opened.read_text().split() == [address, address]
    assert (tmp_path / "cutpurse" / "tables.sqlite").exists()


def test_a_taken_port_is_said_to_be_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        command = ["serve", "--port", port, "--database", str(tmp_path / "t.sqlite"), "--language", "en"]
        assert main(command) == 2
    assert f"Another program is already listening at 127.0.0.1:{port}" in capsys.readouterr().err


def test_an_option_of_a_command_stands_behind_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--port", "0", "serve"])
    assert "--port" in capsys.readouterr().err


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


@pytest.mark.skipif(os.name == "nt", reason="there the command runs beside")
def test_what_ends_the_starter_ends_the_server(tmp_path: Path) -> None:
    """start.py makes way for the server: nothing is left running behind it."""
    starter = (
        "import pathlib, sys, start; start.install = lambda extras: None; start.PYTHON = pathlib.Path(sys.executable);"
        "sys.exit(start.main(['serve', '--port', '0', '--language', 'en']))"
    )
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", starter]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert server.stdout is not None
    try:
        place = urlsplit(server.stdout.readline().strip())
        here = place.hostname or "", place.port or 0
        assert "listening" in server.stdout.readline()
        socket.create_connection(here, timeout=10).close()
        server.terminate()
        server.wait(timeout=30)
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(here, timeout=10)
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
