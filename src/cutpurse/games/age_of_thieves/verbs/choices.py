"""Why a small choice is not open: set-up and events, cards to discard, what comes up, what is taken, where the watch goes."""

from __future__ import annotations

from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.rules import arrest, belongings, effects, happenings, steering, theft, watch
from cutpurse.games.age_of_thieves.rules.cards import copy_named
from cutpurse.games.age_of_thieves.rules.order import is_alone
from cutpurse.games.age_of_thieves.rules.plans import name_of, names_of, waiting
from cutpurse.games.age_of_thieves.rules.targets import sheet_tokens
from cutpurse.games.age_of_thieves.rules.turn import pieces
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, SPECIAL_CARD, State
from cutpurse.games.age_of_thieves.verbs.common import always, among
from cutpurse.kernel.case import Case
from cutpurse.kernel.message import Reason

HALVES = ("sneak", "dash", "wits", "cunning_plan")

# -- set-up and events ---------------------------------------------------------------------------


def _choose(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    taken = game.box.thief_number[words[1]] in state.thieves
    return Reason("thief-taken", "AOT-1.7", {"figure": words[1]}) if taken else None


def _start(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    space = game.box.board.number[words[1]]
    if space not in game.box.start:
        return Reason("no-start-space", "AOT-1.12", {"space": words[1]})
    return Reason("start-taken", "AOT-1.12", {"space": words[1]}) if space in state.at else None


def _yellow(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """A yellow jewel from an event (AOT-3.6, AOT-3.7)."""
    board, space = game.box.board, game.box.board.number[words[1]]
    compass, far = game.box.events[state.event].compass, game.box.numbers.jewel_distance
    if DISTRICTS[board.district[space]] != compass:
        return Reason("wrong-district", "AOT-3.6", {"space": words[1], "district": compass})
    if board.dungeons >> space & 1:
        return Reason("no-dungeon", "AOT-3.7", {"space": words[1]})
    if pieces(state) >> space & 1:
        return Reason("not-empty", "AOT-3.7", {"space": words[1]})
    near = any(board.distance[at][space] < far for at in state.at if at != NOBODY)
    return Reason("too-near-thief", "AOT-3.7", {"space": words[1], "count": far}) if near else None


# -- cards ---------------------------------------------------------------------------------------


def _never_lost(game: Ruleset, card: str) -> Reason | None:
    basic = game.box.card_number[card] < game.box.first_general
    return Reason("never-lost", "AOT-8.5", {"card": card}) if basic else None


def _discard(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    held = copy_named(game, state.hands[seat], words[1]) != NOBODY
    lost = None if held else Reason("card-not-held", "AOT-4.2", {"card": words[1]})
    return _never_lost(game, words[1]) or lost


def _workshop(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    drawn = copy_named(game, state.drawn, words[1]) != NOBODY
    kept = None if drawn else Reason("not-just-drawn", "AOT-8.18", {"card": words[1]})
    return _never_lost(game, words[1]) or kept


# -- what comes up -------------------------------------------------------------------------------


def _act(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    number = int(words[1])
    due = number - 1 in waiting(state, seat, state.level)
    return None if due else Reason("not-its-place", "AOT-6.6", {"number": number, "points": state.level})


def _places(game: Ruleset, state: State, seat: int) -> list[str]:
    return [f"act {number}" for number in range(len(state.plans[seat]) + 2)]


def _half(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """The lower half of a basic card, or another card than the one that came up."""
    half, action = game.box.halves[words[0]], state.plans[seat][game.ask_of(state, seat)[2]]
    if half.card != name_of(game, state, seat, action[0]):
        return Reason("not-this-card", "AOT-8.1", {"card": words[0]})
    lower = half.alone and not is_alone(state, seat)
    return Reason("not-alone", "AOT-8.3", {"card": words[0]}) if lower else None


def _use(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """The card itself, or what covers a special action."""
    action = state.plans[seat][game.ask_of(state, seat)[2]]
    up = words[1] in names_of(game, state, seat, action) and (action[0] >= 0 or action[0] == SPECIAL_CARD)
    return None if up else Reason("not-this-card", "AOT-8.1", {"card": words[1]})


# -- tokens --------------------------------------------------------------------------------------


def _fetch(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Of the tokens just looked at, those that go on a sheet."""
    space = game.box.board.number[words[1]]
    if space not in game.ask_of(state, seat)[2:]:
        return Reason("not-looked-at", "AOT-8.16", {"space": words[1]})
    token = game.box.tokens[state.tokens[space]]
    return None if token.kept else Reason("token-stays", "AOT-15.16", {"token": token.id})


def _take_token(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    rival = game.ask_of(state, seat)[2]
    has = game.box.token_number[words[1]] in sheet_tokens(game, state, rival)
    return None if has else Reason("no-such-token", "AOT-2.4", {"rival": rival, "token": words[1]})


CASES = {
    "choose_thief": [Case(("choose THIEF",), _choose, ("AOT-1.7",))],
    "choose_start": [Case(("start SPACE",), _start, ("AOT-1.12",))],
    "yellow_jewel": [Case(("jewel SPACE",), _yellow, ("AOT-3.6", "AOT-3.7"))],
    **{kind: [Case(("discard CARD",), _discard, ("AOT-4.2", "AOT-8.5"))]
       for kind in ("hand_limit", "discard", "forced_discard")},
    "workshop": [Case(("discard CARD",), _workshop, ("AOT-8.5", "AOT-8.18"))],
    "next_action": [Case(("act #",), _act, ("AOT-6.6",), _places)],
    "resolve": [*(Case((half,), _half, ("AOT-8.1", "AOT-8.3")) for half in HALVES),
                Case(("use ACTION",), _use, ("AOT-8.1",)), always("decline")],
    "look_take": [Case(("fetch SPACE",), _fetch, ("AOT-8.16", "AOT-15.16")), always("keep")],
    "look_swap": [always("swap"), always("keep")],
    "take_token": [Case(("take TOKEN",), _take_token, ("AOT-2.4",))],
    "theft_jewel": [among("no-such-jewel", "AOT-9.5", "take JEWEL", theft.jewel_options)],
    "arrest_jewel": [among("not-least-jewel", "AOT-11.5", "lose JEWEL", arrest.jewel_options)],
    "hand_over": [among("not-least-jewel", "AOT-11.5", "give JEWEL", belongings.hand_over_options)],
    "place_watch": [among("cannot-place", "AOT-15.12", "place SPACE", steering.place_options)],
    "missing_figure": [among("no-such-figure", "AOT-15.24", "take SPACE", steering.missing_options)],
    "lure_end": [among("watch-elsewhere", "AOT-7.36", "halt SPACE", steering.lure_options)],
    "watch_order": [among("watch-elsewhere", "AOT-10.10", "first SPACE", watch.order_options)],
    "watch_target": [among("watch-elsewhere", "AOT-10.8", "target SPACE", watch.target_options)],
    "watch_end": [among("watch-elsewhere", "AOT-10.11", "halt SPACE", watch.end_options)],
    "recall": [among("not-nearest", "AOT-3.3", "space SPACE", happenings.recall_options)],
    "send": [among("no-free-guardhouse", "AOT-15.26", "space SPACE", effects.send_options)],
    "burn": [among("not-free", "AOT-15.21", "space SPACE", happenings.burn_options)]}  # fmt: skip
