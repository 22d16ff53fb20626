"""The load that `cutpurse bench server` puts on a server: real, small, and every figure is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from cutpurse.lab.load import BAR_AT, Figures, Report, load


def test_a_small_load_gives_every_figure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    report = load("swindler", sizes=(3,), pace=10, seconds=1.0)
    (size,) = report.sizes
    assert size.tables == 3
    assert 10 <= size.moves_a_second <= 33, "three tables, a second, ten moves each at most"
    assert 0 < size.p50_ms <= size.p99_ms
    assert 0 < size.flush_p50_ms <= size.flush_p99_ms
    assert size.most_moves_a_second > 30
    assert size.cpu_ms_a_move > 0
    assert list(tmp_path.iterdir()) == [], "nothing stays"
    assert len(report.lines()) == 4
    assert report.as_dict()["sizes"][0]["tables"] == 3


def holds(tables: int, p99: float, flush: float, cpu: float = 1.0, kb: float = 100.0) -> bool:
    return Report("swindler", 1, [Figures(tables, 1, 1, p99, 1, kb, flush, flush, cpu)]).holds


def test_up_to_a_hundred_tables_a_move_takes_a_few_flushes() -> None:
    assert holds(BAR_AT, 24.9, 0.2), "or 25 milliseconds, where flushes are quick"
    assert not holds(BAR_AT, 25.1, 0.2)
    assert holds(BAR_AT, 49, 10)
    assert not holds(BAR_AT, 51, 10)


def test_with_more_tables_a_move_takes_a_flush_and_a_little() -> None:
    assert holds(1000, 53.9, 0.2)
    assert not holds(1000, 54.1, 0.2)
    assert holds(1000, 59, 10)


def test_a_move_and_a_table_cost_little() -> None:
    assert not holds(1000, 10, 4, cpu=1.6)
    assert not holds(1000, 10, 4, kb=151)
    assert holds(10, 10, 4, cpu=9, kb=900), "what a server has once is not counted against a few tables"
