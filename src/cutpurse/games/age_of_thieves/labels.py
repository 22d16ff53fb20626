"""How Age of Thieves speaks of questions and options: sentences, and the things they concern (chapter 11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from cutpurse.games.age_of_thieves import foresight
from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.cautions import weighed
from cutpurse.games.age_of_thieves.rules.figures import FIGURES, kind_at, passive
from cutpurse.games.age_of_thieves.rules.order import watch_is_next
from cutpurse.games.age_of_thieves.rules.planning import free_points, needs_cover
from cutpurse.games.age_of_thieves.rules.plans import name_of, points_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State
from cutpurse.games.age_of_thieves.view import View
from cutpurse.games.age_of_thieves.vocabulary import Effect, Glide, Move, Poison, Shift, Way
from cutpurse.kernel.message import Arguments, Message, seat_number
from cutpurse.kernel.question import Option
from cutpurse.kernel.state import Step

# -- questions -----------------------------------------------------------------------------------


About = Sequence[Any]
"""What else is public about a question, behind its seat and kind: see who asks it."""
FrameRule = Callable[[Ruleset, State, int, About], "Frame"]
Frame = tuple[str, Arguments]


def frame(game: Ruleset, state: State, ask: Step) -> Frame:
    """The kind of question as its seat knows it, and what its sentence speaks of."""
    seat, kind, *about = ask
    rule = FRAMES.get(kind)
    return rule(game, state, seat, about) if rule else (kind, {})


def _plan(game: Ruleset, state: State, seat: int, about: About) -> Frame:
    """Planning is a chain of small questions: a card, its cover, its AP."""
    laying, points = state.laying[seat], free_points(game, state, seat)
    if not laying:
        return "plan", {"points": points, "actions": len(state.plans[seat])}
    card = name_of(game, state, seat, laying[0])
    return ("plan_cover", {"card": card}) if needs_cover(laying) else ("plan_points", {"card": card, "points": points})


def _resolve(game: Ruleset, state: State, seat: int, about: About) -> Frame:
    action = state.plans[seat][about[0]]
    return "resolve", {"card": name_of(game, state, seat, action[0]), "points": action[2]}


def _steer(game: Ruleset, state: State, seat: int, about: About) -> Frame:
    figure, target, steps, _ = about
    if figure == "thief":
        return "steer_thief", {"rival": target, "steps": steps}
    return "steer", {"figure": figure, "space": game.box.board.id[target], "steps": steps}


def _figure_at(game: Ruleset, state: State, space: int) -> Arguments:
    return {"figure": FIGURES[kind_at(state, space)], "space": game.box.board.id[space]}


def _watch_end(game: Ruleset, state: State, seat: int, about: About) -> Frame:
    figure, target = about[-2:]
    return "watch_end", {**_figure_at(game, state, figure), "target": game.box.board.id[target]}


def _space(kind: str) -> FrameRule:
    """A question about the space that is named first."""
    return lambda game, state, seat, about: (kind, {"space": game.box.board.id[about[0]]})


def _first(kind: str, what: str) -> FrameRule:
    """A question whose sentence speaks of what is named first: how many are left, which rival, which card."""
    return lambda game, state, seat, about: (kind, {what: about[0]})


def _chore(rule: FrameRule) -> FrameRule:
    """A question that falls to somebody as the first thief, or because he played the card: it says which."""

    def frame(game: Ruleset, state: State, seat: int, about: About) -> Frame:
        kind, args = rule(game, state, seat, about)
        return kind, {**args, "first": state.acting != seat}

    return frame


FRAMES: dict[str, FrameRule] = {
    "plan": _plan, "resolve": _resolve, "steer": _steer, "watch_end": _chore(_watch_end),
    "yellow_jewel": lambda game, state, seat, about: (
        "yellow_jewel", {"district": game.box.events[state.event].compass}),
    "hand_limit": lambda game, state, seat, about: (
        "hand_limit", {"left": state.hands[seat].bit_count() - game.box.numbers.hand_limit}),
    "move": lambda game, state, seat, about: ("move", {"steps": about[0], "space": game.box.board.id[state.at[seat]]}),
    "burn": lambda game, state, seat, about: ("burn", {"left": about[0], "district": DISTRICTS[state.open_district]}),
    "next_action": lambda game, state, seat, about: ("next_action", {"points": state.level}),
    "place_watch": lambda game, state, seat, about: ("place_watch", {"figure": FIGURES[about[0]]}),
    "missing_figure": lambda game, state, seat, about: ("missing_figure", {"figure": FIGURES[about[0]]}),
    "watch_order": _chore(lambda game, state, seat, about: ("watch_order", {})),
    "watch_target": _chore(lambda game, state, seat, about: ("watch_target", _figure_at(game, state, about[-1]))),
    "lure_end": lambda game, state, seat, about: ("lure_end", _figure_at(game, state, about[0])),
    "theft_jewel": _first("theft_jewel", "rival"), "discard": _first("discard", "left"),
    "target": _first("target", "card"), "guards": _first("guards", "steps"), "hand_over": _first("hand_over", "rival"),
    "take_token": _first("take_token", "rival"), "send": _space("send"), "lure": _space("lure"),
    "recall": _space("recall")}  # fmt: skip


# -- options -------------------------------------------------------------------------------------


def describe(game: Ruleset, view: View, state: State, choice: str) -> Option:
    """The label of an option, the things it concerns, and what to think of before choosing it; `state` is the seat's
    own knowledge as a position to reckon with."""
    said = choice.split(" ")
    label = _label(game, view, state, said)
    return Option(choice, label, things_of(game, state, said), *weighed(game, state, view.seat, said))


def target_label(game: Ruleset, view: View, state: State, way: Way, said: list[str]) -> Message:
    """A target of a card before the card is used: what it will be called when it is asked for."""
    if said[0] == "space" and any(isinstance(effect, Glide) for effect in way.effects):
        return _landing(game, state, view.seat, said[1])
    return _label(game, view, state, said)


def things_of(game: Ruleset, state: State, said: list[str]) -> list[str]:
    """Spaces, cards and tokens that are named; for a thief the space where he stands."""
    box = game.box
    things = [word for word in said[1:] if word in box.board.number or word in box.actions or word in box.token_number]
    if said[0] in ("thief", "rob") and state.at[seat_number(said[-1])] != NOBODY:
        things.append(box.board.id[state.at[seat_number(said[-1])]])
    return things


def effect_message(game: Ruleset, effect: Effect) -> Message:
    """What an effect does, in words made for every card that has it, with all numbers."""
    args: Arguments = msgspec.structs.asdict(effect)
    if isinstance(effect, Poison):
        args = {"points": game.box.numbers.poison_ap, "least": game.box.numbers.least_poisoned_ap}
    if isinstance(effect, Shift):
        args = {**args, "highest": game.box.numbers.die}
    return Message(f"board-effect-{effect.__struct_config__.tag}", args)


def _label(game: Ruleset, view: View, state: State, said: list[str]) -> Message:
    verb, rest = said[0], said[1:]
    if verb in VERDICTS and view.seat >= 0 and (verdict := _verdict(game, state, view.seat, " ".join(said))):
        return verdict
    if verb in SPECIAL_LABELS:
        return SPECIAL_LABELS[verb](game, view, state, rest)
    if verb in ARGUMENTS and rest:
        return Message(f"option-{verb}", {ARGUMENTS[verb]: rest[0]})
    if verb in ARRIVALS:
        space = game.box.board.number[rest[0]]
        ahead = foresight.outlook(game, state, view.seat)
        return Message(f"option-{verb}", foresight.arrival(game, state, view.seat, space, ahead))
    if verb == "space" and _flies(game, view):
        return _landing(game, state, view.seat, rest[0])
    if verb in SPACES:
        space = game.box.board.number[rest[0]]
        things = foresight.met_on(game, state, space)
        if view.seat >= 0 and _asked(view)[0] and foresight.arrests_at(game, state, view.seat, space):
            things.append("arrest")
        return Message(f"option-{verb}", {"space": rest[0], "things": things})
    if verb in FIGURES:
        return Message(f"option-{verb}", _away(game, view, state, rest[0]))
    if not rest and (effect := _own_effect(game, view, verb)):
        return effect_message(game, effect)
    return Message(f"option-{verb}")


ARGUMENTS = {
    "choose": "figure", "discard": "card", "plan": "card", "drop": "card", "cover": "card", "use": "card",
    "card": "card", "pick": "jewel", "lose": "jewel", "give": "jewel"}  # fmt: skip
"""Options with one word behind the verb: what it is."""
ARRIVALS = ("step", "jump", "sewer")
"""Options that bring one's own thief to a space: what he meets there, and whether the watch reaches it."""
SPACES = ("to", "place", "target", "halt", "space")
"""Options that name a space: what lies there."""


