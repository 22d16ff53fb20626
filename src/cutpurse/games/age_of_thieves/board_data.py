"""The city for whoever draws it: how far each guard sees and goes, what the watch would do now, the order of my plan
against it, the ways out after the alarm, and the cards taken apart into what is told of them (chapter 11).

Made from a view alone, as plain data. Spaces are named by their ids, seats by their numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NotRequired, TypedDict

from cutpurse.games.age_of_thieves import foresight, planned_ways
from cutpurse.games.age_of_thieves.board import DISTRICTS, FAR
from cutpurse.games.age_of_thieves.entries import Action
from cutpurse.games.age_of_thieves.labels import frame
from cutpurse.games.age_of_thieves.notes import asked_of, effect_notes
from cutpurse.games.age_of_thieves.rules.figures import CAPTAIN, FIGURES, GUARD
from cutpurse.games.age_of_thieves.rules.moving import JUMP
from cutpurse.games.age_of_thieves.rules.planning import free_points
from cutpurse.games.age_of_thieves.rules.plans import points_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits
from cutpurse.games.age_of_thieves.view import Seat, View, WatchFigure
from cutpurse.games.age_of_thieves.vocabulary import Glide, Move, Way
from cutpurse.kernel.message import Message

BLIND = frozenset({"asleep", "deaf"})
"""Marks of a watch figure that detects nobody."""


class Zone(TypedDict):
    sees: list[str]
    goes: list[str]


class Forecast(TypedDict):
    """What guards or captains would do now: where they would come to stand, and whom they would arrest."""

    figure: str
    ends: list[str]
    surely: list[int]
    perhaps: list[int]


class Danger(TypedDict):
    reached: list[str]
    seen: list[str]


class PlanPoints(TypedDict):
    free: int
    tokens: int


class Ghost(TypedDict):
    """Where my thief could be after a planned action, not arrested: a chain from where he stands, in the order of the
    plan."""

    place: int
    """In the plan, from 1; 0: when the watch acts."""
    ends: list[str]
    dash: list[str]
    """Of these, where only a Dash brings him: it must be the only action of the turn."""
    reached: list[str]
    """Where the watch, as it stands now, would reach him when it acts; after it has acted, nowhere."""
    seen: list[str]
    shield: foresight.Shield
    """What my plan does against the watch, wherever I am when it acts."""


class WayOut(TypedDict):
    """A shortest way from my thief out of the city."""

    gate: str
    path: list[str]
    steps: int
    moves: int
    danger: list[str]


class CardPart(TypedDict):
    """A card, or a half of a basic one."""

    half: NotRequired[str]
    alone: NotRequired[bool]
    range: int
    district: bool
    theft: bool
    grenade: bool
    ways: list[list[Message]]


class Scene(TypedDict):
    """What whoever draws the city needs beside the view."""

    zones: dict[str, Zone]
    forecast: list[Forecast]
    """What the watch would do now."""
    danger: Danger
    walking: bool
    """Am I asked where my thief goes? Then the danger of a space is part of the question."""
    steps: dict[str, int]
    """How many steps it is to the spaces that he can walk to in this action."""
    watch_waits: bool
    """Will the watch still act this turn?"""
    about: str
    """Where the figure stands that I am asked about."""
    before_watch: int
    """The least AP that come before the watch; 0 if nobody knows yet."""
    tie: Literal["thieves", "watch"]
    """Who comes first where both have the same AP."""
    plan: PlanPoints
    """While I plan: AP not laid yet, and AP of tokens on the action being laid."""
    order: list[tuple[int, int]]
    """My plan and the watch in order: AP, place in the plan from 1, 0 for the watch."""
    ghosts: list[Ghost]
    """While I plan: where the chain of my actions can bring my thief, and what the watch would do to him there."""
    ways_out: list[WayOut]
    cards: dict[str, list[CardPart]]
    played: list[dict[str, list[CardPart]]]
    """The open cards of each plan, as they are in that thief's hands."""


