"""Why not, in a thief's turn: cards, goods, posters, the end (TD-7.2, TD-7.10, TD-7.23 to TD-7.26, TD-10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from cutpurse.games.thiefdom.rules import cards, exchange, locations, move, wares
from cutpurse.games.thiefdom.rules.goods import fits, loot_of
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, State
from cutpurse.games.thiefdom.terms import GOLD, GOODS, SHAPES
from cutpurse.games.thiefdom.verbs.common import finish_first, never, no_points, not_now
from cutpurse.games.thiefdom.vocabulary import (
    AIMED,
    Bargain,
    Blind,
    CardEffect,
    Drive,
    Hook,
    Share,
    StoreTrade,
    Swap,
    Teleport,
    Trade,
)
from cutpurse.kernel.case import Case, verb
from cutpurse.kernel.message import Arguments, Reason
from cutpurse.kernel.verb import unknown_choice

# -- activating a location, stamina, the poster --------------------------------------------------


def _activate(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    town, thief = game.town(state), state.active
    here = state.thief_at[thief]
    if town.kind[here] not in locations.OFFERS:
        return Reason("no-location", "TD-9.1")
    if not state.ap:
        return no_points("TD-7.3")
    place: Arguments = {"place": town.name[here]}
    if state.visited[thief] >> here - town.squares & 1:
        return Reason("activated-already", "TD-9.2", place)
    if locations.something_to_do(game, state, thief):
        return None
    if here in town.smugglers and state.missions[town.smugglers.index(here)] == NOBODY:
        return Reason("no-mission", "TD-9.28", place)
    if here in town.villas and (art := locations.artwork_left(game, state, thief, here)) is not None:
        free, slots = fits(game, state, thief, ART), game.box.numbers.artwork_slots
        return Reason(
            "artwork-room", "TD-1.28", {**place, "artwork": game.box.artwork_id[art], "slots": slots, "free": free}
        )
    if town.kind[here] == "dealer" and not wares.free_hands(game, state, thief):
        return Reason("hands-full-here", "TD-9.13", {**place, "count": game.box.numbers.max_equipment_per_thief})
    return Reason("no-effect", "TD-9.7", place)


def _stamina(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    return None if state.stamina >> seat & 1 else Reason("stamina-gone", "TD-7.2")


def _poster_at_home(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if not state.posters >> state.active & 1:
        return Reason("not-wanted", "TD-8.9")
    home = state.thief_at[state.active] == state.lairs[seat]
    return None if home else Reason("not-at-home", "TD-7.24")


def _poster_in_dungeon(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if not state.posters >> state.active & 1:
        return Reason("not-wanted", "TD-8.9")
    there = game.town(state).kind[state.location] == "dungeon"
    return None if there else Reason("not-done-here", "TD-9.25")


# -- goods ---------------------------------------------------------------------------------------


def _exchange(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """In the lair, with the store or a thief who is there (TD-7.11, TD-7.23)."""
    thief, other = state.active, exchange.partner_holder(game, state.active, words[1])
    if other == thief:
        return unknown_choice(" ".join(words))
    if state.thief_at[thief] != state.lairs[seat]:
        return Reason("not-at-home", "TD-7.11")
    if other < game.thieves and state.thief_at[other] != state.lairs[seat]:
        return Reason("nobody-there", "TD-7.11", {"shape": words[1]})
    return None if exchange.possible(game, state, thief, other) else Reason("nothing-to-exchange", "TD-7.26")


def _exchange_below(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """With a thief of the guild who is being passed over (TD-7.10)."""
    thief, other = state.active, exchange.partner_holder(game, state.active, words[1])
    if other == thief:
        return unknown_choice(" ".join(words))
    if other >= game.thieves:
        return Reason("not-at-home", "TD-7.11")
    street = state.hop[-1] < game.town(state).squares
    if not street or move.own_thief_below(state, thief) != other:
        return Reason("nobody-there", "TD-7.11", {"shape": words[1]})
    return None if exchange.possible(game, state, thief, other) else Reason("nothing-to-exchange", "TD-7.26")


def _partners(game: Ruleset, state: State, seat: int) -> list[str]:
    others = [shape for number, shape in enumerate(SHAPES) if number != state.active % 3]
    return [f"exchange {name}" for name in ("lair", *others)]


def carried(game: Ruleset, state: State, holder: int, item: str) -> bool:
    if item in GOODS:
        return state.goods[holder * KINDS + GOODS.index(item)] > 0
    return bool(state.goods[holder * KINDS + ART] >> game.box.artwork_number[item] & 1)


def _discard(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """TD-1.32"""
    there = carried(game, state, state.active, words[1])
    return None if there else Reason("not-carried", "TD-1.32", {"good": words[1]})


def _lose(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """What is too much goes where it is too much (TD-1.29, TD-1.33)."""
    thief, numbers = game.ask_of(state, seat)[2], game.box.numbers
    first = thief * KINDS
    if not carried(game, state, thief, words[1]):
        return Reason("not-carried", "TD-1.32", {"good": words[1]})
    if words[1] == GOODS[GOLD]:
        helps = state.goods[first + GOLD] > numbers.gold_slots
    else:
        helps = loot_of(state.goods, first, numbers.artwork_slots) > numbers.loot_slots
    return None if helps else Reason("makes-no-room", "TD-1.29", {"good": words[1]})


def _carry(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """How many of the kind that is asked about (TD-7.10)."""
    _, _, item, *counts = game.ask_of(state, seat)
    name, count = exchange.item_name(game, item), int(words[2])
    if words[1] != name:
        return Reason("kind-by-kind", "TD-7.10", {"good": name})
    whole = exchange.holding(state, state.split[0], item) + exchange.holding(state, state.split[1], item)
    if count > whole:
        return Reason("too-few", "TD-1.31", {"good": name, "count": count, "have": whole})
    return None if count in counts else Reason("cannot-carry", "TD-1.29", {"good": name, "count": count})


def _counts(game: Ruleset, state: State, seat: int) -> list[str]:
    item = game.ask_of(state, seat)[2]
    whole = exchange.holding(state, state.split[0], item) + exchange.holding(state, state.split[1], item)
    name = exchange.item_name(game, item)
    others = [f"carry {other} 0" for other in game.names["ITEM"] if other != name]
    return [*(f"carry {name} {count}" for count in range(whole + 2)), *others]


# -- cards ---------------------------------------------------------------------------------------


def _unusable(game: Ruleset, state: State, card: int) -> Reason | None:
    """Whose card, when, where, how often (TD-10)."""
    box, thief = game.box, state.active
    about: Arguments = {"card": box.card_id[card]}
    if not cards.own_and_guild(game, state, thief) >> card & 1:
        return Reason("card-not-held", "TD-10.6", about)
    if not (box.actions | box.free_cards) >> card & 1:
        return Reason("card-works-alone", "TD-10.3", about)
    if box.actions >> card & 1 and not state.ap:
        return no_points("TD-10.2")
    if state.used & box.once_per_turn & 1 << card:
        return Reason("once-per-turn", "TD-10.7", about)
    place = box.cards[card].place
    if not cards.in_place(game, state, thief, place):
        return Reason("card-not-here", _use_rule(game, card), {**about, "place": place})
    return None


def _use_rule(game: Ruleset, card: int) -> str:
    return "TD-10.2" if game.box.actions >> card & 1 else "TD-10.4"


def _use(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """A card that can be used, aimed at something."""
    card = game.box.card_number[words[1]]
    if reason := _unusable(game, state, card):
        return reason
    aims = cards.aims(game, state, state.active, card)
    if " ".join(words[2:]) in aims:
        return None
    if not words[2:] and aims:
        return unknown_choice(" ".join(words))  # aimed at what?
    return _been_there(game, state, card, words) or Reason("card-no-target", _use_rule(game, card), {"card": words[1]})


def _been_there(game: Ruleset, state: State, card: int, words: list[str]) -> Reason | None:
    """A place of the right kind in which the thief was in the same position before (TD-7.26)."""
    town = game.town(state)
    goal = town.number.get(words[-1], NOBODY)
    for effect in game.box.effects[card]:
        if isinstance(effect, Teleport) and goal in town.of_kind.get(effect.to, ()):
            return Reason("been-there", "TD-7.26", {"place": words[-1]})
    return None


def _uses(game: Ruleset, state: State, seat: int) -> Iterator[str]:
    """Every card of the box; those at hand with everything that they could be aimed at."""
    held = cards.own_and_guild(game, state, state.active) & (game.box.actions | game.box.free_cards)
    for card, id in enumerate(game.box.card_id):
        aims = (
            [aim for effect in game.box.effects[card] for aim in _aims(game, state, effect)] if held >> card & 1 else []
        )
        yield from (f"use {id} {aim}" for aim in dict.fromkeys(aims))
        if not aims or _unusable(game, state, card) or not cards.aims(game, state, state.active, card):
            yield f"use {id}"


def _aims(game: Ruleset, state: State, effect: CardEffect) -> list[str]:
    """What a player may think of aiming an effect at."""
    match effect:
        case Trade(repeat=True):
            return [str(number) for number in range(1, cards.times(state, state.active, effect) + 2)]
        case StoreTrade():
            return list(GOODS)
        case Teleport() | Hook():
            town = game.town(state)
            return [town.name[space] for space in {*range(town.squares, town.spaces), *town.riverside}]
        case Drive() | Blind():
            return game.box.folk_id
        case Share(count=1):
            return [" ".join(words) for words in product(game.names["WAY"], GOODS, SHAPES)]
        case Swap() | Share():
            return list(SHAPES)
        case Bargain():
            return [ware.id for ware in game.box.equipment]
    assert type(effect) not in AIMED
    return []


USE_FORMS = ("use CARD", "use CARD #", "use CARD GOOD", "use CARD PLACE", "use CARD FIGURE", "use CARD SHAPE", "use CARD WARE",
             "use CARD WAY GOOD SHAPE")  # fmt: skip
USE_RULES = ("TD-10.2", "TD-10.3", "TD-10.4", "TD-10.6", "TD-10.7", "TD-7.26")
EXCHANGE_RULES = ("TD-7.11", "TD-7.26")
DISCARD = Case(("discard ITEM",), _discard, ("TD-1.32",))

ACTIVATION_RULES = ("TD-1.28", "TD-7.3", "TD-9.1", "TD-9.2", "TD-9.7", "TD-9.13", "TD-9.28")

VERBS = {
    "activate": verb(finish_first(), {
        "action": Case(("activate",), _activate, ACTIVATION_RULES)}),
    "stamina": verb(finish_first(), {"action": Case(("stamina",), _stamina, ("TD-7.2",))}),
    "poster": verb(finish_first(), {
        "action": Case(("poster",), _poster_at_home, ("TD-8.9", "TD-7.24")),
        "location": Case(("poster",), _poster_in_dungeon, ("TD-8.9", "TD-9.25"))}),
    "exchange": verb(not_now("TD-7.5"), {
        "action": Case(("exchange PARTNER",), _exchange, EXCHANGE_RULES, _partners),
        "pass": Case(("exchange PARTNER",), _exchange_below, EXCHANGE_RULES, _partners)}),
    "discard": verb(not_now("TD-1.32"), dict.fromkeys(("action", "hop", "pass", "location"), DISCARD)),
    "lose": verb(not_now("TD-1.32"), {"keep": Case(("lose ITEM",), _lose, ("TD-1.29", "TD-1.32"))}),
    "carry": verb(not_now("TD-7.11"), {
        "divide": Case(("carry ITEM #",), _carry, ("TD-7.10", "TD-1.29", "TD-1.31"), _counts)}),
    "use": verb(finish_first(), {"action": Case(USE_FORMS, _use, USE_RULES, _uses)}),
    "end": verb(finish_first(), {"action": Case(("end",), never)}),
}  # fmt: skip
