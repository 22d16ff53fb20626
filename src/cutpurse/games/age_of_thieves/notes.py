"""What is worth knowing about things on the table: cards, the event, thieves, the watch, spaces (chapter 11).

Made from a view, for whoever points at a thing in the browser or has it read aloud. A card's effect is told in the
same words as everywhere else, piece by piece.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from cutpurse.games.age_of_thieves import foresight
from cutpurse.games.age_of_thieves.entries import Action
from cutpurse.games.age_of_thieves.labels import effect_message
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import State
from cutpurse.games.age_of_thieves.view import View
from cutpurse.games.age_of_thieves.vocabulary import Discard, Draw, Effect, Gain, Move, Passive, Way
from cutpurse.kernel.message import Message
from cutpurse.kernel.question import Note

NEAR = 6
"""How far from my own thief spaces are worth a note: as far as a Dash."""
ABOUT_MY_WAY = frozenset({"plan", "next_action", "resolve", "move"})
"""Questions at which I think of where my thief goes; at others a space is only looked at, or somebody else goes there."""


def notes(game: Ruleset, view: View, state: State) -> list[Note]:
    """The event in force, the watch and the thieves where they stand; then my cards and what threatens my thief."""
    found = [*_event(game, view.event)] if view.event else []
    for figure in view.watch:
        found += _figure(figure.space, figure.kind, figure.vigilance, figure.movement, tuple(figure.marks))
    found += [Note(seat.space, Message("note-thief", {"seat": number, "vp": seat.vp}))
              for number, seat in enumerate(view.seats) if seat.space]  # fmt: skip
    if view.seat >= 0 and view.seats[view.seat].figure:
        found += _own(game, view, state)
    return found


# -- what is mine --------------------------------------------------------------------------------


def _own(game: Ruleset, view: View, state: State) -> Iterator[Note]:
    """My cards in hand, in my plan and beside it; my thief."""
    box, me = game.box, view.seats[view.seat]
    special = box.thieves[box.thief_number[me.figure]].special
    planned = [card for action in me.plan for card in action.cards]
    basics = [card.id for card in box.basics]
    for card in dict.fromkeys([*basics, *([special] if game.special_actions else []), *view.hand, *planned]):
        yield from _card(game, card, me.figure)
    yield _ability(me.figure)
    if me.space and not me.in_dungeon and not view.over:
        price = foresight.arrest_cost(game, state, view.seat)
        if foresight.watch_waits(view.phase, view.watch_done) and ABOUT_MY_WAY.issuperset(asked_of(view)):
            yield from _dangers(game, view, state)
        yield Note(me.figure, Message("note-arrest", {"jewels": price.jewels, "card": price.card, "points": price.points,
                                                      "district": price.dungeon or "none"}))  # fmt: skip


@lru_cache(maxsize=256)
def _ability(figure: str) -> Note:
    return Note(figure, Message(f"board-ability-{figure}"), lasting=True)


@lru_cache(maxsize=2048)
def _card(game: Ruleset, card: str, figure: str) -> tuple[Note, ...]:
    """What a card of mine does."""
    return tuple(Note(card, label, lasting=True) for label in card_notes(game, card, figure))


def asked_of(view: View) -> list[str]:
    """The kinds of question that are open for me."""
    return [ask[1] for ask in view.asked if ask[0] == view.seat]


def _dangers(game: Ruleset, view: View, state: State) -> Iterator[Note]:
    """Where the watch sees or reaches a thief who is not hidden there, as far as mine can walk in a turn."""
    board = game.box.board
    near = board.reach(state.at[view.seat], NEAR) & ~foresight.hidden_spaces(game, state)
    reached = set(view.caught_spaces)
    for id in view.seen_spaces:
        if near >> board.number[id] & 1:
            yield _danger(id, id in reached)


@lru_cache(maxsize=1024)
def _danger(space: str, reached: bool) -> Note:
    return Note(space, Message("note-reached" if reached else "note-seen"), lasting=True)


def card_notes(game: Ruleset, card: str, figure: str = "") -> Iterator[Message]:
    """What an action card does, in the hands of a thief or nobody's: range, theft icon, then each way with its aim and
    effects."""
    if card not in game.box.actions:
        for half in (half for half in game.box.halves.values() if half.card == card):
            yield Message("note-alone" if half.alone else "note-half", {"card": half.id})
            yield from card_notes(game, half.id, figure)
        return
    action: Action = game.box.actions[card]
    yield from frame_notes(game, action, figure)
    for number, way in enumerate(action.ways):
        if number:
            yield Message("board-or")
        if way.aim != "self":
            yield Message(f"board-aim-{way.aim}", {"least": way.least, "most": way.most})
        yield from effect_notes(game, action, way, figure)


def _passive(game: Ruleset, figure: str) -> Passive:
    """What a thief's ability adds; nothing for a card that nobody holds."""
    return game.box.thieves[game.box.thief_number[figure]].passive if figure else Passive()


def frame_notes(game: Ruleset, action: Action, figure: str) -> Iterator[Message]:
    """How far a card reaches, grenades farther for some, and whether it has the theft icon or is a grenade."""
    if action.range >= 0:
        more = _passive(game, figure).grenade_range if action.grenade else 0
        yield Message("board-range", {"range": action.range + more})
    if action.district:
        yield Message("board-range-district")
    if action.theft:
        yield Message("board-theft-icon")
    if action.grenade:
        yield Message("board-grenade")


def effect_notes(game: Ruleset, action: Action, way: Way, figure: str) -> Iterator[Message]:
    """What one way of a card does; the Sneak of some goes farther (AOT-7.10)."""
    for effect in way.effects:
        if isinstance(effect, Move) and action.id == "sneak":
            more = _passive(game, figure).sneak
            yield effect_message(game, msgspec.structs.replace(effect, spaces=effect.spaces + more))
        else:
            yield effect_message(game, effect)


# -- what is everybody's -------------------------------------------------------------------------


EVERYBODY: dict[type[Effect], str] = {
    Draw: "board-happens-draw",
    Gain: "board-happens-gain",
    Discard: "board-happens-discard",
}
"""What a card does for one thief and an event for all of them."""


def event_notes(game: Ruleset, event: str) -> Iterator[Message]:
    """What an event card does at once, or as long as it lies open."""
    card = game.box.events[game.box.event_number[event]]
    for effect in card.at_once:
        told = effect_message(game, effect)
        yield Message(EVERYBODY.get(type(effect), told.key), told.args)
    for key in card.holds.__struct_fields__:
        value = getattr(card.holds, key)
        if value is True:
            yield Message(f"board-holds-{key}")
        elif isinstance(value, int) and value:
            yield Message(f"board-holds-{key}", {"change": f"{value:+d}"})
        elif value:
            yield Message(f"board-holds-{key}", {"district": value})


@lru_cache(maxsize=256)
def _event(game: Ruleset, event: str) -> tuple[Note, ...]:
    return tuple(Note(event, label, lasting=True) for label in event_notes(game, event))


@lru_cache(maxsize=4096)
def _figure(space: str, kind: str, vigilance: int, movement: int, marks: tuple[str, ...]) -> tuple[Note, ...]:
    """How far a watch figure sees and goes, and what holds for it."""
    values = Message("board-values", {"figure": kind, "vigilance": vigilance, "movement": movement})
    held = [Message(f"board-watch-{mark}") for mark in marks if mark != "placed"]
    return tuple(Note(space, label, lasting=True) for label in (values, *held))
