"""Random: any option, each as likely as the others. For tests, and the last to fall back on."""

from __future__ import annotations

import random

from cutpurse.bots.bot import Bot, Observation
from cutpurse.bots.protocol import Hello
from cutpurse.kernel.question import OFFER

INTERRUPTS = 0.02
"""How often it thinks of taking an offer: each ends what somebody else has begun, so rarely."""


class RandomBot(Bot):
    """Needs to know nothing of the game."""

    name = "random"

    def __init__(self) -> None:
        self._random = random.Random(0)

    def begin(self, hello: Hello) -> None:
        self._random = random.Random(hello.seed)

    def choose(self, observation: Observation) -> str:
        options = observation.question.options
        if observation.question.kind == OFFER and self._random.random() > INTERRUPTS:
            return options[0]
        return self._random.choice(options)
