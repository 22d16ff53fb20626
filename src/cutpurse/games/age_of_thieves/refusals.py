"""Why not: the reason behind every choice that is not offered, with the number of its rule.

Reasons are made from what the seat may know: public facts, its own hand and its own plan.
"""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.games.age_of_thieves import refused_moves as moves
from cutpurse.games.age_of_thieves import refused_plans as plans
from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.rules.figures import immobile, watch
from cutpurse.games.age_of_thieves.rules.order import is_alone
from cutpurse.games.age_of_thieves.rules.steering import must_seize
from cutpurse.games.age_of_thieves.rules.targets import reach
from cutpurse.games.age_of_thieves.rules.turn import jewels_in_supply, pieces
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State
from cutpurse.kernel.message import Reason, seat_number

Check = Callable[[Ruleset, State, int, list[str]], Reason]


def refuse(game: Ruleset, state: State, seat: int, choice: str) -> Reason:
    """The reason why a choice is not offered to a seat that is asked something."""
    words = choice.split(" ")
    kind = game.asked_kind(state, seat)
    if words[0] not in VERBS or "" in words:
        return Reason("unknown-choice", args={"choice": choice[:60]})
    check = CHECKS.get((kind, words[0]))
    if check is None:
        return Reason("not-now", args={"choice": choice[:60]})
    try:
        return check(game, state, seat, words)
    except (IndexError, KeyError, ValueError):
        return Reason("unknown-choice", args={"choice": choice[:60]})


def tempting(game: Ruleset, state: State, seat: int, offered: frozenset[str]) -> list[str]:
    """What a player may think of now and cannot do."""
    kind = game.asked_kind(state, seat)
    wishes: list[str] = []
    if kind == "plan" and not state.laying[seat]:
        wishes = plans.wishes(game, state, seat)
    elif kind == "resolve":
        wishes = [half for half in game.box.halves if not offered.isdisjoint({"sneak", "wits"})
                  and game.box.halves[half].alone
                  and (game.box.halves[half].card == "move") == ("sneak" in offered)]  # fmt: skip
    elif kind == "move":
        wishes = moves.wishes(game, state, seat)
    return [wish for wish in wishes if wish not in offered]


# -- set-up and events ---------------------------------------------------------------------------