class PublicScene(TypedDict):
    """What of it is the same for everybody."""

    zones: dict[str, Zone]
    forecast: list[Forecast]
    watch_waits: bool
    before_watch: int
    tie: Literal["thieves", "watch"]


def public_scene(game: Ruleset, view: View, state: State) -> PublicScene:
    waits = foresight.watch_waits(view.phase, view.watch_done)
    return {
        "zones": {figure.space: _zone(game, figure) for figure in view.watch},
        "forecast": _forecast(game, state) if not view.over and waits else [],
        "watch_waits": waits,
        "before_watch": planned_ways.before_watch(game, state),
        "tie": (game.box.alarm if view.alarm else game.box.calm).tie,
    }


def scene(game: Ruleset, view: View, state: State, public: PublicScene) -> Scene:
    return {
        "zones": public["zones"],
        "forecast": public["forecast"],
        "danger": _danger(game, view, state),
        "walking": _walking(game, view),
        "steps": _steps(game, view, state),
        "watch_waits": public["watch_waits"],
        "about": _about(game, view, state),
        "before_watch": public["before_watch"],
        "tie": public["tie"],
        "plan": _plan(game, view, state),
        "order": planned_ways.order(game, state, view.seat) if view.seat >= 0 and view.initiative != NOBODY else [],
        "ghosts": _ghosts(game, view, state),
        "ways_out": _ways_out(game, view, state),
        "cards": {card: card_parts(game, card, view.seats[view.seat].figure) for card in _own_cards(game, view)},
        "played": [_played(game, seat) for seat in view.seats],
    }


# -- the watch -----------------------------------------------------------------------------------


def _zone(game: Ruleset, figure: WatchFigure) -> Zone:
    """How far a figure detects a thief who is not hidden, and how far it goes; nothing while it is asleep or deaf."""
    at = game.box.board.number[figure.space]
    if BLIND.intersection(figure.marks):
        return {"sees": [], "goes": []}
    return {"sees": _around(game, at, figure.vigilance),
            "goes": _around(game, at, 0 if "snared" in figure.marks else figure.movement)}  # fmt: skip


@lru_cache(maxsize=2048)
def _around(game: Ruleset, at: int, steps: int) -> list[str]:
    """The open spaces within so many steps."""
    board = game.box.board
    return _spaces(game, board.reach(at, steps) & board.open)


def _forecast(game: Ruleset, state: State) -> list[Forecast]:
    """What guards and captains would do if it were their turn now: where some of them would come to stand, who would be
    arrested in any case and who perhaps, as the first thief chooses."""
    found: list[Forecast] = []
    for kind, figures in ((GUARD, state.guards), (CAPTAIN, state.captains)):
        outcomes = foresight.forecast(game, state, kind)
        ends = surely = perhaps = 0
        if outcomes:
            surely = -1
        for positions, arrested, _ in outcomes:
            ends |= positions & ~figures
            surely &= arrested
            perhaps |= arrested
        found.append({"figure": FIGURES[kind], "ends": _spaces(game, ends), "surely": list(bits(surely & perhaps)),
                      "perhaps": list(bits(perhaps & ~surely))})  # fmt: skip
    return found


def _danger(game: Ruleset, view: View, state: State) -> Danger:
    """Where the watch could still reach my thief this turn, and where it would only see him; not where he is hidden."""
    if view.seat < 0 or view.over or state.at[view.seat] == NOBODY:
        return {"reached": [], "seen": []}
    planned = planned_ways.on_the_eve(game, state, view.seat) if view.phase == "plan" else state
    ahead = foresight.outlook(game, planned, view.seat)
    return {"reached": _spaces(game, ahead.reached), "seen": _spaces(game, ahead.seen & ~ahead.reached)}


def _about(game: Ruleset, view: View, state: State) -> str:
    """Where the figure stands, or the thing lies, that I am asked about; empty if it is my own thief."""
    asked = (frame(game, state, ask) for ask in state.asked if ask[0] == view.seat)
    return next((str(about["space"]) for kind, about in asked if "space" in about and kind != "move"), "")


# -- the plan ------------------------------------------------------------------------------------


