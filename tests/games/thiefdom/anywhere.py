"""Positions that random games reach seldom: anybody anywhere, with any cards and goods."""

from __future__ import annotations

import random

from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.rules.goods import overflow
from cutpurse.games.thiefdom.rules.wares import can_equip
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, State, bits
from cutpurse.games.thiefdom.terms import GOODS, GUARDS, LOCATIONS

HOUSES = ("tower", "garden", "smithy", "stable", "church")


def scatter(game: Thiefdom, state: State, rng: random.Random) -> None:
    """Deal the position of a night anew; cards and artworks are conserved."""
    _gather_cards(game, state)
    _place_folk(game, state, rng)
    taken = set(state.folk_at)
    state.goods[ART::KINDS] = [0] * (game.dungeon + 1)
    for thief in range(game.thieves):
        _deal_cards(game, state, thief, rng)
        _fill_pockets(game, state, thief, rng)
        state.thief_at[thief] = _somewhere(game, state, thief, taken, rng)
        state.posters = state.posters & ~(1 << thief) | (rng.random() < 0.3) << thief
    for holder in (*(game.store(seat) for seat in range(game.players)), game.dungeon):
        for good in range(len(GOODS)):
            state.goods[holder * KINDS + good] = rng.choice([0, 1, 2, 3])
    _scatter_artworks(game, state, rng)
    state.stamina = rng.randrange(1 << game.players)
    state.used, state.seen = 0, []


def _gather_cards(game: Thiefdom, state: State) -> None:
    """All cards of thieves back into their piles."""
    first = game.box.first_patron
    for thief in range(game.thieves):
        for kind in bits(state.cards[thief] & (1 << first) - 1):
            lying = state.deck | state.discard | sum(1 << copy for copy in state.display)
            state.deck |= next(1 << copy for copy in game.copies[kind] if not lying >> copy & 1)
        state.patron_deck |= state.cards[thief] >> first
        if state.brawled[thief] != NOBODY:
            state.patron_deck |= 1 << state.brawled[thief]
        state.cards[thief], state.brawled[thief] = 0, NOBODY


def _place_folk(game: Thiefdom, state: State, rng: random.Random) -> None:
    lanterns = bits(game.town(state).lanterns)
    rng.shuffle(lanterns)
    state.folk_at = [lanterns.pop() if square != NOWHERE else NOWHERE for square in state.folk_at]
    state.facing = [rng.randrange(4) for _ in GUARDS]


def _deal_cards(game: Thiefdom, state: State, thief: int, rng: random.Random) -> None:
    for _ in range(game.box.numbers.max_equipment_per_thief):
        copy = rng.choice(bits(state.deck)) if state.deck else NOBODY
        if copy != NOBODY and can_equip(game, state, thief, game.box.copy_kind[copy]):
            state.deck ^= 1 << copy
            state.cards[thief] |= 1 << game.box.copy_kind[copy]
    chance = rng.random()
    if chance < 0.65 and state.patron_deck:
        patron = rng.choice(bits(state.patron_deck))
        state.patron_deck ^= 1 << patron
        if chance < 0.6:
            state.cards[thief] |= 1 << game.box.first_patron + patron
        else:
            state.brawled[thief] = patron


def _fill_pockets(game: Thiefdom, state: State, thief: int, rng: random.Random) -> None:
    first = thief * KINDS
    state.goods[first : first + ART] = [rng.choice([0, 0, 1, 1, 2, 3]) for _ in GOODS]
    while overflow(game, state, thief):
        good = rng.randrange(len(GOODS))
        state.goods[first + good] = max(0, state.goods[first + good] - 1)


def _somewhere(game: Thiefdom, state: State, thief: int, taken: set[int], rng: random.Random) -> int:
    """At home, in a building of any kind, at a mouth of the catacombs, on a street."""
    town, home = game.town(state), state.lairs[thief // 3]
    building = rng.choice(town.of_kind[rng.choice([*HOUSES, *LOCATIONS, *LOCATIONS])])
    space = rng.choice([home, building, building, rng.choice(town.mouths),
                        rng.randrange(town.squares), rng.randrange(town.squares)])  # fmt: skip
    if space < town.squares and space in taken:
        return home
    taken.add(space)
    return space


def _scatter_artworks(game: Thiefdom, state: State, rng: random.Random) -> None:
    """Artworks into villas, the dungeon, a lair store or a thief's hands."""
    for villa, art in enumerate(rng.sample(range(len(game.box.artworks)), len(state.villas))):
        holder = rng.choice([*range(game.thieves), game.store(0), game.dungeon])
        full = holder < game.thieves and state.goods[holder * KINDS + ART]
        state.villa_art[villa] = art if full or rng.random() < 0.4 else NOBODY
        if state.villa_art[villa] == NOBODY:
            state.goods[holder * KINDS + ART] |= 1 << art
            if holder < game.thieves:
                state.goods[holder * KINDS + 1 : holder * KINDS + ART] = [0] * (len(GOODS) - 1)
