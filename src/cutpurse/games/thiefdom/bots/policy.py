"""How Thiefdom is played sensibly: which room of the judgement answers which question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cutpurse.bots.policy import Policy
from cutpurse.bots.temper import Temper
from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.bots import night, own_turn, places
from cutpurse.games.thiefdom.bots.decision import SENSIBLE, Decision, Habits, Memory
from cutpurse.games.thiefdom.state import State

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


class Sensible(Policy[Thiefdom, State]):
    """Looks through its turn and a few errands ahead, at its own affairs."""

    def __init__(self, game: Thiefdom, seed: int = 0, habits: Habits = SENSIBLE) -> None:
        super().__init__(game, seed)
        self.memory = Memory(game, habits)

    def tempered(self, temper: Temper) -> Sensible:
        return Sensible(self.game, self.seed, self.memory.habits.tempered(temper))

    def act(self, state: State, seat: int, options: Sequence[str]) -> str:
        if len(options) == 1:
            return options[0]
        return DECIDE[self.game.asked_kind(state, seat)](Decision(state, seat, options, self.memory))
