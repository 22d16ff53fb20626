"""What a seat may know of a game of Age of Thieves (chapter 6).

A view is assembled field by field from public facts and the seat's own secrets. Other hands, the faces of planned
cards, what others saw under face-down tokens and everything planned behind a screen are in no view of others.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from cutpurse.games.age_of_thieves import foresight
from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.rules.cards import card_ids
from cutpurse.games.age_of_thieves.rules.figures import (
    CAPTAIN,
    FIGURES,
    GUARD,
    in_dungeon,
    is_hidden,
    movement,
    vigilances,
)
from cutpurse.games.age_of_thieves.rules.jewel import victory_points
from cutpurse.games.age_of_thieves.rules.plans import name_of, names_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, SPECIAL_CARD, WAITING, Action, Phase, State, bits
from cutpurse.kernel.message import SPECTATOR

STATUS = ("waiting", "turned_up", "resolved", "declined", "dropped")
THIEF_MARKS = ("hidden", "protected", "unmasked", "snared_thieves", "poisoned", "marked", "robbed", "lower")
"""Fields of the state that are sets of seats, as a view names them."""
WATCH_MARKS = ("asleep", "asleep_next", "deaf", "snared", "charmed", "placed")
"""Fields of the state that are sets of watch figures."""


class Planned(msgspec.Struct, omit_defaults=True):
    """An action of a plan as far as it lies open."""

    points: int
    status: str
    tokens: list[str] = []
    special: bool = False
    cards: list[str] = []
    """The card and its cover; empty while they are face down. Of a waiting special action only itself is seen."""


class Seat(msgspec.Struct, omit_defaults=True):
    """A thief and his sheet (AOT-2.22)."""

    figure: str
    space: str
    """Empty before the start and outside the city."""
    vp: int
    hand_size: int
    blue: int
    purple: int = 0
    purple_new: int = 0
    red: int = 0
    yellow: int = 0
    green: int = 0
    tokens: dict[str, int] = {}
    emperor: bool = False
    best_burglar: bool = False
    in_dungeon: bool = False
    is_hidden: bool = False
    marks: list[str] = []
    plan: list[Planned] = []
    face_down: int = 0
    """How many general cards are among those face down in the plan: the size of the hand has told everybody."""
    looked: list[str] = []
    """Spaces whose face-down token this seat has looked at."""


class WatchFigure(msgspec.Struct, omit_defaults=True):
    kind: str
    space: str
    vigilance: int
    movement: int
    marks: list[str] = []


class View(msgspec.Struct, omit_defaults=True):
    """The city as one seat sees it (SPECTATOR: only what is public)."""

    seat: int
    turn: int
    phase: Phase
    first: int
    seats: list[Seat]
    watch: list[WatchFigure]
    yellow: list[str]
    green: list[str]
    emperor_at: str
    tokens_down: list[str]
    tokens_up: dict[str, str]
    tokens_left: dict[str, int]
    """City tokens that lie face down or were never laid out, by kind."""
    deck: int
    discard: list[str]
    calm_left: int
    alarm_left: int
    supply: dict[str, int]
    """Guards, captains and yellow jewels not on the board."""
    asked: list[tuple[Any, ...]]
    """Who is asked what, as far as everybody may know."""
    agenda: list[tuple[Any, ...]]
    seen_spaces: list[str]
    """Where the watch would detect a thief who is not hidden, if it acted now."""
    caught_spaces: list[str]
    """Where it could also reach him."""
    track: list[tuple[int, int, int]]
    """What is still to come this turn: initiative, seat (-1: the watch), place in the plan from 1."""
    begun: list[tuple[int, int, int]] = []
    """What has come up this turn, in its order, in the same words."""
    under_way: bool = False
    """The last of it is not over yet."""
    over: bool = False
    alarm: bool = False
    event: str = ""
    events_seen: list[str] = []
    open_district: str = ""
    jewel_taken: bool = False
    exit_due: bool = False
    initiative: int = NOBODY
    watch_done: bool = False
    level: int = NOBODY
    pointer: int = 0
    acting: int = NOBODY
    cover: str = ""
    charmer: int = NOBODY
    dim: list[int] = []
    smoke: list[str] = []
    fire: list[str] = []
    left: list[int] = []
    drawn: int = 0
    hand: list[str] = []
    drawn_cards: list[str] = []
    """One's own, of which one must go (Workshop)."""
    laying: list[str] = []
    """The action one is just planning: card, cover (or empty text), tokens."""
    ready: bool = False
    given_up: str = ""
    known: dict[str, str] = {}
    """Face-down tokens one has looked at, by space."""


