"""A yardstick: information-set Monte-Carlo tree search with random rollouts, as the field uses it.

One tree over what the seat may know; every iteration deals another world (Cowling, Powley and Whitehouse 2012). Everybody's
choices are in the tree, each for their own good. A rollout is random to the end of the turn or night, then the position is
valued by hand. It is no opponent for people: it shows what searching without judgement comes to.
"""

from __future__ import annotations

import random
from math import exp, log, sqrt
from typing import Any, ClassVar

from cutpurse.bots.bot import Specialist
from cutpurse.bots.policy import Policy
from cutpurse.bots.protocol import Hello
from cutpurse.bots.value_features import ValueFeatures
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.question import Question
from cutpurse.kernel.simulation import Simulation

EXPLORE = 0.7
LONGEST = 400
"""Choices of a rollout."""


class Node:
    """A choice, after those before it."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[int, str], Node] = {}
        self.visits, self.offered, self.total = 0, 0, 0.0

    def score(self) -> float:
        return self.total / self.visits + EXPLORE * sqrt(log(max(1, self.offered)) / self.visits)


class IsMcts(Specialist[Any]):
    """So many iterations for every question."""

    name = "ismcts"
    iterations: int = 100
    policy_type: ClassVar[type[Policy[Any, Any]]]
    features_type: ClassVar[type[ValueFeatures[Any, Any]]]
    scale: ClassVar[float] = 6.0
    """Points of standing that make a victory likely."""

    def begin(self, hello: Hello) -> None:
        super().begin(hello)
        self.features = self.features_type(self.policy_type(self.game, self.seed))

    def judge(self, question: Question, seen: Any) -> str:
        root, rng = Node(), random.Random(f"{self.seed} {question.kind} {len(question.options)}")
        for _ in range(self.iterations):
            self._iterate(root, seen, rng)
        tried = {choice: node.visits for (seat, choice), node in root.children.items() if seat == question.seat}
        return max(question.options, key=lambda option: tried.get(option, 0))

    def _iterate(self, root: Node, seen: Any, rng: random.Random) -> None:
        table: Simulation[Any] = Simulation(self.game, Dice(rng.getrandbits(62)), self.game.sample(seen, rng))
        period, node = self.features.period(table.state), root
        path: list[tuple[int, Node]] = []
        fresh = False
        for _ in range(LONGEST):
            if table.over or self.features.period(table.state) != period:
                break
            seat, options = table.seat, table.options()
            if len(options) == 1:
                table.choose(options[0])
                continue
            if fresh:
                table.choose(rng.choice(options))
                continue
            choice, node, fresh = self._descend(node, seat, options, rng)
            path.append((seat, node))
            table.choose(choice)
        values = self._values(table)
        root.visits += 1
        for seat, visited in path:
            visited.visits += 1
            visited.total += values[seat]

    def _descend(self, node: Node, seat: int, options: Any, rng: random.Random) -> tuple[str, Node, bool]:
        """One that was never tried, or the most promising; of all that are offered here it is counted that they were."""
        untried = []
        for option in options:
            child = node.children.get((seat, option))
            if child is None:
                untried.append(option)
            else:
                child.offered += 1
        if untried:
            choice = rng.choice(untried)
            child = node.children[seat, choice] = Node()
            child.offered = 1
            return choice, child, True
        choice = max(options, key=lambda option: node.children[seat, option].score())
        return choice, node.children[seat, choice], False

    def _values(self, table: Simulation[Any]) -> list[float]:
        result = table.result()
        if result is not None:
            return result.shares()
        standing = [self.features.of_seat(table.state, seat)[0] for seat in range(self.game.players)]
        found = []
        for seat, own in enumerate(standing):
            lead = own - max(standing[:seat] + standing[seat + 1 :], default=0.0)
            found.append(1 / (1 + exp(-max(-30.0, min(30.0, lead / self.scale)))))
        return found
