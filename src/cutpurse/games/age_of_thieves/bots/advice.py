"""What comes of a choice in Age of Thieves, to the end of the turn."""

from __future__ import annotations

from cutpurse.bots.advice import Outlook
from cutpurse.games.age_of_thieves.bots.foresight import Foresight
from cutpurse.games.age_of_thieves.bots.policy import Sensible
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.rules.jewel import victory_points
from cutpurse.games.age_of_thieves.rules.order import watch_is_next
from cutpurse.games.age_of_thieves.state import State
from cutpurse.kernel.message import Message


class Turn(Outlook[AgeOfThieves, State]):
    """Until the next turn begins."""

    nodes = 24

    def __init__(self, policy: Sensible) -> None:
        super().__init__(policy)
        self.sensible = policy
        self.facts = policy.facts

    def whole(self, state: State, seat: int) -> list[Message]:
        """A plan is laid out in many small choices, and made once: card by card, in the order in which it comes up."""
        if self.game.asked_kind(state, seat) != "plan":
            return []
        plan = sorted(self.sensible.plan(state, seat), key=lambda laid: -laid.points)
        laid = [Message("hint-laid", {"card": one.card, "cover": one.cover or "none", "points": one.points,
                                      "late": watch_is_next(self.game, state, one.points)}) for one in plan]  # fmt: skip
        return [Message("hint-plan"), *laid] if laid else [Message("hint-plan-nothing")]

    def where(self, state: State, seat: int) -> str:
        at = state.at[seat]
        return self.game.box.board.id[at] if at >= 0 else ""

    def played_out(self, state: State, begun: State) -> bool:
        return state.turn != begun.turn

    def points(self, state: State, seat: int) -> float:
        return float(victory_points(self.game, state, seat))

    def value(self, state: State, seat: int) -> float:
        return Foresight(self.facts, seat).value(state)


OUTLOOK = Turn
