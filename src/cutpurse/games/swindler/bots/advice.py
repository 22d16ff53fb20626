"""What comes of a choice in Swindler, to the end of the turn that is under way."""

from __future__ import annotations

from typing import Any

from cutpurse.bots.advice import Outlook
from cutpurse.games.swindler import Swindler
from cutpurse.games.swindler.events import Caught
from cutpurse.games.swindler.rules.jobs import may_fulfil
from cutpurse.games.swindler.state import NOBODY, State

SKULL = "skull"
RIVALS = 0.5
"""How much the best rival's points count against one's own."""


class Turn(Outlook[Swindler, State]):
    """Until somebody else is active."""

    def played_out(self, state: State, begun: State) -> bool:
        return state.active != begun.active or state.masters != begun.masters

    def points(self, state: State, seat: int) -> float:
        return float(state.vp[seat])

    def value(self, state: State, seat: int) -> float:
        position = self.policy.memory.position(state, seat, state.hands[seat])  # type: ignore[attr-defined]
        cards = position.weights.card * position.horizon * state.hands[seat].bit_count()
        own = state.vp[seat] + state.coins[seat] + position.standing(state.tiles[seat]) + cards
        return float(own - RIVALS * max(vp for rival, vp in enumerate(state.vp) if rival != seat))

    def hurts(self, event: Any, seat: int, state: State) -> bool:
        """A skull that a job of the seat asks for is what it wants (SW-4.6.20)."""
        if isinstance(event, Caught) and event.seat == seat:
            return not self._wanted(state, seat)
        return super().hurts(event, seat, state)

    def _wanted(self, state: State, seat: int) -> bool:
        """Can the seat fulfil a job now that ends with a skull?"""
        needs, box = self.game.needs, self.game.box
        return any(
            SKULL in needs.ends[job] and may_fulfil(box, state, seat, place) and needs.met(state, seat, job)
            for place, job in enumerate(state.jobs)
            if job != NOBODY
        )


OUTLOOK = Turn
