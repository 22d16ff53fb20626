"""Reservation markers (chapter 4.3)."""

from __future__ import annotations

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.components import Box
from cutpurse.games.swindler.rules.piles import lose_vp
from cutpurse.games.swindler.ruleset import SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State


def free_markers(box: Box, state: State, seat: int) -> int:
    """Markers that do not lie on a job (SW-4.3.14)."""
    return box.numbers.max_reservations - state.markers.count(seat)


def position(box: Box, state: State, job: str) -> int:
    """Where an open job lies; NOBODY if it is not open."""
    number = box.job_number.get(job, NOBODY)
    return state.jobs.index(number) if number != NOBODY and number in state.jobs else NOBODY


def lay_marker(play: SwindlerPlay, seat: int, job: str) -> None:
    """Reserve a job; a marker that lies there is thrown out (SW-4.3.1, SW-4.3.5, SW-4.3.7)."""
    state, box = play.state, play.game.box
    place = position(box, state, job)
    owner = state.markers[place]
    state.markers[place] = seat
    if owner != NOBODY:
        play.tell(told.ThrownOut(owner, job, lose_vp(state, owner, box.numbers.reservation_loss_vp)))
    play.tell(told.Reserved(seat, job))


def take_marker(play: SwindlerPlay, seat: int, job: str) -> None:
    """Take one's own marker back (SW-4.3.6, SW-4.3.8)."""
    state, box = play.state, play.game.box
    state.markers[position(box, state, job)] = NOBODY
    play.tell(told.Released(seat, job, lose_vp(state, seat, box.numbers.reservation_loss_vp)))
