"""Faults in refusals are found: each of these, planted alone, is noticed by a scenario or by a soak of a few games."""

from __future__ import annotations

from types import ModuleType

import pytest

from cutpurse.games.age_of_thieves import TITLE
from cutpurse.games.age_of_thieves.rules import effects
from cutpurse.games.age_of_thieves.verbs import aiming, choices, moving, planning
from tests.games.planted import finder, planted

FAULTS = [
    (moving, "if state.robbed >> rival & 1:", "if False:"),  # robbed-already
    (moving, 'return None if steps else Reason("no-steps", "AOT-7.12")', "return None"),
    (moving, "if now.manner == DASH:", "if False:"),  # whoever dashes robs nobody
    (moving, "if space == at or not exits >> space & 1:", "if space == at:"),  # no-sewer-exit
    (moving, "if now.manner != JUMP:", "if now.manner == JUMP:"),
    (planning, "if count > free:", "if count > free + 1:"),  # too-few-points
    (planning, "needed = words[1]", "needed = False and words[1]"),  # move-needed
    (planning, 'return Reason("not-your-special", "AOT-1.8"', 'return Reason("not-your-special", "AOT-1.9"'),
    (aiming, "if has(way, HandOver) and state.robbed >> rival & 1:", "if False:"),
    (aiming, 'rule = "AOT-2.7" if action.district else "AOT-2.6"', 'rule = "AOT-2.6"'),
    (aiming, "elif must_seize(game, state, target):", "elif False:"),
    (aiming, "fair = 0 < abs(", "fair = 0 <= abs("),  # the initiative it has already
    (choices, "near = any(", "near = all("),  # too-near-thief
    (choices, "lower = half.alone and", "lower = False and"),  # not-alone
    (choices, "return None if token.kept else", "return None if True else"),  # token-stays
]


@pytest.mark.parametrize(("module", "old", "new"), FAULTS)
def test_a_fault_in_a_refusal_is_found(module: ModuleType, old: str, new: str) -> None:
    with planted(module, old, new):
        assert finder(TITLE, 3)


@pytest.mark.rule("AOT-7.36")
def test_a_firecracker_that_draws_sleepers_is_found() -> None:
    with planted(effects, " & ~immobile(state)\n", "\n"):
        assert "firecracker" in finder(TITLE, 0)


def test_nothing_is_found_where_nothing_is_planted() -> None:
    assert finder(TITLE, 0) == ""
