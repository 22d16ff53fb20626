"""Easy: sensible play. Earns as much per activation as it can, keeps out of sight, delivers what it has taken."""

from __future__ import annotations

from cutpurse.bots.policy import Judge
from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.bots.policy import Sensible


class Easy(Judge[Thiefdom]):
    """Follows its first judgement."""

    name = "easy"
    plays = Thiefdom
    policy_type = Sensible
