"""A real server and real clients: in pipes, on a headless screen, across a restart."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from cutpurse.cli import main
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
from cutpurse.terminal.join import Joined
from cutpurse.terminal.link import Link, fetch_record
from cutpurse.terminal.remote_app import RemoteApp
from tests.terminal.garden import screen_text

SERVE = """
import sys
from cutpurse.server.run import serve
from cutpurse.server.settings import Settings
serve("127.0.0.1", int(sys.argv[1]), Settings(database=sys.argv[2], pace=(0, 0), workers=1, a_second=1000))
"""
SOON = 60.0
"""Seconds after which something that should happen will not; a busy machine needs a few."""


@pytest.fixture(autouse=True)
def shelf() -> None:
    """The real shelf: the server has no other."""


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


class Server:
    """A server in a process of its own, which can be ended and started again."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "tables.sqlite"
        self._port = "0"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, self._port, str(self._database)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        self._port = self.url.rstrip("/").rpartition(":")[2]

        def answers() -> bool:
            with urlopen(f"{self.url}health") as answer:
                return bool(answer.status == 200)

        until(answers)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    def table(self, *seats: str) -> dict[str, str]:
        """The links of a new table, by seat; `audience` for the audience's."""
        wish = {"game": "swindler", "seats": [{"who": who, "name": "Ann"} if who == "me" else {"who": who} for who in seats],
                "settings": {"end_jobs": 3}}  # fmt: skip
        request = Request(f"{self.url}api/tables", json.dumps(wish).encode(), {"content-type": "application/json"})
        with urlopen(request) as answer:
            made: dict[str, Any] = json.load(answer)
        base = f"{self.url}t/{made['table']}"
        links = {str(made["seat"]): f"{base}#s={made['token']}", "audience": f"{base}#a={made['audience']}"}
        return links | {seat: f"{base}#i={invitation}" for seat, invitation in made["invitations"].items()}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    for client in list(running):
        client.close()
    server.end()


