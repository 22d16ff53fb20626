"""What a seat may know of a game of Swindler (chapter 6).

A view is assembled field by field from public facts and the seat's own secrets. The order of decks, other
hands and sealed answers are in no view; deck orders do not even exist before a card is drawn.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from cutpurse.games.swindler.components import COLOURS, WHITE, Box
from cutpurse.games.swindler.rules import theft
from cutpurse.games.swindler.rules.fences import SLOTS
from cutpurse.games.swindler.rules.markers import free_markers
from cutpurse.games.swindler.rules.piles import cards_of, names
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State, bits
from cutpurse.kernel.message import SPECTATOR, seat_letter


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
    return with_own(game, public_part(game, state), state, seat)


def with_own(game: Ruleset, public: View, state: State, seat: int) -> View:
    seen = copy(public)
    seen.seat = seat
    if seat >= 0:
        _add_own_secrets(game.box, state, seat, seen)
    return seen


def public_part(game: Ruleset, state: State) -> View:
    """What everybody may know."""
    box = game.box
    return View(
        seat=SPECTATOR, turn=state.turn, round=state.round, start=state.start, active=state.active, step=state.step,
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
