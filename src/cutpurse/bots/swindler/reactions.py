"""Answers in reaction windows. A card is played when it is worth more than it costs to replace, or at the last moment."""

from __future__ import annotations

from cutpurse.bots.swindler.own_turn import Decision, any_time
from cutpurse.bots.swindler.plan import Position
from cutpurse.bots.swindler.theft import Theft
from cutpurse.games.swindler.rules.accomplices import fee_pile
from cutpurse.games.swindler.rules.raids import over_loot_limit, over_poster_limit
from cutpurse.games.swindler.state import bits
from cutpurse.kernel.message import seat_letter

PASS = "pass"
SURE_BET = 0.6
HARMFUL_RISK = 0.25


def _last_moments(decision: Decision) -> str:
    """Cards that would otherwise go to waste: no turn of one's own is to come."""
    helper = any_time(decision) if decision.position().last_turn else None
    return helper or PASS


def _thief(decision: Decision) -> Position:
    """The thief's position, from what everybody knows: his hand is none of it."""
    return Position(decision.prices, decision.state, decision.state.active, 0)


def theft_started(decision: Decision) -> str:
    """Bet on what a sensible thief would come to."""
    if "play know_it_all caught" in decision.options:
        caught = Theft(_thief(decision), decision.state.bag).best().caught
        sure = SURE_BET if decision.position().horizon == 1 else 0.5
        if caught >= sure:
            return "play know_it_all caught"
        if 1 - caught >= sure:
            return "play know_it_all away"
    return _last_moments(decision)


def loot_drawn(decision: Decision) -> str:
    """Cheat along while the bag is good: the chance of two tiles must be fair."""
    if "play cheat" in decision.options:
        loot, skulls = decision.state.bags[decision.state.bag].bit_count(), decision.box.skulls[decision.state.bag]
        tiles = loot + skulls
        both = loot / tiles * max(0, loot - 1) / max(1, tiles - 1)
        if both >= 0.5 or decision.position().horizon < 1:
            return "play cheat"
    return _last_moments(decision)


def skull_drawn(decision: Decision) -> str:
    """Save a rival for a good fee, unless he would keep more than he pays."""
    if "play guardian_angel" in decision.options:
        at_stake = fee_pile(decision.prices.game, decision.state, decision.state.bag).bit_count()
        most = 3 if len(decision.state.vp) == 2 else 4
        if 2 <= at_stake <= most:
            return "play guardian_angel"
    return _last_moments(decision)


def theft_closing(decision: Decision) -> str:
    """Half of a good haul, or all of it if his luck does not hold."""
    state, box = decision.state, decision.box
    late = decision.position().horizon < 1
    loot = state.loot.bit_count()
    from_here = (state.loot & box.colour_mask[state.bag]).bit_count()
    risk = box.skulls[state.bag] / (state.bags[state.bag].bit_count() + box.skulls[state.bag])
    if "play legacy_hunter" in decision.options and (loot >= 3 or late):
        return "play legacy_hunter"
    if "play traitor" in decision.options and from_here * risk >= (0.4 if late else 0.8):
        return "play traitor"
    return _last_moments(decision)


def accomplice_played(decision: Decision) -> str:
    """The assassin stops only what would hurt, and hurt enough."""
    if "play assassin" in decision.options and _hurts(decision):
        return "play assassin"
    return PASS


def _hurts(decision: Decision) -> bool:
    state, box, seat = decision.state, decision.box, decision.seat
    _, card, choice, _ = state.played[-1]
    effect = box.accomplices[box.card_kind[card]].kind
    words = choice.split(" ")
    own_theft = state.active == seat
    if effect == "legacy_hunter":
        return own_theft and state.loot.bit_count() >= 3
    if effect == "traitor":
        risk = box.skulls[state.bag] / (state.bags[state.bag].bit_count() + box.skulls[state.bag])
        return own_theft and risk >= HARMFUL_RISK and state.loot.bit_count() >= 2
    if effect == "conjurer":
        taken = words[1] == seat_letter(seat)
        return taken and _swap_loss(decision, words) >= 1.5
    if effect == "errand_boy":
        return _own_job_taken(decision, words[0])
    if effect == "assassin":
        return len(state.played) > 1 and state.played[-2][0] == seat
    return False


def _swap_loss(decision: Decision, words: list[str]) -> float:
    """What a swap takes from me: my tile against the one I would get."""
    number = decision.box.tile_number
    position = decision.position()
    after = decision.pile & ~(1 << number[words[2]]) | 1 << number[words[0]]
    return position.standing(decision.pile) - position.standing(after)


def _own_job_taken(decision: Decision, job: str) -> bool:
    """An errand boy sent to a job that carries my marker."""
    state = decision.state
    return state.markers[state.jobs.index(decision.box.job_number[job])] == decision.seat


def raid_revealed(decision: Decision) -> str:
    """The lawyer, if the raid costs tiles or a turn."""
    state, box, seat = decision.state, decision.box, decision.seat
    if "play lawyer raid" in decision.options:
        penalty = box.raids[state.raid - box.first_raid].loot_penalty if over_loot_limit(box, state, seat) else 0
        cheapest = sorted(decision.prices.tile[tile] for tile in bits(decision.pile))[:penalty]
        if over_poster_limit(box, state, seat) or sum(cheapest) >= 2:
            return "play lawyer raid"
    return _last_moments(decision)
