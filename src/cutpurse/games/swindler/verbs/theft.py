"""The theft, its windows and what ends a step: what stands against a line (chapters 4.4, 5)."""

from __future__ import annotations

from collections.abc import Iterator

from cutpurse.games.swindler.components import COLOURS
from cutpurse.games.swindler.rules import theft, windows
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.games.swindler.verbs.common import (
    SwindlerVerb,
    alone,
    not_now,
    own_tiles,
    rules,
    when,
)
from cutpurse.kernel.message import Reason
from cutpurse.kernel.verb import Verb

# -- step 2: theft -------------------------------------------------------------------------------


def all_bags(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"rob {colour}" for colour in COLOURS]


def why_not_rob(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if words[1] not in COLOURS:
        return Reason("no-such-bag", "SW-4.4.1", {"bag": words[1]})
    if game.asked_kind(state, seat) == "choose_bag":
        return None
    if state.bag != NOBODY and not state.ended:
        return Reason("stay-with-bag", "SW-4.4.11", {"bag": COLOURS[state.bag]})
    if state.ended == "skull" and seat == state.active:
        return Reason("theft-is-over", "SW-4.4.9")
    return Reason("wrong-step", "SW-4.2.2", {"step": "steal"})


def why_not_draw(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if game.asked_kind(state, seat) == "draw_or_stop":
        return None
    if state.ended:
        return Reason("theft-is-over", "SW-4.4.9" if state.ended == "skull" else "SW-4.2.3")
    return not_now(words)


def tiles_at_risk(game: Ruleset, state: State, seat: int) -> Iterator[str]:
    yield from (f"keep {handle}" for handle in own_tiles(game, state, seat))
    if state.bag != NOBODY:
        yield from theft.keep_options(game, state, seat)[:-1]


def why_not_keep(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    asked = game.asked_kind(state, seat) == "escape_keep"
    if asked and " ".join(words) in theft.keep_options(game, state, seat):
        return None
    return Reason("cannot-keep", "SW-4.13.7", {"tile": words[1]})


# -- other words ---------------------------------------------------------------------------------


def all_masters(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"choose {master.id}" for master in game.box.masters]


def why_not_choose(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    left = [game.box.masters[number].id for number in bits(state.masters_left)]
    if game.asked_kind(state, seat) == "choose_master" and words[1] in left:
        return None
    return Reason("master-not-there", "SW-3.16", {"master": words[1]})


def why_not_wave(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    return None if game.asked_kind(state, seat) in windows.THEFT_WINDOWS else Reason("nothing-to-wave", "SW-5.18")


ENDS: dict[str, frozenset[str]] = {
    "pass": windows.WINDOWS, "done": frozenset({"reserve"}), "end": frozenset({"action", "hire"}),
    "enough": frozenset({"angel_fee", "escape_keep"})}  # fmt: skip
"""Words that end something, and what they end."""


def why_not_end(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    kind = game.asked_kind(state, seat)
    if kind in ENDS[words[0]]:
        return None
    return Reason("must-rob", "SW-4.2.7") if kind == "choose_bag" else not_now(words)


VERBS: dict[str, SwindlerVerb] = {
    "rob": Verb(("rob BAG",), all_bags, why_not_rob, rules("4.4.1", "4.4.11", "4.4.9", "4.2.2")),
    "draw": Verb(("draw",), alone("draw"), why_not_draw, rules("4.4.9", "4.2.3", "")),
    "stop": Verb(("stop",), alone("stop"), why_not_draw, rules("4.4.9", "4.2.3", "")),
    "keep": Verb(("keep TILE",), when({"escape_keep"}, tiles_at_risk), why_not_keep, rules("4.13.7")),
    "choose": Verb(("choose MASTER",), when({"choose_master"}, all_masters), why_not_choose, rules("3.16")),
    "wave": Verb(("wave",), alone("wave"), why_not_wave, rules("5.18")),
    **{word: Verb((word,), alone(word), why_not_end, rules("4.2.7", "")) for word in ENDS},
}
