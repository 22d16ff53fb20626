"""Easy: sensible play. Knows the exact chance of the next draw, finishes jobs, sells the rest, never absurd."""

from __future__ import annotations

from cutpurse.bots.policy import Judge
from cutpurse.games.swindler import Swindler
from cutpurse.games.swindler.bots.policy import Sensible


class Easy(Judge[Swindler]):
    """Follows its first judgement."""

    name = "easy"
    plays = Swindler
    policy_type = Sensible
