"""One search for all games: plans, tried in worlds.

Where a game asks for a whole plan (the order of a night, the actions of a turn), a handful of plans is played through
in worlds that agree with what the seat sees, everybody following the policy from there on, as far as the plan reaches;
then the position is valued. All plans meet the same worlds and the same chance. After each round the worse half of them
is out, so what is left of the budget goes to those that are hard to tell apart.

The budget is a number of rehearsals, so the same seed, view and budget give the same plan on every machine; a deadline
may cut it short.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from math import sqrt
from time import monotonic
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from cutpurse.bots.bot import Observation
from cutpurse.bots.policy import Judge, Policy
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game, Play
from cutpurse.kernel.question import Question
from cutpurse.kernel.state import State

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=State)

Plan = tuple[str, ...]
"""The options that lay it out, one after the other."""
Clock = Callable[[], float]
LONGEST = 5000
"""Choices in a rehearsal: more would mean that it never comes to an end."""
FEWEST, ENOUGH = 4, 24
"""In a race: worlds before a plan can be out, and more of them in a round at most."""
CLEAR = 2.0
"""Standard errors by which a plan could still be better than it looks."""


class Stage(ABC, Generic[G, S]):
    """What a game tells the search: which plans there are, how far they reach and what they have led to."""

    kinds: ClassVar[frozenset[str]]
    """The questions that ask for a plan."""

    def __init__(self, policy: Policy[G, S]) -> None:
        self.policy = policy
        self.game = policy.game

    @abstractmethod
    def plans(self, state: S, seat: int, most: int) -> list[Plan]:
        """The plans worth trying, the policy's own first. They go on from what is laid out already."""

    @abstractmethod
    def moment(self, state: S, seat: int) -> Hashable:
        """What stays the same while one plan is laid out, and is another for the next."""

    @abstractmethod
    def played_out(self, state: S, begun: S) -> bool:
        """Has everything come about that was planned when a rehearsal began?"""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """What a position is worth to a seat, against its rivals."""

    def rival(self, state: S, seat: int, options: Sequence[str], rng: random.Random) -> str:
        """How a rival answers when he makes a plan of his own: as the policy would, unless the game knows better."""
        return self.policy.act(state, seat, options)


class Found(NamedTuple):
    """A plan, what it was worth on average and in how many worlds it was tried."""

    plan: Plan
    value: float
    worlds: int


