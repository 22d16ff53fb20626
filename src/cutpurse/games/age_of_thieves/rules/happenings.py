"""Event cards that act at once (AOT-3.3, AOT-3.4, chapter 2.7). Those that last are data: see figures.holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.rules.cards import draw_cards, forced_discards
from cutpurse.games.age_of_thieves.rules.figures import (
    GUARD,
    city,
    decider,
    gain_points,
    immobile,
    spaces_of_thieves,
    watch,
)
from cutpurse.games.age_of_thieves.rules.steering import place_watch, reposition_watch
from cutpurse.games.age_of_thieves.ruleset import AotPlay, OptionRule, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits
from cutpurse.games.age_of_thieves.vocabulary import Burn, Discard, Draw, Effect, Gain, Jewels, Post, Recall
from cutpurse.kernel.game import AnswerRule, StepRule

E = TypeVar("E", bound=Effect)
EffectRule = Callable[..., None]


def on(kind: type[E], rule: Callable[[AotPlay, E], None]) -> tuple[type[Effect], EffectRule]:
    """An effect of event cards and the rule that carries out this very effect."""
    return kind, rule


def begin(play: AotPlay, event: str) -> None:
    """What an event does at once, one effect after the other."""
    card = play.game.box.events[play.game.box.event_number[event]]
    play.state.agenda += [("ev_do", event, place) for place in reversed(range(len(card.at_once)))]


def do(play: AotPlay, event: str, place: int) -> None:
    effect = play.game.box.events[play.game.box.event_number[event]].at_once[place]
    RULES[type(effect)](play, effect)


# -- everybody -----------------------------------------------------------------------------------


def draw(play: AotPlay, effect: Draw) -> None:
    """Clockwise from the first thief; each keeps the hand limit before the next one draws."""
    play.state.agenda += [("ev_draw", seat, effect.cards) for seat in reversed(city(play.state))]


def gain(play: AotPlay, effect: Gain) -> None:
    for seat in city(play.state):
        gain_points(play, seat, effect.ap)


def discard(play: AotPlay, effect: Discard) -> None:
    """Of everybody in the city; events reach into dungeons (ruling N19)."""
    play.state.agenda += [("ev_discard",)] * effect.cards


def discard_once(play: AotPlay) -> None:
    forced_discards(play, city(play.state))


def jewels(play: AotPlay, effect: Jewels) -> None:
    play.state.agenda.append(("event_jewels", effect.more))


# -- guards --------------------------------------------------------------------------------------


def post(play: AotPlay, effect: Post) -> None:
    """The first thief places a guard on a guardhouse of a district, or on a gate of the open one; if all are
    taken, nothing happens."""
    state, box = play.state, play.game.box
    if effect.where == "gates":
        spaces = sum(1 << gate for gate in box.gates[state.open_district]) if state.open_district != NOBODY else 0
    else:
        spaces = box.board.kind_mask["guardhouse"] & box.board.district_mask[DISTRICTS.index(effect.where)]
    place_watch(play, decider(state), GUARD, bits(spaces & ~watch(state) & ~state.fire))


def recall(play: AotPlay, effect: Recall) -> None:
    play.state.agenda.append(("ev_recall",))


def recall_next(play: AotPlay) -> None:
    """The guard with the shortest way to a guardhouse without watch goes there; then the next one."""
    state = play.state
    guard, houses = nearest_houses(play.game, state)
    if guard == NOBODY:
        return
    state.agenda.append(("ev_recall",))
    if len(houses) > 1:
        state.asked = [(decider(state), "recall", guard)]
    else:
        reposition_watch(play, NOBODY, guard, houses[0])


def nearest_houses(game: Ruleset, state: State) -> tuple[int, list[int]]:
    """The guard whose turn it is to go back (ties: lowest id), and the guardhouses nearest to him; NOBODY if
    everybody is at his post."""
    board = game.box.board
    houses = board.kind_mask["guardhouse"]
    free = bits(houses & ~watch(state) & ~state.fire)
    best, guard = board.farthest + 1, NOBODY
    for space in bits(state.guards & ~houses & ~immobile(state)):
        away = min((board.distance[space][house] for house in free), default=best)
        if away < best:
            best, guard = away, space
    if guard == NOBODY:
        return NOBODY, []
    return guard, [house for house in free if board.distance[guard][house] == best]


def recall_options(game: Ruleset, state: State, seat: int, guard: int) -> list[str]:
    return [f"space {game.box.board.id[house]}" for house in nearest_houses(game, state)[1]]


def answer_recall(play: AotPlay, seat: int, words: list[str], guard: int) -> None:
    reposition_watch(play, NOBODY, guard, play.game.box.board.number[words[1]])


# -- fire ----------------------------------------------------------------------------------------


def burn(play: AotPlay, effect: Burn) -> None:
    play.state.agenda.append(("ev_burn", effect.spaces))


def burn_next(play: AotPlay, left: int) -> None:
    """The first thief sets fire to free spaces of the open district, one by one."""
    state = play.state
    spaces = burnable(play.game, state)
    if left and spaces:
        state.agenda.append(("ev_burn", left - 1))
        if len(spaces) > 1:
            state.asked = [(decider(state), "burn", left)]
        else:
            set_fire(play, spaces[0])


def burnable(game: Ruleset, state: State) -> list[int]:
    """Free spaces of the open district that are not gates (AOT-15.21)."""
    if state.open_district == NOBODY:
        return []
    board = game.box.board
    taken = watch(state) | spaces_of_thieves(state) | state.fire | board.kind_mask["gate"]
    return bits(board.district_mask[state.open_district] & board.open & ~taken)


def burn_options(game: Ruleset, state: State, seat: int, left: int) -> list[str]:
    return [f"space {game.box.board.id[space]}" for space in burnable(game, state)]


def answer_burn(play: AotPlay, seat: int, words: list[str], left: int) -> None:
    set_fire(play, play.game.box.board.number[words[1]])


def set_fire(play: AotPlay, space: int) -> None:
    play.state.fire |= 1 << space
    play.tell(told.MarkersLaid(decider(play.state), "fire", [play.game.box.board.id[space]]))


RULES: dict[type[Effect], EffectRule] = dict([
    on(Draw, draw), on(Gain, gain), on(Discard, discard), on(Jewels, jewels), on(Post, post),
    on(Recall, recall), on(Burn, burn)])  # fmt: skip
STEPS: dict[str, StepRule[State, Ruleset]] = {
    "ev_do": do, "ev_draw": draw_cards, "ev_discard": discard_once, "ev_recall": recall_next, "ev_burn": burn_next}  # fmt: skip
ANSWERS: dict[str, AnswerRule[State, Ruleset]] = {"recall": answer_recall, "burn": answer_burn}
OPTIONS: dict[str, OptionRule] = {"recall": recall_options, "burn": burn_options}
