"""What things are worth, from the components alone: so that a changed pack changes the judgement.

A tile is worth what fences pay for its object on average, and a third of the bonus for a full fence (chapter 2.8).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cutpurse.bots.temper import Temper
from cutpurse.games.swindler import Swindler
from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules.needs import Item, asks_for_key
from cutpurse.games.swindler.state import bits
from cutpurse.games.swindler.vocabulary import Accomplices, Coins, Draw, FencesCompleted, TilesSold, VpBehind

POSTER = 1.5
"""What a poster costs while a raid for posters may come."""
MARKER = 2.0
"""What it is worth to somebody who doubly likes to harm if a rival's marker flies."""


class Weights(NamedTuple):
    """What cannot be read off the components: how much things count that are not points yet. The values are Easy's."""

    card: float = 2.0
    """An accomplice in hand."""
    later: float = 0.5
    """What is left of a tile's worth when it has to wait for another turn."""
    hope: tuple[float, ...] = (0.8, 0.35, 0.12)
    """How likely a job gets done later with no, one or two things missing."""
    thrown_out: float = 0.0
    """To throw a rival's marker out, beside the job itself."""
    job: float = 0.5
    """What a job brings besides its reward: the ability, and the end in sight."""
    neutral: float = 2.2
    """A neutral tile of one's choice: no skull can take it."""
    stuck: float = 0.4
    """A marker left on a job for another turn: somebody may throw it out."""
    fair_chance: float = 0.3
    """From here on a job is worth a marker: waiting for more stalls the game (chapter 11)."""
    take_over: float = 0.4
    """From here on a job is worth throwing a rival's marker out: he will be back for it."""
    caution: float = 1.0
    """How much a skull hurts: 1 is exact; who counts it less draws too often, who counts it more too seldom."""
    spite: float = 1.0
    """How readily a card is played that takes from a rival, or only spoils something for him."""

    def tempered(self, temper: Temper) -> Weights:
        """With a lean. Whoever likes to harm throws rivals off their jobs, whoever does not leaves them there."""
        return self._replace(
            card=self.card * temper.thrift,
            later=min(1.0, self.later * temper.thrift),
            thrown_out=self.thrown_out + MARKER * (temper.spite - 1),
            take_over=self.take_over / max(0.5, temper.spite),
            caution=self.caution * temper.caution,
            spite=self.spite * temper.spite,
        )


SENSIBLE = Weights()

OTHER_NEEDS = (Coins, Accomplices, Draw, TilesSold, FencesCompleted, VpBehind)
MOST_PILES = 20_000
"""Piles remembered of a job."""

Forged = tuple[tuple[int, str], ...]


class Served:
    """How far a pile serves a job: items still missing, and the cheapest things that serve for the others."""

    __slots__ = ("cost", "missing", "used")

    def __init__(self, missing: int, used: int, cost: float) -> None:
        self.missing = missing
        self.used = used
        self.cost = cost


class Prices:
    """Tables for one game. Everything is remembered by what it depends on."""

    def __init__(self, game: Swindler, weights: Weights = SENSIBLE) -> None:
        self.game, self.weights = game, weights
        self.box = game.box
        self.needs = game.needs
        self.shift = game.needs.shift
        """Where lockpicks begin, above the tiles, as a job's needs number things."""
        places = (*COLOURS, "white")
        self.colour = [places[place] for place in self.box.tile_colour]
        self.tile = [self._tile(number) for number in range(len(self.box.tile_id))]
        self.thing = self.tile + [weights.card] * len(self.box.card_kind)
        self.rank = sorted(range(len(self.thing)), key=lambda thing: (self.thing[thing], thing))
        """Things, cheapest first."""
        self.place = [0] * len(self.rank)
        for place, thing in enumerate(self.rank):
            self.place[thing] = place
        self.key_jobs = [asks_for_key(self.box, job) for job in self.box.jobs]
        self._of_colours: dict[tuple[str, ...], int] = {}
        self._requirements: dict[tuple[int, bool, Forged], tuple[list[list[tuple[int, int]]], int]] = {}
        self._served: dict[tuple[int, bool, Forged], tuple[int, dict[int, Served]]] = {}
        self.other_needs = [[need for need in job.need if isinstance(need, OTHER_NEEDS)] for job in self.box.jobs]
        """What jobs ask for that is no tile to show or pay."""

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

    def of_colours(self, colours: Sequence[str]) -> int:
        """All tiles of some colours; of any if none is named."""
        found = self._of_colours.get(tuple(colours))
        if found is None:
            found = sum(1 << tile for tile, colour in enumerate(self.colour) if not colours or colour in colours)
            self._of_colours[tuple(colours)] = found
        return found

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

    def known(self, job: int, locksmith: bool, forged: Forged) -> tuple[int, dict[int, Served]]:
        """Everything that could serve a job at all, and how far piles of it do, as far as that was asked."""
        key = (job, locksmith, forged)
        found = self._served.get(key)
        if found is None:
            found = self._served[key] = self.requirement(job, locksmith, forged)[1], {}
        elif len(found[1]) > MOST_PILES:
            found[1].clear()
        return found

    def served(self, job: int, pile: int, locksmith: bool = False, forged: Forged = ()) -> Served:
        """How far a pile (lockpicks above the tiles) serves the tile part of a job."""
        relevant, known = self.known(job, locksmith, forged)
        pile &= relevant
        found = known.get(pile)
        if found is None:
            found = known[pile] = self.work_out(job, pile, locksmith, forged)
        return found

    def work_out(self, job: int, pile: int, locksmith: bool, forged: Forged) -> Served:
        alternatives = self.requirement(job, locksmith, forged)[0]
        if len(alternatives) == 1:
            return self._cheapest(alternatives[0], pile)
        ways = [self._cheapest(groups, pile) for groups in alternatives]
        return min(ways, key=lambda way: (way.missing, way.cost), default=Served(0, 0, 0.0))

    def _cheapest(self, groups: list[tuple[int, int]], pile: int) -> Served:
        """The cheapest things for the scarcest items first. A joker costs more than a key, so it is kept for last;
        only where that leaves an item open is every order of the items tried."""
        best = self._in_order(groups, pile)
        if best.missing and len(groups) > 1 and _compete(groups, pile):
            for first in range(1, len(groups)):
                other = self._in_order(groups[first:] + groups[:first], pile)
                if (other.missing, other.cost) < (best.missing, best.cost):
                    best = other
        return best

    def _in_order(self, groups: list[tuple[int, int]], pile: int) -> Served:
        used = missing = 0
        cost = 0.0
        values = self.thing
        for mask, count in groups:
            fitting = bits(mask & pile & ~used)
            if len(fitting) > count:
                fitting.sort(key=self.place.__getitem__)
                del fitting[count:]
            else:
                missing += count - len(fitting)
            for thing in fitting:
                used |= 1 << thing
                cost += values[thing]
        return Served(missing, used, cost)


def _compete(groups: list[tuple[int, int]], pile: int) -> bool:
    """Could one thing of a pile serve for two items? Then it matters who is served first."""
    wanted = 0
    for mask, _ in groups:
        if wanted & mask & pile:
            return True
        wanted |= mask
    return False


@lru_cache(maxsize=24)
def prices_of(game: Swindler, weights: Weights = SENSIBLE) -> Prices:
    """One set of tables for a game, shared by all bots that judge alike."""
    return Prices(game, weights)
