"""The words of which jobs, accomplices and master thieves are made (SW-4.6.14 to SW-4.6.28, SW-4.12, SW-4.13).

Each need, effect and ability is a small typed table of the component files. What a table may say stands here, and
nothing else is taken: a number that no rule reads, or a value that no rule follows, is refused with its file and key.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

KeyColour = Literal["red", "blue", "yellow", "green"]
Colour = Literal["red", "blue", "yellow", "green", "black", "white"]
Timing = Literal["theft_started", "loot_drawn", "skull_drawn", "theft_closing", "accomplice_played", "raid_revealed",
                 "any_time", "own_reserve", "own_theft", "own_actions", "job_payment"]  # fmt: skip
Who = Literal["active", "others", "all"]
WHO: dict[Timing, Who] = {
    "theft_started": "others", "loot_drawn": "others", "skull_drawn": "others", "theft_closing": "others",
    "accomplice_played": "others", "raid_revealed": "all", "any_time": "all", "own_reserve": "active",
    "own_theft": "active", "own_actions": "active", "job_payment": "active"}  # fmt: skip
"""Whose cards can be played at a time (table 5.2)."""


Count = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A typed table; its tag is the word itself."""

    @property
    def word(self) -> str:
        return word_of(type(self))


def word_of(kind: type[Word]) -> str:
    return str(kind.__struct_config__.tag)


# -- what jobs ask for ---------------------------------------------------------------------------


class Need(Word, frozen=True, tag_field="type"):
    """One part of what a job asks for."""

    count: Some


class Tiles(Need, frozen=True, tag="tiles"):
    """Tiles that show one of the objects and are of one of the colours; none named: any (SW-4.6.14)."""

    objects: list[str] = []
    colours: list[Colour] = []


class Coins(Need, frozen=True, tag="coins"):
    """SW-4.6.15."""


class AnyTiles(Need, frozen=True, tag="any_tiles"):
    """SW-4.6.16."""


class SameColour(Need, frozen=True, tag="same_colour"):
    """SW-4.6.17."""


class DistinctColours(Need, frozen=True, tag="distinct_colours"):
    """SW-4.6.17."""


class SameValuable(Need, frozen=True, tag="same_valuable"):
    """SW-4.6.18."""


class DistinctValuables(Need, frozen=True, tag="distinct_valuables"):
    """SW-4.6.18."""


class DistinctKeys(Need, frozen=True, tag="distinct_keys"):
    """SW-4.6.19."""


class Accomplices(Need, frozen=True, tag="accomplices"):
    """SW-4.6.27."""


class Draw(Need, frozen=True, tag="draw"):
    """A theft in this turn that ended so, with at least so many tiles (of these colours) drawn (SW-4.6.20)."""

    end: Literal["stop", "skull"]
    colours: list[Colour] = []


class FencesCompleted(Need, frozen=True, tag="fences_completed"):
    """SW-4.6.21."""


class TilesSold(Need, frozen=True, tag="tiles_sold"):
    """SW-4.6.21."""


class VpBehind(Need, frozen=True, tag="vp_behind"):
    """SW-4.6.22."""


AnyNeed = (
    Tiles | Coins | AnyTiles | SameColour | DistinctColours | SameValuable | DistinctValuables | DistinctKeys
    | Accomplices | Draw | FencesCompleted | TilesSold | VpBehind
)  # fmt: skip

# -- what accomplices do -------------------------------------------------------------------------


class Effect(Word, frozen=True, tag_field="kind"):
    """What an accomplice does. Knobs that can have one value name what the rules say; another value is refused."""

    times: ClassVar[frozenset[Timing]]
    """When the rules can carry it out; a card says which of these are its own."""


class Cheat(Effect, frozen=True, tag="cheat"):
    """SW-4.12.1 to SW-4.12.4."""

    times = frozenset({"theft_started", "loot_drawn", "skull_drawn", "theft_closing"})
    draws: Some


