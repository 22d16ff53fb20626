"""The levels above and below Easy: one forgets its cards, the others rehearse the turn before they plan it."""

from __future__ import annotations

from cutpurse.bots.age_of_thieves.policy import Sensible
from cutpurse.bots.age_of_thieves.stage import Turn
from cutpurse.bots.policy import Judge
from cutpurse.bots.search import Searcher
from cutpurse.games.age_of_thieves.game import AgeOfThieves


class Gentle(Judge[AgeOfThieves]):
    """Moves and lies in ambush; its other cards it keeps for a better moment, which never comes."""

    name = "gentle"
    plays = AgeOfThieves

    def make_policy(self) -> Sensible:
        return Sensible(self.game, self.seed, plain=True)


class Normal(Searcher[AgeOfThieves]):
    """Tries six plans in four worlds."""

    name = "normal"
    plays = AgeOfThieves
    policy_type = Sensible
    stage_type = Turn
    nodes, most = 24, 6
