"""What comes of a choice in Thiefdom: of a thief's, when his turn is over; of a plan, at dawn."""

from __future__ import annotations

from cutpurse.bots.advice import Outlook
from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.bots.policy import Sensible
from cutpurse.games.thiefdom.bots.stage import Night
from cutpurse.games.thiefdom.state import State


class Deed(Outlook[Thiefdom, State]):
    """Until the next tile is turned, and all who still walk before that have walked."""

    def __init__(self, policy: Sensible) -> None:
        super().__init__(policy)
        self.night = Night(policy)

    def played_out(self, state: State, begun: State) -> bool:
        return (state.tile, state.round, state.active) != (begun.tile, begun.round, begun.active)

    def points(self, state: State, seat: int) -> float:
        return float(state.vp[seat])

    def value(self, state: State, seat: int) -> float:
        return self.night.value(state, seat)


OUTLOOK = Deed
