"""What a seat knows of a game of Thiefdom as a short key: the same bytes where its views are the same, and nowhere else."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter

import msgspec

from cutpurse.games.thiefdom.components import Box
from cutpurse.games.thiefdom.rules.night import TILES
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import NOBODY, State, bits
from cutpurse.games.thiefdom.view import drafting

OPEN = attrgetter(
    "agenda", "asked", "over", "town", "round", "first", "opener", "tile", "folk_at", "facing", "thief_at", "vp", "lairs",
    "boards", "stamina", "delivered", "goods", "cards", "brawled", "posters", "robbed", "visited", "blind", "badges", "bags",
    "villas", "villa_art", "missions", "stacks", "patron_discard", "patrons_gone", "revealed", "active", "walker",
    "solo_boards")  # fmt: skip
"""What lies open to everybody, as it is."""
TURN = attrgetter("ap", "used", "smoke", "seen", "taken", "moving", "points", "hop", "tristan", "location", "sub", "series",
                  "split")  # fmt: skip
WALK = attrgetter("need", "route")


def information_set(game: Ruleset, state: State, seat: int) -> bytes:
    """Copies of equipment are alike; drafts and plans are their seat's until they are shown."""
    box = game.box
    known = (
        seat, OPEN(state), TURN(state) if state.active != NOBODY else 0, WALK(state),
        [box.copy_kind[copy] for copy in state.display], kinds(box, state.discard),
        [pile.bit_count() for pile in (state.deck, state.patron_deck, state.mission_deck)],
        state.plan if state.tile else 0)  # fmt: skip
    if seat < 0:
        return msgspec.json.encode(known)
    draft: tuple[object, ...] = ()
    if drafting(state.agenda) != NOBODY:
        piles = (state.hands, state.kept, state.passed, state.passed_on)
        draft = (*(kinds(box, pile[seat]) for pile in piles), state.wares_out[2 * seat : 2 * seat + 2])
    plan = 0 if state.tile else state.plan[TILES * seat : TILES * seat + TILES]
    return msgspec.json.encode((known, draft, plan, state.ready >> seat & 1))


@lru_cache(maxsize=50_000)
def kinds(box: Box, pile: int) -> tuple[int, ...]:
    """The kinds of the equipment in a pile of copies."""
    return tuple(sorted(box.copy_kind[copy] for copy in bits(pile)))
