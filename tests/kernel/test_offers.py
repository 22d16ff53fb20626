"""Offers: what a seat may do without being asked. Nobody waits for them, and nobody else can learn of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from cutpurse.kernel.chance import Dice, Recorded
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.replay import steps
from cutpurse.kernel.state import Step
from tests.kernel.tables import rules
from tests.kernel.toy import GardenShow, GardenState, Planted


def plant_between(play: Play[GardenState, Any], seat: int, words: list[str]) -> None:
    """In this garden one may plant in somebody else's turn."""
    play.state.hands[seat].remove(words[1])
    play.state.gardens[seat].append(words[1])
    play.tell(Planted(seat, words[1]))


class Busy(GardenShow):
    answers: Mapping[str, Callable[..., None]] = {**GardenShow.answers, "offer": plant_between}

    def offers(self, state: GardenState, seat: int) -> Sequence[str]:
        if state.asked[0][1] != "turn":
            return ()
        return [f"plant {flower}" for flower in sorted(set(state.hands[seat]))]

    def asks_again(self, state: GardenState) -> Step:
        return ("turn", state.asked[0][0])

    def refuse_offer(self, state: GardenState, seat: int, choice: str) -> Reason:
        return Reason("not-in-hand", "GS-2") if choice.startswith("plant ") else Reason("not-asked")


def open_as(kind: type[Busy]) -> Busy:
    plain = rules(3)
    return kind(plain.title, plain.players, plain.settings, None)


@pytest.fixture
def referee() -> Referee:
    return Referee(open_as(Busy), Dice(4))


def first_offer(referee: Referee, seat: int) -> str:
    return referee.offers(seat)[0]


def test_whoever_is_not_asked_may_act_and_the_asked_seat_is_asked_again(referee: Referee) -> None:
    assert referee.question(0) is not None
    assert referee.question(1) is None
    offer = first_offer(referee, 1)
    happened = referee.choose(1, offer)
    assert not isinstance(happened, Reason)
    assert [event.name for event in happened] == ["planted"]
    assert referee.state.gardens[1] == [offer.split(" ")[1]]
    assert [question.seat for question in referee.questions()] == [0]


def test_whoever_is_asked_has_options_and_no_offers(referee: Referee) -> None:
    assert referee.offers(0) == []


def test_an_offer_is_an_ordinary_record(referee: Referee) -> None:
    offer = first_offer(referee, 2)
    referee.choose(2, offer)
    record = referee.records[-1]
    assert (record.seat, record.choice, record.undo, record.sealed) == (2, offer, None, None)


def test_an_offer_ends_what_could_be_taken_back(referee: Referee) -> None:
    referee.choose(0, f"plant {referee.state.hands[0][0]}")
    assert referee.why_no_undo(0) is None
    referee.choose(1, first_offer(referee, 1))
    for seat in range(3):
        reason = referee.why_no_undo(seat)
        assert reason is not None
        assert reason.code == "nothing-to-undo"


def test_what_is_not_offered_is_refused_with_its_reason(referee: Referee) -> None:
    missing = next(flower for flower in rules(3).flowers if flower not in referee.state.hands[1])
    before = referee.state.encode()
    refused = referee.choose(1, f"plant {missing}")
    assert isinstance(refused, Reason)
    assert refused.rule == "GS-2"
    again = referee.choose(1, "rest")
    assert isinstance(again, Reason)
    assert again.code == "not-asked"
    assert referee.state.encode() == before
    assert len(referee.records) == 1


def test_the_same_offer_twice_is_refused_the_second_time(referee: Referee) -> None:
    offer = first_offer(referee, 1)
    while offer in referee.offers(1):
        referee.choose(1, offer)
    assert isinstance(referee.choose(1, offer), Reason)


def test_a_watcher_is_offered_nothing(referee: Referee) -> None:
    assert isinstance(referee.choose(-1, first_offer(referee, 1)), Reason)


def test_nothing_is_offered_while_answers_are_sealed(referee: Referee) -> None:
    for seat in range(3):
        referee.choose(seat, "rest")
    assert referee.question(0) is not None
    assert referee.question(0).sealed  # type: ignore[union-attr]
    assert [referee.offers(seat) for seat in range(3)] == [[], [], []]


def test_a_longer_choice_of_somebody_else_does_not_show_in_what_is_offered() -> None:
    """While it lasts, what is offered stays what it was; taking it is refused until the choice is whole."""

    class Slow(Busy):
        def unfinished(self, state: GardenState) -> bool:
            return bool(state.gardens[0]) and len(state.gardens[0]) % 2 == 1

        def offers(self, state: GardenState, seat: int) -> Sequence[str]:
            return () if self.unfinished(state) else super().offers(state, seat)

        def refuse_offer(self, state: GardenState, seat: int, choice: str) -> Reason:
            return Reason("in-the-middle") if self.unfinished(state) else super().refuse_offer(state, seat, choice)

    referee = Referee(open_as(Slow), Dice(4))
    before = [referee.offers(seat) for seat in (1, 2)]
    flowers = list(referee.state.hands[0])
    assert referee.choose(0, f"plant {flowers[0]}") == []
    assert [referee.offers(seat) for seat in (1, 2)] == before
    refused = referee.choose(1, before[0][0])
    assert isinstance(refused, Reason)
    assert refused.code == "in-the-middle"
    referee.choose(0, f"plant {flowers[1]}")
    assert not isinstance(referee.choose(1, before[0][0]), Reason)


def test_a_game_with_offers_replays_from_its_record() -> None:
    """The records alone lead to the same position: taking an offer needs no line of its own kind."""
    game = open_as(Busy)
    referee = Referee(game, Dice(4))
    referee.choose(2, first_offer(referee, 2))
    referee.choose(0, "rest")
    referee.choose(0, first_offer(referee, 0))
    again = Referee(game, Recorded([]), deal=False)
    assert [record.n for record in steps(again, referee.records)] == [0, 1, 2, 3]
    assert again.state == referee.state
