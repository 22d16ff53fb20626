"""Moving tiles, cards and points about (chapter 4.1)."""

from __future__ import annotations

from typing import TypeVar

from cutpurse.games.swindler.components import WHITE, Box
from cutpurse.games.swindler.state import NOBODY, State, bits, first
from cutpurse.games.swindler.vocabulary import Ability

A = TypeVar("A", bound=Ability)

MOST_SEATS = 4
TURN_ORDERS = [[tuple((seat + step) % players for step in range(players)) for seat in range(players)]
               for players in range(MOST_SEATS + 1)]  # fmt: skip
"""By the number of players and the seat that begins."""


def seats_from(state: State, seat: int) -> tuple[int, ...]:
    """All seats in turn order, beginning with this one."""
    return TURN_ORDERS[len(state.vp)][seat]


def ability(box: Box, state: State, seat: int, kind: type[A]) -> A | None:
    """A seat's ability, if it is of this kind, unlocked and awake (SW-4.13.2, SW-4.9.16)."""
    if not state.unlocked >> seat & 1 or state.dungeon >> seat & 1:
        return None
    number = state.masters[seat]
    if number == NOBODY:
        return None
    found = box.abilities[number]
    return found if isinstance(found, kind) else None


def lose_vp(state: State, seat: int, vp: int) -> int:
    """VP never fall below 0 (SW-4.1.10). Returns what was really lost."""
    lost = min(vp, state.vp[seat])
    state.vp[seat] -= lost
    return lost


def give_back(box: Box, state: State, pile: int) -> None:
    """Tiles go into the bag of their colour, neutral ones into the supply (SW-4.1.5)."""
    for place in range(WHITE + 1):
        state.bags[place] |= pile & box.colour_mask[place]


def leave(state: State, seat: int, pile: int) -> None:
    """Tiles leave a seat's area; a forgery on them ends (SW-4.12.16)."""
    state.tiles[seat] &= ~pile
    if state.forged and seat == state.active:
        state.forged = [(tile, thing) for tile, thing in state.forged if not pile >> tile & 1]


def forged_pile(state: State, seat: int) -> int:
    """The tiles of a seat that count as something else."""
    if not state.forged or seat != state.active:
        return 0
    return sum(1 << tile for tile, _ in state.forged)


def handles(box: Box, pile: int, apart: int = 0) -> list[str]:
    """How a choice names tiles of a pile: by kind, or one by one where copies differ (`apart`)."""
    names = []
    alike = pile & ~apart
    while alike:
        kind = box.tile_kind[first(alike)]
        names.append(box.kind_id[kind])
        alike &= ~box.kind_mask[kind]
    for tile in bits(pile & apart):
        names.append(box.tile_id[tile])
    return names


def tile_named(box: Box, handle: str, pile: int, apart: int = 0) -> int:
    """The tile of a pile that a handle names; NOBODY if there is none."""
    if handle in box.tile_number:
        tile = box.tile_number[handle]
        return tile if pile >> tile & 1 else NOBODY
    if handle not in box.kind_number:
        return NOBODY
    alike = pile & ~apart & box.kind_mask[box.kind_number[handle]]
    return first(alike) if alike else NOBODY


def names(box: Box, pile: int) -> list[str]:
    if not pile:  # as most that are asked for
        return []
    return [box.tile_id[tile] for tile in bits(pile)]


def cards_of(box: Box, pile: int) -> list[str]:
    return [box.accomplices[box.card_kind[card]].id for card in bits(pile)]
