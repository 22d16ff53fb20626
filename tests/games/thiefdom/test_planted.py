"""Faults in refusals are found: each of these, planted alone, is noticed by a scenario or by a soak of a few games."""

from __future__ import annotations

from types import ModuleType

import pytest

from cutpurse.games.thiefdom import TITLE
from cutpurse.games.thiefdom.rules import arrest, tavern, townsfolk
from cutpurse.games.thiefdom.verbs import places, setting_up, streets, turns
from tests.games.planted import finder, planted

FAULTS = [
    (places, "full = held.bit_count() >= ", "full = held.bit_count() > "),  # hands-full
    (places, "if held >> kind & 1:", "if False:"),  # card-twice
    (places, 'if cost > gold else None\n\n\ndef _brandy', 'if cost >= gold else None\n\n\ndef _brandy'),
    (places, 'if (locked == "gems") == (good == GOODS[GEM])', 'if (locked == "gems") != (good == GOODS[GEM])'),
    (places, 'return Reason("one-of-two", "TD-9.9")', 'return Reason("one-of-two", "TD-9.8")'),
    (places, "lies = state.goods[cell + GOODS.index(good)] >= count", "lies = True"),  # not-in-dungeon
    (places, "if state.brawled[thief] != NOBODY:", "if False:"),
    (places, "if count > have else None", "if count > have + 1 else None"),  # too-few
    (setting_up, "if len(chosen) >= box", "if len(chosen) > box"),  # enough-bought
    (setting_up, "if slot >= night.tiles(game):", "if False:"),
    (streets, "if state.robbed[thief] >> figure & 1:", "if False:"),  # robbed-already
    (streets, "if figure in GUARDS and rob.in_his_sight", "if figure in NOBLES and rob.in_his_sight"),
    (streets, '"TD-5.9" if start else "TD-5.5"', '"TD-5.5" if start else "TD-5.9"'),
    (streets, 'return Reason("no-door", "TD-7.18", place)', 'return Reason("no-door", "TD-7.7", place)'),
    (streets, "poor = any(", "poor = all("),  # cannot-pay
    (turns, "helps = state.goods[first + GOLD] > numbers.gold_slots", "helps = True"),  # makes-no-room
    (turns, "if state.used & box.once_per_turn & 1 << card:", "if False:"),
    (turns, "if state.visited[thief] >> here - town.squares & 1:", "if False:"),  # activated-already
    (turns, "if state.thief_at[thief] != state.lairs[seat]:", "if False:"),  # not-at-home
    (turns, "if words[1] != name:", "if False:"),  # kind-by-kind
]  # fmt: skip


@pytest.mark.parametrize(("module", "old", "new"), FAULTS)
def test_a_fault_in_a_refusal_is_found(module: ModuleType, old: str, new: str) -> None:
    with planted(module, old, new):
        assert finder(TITLE, 3)


RULES = [
    (arrest, "return game.rules < 2 and slips_away", "return slips_away"),
    (arrest, "return game.rules < 2 and slips_away(game, state, thief, square)", "return False"),
    (arrest, "            if not escapes(game, state, thief, guard):\n                return guard\n", ""),
    (townsfolk, "posts and all(slips_away", "posts and any(slips_away"),
    (tavern, "return game.rules < 2 or", "return"),
]


@pytest.mark.parametrize(("module", "old", "new"), RULES)
def test_a_fault_in_what_version_2_changed_is_found(module: ModuleType, old: str, new: str) -> None:
    with planted(module, old, new):
        assert finder(TITLE, 0)


def test_nothing_is_found_where_nothing_is_planted() -> None:
    assert finder(TITLE, 0) == ""
