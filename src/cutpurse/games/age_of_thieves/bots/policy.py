"""How Age of Thieves is played sensibly: which room of the judgement answers which question."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cutpurse.bots.policy import Policy
from cutpurse.bots.temper import EVEN, Temper
from cutpurse.games.age_of_thieves.bots import choices
from cutpurse.games.age_of_thieves.bots.choices import Decision
from cutpurse.games.age_of_thieves.bots.city_facts import facts_of
from cutpurse.games.age_of_thieves.bots.planning import Laid, Planner, next_choice, undone
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.rules.cards import kinds_of
from cutpurse.games.age_of_thieves.state import State

KEPT = 16
"""Plans that are remembered: those of a turn in a few worlds."""

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


class Sensible(Policy[AgeOfThieves, State]):
    """Plans its own turn and looks a question or two ahead."""

    def __init__(self, game: AgeOfThieves, seed: int = 0, *, plain: bool = False, temper: Temper = EVEN) -> None:
        super().__init__(game, seed)
        self.plain = plain
        """Plans are made of Move and Ambush alone."""
        self.facts = facts_of(game, temper)
        self._plans: dict[tuple[int, bytes], list[Laid]] = {}

    def tempered(self, temper: Temper) -> Sensible:
        return Sensible(self.game, self.seed, plain=self.plain, temper=temper)

    def act(self, state: State, seat: int, options: Sequence[str]) -> str:
        if len(options) == 1:
            return options[0]
        kind = self.game.asked_kind(state, seat)
        if kind == "plan":
            return next_choice(self.facts, state, seat, options, self.plan(state, seat))
        return DECIDE.get(kind, choices.look_ahead)(Decision(self.facts, state, seat, options, self.seed))

    def plan(self, state: State, seat: int) -> list[Laid]:
        """A plan is laid out in many small choices but made once: it follows from what was there before the first."""
        before = undone(state)
        known = before.clone()
        known.deck, known.hands = 0, [hand if other == seat else 0 for other, hand in enumerate(before.hands)]
        key = (seat, known.encode())
        found = self._plans.get(key)
        if found is None:
            if len(self._plans) >= KEPT:
                del self._plans[next(iter(self._plans))]
            found = self._plans[key] = Planner(self.facts, before, seat, self.plain).plan(self._taste(before, seat))
        return found

    def _taste(self, state: State, seat: int) -> int:
        """How points are laid this turn: by what nobody else can know, so that nobody can tell in advance."""
        return random.Random(f"{sorted(kinds_of(self.game, state.hands[seat]))} {state.turn} {seat}").randrange(3)
