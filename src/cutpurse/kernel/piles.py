"""Piles: sets of small numbers, each an int with a bit for every number in it. Quick to copy, to compare and to count."""

from __future__ import annotations

from collections.abc import Iterable

FEW = 8
"""Piles up to this size are taken apart bit by bit, larger ones byte by byte."""
IN_BYTE = [
    [tuple(place * 8 + bit for bit in range(8) if byte >> bit & 1) for byte in range(256)] for place in range(32)
]


def bits(pile: int) -> list[int]:
    """The numbers in a pile, lowest first."""
    found: list[int] = []
    if pile.bit_count() > FEW:
        for place, byte in enumerate(pile.to_bytes((pile.bit_length() + 7) // 8, "little")):
            if byte:
                found += IN_BYTE[place][byte]
        return found
    while pile:
        low = pile & -pile
        found.append(low.bit_length() - 1)
        pile ^= low
    return found


def first(pile: int) -> int:
    """The lowest number in a pile that is not empty."""
    return (pile & -pile).bit_length() - 1


def each_once(what: str, piles: Iterable[int], whole: int) -> list[str]:
    """Piles must not overlap and together make the whole; else, what is wrong."""
    seen = 0
    for pile in piles:
        if seen & pile:
            return [f"{what}: {seen & pile:b} lies in two places"]
        seen |= pile
    return [] if seen == whole else [f"{what}: {whole ^ seen:b} is lost or too many"]
