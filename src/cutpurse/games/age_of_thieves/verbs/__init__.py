"""Why not: every verb of the game, and what stands against a choice that is not offered, with the number of its rule.

Reasons are made from what the seat may know: public facts, its own hand and its own plan.
"""

from __future__ import annotations

from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import State
from cutpurse.games.age_of_thieves.verbs import aiming, choices, moving, planning
from cutpurse.games.age_of_thieves.verbs.common import verbs

VERBS = verbs({**choices.CASES, **planning.CASES, **moving.CASES, **aiming.CASES})


def tempting(game: Ruleset, state: State, seat: int, offered: frozenset[str]) -> list[str]:
    """What a player may think of now and cannot do."""
    kind = game.asked_kind(state, seat)
    wishes: list[str] = []
    if kind == "plan":
        wishes = planning.wishes(game, state, seat)
    elif kind == "move":
        wishes = moving.wishes(game, state, seat)
    elif kind == "resolve":
        wishes = [half.id for half in game.box.halves.values()
                  if half.alone and ("sneak" if half.card == "move" else "wits") in offered]  # fmt: skip
    return [wish for wish in wishes if wish not in offered]
