"""Where the chain of a seat's planned actions can bring its thief without an arrest (chapter 11).

Looked at before anything has happened: the watch figures stand where they stand now, and of the cards those count that
move, hide or protect their own thief. What only luck or others could open (a guard who is lured away, a token) does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

from cutpurse.games.age_of_thieves import foresight
from cutpurse.games.age_of_thieves.entries import Action
from cutpurse.games.age_of_thieves.foresight import Shield
from cutpurse.games.age_of_thieves.rules.figures import holds, in_dungeon, passive, spaces_of_thieves, watch
from cutpurse.games.age_of_thieves.rules.moving import DASH, JUMP, SNEAK, sewer_mouths
from cutpurse.games.age_of_thieves.rules.order import watch_is_next
from cutpurse.games.age_of_thieves.rules.plans import name_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits
from cutpurse.games.age_of_thieves.vocabulary import ActionEffect, Glide, Hide, Move, Protect


class Stage(NamedTuple):
    """Where the thief can be after a planned action, or when the watch acts."""

    place: int
    """In the plan, from 1; 0: the watch."""
    ends: int
    dash: int
    """Of these, where only a Dash brings him."""
    reached: int
    seen: int
    shield: Shield
    """What keeps the watch off him wherever he is when it acts."""


# -- the order of a plan -------------------------------------------------------------------------


def before_watch(game: Ruleset, state: State) -> int:
    """The least AP that come before the watch (AOT-6.3); 0 if nobody knows yet."""
    if state.initiative == NOBODY:
        return 0
    return state.initiative + watch_is_next(game, state, state.initiative)


def order(game: Ruleset, state: State, seat: int) -> list[tuple[int, int]]:
    """A plan and the watch in the order of AOT-6: AP, and the place in the plan from 1, 0 for the watch. Of several with
    the same AP, whose order their thief chooses, what hides or protects him comes first (AOT-6.5)."""
    least = before_watch(game, state)
    mine = sorted((-action[2], not _shields(game, state, seat, place), place)
                  for place, action in enumerate(state.plans[seat], 1))  # fmt: skip
    entries = [(-points, place) for points, _, place in mine]
    before = [entry for entry in entries if entry[0] >= least]
    return [*before, (state.initiative, 0), *entries[len(before) :]]


def _card(game: Ruleset, state: State, seat: int, place: int) -> str:
    return name_of(game, state, seat, state.plans[seat][place - 1][0])


def _shields(game: Ruleset, state: State, seat: int, place: int) -> bool:
    card = _card(game, state, seat, place)
    return any(isinstance(effect, Hide | Protect) for action in _parts(game, card) for effect in _effects(action))


def _parts(game: Ruleset, card: str) -> list[Action]:
    """A card's action; of a basic one its halves."""
    halves: list[Action] = [half for half in game.box.halves.values() if half.card == card]
    return halves or [game.box.actions[card]]


def _effects(action: Action) -> Iterator[ActionEffect]:
    return (effect for way in action.ways for effect in way.effects)


# -- the chain -----------------------------------------------------------------------------------


def stages(game: Ruleset, state: State, seat: int) -> list[Stage]:
    """The plan, one action after the other. Where the watch may reach him he would rather not wait for it: what comes
    after it begins where it does not, if there is such a space."""
    world, at, dash = state.clone(), 1 << state.at[seat], 0
    eve = on_the_eve(game, state, seat)
    ahead, cover = foresight.outlook(game, eve, seat), foresight.shield(eve, seat)
    alone, waits, found = len(state.plans[seat]) == 1, True, list[Stage]()
    for _, place in order(game, state, seat):
        if place:
            card, begun = _card(game, state, seat, place), at
            at = _after(game, world, seat, begun, card, dash=False)
            if alone and any(part.id == DASH for part in _parts(game, card)):  # AOT-8.3
                far = _after(game, world, seat, begun, card, dash=True)
                dash, at = far & ~at, far | at
        danger = waits or not place
        found.append(Stage(place, at, dash & at, at & ahead.reached if danger else 0,
                           at & ahead.seen & ~ahead.reached if danger else 0, cover if danger else ""))  # fmt: skip
        if not place:
            waits, at = False, at & ~ahead.reached or at
    return found


def on_the_eve(game: Ruleset, state: State, seat: int) -> State:
    """The position as far as the cards that come before the watch hide or protect their thief."""
    world = state.clone()
    for _, place in order(game, state, seat):
        if not place:
            break
        for effect in (effect for part in _parts(game, _card(game, state, seat, place)) for effect in _effects(part)):
            _shelter(game, world, seat, effect)
    return world


def _shelter(game: Ruleset, world: State, seat: int, effect: ActionEffect) -> None:
    """What an effect does for its thief's safety; whoever leaves a dungeon is hidden (AOT-11.15)."""
    if isinstance(effect, Hide) or (isinstance(effect, Move) and in_dungeon(game, world, seat)):
        world.hidden |= 1 << seat
    elif isinstance(effect, Protect):
        world.protected |= 1 << seat


def _after(game: Ruleset, world: State, seat: int, at: int, card: str, *, dash: bool) -> int:
    """Where a thief can be after an action who was on one of these spaces: by its Dash, or by anything else in it."""
    for part in _parts(game, card):
        if (part.id == DASH) != dash:
            continue
        for effect in _effects(part):
            _shelter(game, world, seat, effect)
            if isinstance(effect, Move):
                more = passive(game, world, seat).sneak if part.id == SNEAK else 0
                at = _walk(game, world, seat, at, effect.spaces + more, effect.manner)
            elif isinstance(effect, Glide):
                at |= _land(game, world, at, part.range)
    return at


def _walk(game: Ruleset, world: State, seat: int, start: int, steps: int, manner: str) -> int:
    """The ends of a movement action that begins on one of these spaces, the sewers included (AOT-7.10 to AOT-7.22)."""
    board, fire = game.box.board, 0 if passive(game, world, seat).fireproof else world.fire
    closed = _barred(game, world, seat) | fire
    guarded = _barred(game, world, seat, ending=True)
    if manner == JUMP:
        entered = sum_of(board.reach(space, steps) for space in bits(start)) & board.open & ~closed
    else:
        entered, all_ = 0, start
        for _ in range(steps):
            entered |= sum_of(board.near[space] for space in bits(all_)) & ~closed
            all_ |= entered
    mouths, exits = sewer_mouths(game, world, seat)
    if entered & mouths and not holds(game, world).no_sewers:
        entered |= exits & ~closed
    return (entered & ~guarded | start) & (board.open if entered else ~0)


def _land(game: Ruleset, world: State, start: int, far: int) -> int:
    """Where a card sets a thief down: a space without figures or fire, in range; not out of a dungeon (AOT-7.5)."""
    board = game.box.board
    ends = sum_of(board.reach(space, far) for space in bits(start & board.open)) & board.open
    return ends & ~(watch(world) | spaces_of_thieves(world) | world.fire)


def _barred(game: Ruleset, world: State, seat: int, *, ending: bool = False) -> int:
    return 0 if foresight.shield(world, seat) == "hidden" else foresight.barred(game, world, seat, ending=ending)


def sum_of(masks: Iterable[int]) -> int:
    """All of these spaces together."""
    return reduce(or_, masks, 0)
