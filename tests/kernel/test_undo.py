"""The undo law: one's own choices, free and unlimited, but never across what others have seen or done."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import TakenBack
from cutpurse.kernel.message import SPECTATOR, Reason
from cutpurse.kernel.record import mark, plain
from cutpurse.kernel.referee import Referee
from tests.kernel.tables import done, finished, given, live, one_move
from tests.kernel.toy import TITLE, GardenShow, GardenState

ANN, BEA = 0, 1
NOTHING = Reason("nothing-to-undo")


def ann_to_move(players: int = 2) -> Referee:
    return given({"seats": {"A": {"hand": ["rose", "tulip"]}}}, players=players)


def test_nothing_to_undo_at_the_start() -> None:
    referee = live()
    for seat in (ANN, BEA, SPECTATOR, 99):
        assert referee.undo(seat) == NOTHING
    assert len(referee.records) == 1


def test_own_choices_are_taken_back_one_by_one() -> None:
    referee = ann_to_move()
    positions = [referee.state.encode()]
    for choice in ("plant rose", "plant tulip"):
        done(referee.choose(ANN, choice))
        positions.append(referee.state.encode())
    for position in (positions[1], positions[0]):
        assert referee.why_no_undo(ANN) is None
        done(referee.undo(ANN))
        assert referee.state.encode() == position
    assert referee.undo(ANN) == NOTHING


def test_a_shortcut_is_taken_back_as_a_whole_and_what_was_before_it_stays() -> None:
    referee = given({"seats": {"A": {"hand": ["rose", "tulip", "lily"]}}})
    assert referee.together(ANN) == 0
    done(referee.choose(ANN, "plant rose"))
    planted = referee.state.encode()
    done(referee.take(ANN, ["plant tulip", "plant lily"]))
    assert referee.together(ANN) == 2
    assert done(referee.take_back(ANN, 2)) == [TakenBack(ANN, 2), TakenBack(ANN, 1)]
    assert referee.state.encode() == planted
    assert referee.together(ANN) == 1
    done(referee.take_back(ANN, 1))
    assert referee.together(ANN) == 0
    assert referee.take_back(ANN, 1) == NOTHING


def test_undo_is_a_record_and_is_told() -> None:
    referee = ann_to_move()
    before = mark(referee.state, 1)
    done(referee.choose(ANN, "plant rose"))
    assert referee.undo(ANN) == [TakenBack(ANN, 0)]
    record = referee.records[1]
    assert (record.n, record.seat, record.undo, record.choice, record.chance) == (1, ANN, 0, None, [])
    assert record.mark == before
    assert referee.log(SPECTATOR)[-1] == {"event": "taken_back", "seat": ANN, "record": 0}


def test_redo_is_choosing_again() -> None:
    referee = ann_to_move()
    done(referee.choose(ANN, "plant rose"))
    planted = referee.state.encode()
    done(referee.undo(ANN))
    done(referee.choose(ANN, "plant rose"))
    assert referee.state.encode() == planted
    assert [record.undo for record in referee.records] == [None, 0, None]
    assert plain(referee.records) == [referee.records[2]]


def test_another_choice_can_follow_an_undo() -> None:
    referee = ann_to_move()
    done(referee.choose(ANN, "plant rose"))
    done(referee.choose(ANN, "plant tulip"))
    done(referee.undo(ANN))
    done(referee.undo(ANN))
    done(referee.choose(ANN, "plant tulip"))
    assert [record.undo for record in referee.records] == [None, None, 1, 0, None]
    done(referee.undo(ANN))
    assert referee.records[-1].undo == 4


def test_not_across_chance() -> None:
    referee = ann_to_move()
    done(referee.choose(ANN, "plant rose"))
    done(referee.choose(ANN, "draw"))
    assert referee.undo(ANN) == NOTHING
    done(referee.choose(ANN, "plant tulip"))
    done(referee.undo(ANN))
    assert referee.undo(ANN) == NOTHING  # back at the draw: what was planted before it stays


def test_not_across_a_commitment() -> None:
    referee = ann_to_move()
    done(referee.choose(ANN, "plant rose"))
    done(referee.choose(ANN, "give tulip"))
    assert referee.undo(ANN) == NOTHING
    assert referee.state.gardens[ANN] == ["rose"]


def test_not_across_another_seat() -> None:
    referee = ann_to_move()
    done(referee.choose(ANN, "plant rose"))
    assert referee.undo(BEA) == NOTHING
    done(referee.choose(ANN, "rest"))
    assert referee.undo(ANN) == NOTHING
    assert referee.undo(BEA) == NOTHING


def test_not_across_a_change_of_turn_even_to_the_same_seat() -> None:
    referee = ann_to_move(players=1)
    done(referee.choose(ANN, "plant rose"))
    done(referee.choose(ANN, "rest"))
    assert referee.question(ANN) is not None
    assert referee.undo(ANN) == NOTHING
    done(referee.choose(ANN, "name rose"))
    done(referee.undo(ANN))  # the sealed answer only
    assert referee.undo(ANN) == NOTHING


class HastyShow(GardenShow):
    """The same game, but nothing is final before the bids are in."""

    steps: Mapping[str, Callable[..., None]] = {**GardenShow.steps, "bid": lambda play: ask_alone(play.state)}


def ask_alone(state: GardenState) -> None:
    state.asked = [(ANN, "bid", 1)]


def test_not_across_a_seal_even_if_only_one_seat_was_asked() -> None:
    game = HastyShow(TITLE, 1, {"rounds": 2}, None)
    referee = Referee.at(game, game.arrange({"seats": {"A": {"hand": ["rose"]}}}), Dice(1))
    done(referee.choose(ANN, "plant rose"))
    done(referee.choose(ANN, "rest"))
    assert referee.why_no_undo(ANN) is None
    done(referee.choose(ANN, "name rose"))
    done(referee.choose(ANN, "bid 0"))
    assert referee.undo(ANN) == NOTHING


def test_what_came_before_an_open_seal_can_be_taken_back_after_it() -> None:
    game = HastyShow(TITLE, 1, {"rounds": 2}, None)
    referee = Referee.at(game, game.arrange({"asked": "A"}), Dice(1))
    start = referee.state.encode()
    done(referee.choose(ANN, "rest"))
    done(referee.choose(ANN, "name rose"))
    assert referee.undo(ANN) == []
    assert referee.undo(ANN) == [TakenBack(ANN, 0)]
    assert referee.state.encode() == start


def test_not_after_the_end() -> None:
    referee = finished(3)
    for seat in range(3):
        assert referee.undo(seat) == NOTHING


def test_nobody_takes_back_what_another_seat_did() -> None:
    """Whatever happens, an undo takes back the newest choice that still counts, and it is one's own."""
    for seed in range(10):
        referee, rng = live(secret=bytes([seed]) * 32), random.Random(seed)
        while not referee.over:
            kept = plain(referee.records)
            for seat in range(3):
                if seat not in referee.drafts and referee.why_no_undo(seat) is None:
                    assert kept[-1].seat == seat
                    assert kept[-1].chance == []
            one_move(referee, rng, undo=0.3)


def test_what_an_undo_restores_can_be_played_on() -> None:
    """A state that came back is a state of its own: later play does not reach into the past."""
    referee = ann_to_move()
    start = referee.state.encode()
    for _ in range(3):
        done(referee.choose(ANN, "plant rose"))
        done(referee.choose(ANN, "plant tulip"))
        done(referee.undo(ANN))
        done(referee.undo(ANN))
        assert referee.state.encode() == start
