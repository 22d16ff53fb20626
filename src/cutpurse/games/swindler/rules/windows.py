"""Reaction windows and the playing of accomplices (SW-4.11, SW-5.1 to SW-5.10, SW-5.18).

A window asks all entitled seats that hold a card, sealed. Their cards form a queue in turn order; each is
announced, answered in a nested window, then carried out. The window opens again until nobody announces.
"""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.rules import accomplices
from cutpurse.games.swindler.rules.piles import seats_from
from cutpurse.games.swindler.ruleset import SwindlerPlay
from cutpurse.games.swindler.state import NOBODY, State, first
from cutpurse.games.swindler.vocabulary import Lockpick

THEFT_WINDOWS = frozenset({"theft_started", "loot_drawn", "skull_drawn", "theft_closing"})
WINDOWS = THEFT_WINDOWS | {"accomplice_played", "raid_revealed"}


def entitled(state: State, window: str) -> Sequence[int]:
    """Who may answer, in turn order from the active player (table 5.2)."""
    if window == "accomplice_played":
        return [seat for seat in seats_from(state, state.active) if seat != state.played[-1][0]]
    if window == "raid_revealed":
        return [seat for seat in seats_from(state, state.active) if not state.dungeon >> seat & 1]
    return seats_from(state, state.active)[1:]


def stands(state: State, window: str) -> bool:
    """Does the event of a window still stand? (SW-5.8)"""
    if window == "skull_drawn":
        return state.skull != NOBODY
    if window == "theft_closing":
        return state.forced == NOBODY
    if window == "accomplice_played":
        return not state.played[-1][3]
    return True


def open_window(play: SwindlerPlay, window: str) -> None:
    """Ask everybody entitled who holds a card and has not waved this theft through (SW-5.1, SW-5.2, SW-5.18)."""
    state = play.state
    hands, waved = state.hands, state.waved if window in THEFT_WINDOWS else 0
    asked = [(seat, window) for seat in entitled(state, window) if hands[seat] and not waved >> seat & 1]
    if not asked:
        return
    state.answers = [""] * len(state.vp)
    state.agenda.append(("gather", window))
    state.asked = asked
    play.tell(told.WindowOpened(window))


def answer_window(play: SwindlerPlay, seat: int, words: list[str]) -> None:
    """A sealed answer: pass, wave, or one card with its choices (SW-5.2)."""
    play.state.answers[seat] = " ".join(words)
    play.state.ready |= 1 << seat


def gather(play: SwindlerPlay, window: str) -> None:
    """The window closes: cards queue in turn order from the active player (SW-5.3)."""
    state = play.state
    queue = []
    for seat in seats_from(state, state.active):
        answer = state.answers[seat]
        if answer == "wave":
            state.waved |= 1 << seat
            play.tell(told.WavedThrough(seat))
        elif answer and answer != "pass":
            queue.append((seat, answer))
    state.answers = []
    if queue:
        state.queues.append(tuple(queue))
        state.agenda.append(("serve", window, 0))


def serve(play: SwindlerPlay, window: str, announced: int) -> None:
    """The next card of the queue; what can no longer be played is dropped unseen (SW-5.4, SW-5.6, SW-5.10)."""
    state, box = play.state, play.game.box
    while state.queues[-1] and stands(state, window):
        seat, choice = state.queues[-1][0]
        state.queues[-1] = state.queues[-1][1:]
        if choice in accomplices.choices(play.game, state, seat, window):
            words = choice.split(" ")
            kind = box.accomplice_number[words[1]]
            state.agenda.append(("serve", window, announced + 1))
            announce(play, seat, first(state.hands[seat] & ~state.hired & box.card_mask[kind]), words[2:])
            return
    state.queues.pop()
    if announced and stands(state, window):  # SW-5.7
        state.agenda.append(("window", window))


def announce(play: SwindlerPlay, seat: int, card: int, words: list[str]) -> None:
    """Show a card with its choices, let it be answered, then carry it out (SW-4.11.5, SW-5.5)."""
    state, box = play.state, play.game.box
    state.hands[seat] &= ~(1 << card)
    state.face_up[seat] &= ~(1 << card)
    state.played.append((seat, card, " ".join(words), False))
    play.tell(told.Announced(seat, box.accomplices[box.card_kind[card]].id, words))
    play.commit()
    state.agenda.append(("carry_out",))
    state.agenda.append(("window", "accomplice_played"))


def carry_out(play: SwindlerPlay) -> None:
    """A card that was not cancelled takes effect and goes to the discard pile (SW-4.11.4)."""
    state, box = play.state, play.game.box
    seat, card, choice, cancelled = state.played.pop()
    effect = box.effects[box.card_kind[card]]
    if cancelled:
        if isinstance(effect, Lockpick):
            offer, state.payment = state.payment, []
            play.tell(told.OfferFailed(seat, offer[0]))
        return
    if not accomplices.DEEDS[type(effect)].stays:
        state.discard |= 1 << card
    accomplices.carry_out(play, seat, card, choice.split(" ") if choice else [])
