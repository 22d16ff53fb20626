"""What jobs ask for, and every way to show or pay it (SW-4.6.13 to SW-4.6.28).

The tile part of a need becomes *alternatives*: lists of items, each item a pile of things that serve for it.
Lockpicks take part as extra bits above the tiles, so that a key item can be met by either.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from cutpurse.games.swindler.components import COLOURS, Box
from cutpurse.games.swindler.entries import Job
from cutpurse.games.swindler.rules.money import ways_to_pay, worth
from cutpurse.games.swindler.rules.piles import ability, forged_pile
from cutpurse.games.swindler.state import State, bits
from cutpurse.games.swindler.vocabulary import (
    Accomplices,
    AnyTiles,
    Coins,
    DistinctColours,
    DistinctKeys,
    DistinctValuables,
    Draw,
    FencesCompleted,
    Locksmith,
    Need,
    SameColour,
    SameValuable,
    Tiles,
    TilesSold,
    VpBehind,
)

KEY_COLOURS = COLOURS[:4]
NOTHING = -1
MOST_NEAREST = 2000
"""How many answers of `Needs.nearest` are kept."""
TILE_NEEDS = (Tiles, AnyTiles, SameColour, DistinctColours, SameValuable, DistinctValuables, DistinctKeys)


class Item(NamedTuple):
    """One thing a job asks for: an object out of `objects` and a colour out of `colours` (empty: any)."""

    objects: tuple[str, ...]
    colours: tuple[str, ...]


class Way(NamedTuple):
    """One way to meet a job: what is shown or given up for it."""

    tiles: tuple[int, ...]
    lockpicks: tuple[int, ...]
    coins: int
    cards: tuple[int, ...]
    """Accomplices handed in."""


class Needs:
    """The requirements of all jobs of a box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.shift = len(box.tile_id)
        self.alternatives = [_alternatives(box, job) for job in box.jobs]
        self.conditions = [[need for need in job.need if not isinstance(need, TILE_NEEDS)] for job in box.jobs]
        """What is not tiles to show or pay."""
        self.ends = [[need.end for need in job.need if isinstance(need, Draw)] for job in box.jobs]
        self.mixed = [bool(alternatives) and any(isinstance(need, Coins | Accomplices) for need in job.need)
                      for job, alternatives in zip(box.jobs, self.alternatives, strict=True)]  # fmt: skip
        self.keys = [any(_is_key(box, thing) for items in alternatives for item in items for thing in item.objects)
                     for alternatives in self.alternatives]  # fmt: skip
        self._piles: dict[tuple[Item, bool], int] = {}
        self._nearest: dict[tuple[int, int, tuple[tuple[int, str], ...], bool], list[tuple[Item, int]]] = {}
        self._ways: dict[tuple[int, int, tuple[tuple[int, str], ...], bool], tuple[tuple[int, ...], ...]] = {}

    # -- what serves for an item -----------------------------------------------------------------

    def serves(self, item: Item, thing: str, colour: str, locksmith: bool) -> bool:
        """Does a tile with this object and colour serve? (SW-2.8, SW-4.6.14, SW-4.6.25, SW-4.13.9)"""
        if item.colours and colour not in item.colours:
            return False
        return not item.objects or any(_shows(self.box, thing, asked, locksmith) for asked in item.objects)

    def pile(self, item: Item, locksmith: bool) -> int:
        """All things that serve for an item, lockpicks as bits above the tiles."""
        key = (item, locksmith)
        if key not in self._piles:
            box = self.box
            pile = 0
            for tile, thing in enumerate(box.tile_object):
                if self.serves(item, thing, _colour(box, tile), locksmith):
                    pile |= 1 << tile
            if item.objects and not item.colours:  # a lockpick is no loot tile (SW-4.6.26)
                for card, colour in box.lockpick_colour.items():
                    if any(asked in ("key_any", f"key_{colour}") for asked in item.objects):
                        pile |= 1 << self.shift + card
            self._piles[key] = pile
        return self._piles[key]

    # -- is a job met? ---------------------------------------------------------------------------

    def met(self, state: State, seat: int, number: int) -> bool:
        """Could the seat fulfil this job now, reservations aside?"""
        for need in self.conditions[number]:
            if self.have(state, seat, need) < need.count:
                return False
        for end in self.ends[number]:
            if state.ended != end:
                return False
        if self.mixed[number]:  # a coin tile or a lockpick must not be counted twice
            return bool(self.ways(state, seat, number))
        return not self.alternatives[number] or bool(self.tile_ways(state, seat, number))

    def have(self, state: State, seat: int, need: Need) -> int:
        """How much a seat has of what is not tiles to show or pay (for draws: of the running theft)."""
        if isinstance(need, Coins):
            return worth(self.box, state, seat, forged_pile(state, seat))
        if isinstance(need, Accomplices):
            return (state.hands[seat] | state.face_up[seat]).bit_count()
        if isinstance(need, Draw):
            return len(self._drawn(state, need)) if seat == state.active else 0
        if isinstance(need, FencesCompleted):
            return state.completed if seat == state.active else 0
        if isinstance(need, TilesSold):
            return state.sold if seat == state.active else 0
        if isinstance(need, VpBehind):
            return min(vp for rival, vp in enumerate(state.vp) if rival != seat) - state.vp[seat]
        raise LookupError(f"{need.word} is a matter of tiles")

    def progress(self, state: State, seat: int, need: Need) -> int:
        """How far a seat is with it, for whoever reads: a theft that is over and does not do is no progress, for it cannot
        be gone on with (SW-4.6.6)."""
        have = max(0, self.have(state, seat, need))
        if isinstance(need, Draw) and state.ended and (state.ended != need.end or have < need.count):
            return 0
        return have

    def _drawn(self, state: State, need: Draw) -> list[int]:
        if not need.colours:
            return state.drawn
        return [tile for tile in state.drawn if _colour(self.box, tile) in need.colours]

    # -- ways to pay -----------------------------------------------------------------------------

    def ways(self, state: State, seat: int, number: int) -> list[Way]:
        """Every way to fulfil a job that is met; copies of one kind count as one way."""
        job = self.box.jobs[number]
        ways = []
        tile_ways = self.tile_ways(state, seat, number) if self.alternatives[number] else ((),)
        for things in tile_ways:
            tiles = tuple(thing for thing in things if thing < self.shift)
            lockpicks = tuple(thing - self.shift for thing in things if thing >= self.shift)
            for coins, coin_tiles in self._coin_ways(state, seat, job, tiles):
                for cards in self._card_ways(state, seat, job, lockpicks):
                    ways.append(Way((*tiles, *coin_tiles), lockpicks, coins, cards))
        return ways

    def _coin_ways(
        self, state: State, seat: int, job: Job, taken: tuple[int, ...]
    ) -> list[tuple[int, tuple[int, ...]]]:
        price = sum(need.count for need in job.need if isinstance(need, Coins))
        if not price or job.kind != "hand_in":
            return [(0, ())]
        without = forged_pile(state, seat) | sum(1 << tile for tile in taken)
        return ways_to_pay(self.box, state, seat, price, without)

    def _card_ways(self, state: State, seat: int, job: Job, taken: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Accomplices to hand in; a face-up conjurer may be among them (SW-4.6.27)."""
        count = sum(need.count for need in job.need if isinstance(need, Accomplices))
        if not count or job.kind != "hand_in":
            return [()]
        pile = (state.hands[seat] | state.face_up[seat]) & ~sum(1 << card for card in taken)
        found: dict[tuple[int, ...], tuple[int, ...]] = {}
        for cards in combinations(bits(pile), count):
            found.setdefault(tuple(self.box.card_kind[card] for card in cards), cards)
        return list(found.values())

    def tile_ways(self, state: State, seat: int, number: int) -> tuple[tuple[int, ...], ...]:
        """Ways to serve every item, each with a thing of its own (SW-4.6.13). Remembered by what is held."""
        pile = state.tiles[seat]
        if self.keys[number]:
            pile |= (state.hands[seat] & self.box.lockpicks) << self.shift
        forged = tuple(state.forged) if seat == state.active else ()
        locksmith = ability(self.box, state, seat, Locksmith) is not None
        key = (number, pile, forged, locksmith)
        ways = self._ways.get(key)
        if ways is None:
            if len(self._ways) > 50_000:
                self._ways.clear()
            ways = self._ways[key] = self._find_ways(number, pile, forged, locksmith)
        return ways

    def _find_ways(
        self, number: int, pile: int, forged: tuple[tuple[int, str], ...], locksmith: bool
    ) -> tuple[tuple[int, ...], ...]:
        hand_in = self.box.jobs[number].kind == "hand_in"
        found: dict[tuple[int, ...], None] = {}
        for items in self.alternatives[number]:
            piles = [self._held(item, pile, forged, locksmith) for item in items]
            if not all(piles):
                continue
            for things in self._assign(piles, forged):
                if not hand_in:  # nothing is given up but lockpicks: only those make a difference
                    things = tuple(thing for thing in things if thing >= self.shift)
                    if not things:
                        return ((),)
                found[tuple(sorted(things))] = None
        return tuple(found if hand_in else _smallest(list(found)))

    def _held(self, item: Item, pile: int, forged: tuple[tuple[int, str], ...], locksmith: bool) -> int:
        held = pile & self.pile(item, locksmith)
        for tile, thing in forged:
            held &= ~(1 << tile)
            if pile >> tile & 1 and self.serves(item, thing, _colour(self.box, tile), locksmith):
                held |= 1 << tile
        return held

    def _assign(self, piles: list[int], forged: tuple[tuple[int, str], ...]) -> Iterator[tuple[int, ...]]:
        """A different thing for every item; of copies that are alike the lowest number is taken."""
        apart = {tile for tile, _ in forged}
        chosen: list[int] = []

        def alike(thing: int) -> int:
            return thing if thing >= self.shift or thing in apart else -1 - self.box.tile_kind[thing]

        def serve(item: int) -> Iterator[tuple[int, ...]]:
            if item == len(piles):
                yield tuple(chosen)
                return
            seen = set()
            same_as_last = item > 0 and piles[item] == piles[item - 1]
            for thing in bits(piles[item]):
                if thing in chosen or alike(thing) in seen or (same_as_last and thing < chosen[-1]):
                    continue
                seen.add(alike(thing))
                chosen.append(thing)
                yield from serve(item + 1)
                chosen.pop()

        return serve(0)

    def missing(self, state: State, seat: int, number: int) -> int:
        """How many items of a job the seat cannot serve yet; 0 if its tiles suffice."""
        return sum(thing == NOTHING for _, thing in self.nearest(state, seat, number))

    def nearest(self, state: State, seat: int, number: int) -> list[tuple[Item, int]]:
        """The items of the alternative that lacks least, each with the thing that serves for it, or NOTHING."""
        pile = state.tiles[seat] | (state.hands[seat] & self.box.lockpicks) << self.shift
        forged = tuple(state.forged) if seat == state.active else ()
        locksmith = ability(self.box, state, seat, Locksmith) is not None
        key = (number, pile, forged, locksmith)
        found = self._nearest.get(key)
        if found is None:  # it is asked for notes and for the scene, and again after moves that leave the tiles alone
            if len(self._nearest) >= MOST_NEAREST:
                self._nearest.clear()
            found = self._nearest[key] = self._find_nearest(*key)
        return found

    def _find_nearest(
        self, number: int, pile: int, forged: tuple[tuple[int, str], ...], locksmith: bool
    ) -> list[tuple[Item, int]]:
        best: list[tuple[Item, int]] = []
        fewest = -1
        for items in self.alternatives[number]:
            served = _served([self._held(item, pile, forged, locksmith) for item in items])
            lacking = len(items) - len(served)
            if fewest < 0 or lacking < fewest:
                fewest, best = lacking, [(item, served.get(place, NOTHING)) for place, item in enumerate(items)]
                if not fewest:
                    break
        return best


def asks_for_key(box: Box, job: Job) -> bool:
    """Does the need contain a key? (SW-4.13.9)"""
    return any(
        isinstance(need, DistinctKeys)
        or (isinstance(need, Tiles) and any(_is_key(box, thing) for thing in need.objects))
        for need in job.need
    )


def _alternatives(box: Box, job: Job) -> list[tuple[Item, ...]]:
    """The tile part of a job as alternatives of items; empty if it asks for no tiles or keys."""
    whole: list[tuple[Item, ...]] = [()]
    for need in job.need:
        part = _alternatives_of(box, need)
        if part is not None:
            whole = [items + more for items in whole for more in part]
    return [] if whole == [()] else whole


def _alternatives_of(box: Box, need: Need) -> list[tuple[Item, ...]] | None:
    n = need.count
    if isinstance(need, Tiles):
        return [(Item(tuple(need.objects), tuple(need.colours)),) * n]
    if isinstance(need, AnyTiles):
        return [(Item((), ()),) * n]
    if isinstance(need, SameColour):
        return [(Item((), (colour,)),) * n for colour in COLOURS]
    if isinstance(need, DistinctColours):
        return [tuple(Item((), (colour,)) for colour in chosen) for chosen in combinations(COLOURS, n)]
    if isinstance(need, SameValuable):
        return [(Item((thing,), ()),) * n for thing in box.valuables]
    if isinstance(need, DistinctValuables):
        return [tuple(Item((thing,), ()) for thing in chosen) for chosen in combinations(box.valuables, n)]
    if isinstance(need, DistinctKeys):
        return [tuple(Item((f"key_{colour}",), ()) for colour in chosen) for chosen in combinations(KEY_COLOURS, n)]
    return None


def _is_key(box: Box, thing: str) -> bool:
    return thing == "key_any" or box.objects[thing].kind == "key"


def _shows(box: Box, thing: str, asked: str, locksmith: bool) -> bool:
    """Does an object pass for the one asked? A joker is any key; a locksmith's keys are jokers."""
    if thing == asked:
        return True
    if not _is_key(box, asked) or box.objects[thing].kind != "key":
        return False
    return asked == "key_any" or locksmith or box.objects[thing].key_colour == "any"


def _colour(box: Box, tile: int) -> str:
    colour = box.tile_colour[tile]
    return COLOURS[colour] if colour < len(COLOURS) else "white"


def _smallest(sets: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Without those that show more lockpicks than another way needs."""
    return [one for one in sets if not any(set(other) < set(one) for other in sets)]


def _served(piles: list[int]) -> dict[int, int]:
    """As many items as can be served at once, each by a thing of its own."""
    owner: dict[int, int] = {}

    def place(item: int, tried: set[int]) -> bool:
        for thing in bits(piles[item]):
            if thing not in tried:
                tried.add(thing)
                if thing not in owner or place(owner[thing], tried):
                    owner[thing] = item
                    return True
        return False

    for item in range(len(piles)):
        place(item, set())
    return {item: thing for thing, item in owner.items()}
