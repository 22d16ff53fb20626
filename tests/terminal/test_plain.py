"""The line mode, through pipes."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import verify
from cutpurse.terminal.lines import WIDTH
from cutpurse.terminal.plain import PlainTable
from cutpurse.terminal.session import Table
from tests.terminal.garden import BookTitle, FirstBot, WindowTitle, garden_table, table_apart, teller_for


def play(table: Table, *lines: str, save: Path | None = None, language: str = "en") -> str:
    """What is written when somebody types these lines and leaves."""
    sink = io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    assert PlainTable(table, teller_for(table, language), source, sink, save).run() == 0
    return sink.getvalue()


def table_with(hand: list[str]) -> Table:
    table = garden_table([None, FirstBot()])
    table.referee.state.hands[0] = hand
    return table


def test_a_whole_game_by_numbers_and_words(tmp_path: Path) -> None:
    path = tmp_path / "game.cutpurse"
    table = garden_table([None, FirstBot()])
    text = play(table, "1", "name rose", "bid 2", "Rest", "tulip", "3", save=path)
    assert table.over
    assert "Anna wins." in text
    assert "Anna: 4 points" in text
    assert "Saved:" in text
    assert verify(RecordFile.read(path)).result() == table.result


def test_the_question_and_its_options_are_numbered() -> None:
    text = play(table_with(["tulip"]))
    assert "Anna: What will you do in your garden?\n1. Rest\n2. Draw a flower from the bag\n3. Plant: tulip\n" in text


def test_the_end_of_the_input_ends_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "game.cutpurse"
    bot = FirstBot()
    assert "The game was not saved." in play(garden_table([None, bot]))
    assert bot.closed
    table = garden_table([None, FirstBot()])
    assert "Saved:" in play(table, "2", save=path)
    again = Table.resumed(RecordFile.read(path), [None, FirstBot()])
    assert again.referee.state == table.referee.state


def test_leaving_asks_where_nothing_is_kept(tmp_path: Path) -> None:
    text = play(garden_table([None, FirstBot()]), "quit", "no", "1", "quit", "yes", "1")
    assert text.count("Leave without saving?") == 2
    assert "Anna rests." in text
    assert text.endswith("The game was not saved.\n")
    kept = play(garden_table([None, FirstBot()]), "q", save=tmp_path / "game.cutpurse")
    assert "Leave without saving?" not in kept
    assert "To continue: cutpurse play --resume" in kept


def test_bots_alone_are_watched() -> None:
    text = play(garden_table([FirstBot(), FirstBot()]))
    assert "Anna rests." in text
    assert "Anna draws from the bag." in text
    assert "point" in text


def test_undo_and_its_refusal() -> None:
    table = table_with(["tulip"])
    text = play(table, "undo", "plant tulip", "u")
    assert "There is nothing to undo" in text
    assert "Anna plants: tulip." in text
    assert "Anna takes back their last choice." in text
    assert table.referee.state.hands[0] == ["tulip"]


def test_why_not() -> None:
    text = play(table_with(["tulip"]), "why", "why plant daisy", "why rest", "plant daisy", "dance")
    assert text.count("You hold no daisy (GS-2).") == 3
    assert "Plant: daisy: You hold no daisy (GS-2)." in text
    assert "You can do that." in text
    assert "That is not one of the choices." in text


def test_cautions_are_asked_back() -> None:
    table = table_with(["tulip"])
    text = play(table, "give tulip", "no", "give tulip", "yes")
    assert text.count("You cannot take this back.") == 2
    assert table.referee.state.vase == ["tulip"]


def test_a_sure_choice_is_not_asked_back() -> None:
    table = table_with(["tulip"])
    assert "You cannot take this back." not in play(table, "give tulip!")
    assert table.referee.state.vase == ["tulip"]


def test_board_log_and_options_on_request() -> None:
    text = play(table_with(["tulip"]), "board", "log", "", "options")
    assert "Your hand: tulip" in text
    assert text.count("Bert draws from the bag.") == 4
    assert text.count("1. Rest") == 3


def test_rules(tmp_path: Path) -> None:
    table = garden_table([None, FirstBot()], BookTitle(tmp_path / "garden"))
    text = play(table, "rules", "rules GS-3", "rules plant", "rules elephants", "rules a turn")
    assert "2  Turns" in text
    assert "A turn" in text
    assert "Or draw (GS-3)." in text
    assert "fewer than three flowers" in text
    assert "GS-2  Turns" in text
    assert "Nothing found for “elephants”." in text


def test_save_and_where_to(tmp_path: Path) -> None:
    path = tmp_path / "kept.cutpurse"
    text = play(garden_table([None, FirstBot()]), "save", f"save {path}", "2")
    assert "Type: save FILE" in text
    assert len(RecordFile.read(path).records) == 2, "from then on it is kept"
    assert "Could not save" in play(garden_table([None, FirstBot()]), f"save {tmp_path}/no/folder.cutpurse")


def test_a_file_of_something_else_is_not_written_over(tmp_path: Path) -> None:
    letter, other = tmp_path / "letter.txt", tmp_path / "other.cutpurse"
    letter.write_text("Dear Bert")
    play(garden_table([None, FirstBot()]), save=other)
    before = other.read_bytes()
    text = play(garden_table([None, FirstBot()]), f"save {letter}", f"save {other}", "2")
    assert text.count("Could not save") >= 2
    assert letter.read_text() == "Dear Bert"
    assert other.read_bytes() == before
    again = Table.resumed(RecordFile.read(other), [None, FirstBot()])
    play(again, "2", save=other)
    assert other.read_bytes() != before, "its own file a resumed game goes on with"


def test_standing_answers() -> None:
    table = garden_table([None, FirstBot()], WindowTitle(), rounds=3)
    text = play(table, "standing", "1", "standing", "standing 4", "1", "standing")
    flat = " ".join(text.split())
    assert "There is none right now." in flat
    assert "4. Always pass, until cancelled: “Show 1: how much do you bid for the prize?”, even when" in flat
    assert text.count("how much do you bid") >= 1
    assert "1. Stop passing (until cancelled)" in text
    assert [record.sealed for record in table.referee.records if record.sealed] == [[(0, ["pass"]), (1, ["pass"])]] * 2


def test_hot_seat_clears_the_screen() -> None:
    table = table_apart([None, None])
    annas, berts = (set(hand) for hand in table.referee.state.hands)
    sink = io.StringIO()
    sink.isatty = lambda: True  # type: ignore[method-assign]
    source = io.StringIO("\nboard\nrest\n\nboard\nhand over\n\n")
    PlainTable(table, teller_for(table), source, sink).run()
    screens = sink.getvalue().split("\x1b[2J\x1b[3J\x1b[H")
    assert ["Pass the keyboard to" in screen for screen in screens] == [False, True, True, True]
    assert "Your hand: " in screens[1]
    assert "Your hand: " in screens[2]
    assert not any(flower in screens[1] for flower in berts)
    assert not any(flower in screens[2] + screens[3] for flower in annas)
    assert "Pass the keyboard to Bert." in screens[3]


@pytest.mark.parametrize(("language", "words"), [("de", "brett"), ("pl", "stół"), ("fr", "table")])
def test_commands_can_be_typed_in_ones_own_language(language: str, words: str) -> None:
    table = table_with(["tulip"])
    text = play(table, words, language=language)
    board = teller_for(table, language).board(table.view(), WIDTH)
    assert "\n".join(line.rstrip() for line in board) in text


def test_odd_input_is_answered_not_raised() -> None:
    table = garden_table([None, FirstBot()])
    play(table, "9" * 5000, "x" * 5000, "²", "0", "-1", "why " + "y" * 5000, "standing 99", "\x00\x1b[A", "save /", "!")
    assert len(table.referee.records) == 1


def test_lines_are_short() -> None:
    text = play(table_with(["tulip"]), "help", "why", "undo")
    assert max(len(line) for line in text.split("\n")) <= WIDTH


def test_through_real_pipes(tmp_path: Path) -> None:
    """Bytes that are no text, and a reader that leaves early."""
    script = (
        "from tests.terminal.garden import garden_table, FirstBot\n"
        "from cutpurse.terminal import run_play\n"
        "raise SystemExit(run_play(garden_table([None, FirstBot()]), plain=True))\n")  # fmt: skip
    root = Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", script], input=b"\xff\xfe\nboard\n1\n", capture_output=True,
                          env=environment, cwd=tmp_path, check=False)  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    assert "Anna rests." in done.stdout.decode()
    with subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, env=environment, cwd=tmp_path) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        with suppress(BrokenPipeError):
            process.stdin.write(b"help\n" * 3000)
            process.stdin.close()
        errors = process.stderr.read()
    assert process.returncode == 0, errors.decode()
    assert errors == b""
