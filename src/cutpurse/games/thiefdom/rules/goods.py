"""Goods and points: what a thief can carry, gains and losses (TD-1.25 to TD-1.34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay
from cutpurse.games.thiefdom.state import ART, KINDS, State, bits
from cutpurse.games.thiefdom.terms import GOLD, GOODS, seat_and_shape
from cutpurse.games.thiefdom.vocabulary import Effect, Slots

E = TypeVar("E", bound=Effect)
LOOT = range(GOLD + 1, ART)


# -- holding cards -------------------------------------------------------------------------------


def has(game: Ruleset, state: State, thief: int, effect: type[Effect]) -> int:
    """The cards of a thief that have this effect (TD-10.6); 0 for none."""
    return state.cards[thief] & game.box.with_effect[effect]


def guild_has(game: Ruleset, state: State, thief: int, effect: type[Effect]) -> int:
    """The cards of his guild that have this effect."""
    cards, first = state.cards, thief - thief % 3
    return (cards[first] | cards[first + 1] | cards[first + 2]) & game.box.with_effect[effect]


def effect_of(game: Ruleset, cards: int, effect: type[E]) -> E:
    """The effect of the first of some cards that have it."""
    return game.box.effect((cards & -cards).bit_length() - 1, effect)


# -- slots ---------------------------------------------------------------------------------------


def slots(game: Ruleset, state: State, thief: int) -> int:
    """Slots that take gold and loot alike (TD-1.29)."""
    sack = state.cards[thief] & game.box.with_effect[Slots]
    return effect_of(game, sack, Slots).count if sack else 0


def loot_of(goods: Sequence[int], first: int, artwork_slots: int) -> int:
    """Loot slots that a holder's goods fill."""
    art = goods[first + ART]
    loot = goods[first + 1] + goods[first + 2] + goods[first + 3] + goods[first + 4]
    return loot + artwork_slots * art.bit_count() if art else loot


def overflow(game: Ruleset, state: State, thief: int) -> int:
    """How many goods too many a thief carries (TD-1.29)."""
    numbers, goods, first = game.box.numbers, state.goods, thief * KINDS
    over = max(0, goods[first] - numbers.gold_slots)
    over += max(0, loot_of(goods, first, numbers.artwork_slots) - numbers.loot_slots)
    return max(0, over - slots(game, state, thief)) if over else 0


def fits(game: Ruleset, state: State, thief: int, good: int) -> int:
    """How many more of a good a thief can carry."""
    numbers, goods, first = game.box.numbers, state.goods, thief * KINDS
    gold = numbers.gold_slots - goods[first]
    loot = numbers.loot_slots - loot_of(goods, first, numbers.artwork_slots)
    free = slots(game, state, thief)
    if good == GOLD:
        return max(0, gold + free + min(loot, 0))
    return max(0, loot + free + min(gold, 0))


def artworks(game: Ruleset, pile: int) -> list[str]:
    """The names of some artworks."""
    return [game.box.artwork_id[artwork] for artwork in bits(pile)] if pile else []


def artwork_fits(game: Ruleset, state: State, thief: int) -> bool:
    return fits(game, state, thief, ART) >= game.box.numbers.artwork_slots


# -- gaining and losing --------------------------------------------------------------------------


def gain(play: ThiefdomPlay, thief: int, goods: Sequence[int], source: str = "") -> None:
    """Goods from the supply, or from somebody. What does not fit is lost; the owner chooses which (TD-1.32, TD-1.33)."""
    state, first = play.state, thief * KINDS
    for good, count in enumerate(goods):
        if count:
            state.goods[first + good] += count
            play.tell(told.Gained(*seat_and_shape(thief), GOODS[good], count, source))
    if overflow(play.game, state, thief):
        state.agenda.append(("keep", thief))


def gain_what_fits(play: ThiefdomPlay, thief: int, good: int, count: int) -> int:
    """As many as fit, nothing is asked. How many that was."""
    count = min(count, fits(play.game, play.state, thief, good))
    if count:
        play.state.goods[thief * KINDS + good] += count
        play.tell(told.Gained(*seat_and_shape(thief), GOODS[good], count))
    return count


def pay(play: ThiefdomPlay, thief: int, good: int, count: int) -> None:
    """From the thief's own inventory to the supply (TD-1.31)."""
    if count:
        play.state.goods[thief * KINDS + good] -= count
        play.tell(told.Paid(*seat_and_shape(thief), GOODS[good], count))


def keep(play: ThiefdomPlay, thief: int) -> None:
    """Lose what is too much, one by one (D-19)."""
    state = play.state
    while overflow(play.game, state, thief):
        options = keep_options(play.game, state, thief // 3, thief)
        if len(options) > 1:
            state.asked = [(thief // 3, "keep", thief)]
            return
        _lose(play, thief, options[0].split(" ")[1])


def keep_options(game: Ruleset, state: State, seat: int, thief: int) -> list[str]:
    """Whatever makes room where there is too much."""
    numbers, goods, first = game.box.numbers, state.goods, thief * KINDS
    options = ["lose gold"] if goods[first] > numbers.gold_slots else []
    if loot_of(goods, first, numbers.artwork_slots) > numbers.loot_slots:
        options += [f"lose {GOODS[good]}" for good in LOOT if goods[first + good]]
        options += [f"lose {id}" for id in artworks(game, goods[first + ART])]
    return options


def answer_keep(play: ThiefdomPlay, seat: int, words: list[str], thief: int) -> None:
    _lose(play, thief, words[1])
    play.state.agenda.append(("keep", thief))


def _lose(play: ThiefdomPlay, thief: int, good: str) -> None:
    take_away(play, thief, good)
    play.tell(told.Lost(*seat_and_shape(thief), good, 1))


def take_away(play: ThiefdomPlay, holder: int, good: str) -> None:
    """One good, or an artwork, leaves a holder. Artworks leave the game (TD-9.10)."""
    box = play.game.box
    if good in box.artwork_number:
        play.state.goods[holder * KINDS + ART] &= ~(1 << box.artwork_number[good])
    else:
        play.state.goods[holder * KINDS + GOODS.index(good)] -= 1


def discard_options(game: Ruleset, state: State, thief: int) -> list[str]:
    """Goods may be thrown away at any time of the thief's turn (TD-1.32)."""
    goods, first = state.goods, thief * KINDS
    options = [word for good, word in enumerate(DISCARDS) if goods[first + good]]
    if goods[first + ART]:
        options += [f"discard {id}" for id in artworks(game, goods[first + ART])]
    return options


DISCARDS = [f"discard {good}" for good in GOODS]


def discard(play: ThiefdomPlay, thief: int, good: str) -> None:
    take_away(play, thief, good)
    play.state.seen = []
    play.tell(told.Discarded(*seat_and_shape(thief), good, 1))


# -- points --------------------------------------------------------------------------------------


def score(play: ThiefdomPlay, seat: int, vp: int, why: str) -> None:
    if vp:
        play.state.vp[seat] += vp
        play.tell(told.Scored(seat, vp, why))


def score_card(play: ThiefdomPlay, thief: int, cards: int, vp: int) -> None:
    """The VP of an upgrade, told with the name of the card."""
    score(play, thief // 3, vp, play.game.box.card_id[(cards & -cards).bit_length() - 1])


def lose_points(play: ThiefdomPlay, seat: int, vp: int, why: told.LossReason) -> None:
    """Never below 0; what could not be lost is forgotten (TD-1.34)."""
    vp = min(vp, play.state.vp[seat])
    if vp:
        play.state.vp[seat] -= vp
        play.tell(told.PointsLost(seat, vp, why))
