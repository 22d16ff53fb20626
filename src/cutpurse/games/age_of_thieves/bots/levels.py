"""The levels above and below Easy: one forgets its cards, the others rehearse the turn before they plan it."""

from __future__ import annotations

from cutpurse.bots.policy import Judge
from cutpurse.bots.search import Searcher
from cutpurse.games.age_of_thieves.bots.policy import Sensible
from cutpurse.games.age_of_thieves.bots.stage import ActedTurn, LearnedTurn
from cutpurse.games.age_of_thieves.game import AgeOfThieves


class Gentle(Judge[AgeOfThieves]):
    """Moves and lies in ambush; its other cards it keeps for a better moment, which never comes."""

    name = "gentle"
    version = 4
    plays = AgeOfThieves

    def make_policy(self) -> Sensible:
        return Sensible(self.game, self.seed, plain=True)


class Hard(Searcher[AgeOfThieves]):
    """Rehearses its plan, and then every way, target and half of a card: twelve of each, those that are close more often."""

    name = "hard"
    version = 6
    plays = AgeOfThieves
    policy_type = Sensible
    stage_type: type[LearnedTurn] = ActedTurn
    nodes, most = 96, 12
    trifle: float | None = 0.005
    """Of the victory. So a search ends where nothing is at stake, or where there is no doubt. What that costs in strength
    is told by `steady`."""


class Normal(Hard):
    """The same with a quarter of the rehearsals."""

    name = "normal"
    nodes, most = 24, 6


class Steady(Normal):
    """Without the race: what that saves, and what it costs, is told by the difference."""

    name = "steady"
    trifle = None


class Planner(Normal):
    """Rehearses the plan alone: what searching every deed brings is told by the difference."""

    name = "planner"
    stage_type = LearnedTurn
