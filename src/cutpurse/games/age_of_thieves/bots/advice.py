"""What comes of a choice in Age of Thieves, to the end of the turn."""

from __future__ import annotations

from cutpurse.bots.advice import Outlook
from cutpurse.games.age_of_thieves.bots.foresight import Foresight
from cutpurse.games.age_of_thieves.bots.policy import Sensible
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.rules.jewel import victory_points
from cutpurse.games.age_of_thieves.state import State


class Turn(Outlook[AgeOfThieves, State]):
    """Until the next turn begins."""

    nodes = 24

    def __init__(self, policy: Sensible) -> None:
        super().__init__(policy)
        self.facts = policy.facts

    def played_out(self, state: State, begun: State) -> bool:
        return state.turn != begun.turn

    def points(self, state: State, seat: int) -> float:
        return float(victory_points(self.game, state, seat))

    def value(self, state: State, seat: int) -> float:
        return Foresight(self.facts, seat).value(state)


OUTLOOK = Turn