VERDICTS = {"first": "option-first-verdict", "target": "option-target-verdict", "halt": "option-halt-verdict"}
"""Options of whoever decides for the watch: they say who would be arrested."""


def _verdict(game: Ruleset, state: State, seat: int, choice: str) -> Message | None:
    """What an answer about the watch leads to; None where nobody can say."""
    if not any(ask[0] == seat and ask[1] in foresight.WATCH_CHOICES for ask in state.asked):
        return None
    verdict = foresight.verdicts(game, state, seat).get(choice)
    if verdict is None:
        return None
    verb, space = choice.split(" ")
    caught, risked = ([game.letters[thief] for thief in seats] for seats in verdict)
    figure = _figure_at(game, state, game.box.board.number[space]) if verb == "first" else {"space": space}
    return Message(VERDICTS[verb], {**figure, "caught": caught, "risked": risked})


def _landing(game: Ruleset, state: State, seat: int, space: str) -> Message:
    """Where a card puts one's own thief: with everything that a walk would say."""
    ahead = foresight.outlook(game, state, seat)
    return Message("option-land", foresight.arrival(game, state, seat, game.box.board.number[space], ahead))


def _flies(game: Ruleset, view: View) -> bool:
    """Is this seat asked where a card puts its own thief?"""
    kind, *about = _asked(view)
    return kind == "target" and any(
        isinstance(effect, Glide) for way in game.box.actions[about[0]].ways for effect in way.effects
    )