def view(game: Ruleset, state: State, seat: int) -> View:
    """Built from nothing: public facts first, then what is this seat's own."""
    return with_own(game, public_part(game, state), state, seat)


def with_own(game: Ruleset, public: View, state: State, seat: int) -> View:
    """The own plan and its cards lie open for their seat alone."""
    if seat < 0:
        return public
    seen = copy(public)
    seen.seat = seat
    seen.seats = seen.seats[:]
    seen.seats[seat] = _seat(game, state, seat, seat)
    _add_own_secrets(game, state, seat, seen)
    return seen


def public_part(game: Ruleset, state: State) -> View:
    """What everybody may know."""
    box = game.box
    names = box.board.id
    track = foresight.track(game, state)
    numbers = box.numbers
    return View(
        seat=SPECTATOR, turn=state.turn, phase=state.phase, first=state.first,
        seats=[_seat(game, state, other, SPECTATOR) for other in range(game.players)],
        watch=_watch(game, state), yellow=_spaces(names, state.yellow), green=_spaces(names, state.green),
        emperor_at=names[state.jewel_at] if state.jewel_at != NOBODY else "",
        tokens_down=_spaces(names, state.face_down),
        tokens_up={names[space]: box.token_id[state.tokens[space]] for space in bits(state.face_up)},
        tokens_left=_tokens_left(game, state), deck=state.deck.bit_count(), discard=card_ids(game, state.discard),
        calm_left=0 if state.alarm else numbers.calm_turns - state.calm_turns,
        alarm_left=numbers.alarm_turns - state.alarm_turns, supply=foresight.supplies(game, state),
        asked=list(state.asked), agenda=list(state.agenda), seen_spaces=_spaces(names, foresight.sight(game, state)),
        caught_spaces=_spaces(names, foresight.grasp(game, state)), track=track, begun=state.begun[:],
        under_way=_under_way(state), over=state.over, alarm=state.alarm,
        event=box.event_id[state.event] if state.event != NOBODY else "",
        events_seen=[box.event_id[event] for event in bits(state.events_gone)],
        open_district=DISTRICTS[state.open_district] if state.open_district != NOBODY else "",
        jewel_taken=state.jewel_taken, exit_due=state.exit_due, initiative=state.initiative,
        watch_done=state.watch_done, level=state.level, pointer=state.pointer, acting=state.acting,
        cover=box.card_id[box.copy_kind[state.cover]] if state.cover != NOBODY else "",
        charmer=state.charmer, dim=list(state.dim), smoke=_spaces(names, state.smoke), fire=_spaces(names, state.fire),
        left=list(state.left), drawn=state.drawn.bit_count(),
    )  # fmt: skip


def _add_own_secrets(game: Ruleset, state: State, seat: int, seen: View) -> None:
    box = game.box
    seen.hand = card_ids(game, state.hands[seat])
    if state.drawn and state.asked and state.asked[0][0] == seat:
        seen.drawn_cards = card_ids(game, state.drawn)
    laying = state.laying[seat]
    if laying:
        cards = [name_of(game, state, seat, card) if card != NOBODY else "" for card in laying[:2]]
        seen.laying = [*cards, *(box.token_id[kind] for kind in laying[2:])]
    seen.ready = bool(state.ready >> seat & 1)
    if state.given_up and state.given_up[seat] != NOBODY:
        seen.given_up = box.card_id[box.copy_kind[state.given_up[seat]]]
    seen.known = {box.board.id[space]: box.token_id[state.tokens[space]] for space in bits(state.known[seat])}


