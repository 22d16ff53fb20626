"""Outside bots that misbehave: the game goes on by fallback, and every trouble is told."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from cutpurse.bots import Seated, greet
from cutpurse.bots.outside import Outside
from cutpurse.bots.protocol import LONGEST_LINE
from cutpurse.bots.random_bot import RandomBot
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.referee import Referee
from cutpurse.opponent import play_out
from tests.bots.toy import MOVES, TOY

PATIENT = {"deadline_ms": 5_000, "start_ms": 5_000}
"""Far more than an answer takes, so that a busy machine makes no difference."""
SHORT_MS = 150

LOOP = """
import json, sys, time
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["message"] != "ask":
        continue
    asked += 1
    n, options = message["n"], message["question"]["options"]
    def say(choice, n=n):
        print(json.dumps({"message": "answer", "n": n, "choice": choice}), flush=True)
"""


def indented(body: str) -> str:
    return LOOP + "\n".join("    " + line for line in body.splitlines()) + "\n"


def table(folder: Path, script: str, **limits: int) -> tuple[Seated, float]:
    """Play a whole game with this bot at seat 1; the game must come to its end."""
    file = folder / "bot.py"
    file.write_text(script, encoding="utf-8")
    game = TOY.open(2, {})
    bot = Seated(Outside([sys.executable, str(file)], **{**PATIENT, **limits}), greet(game, 1, 7), [RandomBot()])
    other = Seated(RandomBot(), greet(game, 0, 7))
    began = time.monotonic()
    referee = Referee(game, Dice(1))
    try:
        play_out(referee, [other, bot])
    finally:
        bot.close(referee.result())
    assert referee.over
    assert bot.moves == MOVES
    return bot, time.monotonic() - began


def codes(bot: Seated) -> list[str]:
    return [report.code for report in bot.reports]


def test_a_well_behaved_bot_is_never_replaced(tmp_path: Path) -> None:
    bot, _ = table(tmp_path, indented("say(options[-1])"))
    assert bot.reports == []
    assert bot.replaced == 0


def test_a_bot_that_dies_at_start_is_started_three_times_more_and_then_given_up(tmp_path: Path) -> None:
    bot, _ = table(tmp_path, "import sys; sys.exit('no licence')")
    assert codes(bot) == ["died"] * 4 + ["given-up"]
    assert bot.reports[0].detail == "exit status 1: no licence"
    assert [report.move for report in bot.reports] == [1, 2, 3, 4, 5]
    assert bot.replaced == MOVES


def test_a_bot_that_dies_in_mid_game_is_replaced_for_that_move_only(tmp_path: Path) -> None:
    mark = tmp_path / "died"
    body = f"""
import pathlib
mark = pathlib.Path({str(mark)!r})
if asked == 3 and not mark.exists():
    mark.touch()
    raise RuntimeError("my last words")
say(options[0])"""
    bot, _ = table(tmp_path, indented(body))
    assert codes(bot) == ["died"]
    assert bot.reports[0].detail == "exit status 1: RuntimeError: my last words"
    assert bot.replaced == 1


def test_a_bot_started_again_is_told_everything_from_the_beginning(tmp_path: Path) -> None:
    told = tmp_path / "told"
    body = f"""
with open({str(told)!r}, "a") as file:
    print(len(message["events"]), file=file)
if len(open({str(told)!r}).readlines()) == MOVES:
    sys.exit(1)
say(options[0])""".replace("MOVES", str(MOVES - 1))
    bot, _ = table(tmp_path, indented(body))
    assert codes(bot) == ["died"]
    # one throw of the die a round: asked twice a round, told of it once; the new process hears of both again
    assert told.read_text().split() == ["0", "0", "1", "0", "1", "2"]


def test_a_late_bot_is_replaced_for_that_move_and_its_late_answer_is_not_taken_for_the_next(tmp_path: Path) -> None:
    body = """
if asked == 2:
    time.sleep(1.3)
    say("bet nonsense of the past")