class Beggar(Effect, frozen=True, tag="beggar"):
    """SW-4.12.5 to SW-4.12.8."""

    times = frozenset({"any_time", "own_reserve", "own_actions", "raid_revealed", "theft_started", "loot_drawn"})
    bonus_coin_if_affected_at_most: Count


class LegacyHunter(Effect, frozen=True, tag="legacy_hunter"):
    """SW-4.12.9 to SW-4.12.11."""

    times = frozenset({"theft_closing"})
    min_tiles: Some
    share: Literal["half_up"] = "half_up"


class Forger(Effect, frozen=True, tag="forger"):
    """SW-4.12.12 to SW-4.12.17."""

    times = frozenset({"own_actions"})
    tiles: Literal[1] = 1


class Decoy(Effect, frozen=True, tag="decoy"):
    """SW-4.12.18 to SW-4.12.24."""

    times = frozenset({"own_theft"})


class Assassin(Effect, frozen=True, tag="assassin"):
    """SW-4.12.25 to SW-4.12.27."""

    times = frozenset({"accomplice_played"})


class KnowItAll(Effect, frozen=True, tag="know_it_all"):
    """SW-4.12.28 to SW-4.12.30."""

    times = frozenset({"theft_started", "loot_drawn"})
    win_coins: Some


class Lockpick(Effect, frozen=True, tag="lockpick"):
    """SW-4.12.31 to SW-4.12.34."""

    times = frozenset({"job_payment"})
    key_colour: KeyColour


class GuardianAngel(Effect, frozen=True, tag="guardian_angel"):
    """SW-4.12.35 to SW-4.12.37."""

    times = frozenset({"skull_drawn"})
    fee_tiles: Some
    fee_coin_if_none: Count


class Conjurer(Effect, frozen=True, tag="conjurer"):
    """SW-4.12.38 to SW-4.12.41. That the card stays in play is its rule (SW-4.12.40)."""

    times = frozenset({"own_reserve", "own_actions"})
    permanent: bool = True

    def __post_init__(self) -> None:
        if not self.permanent:
            raise ValueError("the conjurer goes to the rival and stays in play (SW-4.12.40): true is expected")


class Traitor(Effect, frozen=True, tag="traitor"):
    """SW-4.12.42 to SW-4.12.46."""

    times = frozenset({"theft_closing"})


class ErrandBoy(Effect, frozen=True, tag="errand_boy"):
    """SW-4.12.47."""

    times = frozenset({"own_reserve", "own_actions"})


class Lawyer(Effect, frozen=True, tag="lawyer"):
    """SW-4.12.48."""

    times = frozenset({"raid_revealed", "any_time"})
    posters: Some


AnyEffect = (
    Cheat | Beggar | LegacyHunter | Forger | Decoy | Assassin | KnowItAll | Lockpick | GuardianAngel | Conjurer
    | Traitor | ErrandBoy | Lawyer
)  # fmt: skip

# -- what master thieves can do ------------------------------------------------------------------


class Ability(Word, frozen=True, tag_field="id"):
    """What a master thief can do once enough jobs are done (SW-4.13.1)."""


class Recruiter(Ability, frozen=True, tag="recruiter"):
    """SW-4.13.3."""

    draw_accomplices: Some


class Freelancer(Ability, frozen=True, tag="freelancer"):
    """SW-4.13.4, SW-4.13.5."""


class Shadow(Ability, frozen=True, tag="shadow"):
    """SW-4.13.6."""

    raid_reduction: Count


class EscapeArtist(Ability, frozen=True, tag="escape_artist"):
    """SW-4.13.7."""

    keep_tiles: Some


class Haggler(Ability, frozen=True, tag="haggler"):
    """SW-4.13.8."""

    bonus_vp: Count


class Locksmith(Ability, frozen=True, tag="locksmith"):
    """SW-4.13.9."""

    bonus_vp: Count


AnyAbility = Recruiter | Freelancer | Shadow | EscapeArtist | Haggler | Locksmith
