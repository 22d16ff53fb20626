"""What a seat knows of a game of Age of Thieves as a short key: the same bytes where its views are the same, and nowhere
else."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

import msgspec

from cutpurse.games.age_of_thieves.components import Box
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, SPECIAL_CARD, WAITING, Action, State, bits

OPEN = attrgetter(
    "agenda", "asked", "over", "turn", "phase", "first", "alarm", "event", "events_gone", "jewel_taken", "exit_due",
    "open_district", "initiative", "watch_done", "level", "pointer", "begun", "acting", "charmer", "dim", "jewel_at",
    "face_down", "face_up", "known", "thieves", "at", "left", "yellow_held", "green_held", "jewel_holder", "best_burglar",
    "red_at", "blue", "purple", "purple_new", "kept", "hidden", "protected", "unmasked", "snared_thieves", "poisoned",
    "marked", "robbed", "lower")  # fmt: skip
"""What lies open to everybody, as it is."""
BOARD = attrgetter("guards", "captains", "smoke", "fire", "yellow", "green")
"""Sets of spaces."""
MARKS = attrgetter("asleep", "asleep_next", "deaf", "snared", "charmed", "placed")
"""Sets of spaces that tell something about the watch figures there."""


def information_set(game: Ruleset, state: State, seat: int) -> bytes:
    """Copies of a card are alike; behind a screen, and face down, nobody else sees them."""
    box, planning, watch = game.box, state.phase == "plan", state.guards | state.captains
    known = (
        seat, OPEN(state), BOARD(state), [spaces & watch for spaces in MARKS(state)],
        kinds(box, state.discard), state.deck.bit_count(), state.drawn.bit_count(),
        box.copy_kind[state.cover] if state.cover != NOBODY else NOBODY,
        [state.tokens[space] for space in bits(state.face_up)], _tokens_left(state),
        [_hand_size(state, other, planning) for other in range(game.players)],
        [[_seen(box, action, own=other == seat) for action in plan] if other == seat or not planning else 0
         for other, plan in enumerate(state.plans)],
        0 if planning else [_face_down(plan) for plan in state.plans])  # fmt: skip
    if seat < 0:
        return msgspec.json.encode(known)
    asked = state.asked[0][0] if state.asked else NOBODY
    given_up = state.given_up[seat] if state.given_up else NOBODY
    laying = state.laying[seat]
    own = (
        kinds(box, state.hands[seat]), kinds(box, state.drawn) if asked == seat else (), state.ready >> seat & 1,
        (*(_kind(box, card) for card in laying[:2]), *laying[2:]), _kind(box, given_up),
        [state.tokens[space] for space in bits(state.known[seat])])  # fmt: skip
    return msgspec.json.encode((known, own))


def _tokens_left(state: State) -> list[int]:
    """By kind: in the pool, or face down and seen by somebody at most."""
    counts = state.token_pool[:]
    for space in bits(state.face_down):
        if (kind := state.tokens[space]) >= 0:
            counts[kind] += 1
    return counts


def _hand_size(state: State, seat: int, planning: bool) -> int:
    """Cards that are planned behind a screen count as in hand."""
    size = state.hands[seat].bit_count()
    if planning:
        size += sum(card >= 0 for action in state.plans[seat] for card in action[:2])
        size += sum(card >= 0 for card in state.laying[seat][:2])
    return size


def _seen(box: Box, action: Action, *, own: bool) -> tuple[object, ...]:
    """An action of a plan as far as it lies open."""
    card, cover, points, tokens, status = action
    if own or status != WAITING:
        return points, status, tokens, _kind(box, card), _kind(box, cover)
    return points, status, tokens, SPECIAL_CARD if card == SPECIAL_CARD else NOBODY


def _face_down(plan: tuple[Action, ...]) -> int:
    """How many general cards wait in a plan: the size of the hand has told everybody."""
    return sum(card >= 0 for action in plan if action[4] == WAITING for card in action[:2])


def _kind(box: Box, card: int) -> int:
    return box.copy_kind[card] if card >= 0 else card


@lru_cache(maxsize=50_000)
def kinds(box: Box, pile: int) -> tuple[int, ...]:
    """The kinds of the action cards in a pile."""
    return tuple(box.copy_kind[copy] for copy in bits(pile))
