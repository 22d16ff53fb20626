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
    assert list(tmp_path.iterdir()) == [], "nothing stays"
    assert len(report.lines()) == 4
    assert report.as_dict()["sizes"][0]["tables"] == 3


def test_the_bar_is_for_one_size() -> None:
    def holds(tables: int, p99: float, flush: float) -> bool:
        return Report("swindler", 1, [Figures(tables, 1, 1, p99, 1, 1, flush, flush)]).holds

    assert holds(BAR_AT, 11.9, 0.2), "a flush counts as four milliseconds at least"
    assert not holds(BAR_AT, 12.1, 0.2)
    assert holds(BAR_AT, 29, 10)
    assert holds(1000, 500, 0.2)
