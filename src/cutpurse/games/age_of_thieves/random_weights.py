"""How often random test players take which option, so that random games get somewhere. Not a judgement of play."""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.age_of_thieves import foresight
from cutpurse.games.age_of_thieves.rules.arrest import caught_on
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import State

BY_VERB = {"plan": 2, "drop": 0.1, "back": 0.1, "ready": 1, "decline": 0.2, "end": 0.3, "pick": 8, "reveal": 3,
           "rob": 6, "leave": 8, "step": 1.5, "stay": 0.5, "sewer": 1.5, "token": 0.5}  # fmt: skip
NEARER = 6.0
"""How much more often random thieves take a step that brings them nearer to where they want to be."""


def weigh(game: Ruleset, state: State, seat: int, options: Sequence[str], weights: list[float]) -> list[float]:
    """Random thieves plan to move, and go towards the Jewel or an open gate; they see the watch."""
    kind = game.asked_kind(state, seat)
    if kind == "plan" and "plan move" in options:
        weights[options.index("plan move")] *= NEARER
    if kind != "move":
        return weights
    far, number = foresight.to_goal(game, state, seat), game.box.board.number
    here = far[state.at[seat]]
    for place, option in enumerate(options):
        verb, _, word = option.partition(" ")
        if verb in ("step", "jump", "sewer"):
            space = number[word]
            if caught_on(game, state, seat, space):
                weights[place] /= NEARER
            elif far[space] < here:
                weights[place] *= NEARER
    return weights
