"""Why not: the reason behind every choice that is not offered, with the number of its rule.

Reasons are made from what the seat may know: public facts, its own draft cards and its own plan. What concerns the
streets stands in refusals_streets.py, what concerns locations in refusals_places.py.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from cutpurse.games.thiefdom import refusals_places, refusals_streets
from cutpurse.games.thiefdom.plan import DIRECTIONS
from cutpurse.games.thiefdom.refusals_streets import Check, no_points, not_now, unknown
from cutpurse.games.thiefdom.rules import cards, draft, exchange, locations, night, rob, tavern, wares
from cutpurse.games.thiefdom.rules.goods import has
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, SLOTS, State, bits
from cutpurse.games.thiefdom.terms import GOLD, GOODS, NOBLES, SHAPES
from cutpurse.games.thiefdom.vocabulary import NobleBoth, Teleport
from cutpurse.kernel.message import Arguments, Reason


def refuse(game: Ruleset, state: State, seat: int, choice: str) -> Reason:
    """The reason why a choice is not offered to a seat that is asked something."""
    words = choice.split(" ")
    check = CHECKS.get(words[0])
    if check is None or "" in words:
        return unknown(choice)
    try:
        return check(game, state, seat, game.asked_kind(state, seat), words)
    except (LookupError, ValueError):
        return unknown(choice)


# -- before the first night, planning ------------------------------------------------------------


def _keep(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if kind != "draft_pick":
        return not_now("TD-3.1")
    if words[1] not in game.box.equipment_number:
        return unknown(" ".join(words))
    return Reason("card-not-in-hand", "TD-3.1", {"card": words[1]})


def _buy_drafted(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    """One of the three cards kept, for a thief (TD-3.4 to TD-3.8)."""
    box, card = game.box, game.box.equipment[game.box.equipment_number[words[1]]]
    number, shape = game.box.equipment_number[words[1]], SHAPES.index(words[2])
    chosen = draft.chosen_wares(state, seat)
    kinds = [box.copy_kind[copy] for copy in bits(state.kept[seat])]
    for ware in chosen:
        kinds.remove(ware % draft.WARE)
    if number not in kinds:
        return Reason("card-not-in-hand", "TD-3.4", {"card": card.id})
    if len(chosen) >= box.numbers.draft_buy_max:
        return Reason("enough-bought", "TD-3.4", {"count": box.numbers.draft_buy_max})
    if draft.WARE * (3 * seat + shape) + number in chosen:
        return Reason("card-twice", "TD-3.7", {"card": card.id})
    spent = sum(box.equipment[ware % draft.WARE].cost for ware in chosen)
    left = state.goods[game.store(seat) * KINDS + GOLD] - spent
    return Reason("too-dear", "TD-3.4", {"cost": card.cost, "gold": left})


def _lair(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if kind != "lair":
        return not_now("TD-3.12")
    town = game.town(state)
    space = town.number[words[1]]
    if space in state.lairs:
        return Reason("lair-taken", "TD-3.11", {"place": words[1]})
    return Reason("no-house-for-a-lair", "TD-3.11", {"place": words[1]})


def _place(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if kind != "plan":
        return not_now("TD-4.2")
    slot, placed = SLOTS.index(words[2]), night.plan_of(state, seat)
    if slot in placed:
        return Reason("slot-has-a-tile", "TD-4.2", {"slot": words[2]})
    return Reason("tile-by-tile", "TD-4.2", {"number": len(placed) + 1})


# -- free actions and cards ----------------------------------------------------------------------


def _stamina(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if kind != "action":
        return Reason("finish-first", "TD-7.5")
    return Reason("stamina-gone", "TD-7.2")


def _poster(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    thief = state.active
    if thief == NOBODY or not state.posters >> thief & 1:
        return Reason("not-wanted", "TD-8.9")
    if kind == "location":
        return Reason("not-done-here", "TD-9.25")
    return Reason("not-at-home", "TD-7.24") if kind == "action" else Reason("finish-first", "TD-7.5")


def _exchange(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    """In the lair, or with a thief who is being passed (TD-7.10, TD-7.11, TD-7.23)."""
    if kind not in ("action", "pass"):
        return not_now("TD-7.5")
    thief = state.active
    other = exchange.partner_holder(game, thief, words[1])
    if other == thief:
        return unknown(" ".join(words))
    if kind == "action" and state.thief_at[thief] != state.lairs[seat]:
        return Reason("not-at-home", "TD-7.11")
    if other < game.thieves and (kind == "pass" or state.thief_at[other] != state.lairs[seat]):
        return Reason("nobody-there", "TD-7.11", {"shape": words[1]})
    return Reason("nothing-to-exchange", "TD-7.26")


def _goods(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    """discard, lose: what is there to be given up? (TD-1.32, TD-1.33)"""
    wanted = {"discard": ("action", "hop", "pass", "location"), "lose": ("keep",)}[words[0]]
    if words[1] not in GOODS and words[1] not in game.box.artwork_number:
        return unknown(" ".join(words))
    if kind not in wanted:
        return not_now("TD-1.32")
    if kind == "keep" and _carried(game, state, game.ask_of(state, seat)[2], words[1]):
        return Reason("makes-no-room", "TD-1.29", {"good": words[1]})
    return Reason("not-carried", "TD-1.32", {"good": words[1]})


def _carried(game: Ruleset, state: State, thief: int, good: str) -> bool:
    if good in GOODS:
        return state.goods[thief * KINDS + GOODS.index(good)] > 0
    return bool(state.goods[thief * KINDS + ART] >> game.box.artwork_number[good] & 1)


def _carry(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if kind != "divide":
        return not_now("TD-7.11")
    item = exchange.item_name(game, game.ask_of(state, seat)[2])
    if words[1] != item:
        return Reason("kind-by-kind", "TD-7.10", {"good": item})
    return Reason("cannot-carry", "TD-1.29", {"good": item, "count": int(words[2])})


def _use(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    """Whose card, when, where, how often, aimed at what (TD-10)."""
    box, card = game.box, game.box.card_number[words[1]]
    about: Arguments = {"card": words[1]}
    if kind != "action":
        return Reason("finish-first", "TD-7.5")
    thief = state.active
    if not cards.own_and_guild(game, state, thief) >> card & 1:
        return Reason("card-not-held", "TD-10.6", about)
    if not (box.actions | box.free_cards) >> card & 1:
        return Reason("card-works-alone", "TD-10.3", about)
    if box.actions >> card & 1 and not state.ap:
        return no_points("TD-10.2")
    if state.used & box.once_per_turn & 1 << card:
        return Reason("once-per-turn", "TD-10.7", about)
    rule = "TD-10.2" if box.actions >> card & 1 else "TD-10.4"
    if not cards.in_place(game, state, thief, box.cards[card].place):
        return Reason("card-not-here", rule, {**about, "place": box.cards[card].place})
    town = game.town(state)
    goal = town.number.get(words[-1], NOBODY)
    if any(isinstance(effect, Teleport) and goal in town.of_kind.get(effect.to, ()) for effect in box.effects[card]):
        return Reason("been-there", "TD-7.26", {"place": words[-1]})
    return Reason("card-no-target", rule, about)


def _end(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    return Reason("finish-first", "TD-7.5")


CHECKS: dict[str, Check] = {
    "keep": _keep, "lair": _lair, "place": _place, "stamina": _stamina, "poster": _poster, "exchange": _exchange,
    "discard": _goods, "lose": _goods, "carry": _carry, "use": _use, "end": _end,
    **refusals_streets.CHECKS, **refusals_places.CHECKS,
    "buy": lambda game, state, seat, kind, words: (
        _buy_drafted if kind == "draft_buy" else refusals_places.buy)(game, state, seat, kind, words)}  # fmt: skip


# -- what is tempting ----------------------------------------------------------------------------


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
        wishes += refusals_streets.shut_doors(game, state, here)
    held = cards.own_and_guild(game, state, thief)
    wishes += [f"use {game.box.card_id[card]}" for card in bits(held & (game.box.actions | game.box.free_cards))]
    if state.posters >> thief & 1:
        wishes.append("poster")
    return wishes if rob.in_reach(game, state, thief) or wishes else []


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
    return refusals_streets.shut_doors(game, state, state.thief_at[state.active])


TEMPTING: dict[str, Callable[[Ruleset, State, int], Iterable[str]]] = {
    "draft_buy": _tempting_draft, "lair": _tempting_lair, "action": _tempting_action, "hop": _tempting_hop,
    "location": _tempting_location, "patrons": _tempting_patrons,
    "route": lambda game, state, seat: [f"walk {name}" for name in DIRECTIONS]}  # fmt: skip
