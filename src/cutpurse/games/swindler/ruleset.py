"""What the rules of Swindler read of a table and what never changes while it is played.

Nothing here plays: every rule can name this type, and the game itself (`game.py`) is one, with the rules added.
"""

from __future__ import annotations

from collections.abc import Mapping

from cutpurse.games.swindler.components import Box
from cutpurse.games.swindler.rules.moments import cards_of_moments
from cutpurse.games.swindler.rules.needs import Item, Needs
from cutpurse.games.swindler.state import State
from cutpurse.kernel import ruleset
from cutpurse.kernel.play import Play


class Ruleset(ruleset.Ruleset):
    """The box, the settings, and what is made from both once."""

    def __init__(self, players: int, settings: Mapping[str, str | int], box: Box, rules: int) -> None:
        self.rules = rules
        self.players = players
        self.settings = settings
        self.box = box
        self.needs = Needs(box)
        self.moment_cards = cards_of_moments(box, rules)
        table, length = box.tables[players], str(settings["length"])
        chosen = settings["end_jobs"]
        self.end_jobs = chosen if isinstance(chosen, int) else table.end_jobs[length]
        self.ability_jobs = table.ability_jobs[length]
        self.wishes = wishes(players, str(settings["characters"]))
        self.slot_piles = [[[self.needs.pile(Item((slot.object,), ()), locksmith) for slot in fence.slots]
                            for fence in box.fences] for locksmith in (False, True)]  # fmt: skip
        """The tiles that each slot of each fence takes, without and with a locksmith (SW-4.7.6)."""
        self.reserve_words = [f"reserve {job}" for job in box.job_id]
        self.release_words = [f"release {job}" for job in box.job_id]
        self.fulfil_words = [f"fulfil {job}" for job in box.job_id]
        self.sale_words = [[f" {fence.id} {slot}" for slot in range(1, len(fence.slots) + 1)] for fence in box.fences]


SwindlerPlay = Play[State, Ruleset]


def wishes(players: int, text: str) -> list[str]:
    """Characters asked for, by seat; what is left open is drawn (SW-3.10)."""
    found = ["" if wish.strip() == "random" else wish.strip() for wish in text.split(",")]
    return (found + [""] * players)[:players]
