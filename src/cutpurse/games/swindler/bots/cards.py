"""Accomplices of one's own turn: when they are worth their card, and what to do with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cutpurse.games.swindler.bots.decision import Decision
from cutpurse.games.swindler.bots.plan import Position
from cutpurse.games.swindler.rules.other_effects import concerned
from cutpurse.games.swindler.state import bits
from cutpurse.kernel.message import seat_letter

LAST_CALL = 0.9
"""What a card must bring in the last turn, when it cannot be kept."""


def errand(decision: Decision, position: Position) -> str | None:
    """Send the errand boy to a job that is met already."""
    found: list[tuple[float, str]] = []
    for option in decision.options:
        if option.startswith("play errand_boy "):
            job = decision.box.job_number[option.split(" ")[2]]
            done = (decision.state.sold, decision.state.completed)
            price = position.price(job, decision.pile, decision.drawn, decision.state.ended, done)
            if price is not None and position.net(job, price) > position.weights.card:
                found.append((position.net(job, price), option))
    return max(found)[1] if found else None


def forgeries(decision: Decision, tiles: Iterable[int], worth_now: float) -> Iterator[tuple[float, int, str]]:
    """(gain, tile, object) of every forgery, by what could be made of it in this step."""
    state = decision.state
    for tile in tiles:
        for thing in decision.box.forgeable:
            forged = (*((other, was) for other, was in state.forged if other != tile), (tile, thing))
            position = Position(decision.prices, state, decision.seat, decision.hand, forged=forged)
            plan = position.plan(decision.pile, decision.drawn, state.ended)
            if plan.jobs or plan.sales:
                yield plan.value - worth_now, tile, thing


def forger(decision: Decision, position: Position, value: float) -> str | None:
    if "play forger" not in decision.options:
        return None
    enough = LAST_CALL if position.last_turn else position.weights.card + 0.5
    best = max((gain for gain, _, _ in forgeries(decision, decision.kinds(), value)), default=0.0)
    return "play forger" if best >= enough else None


def forge(decision: Decision) -> str:
    """The forgery that brings most: its tile first, then its object."""
    state, box = decision.state, decision.box
    chosen = [box.tile_number[state.draft[2]]] if len(state.draft) > 2 else decision.kinds()
    ranked = sorted(forgeries(decision, chosen, 0.0), key=lambda forgery: -forgery[0])
    for _, tile, thing in ranked:
        open_choice = decision.offered(*(f"forge {name}" for name in decision.names(tile)), f"into {thing}")
        if open_choice:
            return open_choice
    return decision.options[0]


def swaps(decision: Decision, position: Position, give: Iterable[int]) -> Iterator[tuple[float, int, int, int]]:
    """(gain, own tile, rival, his tile) of every swap."""
    state, prices = decision.state, decision.prices
    now = decision.value_now(position, decision.pile)
    for mine in give:
        without = decision.pile & ~(1 << mine)
        for rival, pile in enumerate(state.tiles):
            if rival == decision.seat:
                continue
            for theirs in bits(pile):
                gain = decision.value_now(position, without | 1 << theirs) - now
                yield gain + 0.2 * (prices.tile[theirs] - prices.tile[mine]), mine, rival, theirs


def conjurer(decision: Decision, position: Position) -> str | None:
    if "play conjurer" not in decision.options:
        return None
    best = max((swap[0] for swap in swaps(decision, position, decision.kinds())), default=0.0)
    enough = LAST_CALL if position.last_turn else position.weights.card
    return "play conjurer" if best * position.weights.spite >= enough else None


def swap(decision: Decision) -> str:
    """The swap that brings most: one's own tile first, then the rival's."""
    state, box = decision.state, decision.box
    chosen = [box.tile_number[state.draft[2]]] if len(state.draft) > 2 else decision.kinds()
    for _, mine, rival, theirs in sorted(swaps(decision, decision.position(), chosen), key=lambda found: -found[0]):
        whose = seat_letter(rival)
        open_choice = decision.offered(
            *(f"give {name}" for name in decision.names(mine)),
            *(f"take {whose} {name}" for name in decision.names(theirs)))  # fmt: skip
        if open_choice:
            return open_choice
    return decision.options[0]


def any_time(decision: Decision) -> str | None:
    """Beggar and lawyer, when they are worth their card."""
    state, seat = decision.state, decision.seat
    position = decision.position()
    if "play beggar" in decision.options:
        givers = [rival for rival in concerned(state, seat) if state.tiles[rival] or state.coins[rival]]
        gain = len(givers) + (len(concerned(state, seat)) <= 1)
        if gain >= 2 or (gain and position.last_turn):
            return "play beggar"
    if position.poster_cost() and state.posters[seat] >= 2:
        return decision.offered("play lawyer 2")
    return None
