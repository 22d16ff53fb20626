"""A thief's turn: where to go, what to do there, where to be when it ends.

Within the turn every chain of places and robberies is tried; what comes later is the business of `errands`.
"""

from __future__ import annotations

from typing import NamedTuple

from cutpurse.bots.thiefdom.decision import Decision
from cutpurse.bots.thiefdom.errands import FRIENDLESS, WANTED, Load
from cutpurse.bots.thiefdom.places import best_division
from cutpurse.bots.thiefdom.prices import CARRIED
from cutpurse.bots.thiefdom.ways import Way, Ways
from cutpurse.games.thiefdom.rules.goods import effect_of, has
from cutpurse.games.thiefdom.rules.night import TILES
from cutpurse.games.thiefdom.state import NOWHERE, PATROL, bits
from cutpurse.games.thiefdom.terms import BADGE, CARRIAGE, GEM, GOLD, GUARDS, WINE
from cutpurse.games.thiefdom.vocabulary import Dawn, NobleBoth

STAMINA = 0.5
"""What the stamina marker must bring while another thief could still use it this night."""
BARELY = 0.05
"""A choice must be better than doing nothing by so much."""
HERE = Way(0, 0, NOWHERE)
TRIED = frozenset({"use", "stamina", "poster", "rob", "climb", "over"})
"""Options that are tried out: what comes of them is seen, and where the thief is then."""


class Aim(NamedTuple):
    """The best course of a turn: what it is worth, and the next space on the way (NOWHERE: nothing to walk for)."""

    value: float
    step: int = NOWHERE


class Course:
    """The courses open to the active thief."""

    def __init__(self, decision: Decision) -> None:
        self.decision, self.state, self.town = decision, decision.state, decision.town
        self.errands, self.danger = decision.errands, decision.danger
        self.ways = Ways(decision.game, decision.state, decision.thief)
        self.last_night = decision.nights == 0
        self._ends: dict[tuple[int, Load], float] = {}
        self._robberies: dict[Load, list[tuple[int, int, Load]]] = {}
        self.lost = 0.0
        self.lost = self.end(self.errands.home, self.errands.nothing()) if self.errands.home >= 0 else 0.0
        visited, used = self.state.visited[decision.thief], self.state.used
        errands, cards = self.errands, decision.box.card_number
        self.done = sum(1 << number for number, (space, deed) in enumerate(zip(errands.stops, errands.deed, strict=True))
                        if (used >> cards[deed] if deed in cards else visited >> space - self.town.squares) & 1)  # fmt: skip
        """Stops that have served this night: locations activated, cards used."""

    def end(self, space: int, load: Load) -> float:
        """What it is worth to end the turn here with this load."""
        key = (space, load)
        value = self._ends.get(key)
        if value is None:
            numbers = self.decision.box.numbers
            value = self.errands.tour(space, load, self.errands.budget)
            if space < self.town.squares:
                chance = self.danger.at(self.town.bit[space])
                dawn = 0 if self.last_night else numbers.dawn_vp + self._alms(load)
                value += (1 - chance) * dawn - chance * (numbers.arrest_vp + max(0.0, value - self.lost))
            elif self.last_night and space == self.errands.home:
                value += numbers.lair_vp
            self._ends[key] = value
        return value

    def _alms(self, load: Load) -> float:
        """Stoffel's gold at dawn."""
        friend = has(self.decision.game, self.state, self.decision.thief, Dawn)
        if not friend:
            return 0.0
        goods = effect_of(self.decision.game, friend, Dawn).goods.counts
        return sum(CARRIED[good] * min(count, self.errands.room(load, good)) for good, count in enumerate(goods))

    def best(
        self, space: int, load: Load, ap: int, points: int = 0, done: int = 0, robbed: int = 0,
        passed: tuple[int, ...] = ()
    ) -> Aim:  # fmt: skip
        """The best course from a space, with so many points left of the Move under way. In the middle of a hop
        (something was `passed`) there is nothing to do but go on."""
        errands = self.errands
        aim = Aim(self.end(space, load)) if not passed else Aim(-99.0)
        most = points + ap * errands.points
        reach = self.ways.reach(space, most, passed) if most else {}
        for there, ahead in reach.items():
            value = self.end(there, load) - ahead.loss
            if value > aim.value + BARELY:
                aim = Aim(value, ahead.first)
        for number in errands.open(load):
            there = errands.stops[number]
            way = reach.get(there) if there != space else HERE
            if way is None or done >> number & 1:
                continue
            left = ap - errands.cost[number] - self._moves(way.points, points)
            if left < 0:
                continue
            for gain, after in errands.outcomes(number, load):
                value = gain - way.loss + self.best(there, after, left, 0, done | 1 << number, robbed).value
                if value > aim.value + BARELY:
                    aim = Aim(value, way.first)
        for figure, square, after in self._targets(load):
            way = reach.get(square) if square != space or passed else HERE
            if way is None or robbed >> figure & 1:
                continue
            left = ap - 1 - self._moves(way.points, points)
            if left >= 0:
                value = self.best(square, after, left, 0, done, robbed | 1 << figure).value - way.loss
                if value > aim.value + BARELY:
                    aim = Aim(value, way.first)
        return aim

    def _moves(self, way: int, points: int) -> int:
        """Action points for a way, of which the Move under way pays a part."""
        per_move = self.errands.points
        return max(0, way - points + per_move - 1) // per_move

    def _targets(self, load: Load) -> list[tuple[int, int, Load]]:
        """Whom to rob from where, and the load after it."""
        if load not in self._robberies:
            self._robberies[load] = list(self._robbable(load))
        return self._robberies[load]

    def _robbable(self, load: Load) -> list[tuple[int, int, Load]]:
        state, town, errands, thief = self.state, self.town, self.errands, self.decision.thief
        numbers, found = self.decision.box.numbers, []
        for figure, square in enumerate(state.folk_at):
            if square == NOWHERE or state.robbed[thief] >> figure & 1:
                continue
            if figure == CARRIAGE:
                loot = errands.with_goods(load, WINE, numbers.carriage_wine)
                loads = [(*loot[:WANTED], 1, loot[FRIENDLESS])]
            elif figure in GUARDS:
                loads = [errands.with_goods(load, BADGE, 1)] if state.badges >> figure & 1 else []
            elif state.bags >> figure & 1:
                gold = errands.with_goods(load, GOLD, numbers.noble_gold)
                both = has(self.decision.game, state, thief, NobleBoth)
                loads = [gold, errands.with_goods(gold if both else load, GEM, numbers.noble_gems)]
            else:
                loads = []
            near = town.beside[square] & ~self.ways.taken & ~self.ways.shut
            if figure in GUARDS:
                near &= ~town.ray[4 * square + state.facing[figure]]
            for after in loads:
                if after != load:
                    found += [(figure, place, after) for place in bits(near)]
        return found


