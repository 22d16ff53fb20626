"""The plan of a turn, rehearsed: rivals plan from hands they may hold, then everything is carried out."""

from __future__ import annotations

from collections.abc import Hashable

from cutpurse.bots.age_of_thieves.foresight import Foresight
from cutpurse.bots.age_of_thieves.planning import Laid, Planner, next_choice, undone
from cutpurse.bots.age_of_thieves.policy import Sensible
from cutpurse.bots.search import Plan, Stage
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.ruleset import AotPlay
from cutpurse.games.age_of_thieves.state import State
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play


class Turn(Stage[AgeOfThieves, State]):
    """A plan is what a seat lays out behind its screen; it reaches until the next turn."""

    kinds = frozenset({"plan"})

    def __init__(self, policy: Sensible) -> None:
        super().__init__(policy)
        self.lore = policy.lore

    def plans(self, state: State, seat: int, most: int) -> list[Plan]:
        """The best outlines by the policy's own measure, the best of them with its points laid in other ways too."""
        planner = Planner(self.lore, undone(state), seat)
        found: dict[Plan, None] = {}
        for laid in planner.variety(most):
            found.setdefault(self._steps(state, seat, laid))
        return list(found)[:most]

    def _steps(self, state: State, seat: int, laid: list[Laid]) -> Plan:
        """The choices that lay a plan out, from here."""
        play: AotPlay = Play(self.game, state.clone(), Dice(0))
        steps: list[str] = []
        while not steps or steps[-1] != "ready":
            steps.append(next_choice(self.lore, play.state, seat, self.game.options(play.state, seat), laid))
            if steps[-1] != "ready":
                self.game.choose(play, seat, steps[-1])
        return tuple(steps)

    def moment(self, state: State, seat: int) -> Hashable:
        return "turn", state.turn

    def played_out(self, state: State, begun: State) -> bool:
        return state.turn != begun.turn

    def value(self, state: State, seat: int) -> float:
        return Foresight(self.lore, seat).value(state)