def _asked(view: View) -> tuple[Any, ...]:
    """What this seat is asked, without the seat."""
    return next((tuple(ask[1:]) for ask in view.asked if ask[0] == view.seat), ("", ""))


def _own_effect(game: Ruleset, view: View, verb: str) -> Effect | None:
    """The effect of a way that needs no target, which its choice is called after."""
    kind, *about = _asked(view)
    if kind != "target":
        return None
    ways = game.box.actions[about[0]].ways
    return next((way.effects[0] for way in ways if way.aim == "self" and way.verb == verb), None)


def _start_label(game: Ruleset, view: View, state: State, rest: list[str]) -> Message:
    district = DISTRICTS[game.box.board.district[game.box.board.number[rest[0]]]]
    return Message("option-start", {"space": rest[0], "district": district})


def _jewel_label(game: Ruleset, view: View, state: State, rest: list[str]) -> Message:
    if len(rest) == 2:
        return Message("option-jewel-at", {"space": rest[0], "jewel": rest[1]})
    return Message("option-jewel", {"space": rest[0]})


def _token_label(game: Ruleset, view: View, state: State, rest: list[str]) -> Message:
    if rest[0] in game.box.token_number:
        return Message("option-token", {"token": rest[0]})
    return Message("option-face-down", _away(game, view, state, rest[0]))


def _away(game: Ruleset, view: View, state: State, space: str) -> Arguments:
    """A space, and how far it is from one's own thief."""
    at = state.at[view.seat] if view.seat >= 0 else NOBODY
    return {"space": space, "distance": game.box.board.distance[at][game.box.board.number[space]] if at >= 0 else 0}


def _thief_label(game: Ruleset, view: View, state: State, rest: list[str]) -> Message:
    rival = seat_number(rest[0])
    if not 0 <= rival < len(state.at) or state.at[rival] == NOBODY:
        return Message("option-thief", {"rival": rival, "space": "none", "distance": 0})
    return Message("option-thief", {"rival": rival, **_away(game, view, state, game.box.board.id[state.at[rival]])})


def _points_label(game: Ruleset, view: View, state: State, rest: list[str]) -> Message:
    """With so many AP an action comes before the watch, or after it (AOT-6.1, AOT-6.3)."""
    points = int(rest[0])
    total = points + points_of(game, state.laying[view.seat][2:])
    return Message("option-points", {"points": points, "late": watch_is_next(game, state, total)})


def _act_label(game: Ruleset, view: View, state: State, rest: list[str]) -> Message:
    place = int(rest[0])
    action = state.plans[view.seat][place - 1]
    card = name_of(game, state, view.seat, action[0])
    return Message("option-act", {"number": place, "card": card, "points": action[2]})


def _half_label(half: str) -> Callable[[Ruleset, View, State, list[str]], Message]:
    def label(game: Ruleset, view: View, state: State, rest: list[str]) -> Message:
        more = passive(game, state, view.seat).sneak if half == "sneak" and view.seat >= 0 else 0
        spaces = sum(effect.spaces for effect in game.box.halves[half].ways[0].effects if isinstance(effect, Move))
        return Message(f"option-{half}", {"spaces": spaces + more})

    return label


def _take_label(game: Ruleset, view: View, state: State, rest: list[str]) -> Message:
    if rest[0] in game.box.board.number:
        return Message("option-take-figure", _figure_at(game, state, game.box.board.number[rest[0]]))
    return Message("option-take", {"jewel": rest[0]})


def _fetch_label(game: Ruleset, view: View, state: State, rest: list[str]) -> Message:
    return Message("option-fetch", {"space": rest[0], "token": view.known.get(rest[0], "")})


def _initiative_label(game: Ruleset, view: View, state: State, rest: list[str]) -> Message:
    return Message("option-clock", {"change": f"{int(rest[0]) - state.initiative:+d}", "initiative": int(rest[0])})


SPECIAL_LABELS: dict[str, Callable[[Ruleset, View, State, list[str]], Message]] = {
    "start": _start_label, "jewel": _jewel_label, "token": _token_label, "act": _act_label,
    "sneak": _half_label("sneak"), "dash": _half_label("dash"), "take": _take_label, "fetch": _fetch_label,
    "initiative": _initiative_label, "points": _points_label,
    "thief": _thief_label,
    "rob": lambda game, view, state, rest: Message("option-rob", {"rival": seat_number(rest[0])}),
    "first": lambda game, view, state, rest: Message(
        "option-first", _figure_at(game, state, game.box.board.number[rest[0]])),
    "guards": lambda game, view, state, rest: Message("board-aim-guards")}  # fmt: skip
