"""What a bot would do, and why: the options worth thinking of, what comes of each, and what it may cost.

An option is tried in worlds that agree with what the seat sees, everybody following the policy from there on, until what was
begun is over; what came of it is compared with how things stood. So a reason is made of what was seen to happen, and of
nothing that the seat may not know: same view, same question, same advice.
"""

from __future__ import annotations

import hashlib
import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from time import monotonic
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from cutpurse.bots.bot import Observation
from cutpurse.bots.policy import Judge, Policy
from cutpurse.bots.search import LONGEST, Clock
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game, Play
from cutpurse.kernel.message import Message
from cutpurse.kernel.question import OFFER
from cutpurse.kernel.state import State

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=State)

MOST = 8
"""Options that are tried."""
TOLD = 3
"""Options that are told."""
TRUST = 1.0
"""By how many standard errors another option must come out better before the policy's own is given up."""
BARELY = 0.05
RARE = 0.05
"""Risks and differences below these are not spoken of."""


class Candidate(msgspec.Struct, frozen=True):
    """An option, and what came of it on average."""

    choice: str
    worth: float
    """What the position was worth afterwards, in points of the game, against what the best option brought: 0 for that one."""
    share: float
    """In how many of the worlds it came out best, of 1; where several were as good they share the world."""
    points: float
    """Points won or lost on the way."""
    trouble: float
    """How often something was done to the seat on the way: caught, robbed, thrown out."""
    worlds: int
    ahead: float = 0.0
    """By how much it came out better than the first, where that is too little to rely on."""
    where: str = ""
    """Where the seat was afterwards, most often; empty where the game does not say."""


class Reasoning(msgspec.Struct, frozen=True):
    """The best options, best first."""

    candidates: list[Candidate]
    mine: str
    """What the bot itself would do."""
    whole: list[Message] = []
    """What it means to do altogether, where this choice is a small step of something that is thought out as a whole."""

    @property
    def shares_told(self) -> bool:
        """How often each came out best is worth saying where it agrees with their order: that goes by how much."""
        shares = [one.share for one in self.candidates]
        return shares == sorted(shares, reverse=True) and len(set(shares)) > 1

    def reasons(self, place: int) -> list[Message]:
        """Why one of them stands where it stands, in sentences."""
        said = self.candidates[place]
        found = [] if place else list(self.whole)
        if found and said.where:
            found.append(Message("hint-plan-end", {"space": said.where}))
        if abs(said.points) >= BARELY:
            found.append(Message("hint-points", {"points": f"{said.points:+.1f}"}))
        if said.trouble >= RARE:
            found.append(Message("hint-trouble", {"percent": round(100 * said.trouble)}))
        elif self.whole or any(other.trouble >= RARE for other in self.candidates):
            found.append(Message("hint-safe"))
        if place == 0 and len(self.candidates) > 1:
            second = self.candidates[1]
            if second.ahead >= BARELY:
                found.append(Message("hint-unsure"))
            elif -second.worth >= BARELY:
                found.append(Message("hint-second", {"less": f"{-second.worth:.1f}"}))
            else:
                found.append(Message("hint-close"))
        elif place:
            less = -said.worth
            if said.ahead >= BARELY:
                found.append(Message("hint-ahead", {"more": f"{said.ahead:.1f}"}))
            else:
                found.append(Message("hint-less", {"less": f"{less:.1f}"}) if less >= BARELY else Message("hint-close"))
        return found or [Message("hint-alone")]


class Trial(NamedTuple):
    """One option in one world."""

    value: float
    points: float
    trouble: bool
    where: str = ""


class Outlook(ABC, Generic[G, S]):
    """What a game tells about a single choice: when what it began is over, and what has come of it."""

    nodes: ClassVar[int] = 64
    """Rehearsals for one piece of advice."""

    def __init__(self, policy: Policy[G, S]) -> None:
        self.policy = policy
        self.game = policy.game

    @abstractmethod
    def played_out(self, state: S, begun: S) -> bool:
        """Is over what was under way when the choice was made?"""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """What a position is worth to a seat, against its rivals, in points of the game."""

    @abstractmethod
    def points(self, state: S, seat: int) -> float:
        """The seat's points as everybody counts them."""

    def whole(self, state: S, seat: int) -> list[Message]:
        """What the policy means to do altogether, where the choice is a small step of it: then nothing else is told."""
        return []

    def where(self, state: S, seat: int) -> str:
        """Where the seat is, as an id; empty where that is not worth a word."""
        return ""

    def hurts(self, event: Any, seat: int, state: S) -> bool:
        """Is something done to the seat? `state` is what came of it."""
        return bool(event.against(seat))


