"""The component files of Swindler as they are written: what an entry of each kind says."""

from __future__ import annotations

from typing import Literal

import msgspec

from cutpurse.games.swindler.vocabulary import AnyNeed, Timing, Who
from cutpurse.kernel.pack import Entry, Mark


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start_vp: int
    start_coins: int
    open_jobs: int
    open_fences: int
    max_reservations: int
    reservation_loss_vp: int
    fence_completion_vp: int
    hire_cost: int
    first_draw_skull_coin: int
    provenance: dict[str, Mark]


class TableSize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What depends on the number of players (SW-3.6, SW-4.13.1, SW-7.3, SW-8.2)."""

    a_cards: int
    end_jobs: dict[str, int]
    ability_jobs: dict[str, int]
    most_end_jobs: int
    provenance: dict[str, Mark]


class LootObject(Entry, frozen=True, kw_only=True, rename={"kind": "class"}):
    kind: Literal["valuable", "key", "coin"]
    key_colour: Literal["red", "blue", "yellow", "green", "any", ""] = ""
    coins: int = 0


class Bag(Entry, frozen=True, kw_only=True):
    skulls: int
    loot: int
    supply: bool


class Tile(Entry, frozen=True, kw_only=True):
    bag: str
    object: str
    count: int


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    object: str
    vp: int


class Fence(Entry, frozen=True, kw_only=True):
    slots: list[Slot]


class Job(Entry, frozen=True, kw_only=True):
    deck: Literal["A", "B"]
    kind: Literal["own", "hand_in", "draw", "other"]
    need: list[AnyNeed]
    vp: int
    coins: int = 0
    neutral: int = 0
    posters: int = 0


class Raid(Entry, frozen=True, kw_only=True):
    loot_limit: int
    loot_penalty: int
    poster_limit: int


class Accomplice(Entry, frozen=True, kw_only=True):
    kind: str
    """The word of its effect; `Box.effects` has what it does."""
    copies: int
    timing: list[Timing]
    who: Who
    params: dict[str, int | str | bool] = {}


class Master(Entry, frozen=True, kw_only=True):
    params: dict[str, int | str | bool] = {}


class Character(Entry, frozen=True, kw_only=True):
    board: str
    side: Literal["f", "m"]
