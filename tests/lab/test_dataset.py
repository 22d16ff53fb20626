"""Games as tables of choices."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cutpurse.cli import main
from cutpurse.kernel import registry
from cutpurse.kernel.message import Reason
from cutpurse.kernel.record import RecordFile, plain
from cutpurse.kernel.table import open_table
from cutpurse.lab.dataset import Row, play_bots, recorded, rows

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.glob("*/2-beginners.cutpurse"))


def written(path: Path, *words: str) -> list[dict[str, Any]]:
    assert main(["dataset", *words, "--out", str(path)]) == 0
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.parent.name)
def test_every_choice_of_a_record_is_a_row(path: Path) -> None:
    file = RecordFile.read(path)
    found = rows(recorded(file), 3)
    told = [(seat, choice) for record in plain(file.records)[1:] for seat, choice in choices_of(record)]
    assert sorted((row.seat, row.choice) for row in found) == sorted(told)
    assert [row.step for row in found] == list(range(len(found)))
    assert {row.number for row in found} == {3}
    for row in found:
        assert row.options[row.actions.index(row.action)] == row.choice
    assert file.proof is not None
    assert {(row.seat, row.score) for row in found} == set(enumerate(file.proof.result.scores))
    assert {row.player for row in found} == {""}, "nobody is named"


def choices_of(record: Any) -> list[tuple[int, str]]:
    if record.sealed is None:
        return [(record.seat, record.choice)]
    return [(seat, choice) for seat, choices in record.sealed for choice in choices]


def test_bots_move_on_by_one_seat_with_every_game() -> None:
    game = open_table(registry.title("swindler"), 3, {"end_jobs": 3})
    assert not isinstance(game, Reason)
    seated = [played.players for played in play_bots(game, ["easy", "random"], 2, "seed")]
    assert seated == [["easy", "random", "easy"], ["random", "easy", "random"]]


def test_the_same_seed_writes_the_same_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("age-of-thieves", "--games", "1", "--bots", "random", "--seed")
    one, again, other = (written(tmp_path / f"{n}.jsonl", *words, seed) for n, seed in enumerate("112"))
    assert one == again != other
    assert set(one[0]) == set(Row.__struct_fields__) - {"view", "features"}
    assert f"{len(one):,} choices" in capsys.readouterr().out


def test_parquet_has_the_same_columns(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs pyarrow: pip install -e '.[test]'")
    words = ("thiefdom", "--games", "1", "--bots", "random", "--views", "--features")
    lines = written(tmp_path / "games.jsonl", *words)
    assert main(["dataset", *words, "--out", str(tmp_path / "games.parquet")]) == 0
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.schema.metadata[b"cutpurse.dataset"] == b"1"
    assert table.column_names == list(Row.__struct_fields__)
    assert table.drop_columns(["features"]).to_pylist() == [
        {key: value for key, value in line.items() if key != "features"} for line in lines
    ]
    assert len(lines[0]["features"]) == len(table["features"][0]) > 1000
    assert json.loads(lines[0]["view"])["seat"] == lines[0]["seat"]


def test_what_cannot_be_written_is_said_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.cutpurse"
    broken.write_text("\n".join((GOLDEN / "swindler" / "2-beginners.cutpurse").read_text().splitlines()[:1]))
    for words, said in (
        (["swindler", "--out", "games.csv"], "ends with .parquet or .jsonl"),
        (["chess", "--out", str(tmp_path / "a.jsonl")], "“chess”"),
        (["swindler", "--bots", "nobody", "--out", str(tmp_path / "a.jsonl")], "“nobody”"),
        (["swindler", "--players", "9", "--out", str(tmp_path / "a.jsonl")], "2 to 4"),
        (["swindler", "--games", "1", "--out", str(tmp_path / "no" / "a.jsonl")], "cannot be written"),
        (
            ["thiefdom", "--records", str(RECORDS[0]), "--out", str(tmp_path / "a.jsonl")],
            "another game: age-of-thieves",
        ),
        (["swindler", "--records", str(broken), "--out", str(tmp_path / "a.jsonl")], "the deal is missing"),
    ):
        assert main(["dataset", *words, "--language", "en"]) == 2
        assert said in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken.cutpurse"], "half a data set is none"
