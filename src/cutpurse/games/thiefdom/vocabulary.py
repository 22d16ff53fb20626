"""The words of which equipment and patrons are made (chapters 2.7 and 2.8).

Each effect is a small typed table `{ do = "sale", at = "dealer", good = "gem", vp = 2 }` in the component files. A
card made of known effects needs no code; a new effect is a class here and, if it is used, a record in rules/cards.py.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from cutpurse.games.thiefdom.terms import CARRIAGE, GOODS, GUARDS, NOBLES

Good = Literal["gold", "gem", "brandy", "wine", "badge"]
LocationKind = Literal["market", "dealer", "tavern", "dungeon", "smuggler", "villa"]
BuildingKind = Literal["tower", "garden", "smithy", "stable", "church", "market", "dealer", "tavern", "dungeon",
                       "smuggler", "villa"]  # fmt: skip
Target = Literal["guard", "noble", "carriage"]
Amount = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1)]

FOLK: dict[Target, range] = {"guard": GUARDS, "noble": NOBLES, "carriage": range(CARRIAGE, CARRIAGE + 1)}


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each good."""

    gold: Amount = 0
    gem: Amount = 0
    brandy: Amount = 0
    wine: Amount = 0
    badge: Amount = 0

    @property
    def counts(self) -> tuple[int, ...]:
        """In the order of GOODS."""
        return self.gold, self.gem, self.brandy, self.wine, self.badge

    def __bool__(self) -> bool:
        return any(self.counts)


class SomeGoods(Goods, frozen=True):
    """At least one good."""

    def __post_init__(self) -> None:
        if not self:
            raise ValueError("at least one good is expected")


