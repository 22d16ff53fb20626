"""Easy: sensible play. Knows the exact chance of the next draw, finishes jobs, sells the rest, never absurd."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.bots.bot import Specialist
from cutpurse.bots.swindler import cards, choices, own_turn, reactions
from cutpurse.bots.swindler.decision import Decision
from cutpurse.bots.swindler.prices import prices_of
from cutpurse.games.swindler import Swindler
from cutpurse.games.swindler.view import View
from cutpurse.kernel.question import Question

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


class Easy(Specialist[Swindler]):
    """Looks one turn ahead, at its own affairs."""

    name = "easy"
    plays = Swindler

    def interrupt(self, question: Question, seen: View) -> str:
        """At the end a marker left on a job costs 2 VP, and taking it back costs nothing where there are none to lose
        (SW-4.3.11, SW-8.4)."""
        free = [offer for offer in question.options if offer.startswith("release ")]
        if free and seen.end_triggered and not seen.seats[question.seat].vp:
            return free[0]
        return question.options[0]

    def judge(self, question: Question, seen: View) -> str:
        return DECIDE[question.kind](Decision(prices_of(self.game), self.world(seen), question.seat, question.options))
