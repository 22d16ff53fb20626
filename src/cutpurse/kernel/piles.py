"""Piles: sets of small numbers, each an int with a bit for every number in it. Quick to copy, to compare and to count."""

from __future__ import annotations

from collections.abc import Iterable

FEW = 6
"""Piles up to this size are taken apart bit by bit, larger ones byte by byte."""
IN_BYTE: list[list[tuple[int, ...]]] = [
    [tuple(place * 8 + bit for bit in range(8) if byte >> bit & 1) for byte in range(256)] for place in range(32)
]
BIT = [1 << number for number in range(256)]


def bits(pile: int) -> list[int]:
    """The numbers in a pile, lowest first."""
    found: list[int] = []
    rest = pile
    for _ in range(FEW):
        if not rest:
            break
        high = rest.bit_length() - 1
        found.append(high)
        rest ^= BIT[high] if high < 256 else 1 << high
    if rest:
        return _by_bytes(pile)
    found.reverse()
    return found


def _by_bytes(pile: int) -> list[int]:
    found: list[int] = []
    for place, byte in enumerate(pile.to_bytes((pile.bit_length() + 7) // 8, "little")):
        if byte:
            found += IN_BYTE[place][byte]
    return found


def nth(pile: int, place: int) -> int:
    """The number at a place in a pile, lowest first: `bits(pile)[place]`, without the others."""
    for eight, byte in enumerate(pile.to_bytes((pile.bit_length() + 7) // 8, "little")):
        if byte:
            numbers = IN_BYTE[eight][byte]
            if place < len(numbers):
                return numbers[place]
            place -= len(numbers)
    raise IndexError("there are not so many numbers in the pile")


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
