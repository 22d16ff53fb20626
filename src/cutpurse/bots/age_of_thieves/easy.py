"""Easy: sensible play. Goes for the nearest prize, keeps out of the watch's reach, is out of the city in time."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from cutpurse.bots.age_of_thieves import choices
from cutpurse.bots.age_of_thieves.choices import Decision
from cutpurse.bots.age_of_thieves.lore import Lore, lore_of
from cutpurse.bots.age_of_thieves.planning import Laid, Planner, next_choice, undone
from cutpurse.bots.bot import Bot, Observation, own_rules
from cutpurse.bots.protocol import Hello
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.state import State
from cutpurse.games.age_of_thieves.view import View

DECIDE: dict[str, Callable[[Decision], str]] = {
    "choose_thief": choices.any_of_them,
    "choose_start": choices.any_of_them,
    "hand_limit": choices.discard,
    "discard": choices.discard,
    "forced_discard": choices.discard,
    "workshop": choices.discard,
    "next_action": choices.next_action,
    "move": choices.move,
    "target": choices.target,
    "look_swap": choices.swap,
}
"""Kinds of question with a judgement of their own; all others are looked at a step ahead."""


class Easy(Bot):
    """Plans its own turn and looks a question or two ahead. Same observation, same move."""

    name = "easy"

    def __init__(self) -> None:
        self._game: AgeOfThieves | None = None
        self._seed = 0
        self._planned: tuple[bytes, list[Laid]] = (b"", [])

    def begin(self, hello: Hello) -> None:
        self._game = own_rules(hello, AgeOfThieves)
        self._seed = hello.seed

    def choose(self, observation: Observation) -> str:
        question = observation.question
        options = question.options
        if len(options) == 1:
            return options[0]
        if self._game is None:
            raise RuntimeError("asked before the game began")
        lore, seen = lore_of(self._game), observation.seen(self._game)
        # A world that agrees with the view. Only what is public and the bot's own hand is read from it.
        state = self._world(seen)
        kind = self._game.asked_kind(state, question.seat)
        if kind == "plan":
            return next_choice(lore, state, question.seat, options, self._plan(lore, seen))
        decision = Decision(lore, state, question.seat, options, self._seed)
        return DECIDE.get(kind, choices.look_ahead)(decision)

    def _world(self, seen: View) -> State:
        assert self._game is not None
        return self._game.sample(seen, random.Random(self._seed))

    def _plan(self, lore: Lore, seen: View) -> list[Laid]:
        """A plan is laid out in many small choices but made once: it follows from what was seen before the first."""
        before = undone(seen, lore.order)
        key = msgspec.json.encode(before)
        if self._planned[0] != key:
            self._planned = (key, Planner(lore, self._world(before), seen.seat).plan())
        return self._planned[1]
