"""Random games of every title, all player counts and settings, with every invariant at every step."""

from __future__ import annotations

from typing import Any

import pytest

from cutpurse.games.swindler import TITLE, Swindler
from cutpurse.games.swindler.state import State
from cutpurse.kernel import registry
from cutpurse.kernel.game import Play
from cutpurse.lab.soak import Fault, Tally, soak

OURS = sorted(registry.titles())
GAMES_A_CHUNK = 10
CHUNKS = {"age-of-thieves": 7, "swindler": 3, "thiefdom": 3}
"""Of 100 random games of each title, the last that did or told something that no earlier one had was number 68, 25 and
21. Faults planted in rules and refusals are found in three (tests/games/*/test_planted.py); `cutpurse soak GAME --games
1000` plays more."""


@pytest.mark.rule("SW-5.9")
@pytest.mark.parametrize(("game", "chunk"), [(game, chunk) for game in CHUNKS for chunk in range(CHUNKS[game])])
def test_random_games_keep_every_invariant(game: str, chunk: int) -> None:
    tally = soak(registry.title(game), GAMES_A_CHUNK, first=chunk * GAMES_A_CHUNK)
    assert tally.games == GAMES_A_CHUNK
    assert tally.options > tally.choices > 0
    assert tally.undos > 0


def test_every_game_is_soaked() -> None:
    assert sorted(CHUNKS) == OURS


class Broken(Swindler):
    """Swindler with one thing wrong, to see that the soak sees it."""

    def __init__(self, sound: Swindler, fault: str) -> None:
        super().__init__(sound.title, sound.players, sound.settings, sound.box, sound.rules)
        self.fault = fault

    def choose(self, play: Play[State, Any], seat: int, choice: str) -> None:
        super().choose(play, seat, choice)
        state = play.state
        if self.fault == "a coin tile vanishes" and choice.startswith("sell "):
            state.bags[0] = 0
        if self.fault == "a card is doubled" and choice.startswith("hire "):
            state.discard |= state.hands[seat]
        if self.fault == "nobody is asked" and choice == "done":
            state.asked = []

    def options(self, state: State, seat: int) -> Any:
        options = super().options(state, seat)
        if self.fault == "an option that cannot be" and self.asked_kind(state, seat) == "hire":
            return [*options, "hire 99"]
        return options


class BrokenTitle(type(TITLE)):  # type: ignore[misc]
    def __init__(self, fault: str) -> None:
        self.fault = fault

    def open(self, players: int, settings: Any, pack: Any = None, **begun: Any) -> Broken:
        return Broken(TITLE.open(players, settings, pack, **begun), self.fault)


@pytest.mark.parametrize(
    "fault", ["a coin tile vanishes", "a card is doubled", "nobody is asked", "an option that cannot be"]
)
def test_a_broken_game_is_caught(fault: str) -> None:
    with pytest.raises(Fault):
        soak(BrokenTitle(fault), 3)


def test_a_clone_that_shares_a_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    written = State.clone

    def careless(self: State) -> State:
        new = written(self)
        new.coins = self.coins
        return new

    monkeypatch.setattr(State, "clone", careless)
    with pytest.raises(Fault):
        soak(TITLE, 2)


def test_a_fault_names_game_and_record() -> None:
    assert "game x 7, record 12: lost" in str(Fault("x 7", 12, "lost"))
    assert Tally().games == 0
