"""What accomplices make players give, take and forge: what stands against a line (chapter 4.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cutpurse.games.swindler.components import WHITE
from cutpurse.games.swindler.rules import jobs, other_effects, raids, theft_effects, turn
from cutpurse.games.swindler.rules.piles import forged_pile, handles
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import State
from cutpurse.games.swindler.verbs.common import (
    SwindlerVerb,
    asking,
    lockpicks,
    not_now,
    own_tiles,
    rules,
    when,
)
from cutpurse.kernel.message import Reason, seat_letter, seat_number
from cutpurse.kernel.verb import Verb, unknown_choice

# -- accomplices' longer choices -----------------------------------------------------------------


def some_forgeries(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"forge {handle}" for handle in (*own_tiles(game, state, seat), *lockpicks(game, state, seat))]


def why_not_forge(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if words[1] in game.box.accomplice_number:
        return Reason("lockpick-not-forged", "SW-4.12.15", {"card": words[1]})
    if asking(game, state, seat) != "forger_tile":
        return not_now(words)
    if words[1] not in handles(game.box, state.tiles[seat], forged_pile(state, seat)):
        return Reason("tile-not-yours", "SW-4.12.12", {"tile": words[1]})
    return None


def all_objects(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"into {thing}" for thing in game.box.objects]


def why_not_into(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if asking(game, state, seat) != "forger_object":
        return not_now(words)
    if words[1] not in game.box.objects:
        return unknown_choice(" ".join(words))
    if words[1] not in game.box.forgeable:
        return Reason("not-forgeable", "SW-4.12.17", {"object": words[1]})
    if " ".join(words) not in turn.draft_options(game, state, seat):
        return Reason("forged-same", "SW-4.12.12", {"object": words[1]})
    return None


def some_takings(game: Ruleset, state: State, seat: int) -> Iterator[str]:
    """Rivals' tiles for a swap, the thief's for a fee, the supply's for a reward."""
    box, apart = game.box, other_effects.swap_apart(game, state)
    for rival in range(game.players):
        yield from (f"take {seat_letter(rival)} {handle}" for handle in handles(box, state.tiles[rival], apart))
    yield from (f"take {handle}" for handle in handles(box, state.bags[WHITE]))
    if game.asked_kind(state, seat) == "angel_fee":
        pile = state.tiles[state.active] | state.loot
        white = handles(box, state.bags[WHITE])
        yield from (f"take {handle}" for handle in handles(box, pile, state.tiles[state.active]) if handle not in white)
    yield "take nothing"


def why_not_take(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    asked, line = asking(game, state, seat), " ".join(words)
    if asked == "conjurer_take" and len(words) == 3:
        return _why_not_swap(game, state, seat, words)
    if asked == "neutral_choice" and len(words) == 2:
        free = line in jobs.neutral_options(game.box, state)
        return None if free else Reason("not-in-supply", "SW-4.6.9", {"tile": words[1]})
    if asked == "angel_fee" and len(words) == 2:
        free = line in theft_effects.fee_options(game, state, seat)
        return None if free else Reason("tile-not-theirs", "SW-4.12.36", {"tile": words[1]})
    return not_now(words)


def _why_not_swap(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    rival = seat_number(words[1])
    if not 0 <= rival < game.players or rival == seat:
        return Reason("tile-not-theirs", "SW-4.12.39", {"tile": words[2]})
    if words[2] not in handles(game.box, state.tiles[rival], other_effects.swap_apart(game, state)):
        return Reason("tile-not-theirs", "SW-4.12.39", {"tile": words[2]})
    if " ".join(words) not in other_effects.swap_options(game, state, seat, state.draft[2]):
        return Reason("swap-undone", "SW-4.12.41", {"tile": words[2]})
    return None


GIFTS: dict[str, tuple[Callable[[Ruleset, State, int], list[str]], str]] = {
    "beggar_gift": (other_effects.gift_options, "SW-4.12.7"),
    "legacy_tiles": (theft_effects.legacy_options, "SW-4.12.11"),
    "raid_give": (raids.give_options, "SW-4.9.5"),
    "conjurer_give": (turn.draft_options, "SW-4.12.39"),
}
"""Where something is given up: what can be, and the rule."""


def some_gifts(game: Ruleset, state: State, seat: int) -> Iterator[str]:
    asked = asking(game, state, seat)
    given = GIFTS[asked][0](game, state, seat) if asked in GIFTS else []
    yield from given
    own = handles(game.box, state.tiles[seat], forged_pile(state, seat) | other_effects.swap_apart(game, state))
    yield from (line for thing in (*own, "coin", "white_ring") if (line := f"give {thing}") not in given)


def why_not_give(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    asked = asking(game, state, seat)
    if asked not in GIFTS:
        return not_now(words) if state.draft else Reason("no-gifts", "SW-4.1.12", {"tile": words[1]})
    options, rule = GIFTS[asked]
    if " ".join(words) in options(game, state, seat):
        return None
    return Reason("cannot-give", rule, {"tile": words[1]})


VERBS: dict[str, SwindlerVerb] = {
    "forge": Verb(
        ("forge TILE",), when({"forger_tile"}, some_forgeries), why_not_forge, rules("4.12.15", "4.12.12", "")
    ),
    "into": Verb(("into OBJECT",), when({"forger_object"}, all_objects), why_not_into, rules("4.12.17", "4.12.12", "")),
    "take": Verb(
        ("take TILE", "take SEAT TILE"), when({"conjurer_take", "neutral_choice", "angel_fee"}, some_takings),
        why_not_take, rules("4.12.39", "4.12.41", "4.6.9", "4.12.36", ""),
    ),
    "give": Verb(
        ("give TILE",), when(GIFTS, some_gifts), why_not_give,
        frozenset(rule for _, rule in GIFTS.values()) | rules("4.1.12", ""),
    ),
}  # fmt: skip
