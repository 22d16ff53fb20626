"""How to play, as a function of positions.

A policy is asked about a *state*, not about a view: so the same judgement serves a bot, which asks it about a world
that agrees with what the bot sees, and a search, which asks it for every seat of the worlds it plays through. In return
it promises to read of a state only what everybody knows and what the seat itself may know; a test redraws the rest.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from cutpurse.bots.bot import Specialist
from cutpurse.bots.protocol import Hello
from cutpurse.bots.temper import EVEN, Temper
from cutpurse.kernel.game import Game
from cutpurse.kernel.question import Question
from cutpurse.kernel.state import State

G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=State)


class Policy(ABC, Generic[G, S]):
    """Judgement for one game by one set of rules. What it has worked out it keeps, by what that depends on: asking it
    about one position and then about another never changes an answer."""

    def __init__(self, game: G, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        """For choices that are a matter of taste."""

    @abstractmethod
    def act(self, state: S, seat: int, options: Sequence[str]) -> str:
        """The option that a seat takes which is asked in this position. The state is not changed."""

    def interrupt(self, state: S, seat: int, offers: Sequence[str]) -> str:
        """Something may be done without being asked: one of the offers, of which the first lets it be."""
        return offers[0]

    def tempered(self, temper: Temper) -> Self:
        """The same judgement with a lean. A game that knows no tempers has none."""
        return self


class Judge(Specialist[G]):
    """A bot over a policy: it imagines a world that agrees with its view and asks the policy about that."""

    policy_type: type[Policy[G, Any]]
    temper: ClassVar[Temper] = EVEN

    def __init__(self) -> None:
        super().__init__()
        self._policy: Policy[G, Any] | None = None

    @property
    def policy(self) -> Policy[G, Any]:
        if self._policy is None:
            raise RuntimeError("asked before the game began")
        return self._policy

    def begin(self, hello: Hello) -> None:
        super().begin(hello)
        policy = self.make_policy()
        self._policy = policy if self.temper == EVEN else policy.tempered(self.temper)

    def make_policy(self) -> Policy[G, Any]:
        return self.policy_type(self.game, self.seed)

    def interrupt(self, question: Question, seen: Any) -> str:
        return self.policy.interrupt(self.world(seen), question.seat, question.options)

    def judge(self, question: Question, seen: Any) -> str:
        return self.policy.act(self.world(seen), question.seat, question.options)
