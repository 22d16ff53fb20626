"""Planning, in secret and all at once (AOT-5): which cards, with how many AP, with which tokens.

A plan grows by small sealed choices and can be changed until the last player is ready; then all screens fall in
one record.
"""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.rules.cards import copy_named, kinds_of
from cutpurse.games.age_of_thieves.rules.figures import city, in_dungeon, keep_token, kept
from cutpurse.games.age_of_thieves.rules.plans import name_of, points_of
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import (
    AMBUSH_CARD,
    MOVE_CARD,
    NOBODY,
    SPECIAL_CARD,
    WAITING,
    Action,
    State,
)


def planning(play: AotPlay) -> None:
    """Poison first (AOT-5.11), then everybody in the city plans (AOT-5.1)."""
    state, numbers = play.state, play.game.box.numbers
    state.phase = "plan"
    for seat in city(state):
        if state.poisoned >> seat & 1:
            state.poisoned ^= 1 << seat
            left = max(state.blue[seat] - numbers.poison_ap, numbers.least_poisoned_ap)
            state.blue[seat] = min(state.blue[seat], left)
            play.tell(told.Poisoned(seat, state.blue[seat]))
    state.agenda.append(("reveal_plans",))
    state.asked = [(seat, "plan") for seat in city(state)]


# -- what a thief has ----------------------------------------------------------------------------


def all_points(game: Ruleset, state: State, seat: int) -> int:
    """AP markers: blue, purple and red (AOT-5.5)."""
    red = game.players - 1 if state.red_at == seat else 0
    return state.blue[seat] + state.purple[seat] + red


def free_points(game: Ruleset, state: State, seat: int) -> int:
    """AP markers not yet laid on an action."""
    free = all_points(game, state, seat)
    for _, _, points, tokens, _ in state.plans[seat]:
        free -= points - points_of(game, tokens) if tokens else points
    return free


def free_tokens(game: Ruleset, state: State, seat: int) -> list[int]:
    """Kinds of AP token that are still on the sheet and not laid on an action (AOT-5.7)."""
    found = []
    for kind in game.box.ap_tokens:
        count = kept(game, state, seat, kind)
        if count:
            count -= sum(tokens.count(kind) for _, _, _, tokens, _ in state.plans[seat])
            if count > state.laying[seat][2:].count(kind):
                found.append(kind)
    return found


def planned(state: State, seat: int, card: int) -> bool:
    return card in [action[0] for action in state.plans[seat]]


def most_points(game: Ruleset, state: State, seat: int) -> int:
    """The most AP on the action being laid: in a dungeon no more than Move carries (AOT-5.12)."""
    if state.laying[seat][0] != MOVE_CARD and in_dungeon(game, state, seat):
        return next(action[2] for action in state.plans[seat] if action[0] == MOVE_CARD)
    return 99


# -- options -------------------------------------------------------------------------------------


def plan_options(game: Ruleset, state: State, seat: int) -> list[str]:
    """The cards that can be planned, those that can be taken back, and ready; or what the action being laid needs."""
    laying = state.laying[seat]
    if laying:
        return cover_options(game, state, seat) if needs_cover(laying) else points_options(game, state, seat)
    options: list[str] = []
    jailed = in_dungeon(game, state, seat)
    cards = [action[0] for action in state.plans[seat]]
    if free_points(game, state, seat) or free_tokens(game, state, seat):
        move_planned = MOVE_CARD in cards
        if not move_planned:
            options.append("plan move")
        if move_planned or not jailed:  # AOT-5.12
            if AMBUSH_CARD not in cards:
                options.append("plan ambush")
            hand = state.hands[seat]
            if hand:
                if game.special_actions and SPECIAL_CARD not in cards:
                    options.append(game.plan_words[name_of(game, state, seat, SPECIAL_CARD)])
                for card in kinds_of(game, hand):
                    options.append(game.plan_words[card])
    for copy in cards:
        if copy == MOVE_CARD and jailed and len(cards) > 1:
            continue
        drop = game.drop_words[name_of(game, state, seat, copy)]
        if drop not in options:  # two copies of a card have one name
            options.append(drop)
    options.append("ready")
    return options


def needs_cover(laying: tuple[int, ...]) -> bool:
    return laying[0] == SPECIAL_CARD and laying[1] == NOBODY


