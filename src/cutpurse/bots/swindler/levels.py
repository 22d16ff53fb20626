"""The levels above and below Easy. All stop drawing exactly when they should by what things are worth to them: so a
level is a set of values. Searching on top of that has not been seen to help, the bags being as lucky as they are."""

from __future__ import annotations

from cutpurse.bots.policy import Judge
from cutpurse.bots.swindler.policy import Sensible
from cutpurse.bots.swindler.prices import Weights
from cutpurse.games.swindler import Swindler

DARING = Weights(caution=0.25)
"""Thinks a skull four times rarer than it is: one more tile, always one more."""
PATIENT = Weights(later=1.0, thrown_out=2.0)
"""A tile kept is a tile that will be sold; a rival thrown off a job loses by it."""


class Weighing(Judge[Swindler]):
    """A level by its values."""

    plays = Swindler
    weights: Weights

    def make_policy(self) -> Sensible:
        return Sensible(self.game, self.seed, self.weights)


class Gentle(Weighing):
    name = "gentle"
    weights = DARING


class Normal(Weighing):
    name = "normal"
    weights = PATIENT
