"""What a thief can still earn: tours from place to place, a few activations ahead.

A load is (gold, gems, brandy, wine, badges, artworks as bits, wanted, friend wanted). Places change loads; a tour
is worth the points it earns and, for the action points that are left, what they usually earn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from cutpurse.bots.thiefdom.prices import CARRIED, net_value
from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.rules.goods import effect_of, guild_has, has, slots
from cutpurse.games.thiefdom.rules.locations import sale_price, visits
from cutpurse.games.thiefdom.rules.tavern import slot_free
from cutpurse.games.thiefdom.rules.wares import buyable
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, State, bits
from cutpurse.games.thiefdom.terms import BADGE, BRANDY, GEM, GOLD, GOODS, HOUSES, LOCATIONS, WINE
from cutpurse.games.thiefdom.vocabulary import (
    BefriendFree,
    End,
    Gain,
    MissionBonus,
    MovePoints,
    StoreTrade,
    Trade,
    Unlock,
)

Load = tuple[int, ...]
WANTED, FRIENDLESS = ART + 1, ART + 2

DEPTH = 3
"""Activations that a tour looks ahead."""
FAR_OFF = 9
"""Action points beyond these are all alike."""
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


class Errands:
    """The errands of one thief, as things lie now. Answers are remembered."""

    def __init__(self, game: Thiefdom, state: State, thief: int) -> None:
        self.game, self.state, self.thief = game, state, thief
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
        self._moves: dict[int, list[int]] = {}
        self._tours: dict[tuple[int, Load, int, int, int], float] = {}
        self._open: dict[Load, list[int]] = {}
        self._outcomes: dict[tuple[int, Load], list[Outcome]] = {}
        self._stop: dict[tuple[int, Load, int, int], float] = {}

    def _cards_of_places(self) -> list[int]:
        """Cards that give or trade something in a kind of house."""
        box = self.box
        return [card for card in bits(self.state.cards[self.thief] & box.free_cards)
                if box.cards[card].place in HOUSES and isinstance(box.effects[card][0], Gain | Trade)]  # fmt: skip

    def _look_round(self) -> None:
        """What lies in store, and what cards promise."""
        game, state, thief, box = self.game, self.state, self.thief, self.box
        self.visits = {kind: visits(game, state, thief, kind) for kind in LOCATIONS}
        oswald = guild_has(game, state, thief, MissionBonus)
        self.mission_bonus = effect_of(game, oswald, MissionBonus) if oswald else None
        pick = has(game, state, thief, Unlock)
        self.pick_vp = effect_of(game, pick, Unlock).vp if pick else -1
        self.free_friends = bool(guild_has(game, state, thief, BefriendFree))
        self.friend = FRIEND_NOW + FRIEND_A_NIGHT * self.nights
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
                    got = sum(self.laid_by[good] * count for good, count in enumerate(trade.goods.counts))
                    self.laid_by[trade.paid] = max(self.laid_by[trade.paid], trade.vp + got)

    # -- loads -----------------------------------------------------------------------------------

    def load(self, state: State) -> Load:
        first = self.thief * KINDS
        wanted, friendless = state.posters >> self.thief & 1, int(slot_free(self.game, state, self.thief))
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

    def rest(self, load: Load, budget: int) -> float:
        """A load without any plan for it."""
        if budget >= IDLE:
            value = sum(CARRIED[good] * load[good] for good in range(ART)) + CARRIED[ART] * load[ART].bit_count()
            return value + USUAL * (budget - IDLE)
        value = sum(load[good] / self.box.end_per_vp[good] for good in range(ART))
        return value + self.box.numbers.artwork_vp * load[ART].bit_count()

    # -- tours -----------------------------------------------------------------------------------

    def moves(self, space: int) -> list[int]:
        """Moves to every stop, streets free."""
        found = self._moves.get(space)
        if found is None:
            far, points = self.town.distance(space), self.points
            found = self._moves[space] = [(far[stop] + points - 1) // points for stop in self.stops]
        return found

    def tour(self, space: int, load: Load, budget: int, depth: int = DEPTH, barred: int = NOWHERE) -> float:
        """The best that can be made of a load from here with so many action points; `barred` is a space where
        nothing more can be done."""
        key = (space, load, budget, depth, barred)
        best = self._tours.get(key)
        if best is None:
            best, moves = self.rest(load, budget), self.moves(space)
            for stop in self.open(load):
                left = budget - moves[stop] - self.cost[stop]
                if left >= 0 and self.stops[stop] != barred:
                    beyond = max(0, left - FAR_OFF)
                    best = max(best, self.stop(stop, load, left - beyond, depth) + USUAL * beyond)
            self._tours[key] = best
        return best

    def open(self, load: Load) -> list[int]:
        """The stops where something comes of a load."""
        found = self._open.get(load)
        if found is None:
            found = self._open[load] = [stop for stop in range(len(self.stops)) if self.outcomes(stop, load)]
        return found

    def stop(self, stop: int, load: Load, left: int, depth: int) -> float:
        """What comes of a load at a stop, and after it."""
        key = (stop, load, left, depth)
        value = self._stop.get(key)
        if value is None:
            value = -1.0
            for gain, after in self.outcomes(stop, load):
                then = self.tour(self.stops[stop], after, left, depth - 1) if depth > 1 else self.rest(after, left)
                value = max(value, gain + then)
            self._stop[key] = value
        return value

    def outcomes(self, stop: int, load: Load) -> list[Outcome]:
        """What an activation can come to. Nothing, if it has no effect."""
        key = (stop, load)
        found = self._outcomes.get(key)
        if found is None:
            rule = PLACES.get(self.deed[stop])
            come = rule(self, self.stops[stop], load) if rule else _help(self, self.deed[stop], load)
            found = [outcome for outcome in come if outcome.gain > 0 or outcome.load != load]
            self._outcomes[key] = found
        return found


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
    wares = [(net_value(box, kind, errands.nights + 0.5), box.equipment[kind].cost)
             for kind in (box.copy_kind[copy] for copy in buyable(errands.game, errands.state, errands.thief, 4))
             if box.equipment[kind].cost <= after[GOLD]]  # fmt: skip
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
