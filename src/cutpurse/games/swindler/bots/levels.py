"""The levels above and below Easy. All stop drawing exactly when they should by what things are worth to them: so a
level is a set of values. Searching on top of that has not been seen to help, the bags being as lucky as they are."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from cutpurse.bots.net import folder
from cutpurse.bots.policy import Judge
from cutpurse.games.swindler import Swindler
from cutpurse.games.swindler.bots.policy import Sensible
from cutpurse.games.swindler.bots.prices import Weights

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


class Hard(Weighing):
    """Plays with the values that have won most games of two in which everybody's were drawn by lot
    (`lab/train/weights.py`)."""

    name = "hard"

    def make_policy(self) -> Sensible:
        best = msgspec.json.decode(fitted().read_bytes(), type=dict[str, Any])["2 players"]["weights"]
        return Sensible(self.game, self.seed, Weights(**{**best, "hope": tuple(best["hope"])}))


def fitted() -> Traversable:
    """The file with these values."""
    return folder("swindler") / "weights.json"
