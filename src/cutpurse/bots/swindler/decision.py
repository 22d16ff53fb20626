"""A question to decide, with what the seat knows about the table."""

from __future__ import annotations

from collections.abc import Iterable

from cutpurse.bots.swindler.plan import Position
from cutpurse.bots.swindler.prices import Prices
from cutpurse.games.swindler.rules.piles import forged_pile
from cutpurse.games.swindler.state import State, bits


class Decision:
    """A question, and what the seat knows."""

    def __init__(self, prices: Prices, state: State, seat: int, options: list[str]) -> None:
        self.prices, self.box = prices, prices.box
        self.state, self.seat, self.options = state, seat, options
        self.hand = state.hands[seat]
        self.pile = state.tiles[seat]

    def position(self, mine: Iterable[int] | None = None) -> Position:
        return Position(self.prices, self.state, self.seat, self.hand, mine=mine)

    def offered(self, *choices: str) -> str | None:
        """The first of these choices that is open."""
        return next((choice for choice in choices if choice in self.options), None)

    def value_now(self, position: Position, pile: int) -> float:
        """What a pile is worth to the seat: to work with in its own step 3, to keep otherwise."""
        if self.state.active == self.seat and self.state.ended:
            return position.plan(pile, self.state.drawn, self.state.ended).value
        return position.standing(pile)

    def kinds(self) -> list[int]:
        """One tile of each kind that the seat owns, and each forged one."""
        apart = forged_pile(self.state, self.seat)
        seen: dict[int, int] = {}
        for tile in bits(self.pile):
            seen.setdefault(-tile - 1 if apart >> tile & 1 else self.box.tile_kind[tile], tile)
        return list(seen.values())

    def names(self, tile: int) -> tuple[str, str]:
        """How a choice may name a tile: one by one, or by kind."""
        return self.box.tile_id[tile], self.box.kind_id[self.box.tile_kind[tile]]