def until(happens: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        try:
            if happens():
                return
        except OSError:
            pass
        time.sleep(0.05)
    raise AssertionError("it did not happen")


running: list[Client] = []
"""Clients that nobody has ended yet."""


class Client:
    """`cutpurse join --plain` in pipes. Someone who answers at random, or waits to be told what to do."""

    def __init__(self, link: str, name: str = "", answers: bool = True) -> None:
        command = [sys.executable, "-m", "cutpurse.cli", "join", link, "--plain", "--name", name, "--language", "en"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1
        )
        running.append(self)
        self.said = ""
        self._random = random.Random(name)
        self._answers = answers
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        new = ""
        while sign := self.process.stdout.read(1):
            self.said += sign
            new += sign
            if new.endswith("\n> "):
                if self._answers:
                    numbers = [line.split(".")[0] for line in new.split("\n") if line.split(".")[0].isdecimal()]
                    self.type(f"{self._random.choice(numbers or [''])}!")
                new = ""

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()

    def says(self, words: str) -> None:
        try:
            until(lambda: words in self.said)
        except AssertionError:
            raise AssertionError(f"{words!r} is not in {self.said!r}") from None

    def ends(self) -> int:
        status = self.process.wait(4 * SOON)
        self._thread.join(SOON)
        self.close()
        return status

    def close(self) -> None:
        running.remove(self)
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()


def test_two_people_and_a_bot_play_to_the_end(server: Server) -> None:
    links = server.table("me", "open", "easy")
    ann, bob, eve = Client(links["0"], "Ann"), Client(links["1"], "Bob"), Client(links["audience"])
    assert [ann.ends(), bob.ends(), eve.ends()] == [0, 0, 0]
    result = ann.said[ann.said.rindex("\n\n", 0, -3) :]
    assert "points" in result
    assert bob.said.endswith(result)
    assert eve.said.endswith(result)
    assert "This is the link to your seat" in bob.said
    assert "You are watching" in eve.said
    assert "> " not in eve.said.replace("-> ", "")
    lines = fetch_record(Link.read(links["audience"]))
    path = Path(os.environ["XDG_DATA_HOME"]) / "game.cutpurse"
    path.write_bytes(lines)
    verify(RecordFile.read(path))
    again = Client(links["1"], "Somebody else")
    assert again.ends() == 0
    assert "You are Bob." in again.said
    assert again.said.endswith(result)


def test_after_a_restart_of_the_server_it_goes_on(server: Server) -> None:
    links = server.table("me", "open")
    ann, bob = Client(links["0"], "Ann", answers=False), Client(links["1"], "Bob", answers=False)
    until(lambda: "master thief do you take?" in ann.said + bob.said)
    asked = ann if "master thief do you take?" in ann.said else bob
    server.end()
    asked.says("Connection lost")
    server.start()
    asked.says("Connected again")
    asked.type("1")
    until(lambda: "takes the master thief" in ann.said and "takes the master thief" in bob.said)
    assert ann.said.count("New job") == bob.said.count("New job") == 4
    ann.type("say good evening")
    ann.close()
    bob.says("Ann has left.")
    bob.close()


def test_talk_and_why_not_are_answered(server: Server) -> None:
    links = server.table("me", "easy")
    ann = Client(links["0"], answers=False)
    ann.says("> ")
    ann.type("say good evening")
    ann.says("Ann says: good evening")
    ann.says("good evening\n> ")
    before = len(ann.said)
    ann.type("rob purple")
    until(lambda: ann.said.endswith("\n> ") and len(ann.said) > before)
    assert len(ann.said[before:].split()) > 4, "a sentence that says why not"
    ann.type("save somewhere.cutpurse")
    ann.says("once the game is over")
    ann.type("quit")
    assert ann.ends() == 0
    assert f"cutpurse join '{links['0']}'" in ann.said


def test_somebody_is_muted_is_found_elsewhere_and_gets_up(server: Server) -> None:
    links = server.table("me", "open")
    ann, bob = Client(links["0"], "Ann", answers=False), Client(links["1"], "Bob", answers=False)
    until(lambda: "master thief do you take?" in ann.said + bob.said)
    asked, other = (ann, bob) if "master thief do you take?" in ann.said else (bob, ann)
    name = "Bob" if asked is ann else "Ann"
    asked.type("mute nobody")
    asked.says("Type: mute WHO")
    asked.type(f"mute {name}")
    asked.says(f"{name} is muted.")
    asked.type("notify nonsense")
    asked.type("notify https://example.org/me")
    asked.says("a message goes to\nhttps://example.org/me.")
    assert asked.said.count("a message goes to") == 1
    asked.type("notify -")
    asked.says("No more messages will be sent to you.")
    asked.type("get up")
    assert asked.ends() == 0
    assert "To come back" in asked.said
    gone = "Ann" if asked is ann else "Bob"
    other.says(f"{gone} has left.")
    seat = "0" if asked is ann else "1"
    with urlopen(f"{links['0'].partition('#')[0].replace('/t/', '/api/tables/')}") as answer:
        assert json.load(answer)["seats"][int(seat)]["left"] is True, "said goodbye, not dropped"
    other.close()


@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_an_invitation_works_once_and_the_refusal_has_words(
    server: Server, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    links = server.table("me", "open", "open")
    bob = Client(links["1"], "Bob", answers=False)
    bob.says("You are Bob.")
    bob.close()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    assert main(["join", links["1"], "--plain", "--language", language]) == 2
    said = capsys.readouterr().err
    word = {"en": "invitation", "de": "Einladung", "pl": "zaproszenie", "fr": "invitation"}[language]
    assert word in said
    assert links["1"].partition("#i=")[2] not in said


def test_wrong_links_are_answered_in_words(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    table = server.table("me", "easy")["0"].partition("#")[0]
    for link, words in {
        "http://localhost": "not a link",
        f"{table}#s=nobody": "does not open a seat",
        f"{server.url}t/nowhere#s=nobody": "no such table",
        f"{server.url}t/nowhere#i=nobody": "no such table",
        "http://127.0.0.1:9/t/x#s=nobody": "cannot be reached",
        "http://127.0.0.1:9/t/x#i=nobody": "cannot be reached",
    }.items():
        assert main(["join", link, "--plain", "--language", "en"]) == 2
        assert words in capsys.readouterr().err


def test_the_audience_sees_no_hand(server: Server) -> None:
    links = server.table("me", "easy")
    joined = Joined(Link.read(links["audience"]), "en")
    try:
        for _ in range(2):
            joined.table.hear(joined.incidents.get(timeout=SOON))  # type: ignore[arg-type]
        assert joined.table.viewer == SPECTATOR
        assert joined.table.view().seat == SPECTATOR
        assert joined.table.view().hand == []
        assert joined.table.question() is None
    finally:
        joined.close()


def test_on_the_screen_the_table_is_shown_and_a_question_answered(server: Server) -> None:
    links = server.table("me", "open")
    joined = Joined(Link.read(links["0"]), "en")
    app = RemoteApp(joined)

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:

            async def shows(words: str) -> str:
                for _ in range(int(SOON * 10)):
                    await pilot.pause(0.1)
                    if words in (shown := screen_text(app)):
                        return shown
                raise AssertionError(f"{words!r} is not on the screen:\n{screen_text(app)}")

            await shows("The game starts when every seat is taken")
            bob = await asyncio.to_thread(Client, links["1"], "Bob")
            shown = await shows("Your decision")
            assert max(len(line) for line in shown.split("\n")) <= 80
            await shows("Bob: here")
            told = len(joined.table.lines())
            await pilot.press("1")
            for _ in range(int(SOON * 10)):
                await pilot.pause(0.1)
                if happened := joined.table.lines()[told:]:
                    break
            assert "Ann" in joined.teller.log(happened)[0]
            await pilot.press("t", *"hello", "enter")
            await shows("Ann says: hello")
            await pilot.press("M")
            await shows("Bob: mute")
            await pilot.press("1")
            await shows("Bob is muted.")
            await pilot.press("N", *"nonsense", "enter")
            await shows("Notifications can be sent only to")
            await asyncio.to_thread(server.end)
            await shows("Connection lost")
            await asyncio.to_thread(server.start)
            for _ in range(int(SOON * 10)):
                await pilot.pause(0.1)
                if joined.table.connected:
                    break
            assert joined.table.connected
            await pilot.pause(0.5)
            assert "Reconnecting" not in screen_text(app)
            await pilot.press("q")
            await shows("Leave the table.")
            await pilot.press("2")
            await asyncio.to_thread(bob.close)

    try:
        asyncio.run(play())
    finally:
        joined.close()
    assert app.return_code == 0
