"""The choices of a night, one function for each kind of question that needs more than a look ahead."""

from __future__ import annotations

import random
from collections.abc import Sequence

from cutpurse.games.age_of_thieves.bots.city_facts import CityFacts
from cutpurse.games.age_of_thieves.bots.foresight import Foresight
from cutpurse.games.age_of_thieves.bots.journey import Point, Scout
from cutpurse.games.age_of_thieves.bots.outlook import STEP_TOKEN, Outlook
from cutpurse.games.age_of_thieves.rules.plans import names_of
from cutpurse.games.age_of_thieves.state import State


class Decision:
    """A question, and what the seat knows."""

    def __init__(self, facts: CityFacts, state: State, seat: int, options: Sequence[str], seed: int) -> None:
        self.facts, self.game = facts, facts.game
        self.state, self.seat, self.options, self.seed = state, seat, options, seed
        self.ask = self.game.ask_of(state, seat)

    @property
    def foresight(self) -> Foresight:
        return Foresight(self.facts, self.seat)


def look_ahead(decision: Decision) -> str:
    """Whatever comes out best."""
    return decision.foresight.best(decision.state, decision.options)


def any_of_them(decision: Decision) -> str:
    """Thieves and starts are all worth playing."""
    return random.Random(f"{decision.seed} {list(decision.options)}").choice(decision.options)


def discard(decision: Decision) -> str:
    """The card that is missed least."""
    return min(decision.options, key=lambda option: decision.facts.price[option.split(" ")[1]])


def next_action(decision: Decision) -> str:
    """Of several at once: cards that need things as they are first, then movement, Ambush last."""
    state, seat, facts = decision.state, decision.seat, decision.facts

    def rank(option: str) -> int:
        action = state.plans[seat][int(option.split(" ")[1]) - 1]
        card = names_of(decision.game, state, seat, action)[0]
        if card == "ambush":
            return 2
        return int(card == "move" or bool(facts.travel.get(card)))

    return min(decision.options, key=rank)


def move(decision: Decision) -> str:
    """The next part of the best way; a Known Neighborhood where it makes a difference."""
    state, seat, options = decision.state, decision.seat, decision.options
    _, _, steps, manner, _, by_step, _ = decision.ask
    outlook = Outlook(decision.facts, state, seat, coming=decision.foresight.coming(state))
    scout, start = Scout(outlook), Point(state.at[seat], by_step=by_step)
    watch = decision.foresight.watch_weight(state, seat)
    journey = scout.best(start, steps, manner, watch)
    if "hurry" in options:
        longer = scout.best(start, steps + 1, manner, watch)
        if longer.value > journey.value + STEP_TOKEN:
            return "hurry"
    return next((choice for choice in journey.end.choices[:1] if choice in options),
                "end" if "end" in options else options[0])  # fmt: skip


def target(decision: Decision) -> str:
    """What a card is aimed at. Tokens to look at: those nearest that one does not know."""
    tokens = [option for option in decision.options if option.startswith("token ")]
    if not tokens:
        return look_ahead(decision)
    board, state, seat = decision.facts.board, decision.state, decision.seat
    near = board.distance[state.at[seat]]

    def away(option: str) -> int:
        space = board.number[option.split(" ")[1]]
        return int(near[space]) + 50 * (state.known[seat] >> space & 1)

    return min(tokens, key=away)


def swap(decision: Decision) -> str:
    """Tokens stay where they are."""
    return "keep"
