"""The invariants notice what can go wrong."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from cutpurse.games.age_of_thieves.state import State, bits
from cutpurse.kernel import registry
from cutpurse.kernel.scenario import Stage, load
from tests.games.age_of_thieves.positions import table
from tests.games.age_of_thieves.worlds import played


def _set(**fields: object) -> Callable[[State], None]:
    def change(state: State) -> None:
        for field, value in fields.items():
            setattr(state, field, value)

    return change


def _dungeon_jewel(state: State) -> None:
    state.yellow |= 1 << table(3).box.dungeon[1]


BREAKS: dict[str, Callable[[State], None]] = {
    "a card is doubled": lambda state: setattr(state, "discard", state.discard | state.deck),
    "a card is lost": lambda state: setattr(state, "deck", state.deck & (state.deck - 1)),
    "a token is doubled": lambda state: state.kept.__setitem__(6, 7),
    "a token where none can lie": lambda state: state.tokens.__setitem__(bits(state.guards)[0] ^ 1, 3),
    "a jewel too many": lambda state: state.green_held.__setitem__(0, 1),
    "two Emperors' Jewels": _set(jewel_holder=0),
    "a jewel in a dungeon": _dungeon_jewel,
    "two figures on a space": lambda state: setattr(state, "captains", state.guards & -state.guards),
    "a figure in the fire": lambda state: setattr(state, "fire", state.guards & -state.guards),
    "a sleeper who is not there": lambda state: setattr(
        state, "asleep", ~state.guards & ~state.captains & 1 << 4 | 1 << 6
    ),
    "a thief nowhere": lambda state: state.at.__setitem__(1, -1),
    "an action without points": lambda state: state.plans.__setitem__(0, ((-2, -1, 0, (), 0),)),
    "more points than there are": lambda state: state.plans.__setitem__(0, ((-2, -1, 30, (), 0),)),
    "a special action without cover": lambda state: state.plans.__setitem__(0, ((-4, -1, 2, (), 0),)),
    "nobody is asked": _set(asked=[]),
    "over and asked": _set(over=True),
    "more events than cards": _set(calm_turns=11),
    "an action without end": _set(acting=0),
    "known and never seen": lambda state: state.known.__setitem__(0, state.face_down),
}


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_state_is_noticed(what: str) -> None:
    game = table(3)
    state = played(game, random.Random(1), choices=0)
    for choices in range(1, 40):
        if state.phase == "plan":
            break
        state = played(game, random.Random(1), choices)
    assert game.faults(state) == []
    BREAKS[what](state)
    assert game.faults(state)


def test_whoever_leaves_with_the_jewel_ends_the_game_in_mid_action() -> None:
    """Nothing is wrong with a position in which the last action has no end: the game is over (AOT-12.15)."""
    home = registry.title("age-of-thieves").home / "scenarios"
    scenario = next(
        scenario
        for path in sorted(home.glob("examples*.yaml"))
        for scenario in load(path)
        if scenario.title == "A robber leaves with the Jewel in his fourth step"
    )
    stage = Stage(scenario)
    stage.perform()
    assert stage.referee.over
    assert stage.game.faults(stage.referee.state) == []