class Weighing(Generic[G, S]):
    """Tries every option in the same worlds, one world after the other."""

    def __init__(self, stage: Outlook[G, S], options: Sequence[str], clock: Clock = monotonic) -> None:
        self.stage, self.clock = stage, clock
        self.trials: dict[str, list[Trial]] = {option: [] for option in options}

    def run(
        self, imagine: Callable[[random.Random], S], seat: int, seed: str, nodes: int, deadline: float | None
    ) -> None:
        """As many worlds as the budget has room for. One that the deadline cuts short does not count, but the first."""
        for number in range(max(1, nodes // len(self.trials))):
            world = imagine(random.Random(f"{seed} {number}"))
            found: dict[str, Trial] = {}
            for option in self.trials:
                if number and deadline is not None and self.clock() >= deadline:
                    return
                found[option] = self.rehearse(world, seat, option, f"{seed} {number}")
            for option, trial in found.items():
                self.trials[option].append(trial)

    def rehearse(self, world: S, seat: int, option: str, chance: str) -> Trial:
        """One option in one world."""
        stage, state = self.stage, world.clone()
        play: Play[S, Any] = Play(stage.game, state, Dice(chance))
        trouble = False
        stage.game.choose(play, seat, option)
        for _ in range(LONGEST):
            trouble = trouble or any(stage.hurts(event, seat, state) for event in play.events)
            play.events.clear()
            if state.over or stage.played_out(state, world):
                break
            asked = stage.game.to_answer(state)[0]
            stage.game.choose(play, asked, stage.policy.act(state, asked, stage.game.options(state, asked)))
        return Trial(stage.value(state, seat), stage.points(state, seat) - stage.points(world, seat), trouble,
                     stage.where(state, seat))  # fmt: skip


def advise(
    bot: Judge[Any], outlook: type[Outlook[Any, Any]], observation: Observation, clock: Clock = monotonic
) -> Reasoning:
    """What a bot makes of a question. The seed is made of what the seat sees, so the same view gives the same advice."""
    began = clock()
    question, seen = observation.question, observation.seen(bot.game)
    seed = hashlib.blake2b(observation.view + "|".join(question.options).encode(), digest_size=8).hexdigest()
    own = bot.choose(observation)
    if len(question.options) == 1 or question.kind == OFFER:
        return Reasoning([Candidate(own, 0.0, 1.0, 0.0, 0.0, 0)], own)
    stage = outlook(bot.policy)
    whole = stage.whole(bot.game.sample(seen, random.Random(seed)), question.seat)
    weighing = Weighing(stage, [own] if whole else worth_trying(question.options, own), clock)
    deadline = None if observation.seconds is None else began + observation.seconds
    weighing.run(lambda rng: bot.game.sample(seen, rng), question.seat, seed, stage.nodes, deadline)
    return msgspec.structs.replace(summed_up(weighing.trials, own), whole=whole)


def worth_trying(options: Sequence[str], own: str) -> list[str]:
    """The bot's own choice first; of many others some, spread over the list."""
    others = [option for option in options if option != own]
    step = max(1.0, len(others) / (MOST - 1))
    return [own, *(others[int(place * step)] for place in range(min(len(others), MOST - 1)))]


def summed_up(trials: Mapping[str, Sequence[Trial]], own: str) -> Reasoning:
    """The best three by what came of them. The bot's own choice stands first unless another is clearly better in the same
    worlds: a handful of them proves little."""
    mean = {option: fmean(trial.value for trial in tried) for option, tried in trials.items()}

    def clearly_better(option: str) -> bool:
        more = [other.value - mine.value for other, mine in zip(trials[option], trials[own], strict=True)]
        error = stdev(more) / sqrt(len(more)) if len(more) > 1 else float("inf")
        return fmean(more) > TRUST * error + BARELY

    top = max((option for option in trials if option == own or clearly_better(option)), key=mean.__getitem__)
    ranked = [top, *sorted((option for option in trials if option != top), key=lambda option: -mean[option])][:TOLD]
    worlds = [[trial.value for trial in world] for world in zip(*trials.values(), strict=True)]
    most = [(max(values), values.count(max(values))) for values in worlds]
    found = []
    for option in ranked:
        tried, more = trials[option], mean[option] - mean[top]
        best = sum(1 / alike for trial, (value, alike) in zip(tried, most, strict=True) if trial.value == value)
        found.append(Candidate(
            option, min(0.0, more), best / len(tried), fmean(trial.points for trial in tried),
            fmean(trial.trouble for trial in tried), len(tried), max(0.0, more),
            Counter(trial.where for trial in tried).most_common(1)[0][0]))  # fmt: skip
    return Reasoning(found, own)
