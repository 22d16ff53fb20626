"""Invariants of Thiefdom: nothing is lost, nothing is doubled, nobody stands where he cannot."""

from __future__ import annotations

from cutpurse.games.thiefdom.rules.goods import overflow
from cutpurse.games.thiefdom.rules.wares import equipment_mask
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import ART, KINDS, NOBODY, NOWHERE, State, bits
from cutpurse.games.thiefdom.terms import CARRIAGE, GUARDS, NOBLES
from cutpurse.kernel.piles import each_once


def faults(game: Ruleset, state: State) -> list[str]:
    """Everything that is wrong with a state. Empty when all is well."""
    return [*_equipment(game, state), *_patrons(game, state), *_missions(game, state), *_artworks(game, state),
            *_figures(game, state), *_thieves(game, state), *_numbers(game, state), *_course(state)]  # fmt: skip


def _equipment(game: Ruleset, state: State) -> list[str]:
    """Copies that lie somewhere, and as many of each kind with thieves as are missing."""
    box = game.box
    piles = [state.deck, state.discard, *(1 << copy for copy in state.display), *state.hands, *state.kept]
    if game.solo:
        piles.append(state.passed[0])
    seen = 0
    for pile in piles:
        if seen & pile:
            return [f"equipment: {seen & pile:b} lies in two places"]
        seen |= pile
    out = [0] * len(box.equipment)
    for copy, kind in enumerate(box.copy_kind):
        out[kind] += not seen >> copy & 1
    for cards in state.cards:
        for kind in bits(cards & equipment_mask(game)):
            out[kind] -= 1
    return [f"equipment: {box.card_id[kind]} is off by {count}" for kind, count in enumerate(out) if count]


def _patrons(game: Ruleset, state: State) -> list[str]:
    friends = [cards >> game.box.first_patron for cards in state.cards]
    brawled = [1 << patron for patron in state.brawled if patron != NOBODY]
    piles = [state.patron_deck, state.patron_discard, state.patrons_gone, state.revealed, *friends, *brawled]
    wrong = each_once("patrons", piles, game.box.all_patrons)
    for thief, friend in enumerate(friends):
        if friend.bit_count() + (state.brawled[thief] != NOBODY) > 1:
            wrong.append(f"thief {thief} has too many friends (TD-9.20)")
    return wrong


def _missions(game: Ruleset, state: State) -> list[str]:
    lying = [1 << mission for mission in (*state.missions, *state.stacks) if mission != NOBODY]
    piles = [*lying, *state.delivered, state.mission_deck, state.mission_box]
    return each_once("missions", piles, game.box.all_missions)


def _artworks(game: Ruleset, state: State) -> list[str]:
    seen = 0
    piles = [1 << art for art in state.villa_art if art != NOBODY] + state.goods[ART::KINDS]
    for pile in piles:
        if seen & pile:
            return [f"artworks: {seen & pile:b} lies in two places"]
        seen |= pile
    return []


def _figures(game: Ruleset, state: State) -> list[str]:
    """One figure per square (TD-1.7), townsfolk on lanterns (TD-5.2)."""
    town = game.town(state)
    wrong, taken = [], 0
    for figure, square in enumerate(state.folk_at):
        if square == NOWHERE:
            continue
        if not 0 <= square < town.squares or not town.lanterns >> square & 1:
            wrong.append(f"{game.box.folk_id[figure]} is on no lantern (TD-5.2)")
        if taken >> square & 1:
            wrong.append(f"two figures on {town.name[square]} (TD-1.7)")
        taken |= 1 << square
    for thief, space in enumerate(state.thief_at):
        if 0 <= space < town.squares:
            if taken >> space & 1:
                wrong.append(f"two figures on {town.name[space]} (TD-1.7)")
            taken |= 1 << space
            if thief >= game.thieves:
                wrong.append(f"rival {thief} stands in the street (TD-13.13)")
    in_play = sum(1 << figure for figure in (*GUARDS, *NOBLES) if state.folk_at[figure] != NOWHERE)
    if (state.badges | state.bags) & ~in_play or state.folk_at[CARRIAGE] == NOWHERE:
        wrong.append("the loot board serves figures that are not in play (TD-2.14)")
    return wrong


def _thieves(game: Ruleset, state: State) -> list[str]:
    wrong = []
    waiting = {step[1] for step in state.agenda if step[0] == "keep"}
    waiting |= {ask[2] for ask in state.asked if ask[1] == "keep"}
    for thief in range(game.thieves):
        if thief not in waiting and overflow(game, state, thief):
            wrong.append(f"thief {thief} carries too much (TD-1.29)")
        if (state.cards[thief] & equipment_mask(game)).bit_count() > game.box.numbers.max_equipment_per_thief:
            wrong.append(f"thief {thief} has too much equipment (TD-3.8)")
        if state.lairs[thief // 3] != NOWHERE and state.thief_at[thief] == NOWHERE:
            wrong.append(f"thief {thief} is nowhere")
    lairs = [lair for lair in state.lairs if lair != NOWHERE]
    if len(set(lairs)) < len(lairs):
        wrong.append("two lairs in one house (TD-3.11)")
    return wrong


def _numbers(game: Ruleset, state: State) -> list[str]:
    wrong = [f"{name} below 0: {values}" for name, values in (("vp", state.vp), ("goods", state.goods),
             ("points", [state.ap, state.points])) if min(values) < 0]  # fmt: skip
    if not 1 <= state.round <= game.box.numbers.rounds:
        wrong.append(f"round {state.round}")
    return wrong


def _course(state: State) -> list[str]:
    """Not over: somebody is asked. Over: nobody is."""
    if state.over == bool(state.asked):
        return [f"over is {state.over} and {len(state.asked)} seats are asked"]
    if state.moving and state.active == NOBODY:
        return ["a Move of nobody"]
    return []
