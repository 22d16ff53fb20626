"""Sealed answers: unseen and revocable until the last one is in, then one record."""

from __future__ import annotations

import itertools
import random

import pytest

from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.record import Record
from cutpurse.kernel.referee import Referee
from tests.kernel.tables import bidding, done, received
from tests.kernel.toy import HIDDEN, Shown

ANN, BEA, CYD = 0, 1, 2
SEATS = (SPECTATOR, ANN, BEA, CYD)
ANSWERS = {ANN: ["name rose", "bid 2"], BEA: ["bid 2"], CYD: ["bid 2"]}
"""The host answers twice. All bid the same, so that the last answer sets off a draw."""

ORDERS = sorted(set(itertools.permutations([ANN, ANN, BEA, CYD])))


def table() -> Referee:
    return bidding(seats={"A": {"garden": ["rose"]}, "B": {"hand": ["tulip"]}})


def seal_all(referee: Referee, order: tuple[int, ...]) -> Referee:
    left = {seat: list(choices) for seat, choices in ANSWERS.items()}
    for seat in order:
        done(referee.choose(seat, left[seat].pop(0)))
    return referee


def test_the_last_seal_makes_one_record_of_all_answers() -> None:
    referee = seal_all(table(), (CYD, ANN, BEA, ANN))
    (record,) = referee.records
    assert record.sealed == [(ANN, ["name rose", "bid 2"]), (BEA, ["bid 2"]), (CYD, ["bid 2"])]
    assert (record.seat, record.choice) == (None, None)
    assert [what for what, _, _ in record.chance] == ["prize"]
    assert referee.drafts == {}
    assert [type(told.event) for told in referee.told] == [Shown]


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: "".join("ABC"[seat] for seat in order))
def test_the_order_of_sealing_leaves_no_trace(order: tuple[int, ...]) -> None:
    first, other = seal_all(table(), (ANN, ANN, BEA, CYD)), seal_all(table(), order)
    assert other.records == first.records
    assert other.state == first.state
    assert other.told == first.told
    assert [received(other, seat) for seat in SEATS] == [received(first, seat) for seat in SEATS]


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: "".join("ABC"[seat] for seat in order))
def test_nobody_else_notices_a_seal_before_the_last(order: tuple[int, ...]) -> None:
    referee = table()
    left = {seat: list(choices) for seat, choices in ANSWERS.items()}
    for seat in order[:-1]:
        before = {other: received(referee, other) for other in SEATS if other != seat}
        assert referee.choose(seat, left[seat].pop(0)) == []
        assert {other: received(referee, other) for other in SEATS if other != seat} == before
        assert referee.records == []
        assert referee.told == []


def test_different_answers_look_the_same_to_others() -> None:
    def seen(choices: list[str]) -> list[bytes]:
        referee = table()
        for choice in choices:
            done(referee.choose(ANN, choice))
        return [received(referee, seat) for seat in (SPECTATOR, BEA, CYD)]

    nothing = seen([])
    assert seen(["name rose"]) == seen(["name tulip", "bid 0"]) == seen(["name daisy", "bid 2"]) == nothing


def test_a_seat_sees_its_own_seal() -> None:
    referee = table()
    done(referee.choose(BEA, "bid 1"))
    assert referee.view(BEA).bid == 1
    assert referee.view(CYD).bid == HIDDEN
    assert referee.question(BEA) is None
    assert referee.choose(BEA, "bid 2") == Reason("already-sealed")


def test_a_seat_with_several_answers_is_asked_until_it_is_ready() -> None:
    referee = table()
    kinds = []
    for choice in ANSWERS[ANN]:
        question = referee.question(ANN)
        assert question is not None
        kinds.append(question.kind)
        done(referee.choose(ANN, choice))
    assert kinds == ["name", "bid"]
    assert referee.question(ANN) is None
    assert [question.seat for question in referee.questions()] == [BEA, CYD]


def test_a_refused_answer_seals_nothing() -> None:
    referee = table()
    assert referee.choose(BEA, "bid 9") == Reason("unknown-choice")
    assert referee.choose(BEA, "name rose") == Reason("unknown-choice")
    assert referee.drafts == {}
    assert referee.why_no_undo(BEA) == Reason("nothing-to-undo")


# -- taking back -----------------------------------------------------------------------------------------


def test_a_seal_can_be_taken_back_without_a_trace() -> None:
    referee, untouched = table(), table()
    done(referee.choose(BEA, "bid 1"))
    before = {seat: received(referee, seat) for seat in (SPECTATOR, ANN, CYD)}
    assert referee.undo(BEA) == []
    assert {seat: received(referee, seat) for seat in (SPECTATOR, ANN, CYD)} == before
    assert referee.records == []
    assert referee.told == []
    assert referee.state == untouched.state
    assert received(referee, BEA) == received(untouched, BEA)


def test_answers_are_taken_back_one_by_one() -> None:
    referee = table()
    done(referee.choose(CYD, "bid 1"))
    done(referee.choose(ANN, "name rose"))
    named = referee.state.encode()
    done(referee.choose(ANN, "bid 1"))
    done(referee.undo(ANN))
    assert referee.state.encode() == named
    done(referee.undo(ANN))
    assert referee.undo(ANN) == Reason("nothing-to-undo")
    assert referee.view(CYD).bid == 1  # the others' answers stay


def test_nobody_can_take_back_the_seal_of_another() -> None:
    referee = table()
    done(referee.choose(BEA, "bid 1"))
    for seat in (ANN, CYD, SPECTATOR, 99):
        assert referee.undo(seat) == Reason("nothing-to-undo")
    assert referee.drafts == {BEA: ["bid 1"]}


def test_nothing_can_be_taken_back_after_the_last_seal() -> None:
    referee = seal_all(table(), (ANN, ANN, BEA, CYD))
    for seat in (ANN, BEA, CYD):
        assert referee.undo(seat) == Reason("nothing-to-undo")


def test_second_thoughts_leave_no_trace_in_the_record() -> None:
    """Any mixture of sealing and taking back ends in the record of the answers that stood."""
    straight = seal_all(table(), (ANN, ANN, BEA, CYD))
    for seed in range(40):
        referee, rng = table(), random.Random(seed)
        for _ in range(rng.randrange(25)):
            _second_thought(referee, rng)
        for seat in (ANN, BEA, CYD):
            while referee.why_no_undo(seat) is None:
                done(referee.undo(seat))
        assert referee.state == table().state
        assert seal_all(referee, rng.choice(ORDERS)).records == straight.records
        assert referee.state == straight.state


def _second_thought(referee: Referee, rng: random.Random) -> None:
    """Seal or take back anything, but never the last answer."""
    waiting = referee.questions()
    last = len(waiting) == 1 and waiting[0].kind == "bid"
    sealed = sorted(referee.drafts)
    if sealed and (last or rng.random() < 0.4):
        done(referee.undo(rng.choice(sealed)))
    else:
        question = rng.choice(waiting)
        done(referee.choose(question.seat, rng.choice(question.options)))


def test_a_record_of_seals_is_the_same_whether_or_not_others_looked() -> None:
    """Reading never changes anything: views, questions and reasons asked for in between are free."""
    referee, plain = table(), seal_all(table(), (ANN, ANN, BEA, CYD))
    left = {seat: list(choices) for seat, choices in ANSWERS.items()}
    for seat in (ANN, ANN, BEA, CYD):
        for other in SEATS:
            received(referee, other)
            referee.why_not(other, "bid 1")
        done(referee.choose(seat, left[seat].pop(0)))
    records: list[Record] = referee.records
    assert records == plain.records
