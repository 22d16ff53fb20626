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


SIZE = " players"
"""So the values for a size of table are called in the file, after the number."""


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
    """Plays with the values that have won most games in which everybody's were drawn by lot, at tables of its size or of
    the nearest that was tried (`lab/train/weights.py`)."""

    name = "hard"

    def make_policy(self) -> Sensible:
        report = msgspec.json.decode(fitted().read_bytes(), type=dict[str, Any])
        sizes = {int(of.removesuffix(SIZE)): found["weights"] for of, found in report.items() if of.endswith(SIZE)}
        best = sizes[min(sizes, key=lambda size: abs(size - self.game.players))]
        return Sensible(self.game, self.seed, Weights(**{**best, "hope": tuple(best["hope"])}))


def fitted() -> Traversable:
    """The file with these values."""
    return folder("swindler") / "weights.json"
