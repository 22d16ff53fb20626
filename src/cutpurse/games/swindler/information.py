"""What a seat knows of a game of Swindler as a short key: the same bytes where its views are the same, and nowhere else."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

import msgspec

from cutpurse.games.swindler.components import Box
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State, bits

OPEN = attrgetter(
    "agenda", "asked", "over", "turn", "round", "start", "active", "step", "end_triggered", "vp", "coins", "posters", "tiles",
    "fulfilled", "masters", "characters", "unlocked", "dungeon", "jobs", "markers", "fences", "slots", "a_left", "aside",
    "raids_gone", "fence_discard", "masters_left", "forged", "sold", "completed", "fulfilled_now", "raid", "exempt",
    "raided", "payment")  # fmt: skip
"""What lies open to everybody, as it is."""
THEFT = attrgetter(
    "bag", "used", "loot", "drawn", "ended", "fresh", "forced", "traitor", "skull", "kept", "bets", "waved"
)


def information_set(game: Ruleset, state: State, seat: int) -> bytes:
    """Copies of a card are alike; of a rival's hand only the size is known."""
    box = game.box
    known = (
        seat, OPEN(state), THEFT(state) if state.bag != NOBODY else 0,
        [pile and kinds(box, pile) for pile in (state.discard, state.shown, *state.face_up)],
        [pile.bit_count() for pile in (state.deck, state.hired, *state.hands)],
        [(who, box.card_kind[card], choice, cancelled) for who, card, choice, cancelled in state.played],
        [(box.card_kind[card], *rest) for card, *rest in state.swaps])  # fmt: skip
    if seat < 0:
        return msgspec.json.encode(known)
    hand = state.hands[seat]
    own = (
        kinds(box, hand), kinds(box, hand & state.hired),
        state.draft if state.asked and state.asked[0][0] == seat else 0,
        state.answers[seat] if state.answers else "",
        [next((choice for who, choice in queue if who == seat), "") for queue in state.queues])  # fmt: skip
    return msgspec.json.encode((known, own))


@lru_cache(maxsize=50_000)
def kinds(box: Box, pile: int) -> tuple[int, ...]:
    """The kinds of the accomplices in a pile."""
    return tuple(box.card_kind[card] for card in bits(pile))
