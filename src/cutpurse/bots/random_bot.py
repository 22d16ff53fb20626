"""Random: any option, each as likely as the others. For tests, and the last to fall back on."""

from __future__ import annotations

import random

from cutpurse.bots.bot import Bot, Observation
from cutpurse.bots.protocol import Hello


class RandomBot(Bot):
    """Needs to know nothing of the game."""

    name = "random"

    def __init__(self) -> None:
        self._random = random.Random(0)

    def begin(self, hello: Hello) -> None:
        self._random = random.Random(hello.seed)

    def choose(self, observation: Observation) -> str:
        return self._random.choice(observation.question.options)
