"""Law 4: what a seat receives does not depend on what it may not know; and leaks planted on purpose are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cutpurse.games.swindler import TITLE, Swindler, events
from cutpurse.games.swindler.rules import accomplices, windows
from cutpurse.games.swindler.rules.piles import cards_of
from cutpurse.games.swindler.ruleset import SwindlerPlay
from cutpurse.games.swindler.state import State
from cutpurse.games.swindler.view import View
from cutpurse.kernel import registry
from cutpurse.kernel.message import Reason
from cutpurse.lab.leaks import Leak, leaks

CHUNKS, GAMES_A_CHUNK = 2, 3
"""Every leak planted below shows in the first or the second game; `cutpurse leaks GAME --games 100` plays more."""


@pytest.mark.rule("SW-5.11", "SW-6.3", "SW-6.4")
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", sorted(registry.titles()))
def test_nothing_leaks(game: str, chunk: int) -> None:
    tally = leaks(registry.title(game), GAMES_A_CHUNK, first=GAMES_A_CHUNK * chunk)
    assert tally.games == GAMES_A_CHUNK
    assert tally.twins > 50
    assert tally.steps > tally.twins


class Leaky(Swindler):
    """Swindler with a hole."""

    def __init__(self, sound: Swindler, hole: str) -> None:
        super().__init__(sound.title, sound.players, sound.settings, sound.box, sound.rules)
        self.hole = hole

    def view(self, state: State, seat: int) -> View:
        seen = super().view(state, seat)
        if self.hole == "hands in the view":
            seen.payment = [card for hand in state.hands for card in cards_of(self.box, hand)]
        if self.hole == "the deck in the view":
            seen.sold = (state.deck & -state.deck).bit_length()
        if self.hole == "sealed answers in the view":
            seen.payment = [answer for answer in state.answers if answer]
        if self.hole == "how many have sealed":
            seen.completed = state.ready.bit_count()
        if self.hole == "another's draft":
            seen.completed = len(state.draft)
        if self.hole == "a digest of the state":
            seen.turn = hash(state.encode()) % 1000
        return seen

    def frame(self, state: State, ask: Any) -> tuple[str, dict[str, Any]]:
        kind, about = super().frame(state, ask)
        if self.hole == "a question that knows too much":
            about = {**about, "danger": sum(bool(hand & self.box.card_mask[0]) for hand in state.hands)}
        return kind, about

    def refuse(self, state: State, seat: int, choice: str) -> Reason:
        reason = super().refuse(state, seat, choice)
        if self.hole == "a reason that tells":
            return Reason(reason.code, reason.rule, {"holder": max(state.hands) % 97})
        return reason

    def unfinished(self, state: State) -> bool:
        return super().unfinished(state) and self.hole != "parts of a choice in the record"

    def tempting(self, state: State, seat: int, options: Any) -> Any:
        if self.hole == "refusals for others' cards":
            return [f"play {card}" for hand in state.hands for card in cards_of(self.box, hand)]
        return super().tempting(state, seat, options)


class LeakyTitle(type(TITLE)):  # type: ignore[misc]
    def __init__(self, hole: str) -> None:
        self.hole = hole

    def open(self, players: int, settings: Any, pack: Any = None, **begun: Any) -> Leaky:
        return Leaky(TITLE.open(players, settings, pack, **begun), self.hole)


HOLES = [
    "hands in the view", "the deck in the view", "sealed answers in the view", "how many have sealed",
    "another's draft", "a digest of the state", "a question that knows too much", "a reason that tells",
    "refusals for others' cards", "parts of a choice in the record"]  # fmt: skip


@pytest.mark.parametrize("hole", HOLES)
def test_a_planted_leak_is_found(hole: str) -> None:
    with pytest.raises(Leak):
        leaks(LeakyTitle(hole), 24)


def test_an_event_that_tells_hired_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Hired, "private", frozenset())
    with pytest.raises(Leak, match="log"):
        leaks(TITLE, 24)


@pytest.mark.rule("SW-5.13", "SW-5.16")
@pytest.mark.parametrize("only", ["able seats are asked", "windows for able seats open"])
def test_a_window_that_depends_on_hands_is_found(monkeypatch: pytest.MonkeyPatch, only: str) -> None:
    """Asking only those who could play something would tell everybody who holds what."""
    sound = windows.open_window

    def telling(play: SwindlerPlay, window: str) -> None:
        state = play.state
        able = [seat for seat in windows.entitled(state, window) if accomplices.choices(play.game, state, seat, window)]
        if only == "windows for able seats open":
            if able:
                sound(play, window)
        else:
            sound(play, window)
            state.asked = [ask for ask in state.asked if ask[0] in able] or state.asked

    steps: dict[str, Callable[..., None]] = {**Swindler.steps, "window": telling}
    monkeypatch.setattr(Swindler, "steps", steps)
    with pytest.raises(Leak):
        leaks(TITLE, 24)
