"""Positions of Age of Thieves in the game's own words: for scenarios and reports.

`arrange` reads what a scenario gives (everything not mentioned is as after the set-up, with the thieves on their
start spaces and empty hands); `portrait` writes the same words for a whole state.

    given:
      A: {thief: joanne, at: w16, hand: [beacon], plan: [move 3, seduction beacon 5, ambush informer 1]}
      B: {thief: jasmine, at: w17, green: 1, tokens: [trinkets]}
      guards: [w27]
      acting: {A: beacon}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cutpurse.games.age_of_thieves.board import DISTRICTS, OUTER
from cutpurse.games.age_of_thieves.rules.cards import card_ids
from cutpurse.games.age_of_thieves.rules.figures import in_dungeon, is_hidden, kept
from cutpurse.games.age_of_thieves.rules.jewel import victory_points, winners
from cutpurse.games.age_of_thieves.rules.plans import names_of, points_of, set_status
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.setup import empty_table, thieves_left
from cutpurse.games.age_of_thieves.state import (
    AMBUSH_CARD,
    MOVE_CARD,
    NOBODY,
    RESOLVED,
    SPECIAL_CARD,
    UNSEEN,
    WAITING,
    Action,
    Phase,
    State,
    bits,
    first,
)
from cutpurse.kernel.message import seat_letter, seat_number
from cutpurse.kernel.scenario import ScenarioError
from cutpurse.kernel.scenario_input import number_of, only_known, seat_called

MOMENTS: dict[str, list[tuple[Any, ...]]] = {
    "turn": [("turn",)], "event": [("watch_roll",), ("event_jewels", 1), ("event_card",)], "jewel": [("event_jewels", 1)],
    "roll": [("watch_roll",)], "draw": [("draw_phase", 0)], "plan": [("planning",)], "resolve": [("next_place",)],
    "watch": [("watch_acts",)], "cleanup": [("clean_up",)], "action": []}  # fmt: skip
PHASES: dict[str, Phase] = {
    "turn": "cleanup",
    "event": "event",
    "jewel": "event",
    "roll": "event",
    "draw": "draw",
    "plan": "plan",
}
STATUS = ("waiting", "turned up", "resolved", "declined", "dropped")

FLAGS = {"hidden": "hidden", "protected": "protected", "unmasked": "unmasked", "immobile": "snared_thieves",
         "poisoned": "poisoned", "marked": "marked", "robbed": "robbed", "lower_half": "lower"}  # fmt: skip
"""What holds for a thief: the word, and the set of seats in the state."""
FIGURES = {"guards": "guards", "captains": "captains", "asleep": "asleep", "asleep_next": "asleep_next",
           "deafened": "deaf", "immobile": "snared", "charmed": "charmed", "smoke": "smoke", "fire": "fire",
           "yellow": "yellow", "green": "green"}  # fmt: skip
"""Sets of spaces: the word, and the field."""
SEAT_KEYS = frozenset({"thief", "at", "hand", "yellow", "green", "emperor", "tokens", "plan", "blue", "purple",
                       "purple_new", "best_burglar", "red", "left", "knows", *FLAGS})  # fmt: skip
TABLE_KEYS = frozenset({"first", "turn", "moment", "acting", "alarm", "open", "calm_turns", "alarm_turns", "event",
                        "events_gone", "initiative", "watch_done", "emperor", "jewel_taken", "charmer", "dimmed",
                        "tokens", "token_pool", "deck", "discard", "level", *FIGURES})  # fmt: skip


# -- from words to a state -----------------------------------------------------------------------


def arrange(game: Ruleset, given: Mapping[str, Any]) -> State:
    """A position at one moment of a turn."""
    state = empty_table(game)
    seats = {key: value or {} for key, value in given.items() if seat_number(str(key)) >= 0}
    only_known("given", [key for key in given if key not in seats], TABLE_KEYS)
    state.first = seat_called(game, given.get("first", "A"))
    state.turn = given.get("turn", 1)
    _arrange_board(game, state, given)
    _arrange_clock(game, state, given)
    _seat_thieves(game, state, seats)
    pool = _Cards(game, state)
    state.discard = sum(1 << pool.take(card) for card in given.get("discard", []))
    for letter, area in seats.items():
        _arrange_seat(game, state, seat_called(game, letter), area, pool)
    if "deck" in given:
        state.deck = sum(1 << pool.take(card) for card in given["deck"])
    _arrange_moment(game, state, given)
    return state


def _district(name: Any) -> int:
    if name not in DISTRICTS:
        raise ScenarioError(f"no district is called {name!r}")
    return DISTRICTS.index(name)


def _space(game: Ruleset, id: Any) -> int:
    return number_of(game.box.board.number, id, "space")


def _spaces(game: Ruleset, ids: Any) -> int:
    return sum(1 << _space(game, id) for id in ids)


class _Cards:
    """General cards taken out of the deck one by one."""

    def __init__(self, game: Ruleset, state: State) -> None:
        self.game = game
        self.state = state

    def take(self, card: str) -> int:
        box = self.game.box
        kind = number_of(box.card_number, card, "card")
        copies = self.state.deck & box.copies_of[kind]
        if not copies:
            raise ScenarioError(f"no copy of {card!r} is left")
        copy = first(copies)
        self.state.deck ^= 1 << copy
        return copy


def _arrange_board(game: Ruleset, state: State, given: Mapping[str, Any]) -> None:
    for word, field in FIGURES.items():
        if word in given:
            setattr(state, field, _spaces(game, given[word]))
    if "emperor" in given:
        state.jewel_at = _space(game, given["emperor"]) if given["emperor"] is not None else NOBODY
    if "charmer" in given:
        state.charmer = seat_called(game, given["charmer"])
    for district, less in given.get("dimmed", {}).items():
        state.dim[_district(district)] = less
    for space, token in given.get("tokens", {}).items():
        _lay_token(game, state, _space(game, space), token)
    if "token_pool" in given:
        state.token_pool = [given["token_pool"].get(token, 0) for token in game.box.token_id]


def _lay_token(game: Ruleset, state: State, space: int, token: str | None) -> None:
    """A face-down token that is decided, "dark_alley up" for one that lies face up, nothing for none."""
    state.face_down &= ~(1 << space)
    if token is None:
        state.tokens[space] = NOBODY
        return
    name, _, up = token.partition(" ")
    kind = number_of(game.box.token_number, name, "token")
    state.tokens[space] = kind
    state.token_pool[kind] -= 1
    if up:
        state.face_up |= 1 << space
    else:
        state.face_down |= 1 << space


def _arrange_clock(game: Ruleset, state: State, given: Mapping[str, Any]) -> None:
    box = game.box
    state.alarm = bool(given.get("alarm", False))
    state.open_district = _district(given["open"]) if given.get("open") else NOBODY
    state.jewel_taken = bool(given.get("jewel_taken", state.open_district != NOBODY or state.alarm))
    if state.alarm and state.open_district == NOBODY:
        raise ScenarioError("alarm: an open district is needed too")
    state.calm_turns = given.get("calm_turns", 1)
    state.alarm_turns = given.get("alarm_turns", 1 if state.alarm else 0)
    gone = [number_of(box.event_number, event, "event") for event in given.get("events_gone", [])]
    state.events_gone = sum(1 << event for event in gone)
    if given.get("event"):
        state.event = number_of(box.event_number, given["event"], "event")
        state.events_gone |= 1 << state.event
    state.initiative = given.get("initiative", NOBODY)
    state.watch_done = bool(given.get("watch_done", False))
    state.level = given.get("level", NOBODY)
    state.pointer = state.first


def _seat_thieves(game: Ruleset, state: State, seats: Mapping[str, Any]) -> None:
    """The thieves that are named, and others for the rest; each on a start space unless told otherwise."""
    for letter, area in seats.items():
        if "thief" in area:
            state.thieves[seat_called(game, letter)] = number_of(game.box.thief_number, area["thief"], "thief")
    for seat in range(game.players):
        if state.thieves[seat] == NOBODY:
            state.thieves[seat] = thieves_left(game, state)[0]
        state.at[seat] = game.box.start[OUTER[seat]]


def _arrange_seat(game: Ruleset, state: State, seat: int, area: Mapping[str, Any], pool: _Cards) -> None:
    only_known(seat_letter(seat), list(area), SEAT_KEYS)
    if "at" in area:
        state.at[seat] = _space(game, area["at"])
    if area.get("left"):
        state.at[seat] = NOBODY
        state.left.append(seat)
    state.hands[seat] = sum(1 << pool.take(card) for card in area.get("hand", []))
    state.yellow_held[seat] = area.get("yellow", 0)
    state.green_held[seat] = area.get("green", 0)
    if area.get("emperor"):
        state.jewel_holder, state.jewel_at, state.jewel_taken = seat, NOBODY, True
    if area.get("best_burglar"):
        state.best_burglar, state.jewel_taken = seat, True
    if area.get("red"):
        state.red_at = seat
    for token in area.get("tokens", []):
        kind = number_of(game.box.token_number, token, "token")
        state.kept[seat * len(game.box.tokens) + kind] += 1
        state.token_pool[kind] -= 1
    if in_dungeon(game, state, seat):
        state.blue[seat] = game.box.numbers.dungeon_ap + game.box.thieves[state.thieves[seat]].passive.dungeon_ap
    state.blue[seat] = area.get("blue", state.blue[seat])
    state.purple[seat] = area.get("purple", 0)
    state.purple_new[seat] = area.get("purple_new", 0)
    state.known[seat] = _spaces(game, area.get("knows", []))
    for word, field in FLAGS.items():
        if area.get(word):
            setattr(state, field, getattr(state, field) | 1 << seat)
    state.plans[seat] = tuple(sorted((_plan(game, state, seat, str(line), pool) for line in area.get("plan", [])),
                                     key=lambda action: -action[2]))  # fmt: skip


def _plan(game: Ruleset, state: State, seat: int, line: str, pool: _Cards) -> Action:
    """A planned action: card, the cover of a special one, AP tokens, AP markers. The tokens lie on it."""
    box = game.box
    card, *rest = line.split(" ")
    if not rest or not rest[-1].isdigit():
        raise ScenarioError(f"plan {line!r}: a card and its AP markers, as in 'move 3', are expected")
    cover, points = NOBODY, int(rest.pop())
    if card == box.thieves[state.thieves[seat]].special:
        if not rest:
            raise ScenarioError(f"plan {line!r}: a special action needs a cover")
        number, cover = SPECIAL_CARD, pool.take(rest.pop(0))
    else:
        number = {"move": MOVE_CARD, "ambush": AMBUSH_CARD}.get(card) or pool.take(card)
    tokens = tuple(sorted(number_of(box.token_number, token, "token") for token in rest))
    for kind in tokens:
        state.token_pool[kind] -= 1
    return number, cover, points + points_of(game, tokens), tokens, WAITING


def _arrange_moment(game: Ruleset, state: State, given: Mapping[str, Any]) -> None:
    moment = given.get("moment", "action" if "acting" in given else "plan")
    if moment not in MOMENTS:
        raise ScenarioError(f"moment {moment!r}: one of {', '.join(MOMENTS)}")
    state.phase = PHASES.get(moment, "resolve")
    state.agenda = list(MOMENTS[moment])
    if state.phase == "resolve" and state.initiative == NOBODY:
        state.initiative = game.box.numbers.die // 2
    for letter, action in given.get("acting", {}).items():
        if action not in game.box.actions:
            raise ScenarioError(f"no action is called {action!r}")
        state.acting = seat_called(game, letter)
        _come_up(game, state, state.acting, action)
        state.agenda += [("action_over", state.acting), ("fx_begin", state.acting, action)]


def _come_up(game: Ruleset, state: State, seat: int, action: str) -> None:
    """Where the action under way was planned, it lies on the initiative track (AOT-6.7)."""
    half = game.box.halves.get(action)
    card = half.card if half else action
    for place, planned in enumerate(state.plans[seat]):
        if card in names_of(game, state, seat, planned):
            set_status(state, seat, place, RESOLVED)
            state.begun.append((planned[2], seat, place + 1))
            return


# -- from a state to words -----------------------------------------------------------------------


def portrait(game: Ruleset, state: State) -> dict[str, Any]:
    box = game.box
    names = box.board.id
    picture: dict[str, Any] = {seat_letter(seat): _area(game, state, seat) for seat in range(game.players)}
    picture |= {word: [names[space] for space in bits(getattr(state, field))] for word, field in FIGURES.items()}
    picture |= {
        "first": seat_letter(state.first), "turn": state.turn, "phase": state.phase, "alarm": state.alarm,
        "open": DISTRICTS[state.open_district] if state.open_district != NOBODY else None,
        "calm_turns": state.calm_turns, "alarm_turns": state.alarm_turns,
        "event": box.event_id[state.event] if state.event != NOBODY else None,
        "initiative": state.initiative, "watch_done": state.watch_done, "over": state.over,
        "winners": [seat_letter(seat) for seat in winners(game, state)] if state.over else [],
        "left": [seat_letter(seat) for seat in state.left], "jewel_taken": state.jewel_taken,
        "emperor": names[state.jewel_at] if state.jewel_at != NOBODY else None,
        "charmer": seat_letter(state.charmer) if state.charmer != NOBODY else None,
        "dimmed": {DISTRICTS[district]: less for district, less in enumerate(state.dim) if less},
        "tokens": {names[space]: _token_word(game, state, space)
                   for space in bits(state.face_down | state.face_up)},
        "supply": {"guards": box.figures["guard"].count - state.guards.bit_count(),
                   "captains": box.figures["captain"].count - state.captains.bit_count(),
                   "yellow": box.jewels[0].count - state.yellow.bit_count() - sum(state.yellow_held)},
        "deck": state.deck.bit_count(), "discard": card_ids(game, state.discard)}  # fmt: skip
    return picture


def _token_word(game: Ruleset, state: State, space: int) -> str:
    kind = state.tokens[space]
    name = "unseen" if kind == UNSEEN else game.box.token_id[kind]
    return f"{name} up" if state.face_up >> space & 1 else name


def _area(game: Ruleset, state: State, seat: int) -> dict[str, Any]:
    box, at = game.box, state.at[seat]
    area: dict[str, Any] = {
        "thief": box.thief_id[state.thieves[seat]] if state.thieves[seat] != NOBODY else None,
        "at": box.board.id[at] if at != NOBODY else None, "hand": card_ids(game, state.hands[seat]),
        "yellow": state.yellow_held[seat], "green": state.green_held[seat], "emperor": state.jewel_holder == seat,
        "tokens": [box.token_id[kind] for kind in range(len(box.tokens)) for _ in range(kept(game, state, seat, kind))],
        "blue": state.blue[seat], "purple": state.purple[seat], "purple_new": state.purple_new[seat],
        "best_burglar": state.best_burglar == seat, "red": state.red_at == seat, "left": seat in state.left,
        "vp": victory_points(game, state, seat), "in_dungeon": in_dungeon(game, state, seat),
        "is_hidden": at != NOBODY and is_hidden(game, state, seat),
        "knows": [box.board.id[space] for space in bits(state.known[seat])],
        "plan": [_planned(game, state, seat, action) for action in state.plans[seat]],
        "done": [STATUS[action[4]] for action in state.plans[seat]]}  # fmt: skip
    return area | {word: bool(getattr(state, field) >> seat & 1) for word, field in FLAGS.items()}


def _planned(game: Ruleset, state: State, seat: int, action: Action) -> str:
    tokens = [game.box.token_id[kind] for kind in action[3]]
    return " ".join([*names_of(game, state, seat, action), *tokens, str(action[2] - points_of(game, action[3]))])