def _plan(game: Ruleset, view: View, state: State) -> PlanPoints:
    """While I plan: AP markers not laid yet, and how many AP tokens bring to the action I am laying (AOT-5.5)."""
    if view.seat < 0 or view.phase != "plan" or state.at[view.seat] == NOBODY:
        return {"free": 0, "tokens": 0}
    return {"free": free_points(game, state, view.seat), "tokens": points_of(game, state.laying[view.seat][2:])}


def _walking(game: Ruleset, view: View) -> bool:
    """Am I asked where my thief goes, on foot or by a card?"""
    if "move" in asked_of(view):
        return True
    asked = [ask for ask in view.asked if ask[0] == view.seat]
    cards = [view.seats[view.seat].plan[ask[2]].cards[0] for ask in asked if ask[1] == "resolve"]
    cards += [ask[2] for ask in asked if ask[1] == "target"]
    return any(_stretch(game, view, card, alone=False) for card in cards)


def _ghosts(game: Ruleset, view: View, state: State) -> list[Ghost]:
    """The spaces my thief can come to with each action of my plan, one after the other."""
    if view.seat < 0 or view.phase != "plan" or state.at[view.seat] == NOBODY:
        return []
    return [{"place": stage.place, "ends": _spaces(game, stage.ends), "dash": _spaces(game, stage.dash),
             "reached": _spaces(game, stage.reached), "seen": _spaces(game, stage.seen), "shield": stage.shield}
            for stage in planned_ways.stages(game, state, view.seat)]  # fmt: skip


def _steps(game: Ruleset, view: View, state: State) -> dict[str, int]:
    """How many steps it is to each space that my thief could walk to in the movement I am asked about."""
    asked = next((ask for ask in state.asked if ask[0] == view.seat), None)
    if asked is None or asked[1] not in ("move", "resolve"):
        return {}
    if asked[1] == "move":
        _, _, steps, manner, *_ = asked
    else:
        card = view.seats[view.seat].plan[asked[2]].cards[0]
        (flies, steps), manner = (_stretch(game, view, card, alone=False) or [(True, 0)])[0], ""
        if flies:
            return {}
    if manner == JUMP or not steps:
        return {}
    before = foresight.safe_ways(game, state, view.seat, steps)
    names, near = game.box.board.id, game.box.board.ways[state.at[view.seat]]
    return {names[space]: 1 for space in near} | {
        names[space]: len(foresight.way_to(before, space)) for space in before
    }


def _stretch(game: Ruleset, view: View, card: str, *, alone: bool) -> list[tuple[bool, int]]:
    """How far a card takes its own thief: by air or on foot, and how many spaces; nothing if it does not move him."""
    box, figure = game.box, view.seats[view.seat].figure
    halves = [half.id for half in box.halves.values() if half.card == card and (alone or not half.alone)]
    found: list[tuple[bool, int]] = []
    for action in (box.actions[id] for id in (halves or [card]) if id in box.actions):
        for effect in (effect for way in action.ways for effect in way.effects):
            if isinstance(effect, Move):
                more = box.thieves[box.thief_number[figure]].passive.sneak if action.id == "sneak" else 0
                found.append((False, effect.spaces + more))
            elif isinstance(effect, Glide):
                found.append((True, action.range))
    return found[-1:]


# -- the ways out --------------------------------------------------------------------------------


