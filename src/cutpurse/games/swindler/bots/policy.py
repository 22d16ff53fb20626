"""How Swindler is played sensibly: which room of the judgement answers which question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cutpurse.bots.policy import Policy
from cutpurse.bots.temper import Temper
from cutpurse.games.swindler import Swindler
from cutpurse.games.swindler.bots import cards, choices, own_turn, reactions
from cutpurse.games.swindler.bots.decision import Decision, Memory
from cutpurse.games.swindler.bots.prices import SENSIBLE, Weights, prices_of
from cutpurse.games.swindler.state import State

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


class Sensible(Policy[Swindler, State]):
    """Looks one turn ahead, at its own affairs; stops drawing exactly when it should, as it values things."""

    def __init__(self, game: Swindler, seed: int = 0, weights: Weights = SENSIBLE) -> None:
        super().__init__(game, seed)
        self.memory = Memory(prices_of(game, weights))

    def tempered(self, temper: Temper) -> Sensible:
        return Sensible(self.game, self.seed, self.memory.prices.weights.tempered(temper))

    def act(self, state: State, seat: int, options: Sequence[str]) -> str:
        if len(options) == 1:
            return options[0]
        kind = self.game.frame(state, self.game.ask_of(state, seat))[0]
        return DECIDE[kind](Decision(self.memory, state, seat, options))

    def interrupt(self, state: State, seat: int, offers: Sequence[str]) -> str:
        """At the end a marker left on a job costs 2 VP, and taking it back costs nothing where there are none to lose
        (SW-4.3.11, SW-8.4)."""
        free = [offer for offer in offers if offer.startswith("release ")]
        return free[0] if free and state.end_triggered and not state.vp[seat] else offers[0]
