"""What a bot is: somebody who is given observations and answers with an option.

A bot holds no state of the real game and no referee. It may open the rules it was told of, sample worlds
that agree with its view, and play in those.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from cutpurse.bots.protocol import Hello
from cutpurse.kernel import registry
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import OFFER, Question
from cutpurse.kernel.table import reopen_table

G = TypeVar("G", bound=Game[Any, Any])


class Observation(msgspec.Struct, frozen=True):
    """All that a bot gets for a decision: the bytes of its seat's view, the question, the events it saw, and how long
    it may think."""

    view: bytes
    question: Question
    events: list[dict[str, Any]] = []
    seconds: float | None = None
    """None where games must be repeatable: then a bot goes by its own budget alone."""

    def seen(self, game: Game[Any, Any]) -> Any:
        """The view in the game's own type."""
        return msgspec.json.decode(self.view, type=game.view_type)


class Bot(ABC):
    """A player for one seat of one game."""

    name: ClassVar[str] = "bot"
    version: ClassVar[int] = 1
    """Another one whenever it plays otherwise than before: what was measured of it then no longer counts."""

    @abstractmethod
    def begin(self, hello: Hello) -> None:
        """Sit down: a new game begins."""

    @abstractmethod
    def choose(self, observation: Observation) -> str:
        """One of `observation.question.options`."""


class OtherRules(Exception):
    """The table plays by rules that this program does not know."""


def rules_of(hello: Hello) -> Game[Any, Any]:
    """The rules of the table, components included."""
    return _open(hello.game, hello.rules, hello.players, tuple(hello.settings.items()), tuple(hello.pack.items()),
                 hello.box, hello.components)  # fmt: skip


class Specialist(Bot, Generic[G]):
    """A bot that plays one game only. It imagines worlds that agree with its view and judges what it is offered
    there: same seed, same observation, same move."""

    plays: type[G]

    def __init__(self) -> None:
        self._game: G | None = None
        self.seed = 0

    @property
    def game(self) -> G:
        if self._game is None:
            raise RuntimeError("asked before the game began")
        return self._game

    def begin(self, hello: Hello) -> None:
        game = rules_of(hello)
        if not isinstance(game, self.plays):
            raise TypeError(f"{hello.game} is another game")
        self._game, self.seed = game, hello.seed

    def choose(self, observation: Observation) -> str:
        options = observation.question.options
        if observation.question.kind == OFFER:
            return self.interrupt(observation.question, observation.seen(self.game)) if len(options) > 1 else options[0]
        return options[0] if len(options) == 1 else self.judge(observation.question, observation.seen(self.game))

    def interrupt(self, question: Question, seen: Any) -> str:
        """Something may be done without being asked: one of the options, of which the first lets it be."""
        return question.options[0]

    def world(self, seen: Any) -> Any:
        """A state that agrees with a view. Only what is public and the bot's own may be read from it."""
        return self.game.sample(seen, random.Random(self.seed))

    @abstractmethod
    def judge(self, question: Question, seen: Any) -> str:
        """One of several options, by what is seen."""


@lru_cache(maxsize=16)
def _open(
    game: str,
    rules: int,
    players: int,
    settings: tuple[tuple[str, str | int], ...],
    pack: tuple[tuple[str, str], ...],
    box: str,
    components: str,
) -> Game[Any, Any]:
    opened = reopen_table(registry.title(game), players, dict(settings), rules, box, components, dict(pack) or None)
    if isinstance(opened, Reason):
        raise OtherRules(f"{opened.code} {opened.args}")
    return opened
