"""Thiefdom in numbers, told at dawn."""

from __future__ import annotations

from collections.abc import Hashable

from cutpurse.bots.value_features import ValueFeatures
from cutpurse.games.thiefdom.bots.policy import Sensible
from cutpurse.games.thiefdom.bots.prices import card_value
from cutpurse.games.thiefdom.state import ART, KINDS, NOWHERE, State, bits
from cutpurse.games.thiefdom.terms import GOODS


class DawnFeatures(ValueFeatures[Sensible, State]):
    """What everybody sees when a night is over. Nothing is hidden then but the order of the decks."""

    table = ("three players", "four players", "nights to come", "last night", "seats until first", "missions open",
             "villas full")  # fmt: skip
    seat = ("standing", "points", "tours", "best tour", "worst tour", "cards", "friends", "tools", "wanted", "in the street",
            "away", "danger", "room at home", *(f"carried {good}" for good in GOODS), "carried art",
            *(f"stored {good}" for good in GOODS), "stored art")  # fmt: skip

    def period(self, state: State) -> Hashable:
        return state.round

    def of_table(self, state: State, seat: int) -> list[float]:
        game = self.policy.game
        players, nights = game.players, game.box.numbers.rounds - state.round + 1
        return [float(players == 3), float(players == 4), float(nights), float(nights == 1),
                float((state.first - seat) % players), float(sum(mission != NOWHERE for mission in state.missions)),
                float(sum(art != NOWHERE for art in state.villa_art))]  # fmt: skip

    def of_seat(self, state: State, seat: int) -> list[float]:
        policy, box = self.policy, self.policy.game.box
        memory, town = policy.memory, policy.game.town(state)
        nights = box.numbers.rounds - state.round + 1
        tours: list[float] = []
        cards = danger = 0.0
        street = away = 0
        goods = [0.0] * (ART + 1)
        for thief in range(3 * seat, 3 * seat + 3):
            errands, at = memory.errands(state, thief), state.thief_at[thief]
            load = errands.load(state, thief)
            if at == NOWHERE:
                away += 1
                tours.append(0.0)
            else:
                tours.append(errands.tour(at, load, errands.budget + box.numbers.action_points))
                if at < town.squares:
                    street += 1
                    danger += memory.danger(state, thief).at(town.bit[at]) * (box.numbers.arrest_vp + sum(load[:ART]))
            for good in range(ART):
                goods[good] += load[good]
            goods[ART] += load[ART].bit_count()
            cards += sum(card_value(box, card, nights) - box.cards[card].vp for card in bits(state.cards[thief]))
        first = policy.game.store(seat) * KINDS
        store = state.goods[first : first + KINDS]
        laid_by = sum(count * worth for count, worth in zip(store, errands.laid_by, strict=False))
        held = state.cards[3 * seat] | state.cards[3 * seat + 1] | state.cards[3 * seat + 2]
        friends = (held >> box.first_patron).bit_count()
        standing = state.vp[seat] + sum(tours) + cards + laid_by
        return [standing, float(state.vp[seat]), sum(tours), max(tours), min(tours), cards, float(friends),
                float(held.bit_count() - friends), float((state.posters >> 3 * seat & 7).bit_count()), float(street),
                float(away), danger, laid_by, *goods, *map(float, store[:ART]), float(store[ART].bit_count())]  # fmt: skip
