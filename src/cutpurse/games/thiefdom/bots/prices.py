"""What goods and cards are worth, from what they do: so that a changed pack changes the judgement.

Points per night are those of chapter 2.7 and 2.8, for a thief who goes about his errands anyway.
"""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.thiefdom.components import Box
from cutpurse.games.thiefdom.entries import Card
from cutpurse.games.thiefdom.state import ART
from cutpurse.games.thiefdom.terms import BADGE, BRANDY, GEM, GOLD, GOODS, WINE
from cutpurse.games.thiefdom.vocabulary import (
    CardEffect,
    Dawn,
    End,
    Gain,
    MissionBonus,
    Sale,
    Smoke,
    StoreTrade,
    Trade,
    Visit,
)

POINT = 0.5
"""An action point (chapter 11)."""
CARRIED = {GOLD: 0.3, GEM: 0.6, BRANDY: 0.7, WINE: 1.4, BADGE: 1.3, ART: 4.5}
"""Goods in hand while there is time to sell them."""
PURSE = 0.3
"""Gold that is spent."""
PER_NIGHT = {
    "trade": 0.6, "store_trade": 1.6, "teleport": 0.6, "hook": 0.4, "swap": 0.3, "drive": 0.3, "share": 0.2,
    "blind": 0.2, "bargain": 0.7, "slots": 0.9, "move_points": 1.0, "catacomb_points": 0.3, "cross_wall": 0.6,
    "jump_building": 0.6, "unlock": 0.8, "no_loss": 0.3, "unseen": 0.2, "onward": 0.4, "noble_both": 0.5,
    "noble_extra": 0.5, "strike": 0.5, "bribe": 0.6, "patrons_at": 0.2, "befriend_free": 0.4}  # fmt: skip
"""What an effect earns or saves in a night, where its own numbers do not say."""
SOLD = {GOLD: 0.0, GEM: 1.2, BRANDY: 1.5, WINE: 0.4, BADGE: 0.5}
"""Goods that a thief sells in a night if he gets more for them than others."""
LAID_BY = {GOLD: 1.7, GEM: 1.4, BRANDY: 0.9, WINE: 0.4, BADGE: 0.5}
"""Goods that a guild can lay by in a night if a friend counts them at the end."""
MISSIONS = 0.4
"""Missions that a guild fulfils in a night."""
OFTEN = {"": 1.0, "lantern": 0.5, "beside_carriage": 0.25, "church": 0.4}
"""How often a card that is used somewhere is used, of all nights."""
SELDOM = 0.5


def goods_value(goods: Sequence[int]) -> float:
    """Goods of the supply, in the order of GOODS."""
    return sum(CARRIED[good] * count for good, count in enumerate(goods))


def earns(box: Box, card: Card, effect: CardEffect, nights: float) -> float:
    """What one effect of a card is worth in so many nights."""
    match effect:
        case Gain():
            gain = effect.vp + goods_value(effect.goods.counts) + POINT * effect.ap
            if card.frequency == "once":
                return gain if nights >= 1 else 0.0
            return nights * OFTEN.get(card.place, SELDOM) * gain
        case Smoke():
            return POINT
        case Trade(repeat=True):
            return nights * 0.5 * effect.vp
        case Sale():
            good = GOODS.index(effect.good)
            return nights * SOLD[good] * (effect.vp - box.sale_vp.get((effect.at, good), 0))
        case End():
            return nights * LAID_BY[GOODS.index(effect.good)] * effect.vp
        case Visit():
            return nights * 0.6 * (effect.vp + goods_value(effect.goods.counts))
        case MissionBonus():
            return nights * MISSIONS * (effect.vp + goods_value(effect.goods.counts))
        case Dawn():
            return max(0.0, nights - 1) * goods_value(effect.goods.counts)
    return nights * PER_NIGHT.get(effect.do, 0.0)


def card_value(box: Box, number: int, nights: float) -> float:
    """A card (its number among equipment and patrons) for so many nights, its price not counted."""
    card = box.cards[number]
    whole = max if isinstance(card.effects[0], StoreTrade | Sale) else sum  # several ways to the same gain
    use = whole(earns(box, card, effect, nights) for effect in card.effects)
    if card.use == "action":
        use -= POINT * (1 if card.frequency == "once" else nights * OFTEN.get(card.place, SELDOM) * 0.5)
    return card.vp + max(0.0, use)


def net_value(box: Box, number: int, nights: float, cost: int | None = None) -> float:
    """The same, paid for, with the goods that a patron brings."""
    card = box.cards[number]
    goods = box.patron_goods[number - box.first_patron] if number >= box.first_patron else ()
    return card_value(box, number, nights) + goods_value(goods) - PURSE * (card.cost if cost is None else cost)
