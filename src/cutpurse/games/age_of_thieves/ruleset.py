"""What the rules of Age of Thieves read and never change: the table's players and settings, the box, and tables and words
made of them once. It imports no rules, so that every rule can name its type."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Concatenate

from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.components import Box
from cutpurse.games.age_of_thieves.state import NOBODY, UNSEEN, State
from cutpurse.kernel import ruleset
from cutpurse.kernel.message import SEAT_LETTERS
from cutpurse.kernel.play import Play


class Ruleset(ruleset.Ruleset):
    """The rules at one table, as far as they are data."""

    def __init__(self, players: int, settings: Mapping[str, str | int], box: Box, rules: int) -> None:
        self.rules = rules
        self.players = players
        self.settings = settings
        self.box = box
        self.edition = str(settings["edition"])
        self.special_actions = settings["special_actions"] == "on"
        wish = settings["thieves"]
        self.choose_thieves = wish == "chosen" or (wish == "edition" and self.edition == "de")
        self.protects_on_arrival = self.edition == "de"
        """Whether a protected thief may walk into the watch (AOT-11.1)."""
        self._tabulate()
        self._word()
        self._name()

    def _tabulate(self) -> None:
        """What rules look up again and again."""
        box = self.box
        sides = (box.calm, box.alarm)
        self.watch_values = [[(values.vigilance, values.movement) for values in (side.guard, side.captain)]
                             for side in sides]  # fmt: skip
        self.makes = [token.makes for token in box.tokens]
        self.district_masks = dict(zip(DISTRICTS, box.board.district_mask, strict=True))
        self.open_gates = [sum(1 << gate for gate in gates) for gates in box.gates]
        self.sewers = box.board.kind_mask["sewer_entrance"] | box.board.kind_mask["sewer_exit"]
        self.tokens_at_first = [UNSEEN if box.token_spaces >> space & 1 else NOBODY for space in range(box.board.count)]

    def _word(self) -> None:
        """Options as text."""
        spaces = self.box.board.id
        self.letters = SEAT_LETTERS[: self.players]
        self.step_words = [[f"step {spaces[way]}" for way in ways] for ways in self.box.board.ways]
        self.jump_words = [f"jump {space}" for space in spaces]
        self.sewer_words = [f"sewer {space}" for space in spaces]
        self.to_words = [f"to {space}" for space in spaces]
        self.halt_words = [f"halt {space}" for space in spaces]
        self.first_words = [f"first {space}" for space in spaces]
        self.target_words = [f"target {space}" for space in spaces]
        self.jewel_words = [f"jewel {space}" for space in spaces]
        self.discard_words = {card: f"discard {card}" for card in self.box.card_id}
        self.space_words = [f"space {space}" for space in spaces]
        self.drop_words = {card: f"drop {card}" for card in self.box.card_id}
        self.cover_words = {card: f"cover {card}" for card in self.box.card_id}
        self.plan_words = {card: f"plan {card}" for card in self.box.card_id}
        self.use_words = {card: f"use {card}" for card in self.box.card_id}
        self.token_words = [f"token {token}" for token in self.box.token_id]
        self.points_words = [f"points {count}" for count in range(100)]

    def _name(self) -> None:
        """What the words of a choice can name, by what the forms of verbs call it."""
        box = self.box
        jewels = [*box.jewel_id, *(box.token_id[kind] for kind in box.jewel_tokens)]
        self.names: dict[str, Collection[str]] = {
            "SPACE": box.board.number, "CARD": box.card_number, "ACTION": box.actions, "TOKEN": box.token_number,
            "JEWEL": dict.fromkeys(jewels), "THIEF": box.thief_number, "SEAT": dict.fromkeys(self.letters)}  # fmt: skip

    def named(self, state: Any, part: str) -> Collection[str]:
        return self.names[part]


AotPlay = Play[State, Ruleset]
OptionRule = Callable[Concatenate[Ruleset, State, int, ...], list[str]]
"""The options of a question: rule(game, state, seat, *what else was asked)."""
