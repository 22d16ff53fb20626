"""Selling loot to fences (chapter 4.7)."""

from __future__ import annotations

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.rules.needs import Item
from cutpurse.games.swindler.rules.piles import (
    ability,
    forged_pile,
    give_back,
    handles,
    leave,
    tile_named,
)
from cutpurse.games.swindler.ruleset import Ruleset, SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.games.swindler.vocabulary import Haggler, Locksmith

SLOTS = 3


def takes(game: Ruleset, state: State, seat: int, thing: str) -> int:
    """The tiles of a seat that a slot takes: its object, a joker for a key, a forgery (SW-4.7.6)."""
    locksmith = ability(game.box, state, seat, Locksmith) is not None
    pile = state.tiles[seat] & game.needs.pile(Item((thing,), ()), locksmith)
    return _with_forgeries(game, state, seat, thing, locksmith, pile) if state.forged else pile


def _with_forgeries(game: Ruleset, state: State, seat: int, thing: str, locksmith: bool, pile: int) -> int:
    """A forged tile counts as what it passes for, and as nothing else."""
    if seat == state.active:
        for tile, forgery in state.forged:
            pile &= ~(1 << tile)
            if state.tiles[seat] >> tile & 1 and game.needs.serves(Item((thing,), ()), forgery, "", locksmith):
                pile |= 1 << tile
    return pile


def sale_options(game: Ruleset, state: State, seat: int) -> list[str]:
    """Every sale: "sell red_ring fence_pawnbroker 1"."""
    box = game.box
    options = []
    apart = forged_pile(state, seat)
    locksmith = ability(box, state, seat, Locksmith) is not None
    tiles, serving = state.tiles[seat], game.slot_piles[locksmith]
    for place, fence in enumerate(state.fences):
        if fence == NOBODY:
            continue
        for slot, wanted in enumerate(box.fences[fence].slots):
            if state.slots[place * SLOTS + slot] == NOBODY:
                pile = tiles & serving[fence][slot]
                if state.forged:
                    pile = _with_forgeries(game, state, seat, wanted.object, locksmith, pile)
                if pile:
                    end = game.sale_words[fence][slot]
                    options += [f"sell {handle}{end}" for handle in handles(box, pile, apart)]
    return options


def sell_as(play: SwindlerPlay, seat: int, words: list[str]) -> None:
    """A sale as a choice names it."""
    sell(play, seat, words[1], words[2], int(words[3]) - 1)


def sell(play: SwindlerPlay, seat: int, handle: str, fence: str, slot: int) -> None:
    """Lay a tile on a free slot and score it; a full fence pays 2 more and leaves (SW-4.7.1, SW-4.7.3, SW-4.7.5)."""
    state, box = play.state, play.game.box
    number = box.fence_number[fence]
    place = state.fences.index(number)
    tile = tile_named(box, handle, state.tiles[seat], forged_pile(state, seat))
    leave(state, seat, 1 << tile)
    state.slots[place * SLOTS + slot] = tile
    vp = box.fences[number].slots[slot].vp
    if haggler := ability(box, state, seat, Haggler):
        vp += haggler.bonus_vp
    state.vp[seat] += vp
    state.sold += 1
    play.tell(told.Sold(seat, box.tile_id[tile], fence, slot + 1, vp))
    laid = state.slots[place * SLOTS : place * SLOTS + SLOTS]
    if NOBODY not in laid:
        _complete(play, seat, place, laid)


def _complete(play: SwindlerPlay, seat: int, place: int, laid: list[int]) -> None:
    state, box = play.state, play.game.box
    fence = state.fences[place]
    give_back(box, state, sum(1 << tile for tile in laid))
    state.slots[place * SLOTS : place * SLOTS + SLOTS] = [NOBODY] * SLOTS
    state.fences[place] = NOBODY
    if (
        play.game.rules >= 2 and not state.fence_deck | state.fence_discard
    ):  # nothing was left to renew it with (SW-4.8.2)
        state.fence_deck |= 1 << fence
    else:
        state.fence_discard |= 1 << fence
    state.completed += 1
    state.vp[seat] += box.numbers.fence_completion_vp
    play.tell(told.FenceCompleted(seat, box.fence_id[fence], box.numbers.fence_completion_vp))
