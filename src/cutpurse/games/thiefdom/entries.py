"""What the component files of Thiefdom hold: an entry for each thing in the box, read and checked for its form."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from cutpurse.games.thiefdom.vocabulary import CardEffect, Goods, LocationKind
from cutpurse.kernel.pack import Entry, Mark

HOME = Path(__file__).parent


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    start_vp: int
    start_gold: int
    thieves_per_guild: int
    action_points: int
    stamina_points: int
    move_points: int
    loot_slots: int
    gold_slots: int
    artwork_slots: int
    max_equipment_per_thief: int
    max_friends_per_thief: int
    display_size: int
    patrons_revealed: int
    draft_cards: int
    draft_buy_max: int
    arrest_vp: int
    rival_passed_vp: int
    rival_in_building_vp: int
    poster_vp: int
    brawl_vp: int
    dawn_vp: int
    brandy_price: int
    noble_gold: int
    noble_gems: int
    carriage_wine: int
    lair_vp: int
    artwork_vp: int
    refresh_after: list[int]
    provenance: dict[str, Mark]


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    location: LocationKind
    section: int


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Compass rows, rival placement by die result, stars by VP (TD-13)."""

    compass: list[list[Literal["N", "E", "S", "W"]]]
    placement: list[Placement]
    stars: list[int]
    provenance: dict[str, Mark]


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    small: list[list[str]]
    large: list[list[str]]
    provenance: dict[str, Mark]


class GoodKind(Entry, frozen=True, kw_only=True):
    per_vp: int
    sales: dict[LocationKind, int]


class House(Entry, frozen=True, kw_only=True):
    lair: bool


class Location(Entry, frozen=True, kw_only=True):
    pass


class Villa(Entry, frozen=True, kw_only=True):
    locked: Literal["artwork", "gems"]


class Figure(Entry, frozen=True, kw_only=True):
    min_players: int = 1


class Patrol(Entry, frozen=True, kw_only=True):
    board: int
    players: list[int]
    first_player: bool
    figures: list[str]
    rival: Literal["cap", "feather", "pointed", ""] = ""


class Mission(Entry, frozen=True, kw_only=True):
    deliver: Goods
    vp: int
    goods: Goods


class Artwork(Entry, frozen=True, kw_only=True):
    vp: int
    goods: Goods
    equipment_or_vp: int = 0


class Card(Entry, frozen=True, kw_only=True):
    """Equipment or patron (TD-10)."""

    cost: int
    vp: int
    effects: list[CardEffect]
    use: Literal["action", "free", ""] = ""
    frequency: Literal["turn", "any", "once", "always"] = "always"
    place: Literal["tower", "garden", "smithy", "stable", "church", "market", "dealer", "tavern", "dungeon", "smuggler",
                   "villa", "building", "lantern", "river", "own_lair", "beside_carriage", ""] = ""  # fmt: skip
    scope: Literal["thief", "guild"] = "thief"


class Equipment(Card, frozen=True, kw_only=True):
    half_circle: int
    full_circle: int


class Patron(Card, frozen=True, kw_only=True):
    goods: Goods
