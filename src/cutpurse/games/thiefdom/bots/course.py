"""A thief's turn: where to go, what to do there, where to be when it ends.

Within the turn every chain of places and robberies is tried; what comes later is the business of `errands`. Nothing here
depends on where the thief is and what he has: so one course serves all questions of his turn.
"""

from __future__ import annotations

from cutpurse.games.thiefdom.bots.danger import Danger
from cutpurse.games.thiefdom.bots.errands import FRIENDLESS, WANTED, Errands, Load, Prospect
from cutpurse.games.thiefdom.bots.prices import CARRIED
from cutpurse.games.thiefdom.bots.ways import Way, Ways
from cutpurse.games.thiefdom.rules.goods import effect_of, has
from cutpurse.games.thiefdom.state import NOWHERE, State, bits
from cutpurse.games.thiefdom.terms import BADGE, CARRIAGE, GEM, GOLD, GUARDS, WINE
from cutpurse.games.thiefdom.vocabulary import Dawn, NobleBoth

BARELY = 0.05
"""A choice must be better than doing nothing by so much."""
HERE = Way(0, 0, NOWHERE)


class Aim:
    """The best course of a turn: what it is worth, and the next space on the way (NOWHERE: nothing to walk for)."""

    __slots__ = ("step", "value")

    def __init__(self, value: float, step: int = NOWHERE) -> None:
        self.value = value
        self.step = step


