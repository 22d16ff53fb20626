"""What rules may read of a table and what never changes while it is played.

Each game has a `Ruleset` of its own in `ruleset.py`: the box, and the tables and words made from it once. It imports
no rules, so every rule can name its type (`game: Ruleset, state: State`) and the type check follows each attribute. The
game's `Game` is such a ruleset too, with the rules added.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from cutpurse.kernel.play import asked_of
from cutpurse.kernel.state import State, Step


class Ruleset:
    """Base of what rules may read: by which version of the rules it is played, how many play, how the table is set."""

    rules: int = 1
    """The version of the rules. Where a later one plays otherwise, the rule asks for it (`game.rules >= 2`)."""
    players: int
    settings: Mapping[str, str | int]

    def ask_of(self, state: State, seat: int) -> Step:
        """(seat, kind, what else is public about it...)"""
        return asked_of(state, seat)

    def asked_kind(self, state: State, seat: int) -> str:
        return str(self.ask_of(state, seat)[1])

    def to_answer(self, state: State) -> list[int]:
        """The seats whose answer is missing (known to the referee only)."""
        ready = state.ready
        if not ready:
            return [ask[0] for ask in state.asked]
        missing: list[int] = []
        for ask in state.asked:
            seat: int = ask[0]
            if not ready >> seat & 1:
                missing.append(seat)
        return missing

    def named(self, state: Any, part: str) -> Collection[str]:
        """What a word of a choice can be, by what the forms of verbs call it ("SPACE", "CARD")."""
        raise LookupError(f"nothing is called {part}")
