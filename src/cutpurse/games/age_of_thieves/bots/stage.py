"""The plan of a turn, rehearsed: rivals plan from hands they may hold, then everything is carried out."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from cutpurse.bots.learned import LearnedValue
from cutpurse.bots.search import Plan, Stage
from cutpurse.games.age_of_thieves.bots.city_facts import CityFacts
from cutpurse.games.age_of_thieves.bots.foresight import Foresight
from cutpurse.games.age_of_thieves.bots.journey import Point, Scout
from cutpurse.games.age_of_thieves.bots.outlook import Outlook
from cutpurse.games.age_of_thieves.bots.planning import Laid, Planner, next_choice, undone
from cutpurse.games.age_of_thieves.bots.policy import Sensible
from cutpurse.games.age_of_thieves.bots.value_features import TurnFeatures
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.ruleset import AotPlay
from cutpurse.games.age_of_thieves.state import WAITING, State
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Play


class Turn(Stage[AgeOfThieves, State]):
    """A plan is what a seat lays out behind its screen; it reaches until the next turn."""

    kinds = frozenset({"plan"})

    def __init__(self, policy: Sensible) -> None:
        super().__init__(policy)
        self.facts = policy.facts

    def plans(self, state: State, seat: int, most: int) -> list[Plan]:
        """The best outlines by the policy's own measure, the best of them with its points laid in other ways too."""
        planner = Planner(self.facts, undone(state), seat)
        found: dict[Plan, None] = {}
        for laid in planner.variety(most):
            found.setdefault(self._steps(state, seat, laid))
        return list(found)[:most]

    def _steps(self, state: State, seat: int, laid: list[Laid]) -> Plan:
        """The choices that lay a plan out, from here."""
        play: AotPlay = Play(self.game, state.clone(), Dice(0))
        steps: list[str] = []
        while not steps or steps[-1] != "ready":
            steps.append(next_choice(self.facts, play.state, seat, self.game.options(play.state, seat), laid))
            if steps[-1] != "ready":
                self.game.choose(play, seat, steps[-1])
        return tuple(steps)

    def moment(self, state: State, seat: int) -> Hashable:
        return "turn", state.turn

    def played_out(self, state: State, begun: State) -> bool:
        return state.turn != begun.turn

    def value(self, state: State, seat: int) -> float:
        return Foresight(self.facts, seat).value(state)


class LearnedTurn(LearnedValue[AgeOfThieves, State], Turn):
    """The same, valued by what was learned of turns."""

    room, features_type, point = "age_of_thieves", TurnFeatures, 0.02


class ActedTurn(LearnedTurn):
    """Not the plan alone: where to go, which half of a card and what it is aimed at are rehearsed, too."""

    kinds = frozenset({"plan", "resolve", "move", "target"})
    facts: CityFacts

    def plans(self, state: State, seat: int, most: int) -> list[Plan]:
        """What the policy would do, then the next best by its own measure. A way is one plan."""
        kind, options = self.game.asked_kind(state, seat), self.game.options(state, seat)
        if kind == "plan":
            return super().plans(state, seat, most)
        found: dict[Plan, None] = {(self.policy.act(state, seat, options),): None}
        for plan in self._ways(state, seat, options, most) if kind == "move" else self._deeds(state, seat, options):
            found.setdefault(plan)
        return list(found)[:most]

    def _deeds(self, state: State, seat: int, options: Sequence[str]) -> list[Plan]:
        return [(option,) for option in Foresight(self.facts, seat).ranked(state, options)]

    def _ways(self, state: State, seat: int, options: Sequence[str], most: int) -> list[Plan]:
        """Ways to different ends. Where a token is turned up, what comes next is decided when it is seen."""
        _, _, steps, manner, _, by_step, _ = self.game.ask_of(state, seat)
        foresight = Foresight(self.facts, seat)
        scout = Scout(Outlook(self.facts, state, seat, coming=foresight.coming(state)))
        start = Point(state.at[seat], by_step=by_step)
        ways = []
        for journey in scout.several(start, steps, manner, foresight.watch_weight(state, seat), most):
            way = (*journey.end.choices, "end")
            ways.append(way[: way.index("reveal") + 1] if "reveal" in way else way)
        return [way for way in ways if way[0] in options]

    def moment(self, state: State, seat: int) -> Hashable:
        if self.game.asked_kind(state, seat) == "plan":
            return super().moment(state, seat)
        return "deed", state.turn, state.asked[0][1], sum(action[4] == WAITING for action in state.plans[seat])
