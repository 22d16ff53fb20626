"""Why not, in locations: activating them and each of their parts, patrons, equipment (TD-9)."""

from __future__ import annotations

from cutpurse.games.thiefdom.refusals_streets import Check, no_points, not_now, unknown
from cutpurse.games.thiefdom.rules import locations, tavern, wares
from cutpurse.games.thiefdom.rules.goods import artwork_fits, fits, has
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, State
from cutpurse.games.thiefdom.terms import BRANDY, GOLD, GOODS
from cutpurse.games.thiefdom.vocabulary import Onward, Unlock
from cutpurse.kernel.message import Arguments, Reason

PART_RULES = {"take": "TD-9.8", "sell": "TD-9.6", "buy": "TD-9.13", "patrons": "TD-9.15", "deliver": "TD-9.11",
              "poster": "TD-9.25", "fetch": "TD-9.23"}  # fmt: skip
SALE_RULES = {"brandy": "TD-9.8", "gem": "TD-9.12", "wine": "TD-9.21", "badge": "TD-9.24", "gold": "TD-9.6"}


def _activate(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if kind != "action":
        return Reason("finish-first", "TD-7.5")
    town, thief = game.town(state), state.active
    here = state.thief_at[thief]
    if town.kind[here] not in locations.OFFERS:
        return Reason("no-location", "TD-9.1")
    if not state.ap:
        return no_points("TD-7.3")
    place: Arguments = {"place": town.name[here]}
    if state.visited[thief] >> here - town.squares & 1:
        return Reason("activated-already", "TD-9.2", place)
    if here in town.smugglers and state.missions[town.smugglers.index(here)] == NOBODY:
        return Reason("no-mission", "TD-9.28", place)
    return Reason("no-effect", "TD-9.7", place)


def _part(state: State, kind: str, verb: str) -> Reason | None:
    """Is this the time for a part of an activation, and is it still to be done? (TD-9.4)"""
    if kind != "location":
        return Reason("activate-first", PART_RULES[verb])
    act = locations.SUB_ACTION[verb]
    if state.sub & ~state.series & act:
        return Reason("part-done", "TD-9.4")
    return None


def _here(game: Ruleset, state: State) -> str:
    return str(game.town(state).kind[state.location])


def _take(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    """Gold, gems, an artwork; or a card for the tapestry."""
    box, good = game.box, words[1]
    if kind == "tapestry":
        return _ware(game, state, good, 0)
    early = _part(state, kind, "take")
    if early:
        return Reason("one-of-two", "TD-9.9") if kind == "location" and _here(game, state) == "villa" else early
    place = _here(game, state)
    if place == "villa" and good in ("gem", *box.artwork_number):
        return _villa(game, state, good)
    if place == "market" and good == "gold":
        return Reason("no-room", "TD-1.29", {"good": good})
    if good not in GOODS and good not in box.artwork_number:
        return unknown(" ".join(words))
    return Reason("not-done-here", "TD-9.9" if good != "gold" else "TD-9.8")


def _villa(game: Ruleset, state: State, good: str) -> Reason:
    thief, villa = state.active, game.town(state).villas.index(state.location)
    art = state.villa_art[villa]
    if good != "gem" and (art == NOBODY or game.box.artwork_id[art] != good):
        return Reason("artwork-gone", "TD-9.10", {"artwork": good})
    locked = game.box.villas[state.villas[villa]].locked
    if (locked == "gems") == (good == "gem") and not has(game, state, thief, Unlock):
        return Reason("locked", "TD-9.9", {"good": good})
    return Reason("no-room", "TD-1.29" if good == "gem" else "TD-1.28", {"good": good})


def _sell(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    good, count = words[1], int(words[2])
    number = GOODS.index(good)
    early = _part(state, kind, "sell")
    if early:
        return early
    if not locations.sale_price(game, state, state.active, _here(game, state), number):
        return Reason("not-sold-here", SALE_RULES[good], {"good": good})
    return Reason(
        "too-few", "TD-1.31", {"good": good, "count": count, "have": state.goods[state.active * KINDS + number]}
    )


def buy(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    """Equipment at a dealer, brandy in a tavern."""
    early = _part(state, kind, "buy")
    if early:
        return early
    thief, place = state.active, _here(game, state)
    gold = state.goods[thief * KINDS + GOLD]
    if words[1] == "brandy":
        cost = int(words[2]) * game.box.numbers.brandy_price
        if place != "tavern":
            return Reason("not-done-here", "TD-9.22")
        if cost > gold:
            return Reason("too-dear", "TD-9.22", {"cost": cost, "gold": gold})
        return Reason("no-room", "TD-1.29", {"good": GOODS[BRANDY]})
    if words[1] not in game.box.equipment_number:
        return unknown(" ".join(words))
    return _ware(game, state, words[1], gold) if place == "dealer" else Reason("not-done-here", "TD-9.13")


def _ware(game: Ruleset, state: State, id: str, gold: int) -> Reason:
    """A card that is not on display, that the thief has or has no hand for, or that is too dear (TD-9.13)."""
    number = game.box.equipment_number[id]
    if number not in [game.box.copy_kind[copy] for copy in state.display]:
        return Reason("not-on-display", "TD-9.13", {"card": id})
    held = state.cards[state.active] & wares.equipment_mask(game)
    if held >> number & 1:
        return Reason("card-twice", "TD-9.13", {"card": id})
    if held.bit_count() >= game.box.numbers.max_equipment_per_thief:
        return Reason("hands-full", "TD-9.13", {"count": held.bit_count()})
    return Reason("too-dear", "TD-9.13", {"cost": game.box.equipment[number].cost, "gold": gold})


def _patrons(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    early = _part(state, kind, "patrons")
    if early:
        return early
    thief = state.active
    if state.brawled[thief] != NOBODY:
        return Reason("brawled-once", "TD-9.17")
    if not tavern.slot_free(game, state, thief):
        return Reason("has-a-friend", "TD-9.20")
    if _here(game, state) != "tavern":
        return Reason("not-done-here", "TD-9.15")
    return Reason("no-patrons-left", "TD-1.37")


def _patron(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    """befriend, brawl: one of those revealed."""
    patron, rule = game.box.patron_number[words[1]], "TD-9.16" if words[0] == "befriend" else "TD-9.17"
    if kind != "patrons":
        return not_now(rule)
    if not state.revealed >> patron & 1:
        return Reason("patron-not-there", rule, {"patron": words[1]})
    gold = state.goods[state.active * KINDS + GOLD]
    return Reason("too-dear", rule, {"cost": tavern.price(game, state, state.active, patron), "gold": gold})


def _deliver(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    early = _part(state, kind, "deliver")
    if early:
        return early
    place, id = _here(game, state), words[1]
    if id in game.box.artwork_number:
        if place != "dealer":
            return Reason("not-done-here", "TD-9.11")
        return Reason("not-carried", "TD-9.11", {"good": id})
    mission = game.box.mission_number[id]
    town = game.town(state)
    if place != "smuggler" or state.missions[town.smugglers.index(state.location)] != mission:
        return Reason("mission-elsewhere", "TD-9.26", {"mission": id})
    return Reason("goods-missing", "TD-9.26", {"mission": id})


def _fetch(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    """Confiscated goods (TD-9.23)."""
    early = _part(state, kind, "fetch")
    if early:
        return early
    if _here(game, state) != "dungeon":
        return Reason("not-done-here", "TD-9.23")
    good, cell, thief = words[1], game.dungeon * KINDS, state.active
    if good in game.box.artwork_number:
        lies = state.goods[cell + ART] >> game.box.artwork_number[good] & 1
        full = lies and not artwork_fits(game, state, thief)
    else:
        lies = state.goods[cell + GOODS.index(good)] >= int(words[2])
        full = lies and fits(game, state, thief, GOODS.index(good)) < int(words[2])
    if full:
        return Reason("no-room", "TD-1.29", {"good": good})
    return Reason("not-in-dungeon", "TD-9.23", {"good": good})


def _onward(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    if kind != "location":
        return not_now("TD-9.4")
    if not has(game, state, state.active, Onward):
        return Reason("card-not-held", "TD-10.6", {"card": "svenja"})
    return Reason("not-done-here", "TD-10.4")


def _done(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    return Reason("do-something", "TD-9.7") if kind == "location" else not_now("TD-9.4")


def _not_asked(game: Ruleset, state: State, seat: int, kind: str, words: list[str]) -> Reason:
    """leave, decline: answers to questions that were not asked."""
    return not_now("TD-9.18" if words[0] == "leave" else "TD-9.11")


CHECKS: dict[str, Check] = {
    "activate": _activate, "take": _take, "sell": _sell, "patrons": _patrons, "befriend": _patron, "brawl": _patron,
    "deliver": _deliver, "fetch": _fetch, "onward": _onward, "done": _done, "leave": _not_asked,
    "decline": _not_asked}  # fmt: skip
