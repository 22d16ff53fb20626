"""Invariants of Swindler: nothing is lost, nothing is doubled, no number is impossible."""

from __future__ import annotations

from cutpurse.games.swindler.components import WHITE
from cutpurse.games.swindler.rules.fences import SLOTS
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.kernel.piles import each_once


def faults(game: Ruleset, state: State) -> list[str]:
    """Everything that is wrong with a state. Empty when all is well."""
    return [*_tiles(game, state), *_accomplices(game, state), *_jobs(game, state), *_fences(game, state),
            *_numbers(game, state), *_course(state)]  # fmt: skip


def _tiles(game: Ruleset, state: State) -> list[str]:
    box = game.box
    on_fences = [1 << tile for tile in state.slots if tile != NOBODY]
    wrong = each_once("tiles", [*state.tiles, state.loot, *state.bags, *on_fences], box.all_tiles)
    for place in range(WHITE + 1):
        if state.bags[place] & ~box.colour_mask[place]:
            wrong.append(f"tiles: a stranger in bag {place} (SW-4.1.1)")
    for tile, _ in state.forged:
        if not state.tiles[state.active] >> tile & 1:
            wrong.append(f"forged tile {tile} is not before the active player (SW-4.12.16)")
    return wrong


def _accomplices(game: Ruleset, state: State) -> list[str]:
    played = [1 << card for _, card, _, cancelled in state.played if not cancelled]
    piles = [*state.hands, *state.face_up, state.deck, state.discard, state.shown, *played]
    wrong = each_once("accomplices", piles, game.box.all_cards)
    if state.hired & ~state.hands[state.active]:
        wrong.append("accomplices: hired, but not in the hand of the active player (SW-4.2.4)")
    return wrong


def _jobs(game: Ruleset, state: State) -> list[str]:
    box = game.box
    open_jobs = [1 << job for job in state.jobs if job != NOBODY]
    raid = [1 << state.raid] if state.raid != NOBODY else []
    piles = [*state.fulfilled, *open_jobs, state.job_deck, state.aside, state.raids_gone, *raid]
    wrong = each_once("jobs", piles, box.a_jobs | box.b_jobs)
    for job, owner in zip(state.jobs, state.markers, strict=True):
        if job == NOBODY and owner != NOBODY:
            wrong.append("a marker on no job")
    for seat in range(game.players):
        if state.markers.count(seat) > box.numbers.max_reservations:
            wrong.append(f"seat {seat} has too many markers out (SW-4.3.14)")
    return wrong


def _fences(game: Ruleset, state: State) -> list[str]:
    open_fences = [1 << fence for fence in state.fences if fence != NOBODY]
    wrong = each_once("fences", [*open_fences, state.fence_deck, state.fence_discard], game.box.all_fences)
    for place, fence in enumerate(state.fences):
        laid = [tile for tile in state.slots[place * SLOTS : (place + 1) * SLOTS] if tile != NOBODY]
        if laid and (fence == NOBODY or len(laid) == SLOTS):
            wrong.append(f"tiles on fence position {place} that should be gone (SW-4.7.5)")
    return wrong


def _numbers(game: Ruleset, state: State) -> list[str]:
    wrong = [f"{name} below 0: {values}" for name, values in (("vp", state.vp), ("coins", state.coins),
             ("posters", state.posters)) if min(values) < 0]  # fmt: skip
    for seat in range(game.players):
        if state.unlocked >> seat & 1 and state.fulfilled[seat].bit_count() < game.ability_jobs:
            wrong.append(f"seat {seat} has an ability too early (SW-4.13.1)")
    return wrong


def _course(state: State) -> list[str]:
    """Not over: somebody is asked. Over: nobody is."""
    if state.over == bool(state.asked):
        return [f"over is {state.over} and {len(state.asked)} seats are asked"]
    if len(state.queues) != sum(step[0] == "serve" for step in state.agenda):
        return ["queues and windows do not match"]
    return []
