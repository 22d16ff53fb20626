"""The public interface: `import cutpurse` and nothing else. The examples of the README and of examples/ run, and the
type checker agrees with them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import cutpurse
from tests.docs.test_pages import README, ROOT, blocks

RECORD = ROOT / "tests" / "golden" / "swindler" / "2-beginners.cutpurse"


def run(*words: str | Path) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", *map(str, words)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_importing_it_loads_nothing_else() -> None:
    loaded = (
        "import json, sys; import cutpurse; print(json.dumps([m for m in sys.modules if m.startswith('cutpurse')]))"
    )
    assert json.loads(run("-c", loaded)) == ["cutpurse"]


def test_everything_it_promises_is_there() -> None:
    assert {name: hasattr(cutpurse, name) for name in cutpurse.__all__} == dict.fromkeys(cutpurse.__all__, True)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        cutpurse.chess  # type: ignore[attr-defined]  # noqa: B018


def test_the_shelf_is_listed() -> None:
    assert {"age-of-thieves", "swindler", "thiefdom"} <= set(cutpurse.list_games())
    assert cutpurse.list_bots("swindler")[:3] == ["random", "gentle", "easy"]


def test_the_same_seed_is_the_same_game() -> None:
    marks = [cutpurse.new_game("swindler", 2, seed=seed).records[0].mark for seed in (1, 1, 2)]
    assert marks[0] == marks[1] != marks[2]
    assert cutpurse.new_game("swindler").records[0].mark != cutpurse.new_game("swindler").records[0].mark


def test_what_cannot_be_is_said_in_words() -> None:
    with pytest.raises(LookupError, match="no game is called 'chess'"):
        cutpurse.new_game("chess")
    with pytest.raises(LookupError, match="no game is called 'chess'"):
        cutpurse.list_bots("chess")
    with pytest.raises(ValueError, match="This game is for 2 to 4 players, not 9"):
        cutpurse.new_game("swindler", 9)
    with pytest.raises(ValueError, match=r"SW-7\.3"):
        cutpurse.new_game("swindler", 4, settings={"end_jobs": 12})
    with pytest.raises(LookupError, match="no bot is called 'nobody-at-all'"):
        cutpurse.new_bot("nobody-at-all", cutpurse.new_game("swindler", 2), 0)


def test_a_record_is_played_again(tmp_path: Path) -> None:
    table = cutpurse.load_record(RECORD)
    assert table.over
    early = cutpurse.load_record(RECORD, until=5)
    assert [record.mark for record in early.records] == [record.mark for record in table.records[:6]]
    lines = RECORD.read_text().splitlines()
    forged = tmp_path / "forged.cutpurse"
    forged.write_text("\n".join([lines[0], *lines[2:]]))
    with pytest.raises(ValueError, match=r"forged\.cutpurse: line 2: record 0 expected"):
        cutpurse.load_record(forged)
    with pytest.raises(FileNotFoundError):
        cutpurse.load_record(tmp_path / "nowhere")


def test_a_bot_that_is_not_asked_says_so() -> None:
    table = cutpurse.new_game("swindler", 2, seed=1)
    asked = [question.seat for question in table.questions()]
    assert len(asked) == 1
    with (
        cutpurse.new_bot("easy", table, 1 - asked[0]) as waiting,
        pytest.raises(LookupError, match=f"seat {1 - asked[0]} is not asked"),
    ):
        waiting.choose()


def test_the_example_that_learns_runs() -> None:
    pytest.importorskip("sb3_contrib", reason="needs sb3_contrib: pip install sb3-contrib")
    assert "of 2 games against Random" in run("examples/train_ppo.py", "2048", "2")


@pytest.mark.parametrize("number", range(len(blocks(README, "python"))))
def test_the_python_of_the_readme_runs(number: int) -> None:
    assert run("-c", blocks(README, "python")[number])


@pytest.mark.slow
def test_the_python_of_the_readme_is_typed(tmp_path: Path) -> None:
    """As a stranger's program is: mypy --strict, and the package says that it has types."""
    assert (ROOT / "src" / "cutpurse" / "py.typed").is_file()
    programs = []
    for number, block in enumerate(blocks(README, "python")):
        programs.append(tmp_path / f"readme_{number}.py")
        programs[-1].write_text(block + "\nreveal_type(table.records)\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", *programs], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stdout
    assert done.stdout.count('[cutpurse.kernel.record.Record]"') == len(programs) > 0


def test_the_examples_run() -> None:
    """The types of examples/ are checked together with those of the package."""
    programs = {path.name for path in (ROOT / "examples").glob("*.py")}
    assert programs == {
        "play_random.py",
        "against_easy.py",
        "my_bot.py",
        "read_record.py",
        "read_dataset.py",
        "train_ppo.py",
    }
    assert "won by seat" in run("examples/play_random.py", "swindler", "3")
    assert "the thumb won" in run("examples/against_easy.py")
    assert "easy won" in run("examples/read_dataset.py", "swindler")
    assert len(run("examples/read_record.py", RECORD).splitlines()) > 50
    bot = f"{sys.executable} examples/my_bot.py"
    told = run("-m", "cutpurse.cli", "match", "swindler", bot, "random", "--games", "2", "--json")
    assert [side["replaced"] for side in json.loads(told)["sides"]] == [0, 0]