def _ways_out(game: Ruleset, view: View, state: State) -> list[WayOut]:
    """From my thief to each gate of the open district: a shortest way, of several one that the watch reaches least."""
    at = state.at[view.seat] if view.seat >= 0 else NOBODY
    if not view.open_district or at == NOBODY or view.over:
        return []
    danger = foresight.grasp(game, state, view.seat) if foresight.watch_waits(view.phase, view.watch_done) else 0
    stride = _stride(game, view.seats[view.seat].figure)
    found: list[WayOut] = []
    for gate in game.box.gates[DISTRICTS.index(view.open_district)]:
        path = _shortest(game, at, gate, danger, foresight.barred(game, state, view.seat))
        steps = len(path)  # the last step leads out of the gate
        found.append({"gate": game.box.board.id[gate], "path": [game.box.board.id[space] for space in path],
                      "steps": steps, "moves": -(-steps // stride),
                      "danger": [game.box.board.id[space] for space in path[1:] if danger >> space & 1]})  # fmt: skip
    return sorted(found, key=lambda way: way["steps"])


def _shortest(game: Ruleset, start: int, end: int, danger: int, barred: int) -> list[int]:
    """A shortest way round guards who would arrest him, if there is any, with the fewest dangerous spaces; of equal ones
    the lowest ids."""
    board = game.box.board
    far = foresight.row(board, end, barred)
    open_, rings = board.open & ~barred | 1 << end, board.towards[end]
    if barred and far[start] != FAR:
        rings = [sum(1 << way for way in board.ways[at] if open_ >> way & 1 and far[way] == far[at] - 1)
                 for at in range(board.count)]  # fmt: skip
    towards = rings
    best: dict[int, tuple[int, list[int]]] = {start: (0, [start])}
    while end not in best:
        edge: dict[int, tuple[int, list[int]]] = {}
        for risk, way in best.values():
            for space in bits(towards[way[-1]]):
                option = (risk + (danger >> space & 1), [*way, space])
                edge[space] = min(edge.get(space, option), option)
        best = edge
    return best[end][1]


def _stride(game: Ruleset, figure: str) -> int:
    """How far the thief goes with one Sneak."""
    passive = game.box.thieves[game.box.thief_number[figure]].passive
    effects = (effect for way in game.box.actions["sneak"].ways for effect in way.effects)
    return next(effect.spaces for effect in effects if isinstance(effect, Move)) + passive.sneak


# -- the cards -----------------------------------------------------------------------------------


def _own_cards(game: Ruleset, view: View) -> list[str]:
    """My basic cards and my special action, my hand, what I have just drawn or am laying."""
    if view.seat < 0 or not (figure := view.seats[view.seat].figure):
        return []
    special = game.box.thieves[game.box.thief_number[figure]].special
    basics = [card.id for card in game.box.basics]
    mine = [*basics, *([special] if game.special_actions else []), *view.hand, *view.drawn_cards, *view.laying]
    return [card for card in dict.fromkeys(mine) if card in game.box.actions or card in basics]


def _played(game: Ruleset, seat: Seat) -> dict[str, list[CardPart]]:
    """The cards of a plan that lie open, as they are in this thief's hands."""
    return {card: card_parts(game, card, seat.figure) for action in seat.plan for card in action.cards if card}


@lru_cache(maxsize=2048)
def card_parts(game: Ruleset, card: str, figure: str = "") -> list[CardPart]:
    """The parts of a card, itself or its two halves: in the hands of a thief, or as printed."""
    if card in game.box.actions:
        return [_part(game, game.box.actions[card], figure)]
    halves = [half for half in game.box.halves.values() if half.card == card]
    return [{"half": half.id, "alone": half.alone, **_part(game, game.box.actions[half.id], figure)} for half in halves]


def _part(game: Ruleset, action: Action, figure: str) -> CardPart:
    """How far it reaches (-1: no range), in the own district, with a theft icon, as a grenade; then each way: its aim, what it does."""
    grenade = game.box.thieves[game.box.thief_number[figure]].passive.grenade_range if figure else 0
    more = grenade if action.grenade and action.range >= 0 else 0
    return {"range": action.range + more, "district": action.district, "theft": action.theft,
            "grenade": action.grenade,
            "ways": [list(_way(game, action, way, figure)) for way in action.ways]}  # fmt: skip


def _way(game: Ruleset, action: Action, way: Way, figure: str) -> Iterator[Message]:
    if way.aim != "self":
        yield Message(f"board-aim-{way.aim}", {"least": way.least, "most": way.most})
    yield from effect_notes(game, action, way, figure)


def _spaces(game: Ruleset, spaces: int) -> list[str]:
    return [game.box.board.id[space] for space in bits(spaces)]
