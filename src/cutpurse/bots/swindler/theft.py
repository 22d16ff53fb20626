"""When to stop: exact optimal stopping over the tiles that are left in a bag.

Everybody knows what a bag holds, so the chance of the next draw is known; a further draw is worth it while
what it may bring outweighs what a skull would take. Copies of a tile are alike, so there are few positions.
"""

from __future__ import annotations

from typing import NamedTuple

from cutpurse.bots.swindler.plan import Position
from cutpurse.games.swindler.rules.piles import ability
from cutpurse.games.swindler.state import bits
from cutpurse.games.swindler.vocabulary import EscapeArtist


class Outlook(NamedTuple):
    """What comes of a theft under best play."""

    value: float
    caught: float
    """The chance that it ends with a skull."""
    jobs: dict[int, float]
    """The chance of each job to be met."""


class Theft:
    """A theft from one bag, from the draws made so far."""

    def __init__(self, position: Position, bag: int, fresh: bool = False) -> None:
        state, box = position.state, position.box
        self.position, self.bag, self.fresh = position, bag, fresh
        self.full = state.bags[bag]
        self.skulls = box.skulls[bag]
        self.mask = box.colour_mask[bag]
        self.kind_mask = [mask for mask in box.kind_mask if mask & self.mask]
        self.held = state.tiles[position.seat] | state.loot
        self.drawn = list(state.drawn)
        escape_artist = ability(box, state, position.seat, EscapeArtist)
        self.keeps = escape_artist.keep_tiles if escape_artist else 0
        self._outlooks: dict[int, Outlook] = {}
        self._caught: dict[int, Outlook] = {}

    def best(self) -> Outlook:
        """From the very beginning: the first draw is a must."""
        return self.draw(self.full)

    def skull_chance(self) -> float:
        return self.skulls / (self.full.bit_count() + self.skulls)

    def stop(self, left: int) -> Outlook:
        taken = self.full & ~left
        plan = self.position.plan(self.held | taken, self.drawn + bits(taken), "stop")
        return Outlook(plan.value, 0.0, dict.fromkeys(plan.jobs + plan.jobs_after, 1.0))

    def caught(self, left: int) -> Outlook:
        """A skull takes all tiles of its colour, older ones too; on the very first draw it brings a coin."""
        taken = self.full & ~left
        pile = self.held | taken
        unharmed = self.fresh and not taken  # SW-4.12.20
        key = taken if unharmed or self.keeps else -taken.bit_count()
        found = self._caught.get(key)
        if found is None:
            lost = 0 if unharmed else pile & self.mask
            if self.keeps:
                dearest = sorted(bits(lost), key=lambda tile: -self.position.prices.tile[tile])
                lost &= ~sum(1 << tile for tile in dearest[: self.keeps])
            drawn = self.drawn + bits(taken)
            plan = self.position.plan(pile & ~lost, drawn, "skull")
            coin = 0 if drawn else self.position.box.numbers.first_draw_skull_coin
            found = self._caught[key] = Outlook(plan.value + coin, 1.0, dict.fromkeys(plan.jobs + plan.jobs_after, 1.0))
        return found

    def draw(self, left: int) -> Outlook:
        """Draw once more, then go on as is best."""
        tiles = left.bit_count() + self.skulls
        ways = [(self.skulls / tiles, self.caught(left))]
        for kind in self.kind_mask:
            alike = left & kind
            if alike:
                one = alike & -alike
                ways.append((alike.bit_count() / tiles, self.outlook(left ^ one)))
        return _mixed(ways)

    def outlook(self, left: int) -> Outlook:
        """Stop or draw, whichever is better."""
        found = self._outlooks.get(left)
        if found is None:
            found = self.stop(left)
            if left:
                drawn = self.draw(left)
                if drawn.value > found.value:
                    found = drawn
            self._outlooks[left] = found
        return found


def _mixed(ways: list[tuple[float, Outlook]]) -> Outlook:
    jobs: dict[int, float] = {}
    for chance, way in ways:
        for job, likely in way.jobs.items():
            jobs[job] = jobs.get(job, 0.0) + chance * likely
    return Outlook(
        sum(chance * way.value for chance, way in ways), sum(chance * way.caught for chance, way in ways), jobs
    )
