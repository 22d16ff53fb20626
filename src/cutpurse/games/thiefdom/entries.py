"""What the component files of Thiefdom hold: an entry for each thing in the box, read and checked for its form."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from cutpurse.games.thiefdom.sections import Face, Section
from cutpurse.games.thiefdom.vocabulary import CardEffect, Goods, LocationKind
from cutpurse.kernel import box as boxes
from cutpurse.kernel.pack import Entry, Mark, Override, Pack

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


class Contents:
    """The component files as they are, with those of a pack laid over them."""

    def __init__(self, override: Override | None = None, contents: boxes.Contents | None = None) -> None:
        self.contents = contents or boxes.shipped(HOME)
        pack = Pack(self.contents.read, override)
        self.numbers = pack.table("numbers.toml", "numbers", Numbers)
        self.solo = pack.table("numbers.toml", "solo", Solo)
        self.goods = pack.entries("goods.toml", "good", GoodKind)
        self.houses = pack.entries("town.toml", "house", House)
        self.locations = pack.entries("town.toml", "location", Location)
        self.sections = pack.entries("town.toml", "section", Section)
        self.villas = list(pack.entries("town.toml", "villa", Villa).values())
        self.introductory = pack.table("town.toml", "introductory", Layout)
        self.faces = pack.entries("sections.toml", "face", Face)
        self.guilds = list(pack.entries("figures.toml", "guild", Figure).values())
        self.shapes = list(pack.entries("figures.toml", "thief", Figure).values())
        self.guards = list(pack.entries("figures.toml", "guard", Figure).values())
        self.nobles = list(pack.entries("figures.toml", "noble", Figure).values())
        self.carriage = list(pack.entries("figures.toml", "carriage", Figure).values())
        self.boards = list(pack.entries("figures.toml", "patrol", Patrol).values())
        self.missions = list(pack.entries("missions.toml", "mission", Mission).values())
        self.artworks = list(pack.entries("artworks.toml", "artwork", Artwork).values())
        self.equipment = list(pack.entries("equipment.toml", "equipment", Equipment).values())
        self.patrons = list(pack.entries("patrons.toml", "patron", Patron).values())
