"""Why a card, AP or a token cannot be planned (AOT-5)."""

from __future__ import annotations

from cutpurse.games.age_of_thieves.rules.cards import copy_named, kinds_of
from cutpurse.games.age_of_thieves.rules.figures import in_dungeon, kept
from cutpurse.games.age_of_thieves.rules.planning import (
    all_points,
    free_points,
    free_tokens,
    most_points,
    needs_cover,
    planned,
)
from cutpurse.games.age_of_thieves.rules.plans import name_of, points_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import AMBUSH_CARD, MOVE_CARD, NOBODY, SPECIAL_CARD, State
from cutpurse.kernel.case import Case
from cutpurse.kernel.message import Reason

BASIC = {"move": MOVE_CARD, "ambush": AMBUSH_CARD}


def wishes(game: Ruleset, state: State, seat: int) -> list[str]:
    """One's basic cards, the special action where there are such, and what one holds, whether they can be planned or
    not: a card that waits for Move in a dungeon (AOT-5.12) or for AP can still be read."""
    if state.laying[seat]:
        return []
    special = [name_of(game, state, seat, SPECIAL_CARD)] if game.special_actions else []
    return [f"plan {card}" for card in ("move", "ambush", *special, *kinds_of(game, state.hands[seat]))]


def _unfinished(state: State, seat: int) -> Reason | None:
    """The action being laid needs its cover and its AP first."""
    if state.laying[seat]:
        return Reason("finish-action", "AOT-5.8" if needs_cover(state.laying[seat]) else "AOT-5.3")
    return None


def _no_card_yet(state: State, seat: int) -> Reason | None:
    """AP and tokens are for an action that has its card and its cover."""
    if not state.laying[seat]:
        return Reason("card-first", "AOT-5.2")
    return Reason("finish-action", "AOT-5.8") if needs_cover(state.laying[seat]) else None


def _plan(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    card = words[1]
    if reason := _unfinished(state, seat) or _card(game, state, seat, card):
        return reason
    if card != "move" and in_dungeon(game, state, seat) and not planned(state, seat, MOVE_CARD):
        return Reason("move-first", "AOT-5.12", {"card": card})
    if not free_points(game, state, seat) and not free_tokens(game, state, seat):
        return Reason("no-points-left", "AOT-5.3", {"card": card})
    return None


def _card(game: Ruleset, state: State, seat: int, card: str) -> Reason | None:
    """Why this card itself cannot be laid out."""
    if card in game.box.specials:
        return _special(game, state, seat, card)
    if card in BASIC:
        return Reason("already-planned", "AOT-5.2", {"card": card}) if planned(state, seat, BASIC[card]) else None
    held = copy_named(game, state.hands[seat], card) != NOBODY
    return None if held else Reason("card-not-held", "AOT-5.2", {"card": card})


def _special(game: Ruleset, state: State, seat: int, card: str) -> Reason | None:
    if not game.special_actions:
        return Reason("no-special-actions", "AOT-1.9", {"card": card})
    if card != name_of(game, state, seat, SPECIAL_CARD):
        return Reason("not-your-special", "AOT-1.8", {"card": card})
    if planned(state, seat, SPECIAL_CARD):
        return Reason("already-planned", "AOT-5.2", {"card": card})
    return None if state.hands[seat] else Reason("no-cover", "AOT-5.8", {"card": card})


def _cover(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    card = words[1]
    if not state.laying[seat] or not needs_cover(state.laying[seat]):
        return Reason("no-cover-needed", "AOT-5.8", {"card": card})
    if card in BASIC or card in game.box.specials:
        return Reason("cover-general", "AOT-5.8", {"card": card})
    held = copy_named(game, state.hands[seat], card) != NOBODY
    return None if held else Reason("card-not-held", "AOT-5.2", {"card": card})


def _points(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if reason := _no_card_yet(state, seat):
        return reason
    count, laid = int(words[1]), points_of(game, state.laying[seat][2:])
    if count + laid < 1:
        return Reason("one-point", "AOT-5.3")
    free = free_points(game, state, seat)
    if count > free:
        return Reason("too-few-points", "AOT-5.5", {"count": count, "points": free})
    return _too_many(game, state, seat, count + laid)


def _too_many(game: Ruleset, state: State, seat: int, points: int) -> Reason | None:
    """In a dungeon no action may carry more AP than Move."""
    most = most_points(game, state, seat)
    return Reason("more-than-move", "AOT-5.12", {"count": points, "most": most}) if points > most else None


def _counts(game: Ruleset, state: State, seat: int) -> list[str]:
    """From nothing to one more than there are."""
    return game.points_words[: all_points(game, state, seat) + 2]


def _token(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    kind = game.box.token_number[words[1]]
    if reason := _no_card_yet(state, seat):
        return reason
    if kind not in game.box.ap_tokens:
        return Reason("token-without-points", "AOT-5.5", {"token": words[1]})
    if not kept(game, state, seat, kind):
        return Reason("token-not-held", "AOT-5.5", {"token": words[1]})
    if kind not in free_tokens(game, state, seat):
        return Reason("token-laid", "AOT-5.5", {"token": words[1]})
    points = points_of(game, state.laying[seat][2:]) + game.box.tokens[kind].ap
    return _too_many(game, state, seat, points)


def _drop(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if reason := _unfinished(state, seat):
        return reason
    cards = [name_of(game, state, seat, action[0]) for action in state.plans[seat]]
    if words[1] not in cards:
        return Reason("not-planned", "AOT-5.2", {"card": words[1]})
    needed = words[1] == "move" and len(cards) > 1 and in_dungeon(game, state, seat)
    return Reason("move-needed", "AOT-5.12") if needed else None


def _ready(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    return _unfinished(state, seat)


def _back(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    return None if state.laying[seat] else Reason("card-first", "AOT-5.2")


CASES = {"plan": [
    Case(("plan CARD",), _plan, ("AOT-1.8", "AOT-1.9", "AOT-5.2", "AOT-5.3", "AOT-5.8", "AOT-5.12")),
    Case(("cover CARD",), _cover, ("AOT-5.2", "AOT-5.8")),
    Case(("points #",), _points, ("AOT-5.2", "AOT-5.3", "AOT-5.5", "AOT-5.8", "AOT-5.12"), _counts),
    Case(("token TOKEN",), _token, ("AOT-5.2", "AOT-5.5", "AOT-5.8", "AOT-5.12")),
    Case(("drop CARD",), _drop, ("AOT-5.2", "AOT-5.3", "AOT-5.8", "AOT-5.12")),
    Case(("ready",), _ready, ("AOT-5.3", "AOT-5.8")),
    Case(("back",), _back, ("AOT-5.2",))]}  # fmt: skip
