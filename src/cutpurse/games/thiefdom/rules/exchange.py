"""Dividing goods anew between two holders of one guild (TD-7.10, TD-7.23), kind by kind.

The question is always: how many has the active thief afterwards? Only numbers are offered from which some
division is left that both can carry and that was not there before (TD-7.26).
"""

from __future__ import annotations

from functools import lru_cache

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules.goods import slots
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay, store_of
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, State
from cutpurse.games.thiefdom.terms import GOLD, GOODS, SHAPES, shape_of

ITEMS = 9
"""Four artworks first, then gold, then the other goods: what takes most room is settled first."""
ARTWORKS = 4
HEAD = 4
"""Numbers of state.split before the counts."""


def position(game: Ruleset, goods: list[int], thief: int, space: int) -> str:
    """Where the thief is and what his guild has, as far as free actions can change it to and fro (TD-7.26)."""
    seat = thief // 3
    own = goods[3 * seat * KINDS : 3 * (seat + 1) * KINDS]
    store = store_of(game, seat) * KINDS
    return f"{space} {own} {goods[store : store + KINDS]}"


def remember(game: Ruleset, state: State) -> None:
    """Before a free action that could be undone by another."""
    state.seen.append(position(game, state.goods, state.active, state.thief_at[state.active]))


def fresh(game: Ruleset, state: State, thief: int, space: int) -> bool:
    """Has the thief not been in this very position since his last action point?"""
    return space != state.thief_at[thief] and position(game, state.goods, thief, space) not in state.seen


# -- beginning and end ---------------------------------------------------------------------------


