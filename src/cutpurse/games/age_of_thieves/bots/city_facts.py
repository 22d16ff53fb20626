"""What a thief knows of the city before the night begins: distances with the sewers, and what cards are good for."""

from __future__ import annotations

from functools import lru_cache

from cutpurse.bots.temper import EVEN, Temper
from cutpurse.games.age_of_thieves.board import OUTER
from cutpurse.games.age_of_thieves.entries import Action
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.rules.figures import made_by_tokens, passive
from cutpurse.games.age_of_thieves.state import State, bits
from cutpurse.games.age_of_thieves.vocabulary import (
    Deafen,
    Dim,
    Draw,
    Effect,
    Gain,
    Glide,
    HandOver,
    Hide,
    Look,
    Mark,
    Move,
    Poison,
    Protect,
    Remove,
    Rob,
    Salvage,
    Shift,
    Sleep,
    TakeCard,
    TakeJewel,
    TakeToken,
)

SPACE = 0.35
"""What a step is worth, in victory points; cards are priced by what they do."""
CARD = 0.7
PRICES: dict[type[Effect], float] = {
    Hide: 1.5, Protect: 1.2, Rob: 1.2, TakeJewel: 0.6, HandOver: 0.8, TakeCard: 0.6, TakeToken: 0.3, Look: 0.3,
    Poison: 0.5, Sleep: 0.7, Deafen: 0.8, Dim: 0.7, Remove: 0.8, Shift: 0.4, Salvage: 0.7}  # fmt: skip
BARRED = 10
"""Steps added where every way out is barred."""
OTHER = 0.6
"""The price of what has no price of its own: moving the watch about, fire, snares."""


class Goal:
    """A jewel that lies somewhere: what it is worth, and how far every space is from it."""

    __slots__ = ("jewel", "row", "space", "worth")

    def __init__(self, space: int, jewel: int, worth: float, row: list[int]) -> None:
        self.space = space
        self.jewel = jewel
        self.worth = worth
        self.row = row


class CityFacts:
    """Tables for one set of rules, and the lean of whoever reads them."""

    def __init__(self, game: AgeOfThieves, temper: Temper = EVEN) -> None:
        self.temper = temper
        self.game, self.box, self.board = game, game.box, game.box.board
        self.patrols: dict[tuple[int, ...], tuple[list[tuple[int, int]], int]] = {}
        """How far the watch comes, by all that this depends on (see `outlook.Patrols`)."""
        self.goals: dict[tuple[object, ...], list[Goal]] = {}
        """What a thief may go for, likewise (see `outlook.Outlook`)."""
        self._rows: dict[tuple[int, int, int], list[int]] = {}
        self._exits: dict[tuple[int, int, int, int], list[float]] = {}
        self.price = {id: price(action) for id, action in self.box.actions.items()}
        self.order = {card.id: place for place, card in enumerate(self.box.generals)}
        """General cards as hands are sorted."""
        self.travel = {id: travel_steps(action) for id, action in self.box.actions.items()}

    def sewers(self, state: State, seat: int) -> tuple[int, int]:
        """Entrances and exits for this thief, revealed ones too (AOT-7.17, AOT-7.23)."""
        masks = self.board.kind_mask
        entrances = masks["sewer_entrance"] | made_by_tokens(self.game, state, "sewer_entrance")
        exits = masks["sewer_exit"] | made_by_tokens(self.game, state, "sewer_exit")
        if passive(self.game, state, seat).any_sewer:
            entrances = exits = entrances | exits
        return entrances, exits

    def row(self, goal: int, sewers: tuple[int, int]) -> list[int]:
        """How many steps every space is from a goal, by the sewers where that is shorter."""
        key = (goal, *sewers)
        if key not in self._rows:
            distance = self.board.distance
            back = 1 + min(distance[exit][goal] for exit in bits(sewers[1]))
            holes = self._to_sewer(sewers[0])
            self._rows[key] = [min(distance[space][goal], back + holes[space]) for space in range(self.board.count)]
        return self._rows[key]

    def _to_sewer(self, entrances: int) -> list[int]:
        """Steps to the nearest entrance. Who stands on one must step off and on again (AOT-7.17)."""
        distance = self.board.distance
        return [2 if entrances >> space & 1 else min(distance[space][hole] for hole in bits(entrances))
                for space in range(self.board.count)]  # fmt: skip

    def way_out(self, district: int, sewers: tuple[int, int], captains: int = 0) -> list[float]:
        """Steps from every space to beyond a gate of the open district, round the captains who bar the way; a mean
        over all four while none is open."""
        key = (district, *sewers, captains)
        if key not in self._exits:
            if district in OUTER:
                self._exits[key] = self._past(district, sewers, captains)
            else:
                mean = [self.way_out(outer, sewers) for outer in OUTER]
                self._exits[key] = [sum(steps) / len(mean) for steps in zip(*mean, strict=True)]
        return self._exits[key]

    def _past(self, district: int, sewers: tuple[int, int], captains: int) -> list[float]:
        """The same for one district: over the streets, or through the sewers where that is shorter."""
        board = self.board
        gates = sum(1 << gate for gate in self.box.gates[district])
        steps = [float(board.farthest + BARRED)] * board.count
        edge, seen, away = gates & ~captains, gates | captains, 1.0
        while edge:
            reached = 0
            for space in bits(edge):
                steps[space] = away
                reached |= board.near[space]
            edge = reached & ~seen
            seen |= edge
            away += 1
        for space in bits(board.dungeons | captains):  # nobody walks onto them, but somebody may start there
            steps[space] = 1 + min(steps[near] for near in board.ways[space])
        back = 1 + min(steps[exit] for exit in bits(sewers[1]))
        return [min(on_foot, back + hole) for on_foot, hole in zip(steps, self._to_sewer(sewers[0]), strict=True)]


@lru_cache(maxsize=24)
def facts_of(game: AgeOfThieves, temper: Temper = EVEN) -> CityFacts:
    return CityFacts(game, temper)


def price(action: Action) -> float:
    """What a card is worth in hand: its best way."""
    return max(sum(_effect_price(effect, action.range) for effect in way.effects) for way in action.ways)


def _effect_price(effect: Effect, reach: int) -> float:
    if isinstance(effect, Move):
        return SPACE * effect.spaces
    if isinstance(effect, Glide):
        return SPACE * reach
    if isinstance(effect, Gain):
        return effect.ap / 4
    if isinstance(effect, Draw):
        return CARD * (effect.cards - effect.discard / 2)
    if isinstance(effect, Mark) and effect.marker == "smoke":
        return 1.0
    return PRICES.get(type(effect), OTHER)


def travel_steps(action: Action) -> int:
    """How many steps of one's own an action gives; 0 if it is no movement action."""
    return max((effect.spaces for way in action.ways for effect in way.effects if isinstance(effect, Move)), default=0)
