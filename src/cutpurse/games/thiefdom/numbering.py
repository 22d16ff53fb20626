"""Every line that Thiefdom can offer in any town, for whoever needs options by number (`kernel.numbering`).

A street square is called by its column and row, a building by its section's face: the names of all towns together are
few. Which of them a town has depends on how it was laid out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from cutpurse.games.thiefdom.plan import SIZE
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import bits
from cutpurse.games.thiefdom.terms import GOODS, HOUSES, LOCATIONS, SHAPES
from cutpurse.games.thiefdom.vocabulary import (
    Bargain,
    Blind,
    CardEffect,
    Drive,
    Hook,
    Share,
    StoreTrade,
    Swap,
    Teleport,
    Trade,
)
from cutpurse.kernel.numbering import lines_of

MOST_GOODS = 12
"""More of one kind are hardly ever moved at once."""
FORMS = (
    "end", "done", "stop", "leave", "activate", "stamina", "poster", "patrons", "decline", "walk DIRECTION", "place #4 SLOT",
    "keep WARE", "buy WARE", "buy WARE SHAPE", "take WARE", "take ITEM", "exchange PARTNER", "discard ITEM", "lose ITEM",
    "rob FIGURE", "rob FIGURE MANNER", "befriend PATRON", "brawl PATRON", "deliver ARTWORK", "deliver MISSION",
    "go SQUARE", "climb PLACE", "over PLACE", "hide HOUSE", "lair HOUSE", "enter LOCATION", "onward LOCATION",
    "fetch ARTWORK 1", "carry ARTWORK #1", f"sell GOOD #{MOST_GOODS}", f"fetch GOOD #{MOST_GOODS}",
    f"carry GOOD #{MOST_GOODS}", f"buy brandy #{MOST_GOODS}")  # fmt: skip


def numbered_lines(game: Ruleset) -> Iterator[str]:
    """In one order for every town and every number of players."""
    box, squares, kinds = game.box, street_squares(game), buildings(game)
    yield from lines_of(FORMS, {
        **game.names, "SQUARE": squares, "PLACE": [*squares, *kinds],
        "HOUSE": [id for id, kind in kinds.items() if kind in HOUSES],
        "LOCATION": [id for id, kind in kinds.items() if kind in LOCATIONS]})  # fmt: skip
    for card in bits(box.actions | box.free_cards):
        aims = [aim for effect in box.effects[card] for aim in _aims(game, effect, squares, kinds)]
        yield from (f"use {box.card_id[card]} {aim}" if aim else f"use {box.card_id[card]}" for aim in aims or [""])


def street_squares(game: Ruleset) -> list[str]:
    """The squares of the largest town, row by row: "0,0" is in the north-west. Not all of them are streets."""
    width, height = extent(game)
    return [f"{x},{y}" for y in range(height) for x in range(width)]


def extent(game: Ruleset) -> tuple[int, int]:
    """How wide and how high the largest town is: sections lie in two rows."""
    return SIZE * -(-len({face.section for face in game.box.faces.values()}) // 2), 2 * SIZE


def buildings(game: Ruleset) -> dict[str, str]:
    """Houses and locations of every face, and the villas beyond them: their names and kinds."""
    kinds = {f"{face.id}{letter}": kind for face in game.box.faces.values()
             for letter, kind in {**face.houses, **face.location_kinds()}.items()}  # fmt: skip
    villas = {f"{section}V": "villa" for section, entry in game.box.entry_kind.items() if entry == "villa"}
    return dict(sorted({**kinds, **villas}.items()))


def _aims(game: Ruleset, effect: CardEffect, squares: list[str], kinds: dict[str, str]) -> list[str]:
    """What an effect can ever be aimed at; nothing if nothing is chosen."""
    match effect:
        case Trade(repeat=True):
            return [str(times) for times in range(1, MOST_GOODS + 1)]
        case StoreTrade():
            return [GOODS[effect.paid]]
        case Teleport(to="river"):
            return [*squares, *kinds]
        case Teleport():
            return [id for id, kind in kinds.items() if kind == effect.to]
        case Hook():
            return list(kinds)
        case Drive() | Blind():
            return game.box.folk_id
        case Share(count=1):
            return [" ".join(words) for words in product(("give", "take"), GOODS, SHAPES)]
        case Swap() | Share():
            return list(SHAPES)
        case Bargain():
            return [ware.id for ware in game.box.equipment]
        case _:
            return []
