"""What a location offers: its sub-actions, and whether anything would come of them (TD-9)."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.games.thiefdom.rules import tavern, wares
from cutpurse.games.thiefdom.rules.goods import artwork_fits, artworks, fits, has
from cutpurse.games.thiefdom.ruleset import Ruleset, town_in
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, State, bits
from cutpurse.games.thiefdom.terms import BRANDY, GEM, GOLD, GOODS
from cutpurse.games.thiefdom.vocabulary import Onward, Unlock, Visit

TAKE, SELL, BUY, PATRONS, DELIVER, POSTER, FETCH = (1 << number for number in range(7))
SUB_ACTION = {"take": TAKE, "sell": SELL, "buy": BUY, "patrons": PATRONS, "deliver": DELIVER, "poster": POSTER,
              "fetch": FETCH}  # fmt: skip
Options = list[str]


def can_activate(game: Ruleset, state: State, thief: int) -> bool:
    """Once per night (TD-9.2), and only if something comes of it (TD-9.7, ruling Q29)."""
    town, here = town_in(game, state), state.thief_at[thief]
    if town.kind[here] not in OFFERS or state.visited[thief] >> here - town.squares & 1:
        return False
    return something_to_do(game, state, thief)


def something_to_do(game: Ruleset, state: State, thief: int) -> bool:
    """Would anything come of activating the place where the thief is? (TD-9.7)"""
    kind = town_in(game, state).kind[state.thief_at[thief]]
    return bool(visits(game, state, thief, kind) or sub_actions(game, state, thief, 0, 0))


def sub_actions(game: Ruleset, state: State, thief: int, sub: int, series: int) -> Options:
    """The sub-actions that are left and have an effect."""
    kind = town_in(game, state).kind[state.thief_at[thief]]
    options = OFFERS[kind](game, state, thief, sub & ~series)
    if kind in game.box.patrons_at and patrons_come(game, state, thief, kind):
        options += _patrons(game, state, thief, sub & ~series)
    friend = state.cards[thief] & game.box.with_effect[Onward]
    return options + _onward_options(game, state, friend, kind) if friend else options


def sale_price(game: Ruleset, state: State, thief: int, kind: str, good: int) -> int:
    """VP for one good; 0 where it is not sold. Cards sell better (Janus, Jonathan, Malika, Ursula)."""
    price = game.box.sale_vp.get((kind, good), 0)
    cards = state.cards[thief]
    for card, vp in game.box.prices.get((kind, good), ()):
        if cards & card:
            price = max(price, vp)
    return price


def _sales(game: Ruleset, state: State, thief: int, kind: str, good: int) -> Options:
    count = state.goods[thief * KINDS + good]
    if not count or not sale_price(game, state, thief, kind, good):
        return []
    return SALES[good][:count] if count <= 12 else [f"sell {GOODS[good]} {n}" for n in range(1, count + 1)]


SALES = [[f"sell {good} {count}" for count in range(1, 13)] for good in GOODS]


def _market(game: Ruleset, state: State, thief: int, sub: int) -> Options:
    """Gold up to capacity, brandy for VP (TD-9.8)."""
    options = ["take gold"] if not sub & TAKE and fits(game, state, thief, GOLD) else []
    if not sub & SELL:
        options += _sales_at(game, state, thief, "market")
    return options


def patrons_come(game: Ruleset, state: State, thief: int, kind: str) -> bool:
    """Are patrons met in this kind of location? In taverns always, elsewhere by Richard's guild (TD-9.15)."""
    if kind == "tavern":
        return True
    cards, first = state.cards, thief - thief % 3
    return bool((cards[first] | cards[first + 1] | cards[first + 2]) & game.box.patrons_at.get(kind, 0))


def _patrons(game: Ruleset, state: State, thief: int, sub: int) -> Options:
    if sub & PATRONS or not tavern.slot_free(game, state, thief) or not tavern.cards_left(state):
        return []
    return ["patrons"]


def _villa(game: Ruleset, state: State, thief: int, sub: int) -> Options:
    """Gems or the artwork; the locked one needs a Lock Pick (TD-9.9)."""
    options: Options = []
    if not sub & TAKE:
        villa = town_in(game, state).villas.index(state.thief_at[thief])
        locked = "" if has(game, state, thief, Unlock) else game.box.villas[state.villas[villa]].locked
        if locked != "gems" and fits(game, state, thief, GEM):
            options.append("take gem")
        art = state.villa_art[villa]
        if locked != "artwork" and art != NOBODY and artwork_fits(game, state, thief):
            options.append(f"take {game.box.artwork_id[art]}")
    return options if sub & SELL else options + _sales_at(game, state, thief, "villa")


