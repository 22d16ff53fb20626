"""Easy: sensible play. Knows the exact chance of the next draw, finishes jobs, sells the rest, never absurd."""

from __future__ import annotations

import random
from collections.abc import Callable

from cutpurse.bots.bot import Bot, Observation, own_rules
from cutpurse.bots.protocol import Hello
from cutpurse.bots.swindler import cards, choices, own_turn, reactions
from cutpurse.bots.swindler.decision import Decision
from cutpurse.bots.swindler.prices import prices_of
from cutpurse.games.swindler import Swindler

DECIDE: dict[str, Callable[[Decision], str]] = {
    "choose_master": own_turn.master,
    "reserve": own_turn.reserve,
    "choose_bag": own_turn.bag,
    "draw_or_stop": own_turn.draw_or_stop,
    "action": own_turn.action,
    "job_payment": own_turn.payment,
    "forger_tile": cards.forge,
    "forger_object": cards.forge,
    "conjurer_give": cards.swap,
    "conjurer_take": cards.swap,
    "neutral_choice": choices.neutral,
    "hire": own_turn.hire,
    "hire_payment": own_turn.hire_payment,
    "beggar_gift": choices.gift,
    "legacy_tiles": choices.legacy,
    "angel_fee": choices.fee,
    "escape_keep": choices.keep,
    "raid_give": choices.surrender,
    "theft_started": reactions.theft_started,
    "loot_drawn": reactions.loot_drawn,
    "skull_drawn": reactions.skull_drawn,
    "theft_closing": reactions.theft_closing,
    "accomplice_played": reactions.accomplice_played,
    "raid_revealed": reactions.raid_revealed,
}


class Easy(Bot):
    """Looks one turn ahead, at its own affairs. Same observation, same move."""

    name = "easy"

    def __init__(self) -> None:
        self._game: Swindler | None = None
        self._seed = 0

    def begin(self, hello: Hello) -> None:
        self._game = own_rules(hello, Swindler)
        self._seed = hello.seed

    def choose(self, observation: Observation) -> str:
        question = observation.question
        options = question.options
        if len(options) == 1:
            return options[0]
        if self._game is None:
            raise RuntimeError("asked before the game began")
        # A world that agrees with the view. Only what is public and the bot's own hand is read from it.
        state = self._game.sample(observation.seen(self._game), random.Random(self._seed))
        decision = Decision(prices_of(self._game), state, question.seat, options)
        return DECIDE[question.kind](decision)
