"""What a seat may know of a game of Swindler (chapter 6), and a full state that agrees with it.

A view is assembled field by field from public facts and the seat's own secrets. The order of decks, other
hands and sealed answers are in no view; deck orders do not even exist before a card is drawn.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from cutpurse.games.swindler.components import COLOURS, WHITE, Box
from cutpurse.games.swindler.rules import theft
from cutpurse.games.swindler.rules.fences import SLOTS
from cutpurse.games.swindler.rules.markers import free_markers
from cutpurse.games.swindler.rules.piles import cards_of, names
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.setup import empty_table
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.kernel.message import seat_letter, seat_number


class Seat(msgspec.Struct, omit_defaults=True):
    """A player's area. All of it is public but the hand."""

    vp: int
    coins: int
    posters: int
    tiles: list[str]
    jobs: list[str]
    markers_free: int
    hand_size: int
    character: str
    master: str = ""
    unlocked: bool = False
    in_dungeon: bool = False
    face_up: list[str] = []


class JobSpace(msgspec.Struct, omit_defaults=True):
    job: str = ""
    marker: int = NOBODY


class FenceSpace(msgspec.Struct, omit_defaults=True):
    fence: str = ""
    slots: list[str] = []
    """The tile on each slot; empty text for a free one."""


class BagContents(msgspec.Struct):
    """What a bag still holds, for everybody to read (SW-4.1.3, SW-6.1)."""

    loot: dict[str, int]
    skulls: int


class Theft(msgspec.Struct, omit_defaults=True):
    """The theft of this turn."""

    bag: str = ""
    used: list[str] = []
    loot: list[str] = []
    drawn: list[str] = []
    ended: str = ""
    fresh: bool = False
    forced: int = NOBODY
    traitor: int = NOBODY
    skull: bool = False
    kept: list[str] = []
    bets: list[tuple[int, str, int]] = []
    waved: list[int] = []
    at_risk: list[str] = []
    """What a skull would take now."""


class Played(msgspec.Struct):
    """An accomplice that was announced and waits to be carried out."""

    seat: int
    card: str
    choice: str
    cancelled: bool


class View(msgspec.Struct, omit_defaults=True):
    """The table as one seat sees it (SPECTATOR: only what is public)."""

    seat: int
    turn: int
    round: int
    start: int
    active: int
    step: str
    end_jobs: int
    ability_jobs: int
    end_triggered: bool
    over: bool
    seats: list[Seat]
    jobs: list[JobSpace]
    fences: list[FenceSpace]
    bags: dict[str, BagContents]
    supply: list[str]
    theft: Theft
    job_deck: int
    job_back: str
    """The back of the top job card: A, B, or nothing."""
    fence_deck: int
    fence_discard: list[str]
    accomplice_deck: int
    accomplice_discard: list[str]
    raids_aside: list[str]
    raids_gone: list[str]
    masters_left: list[str]
    a_left: int
    asked: list[tuple[Any, ...]]
    """Who is asked what, as far as everybody may know."""
    agenda: list[tuple[Any, ...]]
    forged: list[tuple[str, str]] = []
    sold: int = 0
    completed: int = 0
    fulfilled_now: int = 0
    hired: int = 0
    """How many accomplices the active player has hired in this turn."""
    raid: str = ""
    exempt: list[int] = []
    raided: bool = False
    played: list[Played] = []
    shown: list[str] = []
    payment: list[str] = []
    swaps: list[tuple[str, ...]] = []
    hand: list[str] = []
    hired_cards: list[str] = []
    """Those of one's own hand that wait for the next turn (SW-4.2.4)."""
    draft: list[str] = []
    answer: str = ""
    queued: list[str] = []
    """One's own answer that waits in each window being handled; empty text for none."""


# -- what a seat may know ------------------------------------------------------------------------


