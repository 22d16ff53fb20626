"""The component files of Age of Thieves as they are written: what an entry of each kind says."""

from __future__ import annotations

from typing import Literal

import msgspec

from cutpurse.games.age_of_thieves.vocabulary import EventEffect, Holds, Passive, TokenEffect, Way
from cutpurse.kernel.pack import LANGUAGES, Entry, Mark, Names

ANYWHERE = -1
"""The range of an action without range."""


class District(Entry, frozen=True, kw_only=True):
    letter: str
    label: tuple[int, int]


class Kind(Entry, frozen=True, kw_only=True):
    """A printed kind of space."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something on the board that is called by its id in every language."""

    id: str
    x: int
    y: int
    provenance: dict[str, Mark]

    @property
    def name(self) -> Names:
        return dict.fromkeys(LANGUAGES, self.id)


class Space(Place, frozen=True, kw_only=True):
    district: str
    kinds: list[str]


class Exit(Place, frozen=True, kw_only=True):
    """The way out of the city from a gate space; `x` and `y` lie beyond it."""

    type: Literal["gate", "ship"]


class Canvas(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    width: int
    height: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    blue_ap: int
    dungeon_ap: int
    poison_ap: int
    least_poisoned_ap: int
    start_cards: int
    hand_limit: int
    calm_turns: int
    alarm_turns: int
    jewel_distance: int
    best_burglar_vp: int
    die: int
    provenance: dict[str, Mark]


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    vigilance: int
    movement: int


class WatchSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of the watch sheet (chapter 2.8)."""

    dice: int
    tie: Literal["thieves", "watch"]
    guard: Values
    captain: Values
    provenance: dict[str, Mark]


class Figure(Entry, frozen=True, kw_only=True):
    count: int


class Jewel(Entry, frozen=True, kw_only=True):
    count: int
    vp: int


class Thief(Entry, frozen=True, kw_only=True):
    epithet: Names
    passive: Passive
    special: str


class Action(Entry, frozen=True, kw_only=True):
    """Something a thief can do with a card: a half of a basic card, a special or a general card."""

    ways: list[Way]
    range: int = ANYWHERE
    district: bool = False
    theft: bool = False
    grenade: bool = False


class Half(Action, frozen=True, kw_only=True):
    card: Literal["move", "ambush"]
    alone: bool


class General(Action, frozen=True, kw_only=True):
    copies: int


class Token(Entry, frozen=True, kw_only=True):
    """A kind of city token (chapter 2.3)."""

    count: int
    reveal: TokenEffect | None = None
    ap: int = 0
    steps: int = 0
    vp: int = 0
    makes: Literal["hideout", "sewer_entrance", "sewer_exit", ""] = ""

    @property
    def kept(self) -> bool:
        """Does it go on the revealer's sheet? (AOT-15.16)"""
        return bool(self.ap or self.steps or self.vp)


class Happening(Entry, frozen=True, kw_only=True):
    """An event card (chapter 2.7)."""

    compass: Literal["north", "east", "south", "west", ""] = ""
    at_once: list[EventEffect] = []
    holds: Holds = Holds()