def cover_options(game: Ruleset, state: State, seat: int) -> list[str]:
    """A general card for the special action; never a basic one (AOT-5.8)."""
    return [*[game.cover_words[card] for card in kinds_of(game, state.hands[seat])], "back"]


def points_options(game: Ruleset, state: State, seat: int) -> list[str]:
    """AP markers and tokens for the action; each needs at least 1 AP (AOT-5.3, AOT-5.6)."""
    tokens = state.laying[seat][2:]
    laid = points_of(game, tokens)
    room = most_points(game, state, seat) - laid
    markers = min(free_points(game, state, seat), room)
    options = game.points_words[0 if laid else 1 : markers + 1]
    options += [game.token_words[kind] for kind in free_tokens(game, state, seat) if game.box.tokens[kind].ap <= room]
    options.append("back")
    return list(options)


# -- answers -------------------------------------------------------------------------------------


def answer_plan(play: AotPlay, seat: int, words: list[str]) -> None:
    PLAN[words[0]](play, seat, words)


def _ready(play: AotPlay, seat: int, words: list[str]) -> None:
    play.state.ready |= 1 << seat


def _plan(play: AotPlay, seat: int, words: list[str]) -> None:
    """A card is laid out; general cards leave the hand."""
    state, game = play.state, play.game
    named = words[1]
    if named == "move":
        card = MOVE_CARD
    elif named == "ambush":
        card = AMBUSH_CARD
    elif named == name_of(game, state, seat, SPECIAL_CARD):
        card = SPECIAL_CARD
    else:
        card = copy_named(game, state.hands[seat], named)
        state.hands[seat] ^= 1 << card
    state.laying[seat] = (card, NOBODY)


def _cover(play: AotPlay, seat: int, words: list[str]) -> None:
    state = play.state
    copy = copy_named(play.game, state.hands[seat], words[1])
    state.hands[seat] ^= 1 << copy
    state.laying[seat] = (SPECIAL_CARD, copy)


def _token(play: AotPlay, seat: int, words: list[str]) -> None:
    play.state.laying[seat] += (play.game.box.token_number[words[1]],)


def _points(play: AotPlay, seat: int, words: list[str]) -> None:
    """The action is whole."""
    state = play.state
    card, cover, *tokens = state.laying[seat]
    points = int(words[1]) + points_of(play.game, tuple(tokens))
    state.laying[seat] = ()
    state.plans[seat] = (*state.plans[seat], (card, cover, points, tuple(sorted(tokens)), WAITING))


def _back(play: AotPlay, seat: int, words: list[str]) -> None:
    """The action is not laid after all."""
    _return_cards(play.state, seat, play.state.laying[seat][:2])
    play.state.laying[seat] = ()


def _drop(play: AotPlay, seat: int, words: list[str]) -> None:
    """A planned action is taken back."""
    state = play.state
    plan = list(state.plans[seat])
    place = next(place for place, action in enumerate(plan) if name_of(play.game, state, seat, action[0]) == words[1])
    _return_cards(state, seat, plan.pop(place)[:2])
    state.plans[seat] = tuple(plan)


def _return_cards(state: State, seat: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        if card >= 0:
            state.hands[seat] |= 1 << card


PLAN = {"ready": _ready, "plan": _plan, "cover": _cover, "token": _token, "points": _points, "back": _back,
        "drop": _drop}  # fmt: skip


# -- the screens fall ----------------------------------------------------------------------------


def reveal_plans(play: AotPlay) -> None:
    """All plans at once, highest AP first; tokens lie on their actions now (AOT-5.9, AOT-5.7)."""
    state, game = play.state, play.game
    for seat in city(state):
        plan = tuple(sorted(state.plans[seat], key=_by_points))
        state.plans[seat] = plan
        for action in plan:
            for kind in action[3]:
                keep_token(game, state, seat, kind, -1)
        special = next((place for place, action in enumerate(plan, 1) if action[0] == SPECIAL_CARD), 0)
        cards = [name_of(game, state, seat, action[0]) for action in plan]
        play.tell(told.PlanDropped(seat, [action[2] for action in plan], special, cards))
    state.phase = "resolve"
    state.watch_done, state.begun = False, []
    state.level, state.pointer = NOBODY, state.first
    state.agenda.append(("next_place",))


def _by_points(action: Action) -> int:
    return -action[2]
