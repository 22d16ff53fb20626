"""The levels above and below Easy: one knows less of the town, the others rehearse the night before they order it."""

from __future__ import annotations

from cutpurse.bots.policy import Judge
from cutpurse.bots.search import Searcher
from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.bots.decision import Habits
from cutpurse.games.thiefdom.bots.policy import Sensible
from cutpurse.games.thiefdom.bots.stage import ActedNight, LearnedNight, Night


class Gentle(Judge[Thiefdom]):
    """Thinks of two action points and one errand at a time, and has nobody arrested who did not ask for it."""

    name = "gentle"
    plays = Thiefdom

    def make_policy(self) -> Sensible:
        return Sensible(self.game, self.seed, Habits(depth=1, ahead=2, grudge=0.0))


class Normal(Searcher[Thiefdom]):
    """Tries six orders of the night in four worlds."""

    name = "normal"
    plays = Thiefdom
    policy_type = Sensible
    stage_type = Night
    nodes, most = 24, 6


class Hard(Normal):
    """As many rehearsals as Normal, valued by what was learned of dawns."""

    name = "hard"
    stage_type = LearnedNight


class Expert(Hard):
    """As many rehearsals again for everything a thief does, and for every way of the townsfolk it leads."""

    name = "expert"
    version = 2
    stage_type = ActedNight
