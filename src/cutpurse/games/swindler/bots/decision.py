"""A question to decide, with what the seat knows about the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cutpurse.games.swindler.bots.plan import Position
from cutpurse.games.swindler.bots.prices import Prices
from cutpurse.games.swindler.bots.theft import Theft, theft_of
from cutpurse.games.swindler.components import WHITE
from cutpurse.games.swindler.rules.piles import forged_pile
from cutpurse.games.swindler.state import NOBODY, State, bits

KEPT = 48
"""How many positions are remembered: those of a turn or two."""


class Memory:
    """What was found out about positions, by all that it depends on. It serves for every question of a turn."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self._positions: dict[tuple[object, ...], Position] = {}

    def position(self, state: State, seat: int, hand: int, mine: Iterable[int] | None = None) -> Position:
        wanted = None if mine is None else tuple(sorted(mine))
        all_mine = wanted is not None and len(wanted) == len(state.jobs) - state.jobs.count(NOBODY)
        """Then it does not matter whose markers lie where."""
        key = (seat, hand, wanted, state.active, state.start, state.end_triggered, state.unlocked, state.job_deck,
               state.coins[seat], state.sold, state.completed, state.face_up[seat].bit_count(),
               state.bags[WHITE].bit_count(), *state.vp, *state.jobs, *(() if all_mine else state.markers), *state.fences,
               *state.slots, *state.masters, *state.fulfilled, *state.forged)  # fmt: skip
        found = self._positions.get(key)
        if found is None:
            if len(self._positions) >= KEPT:
                del self._positions[next(iter(self._positions))]
            found = self._positions[key] = Position(self.prices, state.clone(), seat, hand, mine=mine)
        return found


class Decision:
    """A question, and what the seat knows."""

    def __init__(self, memory: Memory, state: State, seat: int, options: Sequence[str]) -> None:
        self.memory, self.prices, self.box = memory, memory.prices, memory.prices.box
        self.state, self.seat, self.options = state, seat, options
        self.hand = state.hands[seat]
        self.pile = state.tiles[seat]

    @property
    def drawn(self) -> int:
        """The tiles drawn in this theft, as a pile."""
        return sum(1 << tile for tile in self.state.drawn)

    def position(self, mine: Iterable[int] | None = None) -> Position:
        return self.memory.position(self.state, self.seat, self.hand, mine)

    def theft(self, bag: int, *, mine: Iterable[int] | None = None, fresh: bool = False) -> Theft:
        """A theft from a bag, by the seat itself."""
        return theft_of(self.position(mine), self.state, bag, fresh)

    def offered(self, *choices: str) -> str | None:
        """The first of these choices that is open."""
        return next((choice for choice in choices if choice in self.options), None)

    def value_now(self, position: Position, pile: int) -> float:
        """What a pile is worth to the seat: to work with in its own step 3, to keep otherwise."""
        if self.state.active == self.seat and self.state.ended:
            return position.plan(pile, self.drawn, self.state.ended).value
        return position.standing(pile)

    def kinds(self) -> list[int]:
        """One tile of each kind that the seat owns, and each forged one."""
        apart = forged_pile(self.state, self.seat)
        seen: dict[int, int] = {}
        for tile in bits(self.pile):
            seen.setdefault(-tile - 1 if apart >> tile & 1 else self.box.tile_kind[tile], tile)
        return list(seen.values())

    def ahead(self, rival: int) -> bool:
        """Does his loss help us and nobody else? Not if others are ahead of him: they would thank us."""
        vp = self.state.vp
        return all(vp[rival] >= vp[other] for other in range(len(vp)) if other not in (rival, self.seat))

    def names(self, tile: int) -> tuple[str, str]:
        """How a choice may name a tile: one by one, or by kind."""
        return self.box.tile_id[tile], self.box.kind_id[self.box.tile_kind[tile]]