class Search(Generic[G, S]):
    """Looks for the best plan of a seat."""

    def __init__(
        self, stage: Stage[G, S], nodes: int, most: int, clock: Clock = monotonic, *, trifle: float | None = None
    ) -> None:
        self.stage, self.nodes, self.most = stage, nodes, most
        self.clock, self.trifle = clock, trifle

    def ranked(
        self, imagine: Callable[[random.Random], S], seat: int, seed: Hashable, deadline: float | None = None
    ) -> list[Found]:
        """The plans, best first. `imagine` deals a world that agrees with what the seat sees."""
        worlds: list[S] = [imagine(random.Random(f"{seed} 0"))]
        alive = self.stage.plans(worlds[0], seat, self.most)
        values: dict[Plan, list[float]] = {plan: [] for plan in alive}
        left = self.nodes
        while left > 0 and len(alive) > 1:
            begun, rounds = len(alive), (len(alive) - 1).bit_length()
            more = max(1, left // rounds // begun)
            for _ in range(more if self.trifle is None else min(more, ENOUGH)):
                world = len(values[alive[0]])
                if world == len(worlds):
                    worlds.append(imagine(random.Random(f"{seed} {world}")))
                for plan in alive:
                    if self._late(deadline):
                        return _ranked(alive, values)
                    values[plan].append(self.rehearse(worlds[world], seat, plan, f"{seed} {world}"))
                left -= begun  # what is not tried with plans that are out is saved
                if self.trifle is not None:
                    alive = still_open(alive, values, self.trifle)
                    if len(alive) == 1:
                        break
            found = _ranked(alive, values)
            racing = self.trifle is not None
            keep = max(1, (len(alive) + 1) // 2) if len(alive) > 2 else 2 if left >= 2 and not racing else 1
            alive = [plan for plan in alive if plan in {entry.plan for entry in found[:keep]}]
            if keep == 2 and len(found) == 2 and left < 2:
                break
        rest = [entry for entry in _ranked(list(values), values) if entry.plan not in alive]
        return _ranked(alive, values) + rest

    def _late(self, deadline: float | None) -> bool:
        return deadline is not None and self.clock() >= deadline

    def rehearse(self, world: S, seat: int, plan: Plan, chance: str) -> float:
        """One plan in one world."""
        stage, game, act = self.stage, self.stage.game, self.stage.policy.act
        state = world.clone()
        play: Play[S, Any] = Play(game, state, Dice(chance))
        whims = random.Random(chance)
        for choice in plan:
            if seat not in game.to_answer(state) or choice not in game.options(state, seat):
                break  # something came between: from here on the policy knows better
            game.choose(play, seat, choice)
        for _ in range(LONGEST):
            if state.over or stage.played_out(state, world):
                return stage.value(state, seat)
            asked = game.to_answer(state)[0]
            options = game.options(state, asked)
            if len(options) == 1:
                choice = options[0]
            elif asked != seat and game.asked_kind(state, asked) in stage.kinds:
                choice = stage.rival(state, asked, options, whims)
            else:
                choice = act(state, asked, options)
            game.choose(play, asked, choice)
            play.events.clear()
        raise RuntimeError("a rehearsal that does not end")


def still_open(alive: list[Plan], values: dict[Plan, list[float]], trifle: float) -> list[Plan]:
    """Plans that may yet turn out to be better than the best by more than a trifle. They met the same worlds, so what tells
    them apart is their difference in each."""
    worlds = len(values[alive[0]])
    if worlds < FEWEST:
        return alive
    leader = _ranked(alive, values)[0].plan
    open_ = []
    for plan in alive:
        ahead = [mine - best for mine, best in zip(values[plan], values[leader], strict=True)]
        mean = sum(ahead) / worlds
        error = sqrt(sum((one - mean) ** 2 for one in ahead) / (worlds - 1) / worlds)
        if plan == leader or mean + CLEAR * error > trifle:
            open_.append(plan)
    return open_


def _ranked(plans: list[Plan], values: dict[Plan, list[float]]) -> list[Found]:
    """Best mean first; of equals, and of those not tried, the one that was named first."""
    means = [Found(plan, sum(found) / len(found) if found else float("-inf"), len(found))
             for plan, found in ((plan, values[plan]) for plan in plans)]  # fmt: skip
    return sorted(means, key=lambda found: -found.value)


class Searcher(Judge[G]):
    """A bot that searches where a plan is asked for, and follows the policy elsewhere."""

    stage_type: type[Stage[G, Any]]
    nodes: int = 24
    """Rehearsals for a plan."""
    most: int = 6
    """Plans that are tried."""
    trifle: float | None = None
    """Where plans race: one is out as soon as it can hardly be better by more than this, and what it had left is saved."""
    clock: Clock = staticmethod(monotonic)

    def __init__(self) -> None:
        super().__init__()
        self._laid: tuple[Hashable, list[str]] = (None, [])
        self._deadline: float | None = None

    def choose(self, observation: Observation) -> str:
        seconds = observation.seconds
        self._deadline = None if seconds is None else self.clock() + seconds
        return super().choose(observation)

    def judge(self, question: Question, seen: Any) -> str:
        state, seat = self.world(seen), question.seat
        stage = self.stage
        moment = stage.moment(state, seat)
        if self._laid[0] != moment or not self._laid[1] or self._laid[1][0] not in question.options:
            if self.game.asked_kind(state, seat) not in stage.kinds:
                return self.policy.act(state, seat, question.options)
            self._laid = (moment, list(self.plan(seen, seat, moment)))
        return self._laid[1].pop(0)

    def plan(self, seen: Any, seat: int, moment: Hashable) -> Plan:
        """The best plan for what is seen."""
        search = Search(self.stage, self.nodes, self.most, self.clock, trifle=self.trifle)
        found = search.ranked(lambda rng: self.game.sample(seen, rng), seat, (self.seed, moment), self._deadline)
        return found[0].plan

    @property
    def stage(self) -> Stage[G, Any]:
        if self._stage is None or self._stage.policy is not self.policy:
            self._stage = self.stage_type(self.policy)
        return self._stage

    _stage: Stage[G, Any] | None = None
