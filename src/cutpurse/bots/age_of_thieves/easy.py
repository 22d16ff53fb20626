"""Easy: sensible play. Goes for the nearest prize, keeps out of the watch's reach, is out of the city in time."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from cutpurse.bots.age_of_thieves import choices
from cutpurse.bots.age_of_thieves.choices import Decision
from cutpurse.bots.age_of_thieves.lore import Lore, lore_of
from cutpurse.bots.age_of_thieves.planning import Laid, Planner, next_choice, undone
from cutpurse.bots.bot import Specialist
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.view import View
from cutpurse.kernel.question import Question

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


class Easy(Specialist[AgeOfThieves]):
    """Plans its own turn and looks a question or two ahead."""

    name = "easy"
    plays = AgeOfThieves

    def __init__(self) -> None:
        super().__init__()
        self._planned: tuple[bytes, list[Laid]] = (b"", [])

    def judge(self, question: Question, seen: View) -> str:
        lore, state = lore_of(self.game), self.world(seen)
        kind = self.game.asked_kind(state, question.seat)
        if kind == "plan":
            return next_choice(lore, state, question.seat, question.options, self._plan(lore, seen))
        decision = Decision(lore, state, question.seat, question.options, self.seed)
        return DECIDE.get(kind, choices.look_ahead)(decision)

    def _plan(self, lore: Lore, seen: View) -> list[Laid]:
        """A plan is laid out in many small choices but made once: it follows from what was seen before the first."""
        before = undone(seen, lore.order)
        key = msgspec.json.encode(before)
        if self._planned[0] != key:
            self._planned = (key, Planner(lore, self.world(before), seen.seat).plan())
        return self._planned[1]