def view(game: Ruleset, state: State, seat: int) -> View:
    """Built from nothing: public facts first, then what is this seat's own."""
    box = game.box
    seen = View(
        seat=seat, turn=state.turn, round=state.round, start=state.start, active=state.active, step=state.step,
        end_jobs=game.end_jobs, ability_jobs=game.ability_jobs, end_triggered=state.end_triggered, over=state.over,
        seats=[_seat(box, state, other) for other in range(game.players)],
        jobs=[JobSpace(box.job_id[job] if job != NOBODY else "", owner)
              for job, owner in zip(state.jobs, state.markers, strict=True)],
        fences=[_fence(box, state, place) for place in range(len(state.fences))],
        bags={colour: _bag(box, state, place) for place, colour in enumerate(COLOURS)},
        supply=names(box, state.bags[WHITE]),
        theft=_theft(game, state),
        job_deck=state.a_left + (state.job_deck & box.b_jobs).bit_count(),
        job_back="A" if state.a_left else "B" if state.job_deck & box.b_jobs else "",
        fence_deck=state.fence_deck.bit_count(), fence_discard=[box.fence_id[n] for n in bits(state.fence_discard)],
        accomplice_deck=state.deck.bit_count(), accomplice_discard=cards_of(box, state.discard),
        raids_aside=[box.job_id[n] for n in bits(state.aside)], raids_gone=[box.job_id[n] for n in bits(state.raids_gone)],
        masters_left=[box.masters[n].id for n in bits(state.masters_left)],
        a_left=state.a_left, asked=list(state.asked), agenda=list(state.agenda),
        forged=[(box.tile_id[tile], thing) for tile, thing in state.forged], sold=state.sold,
        completed=state.completed, fulfilled_now=state.fulfilled_now, hired=state.hired.bit_count(),
        raid=box.job_id[state.raid] if state.raid != NOBODY else "",
        exempt=bits(state.exempt), raided=state.raided,
        played=[Played(who, _card(box, card), choice, cancelled) for who, card, choice, cancelled in state.played],
        shown=cards_of(box, state.shown), payment=list(state.payment),
        swaps=[(_card(box, card), box.tile_id[one], box.tile_id[other], *map(seat_letter, between))
               for card, one, other, *between in state.swaps],
    )  # fmt: skip
    if seat >= 0:
        _add_own_secrets(box, state, seat, seen)
    return seen


def _add_own_secrets(box: Box, state: State, seat: int, seen: View) -> None:
    seen.hand = cards_of(box, state.hands[seat])
    seen.hired_cards = cards_of(box, state.hands[seat] & state.hired)
    if state.asked and state.asked[0][0] == seat:
        seen.draft = list(state.draft)
    if state.answers:
        seen.answer = state.answers[seat]
    seen.queued = [next((choice for who, choice in queue if who == seat), "") for queue in state.queues]


def _seat(box: Box, state: State, seat: int) -> Seat:
    master = state.masters[seat]
    return Seat(
        vp=state.vp[seat], coins=state.coins[seat], posters=state.posters[seat], tiles=names(box, state.tiles[seat]),
        jobs=[box.job_id[job] for job in bits(state.fulfilled[seat])],
        markers_free=free_markers(box, state, seat),
        hand_size=state.hands[seat].bit_count(), character=box.characters[state.characters[seat]].id,
        master=box.masters[master].id if master != NOBODY else "", unlocked=bool(state.unlocked >> seat & 1),
        in_dungeon=bool(state.dungeon >> seat & 1), face_up=cards_of(box, state.face_up[seat]))  # fmt: skip


def _fence(box: Box, state: State, place: int) -> FenceSpace:
    if state.fences[place] == NOBODY:
        return FenceSpace()
    laid = state.slots[place * SLOTS : (place + 1) * SLOTS]
    return FenceSpace(box.fence_id[state.fences[place]], [box.tile_id[t] if t != NOBODY else "" for t in laid])


def _bag(box: Box, state: State, place: int) -> BagContents:
    loot: dict[str, int] = {}
    for tile in bits(state.bags[place]):
        kind = box.kind_id[box.tile_kind[tile]]
        loot[kind] = loot.get(kind, 0) + 1
    return BagContents(loot, box.skulls[place])


def _theft(game: Ruleset, state: State) -> Theft:
    box = game.box
    if state.bag == NOBODY:
        return Theft()
    at_risk = 0 if state.ended or state.fresh else theft.at_risk(game, state, state.active)  # SW-4.12.20
    return Theft(
        bag=COLOURS[state.bag], used=[COLOURS[bag] for bag in bits(state.used)], loot=names(box, state.loot),
        drawn=[box.tile_id[tile] for tile in state.drawn], ended=state.ended, fresh=state.fresh, forced=state.forced,
        traitor=state.traitor, skull=state.skull != NOBODY, kept=names(box, state.kept), bets=list(state.bets),
        waved=bits(state.waved), at_risk=names(box, at_risk))  # fmt: skip


def _card(box: Box, card: int) -> str:
    return box.accomplices[box.card_kind[card]].id


# -- a state that agrees with a view -------------------------------------------------------------


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