def _under_way(state: State) -> bool:
    """Between two actions only a thief is asked, who chooses which of his own comes next (AOT-6.5)."""
    if state.phase != "resolve" or state.over or not state.begun:
        return False
    return not any(ask[1] == "next_action" for ask in state.asked)


def _spaces(names: list[str], spaces: int) -> list[str]:
    return [names[space] for space in bits(spaces)] if spaces else []


def _seat(game: Ruleset, state: State, seat: int, viewer: int) -> Seat:
    box = game.box
    at, kinds = state.at[seat], len(box.tokens)
    behind_screen = state.phase == "plan"
    hand_size = state.hands[seat].bit_count()
    if behind_screen:  # planned cards count as in hand: nobody else knows of them
        hand_size += sum(card >= 0 for action in state.plans[seat] for card in action[:2])
        hand_size += sum(card >= 0 for card in state.laying[seat][:2])
    if state.thieves[seat] == NOBODY:
        return Seat("", "", 0, hand_size, state.blue[seat])
    shown = viewer == seat or not behind_screen
    face_down = 0 if behind_screen else sum(card >= 0 for action in state.plans[seat] if action[4] == WAITING
                                            for card in action[:2])  # fmt: skip
    return Seat(
        figure=box.thief_id[state.thieves[seat]], space=box.board.id[at] if at != NOBODY else "",
        vp=victory_points(game, state, seat), hand_size=hand_size, blue=state.blue[seat], purple=state.purple[seat],
        purple_new=state.purple_new[seat], red=game.players - 1 if state.red_at == seat else 0,
        yellow=state.yellow_held[seat], green=state.green_held[seat],
        tokens={box.token_id[kind]: count for kind, count in enumerate(state.kept[seat * kinds : (seat + 1) * kinds])
                if count},
        emperor=state.jewel_holder == seat, best_burglar=state.best_burglar == seat,
        in_dungeon=in_dungeon(game, state, seat), is_hidden=at != NOBODY and is_hidden(game, state, seat),
        marks=[mark for mark in THIEF_MARKS if getattr(state, mark) >> seat & 1],
        plan=[_planned(game, state, seat, action, own=viewer == seat) for action in state.plans[seat]] if shown else [],
        face_down=face_down, looked=_spaces(box.board.id, state.known[seat]))  # fmt: skip


def _planned(game: Ruleset, state: State, seat: int, action: Action, *, own: bool) -> Planned:
    card, _, points, tokens, status = action
    cards: list[str] = []
    if own or status != WAITING:
        cards = names_of(game, state, seat, action)
    elif card == SPECIAL_CARD:
        cards = [name_of(game, state, seat, card)]
    names = [game.box.token_id[kind] for kind in tokens]
    return Planned(points, STATUS[status], names, card == SPECIAL_CARD, cards)


def _watch(game: Ruleset, state: State) -> list[WatchFigure]:
    names, figures = game.box.board.id, []
    marked = any(getattr(state, mark) for mark in WATCH_MARKS)
    for kind, spaces in ((GUARD, state.guards), (CAPTAIN, state.captains)):
        if not spaces:
            continue
        steps = movement(game, state, kind)
        for space, far in vigilances(game, state, spaces):
            marks = [mark for mark in WATCH_MARKS if getattr(state, mark) >> space & 1] if marked else []
            figures.append(WatchFigure(FIGURES[kind], names[space], far, steps, marks))
    return figures


def _tokens_left(game: Ruleset, state: State) -> dict[str, int]:
    """Not yet public: in the pool, or face down and seen by somebody at most."""
    counts = list(state.token_pool)
    for space in bits(state.face_down):
        if state.tokens[space] >= 0:
            counts[state.tokens[space]] += 1
    return dict(zip(game.box.token_id, counts, strict=True))