# -- the questions of a turn ---------------------------------------------------------------------


def action(decision: Decision) -> str:
    """Whatever leaves the thief best off: something to do here, a step of a Move, the end."""
    course, state = Course(decision), decision.state
    here, load = state.thief_at[decision.thief], decision.errands.load(state)
    robbed = state.robbed[decision.thief]
    aim = course.best(here, load, state.ap, 0, course.done, robbed)
    if "activate" in decision.options and aim.step == NOWHERE and aim.value > course.end(here, load) + BARELY:
        return "activate"
    choice, value = "end", aim.value if aim.step != NOWHERE else course.end(here, load)
    if aim.step != NOWHERE:
        choice = _step(decision, aim.step) or "end"
    for option in decision.options:
        verb = option.split(" ", 1)[0]
        if verb in TRIED or option == "exchange lair":
            worth = _worth(decision, course, option) - (STAMINA if verb == "stamina" and _others(decision) else 0)
            if worth > value + BARELY:
                choice, value = option, worth
    if choice == "end":
        return decision.offered("activate") or "end" if state.ap else "end"
    return choice


def _worth(decision: Decision, course: Course, option: str) -> float:
    """What is gained by an option, and the best course from there."""
    state, thief = decision.state, decision.thief
    if option == "exchange lair":
        load, loss = best_division(decision)
        return course.best(course.errands.home, load, state.ap, 0, course.done, state.robbed[thief]).value - loss
    after = decision.after(option)
    gain = after.vp[decision.seat] - state.vp[decision.seat]
    load, here = course.errands.load(after), after.thief_at[thief]
    passed = (*after.hop, here) if after.hop else ()
    start = after.hop[-1] if after.hop else here
    aim = course.best(start, load, after.ap, after.points, course.done, after.robbed[thief], passed)
    return gain + aim.value


def _others(decision: Decision) -> bool:
    """Has another thief of the guild his turn still to come this night?"""
    plan = decision.state.plan[TILES * decision.seat :]
    return any(step[0] == "tile" and step[2] == decision.seat and plan[step[1] - 1] != PATROL
               for step in decision.state.agenda)  # fmt: skip


def _step(decision: Decision, space: int) -> str | None:
    name = decision.town.name[space]
    return decision.offered(f"go {name}", f"enter {name}", f"hide {name}")


def hop(decision: Decision) -> str:
    """Go on towards the best course, or stop."""
    state = decision.state
    return _onward(decision, state.thief_at[decision.thief], ()) or "stop"


def passing(decision: Decision) -> str:
    """In the middle of a hop: the way on that leads to the best course."""
    state = decision.state
    passed = (*state.hop, state.thief_at[decision.thief])
    return _onward(decision, state.hop[-1], passed) or decision.options[0]


def _onward(decision: Decision, here: int, passed: tuple[int, ...]) -> str | None:
    """The next step of the best course, over walls and roofs too; None if there is none."""
    course, state = Course(decision), decision.state
    load, robbed = decision.errands.load(state), state.robbed[decision.thief]
    aim = course.best(here, load, state.ap, state.points, course.done, robbed, passed)
    choice, value = _step(decision, aim.step) if aim.step != NOWHERE else None, aim.value
    for option in decision.options:
        if option.startswith(("climb ", "over ")):
            worth = _worth(decision, course, option)
            if worth > value + BARELY:
                choice, value = option, worth
    return choice