def _choose(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    game.box.thief_number[words[1]]
    return Reason("thief-taken", "AOT-1.7", {"figure": words[1]})


def _start(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    space = game.box.board.number[words[1]]
    if space in game.box.start:
        return Reason("start-taken", "AOT-1.12", {"space": words[1]})
    return Reason("no-start-space", "AOT-1.12", {"space": words[1]})


def _jewel(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    """A yellow jewel from an event (AOT-3.6, AOT-3.7)."""
    board, space = game.box.board, game.box.board.number[words[1]]
    compass = game.box.events[state.event].compass
    if DISTRICTS[board.district[space]] != compass:
        return Reason("wrong-district", "AOT-3.6", {"space": words[1], "district": compass})
    if board.dungeons >> space & 1:
        return Reason("no-dungeon", "AOT-3.7", {"space": words[1]})
    if pieces(state) >> space & 1:
        return Reason("not-empty", "AOT-3.7", {"space": words[1]})
    if not jewels_in_supply(game, state):
        return Reason("no-jewel-left", "AOT-3.8")
    return Reason("too-near-thief", "AOT-3.7", {"space": words[1], "count": game.box.numbers.jewel_distance})


def _discard(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    if words[1] in ("move", "ambush") or words[1] in game.box.specials:
        return Reason("never-lost", "AOT-8.5", {"card": words[1]})
    game.box.card_number[words[1]]
    if game.asked_kind(state, seat) == "workshop":
        return Reason("not-just-drawn", "AOT-8.18", {"card": words[1]})
    return Reason("card-not-held", "AOT-4.2", {"card": words[1]})


# -- actions -------------------------------------------------------------------------------------


def _act(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    return Reason("not-its-place", "AOT-6.6", {"number": int(words[1]), "points": state.level})


def _half(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    """The lower half of a basic card, or another card than the one that came up."""
    half = game.box.halves[words[0]]
    place = game.ask_of(state, seat)[2]
    card = game.box.halves_of[0 if state.plans[seat][place][0] == -2 else 1]
    if half in card and half.alone and not is_alone(state, seat):
        return Reason("not-alone", "AOT-8.3", {"card": words[0]})
    return Reason("not-this-card", "AOT-8.1", {"card": words[0]})


def _use(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    game.box.actions[words[1]]
    return Reason("not-this-card", "AOT-8.1", {"card": words[1]})


def _target(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    """What a card cannot be aimed at: out of range, in a dungeon, or not of its kind (AOT-2.4 to AOT-2.7)."""
    action = game.box.actions[game.ask_of(state, seat)[2]]
    rival = seat_number(words[1]) if words[0] == "thief" else NOBODY
    if words[0] == "thief":
        if rival == seat:
            return Reason("not-yourself", "AOT-2.4", {"card": action.id})
        space = state.at[rival]
        if space == NOBODY:
            return Reason("left-city", "AOT-12.14", {"rival": rival})
    elif words[0] == "card":
        return Reason("not-in-pile", "AOT-4.3", {"card": words[1]})
    elif words[0] == "initiative":
        return Reason("initiative-too-far", "AOT-6.2", {"initiative": int(words[1])})
    else:
        space = game.box.board.number[words[1]]
    if game.box.board.dungeons >> space & 1:
        return Reason("safe-in-dungeon", "AOT-11.16", {"space": game.box.board.id[space]})
    if not reach(game, state, seat, action) >> space & 1:
        rule = "AOT-2.7" if action.district else "AOT-2.6"
        return Reason("out-of-range", rule, {"card": action.id, "space": game.box.board.id[space]})
    return Reason("no-target", "AOT-2.4", {"card": action.id, "space": game.box.board.id[space]})


# -- figures and choices -------------------------------------------------------------------------


def _to(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    """Where a steered figure cannot go (AOT-7.30 to AOT-7.35)."""
    _, _, figure, at, _, _ = game.ask_of(state, seat)
    board, space = game.box.board, game.box.board.number[words[1]]
    stuck = state.snared_thieves if figure == "thief" else immobile(state)
    if stuck >> at & 1:
        return Reason("immobile", "AOT-2.16")
    if board.dungeons >> space & 1:
        return Reason("no-dungeon", "AOT-7.5", {"space": words[1]})
    if state.fire >> space & 1:
        return Reason("fire", "AOT-7.6", {"space": words[1]})
    if figure != "thief" and watch(state) >> space & 1:
        return Reason("watch-there", "AOT-7.33", {"space": words[1]})
    if figure != "thief" and must_seize(game, state, at):
        return Reason("seizes-first", "AOT-7.31")
    return Reason("cannot-reach", "AOT-7.30", {"space": words[1]})


def _simple(code: str, rule: str, what: str) -> Check:
    """A reason that needs no more than what was asked for."""

    def check(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
        return Reason(code, rule, {what: words[1]})

    return check


def _seize(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason:
    return Reason("nobody-to-seize", "AOT-7.31")


CHECKS: dict[tuple[str, str], Check] = {
    ("choose_thief", "choose"): _choose, ("choose_start", "start"): _start, ("yellow_jewel", "jewel"): _jewel,
    **{(kind, "discard"): _discard for kind in ("hand_limit", "workshop", "discard", "forced_discard")},
    **{("plan", verb): check for verb, check in plans.CHECKS.items()},
    **{("move", verb): check for verb, check in moves.CHECKS.items()},
    ("next_action", "act"): _act, ("resolve", "use"): _use,
    **{("resolve", half): _half for half in ("sneak", "dash", "wits", "cunning_plan")},
    **{("target", verb): _target for verb in ("thief", "guard", "captain", "space", "token", "jewel", "card", "initiative")},
    ("steer", "to"): _to, ("steer", "seize"): _seize,
    ("theft_jewel", "take"): _simple("no-such-jewel", "AOT-9.5", "jewel"),
    ("arrest_jewel", "lose"): _simple("not-least-jewel", "AOT-11.5", "jewel"),
    ("hand_over", "give"): _simple("not-least-jewel", "AOT-11.5", "jewel"),
    ("place_watch", "place"): _simple("cannot-place", "AOT-15.12", "space"),
    ("missing_figure", "take"): _simple("no-such-figure", "AOT-15.24", "space"),
    ("lure_end", "halt"): _simple("watch-elsewhere", "AOT-7.36", "space"),
    ("watch_order", "first"): _simple("watch-elsewhere", "AOT-10.10", "space"),
    ("watch_target", "target"): _simple("watch-elsewhere", "AOT-10.8", "space"),
    ("watch_end", "halt"): _simple("watch-elsewhere", "AOT-10.11", "space"),
    ("recall", "space"): _simple("not-nearest", "AOT-3.3", "space"),
    ("send", "space"): _simple("no-free-guardhouse", "AOT-15.26", "space"),
    ("burn", "space"): _simple("not-free", "AOT-15.21", "space")}  # fmt: skip

VERBS = {verb for _, verb in CHECKS} | {
    "decline",
    "stay",
    "ready",
    "end",
    "swap",
    "keep",
    "enough",
    "done",
    "take",
    "draw",
}
