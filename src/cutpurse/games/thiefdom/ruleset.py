"""What the rules read and never change: the number of players, the settings, the box, the town's tables.

Rules take `game: Ruleset, state: State` and know nothing of the game around them (`game.py`), which is one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Concatenate

from cutpurse.games.thiefdom.components import Box
from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.signs import Signs
from cutpurse.games.thiefdom.state import SLOTS, State
from cutpurse.games.thiefdom.terms import GOODS, SHAPES
from cutpurse.games.thiefdom.town import Town
from cutpurse.games.thiefdom.towns import signs_of, town_of
from cutpurse.kernel import ruleset
from cutpurse.kernel.play import Play

MOST_AT_HAND = 4
"""Towns that a game has at hand beside those that lie open: whoever plays asks for the same one again and again."""


class Ruleset(ruleset.Ruleset):
    """One table's players, settings and components, with what is worked out from them once."""

    def __init__(self, players: int, settings: Mapping[str, str | int], box: Box, rules: int) -> None:
        self.rules = rules
        self.players = players
        self.settings = settings
        self.box = box
        self.solo = players == 1
        self.thieves = 3 * players
        """Thieves of the players; solo rivals come after them."""
        self.dungeon = 4 * players
        """The dungeon as a holder of goods: after the thieves and the lair stores."""
        self.chaotic = settings["planning"] == "chaotic"
        self.open_stacks = settings["smuggling"] == "open_stacks"
        self.lair_houses = frozenset(house.id for house in box.houses.values() if house.lair)
        self.copies = [[copy for copy, kind in enumerate(box.copy_kind) if kind == number]
                       for number in range(len(box.equipment))]  # fmt: skip
        """The cards of each kind of equipment."""
        items = [*GOODS, *box.artwork_id]
        self.names: dict[str, Collection[str]] = {
            "WARE": box.equipment_number, "PATRON": box.patron_number, "CARD": box.card_number, "GOOD": GOODS,
            "ARTWORK": box.artwork_number, "ITEM": dict.fromkeys(items), "MISSION": box.mission_number,
            "FIGURE": box.folk_number, "SHAPE": SHAPES, "PARTNER": ("lair", *SHAPES), "DIRECTION": DIRECTIONS,
            "SLOT": SLOTS, "MANNER": ("gold", "gem", "both", "cudgel", "mortana"), "WAY": ("give", "take")}  # fmt: skip
        """What the words of a choice can name, by what the forms of verbs call it; places are the town's."""
        self.towns: dict[str, Town] = {}
        """Those that were looked at, by their names."""

    def named(self, state: Any, part: str) -> Collection[str]:
        return self.town(state).number if part == "PLACE" else self.names[part]

    def store(self, seat: int) -> int:
        """The lair store of a seat as a holder of goods."""
        return store_of(self, seat)

    def town(self, state: State) -> Town:
        """The tables of the town in which a state plays."""
        return town_in(self, state)

    def signs(self, state: State) -> Signs:
        """What is written on it, for whoever wants no more: the town need not be opened for that."""
        return signs_of(self.box, state.town)


def town_in(game: Ruleset, state: State) -> Town:
    """The same for rules, which ask for it at every turn: a function is called without looking for heirs of the class."""
    towns, key = game.towns, state.town
    found = towns.get(key)
    if found is None:
        if len(towns) >= MOST_AT_HAND:
            towns.clear()
        found = towns[key] = town_of(game.box, key)
    return found


def store_of(game: Ruleset, seat: int) -> int:
    """The lair store of a seat as a holder of goods, likewise."""
    return game.thieves + seat


ThiefdomPlay = Play[State, Ruleset]
OptionRule = Callable[Concatenate[Ruleset, State, int, ...], Sequence[str]]
"""What can be answered: rule(game, state, seat, *what else was asked)."""
