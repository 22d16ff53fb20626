"""Easy: sensible play. Earns as much per activation as it can, keeps out of sight, delivers what it has taken."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.bots.bot import Specialist
from cutpurse.bots.protocol import Hello
from cutpurse.bots.thiefdom import night, own_turn, places
from cutpurse.bots.thiefdom.decision import Decision, Memory
from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.view import View
from cutpurse.kernel.question import Question

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


class Easy(Specialist[Thiefdom]):
    """Looks through its turn and a few errands ahead, at its own affairs."""

    name = "easy"
    plays = Thiefdom

    def __init__(self) -> None:
        super().__init__()
        self._memory = Memory()

    def begin(self, hello: Hello) -> None:
        super().begin(hello)
        self._memory = Memory()

    def judge(self, question: Question, seen: View) -> str:
        decision = Decision(self.game, self.world(seen), question.seat, question.options, self._memory)
        return DECIDE[question.kind](decision)
