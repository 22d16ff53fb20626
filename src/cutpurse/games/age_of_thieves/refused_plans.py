"""Why a card, AP or a token cannot be planned (AOT-5)."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.games.age_of_thieves.rules.cards import copy_named
from cutpurse.games.age_of_thieves.rules.figures import in_dungeon, kept
from cutpurse.games.age_of_thieves.rules.planning import (
    free_points,
    free_tokens,
    most_points,
    needs_cover,
    planned,
)
from cutpurse.games.age_of_thieves.rules.plans import name_of, points_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import AMBUSH_CARD, MOVE_CARD, NOBODY, SPECIAL_CARD, State
from cutpurse.kernel.message import Reason

BASIC = {"move": MOVE_CARD, "ambush": AMBUSH_CARD}


def wishes(game: Ruleset, state: State, seat: int) -> list[str]:
    """One's basic cards and the special action, whether they can be planned or not."""
    return [f"plan {card}" for card in ("move", "ambush", name_of(game, state, seat, SPECIAL_CARD))]


def _unfinished(state: State, seat: int) -> Reason | None:
    """The action being laid needs its cover and its AP first."""
    if state.laying[seat]:
        return Reason("finish-action", "AOT-5.8" if needs_cover(state.laying[seat]) else "AOT-5.3")
    return None


def _plan(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    box, card = game.box, words[1]
    if reason := _unfinished(state, seat):
        return reason
    if card in box.specials:
        return _special(game, state, seat, card)
    if card in BASIC and planned(state, seat, BASIC[card]):
        return Reason("already-planned", "AOT-5.2", {"card": card})
    if card not in BASIC and copy_named(game, state.hands[seat], card) == NOBODY:
        box.card_number[card]
        return Reason("card-not-held", "AOT-5.2", {"card": card})
    if not free_points(game, state, seat) and not free_tokens(game, state, seat):
        return Reason("no-points-left", "AOT-5.3", {"card": card})
    return Reason("move-first", "AOT-5.12", {"card": card})


def _special(game: Ruleset, state: State, seat: int, card: str) -> Reason:
    if not game.special_actions:
        return Reason("no-special-actions", "AOT-1.9", {"card": card})
    if card != name_of(game, state, seat, SPECIAL_CARD):
        return Reason("not-your-special", "AOT-1.8", {"card": card})
    if planned(state, seat, SPECIAL_CARD):
        return Reason("already-planned", "AOT-5.2", {"card": card})
    if not state.hands[seat]:
        return Reason("no-cover", "AOT-5.8", {"card": card})
    if in_dungeon(game, state, seat) and not planned(state, seat, MOVE_CARD):
        return Reason("move-first", "AOT-5.12", {"card": card})
    return Reason("no-points-left", "AOT-5.3", {"card": card})


def _cover(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    if not state.laying[seat] or not needs_cover(state.laying[seat]):
        return Reason("no-cover-needed", "AOT-5.8", {"card": words[1]})
    if words[1] in BASIC or words[1] in game.box.specials:
        return Reason("cover-general", "AOT-5.8", {"card": words[1]})
    game.box.card_number[words[1]]
    return Reason("card-not-held", "AOT-5.2", {"card": words[1]})


def _points(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    count, laying = int(words[1]), state.laying[seat]
    if not laying:
        return Reason("card-first", "AOT-5.2")
    if needs_cover(laying):
        return Reason("finish-action", "AOT-5.8")
    if count < 1:
        return Reason("one-point", "AOT-5.3")
    free = free_points(game, state, seat)
    if count > free:
        return Reason("too-few-points", "AOT-5.5", {"count": count, "points": free})
    most = most_points(game, state, seat)
    return Reason("more-than-move", "AOT-5.12", {"count": count + points_of(game, laying[2:]), "most": most})


def _token(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    kind = game.box.token_number[words[1]]
    if not state.laying[seat]:
        return Reason("card-first", "AOT-5.2")
    if kind not in game.box.ap_tokens:
        return Reason("token-without-points", "AOT-5.5", {"token": words[1]})
    if kind not in free_tokens(game, state, seat):
        code = "token-laid" if kept(game, state, seat, kind) else "token-not-held"
        return Reason(code, "AOT-5.5", {"token": words[1]})
    return Reason("more-than-move", "AOT-5.12", {"count": 0, "most": most_points(game, state, seat)})


def _drop(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    if reason := _unfinished(state, seat):
        return reason
    if words[1] == "move" and planned(state, seat, MOVE_CARD):
        return Reason("move-needed", "AOT-5.12")
    return Reason("not-planned", "AOT-5.2", {"card": words[1]})


def _ready(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    return _unfinished(state, seat) or Reason("not-now", args={"choice": "ready"})


def _back(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    return Reason("card-first", "AOT-5.2")


CHECKS: dict[str, Callable[[Ruleset, State, int, list[str]], Reason]] = {
    "plan": _plan, "cover": _cover, "points": _points, "token": _token, "drop": _drop, "ready": _ready,
    "back": _back}  # fmt: skip
