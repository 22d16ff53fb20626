"""The yardstick for this game (see `bots/ismcts.py`)."""

from __future__ import annotations

from cutpurse.bots.ismcts import IsMcts
from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.bots.policy import Sensible
from cutpurse.games.thiefdom.bots.value_features import DawnFeatures


class Yardstick(IsMcts):
    plays = Thiefdom
    policy_type, features_type = Sensible, DawnFeatures
