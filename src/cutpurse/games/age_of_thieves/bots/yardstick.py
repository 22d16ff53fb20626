"""The yardstick for this game (see `bots/ismcts.py`)."""

from __future__ import annotations

from cutpurse.bots.ismcts import IsMcts
from cutpurse.games.age_of_thieves.bots.policy import Sensible
from cutpurse.games.age_of_thieves.bots.value_features import TurnFeatures
from cutpurse.games.age_of_thieves.game import AgeOfThieves


class Yardstick(IsMcts):
    plays = AgeOfThieves
    policy_type, features_type = Sensible, TurnFeatures
