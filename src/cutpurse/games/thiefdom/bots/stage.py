"""The order of the night, rehearsed: every tile of every seat is played until dawn."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence

from cutpurse.bots.learned import LearnedValue
from cutpurse.bots.search import Plan, Stage
from cutpurse.games.thiefdom import Thiefdom
from cutpurse.games.thiefdom.bots.decision import Decision
from cutpurse.games.thiefdom.bots.night import orders
from cutpurse.games.thiefdom.bots.policy import Sensible
from cutpurse.games.thiefdom.bots.prices import card_value
from cutpurse.games.thiefdom.bots.value_features import DawnFeatures
from cutpurse.games.thiefdom.rules.night import PLACES, plan_of
from cutpurse.games.thiefdom.state import NOWHERE, State, bits

UNFORESEEN = 0.35
"""How often a rival orders his night in some other way than the policy would."""
VICTORY = 12.0
"""To win, beside the points by which one does."""
LEADER = 0.6
"""How much of what rivals have counts as the leader's, the rest as everybody's."""


class Night(Stage[Thiefdom, State]):
    """A plan is the order of a seat's tiles; it reaches until dawn."""

    kinds = frozenset({"plan"})

    def __init__(self, policy: Sensible) -> None:
        super().__init__(policy)
        self.memory = policy.memory

    def plans(self, state: State, seat: int, most: int) -> list[Plan]:
        """The likeliest orders by the policy's own measure, and such as begin with each tile."""
        placed = len(plan_of(state, seat))
        ranked = orders(Decision(state, seat, (), self.memory))
        first: dict[tuple[int, int], tuple[int, ...]] = {}
        for order in ranked:
            first.setdefault((order[placed], order[-1]), order)
        varied = [ranked[0], *(order for order in first.values() if order != ranked[0])]
        varied += [order for order in ranked if order not in varied]
        return [tuple(PLACES[number][order[number]] for number in range(placed, len(order) - 1))
                for order in varied[:most]]  # fmt: skip

    def moment(self, state: State, seat: int) -> Hashable:
        return "night", state.round

    def played_out(self, state: State, begun: State) -> bool:
        return state.round != begun.round

    def rival(self, state: State, seat: int, options: Sequence[str], rng: random.Random) -> str:
        if rng.random() < UNFORESEEN:
            return rng.choice(options)
        return self.policy.act(state, seat, options)

    def value(self, state: State, seat: int) -> float:
        result = self.game.result(state)
        if result is not None:
            own, rivals = float(result.scores[seat]), [float(score) for score in result.scores]
            won = VICTORY * result.shares()[seat]
        else:
            rivals = [self.standing(state, guild) for guild in range(self.game.players)]
            own, won = rivals[seat], 0.0
        del rivals[seat]
        if not rivals:
            return own
        return own + won - LEADER * max(rivals) - (1 - LEADER) * sum(rivals) / len(rivals)

    def standing(self, state: State, seat: int) -> float:
        """What a guild has at dawn: its points, what its thieves can still earn, what its friends and tools promise."""
        box = self.game.box
        nights = box.numbers.rounds - state.round + 1
        total = float(state.vp[seat])
        for thief in range(3 * seat, 3 * seat + 3):
            errands = self.memory.errands(state, thief)
            at = state.thief_at[thief]
            if at != NOWHERE:
                budget = errands.budget + box.numbers.action_points
                total += errands.tour(at, errands.load(state, thief), budget)
            total += sum(card_value(box, card, nights) - box.cards[card].vp for card in bits(state.cards[thief]))
        laid = zip(errands.store, errands.laid_by, strict=True)
        return total + sum(count * worth for count, worth in laid)


class LearnedNight(LearnedValue[Thiefdom, State], Night):
    """The same, valued by what was learned of dawns."""

    room, features_type = "thiefdom", DawnFeatures


class ActedNight(LearnedNight):
    """Not the order alone: what a thief does next, and where the townsfolk are led, is rehearsed until dawn, too."""

    kinds = frozenset({"plan", "action", "route"})

    def plans(self, state: State, seat: int, most: int) -> list[Plan]:
        """What the policy would do, then what can be done in one go, the most wanted first, and single steps."""
        kind, options = self.game.asked_kind(state, seat), self.game.options(state, seat)
        if kind == "plan":
            return super().plans(state, seat, most)
        found: dict[Plan, None] = {(self.policy.act(state, seat, options),): None}
        chains: list[Plan] = [tuple(shortcut.chain) for shortcut in self.game.shortcuts(state, seat, options)]
        if kind == "route" and len(chains) > most:  # somewhere near, somewhere far, somewhere between
            chains = [chains[number * len(chains) // most] for number in range(most)]
        for plan in (*chains, *((option,) for option in options)):
            found.setdefault(plan)
        return list(found)[:most]

    def rival(self, state: State, seat: int, options: Sequence[str], rng: random.Random) -> str:
        if self.game.asked_kind(state, seat) == "plan":
            return super().rival(state, seat, options, rng)
        return self.policy.act(state, seat, options)

    def moment(self, state: State, seat: int) -> Hashable:
        if self.game.asked_kind(state, seat) == "plan":
            return super().moment(state, seat)
        return "deed", state.round, state.tile, state.active