class Course:
    """The courses open to the active thief, whose errands and dangers these are. Answers are remembered."""

    def __init__(self, errands: Errands, thief: int, danger: Danger, state: State) -> None:
        self.errands, self.thief, self.danger, self.state = errands, thief, danger, state
        self.game, self.town = errands.game, errands.town
        self.numbers = errands.box.numbers
        self.ways = Ways(self.game, state, self.thief)
        self.last_night = errands.nights == 0
        self._ends: dict[Prospect, dict[int, float]] = {}
        self._robberies: dict[Prospect, list[tuple[int, int, Prospect]]] = {}
        self._best: dict[tuple[int, Prospect, int, int, int, int, tuple[int, ...]], Aim] = {}
        self.lost = 0.0
        self.lost = self.end(errands.home, errands.prospect(errands.nothing())) if errands.home >= 0 else 0.0

    def done(self, state: State) -> int:
        """Stops that have served this night: locations activated, cards used."""
        visited, used = state.visited[self.thief], state.used
        errands, cards, first = self.errands, self.errands.box.card_number, self.town.squares
        if not (visited or used):
            return 0
        return sum(1 << number for number, (space, deed) in enumerate(zip(errands.stops, errands.deed, strict=True))
                   if (used >> cards[deed] if deed in cards else visited >> space - first) & 1)  # fmt: skip

    def end(self, space: int, prospect: Prospect) -> float:
        """What it is worth to end the turn here with this load."""
        ends = self._ends.get(prospect)
        if ends is None:
            ends = self._ends[prospect] = {}
        value = ends.get(space)
        if value is None:
            value = ends[space] = self._end(space, prospect)
        return value

    def _end(self, space: int, prospect: Prospect) -> float:
        numbers = self.numbers
        value = self.errands.best_tour(prospect, space, self.errands.budget, self.errands.depth)
        if space < self.town.squares:
            chance = self.danger.at(self.town.bit[space])
            dawn = 0 if self.last_night else numbers.dawn_vp + self._alms(prospect.load)
            return value + (1 - chance) * dawn - chance * (numbers.arrest_vp + max(0.0, value - self.lost))
        return value + numbers.lair_vp if self.last_night and space == self.errands.home else value

    def _alms(self, load: Load) -> float:
        """Stoffel's gold at dawn."""
        friend = has(self.game, self.state, self.thief, Dawn)
        if not friend:
            return 0.0
        goods = effect_of(self.game, friend, Dawn).goods.counts
        return sum([CARRIED[good] * min(count, self.errands.room(load, good)) for good, count in enumerate(goods)])

    def best(
        self, space: int, prospect: Prospect, ap: int, points: int = 0, done: int = 0, robbed: int = 0,
        passed: tuple[int, ...] = ()
    ) -> Aim:  # fmt: skip
        """The best course from a space, with so many points left of the Move under way. In the middle of a hop
        (something was `passed`) there is nothing to do but go on."""
        key = (space, prospect, ap, points, done, robbed, passed)
        aim = self._best.get(key)
        if aim is None:
            aim = self._best[key] = self._look(space, prospect, ap, points, done, robbed, passed)
        return aim

    def _look(self, space: int, prospect: Prospect, ap: int, points: int, done: int, robbed: int,
              passed: tuple[int, ...]) -> Aim:  # fmt: skip
        best, step = (self.end(space, prospect) if not passed else -99.0), NOWHERE
        per_move = self.errands.points
        most = points + ap * per_move
        if not most:
            return Aim(best)
        reach = self.ways.reach(space, most, passed)
        ends = self._ends.setdefault(prospect, {})
        for there, ahead in reach.items():
            end = ends.get(there)
            if end is None:
                end = ends[there] = self._end(there, prospect)
            if end - ahead.loss > best + BARELY:
                best, step = end - ahead.loss, ahead.first
        if not ap:
            return Aim(best, step)
        stops = self.errands.stops
        for number, cost, come in self.errands.open(prospect):
            there = stops[number]
            way = reach.get(there) if there != space else HERE
            if way is None or done >> number & 1:
                continue
            left = ap - cost - max(0, way.points - points + per_move - 1) // per_move
            if left < 0:
                continue
            for gain, after in come:
                value = gain - way.loss + self.best(there, after, left, 0, done | 1 << number, robbed).value
                if value > best + BARELY:
                    best, step = value, way.first
        for figure, square, after in self._targets(prospect):
            if robbed >> figure & 1:
                continue
            way = reach.get(square) if square != space or passed else HERE
            if way is None:
                continue
            left = ap - 1 - max(0, way.points - points + per_move - 1) // per_move
            if left >= 0:
                value = self.best(square, after, left, 0, done, robbed | 1 << figure).value - way.loss
                if value > best + BARELY:
                    best, step = value, way.first
        return Aim(best, step)

    def _targets(self, prospect: Prospect) -> list[tuple[int, int, Prospect]]:
        """Whom to rob from where, and the load after it."""
        found = self._robberies.get(prospect)
        if found is None:
            found = self._robberies[prospect] = [
                (figure, square, self.errands.prospect(load))
                for figure, square, load in self._robbable(prospect.load)]  # fmt: skip
        return found

    def _robbable(self, load: Load) -> list[tuple[int, int, Load]]:
        state, town, errands = self.state, self.town, self.errands
        found = []
        for figure, square in enumerate(state.folk_at):
            if square == NOWHERE:
                continue
            if figure == CARRIAGE:
                loot = errands.with_goods(load, WINE, self.numbers.carriage_wine)
                loads = [(*loot[:WANTED], 1, loot[FRIENDLESS])]
            elif figure in GUARDS:
                loads = [errands.with_goods(load, BADGE, 1)] if state.badges >> figure & 1 else []
            elif state.bags >> figure & 1:
                gold = errands.with_goods(load, GOLD, self.numbers.noble_gold)
                both = has(self.game, state, self.thief, NobleBoth)
                loads = [gold, errands.with_goods(gold if both else load, GEM, self.numbers.noble_gems)]
            else:
                loads = []
            near = town.beside[square] & ~self.ways.taken & ~self.ways.shut
            if figure in GUARDS:
                near &= ~town.ray[4 * square + state.facing[figure]]
            for after in loads:
                if after != load:
                    found += [(figure, place, after) for place in bits(near)]
        return found
