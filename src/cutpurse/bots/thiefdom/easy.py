"""Easy: sensible play. Earns as much per activation as it can, keeps out of sight, delivers what it has taken."""

from __future__ import annotations

import random
from collections.abc import Callable

from cutpurse.bots.bot import Bot, Observation, own_rules
from cutpurse.bots.protocol import Hello
from cutpurse.bots.thiefdom import night, own_turn, places
from cutpurse.bots.thiefdom.decision import Decision, Memory
from cutpurse.games.thiefdom import Thiefdom

DECIDE: dict[str, Callable[[Decision], str]] = {
    "draft_pick": night.pick,
    "draft_buy": night.buy,
    "lair": night.lair,
    "plan": night.plan,
    "route": night.route,
    "action": own_turn.action,
    "hop": own_turn.hop,
    "pass": own_turn.passing,
    "location": places.location,
    "patrons": places.patrons,
    "tapestry": places.tapestry,
    "keep": places.keep,
    "divide": places.divide,
}


class Easy(Bot):
    """Looks through its turn and a few errands ahead, at its own affairs. Same observation, same move."""

    name = "easy"

    def __init__(self) -> None:
        self._game: Thiefdom | None = None
        self._memory = Memory()
        self._seed = 0

    def begin(self, hello: Hello) -> None:
        self._game = own_rules(hello, Thiefdom)
        self._memory = Memory()
        self._seed = hello.seed

    def choose(self, observation: Observation) -> str:
        question = observation.question
        options = question.options
        if len(options) == 1:
            return options[0]
        if self._game is None:
            raise RuntimeError("asked before the game began")
        # A world that agrees with the view. Only what is public and the bot's own is read from it.
        state = self._game.sample(observation.seen(self._game), random.Random(self._seed))
        return DECIDE[question.kind](Decision(self._game, state, question.seat, options, self._memory))
