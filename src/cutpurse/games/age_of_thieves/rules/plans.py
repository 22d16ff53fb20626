"""Planned actions: what they are called, how they come up, how they are lost."""

from __future__ import annotations

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import (
    DROPPED,
    MOVE_CARD,
    NOBODY,
    SPECIAL_CARD,
    TURNED_UP,
    WAITING,
    Action,
    State,
)


def name_of(game: Ruleset, state: State, seat: int, card: int) -> str:
    """The id of a planned card."""
    box = game.box
    if card >= 0:
        return box.card_id[box.copy_kind[card]]
    if card == SPECIAL_CARD:
        return box.thieves[state.thieves[seat]].special
    return "move" if card == MOVE_CARD else "ambush"


def names_of(game: Ruleset, state: State, seat: int, action: Action) -> list[str]:
    """The cards of an action: itself, and its cover if there is one."""
    cards = [action[0]] if action[1] == NOBODY else [action[0], action[1]]
    return [name_of(game, state, seat, card) for card in cards]


def set_status(state: State, seat: int, position: int, status: int, *, uncover: bool = False) -> None:
    """An action goes on; with `uncover` its cover is no longer part of it."""
    plan = list(state.plans[seat])
    card, cover, points, tokens, _ = plan[position]
    plan[position] = (card, NOBODY if uncover else cover, points, tokens, status)
    state.plans[seat] = tuple(plan)


def waiting(state: State, seat: int, points: int) -> list[int]:
    """The places of the actions of a seat with so many AP that are still to come."""
    return [place for place, action in enumerate(state.plans[seat]) if action[4] == WAITING and action[2] == points]


def drop_plan(play: AotPlay, seat: int) -> None:
    """Everything still to come is turned up and no longer resolved (AOT-6.9, AOT-11.3)."""
    state, game = play.state, play.game
    lost: list[str] = []
    plan = []
    for action in state.plans[seat]:
        if action[4] in (WAITING, TURNED_UP):
            lost += names_of(game, state, seat, action)
            action = (*action[:4], DROPPED)
        plan.append(action)
    state.plans[seat] = tuple(plan)
    if lost:
        play.tell(told.PlanLost(seat, lost))


def points_of(game: Ruleset, tokens: tuple[int, ...]) -> int:
    """The AP of city tokens (AOT-5.5, AOT-5.6)."""
    return sum(game.box.tokens[kind].ap for kind in tokens)
