"""What would come of a choice, reckoned before it is made."""

from __future__ import annotations

from cutpurse.games.swindler.rules.fences import SLOTS, takes
from cutpurse.games.swindler.rules.jobs import may_fulfil
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.games.swindler.view import View


def uses_of_forgery(game: Ruleset, view: View, state: State, thing: str) -> list[str]:
    """What the chosen tile would serve as another thing and does not serve as it is: jobs of the seat's own that would
    lack less, fences with a slot for it (SW-4.12.16)."""
    if view.seat < 0 or len(view.draft) < 3:
        return []
    seat, tile = view.seat, game.box.tile_number[view.draft[2]]
    after = state.clone()
    after.forged = [*(forgery for forgery in state.forged if forgery[0] != tile), (tile, thing)]
    jobs = [
        game.box.job_id[job]
        for place, job in enumerate(state.jobs)
        if job != NOBODY
        and may_fulfil(game.box, state, seat, place)
        and game.needs.missing(after, seat, job) < game.needs.missing(state, seat, job)
    ]
    places = sorted({place for place, _ in _slots(game, after, seat, tile) - _slots(game, state, seat, tile)})
    return jobs + [game.box.fence_id[state.fences[place]] for place in places]


def _slots(game: Ruleset, state: State, seat: int, tile: int) -> set[tuple[int, int]]:
    """The free slots that would take a tile."""
    return {
        (place, number)
        for place, fence in enumerate(state.fences)
        if fence != NOBODY
        for number, slot in enumerate(game.box.fences[fence].slots)
        if state.slots[place * SLOTS + number] == NOBODY and takes(game, state, seat, slot.object) >> tile & 1
    }
