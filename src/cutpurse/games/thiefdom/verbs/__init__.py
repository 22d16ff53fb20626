"""Why not: every verb of the game, and what stands against a choice that is not offered, with the number of its rule.

Reasons are made from what the seat may know: public facts, its own draft cards and its own plan.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.rules import cards, locations, tavern, wares
from cutpurse.games.thiefdom.rules.goods import has
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import NOBODY, State, bits
from cutpurse.games.thiefdom.terms import NOBLES, SHAPES
from cutpurse.games.thiefdom.verbs import places, setting_up, streets, turns
from cutpurse.games.thiefdom.vocabulary import NobleBoth

VERBS = {**setting_up.VERBS, **streets.VERBS, **turns.VERBS, **places.VERBS}


def tempting(game: Ruleset, state: State, seat: int, offered: Collection[str]) -> list[str]:
    """What a player may think of now and cannot do."""
    kind = game.asked_kind(state, seat)
    wishes = TEMPTING[kind](game, state, seat) if kind in TEMPTING else []
    begun = {" ".join(option.split(" ")[:2]) for option in offered}
    return [wish for wish in dict.fromkeys(wishes) if wish not in offered and wish not in begun]


def _tempting_draft(game: Ruleset, state: State, seat: int) -> list[str]:
    """Cards that are too dear."""
    kinds = dict.fromkeys(game.box.copy_kind[copy] for copy in bits(state.kept[seat]))
    return [f"buy {game.box.card_id[kind]} {SHAPES[0]}" for kind in kinds]


def _tempting_lair(game: Ruleset, state: State, seat: int) -> list[str]:
    """The church, and lairs of others."""
    town = game.town(state)
    taken = [space for space in state.lairs if space >= 0]
    return [f"lair {town.name[space]}" for space in (*town.of_kind.get("church", ()), *taken)]


def _tempting_action(game: Ruleset, state: State, seat: int) -> list[str]:
    """Robbing those beside him, the location he is in, cards he has, the way over a wall or into a location."""
    thief, town = state.active, game.town(state)
    here = state.thief_at[thief]
    wishes = ["activate"] if town.kind[here] in locations.OFFERS else []
    if here < town.squares:
        near = [
            figure for figure, square in enumerate(state.folk_at) if square >= 0 and town.beside[here] >> square & 1
        ]
        bag = " both" if has(game, state, thief, NobleBoth) else " gold"
        wishes += [f"rob {game.box.folk_id[figure]}" + (bag if figure in NOBLES else "") for figure in near]
        wishes += streets.shut_doors(game, state, here)
    held = cards.own_and_guild(game, state, thief)
    wishes += [f"use {game.box.card_id[card]}" for card in bits(held & (game.box.actions | game.box.free_cards))]
    if state.posters >> thief & 1:
        wishes.append("poster")
    return wishes


def _tempting_location(game: Ruleset, state: State, seat: int) -> list[str]:
    """What the place has and this thief cannot have."""
    thief, town = state.active, game.town(state)
    kind = town.kind[state.location]
    if kind == "villa":
        art = state.villa_art[town.villas.index(state.location)]
        return ["take gem", *([f"take {game.box.artwork_id[art]}"] if art != NOBODY else [])]
    if kind == "dealer":
        return [f"buy {wares.name(game, copy)}" for copy in state.display]
    if kind == "tavern":
        return ["patrons", "buy brandy 1"]
    if kind == "market":
        return ["take gold"]
    return ["poster"] if kind == "dungeon" and state.posters >> thief & 1 else []


def _tempting_patrons(game: Ruleset, state: State, seat: int) -> list[str]:
    """Those who are too dear."""
    return [f"befriend {game.box.patrons[patron].id}" for patron in bits(state.revealed)
            if tavern.price(game, state, state.active, patron)]  # fmt: skip


def _tempting_hop(game: Ruleset, state: State, seat: int) -> list[str]:
    return streets.shut_doors(game, state, state.thief_at[state.active])


TEMPTING: dict[str, Callable[[Ruleset, State, int], Iterable[str]]] = {
    "draft_buy": _tempting_draft, "lair": _tempting_lair, "action": _tempting_action, "hop": _tempting_hop,
    "location": _tempting_location, "patrons": _tempting_patrons,
    "route": lambda game, state, seat: [f"walk {name}" for name in DIRECTIONS]}  # fmt: skip