else:
    say(options[0])"""
    bot, _ = table(tmp_path, indented(body), deadline_ms=1_000)
    assert codes(bot) == ["late"]
    assert bot.reports[0].move == 2
    assert bot.reports[0].detail == "no answer within 1000 ms"


def test_a_bot_that_never_reads_cannot_hold_up_the_table(tmp_path: Path) -> None:
    bot, took = table(tmp_path, "import time; time.sleep(600)", deadline_ms=SHORT_MS, start_ms=0)
    assert codes(bot) == ["late"] * MOVES
    assert took < 300, "it was not waited for"


def test_a_bot_that_never_reads_cannot_block_the_writer(tmp_path: Path) -> None:
    """Far more than a pipe holds is written to it; the table must not wait for it to be read."""
    file = tmp_path / "bot.py"
    file.write_text("import time; time.sleep(600)", encoding="utf-8")
    game = TOY.open(2, {})
    bot = Seated(Outside([sys.executable, str(file)], deadline_ms=50, start_ms=0), greet(game, 0, 1))
    question = Referee(game, Dice(1)).questions()[0]
    view = b'"' + b"x" * 2**20 + b'"'
    began = time.monotonic()
    for _ in range(2):
        assert bot.choose(view, question) in question.options
    bot.close()
    assert codes(bot) == ["late", "late"]
    assert time.monotonic() - began < 300, "it was not waited for"


def test_a_bot_that_only_complains(tmp_path: Path) -> None:
    """Standard error is read too, however much of it there is."""
    bot, _ = table(tmp_path, indented("sys.stderr.write('alas\\n' * 100_000)"), deadline_ms=SHORT_MS, start_ms=0)
    assert set(codes(bot)) == {"late"}
    assert bot.replaced == MOVES


@pytest.mark.parametrize(
    "line",
    [
        "'I think I will take 3'",
        "'[]'",
        "'{}'",
        "'null'",
        "''",
        "'[' * 20_000",
        '\'{"message": "answer", "n": 1}\'',
        '\'{"message": "answer", "n": "1", "choice": "take 1"}\'',
        "json.dumps({'message': 'answer', 'n': n + 1, 'choice': options[0]})",
        "json.dumps({'message': 'hello', 'n': n, 'choice': options[0]})",
        "'\\x00\\x1b[2J\\ud800'.encode('utf-8', 'surrogatepass').decode('latin-1')",
    ],
)
def test_nonsense(tmp_path: Path, line: str) -> None:
    bot, _ = table(tmp_path, indented(f"print({line}, flush=True)"))
    assert codes(bot) == ["garbage"] * MOVES
    assert all(report.detail.isprintable() for report in bot.reports)


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    bot, _ = table(tmp_path, indented("sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n')"))
    assert codes(bot) == ["garbage"] * MOVES


def test_nonsense_before_the_answer_costs_that_move_only(tmp_path: Path) -> None:
    bot, _ = table(tmp_path, indented("if asked == 2: print('hm')\nsay(options[0])"))
    assert codes(bot) == ["garbage"]


def test_an_option_that_was_not_offered(tmp_path: Path) -> None:
    bot, _ = table(tmp_path, indented("say('take 4')"))
    assert codes(bot) == ["not-offered"] * MOVES
    assert bot.reports[0].detail == "take 4"


def test_a_huge_line_is_not_kept(tmp_path: Path) -> None:
    body = f"sys.stdout.write('x' * {3 * LONGEST_LINE + 5} + '\\n') if asked == 1 else say(options[0])"
    bot, _ = table(tmp_path, indented(body))
    assert codes(bot) == ["too-long"]


def test_a_line_without_end(tmp_path: Path) -> None:
    bot, _ = table(tmp_path, "import sys\nwhile True: sys.stdout.write('x' * 65536)", deadline_ms=3_000)
    assert codes(bot)[0] == "too-long"
    assert bot.replaced == MOVES


def test_talking_without_end(tmp_path: Path) -> None:
    bot, _ = table(tmp_path, "while True: print('me ' * 100)")
    assert codes(bot) == ["garbage"] * MOVES


def test_an_answer_without_a_newline_at_the_very_end_counts(tmp_path: Path) -> None:
    body = "sys.stdout.write(json.dumps({'message': 'answer', 'n': n, 'choice': options[0]})); sys.exit()"
    bot, _ = table(tmp_path, indented(body))
    assert "garbage" not in codes(bot)
    assert bot.replaced < MOVES


def test_a_command_that_cannot_be_started(tmp_path: Path) -> None:
    game = TOY.open(2, {})
    bot = Seated(Outside([str(tmp_path)]), greet(game, 0, 1))
    question = Referee(game, Dice(1)).questions()[0]
    chosen = [bot.choose(b"{}", question) for _ in range(6)]
    assert set(chosen) <= set(question.options)
    assert codes(bot) == ["no-start"] * 4 + ["given-up"]


def test_nothing_stays_behind(tmp_path: Path) -> None:
    """Neither the process nor what it started outlives the table."""
    alive = tmp_path / "alive"
    child = f"import time\nwhile True: open({str(alive)!r}, 'a').write('.'); time.sleep(0.05)"
    body = f"import subprocess\nif asked == 1: subprocess.Popen([sys.executable, '-c', {child!r}])\nsay(options[0])"
    bot, _ = table(tmp_path, indented(body))
    assert bot.reports == []
    time.sleep(0.2)
    size = alive.stat().st_size if alive.exists() else 0
    time.sleep(0.3)
    assert (alive.stat().st_size if alive.exists() else 0) == size
