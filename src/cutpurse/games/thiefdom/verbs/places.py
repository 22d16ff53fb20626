"""Why not, in locations: each of their parts, patrons, equipment (TD-9)."""

from __future__ import annotations

from cutpurse.games.thiefdom.rules import locations, tavern, wares
from cutpurse.games.thiefdom.rules.goods import artwork_fits, fits, has
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, State, bits
from cutpurse.games.thiefdom.terms import BRANDY, GEM, GOLD, GOODS
from cutpurse.games.thiefdom.verbs.common import never, not_now
from cutpurse.games.thiefdom.verbs.setting_up import DRAFTED
from cutpurse.games.thiefdom.verbs.streets import card_not_held
from cutpurse.games.thiefdom.verbs.turns import carried
from cutpurse.games.thiefdom.vocabulary import Onward, Unlock
from cutpurse.kernel.case import Case, verb
from cutpurse.kernel.message import Reason
from cutpurse.kernel.verb import Verb, unknown_choice

SALE_RULES = {"brandy": "TD-9.8", "gem": "TD-9.12", "wine": "TD-9.21", "badge": "TD-9.24", "gold": "TD-9.6"}


def _here(game: Ruleset, state: State) -> str:
    return game.town(state).kind[state.location]


def _done_already(state: State, word: str) -> Reason | None:
    """Each part of an activation once (TD-9.4)."""
    done = state.sub & ~state.series & locations.SUB_ACTION[word]
    return Reason("part-done", "TD-9.4") if done else None


# -- taking --------------------------------------------------------------------------------------


