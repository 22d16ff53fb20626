"""What the spaces of the city are called where people see a map: a street and a number. Names alone: everything else
speaks of ids, and a space that is in no street is called by its own."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from cutpurse.games.age_of_thieves.components import HOME, Box
from cutpurse.kernel.pack import Mark, Names


class Street(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    houses: list[str]
    name: Names
    provenance: dict[str, Mark]


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    street: list[Street]


@lru_cache(maxsize=1)
def streets() -> list[Street]:
    return msgspec.toml.decode((HOME / "text" / "places.toml").read_bytes(), type=Places).street


def place_names(box: Box, language: str) -> dict[str, str]:
    """Every space of a board that has a street: "Lantern Row 3". Boards of other boxes have more houses, or fewer."""
    return {
        house: f"{street.name[language]} {number}"
        for street in streets()
        for number, house in enumerate(street.houses, 1)
        if house in box.board.number
    }