NOTHING = Goods()


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One thing that a card does."""

    @property
    def do(self) -> str:
        """The word that names this effect in the files."""
        return str(self.__struct_config__.tag)


class Reward(Effect, frozen=True):
    """An effect that brings goods, points or both."""

    goods: Goods = NOTHING
    vp: Amount = 0

    def __post_init__(self) -> None:
        if not self.goods and not self.vp:
            raise ValueError("goods or vp is expected")


# -- what cards do when they are used ------------------------------------------------------------


class Gain(Effect, frozen=True, tag="gain"):
    """VP, action points and goods of the supply."""

    goods: Goods = NOTHING
    vp: Amount = 0
    ap: Amount = 0

    def __post_init__(self) -> None:
        if not self.goods and not self.vp and not self.ap:
            raise ValueError("goods, vp or ap is expected")


class Trade(Reward, frozen=True, tag="trade", kw_only=True):
    """Goods of the thief for others, or for VP; with `repeat` as often as he can pay."""

    pay: SomeGoods
    repeat: bool = False


class StoreTrade(Reward, frozen=True, tag="store_trade", kw_only=True):
    """Goods of the lair store for others, which go there too. Of several one is taken."""

    pay: SomeGoods

    @property
    def paid(self) -> int:
        """The good that is given: it names the trade."""
        return next(good for good, count in enumerate(self.pay.counts) if count)


class Teleport(Effect, frozen=True, tag="teleport"):
    """To another place of a kind (TD-7.14)."""

    to: BuildingKind | Literal["river"]


class Hook(Effect, frozen=True, tag="hook"):
    """Straight across the street into another building."""


class Swap(Effect, frozen=True, tag="swap"):
    """Places with another thief of the guild."""


class Drive(Effect, frozen=True, tag="drive"):
    """A figure in sight walks to the next free lantern."""

    targets: Annotated[list[Target], msgspec.Meta(min_length=1)]

    @property
    def figures(self) -> tuple[int, ...]:
        """The numbers of those who can be driven off."""
        return tuple(figure for kind in self.targets for figure in FOLK[kind])


class Share(Effect, frozen=True, tag="share"):
    """Up to so many goods change hands between two thieves of the guild, wherever they are."""

    count: Number


class Smoke(Effect, frozen=True, tag="smoke"):
    """Nobody catches the thief until his turn ends (TD-6.6)."""


class Blind(Effect, frozen=True, tag="blind"):
    """A guard looks away from the thief until dawn."""

    pay: SomeGoods


class Bargain(Effect, frozen=True, tag="bargain"):
    """Equipment on display for less gold, with points."""

    discount: Amount = 0
    vp: Amount = 0

    def __post_init__(self) -> None:
        if not self.discount and not self.vp:
            raise ValueError("discount or vp is expected")


Used = Gain | Trade | StoreTrade | Teleport | Hook | Swap | Drive | Share | Smoke | Blind | Bargain


# -- what cards do by themselves -----------------------------------------------------------------


class Slots(Effect, frozen=True, tag="slots"):
    """More slots, for gold and loot alike (TD-1.29)."""

    count: Number


class MovePoints(Effect, frozen=True, tag="move_points"):
    """More movement points in each Move (TD-7.6)."""

    count: Number


class CatacombPoints(Effect, frozen=True, tag="catacomb_points"):
    """More movement points in a Move through the catacombs."""

    count: Number


class CrossWall(Effect, frozen=True, tag="cross_wall"):
    """Over a wall, once per turn (TD-1.13)."""


class JumpBuilding(Effect, frozen=True, tag="jump_building"):
    """Over a building, once per turn."""


class Unlock(Effect, frozen=True, tag="unlock"):
    """What is locked in villas; points for each haul there (TD-9.9)."""

    vp: Amount = 0


class NoLoss(Effect, frozen=True, tag="no_loss"):
    """Rivals cost no points (TD-7.9, TD-7.20)."""


class Unseen(Effect, frozen=True, tag="unseen"):
    """Guards on a city section do not see the thief (TD-6.6)."""

    section: Annotated[int, msgspec.Meta(ge=1, le=8)]


class Sale(Effect, frozen=True, tag="sale"):
    """A better price, or a good that is sold nowhere else."""

    at: LocationKind
    good: Good
    vp: Number


class Visit(Reward, frozen=True, tag="visit", kw_only=True):
    """Comes with every activation of a kind of location."""

    at: LocationKind


class Onward(Effect, frozen=True, tag="onward"):
    """The last step of an activation: on to a place of another kind."""

    at: LocationKind
    to: BuildingKind


class MissionBonus(Reward, frozen=True, tag="mission"):
    """Comes with every mission that the guild fulfils."""


class NobleBoth(Effect, frozen=True, tag="noble_both"):
    """Nobles give gold and gem (TD-8.8)."""


class NobleExtra(Effect, frozen=True, tag="noble_extra"):
    """Nobles give more."""

    goods: SomeGoods


class Strike(Effect, frozen=True, tag="strike"):
    """A guard who is robbed must move."""

    vp: Amount = 0


class Bribe(Effect, frozen=True, tag="bribe"):
    """The carriage is robbed without a poster (TD-8.4)."""

    pay: SomeGoods
    goods: SomeGoods


class PatronsAt(Effect, frozen=True, tag="patrons_at"):
    """The guild looks at patrons in another kind of location, too."""

    at: Literal["market", "dealer", "dungeon", "smuggler", "villa"]


class BefriendFree(Effect, frozen=True, tag="befriend_free"):
    """The guild's friends cost no gold."""


class Dawn(Effect, frozen=True, tag="dawn"):
    """For a thief on a street at dawn (TD-11.6)."""

    goods: SomeGoods


class End(Effect, frozen=True, tag="end"):
    """Points for each good in the lair store at the end (TD-12.3)."""

    good: Good
    vp: Number


Lasting = (Slots | MovePoints | CatacombPoints | CrossWall | JumpBuilding | Unlock | NoLoss | Unseen | Sale | Visit
           | Onward | MissionBonus | NobleBoth | NobleExtra | Strike | Bribe | PatronsAt | BefriendFree | Dawn | End)  # fmt: skip

CardEffect = Used | Lasting
EFFECTS: tuple[type[Effect], ...] = get_args(CardEffect)
USED: frozenset[type[Effect]] = frozenset(get_args(Used))
AIMED: frozenset[type[Effect]] = frozenset({Teleport, Hook, Swap, Drive, Share, Blind, Bargain})
"""Effects for which something is chosen."""
WHOLE_GUILD: frozenset[type[Effect]] = frozenset({MissionBonus, PatronsAt, BefriendFree, End})
"""Effects that work by themselves for all thieves of the guild."""
TIMED: frozenset[type[Effect]] = frozenset({CrossWall, JumpBuilding})
"""Effects that work by themselves once per turn."""


def word(effect: type[Effect]) -> str:
    """The word that names an effect in the files and in texts."""
    return str(effect.__struct_config__.tag)


def number(good: Good) -> int:
    """A good as a number, in the order of GOODS."""
    return GOODS.index(good)
