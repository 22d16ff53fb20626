"""Faults in refusals and in options are found: each of these, planted alone, by a scenario or by a soak of a few games."""

from __future__ import annotations

from types import ModuleType

import pytest

from cutpurse.games.swindler import TITLE, verbs
from cutpurse.games.swindler.rules import fences, jobs, markers, other_effects, theft_effects, turn
from cutpurse.games.swindler.verbs import accomplices, board, common, play, theft
from tests.games.planted import finder, planted
from tests.games.refused import never_shown

IN_REFUSALS = [
    (board, "if count > cards:", "if count > cards + 1:"),  # too-few-cards
    (board, "if count > cards:", "if False:"),
    (board, 'return Reason("too-few-cards", "SW-4.10.8"', 'return Reason("too-few-cards", "SW-4.10.1"'),
    (board, "if count * game.box.numbers.hire_cost > money:", "if count * game.box.numbers.hire_cost >= money:"),
    (board, "if state.markers[place] == seat:", "if False:"),  # job-already-yours
    (board, "if not free_markers(game.box, state, seat):", "if free_markers(game.box, state, seat) < 0:"),
    (board, "if place == NOBODY or state.markers[place] != seat:", "if place == NOBODY:"),  # marker-not-yours
    (board, "if owner != NOBODY:", "if False:"),  # job-of-rival
    (board, "if isinstance(need, Draw) and state.ended != need.end:", "if False:"),  # theft-ended-otherwise
    (board, "if box.tile_coins[tile] and not forged_pile(state, seat) >> tile & 1:", "if box.tile_coins[tile]:"),
    (board, "if state.slots[place] != NOBODY:\n        return Reason", "if False:\n        return Reason"),  # slot-taken
    (theft, 'if state.bag != NOBODY and not state.ended:', "if False:"),  # stay-with-bag
    (theft, '"SW-4.4.9" if state.ended == "skull" else "SW-4.2.3"', '"SW-4.4.9"'),
    (theft, 'in windows.THEFT_WINDOWS else', 'in windows.WINDOWS else'),  # nothing-to-wave
    (theft, 'if kind in ENDS[words[0]]:', 'if kind in ENDS["end"]:'),
    (play, "if not (state.hands[seat] & ~state.hired | state.face_up[seat]) & pile:", "if False:"),  # just hired
    (play, 'Reason("card-not-now", deed.timing', 'Reason("card-not-now", deed.condition'),
    (accomplices, 'if words[1] not in game.box.forgeable:', "if False:"),  # not-forgeable
    (accomplices, "or rival == seat:", "or False:"),  # a swap with oneself
    (accomplices, 'return Reason("swap-undone", "SW-4.12.41"', 'return Reason("swap-undone", "SW-4.12.39"'),
]  # fmt: skip

IN_RULES = [
    (turn, "if job != NOBODY and owner != seat]", "if job != NOBODY]"),  # a job that is one's own already
    (turn, "hire_cost, (state.deck | state.discard)", "hire_cost, state.deck"),
    (jobs, "owner == seat or", "owner in (seat, NOBODY) or"),  # jobs without a marker
    (fences, "if state.slots[place * SLOTS + slot] == NOBODY:", "if True:"),  # a slot that is taken
    (markers, "state.markers.count(seat)", "min(2, state.markers.count(seat))"),  # a fourth marker
    (other_effects, "if job != NOBODY and owner != seat]", "if job != NOBODY]"),
    (theft_effects, "if not state.used >> bag & 1]", "if bag != state.bag]"),  # back to a bag of this turn
]


@pytest.mark.parametrize(("module", "old", "new"), IN_REFUSALS)
def test_a_fault_in_a_refusal_is_found(module: ModuleType, old: str, new: str) -> None:
    with planted(module, old, new):
        assert finder(TITLE, 3)


@pytest.mark.parametrize(("module", "old", "new"), IN_RULES)
def test_a_fault_in_what_is_offered_is_found(module: ModuleType, old: str, new: str) -> None:
    with planted(module, old, new):
        assert finder(TITLE, 3)


def test_nothing_is_found_where_nothing_is_planted() -> None:
    assert finder(TITLE, 0) == ""


def test_every_reason_has_an_example() -> None:
    """For each verb and each rule it may cite a scenario shows a refusal, and for each code. No shipped job asks for
    tiles and coins or cards together, so that test_mixed_needs shows SW-4.6.13."""
    modules = (verbs, common, accomplices, board, play, theft, theft_effects)
    assert never_shown(TITLE, *modules) == ["fulfil SW-4.6.13"]
