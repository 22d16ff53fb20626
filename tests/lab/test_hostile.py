"""Strangers attack for some seconds while honest people play: the report says what happened, and the bars hold."""

from __future__ import annotations

from statistics import quantiles

import pytest

from cutpurse.lab.attacks import ATTACKS
from cutpurse.lab.hostile import MOST_MEMORY, ORDINARY_MS, HostileReport, Stretch, hostile

MOST_TIMES = 4.0
"""Of a short run on a machine that does other things too: in few moves the slowest of a hundred is an accident, so the
quicker ones of an attack are compared with those in the middle of the quiet."""


def stretch(name: str, milliseconds: float) -> Stretch:
    return Stretch(name, [milliseconds / 1e3] * 200)


@pytest.mark.parametrize(
    ("quiet", "attacked", "memory", "alive", "holds"),
    [
        (40, 79, MOST_MEMORY, True, True),
        (40, 81, MOST_MEMORY, True, False),
        (1, 49, 1, True, True),
        (1, 51, 1, True, False),
        (40, 40, MOST_MEMORY + 1, True, False),
        (40, 40, 1, False, False),
    ],
)
def test_a_report_holds_or_it_does_not(quiet: float, attacked: float, memory: int, alive: bool, holds: bool) -> None:
    """A quiet value below 25 ms counts as 25 ms."""
    report = HostileReport([stretch("quiet", quiet), stretch("deaf", attacked)], memory, alive)
    assert report.holds is holds
    assert report.as_dict()["holds"] is holds
    assert "deaf" in report.lines()[2]


def test_honest_people_notice_nothing() -> None:
    names = ["uploads", "deaf", "frames", "undoing"]
    report = hostile(0.4, names=names)
    assert [one.name for one in report.stretches] == [part for name in names for part in ("quiet", name)]
    assert all(one.done for one in report.stretches if one.name != "quiet"), "every attack was carried out"
    assert all(one.latencies for one in report.stretches if one.name in ATTACKS), "the honest tables played on"
    assert all(0 < one.busy < 1.5 for one in report.stretches), "what each costs the server is told"
    assert report.alive
    assert report.memory <= MOST_MEMORY
    quiet, attacked = (
        quantiles((one for part in report.stretches if (part.name == "quiet") is quiet for one in part.latencies), n=4)
        for quiet in (True, False)
    )
    assert attacked[0] <= MOST_TIMES * max(quiet[1], ORDINARY_MS / 1e3), report.lines()
