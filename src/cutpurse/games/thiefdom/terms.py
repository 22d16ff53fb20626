"""Words of Thiefdom that are numbers in tables and in the state: goods, shapes of thieves, townsfolk, buildings."""

from __future__ import annotations

GOODS = ("gold", "gem", "brandy", "wine", "badge")
GOLD, GEM, BRANDY, WINE, BADGE = range(5)
SHAPES = ("cap", "feather", "pointed")
GUARDS, NOBLES, CARRIAGE = range(4), range(4, 8), 8
"""The numbers of the townsfolk."""
HOUSES = frozenset({"tower", "garden", "smithy", "stable", "church"})
LOCATIONS = ("market", "dealer", "tavern", "dungeon", "smuggler", "villa")


def seat_and_shape(thief: int) -> tuple[int, str]:
    """The guild of a thief, and which of its three he is. In a solo game the rivals are the second guild."""
    return thief // 3, SHAPES[thief % 3]


def shape_of(thief: int) -> str:
    return SHAPES[thief % 3]
