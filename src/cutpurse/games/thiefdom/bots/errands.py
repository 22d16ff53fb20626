"""What a thief can still earn: tours from place to place, a few activations ahead.

A load is (gold, gems, brandy, wine, badges, artworks as bits, wanted, friend wanted). Places change loads; a tour
is worth the points it earns and, for the action points that are left, what they usually earn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import NamedTuple

from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.bots.prices import CARRIED, net_value
from cutpurse.games.thiefdom.rules.goods import effect_of, guild_has, has, slots
from cutpurse.games.thiefdom.rules.locations import sale_price, visits
from cutpurse.games.thiefdom.rules.tavern import slot_free
from cutpurse.games.thiefdom.rules.wares import can_equip
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, State, bits
from cutpurse.games.thiefdom.terms import BADGE, BRANDY, GEM, GOLD, GOODS, HOUSES, LOCATIONS, WINE
from cutpurse.games.thiefdom.vocabulary import (
    BefriendFree,
    End,
    Gain,
    MissionBonus,
    MovePoints,
    Sale,
    Slots,
    StoreTrade,
    Trade,
    Unlock,
    Visit,
)

Load = tuple[int, ...]
WANTED, FRIENDLESS = ART + 1, ART + 2

DEPTH = 3
"""Activations that a tour looks ahead."""
FAR_OFF = 9
"""Action points beyond these are all alike."""
SPACES, BUDGETS = 1024, 64
"""More than there are of either: so what is remembered has a plain number for its name."""
USUAL = 0.45
"""What an action point earns that no tour has planned."""
EQUIP = 0.6
"""Of what equipment promises, so much comes true."""
IDLE = 3
"""Action points at the end of the game that hardly earn anything."""
FRIEND_NOW, FRIEND_A_NIGHT = 3.0, 0.75
"""What a friend brings besides the gold he costs, as the best of four: at once, and in every night to come."""


class Outcome(NamedTuple):
    gain: float
    load: Load


class Prospect:
    """A load, and what has been found out about it: what comes of it at each stop, and the tours it makes possible.
    There is one for each load, so whoever has it looks nothing up by the load itself."""

    __slots__ = ("at_last", "in_hand", "load", "open", "stops", "tours")

    def __init__(self, load: Load, in_hand: float, at_last: float) -> None:
        self.load = load
        self.in_hand = in_hand
        """Its worth while there is time to do something with it."""
        self.at_last = at_last
        """Its worth at the end of the game."""
        self.open: list[tuple[int, int, list[tuple[float, Prospect]]]] | None = None
        """The stops where something comes of it: (stop, action points, what it can come to)."""
        self.tours: dict[int, float] = {}
        self.stops: dict[int, float] = {}


Known = dict[tuple[object, ...], dict[Load, list[Outcome]]]


class Errands:
    """The errands of a thief, or of any of his guild who has the same cards, as things lie now. Answers are remembered;
    what comes of a load at a place also for others, in `known`, by all that it depends on."""

    def __init__(self, game: Thiefdom, state: State, thief: int, known: Known | None = None,
                 depth: int = DEPTH, thrift: float = 1.0) -> None:  # fmt: skip
        self.game, self.state, self.thief, self.depth, self.thrift = game, state, thief, depth, thrift
        self.box, self.town = box, town = game.box, game.town(state)
        self.seat = thief // 3
        numbers = box.numbers
        self.gold_slots, self.loot_slots = numbers.gold_slots, numbers.loot_slots
        self.free = slots(game, state, thief)
        shoes = has(game, state, thief, MovePoints)
        self.points = numbers.move_points + (effect_of(game, shoes, MovePoints).count if shoes else 0)
        self.nights = numbers.rounds - state.round
        """Nights to come after this one."""
        self.budget = numbers.action_points * self.nights
        self.home = state.lairs[self.seat]
        found = [(space, kind) for kind in LOCATIONS for space in town.of_kind.get(kind, ())]
        found += [(self.home, "home")] if self.home >= 0 else []
        found += [
            (space, box.card_id[card])
            for card in self._cards_of_places()
            for space in town.of_kind.get(box.cards[card].place, ())
        ]
        self.stops = [space for space, _ in found]
        """Where there is something to do: locations, the lair, houses where a friend helps."""
        self.deed = [deed for _, deed in found]
        self.cost = [int(deed in LOCATIONS) for deed in self.deed]
        """Action points for what is done there."""
        self.price = {(kind, good): sale_price(game, state, thief, kind, good)
                      for kind in LOCATIONS for good in range(len(GOODS))}  # fmt: skip
        self._look_round()
        self._outcomes = self._remembered({} if known is None else known)
        self._ways: dict[int, tuple[int, list[int]]] = {}
        self._classes: dict[tuple[int, ...], int] = {}
        self._prospects: dict[Load, Prospect] = {}

    def _cards_of_places(self) -> list[int]:
        """Cards that give or trade something in a kind of house."""
        box = self.box
        return [card for card in bits(self.state.cards[self.thief] & box.free_cards)
                if box.cards[card].place in HOUSES and isinstance(box.effects[card][0], Gain | Trade)]  # fmt: skip

    def _look_round(self) -> None:
        """What lies in store, and what cards promise."""
        game, state, thief, box = self.game, self.state, self.thief, self.box
        self.wares = self._wares()
        self.visits = {kind: visits(game, state, thief, kind) for kind in LOCATIONS}
        oswald = guild_has(game, state, thief, MissionBonus)
        self.mission_bonus = effect_of(game, oswald, MissionBonus) if oswald else None
        pick = has(game, state, thief, Unlock)
        self.pick_vp = effect_of(game, pick, Unlock).vp if pick else -1
        self.free_friends = bool(guild_has(game, state, thief, BefriendFree))
        self.friend = (FRIEND_NOW + FRIEND_A_NIGHT * self.nights) / self.thrift
        store = game.store(self.seat) * KINDS
        self.store = state.goods[store : store + ART]
        self.cell = state.goods[game.dungeon * KINDS : game.dungeon * KINDS + ART]
        self.laid_by = [1 / per for per in box.end_per_vp]
        """Points at the end for a good in the lair store."""
        guild = 3 * self.seat
        cards = state.cards[guild] | state.cards[guild + 1] | state.cards[guild + 2]
        for card in bits(cards & box.with_effect[End]):
            end = box.effect(card, End)
            self.laid_by[GOODS.index(end.good)] += end.vp
        for card in bits(state.cards[thief] & box.with_effect[StoreTrade]):
            for trade in box.effects[card]:
                if isinstance(trade, StoreTrade):
                    got = sum([self.laid_by[good] * count for good, count in enumerate(trade.goods.counts)])
                    self.laid_by[trade.paid] = max(self.laid_by[trade.paid], trade.vp + got)

    def _wares(self) -> list[tuple[float, int]]:
        """What the dealer has for him: (worth, price)."""
        box = self.box
        kinds = sorted({box.copy_kind[copy] for copy in self.state.display})
        return [(net_value(box, kind, self.nights + 0.5) / self.thrift, box.equipment[kind].cost) for kind in kinds
                if can_equip(self.game, self.state, self.thief, kind)]  # fmt: skip

    def _remembered(self, known: Known) -> list[tuple[dict[Load, list[Outcome]], list[int]]]:
        """What is known of places, by all that their rules read, and the stops that are such places."""
        state, box = self.state, self.box
        felt = 0
        for effect in (Sale, Visit, Slots, Unlock):
            felt |= box.with_effect[effect]
        felt &= state.cards[self.thief]
        alike: dict[tuple[object, ...], list[int]] = {}
        for stop, (space, deed) in enumerate(zip(self.stops, self.deed, strict=True)):
            facts: tuple[object, ...] = ()
            if deed == "tavern":
                facts = (self.nights, self.free_friends)
            elif deed == "dealer":
                facts = tuple(self.wares)
            elif deed == "villa":
                villa = self.town.villas.index(space)
                facts = (state.villas[villa], state.villa_art[villa])
            elif deed == "dungeon":
                facts = tuple(self.cell)
            elif deed == "smuggler":
                facts = (state.missions[self.town.smugglers.index(space)], self.mission_bonus)
            elif deed == "home":
                facts = (*self.store, *self.laid_by)
            alike.setdefault((deed, felt, *facts), []).append(stop)
        return [(known.setdefault(place, {}), stops) for place, stops in alike.items()]

    # -- loads -----------------------------------------------------------------------------------

    def load(self, state: State, thief: int) -> Load:
        first = thief * KINDS
        wanted, friendless = state.posters >> thief & 1, int(slot_free(self.game, state, thief))
        return (*state.goods[first : first + KINDS], wanted, friendless)

    def nothing(self) -> Load:
        """What he has after an arrest."""
        return (0,) * (ART + 2) + (int(slot_free(self.game, self.state, self.thief)),)

    def room(self, load: Load, good: int) -> int:
        gold = self.gold_slots - load[GOLD]
        loot = self.loot_slots - sum(load[GEM:ART]) - self.box.numbers.artwork_slots * load[ART].bit_count()
        return max(0, gold + self.free + min(loot, 0) if good == GOLD else loot + self.free + min(gold, 0))

    def with_goods(self, load: Load, good: int, count: int) -> Load:
        """As many more as fit, or so many fewer."""
        count = min(count, self.room(load, good)) if count > 0 else count
        return (*load[:good], load[good] + count, *load[good + 1 :]) if count else load

    def prospect(self, load: Load) -> Prospect:
        found = self._prospects.get(load)
        if found is None:
            arts = load[ART].bit_count()
            in_hand = at_last = 0.0
            for count, carried, per in zip(load, CARRIED.values(), self.box.end_per_vp, strict=False):
                if count:
                    in_hand += carried * count
                    at_last += count / per
            found = Prospect(load, in_hand + CARRIED[ART] * arts, at_last + self.box.numbers.artwork_vp * arts)
            self._prospects[load] = found
        return found

    # -- tours -----------------------------------------------------------------------------------

    def ways(self, space: int) -> tuple[int, list[int]]:
        """Moves to every stop, streets free, and a number that all spaces share which have the same."""
        found = self._ways.get(space)
        if found is None:
            far, points = self.town.distance(space), self.points
            moves = [(far[stop] + points - 1) // points for stop in self.stops]
            found = self._ways[space] = self._classes.setdefault(tuple(moves), len(self._classes)), moves
        return found

    def tour(self, space: int, load: Load, budget: int, barred: int = NOWHERE) -> float:
        """The best that can be made of a load from here with so many action points; `barred` is a space where
        nothing more can be done."""
        return self.best_tour(self.prospect(load), space, budget, self.depth, barred)

    def best_tour(self, prospect: Prospect, space: int, budget: int, depth: int, barred: int = NOWHERE) -> float:
        alike, moves = self.ways(space)
        key = (((barred + 1) * SPACES + alike) * BUDGETS + budget) * (DEPTH + 1) + depth
        best = prospect.tours.get(key)
        if best is None:
            best = prospect.in_hand + USUAL * (budget - IDLE) if budget >= IDLE else prospect.at_last
            stops, known = self.stops, prospect.stops
            for stop, cost, come in prospect.open or self.open(prospect):
                left = budget - moves[stop] - cost
                if left < 0 or stops[stop] == barred:
                    continue
                beyond = 0.0
                if left > FAR_OFF:
                    beyond, left = USUAL * (left - FAR_OFF), FAR_OFF
                value = known.get((stop * BUDGETS + left) * (DEPTH + 1) + depth)
                if value is None:
                    value = self._stop(prospect, stop, come, left, depth)
                if value + beyond > best:  # noqa: PLR1730  (a call less, in the innermost loop)
                    best = value + beyond
            prospect.tours[key] = best
        return best

    def open(self, prospect: Prospect) -> list[tuple[int, int, list[tuple[float, Prospect]]]]:
        """The stops where something comes of a load."""
        found = prospect.open
        if found is None:
            found = prospect.open = []
            load, cost = prospect.load, self.cost
            for known, stops in self._outcomes:
                come = known.get(load)
                if come is None:
                    come = known[load] = self.outcomes(stops[0], load)
                if come:
                    leads = [(gain, self.prospect(after)) for gain, after in come]
                    found += [(stop, cost[stop], leads) for stop in stops]
            found.sort(key=itemgetter(0))
        return found

    def _stop(self, prospect: Prospect, stop: int, come: list[tuple[float, Prospect]], left: int, depth: int) -> float:
        """What comes of a load at a stop, and after it."""
        value, space = -1.0, self.stops[stop]
        for gain, after in come:
            if depth > 1:
                then = self.best_tour(after, space, left, depth - 1)
            else:
                then = after.in_hand + USUAL * (left - IDLE) if left >= IDLE else after.at_last
            if gain + then > value:  # noqa: PLR1730
                value = gain + then
        prospect.stops[(stop * BUDGETS + left) * (DEPTH + 1) + depth] = value
        return value

    def outcomes(self, stop: int, load: Load) -> list[Outcome]:
        """What an activation can come to. Nothing, if it has no effect."""
        rule = PLACES.get(self.deed[stop])
        come = rule(self, self.stops[stop], load) if rule else _help(self, self.deed[stop], load)
        return [outcome for outcome in come if outcome.gain > 0 or outcome.load != load]


# -- what places do ------------------------------------------------------------------------------


def _sell(errands: Errands, kind: str, load: Load) -> tuple[float, Load]:
    gain, after = 0.0, list(load)
    for good in range(ART):
        price = errands.price[kind, good]
        if price:
            gain += price * load[good]
            after[good] = 0
    for visit in errands.visits[kind]:
        gain += visit.vp
        for good, count in enumerate(visit.goods.counts):
            after = list(errands.with_goods(tuple(after), good, count))
    return gain, tuple(after)


def _market(errands: Errands, space: int, load: Load) -> Iterator[Outcome]:
    gain, after = _sell(errands, "market", load)
    yield Outcome(gain, errands.with_goods(after, GOLD, 99))


def _tavern(errands: Errands, space: int, load: Load) -> Iterator[Outcome]:
    gain, after = _sell(errands, "tavern", load)
    if after[FRIENDLESS] and (after[GOLD] or errands.free_friends):
        cost = 0 if errands.free_friends else min(3, after[GOLD])
        gain += errands.friend * (1.0 if cost == 3 or errands.free_friends else 0.5 + 0.15 * cost)
        after = errands.with_goods((*after[:FRIENDLESS], 0), GOLD, -cost)
    yield Outcome(gain, after)
    count = min(after[GOLD] // errands.box.numbers.brandy_price, errands.room(after, BRANDY))
    if count:
        paid = errands.with_goods(after, GOLD, -count * errands.box.numbers.brandy_price)
        yield Outcome(gain, errands.with_goods(paid, BRANDY, count))


def _dealer(errands: Errands, space: int, load: Load) -> Iterator[Outcome]:
    gain, after = _sell(errands, "dealer", load)
    box = errands.box
    for art in bits(load[ART])[:1]:
        artwork = box.artworks[art]
        gain += artwork.vp + artwork.equipment_or_vp
        after = (*after[:ART], after[ART] & ~(1 << art), *after[ART + 1 :])
        for good, count in enumerate(box.artwork_goods[art]):
            after = errands.with_goods(after, good, count)
    yield Outcome(gain, after)
    wares = [ware for ware in errands.wares if ware[1] <= after[GOLD]]
    if wares:
        value, cost = max(wares)
        yield Outcome(gain + EQUIP * value + CARRIED[GOLD] * cost, errands.with_goods(after, GOLD, -cost))


def _villa(errands: Errands, space: int, load: Load) -> Iterator[Outcome]:
    state, box = errands.state, errands.box
    sold, after = _sell(errands, "villa", load)
    villa = errands.town.villas.index(space)
    locked = "" if errands.pick_vp >= 0 else box.villas[state.villas[villa]].locked
    extra = max(0, errands.pick_vp)
    if locked != "gems" and errands.room(after, GEM):
        yield Outcome(sold + extra, errands.with_goods(after, GEM, 99))
    art = state.villa_art[villa]
    if locked != "artwork" and art != NOBODY and errands.room(after, GEM) >= box.numbers.artwork_slots:
        yield Outcome(sold + extra, (*after[:ART], after[ART] | 1 << art, *after[ART + 1 :]))


def _dungeon(errands: Errands, space: int, load: Load) -> Iterator[Outcome]:
    gain, after = _sell(errands, "dungeon", load)
    if load[WANTED]:
        gain += errands.box.numbers.poster_vp
        after = (*after[:WANTED], 0, *after[WANTED + 1 :])
    for good in (WINE, BADGE, BRANDY, GEM, GOLD):
        after = errands.with_goods(after, good, errands.cell[good])
    yield Outcome(gain, after)


def _smuggler(errands: Errands, space: int, load: Load) -> Iterator[Outcome]:
    box = errands.box
    mission = errands.state.missions[errands.town.smugglers.index(space)]
    if mission == NOBODY or any(load[good] < count for good, count in enumerate(box.mission_deliver[mission])):
        return
    gain, after = float(box.missions[mission].vp), load
    for good, count in enumerate(box.mission_deliver[mission]):
        after = errands.with_goods(after, good, -count)
    rewards = [box.mission_goods[mission]]
    if errands.mission_bonus is not None:
        gain += errands.mission_bonus.vp
        rewards.append(errands.mission_bonus.goods.counts)
    for goods in rewards:
        for good, count in enumerate(goods):
            after = errands.with_goods(after, good, count)
    yield Outcome(gain, after)


def _home(errands: Errands, space: int, load: Load) -> Iterator[Outcome]:
    """Lay by what friends count at the end, take gold out of the store."""
    gain, after = 0.0, load
    for good in range(ART):
        if errands.laid_by[good] > CARRIED[good]:
            gain += errands.laid_by[good] * after[good]
            after = errands.with_goods(after, good, -after[good])
    yield Outcome(gain, after)
    if errands.store[GOLD]:
        taken = min(errands.store[GOLD], errands.room(after, GOLD))
        yield Outcome(gain - errands.laid_by[GOLD] * taken, errands.with_goods(after, GOLD, taken))


def _help(errands: Errands, card: str, load: Load) -> Iterator[Outcome]:
    """A friend gives or trades something in his kind of house."""
    effect = errands.box.effects[errands.box.card_number[card]][0]
    times, after, ap = 1, load, 0
    if isinstance(effect, Trade):
        times = min(load[good] // count for good, count in enumerate(effect.pay.counts) if count)
        times = times if effect.repeat else min(times, 1)
        for good, count in enumerate(effect.pay.counts):
            after = errands.with_goods(after, good, -times * count)
    elif isinstance(effect, Gain):
        ap = effect.ap
    else:
        return
    for good, count in enumerate(effect.goods.counts):
        after = errands.with_goods(after, good, times * count)
    yield Outcome(times * effect.vp + USUAL * ap, after)


PLACES: dict[str, Callable[[Errands, int, Load], Iterator[Outcome]]] = {
    "market": _market, "tavern": _tavern, "dealer": _dealer, "villa": _villa, "dungeon": _dungeon,
    "smuggler": _smuggler, "home": _home}  # fmt: skip
