"""A full state that agrees with what a seat may know: it sees the view only (chapter 6)."""

from __future__ import annotations

import random

from cutpurse.games.swindler.components import COLOURS, Box
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.setup import empty_table
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.games.swindler.view import View
from cutpurse.kernel.message import seat_number


def sample(game: Ruleset, seen: View, rng: random.Random) -> State:
    """Public facts as they are; other hands dealt anew from the cards this seat has not seen."""
    box = game.box
    state = empty_table(game)
    state.turn, state.round, state.start, state.active = seen.turn, seen.round, seen.start, seen.active
    state.step, state.end_triggered, state.over = seen.step, seen.end_triggered, seen.over
    state.asked = [tuple(ask) for ask in seen.asked]
    state.agenda = [tuple(step) for step in seen.agenda]
    _set_seats(box, seen, state)
    _set_board(box, seen, state)
    _set_theft(box, seen, state)
    _deal_cards(box, seen, state, rng)
    state.forged = [(box.tile_number[tile], thing) for tile, thing in seen.forged]
    state.sold, state.completed, state.raided = seen.sold, seen.completed, seen.raided
    state.fulfilled_now = seen.fulfilled_now
    state.payment, state.draft = list(seen.payment), list(seen.draft)
    if any(step[0] == "gather" for step in state.agenda[-1:]):
        state.answers = [""] * game.players
        if seen.answer:
            state.answers[seen.seat] = seen.answer
            state.ready = 1 << seen.seat
    depth = sum(step[0] == "serve" for step in state.agenda)
    own = seen.queued or [""] * depth
    state.queues = [((seen.seat, choice),) if choice else () for choice in own]
    return state


def _set_seats(box: Box, seen: View, state: State) -> None:
    for seat, area in enumerate(seen.seats):
        state.vp[seat], state.coins[seat], state.posters[seat] = area.vp, area.coins, area.posters
        state.tiles[seat] = _pile(box.tile_number, area.tiles)
        state.fulfilled[seat] = _pile(box.job_number, area.jobs)
        state.characters[seat] = box.character_number[area.character]
        state.masters[seat] = box.master_number[area.master] if area.master else NOBODY
        state.unlocked |= area.unlocked << seat
        state.dungeon |= area.in_dungeon << seat


def _set_board(box: Box, seen: View, state: State) -> None:
    state.jobs = [box.job_number[space.job] if space.job else NOBODY for space in seen.jobs]
    state.markers = [space.marker for space in seen.jobs]
    state.fences = [box.fence_number[space.fence] if space.fence else NOBODY for space in seen.fences]
    state.slots = [box.tile_number[tile] if tile else NOBODY
                   for space in seen.fences for tile in (space.slots or ["", "", ""])]  # fmt: skip
    out = _pile(box.tile_number, seen.theft.loot)
    for pile in state.tiles:
        out |= pile
    for tile in state.slots:
        if tile != NOBODY:
            out |= 1 << tile
    state.bags = [mask & ~out for mask in box.colour_mask]
    state.aside, state.raids_gone = _pile(box.job_number, seen.raids_aside), _pile(box.job_number, seen.raids_gone)
    state.raid = box.job_number[seen.raid] if seen.raid else NOBODY
    state.exempt = sum(1 << seat for seat in seen.exempt)
    gone = state.aside | state.raids_gone | (1 << state.raid if seen.raid else 0)
    for pile in state.fulfilled:
        gone |= pile
    for job in state.jobs:
        if job != NOBODY:
            gone |= 1 << job
    state.job_deck = (box.a_jobs | box.b_jobs) & ~gone
    state.a_left = seen.a_left
    state.fence_discard = _pile(box.fence_number, seen.fence_discard)
    lying = sum(1 << fence for fence in state.fences if fence != NOBODY)
    state.fence_deck = box.all_fences & ~state.fence_discard & ~lying
    state.masters_left = _pile(box.master_number, seen.masters_left)


def _set_theft(box: Box, seen: View, state: State) -> None:
    now = seen.theft
    if not now.bag:
        return
    state.bag = COLOURS.index(now.bag)
    state.used = sum(1 << COLOURS.index(colour) for colour in now.used)
    state.loot, state.kept = _pile(box.tile_number, now.loot), _pile(box.tile_number, now.kept)
    state.drawn = [box.tile_number[tile] for tile in now.drawn]
    state.ended, state.fresh, state.forced, state.traitor = now.ended, now.fresh, now.forced, now.traitor
    state.skull = state.bag if now.skull else NOBODY
    state.bets = [tuple(bet) for bet in now.bets]  # type: ignore[misc]
    state.waved = sum(1 << seat for seat in now.waved)


def _deal_cards(box: Box, seen: View, state: State, rng: random.Random) -> None:
    """Cards that lie open first, then one's own hand, then the rest by chance."""
    left = box.all_cards

    def take(card: str) -> int:
        nonlocal left
        one = left & box.card_mask[box.accomplice_number[card]]
        one &= -one
        left ^= one
        return one

    state.discard = sum(take(card) for card in seen.accomplice_discard)
    state.shown = sum(take(card) for card in seen.shown)
    for seat, area in enumerate(seen.seats):
        state.face_up[seat] = sum(take(card) for card in area.face_up)
    for play in seen.played:
        mask = box.card_mask[box.accomplice_number[play.card]]
        card = (state.discard & mask if play.cancelled else take(play.card)).bit_length() - 1
        state.played.append((play.seat, card, play.choice, play.cancelled))
    state.swaps = [(_swap_card(box, state, card), box.tile_number[one], box.tile_number[other], *map(seat_number, between))
                   for card, one, other, *between in seen.swaps]  # fmt: skip
    if seen.seat >= 0:
        state.hands[seen.seat] = sum(take(card) for card in seen.hand)
    if seen.seat != seen.active:  # lockpicks offered for a job and still to be shown: everybody knows of them
        state.hands[seen.active] = sum(1 << step[1] for step in seen.agenda if step[0] == "show")
    unseen = bits(left & ~state.hands[seen.active])
    rng.shuffle(unseen)
    for seat, area in enumerate(seen.seats):
        if seat != seen.seat:
            for _ in range(area.hand_size - state.hands[seat].bit_count()):
                state.hands[seat] |= 1 << unseen.pop()
    state.hired = _hired_cards(box, seen, state, rng)
    state.deck = sum(1 << card for card in unseen)


def _hired_cards(box: Box, seen: View, state: State, rng: random.Random) -> int:
    """One's own are known; of a rival's hand any could be the new ones."""
    hand = state.hands[seen.active]
    if seen.active != seen.seat:
        return sum(1 << card for card in rng.sample(bits(hand), seen.hired))
    pile = 0
    for card in seen.hired_cards:
        alike = hand & ~pile & box.card_mask[box.accomplice_number[card]]
        pile |= alike & -alike
    return pile


def _swap_card(box: Box, state: State, card: str) -> int:
    """Which conjurer the last swap was made with: the copy that lies face up or was discarded."""
    mask = box.card_mask[box.accomplice_number[card]]
    for pile in (*state.face_up, state.discard):
        if pile & mask:
            return (pile & mask).bit_length() - 1
    return mask.bit_length() - 1


def _pile(numbers: dict[str, int], ids: list[str]) -> int:
    pile = 0
    for id in ids:
        pile |= 1 << numbers[id]
    return pile
