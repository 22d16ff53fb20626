"""Bots of this program at a seat; bots by name."""

from __future__ import annotations

import sys

import pytest

from cutpurse.bots import Bot, Hello, Observation, Seated, greet
from cutpurse.bots.outside import Outside
from cutpurse.bots.random_bot import RandomBot
from cutpurse.bots.registry import UnknownBot, command, make, names
from cutpurse.bots.trouble import LONGEST_DETAIL, plain
from cutpurse.kernel.question import Question
from tests.bots.toy import TOY

HELLO = greet(TOY.open(2, {}), 0, 1)
QUESTION = Question(0, "take", ["take 1", "take 2", "take 3"])


class Scripted(Bot):
    """Says what it is told to say; raises what it is told to raise."""

    name = "scripted"

    def __init__(self, *answers: str | Exception) -> None:
        self.answers = list(answers)
        self.heard: list[Observation] = []

    def begin(self, hello: Hello) -> None:
        assert hello == HELLO

    def choose(self, observation: Observation) -> str:
        self.heard.append(observation)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


class Clueless(Bot):
    """Does not even sit down."""

    def begin(self, hello: Hello) -> None:
        raise ValueError("never heard of this game")

    def choose(self, observation: Observation) -> str:
        raise AssertionError("must not be asked")


def test_a_bot_is_given_its_observation_and_nothing_else() -> None:
    bot = Scripted("take 2")
    seated = Seated(bot, HELLO)
    assert seated.choose(b'{"a":1}', QUESTION, [{"event": "thrown"}]) == "take 2"
    assert bot.heard == [Observation(b'{"a":1}', QUESTION, [{"event": "thrown"}])]
    assert seated.reports == []
    assert seated.name == "scripted"


def test_a_bot_that_raises_is_replaced_for_that_move() -> None:
    seated = Seated(Scripted(KeyError("ring"), "take 9", "take 3"), HELLO, [Scripted("take 1", "take 1")])
    assert [seated.choose(b"{}", QUESTION) for _ in range(3)] == ["take 1", "take 1", "take 3"]
    assert [(report.code, report.detail, report.move) for report in seated.reports] == [
        ("error", "KeyError: 'ring'", 1),
        ("not-offered", "take 9", 2),
    ]
    assert seated.replaced == 2


def test_fallbacks_may_fail_too() -> None:
    seated = Seated(Clueless(), HELLO, [Clueless(), Scripted(ValueError()), Scripted("take 0")])
    assert seated.choose(b"{}", QUESTION) in QUESTION.options
    assert [report.code for report in seated.reports] == ["error"]
    assert seated.reports[0].detail == "ValueError: never heard of this game"


def test_random_repeats_itself_and_knows_every_option() -> None:
    def run(seed: int) -> list[str]:
        bot = RandomBot()
        bot.begin(greet(TOY.open(2, {}), 0, seed))
        return [bot.choose(Observation(b"{}", QUESTION)) for _ in range(60)]

    assert run(1) == run(1)
    assert run(1) != run(2)
    assert set(run(1)) == set(QUESTION.options)


def test_details_are_safe_to_show() -> None:
    assert plain("a\x1b[2Jb\r\n c\u202e") == "a [2Jb c"
    assert len(plain("x" * 10_000)) == LONGEST_DETAIL


def test_names() -> None:
    assert names("toy") == ["random"]
    assert names("registry") == ["random"]
    assert names("../swindler") == names("no.such") == ["random"]
    assert names("swindler") == ["random", "gentle", "easy", "normal"]


def test_make_by_name_and_by_command() -> None:
    assert isinstance(make("random", HELLO).player, RandomBot)
    seated = make(f"{sys.executable} 'my bot.py' --fast", HELLO, deadline_ms=10)
    assert isinstance(seated.player, Outside)
    assert seated.player.command == [sys.executable, "my bot.py", "--fast"]


@pytest.mark.parametrize("spec", ["easy", "", "no-such-program --at all", "'unfinished"])
def test_what_is_neither_a_name_nor_a_command(spec: str) -> None:
    with pytest.raises(UnknownBot, match="there are: random"):
        make(spec, HELLO)


def test_python_is_at_least_the_one_that_runs_this(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert command("python bot.py") == [sys.executable, "bot.py"]
