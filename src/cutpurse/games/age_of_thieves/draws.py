"""What a draw can bring, by name and in the order of its numbers: for scenarios, reports and proofs."""

from __future__ import annotations

from cutpurse.games.age_of_thieves.board import DISTRICTS, OUTER
from cutpurse.games.age_of_thieves.rules.cards import card_ids
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.setup import thieves_left
from cutpurse.games.age_of_thieves.state import State, bits
from cutpurse.kernel.message import seat_number

SECRET = frozenset({"card", "token", "hand"})
"""Draws that only the seats named with them see: "card A", "token A", "hand A B"."""


def outcomes(game: Ruleset, state: State, what: str) -> list[str]:
    box = game.box
    thing, *letters = what.split(" ")
    if thing == "card":
        return card_ids(game, state.deck)
    if thing == "token":
        return [box.token_id[kind] for kind, count in enumerate(state.token_pool) for _ in range(count)]
    if thing == "hand":
        return card_ids(game, state.hands[seat_number(letters[1])])
    if what in ("calm event", "alarm event"):
        deck = box.alarm_deck if thing == "alarm" else box.calm_deck
        return [box.event_id[event] for event in bits(deck & ~state.events_gone)]
    if what == "watch die" or thing == "die":
        return [str(side) for side in range(1, box.numbers.die + 1)]
    if what == "exit":
        return [DISTRICTS[district] for district in OUTER]
    if what == "dungeon":
        return [DISTRICTS[district] for district in OUTER if district != state.open_district]
    if what == "thief":
        return [box.thief_id[thief] for thief in thieves_left(game, state)]
    if what == "first to choose":
        return list(game.letters)
    raise LookupError(f"draws for {what!r} have no names")


def witnesses(what: str) -> list[int] | None:
    """The only seats that see what a draw brings; None if everybody does."""
    thing, *letters = what.split(" ")
    return [seat_number(letter) for letter in letters] if letters and thing in SECRET else None
