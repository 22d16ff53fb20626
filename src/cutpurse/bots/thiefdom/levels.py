"""The levels above and below Easy: one knows less of the town, the others rehearse the night before they order it."""

from __future__ import annotations

from cutpurse.bots.policy import Judge
from cutpurse.bots.search import Searcher
from cutpurse.bots.thiefdom.decision import Temper
from cutpurse.bots.thiefdom.policy import Sensible
from cutpurse.bots.thiefdom.stage import Night
from cutpurse.games.thiefdom import Thiefdom


class Gentle(Judge[Thiefdom]):
    """Thinks of two action points and one errand at a time, and has nobody arrested who did not ask for it."""

    name = "gentle"
    plays = Thiefdom

    def make_policy(self) -> Sensible:
        return Sensible(self.game, self.seed, Temper(depth=1, ahead=2, grudge=0.0))


class Normal(Searcher[Thiefdom]):
    """Tries six orders of the night in four worlds."""

    name = "normal"
    plays = Thiefdom
    policy_type = Sensible
    stage_type = Night
    nodes, most = 24, 6


class Hard(Normal):
    """Tries twelve, and those that are close more often."""

    name = "hard"
    nodes, most = 96, 12
