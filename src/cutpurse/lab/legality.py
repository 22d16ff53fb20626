"""Legality is said twice, by the lists of options and by the verbs: this holds one against the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutpurse.kernel.game import Game


def disagreement(
    game: Game[Any, Any],
    state: Any,
    seat: int,
    options: Sequence[str],
    candidates: Sequence[str],
    cited: set[tuple[str, str]],
) -> str:
    """Where the two disagree about the lines that a player may think of; "" if they do not. Offered means that nothing
    stands against a line, and what does rests on a rule that the verb may name. `cited` gathers verbs and the rules they
    were refused with."""
    offered = set(options)
    if strange := offered.difference(candidates):
        return f"offered, and no candidate of its verb: {sorted(strange)}"
    if strange := set(game.tempting(state, seat, options)).difference(candidates):
        return f"tempting, and no candidate of its verb: {sorted(strange)}"
    for choice in candidates:
        verb = choice.split(" ", 1)[0]
        reason = game.why_not(state, seat, choice)
        if (reason is None) != (choice in offered):
            is_offered = "offered" if choice in offered else "not offered"
            return f"{choice!r} is {is_offered}, and its reason is {reason}"
        if reason is not None:
            if reason.rule not in game.verbs[verb].cites:
                return f"{choice!r} is refused with {reason}, and {verb} may not cite {reason.rule!r}"
            cited.add((verb, reason.rule))
    return ""
