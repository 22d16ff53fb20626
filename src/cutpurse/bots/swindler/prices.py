"""What things are worth, from the components alone: so that a changed pack changes the judgement.

A tile is worth what fences pay for its object on average, and a third of the bonus for a full fence (chapter 2.8).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cutpurse.games.swindler import Swindler
from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules.needs import Item, asks_for_key
from cutpurse.games.swindler.state import bits

CARD = 2.0
"""An accomplice in hand."""
NEUTRAL = 2.2
"""A neutral tile of one's choice: no skull can take it."""
POSTER = 1.5
"""What a poster costs while a raid for posters may come."""
JOB = 0.5
"""What a job brings besides its reward: the ability, and the end in sight."""

Forged = tuple[tuple[int, str], ...]


class Served(NamedTuple):
    """How far a pile serves a job: items still missing, and the cheapest things that serve for the others."""

    missing: int
    used: int
    cost: float


class Prices:
    """Tables for one game. Everything is remembered by what it depends on."""

    def __init__(self, game: Swindler) -> None:
        self.game = game
        self.box = game.box
        self.needs = game.needs
        self.shift = game.needs.shift
        """Where lockpicks begin, above the tiles, as a job's needs number things."""
        places = (*COLOURS, "white")
        self.colour = [places[place] for place in self.box.tile_colour]
        self.tile = [self._tile(number) for number in range(len(self.box.tile_id))]
        self.thing = self.tile + [CARD] * len(self.box.card_kind)
        self.key_jobs = [asks_for_key(self.box, job) for job in self.box.jobs]
        self._requirements: dict[tuple[int, bool, Forged], tuple[list[list[tuple[int, int]]], int]] = {}
        self._served: dict[tuple[int, bool, Forged, int], Served] = {}

    def _tile(self, number: int) -> float:
        coins = self.box.tile_coins[number]
        if coins:
            return float(coins)
        prices = [slot.vp for fence in self.box.fences for slot in fence.slots
                  if self.takes(slot.object, False, ()) >> number & 1]  # fmt: skip
        return sum(prices) / len(prices) + self.box.numbers.fence_completion_vp / 3 if prices else 0.5

    def takes(self, thing: str, locksmith: bool, forged: Forged) -> int:
        """The tiles that a slot for this object takes."""
        tiles = (1 << self.shift) - 1
        return self._pile(Item((thing,), ()), locksmith, forged) & tiles

    def _pile(self, item: Item, locksmith: bool, forged: Forged) -> int:
        """All things that serve for an item, forgeries as what they pass for."""
        pile = self.needs.pile(item, locksmith)
        for tile, thing in forged:
            pile &= ~(1 << tile)
            if self.needs.serves(item, thing, self.colour[tile], locksmith):
                pile |= 1 << tile
        return pile

    # -- jobs ------------------------------------------------------------------------------------

    def requirement(self, job: int, locksmith: bool, forged: Forged) -> tuple[list[list[tuple[int, int]]], int]:
        """Alternatives of (pile, how many of it), and everything that could serve at all."""
        key = (job, locksmith, forged)
        found = self._requirements.get(key)
        if found is None:
            alternatives = []
            relevant = 0
            for items in self.needs.alternatives[job]:
                groups: dict[int, int] = {}
                for item in items:
                    pile = self._pile(item, locksmith, forged)
                    groups[pile] = groups.get(pile, 0) + 1
                    relevant |= pile
                alternatives.append(sorted(groups.items(), key=lambda group: group[0].bit_count()))
            found = self._requirements[key] = (alternatives, relevant)
        return found

    def served(self, job: int, pile: int, locksmith: bool = False, forged: Forged = ()) -> Served:
        """How far a pile (lockpicks above the tiles) serves the tile part of a job."""
        alternatives, relevant = self.requirement(job, locksmith, forged)
        key = (job, locksmith, forged, pile & relevant)
        found = self._served.get(key)
        if found is None:
            if len(self._served) > 50_000:
                self._served.clear()
            ways = [_cheapest(groups, pile, self.thing) for groups in alternatives]
            found = self._served[key] = min(ways, key=lambda way: (way.missing, way.cost), default=Served(0, 0, 0.0))
        return found


def _cheapest(groups: list[tuple[int, int]], pile: int, values: list[float]) -> Served:
    """The cheapest things for the scarcest items first. A joker costs more than a key, so it is kept for last;
    only where that leaves an item open is every order of the items tried."""
    best = _in_order(groups, pile, values)
    if best.missing and len(groups) > 1:
        for first in range(1, len(groups)):
            other = _in_order(groups[first:] + groups[:first], pile, values)
            best = min(best, other, key=lambda way: (way.missing, way.cost))
    return best


def _in_order(groups: list[tuple[int, int]], pile: int, values: list[float]) -> Served:
    used = missing = 0
    cost = 0.0
    for mask, count in groups:
        fitting = sorted((values[thing], thing) for thing in bits(mask & pile & ~used))[:count]
        missing += count - len(fitting)
        for value, thing in fitting:
            used |= 1 << thing
            cost += value
    return Served(missing, used, cost)


@lru_cache(maxsize=4)
def prices_of(game: Swindler) -> Prices:
    """One set of tables for a game, shared by all bots that play it."""
    return Prices(game)
