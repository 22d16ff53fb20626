"""When to stop: exact optimal stopping over the tiles that are left in a bag.

Everybody knows what a bag holds, so the chance of the next draw is known; a further draw is worth it while
what it may bring outweighs what a skull would take. Copies of a tile are alike, so there are few positions.
"""

from __future__ import annotations

from typing import NamedTuple

from cutpurse.games.swindler.bots.plan import Plan, Position
from cutpurse.games.swindler.rules.piles import ability
from cutpurse.games.swindler.state import State, bits
from cutpurse.games.swindler.vocabulary import EscapeArtist


class Outlook(NamedTuple):
    """What comes of a theft under best play."""

    value: float
    caught: float
    """The chance that it ends with a skull."""
    jobs: dict[int, float]
    """The chance of each job to be met."""


class Theft:
    """A theft from one bag, from its first draw on: what has been drawn by now makes no other theft of it."""

    def __init__(self, position: Position, state: State, bag: int, fresh: bool) -> None:
        box = position.box
        self.position, self.fresh = position, fresh
        self.skulls = box.skulls[bag]
        self.fear = self.skulls * position.weights.caution
        """Skulls as one feels them."""
        self.mask = box.colour_mask[bag]
        gone = state.loot & self.mask
        self.full = state.bags[bag] | gone
        self.kind_mask = [mask for mask in box.kind_mask if mask & self.full]
        self.held = (state.tiles[position.seat] | state.loot) & ~gone
        self.drawn = sum(1 << tile for tile in state.drawn) & ~gone
        escape_artist = ability(box, state, position.seat, EscapeArtist)
        self.keeps = escape_artist.keep_tiles if escape_artist else 0
        self._values: dict[int, tuple[float, bool]] = {}
        self._caught: dict[int, Plan] = {}

    def value(self, left: int) -> float:
        """Stop or draw, whichever is better, with these tiles left in the bag."""
        found = self._values.get(left)
        if found is None:
            value, go_on = self.stop(left).value, False
            if left:
                draw = self.draw(left)
                if draw > value:
                    value, go_on = draw, True
            found = self._values[left] = value, go_on
        return found[0]

    def stop(self, left: int) -> Plan:
        taken = self.full & ~left
        return self.position.plan(self.held | taken, self.drawn | taken, "stop")

    def draw(self, left: int) -> float:
        """Draw once more, then go on as is best."""
        value = self.fear * self.caught(left).value
        for alike in self.kind_mask:
            alike &= left
            if alike:
                value += alike.bit_count() * self.value(left ^ (alike & -alike))
        return value / (left.bit_count() + self.fear)

    def caught(self, left: int) -> Plan:
        """A skull takes all tiles of its colour, older ones too; on the very first draw it brings a coin."""
        taken = self.full & ~left
        unharmed = self.fresh and not taken  # SW-4.12.20
        key = taken if unharmed or self.keeps else -taken.bit_count()
        found = self._caught.get(key)
        if found is None:
            pile = self.held | taken
            lost = 0 if unharmed else pile & self.mask
            if self.keeps:
                dearest = sorted(bits(lost), key=lambda tile: -self.position.prices.tile[tile])
                lost &= ~sum(1 << tile for tile in dearest[: self.keeps])
            drawn = self.drawn | taken
            plan = self.position.plan(pile & ~lost, drawn, "skull")
            coin = 0 if drawn else self.position.box.numbers.first_draw_skull_coin
            found = self._caught[key] = Plan(plan.value + coin, plan.jobs, plan.sales, plan.jobs_after)
        return found

    def outlook(self) -> Outlook:
        """From the very beginning: the first draw is a must."""
        value = self.draw(self.full)
        caught, jobs = 0.0, dict.fromkeys(self.position.open, 0.0)
        layer = {self.full: 1.0}
        while layer:
            beyond: dict[int, float] = {}
            for left, chance in layer.items():
                if left != self.full and not self._values[left][1]:
                    _met(jobs, self.stop(left), chance)
                    continue
                each = chance / (left.bit_count() + self.skulls)
                caught += self.skulls * each
                _met(jobs, self.caught(left), self.skulls * each)
                for alike in self.kind_mask:
                    alike &= left
                    if alike:
                        rest = left ^ (alike & -alike)
                        beyond[rest] = beyond.get(rest, 0.0) + alike.bit_count() * each
            layer = beyond
        return Outlook(value, caught, jobs)


def theft_of(position: Position, state: State, bag: int, fresh: bool = False) -> Theft:
    """The theft that is thought about now, or under way: its draws do not change what was found out about it."""
    gone = state.loot & position.box.colour_mask[bag]
    before = (state.tiles[position.seat] | state.loot) & ~gone
    drawn = sum(1 << tile for tile in state.drawn) & ~gone
    key = (bag, fresh, state.bags[bag] | gone, before, drawn)
    found = position.thefts.get(key)
    if found is None:
        found = position.thefts[key] = Theft(position, state, bag, fresh)
    return found


def _met(jobs: dict[int, float], plan: Plan, chance: float) -> None:
    for job in (*plan.jobs, *plan.jobs_after):
        jobs[job] += chance