def _take(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Gold on a market (TD-9.8), gems or an artwork in a villa (TD-9.9)."""
    good, place = words[1], _here(game, state)
    if place == "villa" and good in (GOODS[GEM], *game.box.artwork_number):
        return _villa(game, state, good)
    if place != "market" or good != GOODS[GOLD]:
        return Reason("not-done-here", "TD-9.8" if good == GOODS[GOLD] else "TD-9.9")
    if reason := _done_already(state, "take"):
        return reason
    return None if fits(game, state, state.active, GOLD) else Reason("no-room", "TD-1.29", {"good": good})


def _villa(game: Ruleset, state: State, good: str) -> Reason | None:
    thief, villa = state.active, game.town(state).villas.index(state.location)
    art = state.villa_art[villa]
    if _done_already(state, "take"):
        return Reason("one-of-two", "TD-9.9")
    if good != GOODS[GEM] and (art == NOBODY or game.box.artwork_id[art] != good):
        return Reason("artwork-gone", "TD-9.10", {"artwork": good})
    locked = game.box.villas[state.villas[villa]].locked
    if (locked == "gems") == (good == GOODS[GEM]) and not has(game, state, thief, Unlock):
        return Reason("locked", "TD-9.9", {"good": good})
    if good == GOODS[GEM]:
        return None if fits(game, state, thief, GEM) else Reason("no-room", "TD-1.29", {"good": good})
    return None if artwork_fits(game, state, thief) else Reason("no-room", "TD-1.28", {"good": good})


def _take_ware(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """A displayed card for the tapestry."""
    return _ware(game, state, game.ask_of(state, seat)[2], words[1])


# -- selling and buying --------------------------------------------------------------------------


def _sell(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    good, count = GOODS.index(words[1]), int(words[2])
    have = state.goods[state.active * KINDS + good]
    if not count:
        return unknown_choice(" ".join(words))
    if reason := _done_already(state, "sell"):
        return reason
    if not locations.sale_price(game, state, state.active, _here(game, state), good):
        return Reason("not-sold-here", SALE_RULES[words[1]], {"good": words[1]})
    return Reason("too-few", "TD-1.31", {"good": words[1], "count": count, "have": have}) if count > have else None


def _sales(game: Ruleset, state: State, seat: int) -> list[str]:
    goods = state.goods[state.active * KINDS : state.active * KINDS + len(GOODS)]
    return [f"sell {name} {count}" for name, have in zip(GOODS, goods, strict=True) for count in range(1, have + 2)]


def _buy(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Equipment at a dealer (TD-9.13), brandy in a tavern (TD-9.22)."""
    thief, gold = state.active, state.goods[state.active * KINDS + GOLD]
    if words[1] == GOODS[BRANDY]:
        return _brandy(game, state, int(words[2]), gold)
    if reason := _done_already(state, "buy"):
        return reason
    if _here(game, state) != "dealer":
        return Reason("not-done-here", "TD-9.13")
    if reason := _ware(game, state, thief, words[1]):
        return reason
    cost = game.box.equipment[game.box.equipment_number[words[1]]].cost
    return Reason("too-dear", "TD-9.13", {"cost": cost, "gold": gold}) if cost > gold else None


def _brandy(game: Ruleset, state: State, count: int, gold: int) -> Reason | None:
    cost = count * game.box.numbers.brandy_price
    if not count:
        return unknown_choice("buy brandy 0")
    if reason := _done_already(state, "buy"):
        return reason
    if _here(game, state) != "tavern":
        return Reason("not-done-here", "TD-9.22")
    if cost > gold:
        return Reason("too-dear", "TD-9.22", {"cost": cost, "gold": gold})
    room = count <= locations.most_brandy(game, state, state.active)
    return None if room else Reason("no-room", "TD-1.29", {"good": GOODS[BRANDY]})


def _ware(game: Ruleset, state: State, thief: int, id: str) -> Reason | None:
    """A card that is not on display, that the thief has or has no hand for (TD-9.13)."""
    kind = game.box.equipment_number[id]
    if kind not in [game.box.copy_kind[copy] for copy in state.display]:
        return Reason("not-on-display", "TD-9.13", {"card": id})
    held = state.cards[thief] & wares.equipment_mask(game)
    if held >> kind & 1:
        return Reason("card-twice", "TD-9.13", {"card": id})
    full = held.bit_count() >= game.box.numbers.max_equipment_per_thief
    return Reason("hands-full", "TD-9.13", {"count": held.bit_count()}) if full else None


def _purchases(game: Ruleset, state: State, seat: int) -> list[str]:
    most = locations.most_brandy(game, state, state.active) + 1
    return [*(f"buy {id}" for id in game.box.equipment_number), *(f"buy brandy {n}" for n in range(1, most + 1)),
            "buy brandy 20"]  # fmt: skip


# -- patrons -------------------------------------------------------------------------------------


def _patrons(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """TD-9.15"""
    thief = state.active
    if reason := _done_already(state, "patrons"):
        return reason
    if state.brawled[thief] != NOBODY:
        return Reason("brawled-once", "TD-9.17")
    if not tavern.slot_free(game, state, thief):
        return Reason("has-a-friend", "TD-9.20")
    if not locations.patrons_come(game, state, thief, _here(game, state)):
        return Reason("not-done-here", "TD-9.15")
    return None if tavern.cards_left(state) else Reason("no-patrons-left", "TD-1.37")


def _revealed(game: Ruleset, state: State, id: str, rule: str) -> Reason | None:
    there = state.revealed >> game.box.patron_number[id] & 1
    return None if there else Reason("patron-not-there", rule, {"patron": id})


def _befriend(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """TD-9.16"""
    if reason := _revealed(game, state, words[1], "TD-9.16"):
        return reason
    cost = tavern.price(game, state, state.active, game.box.patron_number[words[1]])
    gold = state.goods[state.active * KINDS + GOLD]
    return Reason("too-dear", "TD-9.16", {"cost": cost, "gold": gold}) if cost > gold else None


def _brawl(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    if not tavern.brawls_here(game, state):
        return Reason("no-brawl-here", "TD-9.17")
    return _revealed(game, state, words[1], "TD-9.17")


# -- delivering, fetching, going on --------------------------------------------------------------


def _deliver(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """An artwork to a dealer (TD-9.11), goods for a mission to its smuggler (TD-9.26)."""
    if reason := _done_already(state, "deliver"):
        return reason
    place, id = _here(game, state), words[1]
    if id in game.box.artwork_number:
        if place != "dealer":
            return Reason("not-done-here", "TD-9.11")
        return None if carried(game, state, state.active, id) else Reason("not-carried", "TD-9.11", {"good": id})
    mission, town = game.box.mission_number[id], game.town(state)
    if place != "smuggler" or state.missions[town.smugglers.index(state.location)] != mission:
        return Reason("mission-elsewhere", "TD-9.26", {"mission": id})
    able = locations.can_deliver(game, state, state.active, mission)
    return None if able else Reason("goods-missing", "TD-9.26", {"mission": id})


def _fetch(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Confiscated goods (TD-9.23)."""
    good, count, cell = words[1], int(words[2]), game.dungeon * KINDS
    artwork = good in game.box.artwork_number
    if not count or (artwork and count > 1):
        return unknown_choice(" ".join(words))
    if reason := _done_already(state, "fetch"):
        return reason
    if _here(game, state) != "dungeon":
        return Reason("not-done-here", "TD-9.23")
    if artwork:
        lies, room = carried(game, state, game.dungeon, good), artwork_fits(game, state, state.active)
    else:
        lies = state.goods[cell + GOODS.index(good)] >= count
        room = fits(game, state, state.active, GOODS.index(good)) >= count
    if not lies:
        return Reason("not-in-dungeon", "TD-9.23", {"good": good})
    return None if room else Reason("no-room", "TD-1.29", {"good": good})


def _fetches(game: Ruleset, state: State, seat: int) -> list[str]:
    cell = state.goods[game.dungeon * KINDS : game.dungeon * KINDS + ART]
    goods = [f"fetch {name} {count}" for name, lies in zip(GOODS, cell, strict=True) for count in range(1, lies + 2)]
    return [*goods, *(f"fetch {id} 1" for id in game.box.artwork_id)]


def _onward(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """A friend who knows the way to another place, as the last step."""
    friends, town = has(game, state, state.active, Onward), game.town(state)
    if not friends:
        return card_not_held(game, Onward)
    kind, goal = _here(game, state), town.kind[town.number[words[1]]]
    knows = any(isinstance(way, Onward) and (way.at, way.to) == (kind, goal)
                for card in bits(friends) for way in game.box.effects[card])  # fmt: skip
    return None if knows else Reason("not-done-here", "TD-10.4")


def _buildings(game: Ruleset, state: State, seat: int) -> list[str]:
    town = game.town(state)
    return [f"onward {town.name[space]}" for space in range(town.squares - 1, town.spaces)]


def _done(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Something has to come of an activation (TD-9.7)."""
    enough = state.sub or locations.visits(game, state, state.active, _here(game, state))
    return None if enough else Reason("do-something", "TD-9.7")


def _first(rule: str) -> Reason:
    return Reason("activate-first", rule)


TAKE_RULES = ("TD-9.4", "TD-9.8", "TD-9.9", "TD-9.10", "TD-1.28", "TD-1.29")
SELL_RULES = ("TD-9.4", "TD-1.31", *SALE_RULES.values())
BUY_RULES = ("TD-9.4", "TD-9.13", "TD-9.22", "TD-1.29")
PATRON_RULES = ("TD-9.4", "TD-9.15", "TD-9.17", "TD-9.20", "TD-1.37")

VERBS: dict[str, Verb[State, Ruleset]] = {
    "take": verb(_first("TD-9.8"), {
        "location": Case(("take ITEM",), _take, TAKE_RULES), "tapestry": Case(("take WARE",), _take_ware, ("TD-9.13",))}),
    "sell": verb(_first("TD-9.6"), {"location": Case(("sell GOOD #",), _sell, SELL_RULES, _sales)}),
    "buy": verb(_first("TD-9.13"), {
        "location": Case(("buy WARE", "buy brandy #"), _buy, BUY_RULES, _purchases), "draft_buy": DRAFTED}),
    "patrons": verb(_first("TD-9.15"), {"location": Case(("patrons",), _patrons, PATRON_RULES)}),
    "befriend": verb(not_now("TD-9.16"), {"patrons": Case(("befriend PATRON",), _befriend, ("TD-9.16",))}),
    "brawl": verb(not_now("TD-9.17"), {"patrons": Case(("brawl PATRON",), _brawl, ("TD-9.17",))}),
    "leave": verb(not_now("TD-9.18"), {"patrons": Case(("leave",), never)}),
    "deliver": verb(_first("TD-9.11"), {
        "location": Case(("deliver ARTWORK", "deliver MISSION"), _deliver, ("TD-9.4", "TD-9.11", "TD-9.26"))}),
    "fetch": verb(_first("TD-9.23"), {
        "location": Case(("fetch ITEM #",), _fetch, ("TD-9.4", "TD-9.23", "TD-1.29"), _fetches)}),
    "onward": verb(not_now("TD-9.4"), {"location": Case(("onward PLACE",), _onward, ("TD-10.4", "TD-10.6"), _buildings)}),
    "done": verb(not_now("TD-9.4"), {
        "location": Case(("done",), _done, ("TD-9.7",)), "draft_buy": Case(("done",), never)}),
    "decline": verb(not_now("TD-9.11"), {"tapestry": Case(("decline",), never)}),
}  # fmt: skip
