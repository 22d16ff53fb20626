"""The yardstick for this game (see `bots/ismcts.py`)."""

from __future__ import annotations

from cutpurse.bots.ismcts import IsMcts
from cutpurse.games.swindler import Swindler
from cutpurse.games.swindler.bots.policy import Sensible
from cutpurse.games.swindler.bots.value_features import TurnFeatures


class Yardstick(IsMcts):
    plays = Swindler
    policy_type, features_type = Sensible, TurnFeatures
