"""When accomplices can be played (SW-4.11.7, SW-5.21): the cards of each moment."""

from __future__ import annotations

from cutpurse.games.swindler.components import Box

INTERRUPT = "interrupt"
"""The moment of an offer: somebody else is asked (SW-5.21)."""
ANY_TIME_MOMENTS = frozenset({"reserve", "draw_or_stop", "action", "hire", "theft_started", "loot_drawn", "skull_drawn",
                              "theft_closing", "raid_revealed", "accomplice_played", INTERRUPT})  # fmt: skip
"""SW-4.11.7."""
SINCE_VERSION_2 = frozenset({"accomplice_played", INTERRUPT})
OWN_MOMENTS = {"reserve": "own_reserve", "draw_or_stop": "own_theft", "action": "own_actions"}


def cards_of_moments(box: Box, rules: int) -> dict[str, int]:
    """The cards whose time it is, as a pile for each moment that has any."""
    moments = ANY_TIME_MOMENTS | set(OWN_MOMENTS) | set(box.timing_mask)
    return {moment: cards_of_moment(box, rules, moment) for moment in sorted(moments)}


def cards_of_moment(box: Box, rules: int, moment: str) -> int:
    pile = box.timing_mask.get(OWN_MOMENTS.get(moment, moment), 0)
    if moment in ANY_TIME_MOMENTS and (rules >= 2 or moment not in SINCE_VERSION_2):
        pile |= box.timing_mask.get("any_time", 0)
    return pile
