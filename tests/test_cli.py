"""The command line: figures last, exit status by what holds, clear words for what is wrong."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from cutpurse.cli import main
from cutpurse.kernel import registry
from cutpurse.kernel.box import shipped
from cutpurse.kernel.scenario import load, scenario_files

GOLDEN = Path(__file__).parent / "golden" / "swindler" / "2-beginners.cutpurse"


def out(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out


@pytest.mark.parametrize("command", [["soak", "swindler", "--games", "1"], ["leaks", "swindler", "--games", "1"]])
def test_proofs_print_their_figure(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--option", "end_jobs=3", "--json"]) == 0
    assert json.loads(out(capsys))["games"] == 1


def test_verify_proves_a_record_and_names_what_is_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(GOLDEN), "--json"]) == 0
    assert json.loads(out(capsys))["holds"] is True
    lines = GOLDEN.read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if '"choice":"rob ' in line)
    changed = lines[number].replace('"choice":"rob ', '"choice":"loot ')
    forged = tmp_path / "forged.cutpurse"
    forged.write_text("\n".join([*lines[:number], changed, *lines[number + 1 :]]))
    assert main(["verify", str(forged), "--json"]) == 1
    found = json.loads(out(capsys))
    assert found["holds"] is False
    assert found["record"] == number - 1


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (["play", "chess"], "chess"),
        (["play", "swindler", "--players", "9"], "9"),
        (["play", "swindler", "--option", "length"], "length"),
        (["play", "swindler", "--option", "length=huge"], "huge"),
        (["play", "swindler", "--option", "colour=red"], "colour"),
        (["play", "swindler", "--players", "4", "--option", "end_jobs=12"], "SW-7.3"),
        (["play", "swindler", "--option", "characters=dragon"], "SW-3.10"),
        (["play", "swindler", "--bot", "no-such-program-anywhere"], "no-such-program-anywhere"),
        (["play", "swindler", "--pack", "no-such-folder"], "no-such-folder"),
        (["play", "--resume", "no-such-file"], "no-such-file"),
        (["replay", "no-such-file"], "no-such-file"),
        (["replay", str(GOLDEN), "--seat", "Z"], "Z"),
        (["rules", "swindler", "dragon"], "dragon"),
        (["rules", "swindler", "--coverage", "--tests", "nowhere"], "nowhere"),
        (["match", "swindler", "easy"], "1"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de", "pl", "fr"])
def test_a_mistake_is_answered_in_words(
    command: list[str], words: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--language", language]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert "Traceback" not in said


def test_rules_by_number_words_and_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "swindler", "4.4.12", "--language", "de"]) == 0
    assert "SW-4.4.12" in out(capsys)
    assert main(["rules", "swindler", "4.7", "--json"]) == 0
    assert set(json.loads(out(capsys))) == {f"SW-4.7.{n}" for n in range(1, 8)}


def test_a_game_without_a_rulebook_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(type(registry.title("swindler")), "home", tmp_path)
    assert main(["rules", "swindler"]) == 2
    assert capsys.readouterr().err == "This game has no rulebook.\n"


def test_coverage_of_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "swindler", "--coverage", "--json", "--tests", str(Path(__file__).parent)]) == 0
    found = json.loads(out(capsys))
    assert found["proved"] == found["rules"] == 265


def test_a_rule_without_proof_fails_the_coverage(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without the tests there are rules that no scenario shows."""
    assert main(["rules", "swindler", "--coverage", "--tests", str(tmp_path)]) == 1
    assert "SW-8.9" in out(capsys)


def test_a_game_stands_for_its_scenarios(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    title = registry.title("swindler")
    monkeypatch.setattr(type(title), "home", tmp_path)
    assert main(["check", "swindler"]) == 1, "nothing held"
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    assert main(["check", "swindler", "--json"]) == 0
    assert json.loads(out(capsys).splitlines()[-1])["held"] == sum(len(load(path)) for path in scenario_files(title))


def test_check_reports_what_does_not_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(
        "game: swindler\n---\ntitle: Nobody starts with ten coins\ngiven: {A: {coins: 3}}\nthen: {A: {coins: 10}}\n"
    )
    assert main(["check", str(file)]) == 1
    said = out(capsys)
    assert "Nobody starts with ten coins" in said
    assert "expected 10, found 3" in said
    assert said.endswith("0 passed, 1 failed.\n")


def test_provenance_counts_marks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["provenance", "swindler", "--json"]) == 0
    found = json.loads(out(capsys))
    assert set(found["marks"]) == {"rulebook", "public", "ours"}
    assert all(set(row["provenance"].values()) <= set(found["marks"]) for row in found["components"])


def test_show_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    boards = []
    for seed in ("7", "7", "8"):
        assert main(["show", "swindler", "--seed", seed, "--language", "en"]) == 0
        boards.append(out(capsys))
    assert boards[0] == boards[1] != boards[2]
    assert all(len(line) <= 78 for line in boards[0].splitlines())


def test_a_match_rotates_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "swindler", "easy", "random", "--games", "4", "--option", "end_jobs=3", "--json"]) == 0
    found = json.loads(out(capsys))
    assert found["games"] == 4
    assert found["sides"][0]["wins"] > found["sides"][1]["wins"]


def test_the_box_of_a_release_is_frozen_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = Path(shutil.copytree(registry.title("thiefdom").home / "components", tmp_path / "components")).parent

    class Elsewhere(type(registry.title("thiefdom"))):  # type: ignore[misc]
        home = place

    titles = {"thiefdom": Elsewhere()}
    monkeypatch.setattr(registry, "titles", lambda: titles)
    assert main(["box", "show", "thiefdom", "--json"]) == 0
    before = json.loads(out(capsys))
    assert before["releases"]["0.2.0"]
    assert main(["box", "archive", "thiefdom", "--release", "9.0.0", "--json"]) == 0
    frozen = json.loads(out(capsys))
    assert frozen["box"] == before["box"]
    assert Path(frozen["file"]).read_bytes()
    assert main(["box", "show", "thiefdom", "--json"]) == 0
    assert json.loads(out(capsys))["releases"]["9.0.0"] == before["box"]
    numbers = place / "components" / "numbers.toml"
    numbers.write_text(numbers.read_text(encoding="utf-8").replace("= 3\n", "= 4\n", 1), encoding="utf-8")
    shipped.cache_clear()
    assert main(["box", "archive", "thiefdom", "--release", "9.0.0", "--language", "en"]) == 2
    assert "a release never changes" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "words"), [("en", "version 99 of the rules"), ("de", "Version 99"), ("pl", "99"), ("fr", "version 99")]
)
def test_a_record_of_later_rules_is_refused_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    later = tmp_path / "later.cutpurse"
    later.write_text(GOLDEN.read_text().replace('"rules":1', '"rules":99', 1))
    assert main(["verify", str(later), "--language", language]) == 1
    assert words in out(capsys)
