"""Why not, in the streets: ways of townsfolk, the Move of a thief, robberies (TD-5, TD-7, TD-8)."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.rules import rob, townsfolk
from cutpurse.games.thiefdom.rules.goods import has
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import NOWHERE, State
from cutpurse.games.thiefdom.terms import CARRIAGE, GUARDS, HOUSES
from cutpurse.games.thiefdom.town import NO_LEG
from cutpurse.games.thiefdom.vocabulary import Bribe, CrossWall, Effect, JumpBuilding, NobleBoth, Strike
from cutpurse.kernel.message import Arguments, Reason

Check = Callable[[Ruleset, State, int, str, list[str]], Reason]
"""(game, state, seat, kind of question, words of the choice): why it is not offered."""


def unknown(choice: str) -> Reason:
    return Reason("unknown-choice", args={"choice": choice[:60]})


def not_now(rule: str) -> Reason:
    return Reason("not-now", rule)


def no_points(rule: str) -> Reason:
    return Reason("no-action-points", rule)


# -- townsfolk -----------------------------------------------------------------------------------


def _walk(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if kind != "route":
        return not_now("TD-5.1")
    town, stand = game.town(state), townsfolk.stand_of(game, state)
    direction = DIRECTIONS.index(words[1])
    args: Arguments = {"direction": words[1]}
    if town.ahead[4 * stand.lantern + direction] < 0:
        return Reason("no-street", "TD-5.3", args)
    if direction == stand.behind:
        start = not state.route
        return Reason("behind-him" if start else "no-turning-back", "TD-5.9" if start else "TD-5.5", args)
    if town.leg[4 * stand.lantern + direction] is NO_LEG:
        return Reason("dead-end", "TD-5.6", args)
    return Reason("no-end-there", "TD-5.14", args)


# -- moving --------------------------------------------------------------------------------------


def _go(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    """go, hide, enter: one step (TD-7.7)."""
    town = game.town(state)
    there = town.number[words[1]]
    if kind not in ("action", "hop", "pass"):
        return not_now("TD-7.5")
    if kind == "action" and not state.ap:
        return no_points("TD-7.3")
    here, thief = state.hop[-1] if state.hop else state.thief_at[state.active], state.active
    if f"{words[0]} {words[1]}" not in town.go[here]:
        return _no_way(game, state, here, there, words[0])
    if there == state.thief_at[thief] or there in state.hop:
        return Reason("not-twice", "TD-7.25", {"place": words[1]})
    if not state.points and kind == "hop":
        return Reason("only-catacombs", "TD-7.13")
    return Reason("no-landing", "TD-7.8", {"place": words[1]})


def _no_way(game: Ruleset, state: State, here: int, there: int, verb: str) -> Reason:
    """No step leads there: the wrong word, a wall, no door, or too far."""
    town = game.town(state)
    place: Arguments = {"place": town.name[there]}
    if any(option.split(" ")[1] == town.name[there] for option in town.go[here]):
        return unknown(f"{verb} {town.name[there]}")
    if there in town.climbs[here]:
        return Reason("wall", "TD-1.13", place)
    if here < town.squares and there in town.touched[here]:
        return Reason("no-door", "TD-7.18", place)
    return Reason("too-far", "TD-7.7", place)


def shut_doors(game: Ruleset, state: State, here: int) -> list[str]:
    """Locations that a square touches where they have no door, and buildings behind its walls."""
    town = game.town(state)
    if here >= town.squares:
        return []
    beside = {*town.touched[here], *(space for space in town.climbs[here] if space >= town.squares)}
    return [f"{'hide' if town.kind[space] in HOUSES else 'enter'} {town.name[space]}"
            for space in sorted(beside) if space not in town.doors[here]]  # fmt: skip


def _odd_step(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    """climb, over: steps that need a card (TD-1.13, TD-10.7)."""
    effect = CrossWall if words[0] == "climb" else JumpBuilding
    town, thief = game.town(state), state.active
    there = town.number[words[1]]
    if kind not in ("action", "hop", "pass"):
        return not_now("TD-7.5")
    card = has(game, state, thief, effect)
    if not card:
        return Reason("cannot-climb" if words[0] == "climb" else "cannot-jump", "TD-1.13", {"place": words[1]})
    if card & state.used:
        return Reason("once-per-turn", "TD-10.7", {"card": game.box.card_id[card.bit_length() - 1]})
    if kind == "action" and not state.ap:
        return no_points("TD-7.3")
    here = state.hop[-1] if state.hop else state.thief_at[thief]
    if words[0] == "climb" and there not in town.climbs[here]:
        return Reason("no-wall", "TD-1.13", {"place": words[1]})
    if words[0] == "over" and (here >= town.squares or there not in town.touched[here]):
        return Reason("too-far", "TD-7.7", {"place": words[1]})
    return Reason("no-landing", "TD-7.8", {"place": words[1]})


def _stop(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    return Reason("no-stop-here", "TD-7.8") if kind == "pass" else not_now("TD-7.6")


# -- robbing -------------------------------------------------------------------------------------


def _rob(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    town, thief = game.town(state), state.active
    figure = game.box.folk_number[words[1]]
    about: Arguments = {"figure": words[1]}
    if kind != "action":
        return Reason("finish-first", "TD-7.5")
    if not state.ap:
        return no_points("TD-7.3")
    here, square = state.thief_at[thief], state.folk_at[figure]
    if here >= town.squares:
        return Reason("rob-in-streets", "TD-8.1")
    if square == NOWHERE or not town.beside[here] >> square & 1:
        return Reason("not-in-reach", "TD-8.1", about)
    if state.robbed[thief] >> figure & 1:
        return Reason("robbed-already", "TD-8.2", about)
    if figure in GUARDS and rob.in_his_sight(game, state, thief, figure):
        return Reason("in-his-sight", "TD-8.5", about)
    if figure in GUARDS and words[2:] != ["cudgel"]:
        return Reason("no-badge", "TD-8.6", about)
    if figure not in GUARDS and figure != CARRIAGE and not state.bags >> figure & 1:
        return Reason("bag-empty", "TD-8.7", about)
    return _rob_with_card(game, state, thief, words)


TRICKS: dict[str, tuple[type[Effect], str]] = {
    "cudgel": (Strike, "cudgel"), "mortana": (Bribe, "mortana"), "both": (NobleBoth, "thimble_rig")}  # fmt: skip
"""Words of a robbery that a card allows: its effect, and the card that has it."""


def _rob_with_card(game: Ruleset, state: State, thief: int, words: list[str]) -> Reason:
    """The robbery is possible, but not in this way."""
    if len(words) < 3 or words[2] not in TRICKS:
        return unknown(" ".join(words))
    effect, card = TRICKS[words[2]]
    if has(game, state, thief, effect):
        return Reason("cannot-pay", "TD-1.31")
    return Reason("card-not-held", "TD-10.6", {"card": card})


CHECKS: dict[str, Check] = {
    "walk": _walk, "go": _go, "hide": _go, "enter": _go, "climb": _odd_step, "over": _odd_step, "stop": _stop,
    "rob": _rob}  # fmt: skip
