"""Time and secrecy of sealed windows, and standing answers. Seats: A 0, B 1, C 2, D 3."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from cutpurse.kernel.question import Question, Window
from cutpurse.kernel.standing_answers import EVEN_AIMED, EVERY, HERE, Standing, can_stand, reaches, scopes, settled
from cutpurse.kernel.window_timer import TIMED, WAIT, WindowTimer

B, C, D = 1, 2, 3


def window(mode: str = TIMED, asked: tuple[int, ...] = (B, C), seed: int = 1) -> WindowTimer:
    """Opened at second 100, for five seconds."""
    return WindowTimer(mode, 5, 100.0, asked, rng=random.Random(seed))


def spread(delays: list[float], low: float, high: float) -> None:
    """Even between two bounds: all inside, and about a quarter of them in each quarter."""
    assert all(low <= delay <= high for delay in delays)
    quarters = [int(4 * (delay - low) / (high - low) * 0.999999) for delay in delays]
    for quarter in range(4):
        assert 0.2 < quarters.count(quarter) / len(delays) < 0.3


# -- timed windows -------------------------------------------------------------------------------


@pytest.mark.rule("SW-5.12", "SW-5.13")
def test_who_has_nothing_to_play_does_not_shorten_the_window() -> None:
    """X-64: C passes after a second, B has nothing to play and does nothing."""
    open_one = window()
    assert open_one.answer(C, 101.0)
    assert open_one.closes_at() == 105.0
    assert not open_one.closed(104.99)
    assert open_one.due(104.99) == []
    assert open_one.closed(105.0)
    assert open_one.due(105.0) == [B]


@pytest.mark.rule("SW-5.12", "SW-5.13")
def test_it_closes_at_once_when_everybody_has_pressed_something() -> None:
    """X-64, the other half: B presses pass too."""
    open_one = window()
    open_one.answer(C, 101.0)
    assert open_one.answer(B, 102.5)
    assert open_one.closes_at() == 102.5
    assert open_one.closed(102.5)
    assert open_one.due(102.5) == [], "nobody passes but by himself"


@pytest.mark.rule("SW-5.12")
def test_no_answer_in_time_is_a_pass() -> None:
    open_one = window()
    assert open_one.closes_at() == 105.0
    assert open_one.due(105.0) == [B, C]
    assert not open_one.answer(B, 105.0), "too late"
    assert open_one.due(106.0) == [B, C]


@pytest.mark.rule("SW-5.12")
def test_an_answer_may_be_changed_until_the_window_closes() -> None:
    open_one = window()
    open_one.answer(B, 101.0)
    assert open_one.take_back(B, 101.5)
    assert not open_one.take_back(B, 101.6), "there is nothing left to take back"
    open_one.answer(C, 102.0)
    assert open_one.closes_at() == 105.0
    assert open_one.answer(B, 103.0)
    assert open_one.closed(103.0)
    assert not open_one.take_back(B, 103.0)


def test_only_those_asked_are_waited_for() -> None:
    open_one = window(asked=(C,))
    assert not open_one.answer(B, 101.0)
    open_one.stand(B, 100.0)
    assert open_one.closes_at() == 105.0
    assert open_one.due(105.0) == [C]


def test_a_mode_must_be_known() -> None:
    with pytest.raises(ValueError, match="timed, wait"):
        window("hasty")


Acts = list[tuple[str, int, float]]
ACTS = some.lists(
    some.tuples(
        some.sampled_from(["answer", "stand", "take_back"]),
        some.sampled_from([B, C, D]),
        some.floats(100.0, 106.0),
    ),
    max_size=8,
)


@pytest.mark.rule("SW-5.12")
@settings(deadline=None)
@given(ACTS)
def test_a_timed_window_is_never_open_longer_than_its_seconds(acts: Acts) -> None:
    open_one = window(asked=(B, C, D))
    for act, seat, now in sorted(acts, key=lambda item: item[2]):
        getattr(open_one, act)(seat, now)
        end = open_one.closes_at()
        assert end is not None
        assert 100.0 <= end <= 105.0


# -- windows that wait ---------------------------------------------------------------------------


@pytest.mark.rule("SW-5.15")
def test_a_waiting_window_has_no_clock_and_no_automatic_pass() -> None:
    open_one = window(WAIT)
    open_one.answer(C, 101.0)
    assert open_one.closes_at() is None
    assert not open_one.closed(1e9)
    assert open_one.due(1e9) == [], "not even for who has nothing to play"
    assert open_one.answer(B, 900_000.0)
    assert open_one.closes_at() == 900_000.0


@pytest.mark.rule("SW-5.15", "SW-5.17")
def test_a_waiting_window_takes_a_standing_pass() -> None:
    open_one = window(WAIT)
    open_one.answer(C, 101.0)
    open_one.stand(B, 101.0)
    end = open_one.closes_at()
    assert end is not None
    assert 111.0 <= end <= 221.0
    assert open_one.due(end) == [B]


# -- delays --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-5.17", "SW-5.18")
def test_a_standing_pass_closes_the_window_after_its_delay() -> None:
    """X-65: B stands, C has waved and D holds no card, so that only B is asked."""
    open_one = window(asked=(B,))
    open_one.stand(B, 100.0)
    end = open_one.closes_at()
    assert end is not None
    assert 100.6 <= end <= 101.8
    assert open_one.next_due() == end
    assert open_one.due(end - 0.01) == []
    assert not open_one.closed(end - 0.01)
    assert open_one.due(end) == [B]
    assert open_one.closed(end)


@pytest.mark.rule("SW-5.17")
@pytest.mark.parametrize(("mode", "low", "high"), [(TIMED, 0.6, 1.8), (WAIT, 10.0, 120.0)])
def test_the_delay_of_a_standing_pass_is_even(mode: str, low: float, high: float) -> None:
    delays = []
    for seed in range(2000):
        open_one = window(mode, asked=(B,), seed=seed)
        open_one.stand(B, 100.0)
        delays.append((open_one.closes_at() or 0) - 100.0)
    spread(delays, low - 1e-9, high + 1e-9)


@pytest.mark.rule("SW-5.17")
def test_a_standing_pass_can_be_overtaken_and_changed() -> None:
    open_one = window(asked=(B,))
    open_one.stand(B, 100.0)
    assert open_one.answer(B, 100.1)
    assert open_one.due(101.9) == [], "a card was chosen instead"
    other = window(asked=(B,))
    other.stand(B, 100.0)
    assert other.take_back(B, 100.1)
    assert other.closes_at() == 105.0
    other.stand(B, 103.0)
    assert 103.6 <= (other.closes_at() or 0) <= 104.8, "said in the middle of a window"


@pytest.mark.rule("SW-5.12")
def test_a_slow_standing_pass_does_not_outlast_the_window() -> None:
    open_one = window(asked=(B,))
    open_one.stand(B, 104.9)
    assert open_one.closes_at() == 105.0
    assert open_one.due(105.0) == [B]


# -- standing answers ----------------------------------------------------------------------------


def asked_of(
    seat: int = B, kind: str = "loot_drawn", theft: int = 4, round: int = 2, aimed: bool | None = None
) -> Question:
    """A window as the game asks it; `accomplice_played` cannot be waved through."""
    options = ["pass"] if kind in ("accomplice_played", "raid_revealed") else ["pass", "wave"]
    about = Window(TIMED, 5, {"theft": theft, "round": round}, aimed)
    return Question(seat, kind, options, sealed=True, window=about)


@pytest.mark.rule("SW-5.17")
def test_a_standing_pass_for_one_kind_of_window() -> None:
    said = Standing.at(asked_of(kind="loot_drawn"))
    assert said.covers(asked_of(kind="loot_drawn", theft=9, round=8))
    assert not said.covers(asked_of(kind="theft_closing"))
    assert not said.covers(asked_of(seat=C)), "it speaks for its own seat alone"


@pytest.mark.rule("SW-5.17")
@pytest.mark.parametrize("kind", ["theft_started", "loot_drawn", "skull_drawn", "theft_closing"])
def test_a_standing_pass_for_all_theft_windows(kind: str) -> None:
    said = Standing.at(asked_of(kind="theft_started"), EVERY)
    assert said.covers(asked_of(kind=kind))
    assert not said.covers(asked_of(kind="accomplice_played", aimed=False))
    assert not said.covers(asked_of(kind="raid_revealed"))


@pytest.mark.rule("SW-5.17")
def test_a_standing_pass_unless_it_is_aimed_at_me() -> None:
    question = asked_of(kind="accomplice_played", aimed=False)
    spared, hard = Standing.at(question), Standing.at(question, EVEN_AIMED)
    aimed = asked_of(kind="accomplice_played", aimed=True)
    assert spared.covers(question)
    assert not spared.covers(aimed)
    assert hard.covers(question)
    assert hard.covers(aimed)


@pytest.mark.rule("SW-5.17")
def test_a_standing_pass_lasts_for_this_theft_this_round_or_until_changed() -> None:
    now, next_theft, next_round = asked_of(), asked_of(theft=5), asked_of(theft=6, round=3)
    for_theft, for_round, for_good = (Standing.at(now, HERE, scope) for scope in ("theft", "round", ""))
    covered = [[said.covers(question) for question in (now, next_theft, next_round)]
               for said in (for_theft, for_round, for_good)]  # fmt: skip
    assert covered == [[True, False, False], [True, True, False], [True, True, True]]
    assert for_theft.ended_by(next_theft)
    assert not for_round.ended_by(next_theft)
    assert not for_good.ended_by(next_round)


def test_what_can_be_said_at_a_question() -> None:
    assert scopes(asked_of()) == {"theft": 4, "round": 2}
    assert reaches(asked_of()) == [HERE, EVERY]
    assert reaches(asked_of(kind="accomplice_played", aimed=False)) == [HERE, EVEN_AIMED]
    assert reaches(asked_of(kind="raid_revealed")) == [HERE]
    for reach in (HERE, EVEN_AIMED, EVERY):
        assert Standing.at(asked_of(), reach).reach == reach


def test_only_sealed_questions_that_can_be_passed_have_standing_answers() -> None:
    assert can_stand(asked_of())
    assert not can_stand(Question(B, "draw_or_stop", ["draw", "stop"]))
    assert not can_stand(Question(B, "bid", ["bid 1", "pass"], sealed=True))
    assert not Standing.at(asked_of(kind="bid")).covers(Question(B, "bid", ["bid 1", "pass"], sealed=True))


def test_a_question_with_nothing_to_decide() -> None:
    assert settled(asked_of())
    assert not settled(Question(B, "loot_drawn", ["pass", "wave", "play cheat"], sealed=True))
    assert not settled(Question(B, "action", ["end"]))
