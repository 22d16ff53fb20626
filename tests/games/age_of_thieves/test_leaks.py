"""Law 4 in Age of Thieves: leaks planted on purpose are found."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse.games.age_of_thieves import TITLE, events
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.rules import arrest, planning
from cutpurse.games.age_of_thieves.ruleset import AotPlay
from cutpurse.games.age_of_thieves.state import UNSEEN, State
from cutpurse.games.age_of_thieves.view import View
from cutpurse.kernel.message import Reason
from cutpurse.lab.leaks import Leak, leaks
from cutpurse.lab.soak import Fault, soak
from tests.games.age_of_thieves.positions import Position, table


class Leaky(AgeOfThieves):
    """Age of Thieves with a hole."""

    def __init__(self, sound: AgeOfThieves, hole: str) -> None:
        super().__init__(sound.title, sound.players, sound.settings, sound.box, sound.rules)
        self.hole = hole

    def view(self, state: State, seat: int) -> View:
        seen = super().view(state, seat)
        if self.hole == "hands":
            seen.supply["hole"] = sum(hand % 97 for hand in state.hands)
        if self.hole == "sealed plans":
            seen.supply["hole"] = sum(len(plan) for plan in state.plans) if state.phase == "plan" else 0
        if self.hole == "who is ready":
            seen.supply["hole"] = state.ready.bit_count()
        if self.hole == "faces of planned cards":
            seen.supply["hole"] = sum(action[0] == -2 for plan in state.plans for action in plan[:1])
        if self.hole == "what others saw under tokens":
            seen.supply["hole"] = sum(kind for kind in state.tokens if kind != UNSEEN)
        if self.hole == "the deck":
            seen.supply["hole"] = (state.deck & -state.deck).bit_length()
        if self.hole == "the token pool":
            seen.tokens_left = dict(zip(self.box.token_id, state.token_pool, strict=True))
        return seen

    def refuse(self, state: State, seat: int, choice: str) -> Reason:
        reason = super().refuse(state, seat, choice)
        if self.hole == "a reason that tells":
            return Reason(reason.code, reason.rule, {"holder": max(state.hands) % 97})
        return reason


class LeakyTitle(type(TITLE)):  # type: ignore[misc]
    def __init__(self, hole: str) -> None:
        self.hole = hole

    def open(self, players: int, settings: Any, pack: Any = None, **begun: Any) -> Leaky:
        return Leaky(TITLE.open(players, settings, pack, **begun), self.hole)


HOLES = ["hands", "sealed plans", "who is ready", "faces of planned cards", "what others saw under tokens", "the deck",
         "the token pool", "a reason that tells"]  # fmt: skip


@pytest.mark.parametrize("hole", HOLES)
def test_a_planted_leak_is_found(hole: str) -> None:
    with pytest.raises(Leak):
        leaks(LeakyTitle(hole), 8, often=0.2)


def test_an_event_that_tells_drawn_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Drew, "private", frozenset())
    with pytest.raises(Leak, match="log"):
        leaks(TITLE, 8, often=0.2)


def test_equal_cards_are_asked_for_all_the_same() -> None:
    """Not asking a thief whose cards are all alike would tell everybody that they are (chapter 5)."""
    at = Position(table(2), A={"thief": "noiron", "at": "n05", "hand": ["beacon", "beacon"]}, B={"thief": "zain"})
    arrest.arrest(at.play, [0])
    at.state.asked = []
    at.game.run(at.play)
    assert at.state.asked == [(0, "discard", 1)]
    assert at.game.options(at.state, 0) == ["discard beacon"]


def test_plans_shown_too_early_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = planning.answer_plan

    def telling(play: AotPlay, seat: int, words: list[str]) -> None:
        sound(play, seat, words)
        play.state.marked = play.state.marked ^ 1 << seat

    monkeypatch.setattr(AgeOfThieves, "answers", {**AgeOfThieves.answers, "plan": telling})
    with pytest.raises(Fault, match="somebody else noticed"):
        soak(TITLE, 4)
