"""Why an action cannot be aimed at something (AOT-2.4 to AOT-2.7), and where a figure that it moves cannot go."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from cutpurse.games.age_of_thieves.components import EMPEROR, GREEN, YELLOW
from cutpurse.games.age_of_thieves.entries import Action
from cutpurse.games.age_of_thieves.rules.cards import copy_named
from cutpurse.games.age_of_thieves.rules.effects import guards_options, lure_options, target_options
from cutpurse.games.age_of_thieves.rules.figures import immobile, spaces_of_thieves, watch
from cutpurse.games.age_of_thieves.rules.steering import must_seize, thief_ends, watch_ends
from cutpurse.games.age_of_thieves.rules.targets import guardhouses, has, reach, sheet_tokens
from cutpurse.games.age_of_thieves.rules.theft import least_jewels
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State
from cutpurse.games.age_of_thieves.verbs.common import NOT_NOW, AotCase, always, among
from cutpurse.games.age_of_thieves.vocabulary import (
    AIMS,
    VERBS,
    ActionEffect,
    Glide,
    HandOver,
    Mark,
    Send,
    Shift,
    Steer,
    TakeCard,
    TakeToken,
    Way,
)
from cutpurse.kernel.case import Case
from cutpurse.kernel.message import Reason

Aimed = tuple[Action, Way]


def _aimed(game: Ruleset, state: State, seat: int, verb: str) -> Aimed | None:
    """The action that is carried out and its way that this verb speaks of, if it has one and none other was taken."""
    _, _, name, *chosen = game.ask_of(state, seat)
    action = game.box.actions[name]
    ways = [way for number, way in enumerate(action.ways) if way.verb == verb and (not chosen or chosen[0] == number)]
    return (action, ways[0]) if ways else None


def _target(form: str, check: Callable[[Ruleset, State, int, Aimed, list[str]], Reason | None], *cites: str) -> AotCase:
    """A case for an action that may or may not have such a way."""
    verb = form.split(" ", maxsplit=1)[0]

    def why_not(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
        aimed = _aimed(game, state, seat, verb)
        return check(game, state, seat, aimed, words) if aimed else NOT_NOW

    def candidates(game: Ruleset, state: State, seat: int) -> list[str]:
        return list(case.lines(game, state)) if _aimed(game, state, seat, verb) else []

    case: AotCase = Case((form,), why_not, cites, candidates)
    return case


def _place(game: Ruleset, state: State, seat: int, action: Action, space: int) -> Reason | None:
    """What no action of this range reaches. Nothing reaches into a dungeon (AOT-11.16)."""
    name = game.box.board.id[space]
    if game.box.board.dungeons >> space & 1:
        return Reason("safe-in-dungeon", "AOT-11.16", {"space": name})
    if not reach(game, state, seat, action) >> space & 1:
        rule = "AOT-2.7" if action.district else "AOT-2.6"
        return Reason("out-of-range", rule, {"card": action.id, "space": name})
    if space in game.ask_of(state, seat)[4:]:
        return Reason("chosen-already", "AOT-2.4", {"space": name})
    return None


def _nothing(action: Action, space: str) -> Reason:
    return Reason("no-target", "AOT-2.4", {"card": action.id, "space": space})


# -- thieves and the watch -----------------------------------------------------------------------


def _thief(game: Ruleset, state: State, seat: int, aimed: Aimed, words: list[str]) -> Reason | None:
    action, way = aimed
    rival = game.letters.index(words[1])
    if rival == seat:
        return Reason("not-yourself", "AOT-2.4", {"card": action.id})
    if state.at[rival] == NOBODY:
        return Reason("left-city", "AOT-12.14", {"rival": rival})
    if reason := _place(game, state, seat, action, state.at[rival]):
        return reason
    if has(way, Steer) and state.snared_thieves >> rival & 1:
        return Reason("immobile", "AOT-2.16")
    if has(way, HandOver) and state.robbed >> rival & 1:
        return Reason("robbed-already", "AOT-9.6", {"rival": rival})
    if has(way, HandOver) and not least_jewels(game, state, rival):
        return Reason("nothing-to-steal", "AOT-9.10", {"rival": rival})
    lacks = (has(way, TakeCard) and not state.hands[rival]) or (
        has(way, TakeToken) and not sheet_tokens(game, state, rival)
    )
    return _nothing(action, game.box.board.id[state.at[rival]]) if lacks else None


def _figure(game: Ruleset, state: State, seat: int, aimed: Aimed, words: list[str]) -> Reason | None:
    """A guard or a captain; what moves them needs those that can be moved (AOT-2.16, AOT-7.30)."""
    action, way = aimed
    space = game.box.board.number[words[1]]
    if reason := _place(game, state, seat, action, space):
        return reason
    if not (state.captains if words[0] == "captain" else state.guards) >> space & 1:
        return _nothing(action, words[1])
    stuck = has(way, Steer, Send) and immobile(state) >> space & 1
    return Reason("immobile", "AOT-2.16") if stuck else None


def _guards(game: Ruleset, state: State, seat: int, aimed: Aimed, words: list[str]) -> Reason | None:
    """All of them together, if there is one that can be moved."""
    near = state.guards & ~immobile(state) & reach(game, state, seat, aimed[0])
    return None if near else Reason("no-guard-near", "AOT-2.16")


# -- spaces and what lies there ------------------------------------------------------------------


def _space(game: Ruleset, state: State, seat: int, aimed: Aimed, words: list[str]) -> Reason | None:
    action, way = aimed
    space = game.box.board.number[words[1]]
    if reason := _place(game, state, seat, action, space):
        return reason
    if way.aim == "guardhouse" and not guardhouses(game, state) >> space & 1:
        return Reason("no-free-guardhouse", "AOT-15.26", {"space": words[1]})
    return _free(game, state, seat, aimed, space) if way.aim == "free_space" else None


def _free(game: Ruleset, state: State, seat: int, aimed: Aimed, space: int) -> Reason | None:
    """Spaces without figures (AOT-2.5); nobody is put on fire, and what burns need not be lit (AOT-7.6)."""
    action, way = aimed
    name = game.box.board.id[space]
    if (watch(state) | spaces_of_thieves(state)) >> space & 1:
        return _nothing(action, name)
    if has(way, Glide) and state.snared_thieves >> seat & 1:
        return Reason("immobile", "AOT-2.16")
    lights = any(isinstance(effect, Mark) and effect.marker == "fire" for effect in way.effects)
    burns = state.fire >> space & 1 and (lights or has(way, Glide))
    return Reason("fire", "AOT-7.6", {"space": name}) if burns else None


def _jewel(game: Ruleset, state: State, seat: int, aimed: Aimed, words: list[str]) -> Reason | None:
    action, way = aimed
    space, jewel = game.box.board.number[words[1]], game.box.jewel_number.get(words[2], NOBODY)
    if reason := _place(game, state, seat, action, space):
        return reason
    lying = {YELLOW: state.yellow >> space & 1}
    if way.aim == "jewel":
        lying |= {GREEN: state.green >> space & 1, EMPEROR: state.jewel_at == space}
    return None if lying.get(jewel) else _nothing(action, words[1])


def _token(game: Ruleset, state: State, seat: int, aimed: Aimed, words: list[str]) -> Reason | None:
    space = game.box.board.number[words[1]]
    if reason := _place(game, state, seat, aimed[0], space):
        return reason
    return None if state.face_down >> space & 1 else _nothing(aimed[0], words[1])


# -- cards and the clock -------------------------------------------------------------------------


def _card(game: Ruleset, state: State, seat: int, aimed: Aimed, words: list[str]) -> Reason | None:
    """The cards of the pile, but not the cover of this very action (chapter 2.6)."""
    pile = state.discard & ~(1 << state.cover) if state.cover != NOBODY else state.discard
    there = copy_named(game, pile, words[1]) != NOBODY
    return None if there else Reason("not-in-pile", "AOT-4.3", {"card": words[1]})


def _initiative(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Another number for the watch, near enough, as long as it has not acted (Tampered Clock)."""
    aimed = _aimed(game, state, seat, "initiative")
    if aimed is None:
        return NOT_NOW
    number, most = int(words[1]), max(effect.most for effect in aimed[1].effects if isinstance(effect, Shift))
    fair = 0 < abs(number - state.initiative) <= most and number <= game.box.numbers.die and not state.watch_done
    return None if fair else Reason("initiative-too-far", "AOT-6.2", {"initiative": number})


