"""The messages, and a bot behind a pipe."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cutpurse.bots import Bot, Hello, Observation, greet, serve
from cutpurse.bots.protocol import PROTOCOL, Answer, Bye, ask, encode, read_answer, read_table
from cutpurse.kernel.game import Result
from cutpurse.kernel.question import Question
from tests.bots.toy import TOY

QUESTION = Question(1, "take", ["take 1", "take 2"], False, {"left": 2, "things": ["a", "b"]})


def lines(data: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in data.splitlines()]


def test_messages_are_lines_of_json() -> None:
    hello = greet(TOY.open(2, {}), 1, 5, {"jobs.toml": "x = 1\n"})
    written = lines(encode(hello) + encode(ask(3, b'{"seat":1}', QUESTION, [{"event": "thrown"}], 500)) + encode(Bye()))
    assert [line["message"] for line in written] == ["hello", "ask", "bye"]
    assert written[0] == {
        "message": "hello", "protocol": PROTOCOL, "game": "toy", "rules": 1, "players": 2, "seat": 1,
        "settings": {}, "seed": hello.seed, "pack": {"jobs.toml": "x = 1\n"}}  # fmt: skip
    assert written[1] == {
        "message": "ask", "n": 3, "view": {"seat": 1}, "events": [{"event": "thrown"}], "deadline_ms": 500,
        "question": {
            "seat": 1, "kind": "take", "options": ["take 1", "take 2"], "about": {"left": 2, "things": ["a", "b"]}},
    }  # fmt: skip


def test_the_table_is_read_as_it_was_written() -> None:
    hello = greet(TOY.open(2, {}), 1, 5)
    assert read_table(encode(hello)) == hello
    assert read_table(encode(Bye(Result([1, 2], [1])))) == Bye(Result([1, 2], [1]))
    asked = read_table(encode(ask(3, b'{"seat":1}', QUESTION, [], 500)))
    assert not isinstance(asked, Hello | Bye)
    assert asked.as_question() == QUESTION
    assert bytes(asked.view) == b'{"seat":1}'


def test_every_seat_and_every_seed_has_a_generator_of_its_own() -> None:
    game = TOY.open(2, {})
    seeds = {greet(game, seat, seed).seed for seat in range(2) for seed in range(50)}
    assert len(seeds) == 100
    assert greet(game, 0, 7) == greet(game, 0, 7)


@given(st.binary(max_size=200))
def test_whatever_a_bot_writes_is_an_answer_or_nothing(line: bytes) -> None:
    assert read_answer(line) is None or isinstance(read_answer(line), Answer)


@given(st.recursive(st.none() | st.integers() | st.text(), lambda inner: st.dictionaries(st.text(), inner)))
def test_whatever_json_a_bot_writes_is_an_answer_or_nothing(value: object) -> None:
    assert read_answer(json.dumps(value).encode()) is None


class Last(Bot):
    """Takes the last option, and chats."""

    def begin(self, hello: Hello) -> None:
        print("hello", hello.game)

    def choose(self, observation: Observation) -> str:
        print("hm", len(observation.events))
        return observation.question.options[-1]


def test_serve_answers_each_ask_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    hello = encode(greet(TOY.open(2, {}), 1, 5))
    asks = [encode(ask(n, b"{}", QUESTION, [], 500)) for n in (1, 2)]
    sink = io.BytesIO()
    serve(Last(), io.BytesIO(b"".join([hello, *asks, encode(Bye()), asks[0]])), sink)
    assert lines(sink.getvalue()) == [{"message": "answer", "n": n, "choice": "take 2"} for n in (1, 2)]
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.splitlines() == ["hello toy", "hm 0", "hm 0"]


def run_module(*arguments: str, data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "cutpurse.bots", *arguments]
    return subprocess.run(command, input=data, capture_output=True, timeout=60, check=False)


def test_a_shipped_bot_speaks_the_protocol() -> None:
    data = encode(greet(TOY.open(2, {}), 1, 5)) + encode(ask(1, b"{}", QUESTION, [], 500))
    done = run_module("random", data=data)
    assert done.returncode == 0, done.stderr
    assert [line["choice"] in QUESTION.options for line in lines(done.stdout)] == [True]


def test_a_bot_that_does_not_exist() -> None:
    done = run_module("deep-thought", data=encode(greet(TOY.open(2, {}), 1, 5)))
    assert done.returncode == 1
    assert b"no bot is called 'deep-thought'; there are: random" in done.stderr
    assert run_module().returncode == 2
