"""Answers in reaction windows: a card is played when it is worth more than another one costs."""

from __future__ import annotations

from collections.abc import Callable

from cutpurse.games.swindler.bots.cards import any_time
from cutpurse.games.swindler.bots.decision import Decision
from cutpurse.games.swindler.bots.plan import Position
from cutpurse.games.swindler.bots.theft import theft_of
from cutpurse.games.swindler.rules.raids import over_loot_limit, over_poster_limit
from cutpurse.games.swindler.rules.theft_effects import fee_pile
from cutpurse.games.swindler.state import bits
from cutpurse.kernel.message import seat_letter

PASS = "pass"
SURE_BET = 0.6
HARMFUL_RISK = 0.25
SPITEFUL = 1.5
"""From here on anybody's loss is a gain, not only the leader's."""


def _last_moments(decision: Decision) -> str:
    """Cards that would otherwise go to waste: no turn of one's own is to come."""
    helper = any_time(decision) if decision.position().last_turn else None
    return helper or PASS


def _thief(decision: Decision) -> Position:
    """The thief's position, from what everybody knows: his hand is none of it."""
    return decision.memory.position(decision.state, decision.state.active, 0)


def theft_started(decision: Decision) -> str:
    """Bet on what a sensible thief would come to."""
    if "play know_it_all caught" in decision.options:
        caught = theft_of(_thief(decision), decision.state, decision.state.bag).outlook().caught
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
    """Save a rival for a good fee, unless he would keep more than he pays; one who is ahead of us only if he keeps nothing."""
    if "play guardian_angel" in decision.options:
        at_stake = fee_pile(decision.prices.game, decision.state, decision.state.bag).bit_count()
        vp, thief = decision.state.vp, decision.state.active
        leads = len(vp) > 2 and decision.ahead(thief) and vp[thief] > vp[decision.seat]
        most = 3 if len(vp) == 2 else 2 if leads else 4
        if 2 <= at_stake <= most:
            return "play guardian_angel"
    return _last_moments(decision)


def theft_closing(decision: Decision) -> str:
    """Half of a good haul, or all of it if his luck does not hold."""
    state, box = decision.state, decision.box
    late = decision.position().horizon < 1
    loot = state.loot.bit_count()
    from_here = (state.loot & box.colour_mask[state.bag]).bit_count()
    spite = decision.prices.weights.spite
    enough = 3 if decision.ahead(state.active) else 4
    if "play legacy_hunter" in decision.options and (loot * max(spite, 0.5) >= enough or late):
        return "play legacy_hunter"
    if (
        "play traitor" in decision.options
        and (decision.ahead(state.active) or spite > SPITEFUL)
        and spite * from_here * _skull_chance(decision) >= (0.4 if late else 0.8)
    ):
        return "play traitor"
    return _last_moments(decision)


def accomplice_played(decision: Decision) -> str:
    """The assassin stops only what would hurt, and hurt enough."""
    if "play assassin" in decision.options and _hurts(decision):
        return "play assassin"
    return PASS


def _hurts(decision: Decision) -> bool:
    card = decision.state.played[-1][1]
    effect = decision.box.accomplices[decision.box.card_kind[card]].kind
    return effect in HURTS and HURTS[effect](decision)


def _words(decision: Decision) -> list[str]:
    """What was chosen with the card that is answered."""
    return decision.state.played[-1][2].split(" ")


def _skull_chance(decision: Decision) -> float:
    state, box = decision.state, decision.box
    return box.skulls[state.bag] / (state.bags[state.bag].bit_count() + box.skulls[state.bag])


def _legacy_hurts(decision: Decision) -> bool:
    return decision.state.active == decision.seat and decision.state.loot.bit_count() >= 3


def _traitor_hurts(decision: Decision) -> bool:
    own_theft = decision.state.active == decision.seat
    return own_theft and _skull_chance(decision) >= HARMFUL_RISK and decision.state.loot.bit_count() >= 2


def _conjurer_hurts(decision: Decision) -> bool:
    words = _words(decision)
    return words[1] == seat_letter(decision.seat) and _swap_loss(decision, words) >= 1.5


def _swap_loss(decision: Decision, words: list[str]) -> float:
    """What a swap takes from me: my tile against the one I would get."""
    number = decision.box.tile_number
    position = decision.position()
    after = decision.pile & ~(1 << number[words[2]]) | 1 << number[words[0]]
    return position.standing(decision.pile) - position.standing(after)


def _errand_hurts(decision: Decision) -> bool:
    """Sent to a job that carries my marker."""
    state = decision.state
    job = decision.box.job_number[_words(decision)[0]]
    return state.markers[state.jobs.index(job)] == decision.seat


def _assassin_hurts(decision: Decision) -> bool:
    """It is meant for a card of mine."""
    played = decision.state.played
    return len(played) > 1 and played[-2][0] == decision.seat


HURTS: dict[str, Callable[[Decision], bool]] = {
    "legacy_hunter": _legacy_hurts, "traitor": _traitor_hurts, "conjurer": _conjurer_hurts,
    "errand_boy": _errand_hurts, "assassin": _assassin_hurts}  # fmt: skip


def raid_revealed(decision: Decision) -> str:
    """The lawyer, if the raid costs tiles or a turn."""
    state, box, seat = decision.state, decision.box, decision.seat
    if "play lawyer raid" in decision.options:
        penalty = box.raids[state.raid - box.first_raid].loot_penalty if over_loot_limit(box, state, seat) else 0
        cheapest = sorted(decision.prices.tile[tile] for tile in bits(decision.pile))[:penalty]
        if over_poster_limit(box, state, seat) or sum(cheapest) >= 2:
            return "play lawyer raid"
    return _last_moments(decision)
