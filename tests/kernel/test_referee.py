"""The referee: asking, choosing, refusing; nothing raised for a player's mistake."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from cutpurse.kernel.message import SPECTATOR, Message, Reason
from cutpurse.kernel.question import Question
from cutpurse.kernel.record import mark
from cutpurse.kernel.referee import LONGEST_CHOICE, Referee
from tests.kernel.tables import bidding, done, finished, given, live, one_move, received
from tests.kernel.toy import Drew, GardenState, Planted, Shown

ANN, BEA, CYD = 0, 1, 2


def refused(referee: Referee, seat: int, choice: str) -> Reason:
    """Why a choice is refused; the refusal leaves no trace."""
    before = (referee.state.encode(), list(referee.records), list(referee.told))
    reason = referee.choose(seat, choice)
    assert isinstance(reason, Reason)
    assert referee.why_not(seat, choice) == reason
    assert (referee.state.encode(), referee.records, referee.told) == before
    return reason


# -- the deal ------------------------------------------------------------------------------------------


def test_the_deal_is_the_first_record() -> None:
    referee = live(players=3)
    deal = referee.records[0]
    assert (deal.n, deal.seat, deal.choice, deal.sealed, deal.undo) == (0, None, None, None, None)
    assert [what for what, _, _ in deal.chance] == ["draw"] * 6
    assert deal.mark == mark(referee.state, 1)
    assert [type(told.event) for told in referee.told] == [Drew] * 6


def test_the_same_secret_deals_the_same_game() -> None:
    assert live().state == live().state
    assert live().state != live(secret=bytes(32)).state


# -- asking --------------------------------------------------------------------------------------------


def test_a_turn_asks_one_seat() -> None:
    referee = given({"asked": "B", "seats": {"B": {"hand": ["rose", "tulip"]}}})
    question = Question(BEA, "turn", ["rest", "draw", "plant rose", "plant tulip", "give rose", "give tulip"])
    assert referee.questions() == [question]
    assert referee.question(BEA) == question
    assert [referee.question(seat) for seat in (ANN, CYD, SPECTATOR, 99)] == [None] * 4
    assert question.message == Message("question-turn")


def test_a_sealed_question_asks_all_seats_at_once() -> None:
    referee = bidding(shows=["rose 0 1 2"])
    assert [(question.seat, question.kind, question.sealed) for question in referee.questions()] == [
        (ANN, "name", True),
        (BEA, "bid", True),
        (CYD, "bid", True),
    ]
    assert [question.message.args for question in referee.questions()] == [{"show": 2}] * 3


def test_nobody_is_asked_when_it_is_over() -> None:
    referee = finished(1)
    assert referee.questions() == []
    result = referee.result()
    assert result is not None
    assert sum(result.shares()) == pytest.approx(1)
    assert live().result() is None


# -- choosing ------------------------------------------------------------------------------------------


def test_a_choice_answers_with_its_events_and_is_recorded() -> None:
    referee = given({"seats": {"A": {"hand": ["rose"]}}})
    assert referee.choose(ANN, "plant rose") == [Planted(ANN, "rose")]
    assert [(record.seat, record.choice, record.chance) for record in referee.records] == [(ANN, "plant rose", [])]
    assert referee.records[0].mark == mark(referee.state, 1)


def test_chance_is_recorded_with_the_choice_that_set_it_off() -> None:
    referee = given({"seats": {"A": {"hand": ["rose"]}}})
    bag = referee.game.outcomes(referee.state, "draw")
    done(referee.choose(ANN, "draw"))
    ((what, n, value),) = referee.records[0].chance
    assert (what, n) == ("draw", len(bag))
    assert referee.state.hands[ANN] == ["rose", bag[value]]


def test_every_choice_of_a_random_game_is_accepted_and_keeps_the_rules() -> None:
    for seed in range(8):
        referee, rng = live(players=seed % 4 + 1, secret=bytes([seed]) * 32), random.Random(seed)
        while not referee.over:
            assert referee.game.faults(referee.state) == []
            for question in referee.questions():
                assert question.options
                assert len(set(question.options)) == len(question.options)
            one_move(referee, rng, undo=0.2)
        assert referee.game.faults(referee.state) == []


def test_the_log_is_told_as_each_seat_may_know_it() -> None:
    referee = live(players=2)
    flowers = referee.state.hands
    assert referee.log(ANN)[0] == {"event": "drew", "seat": ANN, "flower": flowers[ANN][0]}
    assert referee.log(BEA)[0] == referee.log(SPECTATOR)[0] == {"event": "drew", "seat": ANN}
    done(referee.choose(ANN, "rest"))
    assert referee.log(BEA, since=1) == [{"event": "rested", "seat": ANN}]


# -- refusing ------------------------------------------------------------------------------------------


def test_who_is_not_asked_is_told_so() -> None:
    referee = given({"asked": "B"})
    for seat in (ANN, CYD, SPECTATOR, 99):
        assert refused(referee, seat, "rest") == Reason("not-asked")


def test_nothing_can_be_chosen_when_it_is_over() -> None:
    referee = finished(2)
    for seat in (ANN, BEA, SPECTATOR):
        assert refused(referee, seat, "rest") == Reason("game-over")


@pytest.mark.parametrize(
    "choice", ["", " ", "rest ", "REST", "fly away", "plant", "plant orchid", "bid 1", "\x00", "рlant rose"]
)
def test_an_unknown_choice_is_refused(choice: str) -> None:
    assert refused(given({"seats": {"A": {"hand": ["rose"]}}}), ANN, choice) == Reason("unknown-choice")


def test_a_choice_that_is_too_long_is_not_even_read() -> None:
    referee = given({"asked": "A"})
    assert refused(referee, ANN, "x" * LONGEST_CHOICE).code == "unknown-choice"
    for seat in (ANN, BEA, SPECTATOR):
        reason = refused(referee, seat, "x" * (LONGEST_CHOICE + 1))
        assert reason == Reason("choice-too-long", args={"most": LONGEST_CHOICE})


def test_the_game_says_why_with_the_number_of_the_rule() -> None:
    referee = given({"seats": {"A": {"hand": ["rose", "rose", "rose"]}}})
    assert refused(referee, ANN, "plant tulip") == Reason("not-in-hand", "GS-2", {"flower": "tulip"})
    assert refused(referee, ANN, "draw") == Reason("no-draw", "GS-3")
    assert referee.why_not(ANN, "plant rose") is None


def test_closed_choices_come_with_the_reason_they_are_refused_for() -> None:
    referee = given({"seats": {"A": {"hand": ["rose", "rose", "rose"]}}})
    closed = referee.closed(ANN)
    assert [choice for choice, _ in closed] == ["draw", "plant daisy", "plant tulip"]
    for choice, reason in closed:
        assert refused(referee, ANN, choice) == reason
    assert referee.closed(BEA) == []
    assert finished(1).closed(ANN) == []


def test_a_reason_knows_its_sentence() -> None:
    reason = Reason("not-in-hand", "GS-2", {"flower": "tulip"})
    assert reason.message == Message("reason-not-in-hand", {"flower": "tulip", "rule": "GS-2"})


# -- shortcuts -----------------------------------------------------------------------------------------


def test_a_shortcut_is_a_chain_of_ordinary_choices() -> None:
    referee = given({"seats": {"A": {"hand": ["rose", "tulip"]}}})
    (shortcut,) = referee.game.shortcuts(referee.state, ANN, referee.game.options(referee.state, ANN))
    assert referee.take(ANN, shortcut.chain) == [Planted(ANN, "rose"), Planted(ANN, "tulip")]
    assert [record.choice for record in referee.records] == ["plant rose", "plant tulip"]


def test_a_shortcut_stops_where_its_next_choice_is_not_offered() -> None:
    referee = given({"seats": {"A": {"hand": ["rose"]}}})
    assert done(referee.take(ANN, ["plant rose", "plant rose", "rest"])) == [Planted(ANN, "rose")]
    assert referee.question(ANN) is not None


def test_a_shortcut_stops_when_somebody_else_is_asked() -> None:
    referee = given({"asked": "A"})
    done(referee.take(ANN, ["rest", "rest", "rest"]))
    assert [record.seat for record in referee.records] == [ANN]


def test_a_shortcut_whose_beginning_is_refused_does_nothing() -> None:
    referee = given({"asked": "A"})
    assert referee.take(ANN, ["plant rose", "rest"]) == Reason("not-in-hand", "GS-2", {"flower": "rose"})
    assert referee.take(BEA, ["rest"]) == Reason("not-asked")
    assert referee.records == []


# -- knowing -------------------------------------------------------------------------------------------


def test_what_a_seat_may_not_know_does_not_reach_it() -> None:
    """Re-draw all that is hidden from a seat: what it receives stays the same, byte by byte (law 4)."""
    for seed in range(6):
        referee, rng = live(players=3, secret=bytes([seed]) * 32), random.Random(seed)
        while not referee.over:
            for seat in (SPECTATOR, ANN, BEA, CYD):
                world = Referee.at(referee.game, referee.game.sample(referee.view(seat), rng), referee.chance)
                assert referee.game.faults(world.state) == []
                assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(referee.view(seat))
                assert world.question(seat) == referee.question(seat)
                assert world.closed(seat) == referee.closed(seat)
            one_move(referee, rng)


def test_sampled_worlds_differ_where_something_is_hidden() -> None:
    referee, rng = live(), random.Random(1)
    worlds = {referee.game.sample(referee.view(BEA), rng).encode() for _ in range(20)}
    assert len(worlds) > 10


def test_views_survive_the_wire() -> None:
    referee, rng = live(), random.Random(5)
    while not referee.over:
        for seat in (SPECTATOR, ANN, CYD):
            view = referee.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=referee.game.view_type) == view
        one_move(referee, rng)


def test_a_referee_can_take_over_in_the_middle() -> None:
    referee = live()
    other = Referee.at(referee.game, GardenState.decode(referee.state.encode()), referee.chance)
    assert other.records == []
    assert other.questions() == referee.questions()
    assert received(other, BEA) != received(referee, BEA)  # no records, no log
    assert done(other.choose(ANN, "rest")) == done(referee.choose(ANN, "rest"))


def test_a_reveal_is_told_to_everybody() -> None:
    referee = bidding()
    for seat, choice in ((ANN, "name rose"), (ANN, "bid 0"), (BEA, "bid 2"), (CYD, "bid 1")):
        done(referee.choose(seat, choice))
    assert referee.told[0].event == Shown("rose", BEA, [0, 2, 1])
    assert referee.log(ANN) == referee.log(SPECTATOR)


def test_options_are_listed_once_as_long_as_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever tells, refuses, closes windows or thinks asks the same question again."""
    referee = given({"asked": "B", "seats": {"B": {"hand": ["rose", "tulip"]}}})
    listed: list[int] = []
    options = type(referee.game).options

    def counted(game: Any, state: GardenState, seat: int) -> Sequence[str]:
        listed.append(seat)
        return options(game, state, seat)

    monkeypatch.setattr(type(referee.game), "options", counted)
    question = referee.question(BEA)
    assert referee.questions() == [question]
    referee.closed(BEA)
    assert referee.why_not(BEA, "dance") is not None
    assert not isinstance(referee.choose(BEA, "plant rose"), Reason)
    assert listed == [BEA]
    referee.undo(BEA)
    assert referee.question(BEA) == question
    assert listed == [BEA, BEA]
