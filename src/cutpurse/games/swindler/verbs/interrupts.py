"""What stands against an interrupt, as far as its player may know (SW-5.21 to SW-5.24)."""

from __future__ import annotations

from cutpurse.games.swindler.rules import interrupts
from cutpurse.games.swindler.rules.moments import INTERRUPT
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import State
from cutpurse.games.swindler.verbs.play import why_not_at
from cutpurse.kernel.message import Reason
from cutpurse.kernel.verb import unknown_choice


def why_not(game: Ruleset, state: State, seat: int, choice: str) -> Reason:
    """For a card what stands against it at any other moment; a marker can only be one's own."""
    words = choice.split(" ")
    if game.rules < 2 or words[0] not in ("play", "release") or len(words) < 2:
        return Reason("not-asked")
    if not interrupts.interruptible(game, state) or state.draft:
        return Reason("no-interrupt-now", "SW-5.24")
    if words[0] == "release":
        return Reason("marker-not-yours", "SW-4.3.7", {"job": words[1]})
    return why_not_at(game, state, seat, words, INTERRUPT) or unknown_choice(choice)
