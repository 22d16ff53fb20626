"""Easy: sensible play. Goes for the nearest prize, keeps out of the watch's reach, is out of the city in time."""

from __future__ import annotations

from cutpurse.bots.policy import Judge
from cutpurse.games.age_of_thieves.bots.policy import Sensible
from cutpurse.games.age_of_thieves.game import AgeOfThieves


class Easy(Judge[AgeOfThieves]):
    """Follows its first judgement."""

    name = "easy"
    version = 4
    plays = AgeOfThieves
    policy_type = Sensible