def partner_holder(game: Ruleset, thief: int, name: str) -> int:
    """The holder that an option names: the lair store or a thief of the same guild."""
    return store_of(game, thief // 3) if name == "lair" else thief - thief % 3 + SHAPES.index(name)


def partner_name(game: Ruleset, other: int) -> str:
    """What options call the holder with whom a thief exchanges."""
    return "lair" if other >= store_of(game, 0) else shape_of(other)


def settled(game: Ruleset, state: State) -> dict[str, int]:
    """How many the thief will have of the kinds that are settled, in the division that is under way."""
    thief, other, _, artworks, *counts = state.split
    found = {}
    for item in range(ITEMS):
        held = holding(state, thief, item)
        if held + holding(state, other, item) and (item < len(counts) or (item < ARTWORKS and not artworks)):
            found[item_name(game, item)] = held if item < ARTWORKS and not artworks else counts[item]
    return found


def possible(game: Ruleset, state: State, thief: int, other: int, most: int = NOBODY, artworks: bool = True) -> bool:
    """Is there any other division?"""
    goods, first, second = state.goods, thief * KINDS, other * KINDS
    mine, others = any(goods[first : first + KINDS]), any(goods[second : second + KINDS])
    if not mine and not others:
        return False
    if artworks and not state.seen and (other >= store_of(game, 0) or not (mine and others)):
        return True  # there is room for something on the other side
    return Division(game, state, [thief, other, most, int(artworks)], state.seen).open([])


def begin(play: ThiefdomPlay, thief: int, other: int, most: int = NOBODY, artworks: bool = True) -> None:
    play.state.split = [thief, other, most, int(artworks)]
    play.state.agenda.append(("divide",))


def divide(play: ThiefdomPlay) -> None:
    """Ask for the next kind that leaves a choice; carry out the division when all are settled."""
    state, game = play.state, play.game
    split = state.split
    while len(split) < HEAD + ITEMS:
        counts = _counts(game, state, split)
        if len(counts) > 1:
            state.asked = [(split[0] // 3, "divide", len(split) - HEAD, *counts)]
            return
        split.append(counts[0])
    state.split = []
    _hand_over(play, split)


def divide_options(game: Ruleset, state: State, seat: int, item: int, *counts: int) -> list[str]:
    return [f"carry {item_name(game, item)} {count}" for count in counts]


def item_name(game: Ruleset, item: int) -> str:
    return game.box.artworks[item].id if item < ARTWORKS else GOODS[item - ARTWORKS]


def answer_divide(play: ThiefdomPlay, seat: int, words: list[str], item: int, *counts: int) -> None:
    play.state.split.append(int(words[2]))
    play.state.agenda.append(("divide",))


def _hand_over(play: ThiefdomPlay, split: list[int]) -> None:
    state, game = play.state, play.game
    thief, other = split[0], split[1]
    taker, giver = shape_of(thief), "lair_store" if other >= store_of(game, 0) else shape_of(other)
    for item, count in enumerate(split[HEAD:]):
        change = count - holding(state, thief, item)
        if not change or (item < ARTWORKS and not split[3]):
            continue
        hand_over(state.goods, thief, other, item, change)
        ends = (giver, taker) if change > 0 else (taker, giver)
        play.tell(told.Handed(thief // 3, *ends, item_name(game, item), abs(change)))


def hand_over(goods: list[int], thief: int, other: int, item: int, change: int) -> None:
    """So many more of an item for the thief, so many fewer for the other."""
    if item >= ARTWORKS:
        goods[thief * KINDS + item - ARTWORKS] += change
        goods[other * KINDS + item - ARTWORKS] -= change
    elif change:
        goods[thief * KINDS + ART] ^= 1 << item
        goods[other * KINDS + ART] ^= 1 << item


# -- what can be chosen --------------------------------------------------------------------------


def holding(state: State, holder: int, item: int) -> int:
    if item < ARTWORKS:
        return state.goods[holder * KINDS + ART] >> item & 1
    return state.goods[holder * KINDS + item - ARTWORKS]


def _counts(game: Ruleset, state: State, split: list[int]) -> list[int]:
    """How many of the next item the thief may have, by number."""
    item = len(split) - HEAD
    whole = holding(state, split[0], item) + holding(state, split[1], item)
    if not whole or (item < ARTWORKS and not split[3]):
        return [0]
    division = Division(game, state, split, state.seen[:-1])  # the last is the position now
    return [count for count in range(whole + 1) if division.open([*split[HEAD:], count])]


@lru_cache(maxsize=1024)
def _nearest_first(held: int, whole: int) -> tuple[int, ...]:
    """The numbers from 0 to the whole, the present one first."""
    return tuple(sorted(range(whole + 1), key=lambda number: abs(number - held)))


class Division:
    """All ways to divide what two holders have between them; a lair store carries anything (TD-1.29, TD-1.30)."""

    __slots__ = ("aside", "before", "free", "game", "held", "most", "numbers", "other", "other_free", "state", "thief",
                 "whole")  # fmt: skip

    def __init__(self, game: Ruleset, state: State, split: list[int], before: list[str]) -> None:
        self.thief, self.other, most, artworks = split[:HEAD]
        self.game, self.state, self.before, self.numbers = game, state, before, game.box.numbers
        self.held = [holding(state, self.thief, item) for item in range(ITEMS)]
        self.whole = [held + holding(state, self.other, item) for item, held in enumerate(self.held)]
        self.aside = (0, 0)
        if not artworks:  # they stay where they are and fill their slots
            carried = (sum(self.held[:ARTWORKS]), sum(self.whole[:ARTWORKS]) - sum(self.held[:ARTWORKS]))
            self.aside = (carried[0] * self.numbers.artwork_slots, carried[1] * self.numbers.artwork_slots)
            self.held[:ARTWORKS] = self.whole[:ARTWORKS] = [0] * ARTWORKS
        self.most = most if most != NOBODY else sum(self.whole)
        self.free = slots(game, state, self.thief)
        self.other_free = slots(game, state, self.other) if self.other < store_of(game, 0) else sum(self.whole) * ITEMS

    def open(self, chosen: list[int]) -> bool:
        """Is there a division that begins as chosen, that both can carry, and that is new?"""
        return self._search(chosen, [], (0, self.aside[0]), (0, self.aside[1]), self.most)

    def _search(
        self, chosen: list[int], counts: list[int], mine: tuple[int, int], others: tuple[int, int], left: int
    ) -> bool:
        """Settle the next item, what is nearest to the present first. Both sides: gold and slots of loot."""
        whole, item = self.whole, len(counts)
        while item < ITEMS and not whole[item]:
            counts = [*counts, 0]
            item += 1
        if item == ITEMS:
            return counts != self.held and self._new(counts)
        held = self.held[item]
        wishes = (chosen[item],) if item < len(chosen) else _nearest_first(held, whole[item])
        for count in wishes:
            change = abs(count - held)
            if change > left:
                continue
            ours, theirs = self._add(mine, item, count), self._add(others, item, whole[item] - count)
            fit = self._fits(ours, self.free) and self._fits(theirs, self.other_free)
            if fit and self._search(chosen, [*counts, count], ours, theirs, left - change):
                return True
        return False

    def _add(self, carried: tuple[int, int], item: int, count: int) -> tuple[int, int]:
        if item == ARTWORKS + GOLD:
            return carried[0] + count, carried[1]
        return carried[0], carried[1] + (self.numbers.artwork_slots * count if item < ARTWORKS else count)

    def _fits(self, carried: tuple[int, int], free: int) -> bool:
        gold, loot = carried[0] - self.numbers.gold_slots, carried[1] - self.numbers.loot_slots
        return (gold if gold > 0 else 0) + (loot if loot > 0 else 0) <= free

    def _new(self, counts: list[int]) -> bool:
        """TD-7.26"""
        if not self.before:
            return True
        goods = self.state.goods[:]
        for item, count in enumerate(counts):
            hand_over(goods, self.thief, self.other, item, count - self.held[item])
        return position(self.game, goods, self.thief, self.state.thief_at[self.thief]) not in self.before
