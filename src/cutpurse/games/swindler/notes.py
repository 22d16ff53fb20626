"""What is worth knowing about the things on the table: how far a seat is from each open job (chapter 11)."""

from __future__ import annotations

from cutpurse.games.swindler.rules.jobs import may_fulfil
from cutpurse.games.swindler.rules.needs import TILE_NEEDS
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import State
from cutpurse.games.swindler.view import View
from cutpurse.kernel.message import Message
from cutpurse.kernel.question import Note


def notes(game: Ruleset, view: View, state: State) -> list[Note]:
    """How far the seat is from each open job (chapter 11)."""
    if view.seat < 0 or view.over:
        return []
    return [Note(space.job, label) for place, space in enumerate(view.jobs) if space.job
            for label in _job_notes(game, state, view.seat, place)]  # fmt: skip


def _job_notes(game: Ruleset, state: State, seat: int, place: int) -> list[Message]:
    job = state.jobs[place]
    if game.needs.met(state, seat, job):
        return [Message("note-met-reserved" if may_fulfil(game.box, state, seat, place) else "note-met")]
    found = []
    away = _away(state, seat)
    for need in game.box.jobs[job].need:
        if not isinstance(need, TILE_NEEDS):
            have, then = (min(game.needs.progress(now, seat, need), need.count) for now in (state, away))
            key = "note-progress-away" if then > have else "note-progress"
            found.append(Message(key, {"have": then, "count": need.count}))
    if missing := game.needs.missing(state, seat, job):
        found.append(_missing(game, state, away, seat, job, missing))
    return found


def _away(state: State, seat: int) -> State:
    """While a theft runs its loot does not count yet (SW-4.1.16), but whoever decides whether to go on counts it."""
    if seat != state.active or not state.loot:
        return state
    away = state.clone()
    away.tiles[seat] |= away.loot
    return away


def _missing(game: Ruleset, state: State, away: State, seat: int, job: int, missing: int) -> Message:
    if away is not state:
        left = game.needs.missing(away, seat, job)
        if left < missing:
            return Message("note-missing-away", {"count": left})
    return Message("note-missing", {"count": missing})