def artwork_left(game: Ruleset, state: State, thief: int, villa: int) -> int | None:
    """The artwork of a villa that this thief would find unlocked and cannot carry; None if that is not so."""
    number = town_in(game, state).villas.index(villa)
    locked = not has(game, state, thief, Unlock) and game.box.villas[state.villas[number]].locked == "artwork"
    art = state.villa_art[number]
    return None if locked or art == NOBODY or artwork_fits(game, state, thief) else art


def _sales_at(game: Ruleset, state: State, thief: int, kind: str) -> Options:
    return [option for good in game.box.sold_at[kind] for option in _sales(game, state, thief, kind, good)]


def _dealer(game: Ruleset, state: State, thief: int, sub: int) -> Options:
    """An artwork (TD-9.11), gems (TD-9.12), equipment (TD-9.13)."""
    options: Options = []
    if not sub & DELIVER:
        options += [f"deliver {id}" for id in artworks(game, state.goods[thief * KINDS + ART])]
    if not sub & SELL:
        options += _sales_at(game, state, thief, "dealer")
    if not sub & BUY:
        options += [f"buy {wares.name(game, copy)}" for copy in wares.buyable(game, state, thief, 0)]
    return options


def _tavern(game: Ruleset, state: State, thief: int, sub: int) -> Options:
    """Patrons (TD-9.15), wine for VP (TD-9.21), brandy for gold (TD-9.22)."""
    options = _patrons(game, state, thief, sub)
    if not sub & SELL:
        options += _sales_at(game, state, thief, "tavern")
    if not sub & BUY:
        options += [f"buy brandy {count}" for count in range(1, most_brandy(game, state, thief) + 1)]
    return options


def most_brandy(game: Ruleset, state: State, thief: int) -> int:
    """As many as can be paid and carried; coins that go make room in a Sack."""
    price, gold = game.box.numbers.brandy_price, state.goods[thief * KINDS + GOLD]
    count = gold // price if price else game.box.numbers.loot_slots
    room = fits(game, state, thief, BRANDY)
    spilled = max(0, gold - game.box.numbers.gold_slots)
    while count and count > room + min(spilled, count * price):
        count -= 1
    return count


def _dungeon(game: Ruleset, state: State, thief: int, sub: int) -> Options:
    """Confiscated goods (TD-9.23), badges for VP (TD-9.24), the own poster for VP (TD-9.25)."""
    options: Options = []
    if not sub & FETCH:
        cell = game.dungeon * KINDS
        for good, name in enumerate(GOODS):
            lying = state.goods[cell + good]
            most = min(lying, fits(game, state, thief, good)) if lying else 0
            options += [f"fetch {name} {count}" for count in range(1, most + 1)]
        if state.goods[cell + ART] and artwork_fits(game, state, thief):
            options += [f"fetch {id} 1" for id in artworks(game, state.goods[cell + ART])]
    if not sub & SELL:
        options += _sales_at(game, state, thief, "dungeon")
    if not sub & POSTER and state.posters >> thief & 1:
        options.append("poster")
    return options


def _smuggler(game: Ruleset, state: State, thief: int, sub: int) -> Options:
    """The mission that lies there, if the thief carries what it asks for (TD-9.26, TD-9.28)."""
    options: Options = []
    mission = state.missions[town_in(game, state).smugglers.index(state.thief_at[thief])]
    if mission != NOBODY and not sub & DELIVER and can_deliver(game, state, thief, mission):
        options.append(f"deliver {game.box.mission_id[mission]}")
    return options if sub & SELL else options + _sales_at(game, state, thief, "smuggler")


def can_deliver(game: Ruleset, state: State, thief: int, mission: int) -> bool:
    goods, first = state.goods, thief * KINDS
    return all(goods[first + good] >= count for good, count in enumerate(game.box.mission_deliver[mission]))


def _onward_options(game: Ruleset, state: State, friend: int, kind: str) -> Options:
    """Svenja, as the last step."""
    town = town_in(game, state)
    return [f"onward {town.name[space]}" for card in bits(friend) for way in game.box.effects[card]
            if isinstance(way, Onward) and way.at == kind for space in town.of_kind.get(way.to, ())]  # fmt: skip


def visits(game: Ruleset, state: State, thief: int, kind: str) -> list[Visit]:
    """Effects that come with every activation of such a location (Kunrad)."""
    friend = state.cards[thief] & game.box.with_effect[Visit]
    if not friend:
        return []
    return [visit for card in bits(friend) for visit in game.box.effects[card]
            if isinstance(visit, Visit) and visit.at == kind]  # fmt: skip


OFFERS: dict[str, Callable[[Ruleset, State, int, int], Options]] = {
    "market": _market, "villa": _villa, "dealer": _dealer, "tavern": _tavern, "dungeon": _dungeon, "smuggler": _smuggler}  # fmt: skip
