"""Invariants of Age of Thieves: nothing is lost, nothing is doubled, nobody stands where he cannot."""

from __future__ import annotations

from cutpurse.games.age_of_thieves.components import GREEN, YELLOW
from cutpurse.games.age_of_thieves.rules.figures import FIGURES, immobile, watch
from cutpurse.games.age_of_thieves.rules.planning import free_points
from cutpurse.games.age_of_thieves.rules.plans import points_of
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import MOVE_CARD, NOBODY, SPECIAL_CARD, UNSEEN, WAITING, State, bits


def faults(game: Ruleset, state: State) -> list[str]:
    """Everything that is wrong with a state. Empty when all is well."""
    return [*_cards(game, state), *_tokens(game, state), *_jewels(game, state), *_figures(game, state),
            *_plans(game, state), *_course(game, state)]  # fmt: skip


def _cards(game: Ruleset, state: State) -> list[str]:
    """Every general card in one place (AOT-4)."""
    piles = [*state.hands, state.deck, state.discard]
    for seat, plan in enumerate(state.plans):
        piles += [1 << card for action in plan for card in action[:2] if card >= 0]
        piles += [1 << card for card in state.laying[seat][:2] if card >= 0]
    seen = 0
    for pile in piles:
        if seen & pile:
            return [f"cards: {bits(seen & pile)} in two places"]
        seen |= pile
    if seen != game.box.all_copies:
        return [f"cards: {bits(seen ^ game.box.all_copies)} lost"]
    asked = {ask[1] for ask in state.asked}
    limit = game.box.numbers.hand_limit
    if state.phase == "plan" and any(hand.bit_count() > limit for hand in state.hands):
        return ["cards: a hand above the limit (AOT-4.2)"]
    if bool(state.drawn) != ("workshop" in asked):
        return ["cards: drawn for a workshop that is not asked"]
    return []


def _tokens(game: Ruleset, state: State) -> list[str]:
    wrong = []
    lying = state.face_down | state.face_up
    if state.face_down & state.face_up or lying & ~game.box.token_spaces:
        wrong.append("tokens: face up and face down at once, or where none can lie (AOT-1.4)")
    if lying != sum(1 << space for space, kind in enumerate(state.tokens) if kind != NOBODY):
        wrong.append("tokens: the spaces do not agree")
    counts = list(state.token_pool)
    for kind in state.tokens:
        if kind >= 0:
            counts[kind] += 1
    kinds = len(counts)
    for place, count in enumerate(state.kept):
        counts[place % kinds] += count
    if (
        min(counts) < 0
        or min(state.kept) < 0
        or any(count > most for count, most in zip(counts, game.box.token_count, strict=True))
    ):
        wrong.append(f"tokens: more than there are, or fewer than none: {counts} {state.kept}")
    if sum(state.token_pool) < state.tokens.count(UNSEEN):
        wrong.append("tokens: too few left for those not seen yet")
    for seat, known in enumerate(state.known):
        if any(state.tokens[space] == UNSEEN for space in bits(known)) or known & ~state.face_down:
            wrong.append(f"tokens: seat {seat} knows what nobody has seen")
    return wrong


def _jewels(game: Ruleset, state: State) -> list[str]:
    box = game.box
    wrong = []
    for kind, lying, held in ((YELLOW, state.yellow, state.yellow_held), (GREEN, state.green, state.green_held)):
        if min(held) < 0 or lying.bit_count() + sum(held) > box.jewels[kind].count:
            wrong.append(f"jewels: {box.jewel_id[kind]} too many or below 0")
    if (state.jewel_at == NOBODY) == (state.jewel_holder == NOBODY):
        wrong.append("jewels: the Emperors' Jewel is in two places or in none")
    if (state.yellow | state.green) & box.board.dungeons or (
        state.jewel_at != NOBODY and box.board.dungeons >> state.jewel_at & 1
    ):
        wrong.append("jewels: one lies in a dungeon (AOT-15.6)")
    if state.jewel_taken != (state.best_burglar != NOBODY):
        wrong.append("jewels: Best Burglar without the Jewel taken, or the other way (AOT-12.2)")
    return wrong


def _figures(game: Ruleset, state: State) -> list[str]:
    box = game.box
    wrong = []
    if state.guards & state.captains:
        wrong.append("watch: two figures on a space (AOT-7.3)")
    for name, figures in zip(FIGURES, (state.guards, state.captains), strict=True):
        if figures.bit_count() > box.figures[name].count:
            wrong.append(f"watch: too many figures {name}")
    if watch(state) & box.board.dungeons:
        wrong.append("watch: a figure in a dungeon (AOT-7.5)")
    if (immobile(state) | state.deaf | state.charmed | state.asleep_next) & ~watch(state):
        wrong.append("watch: an effect on a figure that is not there")
    if watch(state) & state.fire:
        wrong.append("watch: a figure in the fire (AOT-7.6)")
    for seat, at in enumerate(state.at):
        if at == NOBODY and seat not in state.left and state.turn:
            wrong.append(f"seat {seat} is neither on the board nor out of the city")
        if at != NOBODY and state.fire >> at & 1 and not box.thieves[state.thieves[seat]].passive.fireproof:
            wrong.append(f"seat {seat} stands in the fire (AOT-7.6)")
    if state.fire & box.board.dungeons or state.smoke & box.board.dungeons:
        wrong.append("markers in a dungeon (AOT-15.6)")
    return wrong


def _plans(game: Ruleset, state: State) -> list[str]:
    wrong = []
    for seat, plan in enumerate(state.plans):
        for action in plan:
            if action[2] < 1 or action[2] < points_of(game, action[3]):
                wrong.append(f"seat {seat}: an action without AP (AOT-5.3)")
            if action[4] == WAITING and (action[0] == SPECIAL_CARD) != (action[1] != NOBODY):
                wrong.append(f"seat {seat}: a special action without cover, or a cover without one (AOT-5.8)")
        if state.phase == "plan":
            if free_points(game, state, seat) < 0:
                wrong.append(f"seat {seat}: more AP laid than there are (AOT-5.5)")
            moves = [action[2] for action in plan if action[0] == MOVE_CARD]
            jailed = state.at[seat] != NOBODY and game.box.board.dungeons >> state.at[seat] & 1
            if jailed and plan and max(action[2] for action in plan) > max(moves, default=0):
                wrong.append(f"seat {seat}: Move is not first in a dungeon (AOT-5.12)")
        if seat in state.left and any(action[4] == WAITING for action in plan):
            wrong.append(f"seat {seat} has left and still acts (AOT-6.9)")
    return wrong


def _course(game: Ruleset, state: State) -> list[str]:
    """Not over: somebody in the city is asked. Over: nobody is."""
    if state.over == bool(state.asked):
        return [f"over is {state.over} and {len(state.asked)} seats are asked"]
    if any(ask[0] in state.left for ask in state.asked):
        return ["somebody is asked who has left the city (AOT-12.14)"]
    numbers = game.box.numbers
    if state.calm_turns > numbers.calm_turns or state.alarm_turns > numbers.alarm_turns:
        return ["more events than cards (AOT-13.8)"]
    ends = any(step[0] == "action_over" for step in state.agenda)
    if not state.over and (state.acting != NOBODY) != ends:  # whoever leaves with the Jewel ends the game in mid-action
        return ["an action under way without an end, or the other way"]
    return []
