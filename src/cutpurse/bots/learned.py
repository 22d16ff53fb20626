"""A rehearsal valued by what was learned from many games, in place of a judgement made by hand."""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from cutpurse.bots.net import net_of
from cutpurse.bots.policy import Policy
from cutpurse.bots.search import Stage
from cutpurse.bots.value_features import ValueFeatures
from cutpurse.kernel.game import Game
from cutpurse.kernel.state import State

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=State)


class LearnedValue(Stage[G, S]):
    """The share of the victory that a position promises, and a little for every point of the margin: it tells plans
    apart where the victory is all but certain, one way or the other."""

    room: ClassVar[str]
    """Where the net lies, among the bots."""
    features_type: ClassVar[type[ValueFeatures[Any, Any]]]
    point: ClassVar[float] = 0.01

    def __init__(self, policy: Policy[G, S]) -> None:
        super().__init__(policy)
        self.features = self.features_type(policy)
        self.net = net_of(self.room)

    def value(self, state: S, seat: int) -> float:
        result = self.game.result(state)
        if result is not None:
            rivals = [score for other, score in enumerate(result.scores) if other != seat]
            return result.shares()[seat] + self.point * (result.scores[seat] - max(rivals, default=0))
        judged = self.net.judge(self.features.vector(state, seat))
        return judged.share + self.point * judged.margin
