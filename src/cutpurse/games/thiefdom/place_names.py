"""What the buildings of the town are called where people see a map: their kind, a quarter and a number. Names alone:
everything else speaks of ids."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from cutpurse.games.thiefdom.components import HOME, Box
from cutpurse.kernel.pack import Mark, Names


class Quarter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: int
    name: Names
    provenance: dict[str, Mark]


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    quarter: list[Quarter]


@lru_cache(maxsize=1)
def quarters() -> dict[int, Names]:
    found = msgspec.toml.decode((HOME / "text" / "places.toml").read_bytes(), type=Places).quarter
    return {quarter.section: quarter.name for quarter in found}


BUILDING = re.compile(r"(?P<section>\d+)[AB]?(?P<letter>[a-zA-Z]+)$")


def place_names(box: Box, language: str) -> dict[str, str]:
    """Every building of a section that has a quarter: "Tower, Raven Row 3"; locations and villas need no number."""
    found: dict[str, str] = {}
    for building in box.components():
        place = BUILDING.match(building.id) if building.kind == "building" else None
        quarter = quarters().get(int(place["section"])) if place else None
        if place is None or quarter is None:
            continue
        kind = building.name[language].removesuffix(f" {building.id}")
        letter = place["letter"]
        number = f" {ord(letter) - ord('a') + 1}" if len(letter) == 1 and letter.islower() else ""
        found[building.id] = f"{kind[:1].upper()}{kind[1:]}, {quarter[language]}{number}"
    return found
