"""How long a sealed window of Swindler waits at a served table, and for whom (chapter 5). Seats: A 0, B 1, C 2, D 3."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

import pytest

from cutpurse.games.swindler.rules.windows import WINDOWS
from cutpurse.kernel.question import Question
from cutpurse.kernel.referee import Referee
from cutpurse.server.table.windows import Windows
from tests.games.swindler.test_rules_windows import PLAYABLE, B, C, choose, in_window

EVERYBODY = range(4)
UNFIT = "lockpick_blue"
"""A card that fits no window."""


class Waiting:
    """A window at a table, with a clock that the test turns; it opens at second 100, for five seconds."""

    def __init__(self, referee: Referee, people: Collection[int] = EVERYBODY, seed: int = 7) -> None:
        self.referee, self.people, self.time = referee, list(people), 100.0
        self.standing: set[int] = set()
        self.windows = Windows(lambda: self.time, random.Random(seed))
        self.look()

    def look(self) -> None:
        self.windows.look(self.referee, self.people, self._lets_pass)

    def _lets_pass(self, question: Question) -> bool:
        return question.seat in self.standing

    def answers(self, seat: int, choice: str = "pass") -> None:
        choose(self.referee, seat, choice)
        self.look()

    def stands(self, seat: int, still: bool = True) -> None:
        self.standing ^= {seat}
        assert (seat in self.standing) is still
        self.look()

    def passing(self) -> list[int]:
        return [seat for seat, choice in self.windows.passing(self.referee, self.people) if choice == "pass"]

    def noticed(self) -> list[Any]:
        """What others could notice of it: when it closes, who passes when."""
        seen: list[Any] = [self.windows.closes_at(), self.windows.next_due()]
        for self.time in (100.0, 101.0, 101.8, 104.9, 105.0):
            seen.append(self.passing())
        self.time = 100.0
        return seen


@pytest.mark.rule("SW-5.12", "SW-5.13")
def test_who_has_nothing_to_play_does_not_shorten_the_window() -> None:
    """X-64: C passes after a second, B has nothing to play and does nothing."""
    window = Waiting(in_window("loot_drawn", [UNFIT], ["cheat"]))
    window.time = 101.0
    window.answers(C)
    assert window.windows.closes_at() == window.windows.next_due() == 105.0
    window.time = 104.99
    assert window.passing() == []
    window.time = 105.0
    assert window.passing() == [B]


@pytest.mark.rule("SW-5.11", "SW-5.13")
@pytest.mark.parametrize("kind", sorted(WINDOWS))
@pytest.mark.parametrize("stands", [False, True])
def test_nothing_depends_on_what_somebody_holds(kind: str, stands: bool) -> None:
    able, unable = (Waiting(in_window(kind, [card], ["lockpick_red"])) for card in (PLAYABLE[kind], UNFIT))
    for window in (able, unable):
        if stands:
            window.stands(B)
    assert able.noticed() == unable.noticed()


@pytest.mark.rule("SW-5.12")
def test_no_answer_in_time_is_a_pass_and_an_answer_can_be_taken_back_until_then() -> None:
    window = Waiting(in_window("loot_drawn", [UNFIT], ["cheat"]))
    window.answers(B)
    window.time = 103.0
    window.referee.undo(B)
    window.look()
    window.time = 105.0
    assert window.passing() == [B, C]


@pytest.mark.rule("SW-5.17", "SW-5.18")
def test_a_standing_pass_is_given_after_a_while() -> None:
    """X-65: whoever said so beforehand passes, not at once and not later than a person would."""
    delays = []
    for seed in range(200):
        window = Waiting(in_window("loot_drawn", ["cheat"], [UNFIT]), seed=seed)
        window.stands(B)
        due = window.windows.next_due()
        assert due is not None
        delays.append(due - 100.0)
        window.time = due - 0.01
        assert window.passing() == []
        window.time = due
        assert window.passing() == [B], "though there is something to play"
    assert 0.6 <= min(delays) < 0.7
    assert 1.7 < max(delays) <= 1.8


@pytest.mark.rule("SW-5.17")
def test_a_standing_pass_can_be_overtaken_and_taken_back() -> None:
    window = Waiting(in_window("loot_drawn", ["cheat"], [UNFIT]))
    window.stands(B)
    window.stands(B, still=False)
    assert window.windows.next_due() == 105.0
    window.stands(B)
    window.answers(B)
    window.time = 102.0
    assert window.passing() == []


@pytest.mark.rule("SW-5.15", "SW-5.17")
def test_a_waiting_window_has_no_clock_but_takes_a_standing_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = in_window("loot_drawn", ["cheat"], [UNFIT])
    monkeypatch.setattr(referee.game, "settings", {**referee.game.settings, "reaction_mode": "wait"})
    referee.changes += 1  # a table is made with its settings: ask anew
    assert {question.about["mode"] for question in referee.questions()} == {"wait"}
    window = Waiting(referee)
    assert window.windows.closes_at() is window.windows.next_due() is None
    window.time = 1e6
    assert window.passing() == []
    window.time = 100.0
    window.stands(B)
    due = window.windows.next_due()
    assert due is not None
    assert 110.0 <= due <= 220.0
    window.time = due
    assert window.passing() == [B]


def test_one_person_alone_does_not_wait_for_a_pass() -> None:
    window = Waiting(in_window("loot_drawn", ["cheat"], [UNFIT]), people=[B])
    assert window.passing() == []
    window.stands(B)
    assert window.passing() == [B]


def test_a_bots_answer_is_not_given_by_the_clock() -> None:
    window = Waiting(in_window("loot_drawn", [UNFIT], ["cheat"]), people=[B, 3])
    window.time = 105.0
    assert window.passing() == [B]
