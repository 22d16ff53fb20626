"""Coins and coin tiles: every way to pay a sum (SW-4.1.6, SW-4.1.7, SW-4.1.15)."""

from __future__ import annotations

from functools import lru_cache

from cutpurse.games.swindler.components import Box
from cutpurse.games.swindler.state import State, bits


def purse(box: Box, state: State, seat: int, without: int = 0) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """Coins, and coin tiles grouped by kind, that a seat can pay with."""
    groups: dict[int, list[int]] = {}
    for tile in bits(state.tiles[seat] & box.coin_tiles & ~without):
        groups.setdefault(box.tile_kind[tile], []).append(tile)
    return state.coins[seat], tuple(tuple(group) for group in groups.values())


def worth(box: Box, state: State, seat: int, without: int = 0) -> int:
    """All the money a seat has."""
    pile = state.tiles[seat] & box.coin_tiles & ~without
    total = state.coins[seat]
    while pile:
        low = pile & -pile
        total += box.tile_coins[low.bit_length() - 1]
        pile ^= low
    return total


def ways_to_pay(box: Box, state: State, seat: int, price: int, without: int = 0) -> list[tuple[int, tuple[int, ...]]]:
    """Every way to pay: (coins, coin tiles). Tiles of one kind are alike: the lowest numbers are taken."""
    coins, groups = purse(box, state, seat, without)
    values = tuple(box.tile_coins[group[0]] for group in groups)
    return _ways(price, min(coins, price + 1), groups, values)


@lru_cache(maxsize=20_000)
def _ways(
    price: int, coins: int, groups: tuple[tuple[int, ...], ...], values: tuple[int, ...]
) -> list[tuple[int, tuple[int, ...]]]:
    found: list[tuple[int, tuple[int, ...]]] = []

    def pay(group: int, tiles: tuple[int, ...], sum_of_tiles: int, double: bool) -> None:
        if group == len(groups):
            # only a double coin may overpay, by 1 (SW-4.1.15)
            for total in (price, price + 1) if double else (price,):
                if 0 <= total - sum_of_tiles <= coins:
                    found.append((total - sum_of_tiles, tiles))
            return
        for count in range(len(groups[group]) + 1):
            more = sum_of_tiles + count * values[group]
            if more > price + 1:
                break
            pay(group + 1, tiles + groups[group][:count], more, double or (count > 0 and values[group] > 1))

    pay(0, (), 0, False)
    return found


def change(box: Box, price: int, coins: int, tiles: tuple[int, ...]) -> int:
    """Coins given back when a double coin overpays."""
    return coins + sum(box.tile_coins[tile] for tile in tiles) - price
