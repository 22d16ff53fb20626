"""The names of what a draw can bring, in the order of its numbers: for scenarios, verification and the proof of law 4."""

from __future__ import annotations

from cutpurse.games.thiefdom.rules import wares
from cutpurse.games.thiefdom.rules.night import ARRANGEMENTS, tiles
from cutpurse.games.thiefdom.rules.solo import DIE
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import SLOTS, State, bits


def outcomes(game: Ruleset, state: State, what: str) -> list[str]:
    """What each number of a draw means, in the state at the moment of the draw."""
    box = game.box
    if what == "patron":
        return [box.patrons[patron].id for patron in bits(state.patron_deck)]
    if what == "equipment":
        return [wares.name(game, copy) for copy in bits(state.deck)]
    if what == "mission":
        return [box.mission_id[mission] for mission in bits(state.mission_deck)]
    if what == "display":
        return [wares.name(game, copy) for copy in bits(state.deck & box.full_circle)]
    if what.startswith("draft "):
        return [wares.name(game, copy) for copy in bits(state.deck & box.half_circle)]
    if what == "plan":
        return [" ".join(SLOTS[slot] for slot in order) for order in ARRANGEMENTS[tiles(game)]]
    if what == "die":
        return [str(number) for number in range(1, DIE + 1)]
    if what == "board":
        return [box.board_id[board] for board in bits(state.solo_boards)]
    raise LookupError(f"draws for {what!r} have no names")