def _clock(game: Ruleset, state: State, seat: int) -> list[str]:
    numbers = range(game.box.numbers.die + 3)
    return [f"initiative {number}" for number in numbers] if _aimed(game, state, seat, "initiative") else []


def _own_way(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """A way without a target is chosen by what it does."""
    return None if _aimed(game, state, seat, words[0]) else NOT_NOW


def _enough(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """As many targets as must be are chosen, and there may be more."""
    about = game.ask_of(state, seat)[2:]
    return None if "enough" in target_options(game, state, seat, *about) else NOT_NOW


# -- where figures go ----------------------------------------------------------------------------


def _to(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Where a steered figure cannot go (AOT-7.30 to AOT-7.35)."""
    _, _, figure, target, steps, towards = game.ask_of(state, seat)
    board, space = game.box.board, game.box.board.number[words[1]]
    if board.dungeons >> space & 1:
        return Reason("no-dungeon", "AOT-7.5", {"space": words[1]})
    if state.fire >> space & 1:
        return Reason("fire", "AOT-7.6", {"space": words[1]})
    if figure == "thief":
        ends = thief_ends(game, state, target, steps)
    elif must_seize(game, state, target):
        return Reason("seizes-first", "AOT-7.31")
    elif watch(state) >> space & 1:
        return Reason("watch-there", "AOT-7.33", {"space": words[1]})
    else:
        ends = watch_ends(game, state, target, steps, towards)
    return None if ends >> space & 1 else Reason("cannot-reach", "AOT-7.30", {"space": words[1]})


def _seize(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    _, _, figure, target, *_ = game.ask_of(state, seat)
    here = figure != "thief" and must_seize(game, state, target)
    return None if here else Reason("nobody-to-seize", "AOT-7.31")


RANGE = ("AOT-2.4", "AOT-2.6", "AOT-2.7", "AOT-11.16")
TARGETLESS = sorted(
    {str(kind.__struct_config__.tag) for kind in get_args(ActionEffect) if "self" in AIMS.get(kind, {"self"})}
    - set(VERBS.values())
)
"""The verbs of ways that need no target: they are called after what they do first."""

CASES = {
    "target": [
        _target("thief SEAT", _thief, *RANGE, "AOT-2.16", "AOT-9.6", "AOT-9.10", "AOT-12.14"),
        _target("guard SPACE", _figure, *RANGE, "AOT-2.16"), _target("captain SPACE", _figure, *RANGE, "AOT-2.16"),
        _target("guards", _guards, "AOT-2.16"),
        _target("space SPACE", _space, *RANGE, "AOT-2.16", "AOT-7.6", "AOT-15.26"),
        _target("jewel SPACE JEWEL", _jewel, *RANGE), _target("token SPACE", _token, *RANGE),
        _target("card CARD", _card, "AOT-4.3"), Case(("initiative #",), _initiative, ("AOT-6.2",), _clock),
        Case(("enough",), _enough, ("",)), *(Case((verb,), _own_way, ("",)) for verb in TARGETLESS)],
    "guards": [among("watch-elsewhere", "AOT-7.30", "guard SPACE", guards_options), always("enough")],
    "lure": [among("watch-elsewhere", "AOT-7.36", f"{figure} SPACE", lure_options)
             for figure in ("guard", "captain")],
    "steer": [Case(("to SPACE",), _to, ("AOT-7.5", "AOT-7.6", "AOT-7.30", "AOT-7.31", "AOT-7.33")),
              Case(("seize",), _seize, ("AOT-7.31",)), always("stay")]}  # fmt: skip
