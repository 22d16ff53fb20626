"""What an action card can be aimed at (AOT-2.4 to AOT-2.7, AOT-8.15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from cutpurse.games.age_of_thieves.components import EMPEROR, GREEN, YELLOW
from cutpurse.games.age_of_thieves.entries import ANYWHERE, Action
from cutpurse.games.age_of_thieves.rules.cards import kinds_of
from cutpurse.games.age_of_thieves.rules.figures import immobile, passive, spaces_of_thieves, watch
from cutpurse.games.age_of_thieves.rules.theft import least_jewels
from cutpurse.games.age_of_thieves.ruleset import AotPlay, Ruleset
from cutpurse.games.age_of_thieves.state import NOBODY, State, bits
from cutpurse.games.age_of_thieves.vocabulary import (
    Effect,
    Glide,
    HandOver,
    Mark,
    Send,
    Steer,
    TakeCard,
    TakeToken,
    Way,
)

Targets = tuple[int, ...]
Choice = tuple[str, Targets]
"""A choice of a target, and the target in numbers: seats, spaces, jewels, cards."""
E = TypeVar("E", bound=Effect)
EffectRule = Callable[..., None]


def on(kind: type[E], rule: Callable[[AotPlay, int, Way, E, Targets], None]) -> tuple[type[Effect], EffectRule]:
    """An effect of action cards and the rule that carries out this very effect."""
    return kind, rule


def reach(game: Ruleset, state: State, seat: int, action: Action) -> int:
    """The spaces an action can reach from where the thief stands (AOT-2.6, AOT-2.7)."""
    board, at = game.box.board, state.at[seat]
    if action.district:
        return board.district_mask[board.district[at]] & board.open
    if action.range == ANYWHERE:
        return board.open
    more = passive(game, state, seat).grenade_range if action.grenade else 0
    return board.reach(at, action.range + more) & board.open


def aims(game: Ruleset, state: State, seat: int, action: Action, way: Way) -> list[Choice]:
    """Everything that a way of an action can be aimed at."""
    return AIMS[way.aim](game, state, seat, way, reach(game, state, seat, action))


def has(way: Way, *kinds: type) -> bool:
    return any(isinstance(effect, kinds) for effect in way.effects)


def _self(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    return [(way.verb, ())]


def _thief(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    """Other thieves on the streets (AOT-11.16); where something is to be taken, only those who have it."""
    found: list[Choice] = []
    for rival, at in enumerate(state.at):
        if rival == seat or at == NOBODY or not near >> at & 1:
            continue
        if has(way, Steer) and state.snared_thieves >> rival & 1:
            continue
        if has(way, HandOver) and (state.robbed >> rival & 1 or not least_jewels(game, state, rival)):
            continue
        if has(way, TakeCard) and not state.hands[rival]:
            continue
        if has(way, TakeToken) and not sheet_tokens(game, state, rival):
            continue
        found.append((f"thief {game.letters[rival]}", (rival,)))
    return found


def sheet_tokens(game: Ruleset, state: State, seat: int) -> list[int]:
    """The kinds of city token on a sheet; what lies on action cards is not there any more."""
    first = seat * len(game.box.tokens)
    return [kind for kind in range(len(game.box.tokens)) if state.kept[first + kind]]


def _figures(game: Ruleset, state: State, way: Way, figures: int) -> list[Choice]:
    """Watch figures; what moves them needs those that can be moved (AOT-2.16, AOT-7.30)."""
    if has(way, Steer, Send):
        figures &= ~immobile(state)
    return [(f"{way.verb} {game.box.board.id[space]}", (space,)) for space in bits(figures)]


def _guard(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    return _figures(game, state, way, state.guards & near)


def _captain(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    return _figures(game, state, way, state.captains & near)


def _guards(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    """Every guard in range that can be moved, all together."""
    guards = state.guards & near & ~immobile(state)
    return [(way.verb, tuple(bits(guards)))] if guards else []


def _spaces(game: Ruleset, spaces: int) -> list[Choice]:
    return [(game.space_words[space], (space,)) for space in bits(spaces)]


def _space(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    return _spaces(game, near)


def _free_space(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    """Spaces without figures (AOT-2.5); nobody is put on fire, and what burns need not be lit (AOT-7.6)."""
    free = near & ~watch(state) & ~spaces_of_thieves(state)
    if has(way, Glide):
        free &= 0 if state.snared_thieves >> seat & 1 else ~state.fire
    elif any(isinstance(effect, Mark) and effect.marker == "fire" for effect in way.effects):
        free &= ~state.fire
    return _spaces(game, free)


def guardhouses(game: Ruleset, state: State) -> int:
    """Those without guard, captain and fire (AOT-15.26)."""
    return game.box.board.kind_mask["guardhouse"] & ~watch(state) & ~state.fire


def _guardhouse(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    return _spaces(game, near & guardhouses(game, state))


def _jewels(game: Ruleset, near: int, lying: tuple[tuple[int, int], ...]) -> list[Choice]:
    box = game.box
    return [(f"jewel {box.board.id[space]} {box.jewel_id[jewel]}", (space, jewel))
            for jewel, spaces in lying for space in bits(spaces & near)]  # fmt: skip


def _jewel(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    centre = 1 << state.jewel_at if state.jewel_at != NOBODY else 0
    return _jewels(game, near, ((YELLOW, state.yellow), (GREEN, state.green), (EMPEROR, centre)))


def _yellow_jewel(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    return _jewels(game, near, ((YELLOW, state.yellow),))


def _tokens(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    return [(f"token {game.box.board.id[space]}", (space,)) for space in bits(state.face_down & near)]


def _discard(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    """The cards of the pile, but not the cover of this very action (chapter 2.6)."""
    pile = state.discard & ~(1 << state.cover) if state.cover != NOBODY else state.discard
    return [(f"card {card}", (game.box.card_number[card],)) for card in kinds_of(game, pile)]


def _initiative(game: Ruleset, state: State, seat: int, way: Way, near: int) -> list[Choice]:
    """Another initiative for the watch, as long as it has not acted (Tampered Clock)."""
    if state.watch_done:
        return []
    most = max((getattr(effect, "most", 0) for effect in way.effects), default=0)
    lowest, highest = max(state.initiative - most, 0), min(state.initiative + most, game.box.numbers.die)
    return [(f"initiative {number}", (number,)) for number in range(lowest, highest + 1) if number != state.initiative]


AIMS: dict[str, Callable[[Ruleset, State, int, Way, int], list[Choice]]] = {
    "self": _self, "thief": _thief, "guard": _guard, "captain": _captain, "guards": _guards, "space": _space,
    "free_space": _free_space, "guardhouse": _guardhouse, "jewel": _jewel, "yellow_jewel": _yellow_jewel,
    "tokens": _tokens, "discard": _discard, "initiative": _initiative}  # fmt: skip
