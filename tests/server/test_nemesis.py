"""A cluster under faults of all kinds; and the judge of its history, judged."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse.lab.history import IN_DOUBT, Sent, broken
from cutpurse.lab.nemesis import outcome, torment

FAULTS = 20


def test_no_promise_is_broken_by_twenty_faults() -> None:
    report = torment(FAULTS, seed=5)
    assert report.faults == sum(report.kinds.values()) == FAULTS
    assert len(report.kinds) >= 6, "of many kinds"
    assert report.tables >= 3
    assert report.accepted > 50
    assert report.refused + report.in_doubt > 0, "somebody met a fault, or was not first"


def entries(*ids: str) -> list[dict[str, Any]]:
    return [{"seat": 0, "id": id} for id in ids]


def sent(id: str, at: float, outcome: str = "accepted", answered_at: float = 0.0, times: int = 1) -> Sent:
    return Sent("t", 0, id, at, times, outcome, answered_at or at + 0.5)


HISTORY = [sent("a", 1), sent("b", 2), sent("c", 3, "stale"), sent("d", 4, IN_DOUBT), sent("e", 5, "")]


@pytest.mark.parametrize(
    ("before", "now", "verdict"),
    [
        ("", "a b", ""),
        ("a", "a b d e", ""),
        ("", "a b d", ""),
        ("", "a", "lost"),
        ("", "b a", "order"),
        ("", "a b b", "doubled"),
        ("", "a b x", "phantom"),
        ("", "a b c", "refused and done"),
        ("a d", "a b", "changed"),
    ],
)
def test_the_judge_sees_what_is_wrong(before: str, now: str, verdict: str) -> None:
    found = broken("t", HISTORY, entries(*before.split()), entries(*now.split()))
    assert [fault.partition(":")[0] for fault in found] == ([verdict] if verdict else [])


def test_choices_that_were_under_way_together_may_come_in_any_order() -> None:
    together = [sent("a", 1.0, answered_at=3.0), sent("b", 2.0, answered_at=2.5)]
    assert broken("t", together, [], entries("a", "b")) == broken("t", together, [], entries("b", "a")) == []


def test_of_a_choice_that_was_sent_twice_the_first_may_have_been_done() -> None:
    again = [sent("a", 1.0, "not-asked", times=2)]
    assert broken("t", again, [], entries("a")) == broken("t", again, [], []) == []


def test_what_was_acknowledged_while_the_journal_was_read_may_not_be_in_it_yet() -> None:
    late = [sent("a", 1.0, answered_at=3.0)]
    assert broken("t", late, [], [], read_at=2.0) == []
    assert broken("t", late, [], [], read_at=3.0) == ["lost: (0, 'a')"]


def test_bots_and_clocks_are_nobodys_choices() -> None:
    assert broken("t", [], [], entries("bot 0", "clock 1")) == []


def test_a_server_that_does_not_know_says_so() -> None:
    assert outcome({"code": "not-stored", "args": {"problem": "unreachable"}}) == IN_DOUBT
    assert outcome({"code": "not-stored", "args": {"problem": "full"}}) == "not-stored"
    assert outcome({"code": "stale"}) == "stale"
