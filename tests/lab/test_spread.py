"""What `cutpurse bench processes` measures: real and small once, and the sums."""

from __future__ import annotations

from cutpurse.lab.spread import Report, Spread, spread


def test_three_ways_are_measured() -> None:
    report = spread("swindler", tables=2, seconds=0.5, warm_up=False)
    assert [(row.processes, row.apart) for row in report.rows] == [(1, False), (2, False), (2, True)]
    assert all(row.moves > 0 and row.cpu_ms_a_move > 0 and row.database_ms_a_move >= 0 for row in report.rows)
    assert len(report.lines()) == 6
    assert report.as_dict()["rows"][0]["gain"] == 1.0


def measured(cpu: float, busiest: float, apart: bool = False) -> Report:
    one = Spread(1, False, 100, 1.0, 2.0, 0.1, 1.0)
    return Report("swindler", 2, [one, Spread(2, apart, 100, 1.0, cpu, 0.1, busiest)])


def test_a_second_process_is_worth_what_it_does_not_spend_on_the_first() -> None:
    assert measured(2.0, 0.5).gain(measured(2.0, 0.5).rows[1]) == 2.0
    assert measured(2.0, 0.5).holds
    assert not measured(2.4, 0.5).holds, "a fifth more work a move"
    assert not measured(2.0, 0.7).holds, "one of them does most of it"
    assert measured(4.0, 0.5, apart=True).holds, "no bar where every move is told twice"
