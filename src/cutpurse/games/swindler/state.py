"""The state of a game of Swindler. Piles of tiles and cards are ints with a bit each (see components)."""

from __future__ import annotations

from cutpurse.kernel.piles import bits as bits  # noqa: PLC0414  (told on with the state)
from cutpurse.kernel.piles import first as first  # noqa: PLC0414  (told on with the state)
from cutpurse.kernel.state import State as KernelState

NOBODY = -1


class State(KernelState):
    # the clock of the game
    turn: int
    round: int
    start: int
    active: int
    step: str
    end_triggered: bool
    # each seat
    vp: list[int]
    coins: list[int]
    posters: list[int]
    tiles: list[int]
    """Secured tiles (SW-4.1.8)."""
    hands: list[int]
    face_up: list[int]
    """Conjurers that were passed on (SW-4.12.40)."""
    fulfilled: list[int]
    """Jobs fulfilled, as a pile of job cards."""
    masters: list[int]
    characters: list[int]
    unlocked: int
    dungeon: int
    # the board
    jobs: list[int]
    markers: list[int]
    fences: list[int]
    slots: list[int]
    """Three per open fence: the tile that lies there, or NOBODY."""
    bags: list[int]
    """The loot in the five bags and in the neutral supply; skulls never leave for good."""
    a_left: int
    """A cards still on top of the job deck (SW-3.6). Which ones is decided when they are drawn."""
    job_deck: int
    """Jobs and raids not yet seen."""
    aside: int
    raids_gone: int
    fence_deck: int
    fence_discard: int
    deck: int
    discard: int
    masters_left: int
    # this turn
    bag: int
    used: int
    loot: int
    """Provisional tiles that still lie before the thief (SW-4.1.16)."""
    drawn: list[int]
    """The theft record (SW-4.4.16)."""
    ended: str
    fresh: bool
    """The next draw is the first from a decoy's bag (SW-4.12.20)."""
    forced: int
    """Whose traitor forces the next draw."""
    traitor: int
    """Whose traitor forced the draw that brought the skull."""
    skull: int
    """The bag of a skull that has been drawn and still stands."""
    kept: int
    """Tiles the escape artist keeps (SW-4.13.7)."""
    bets: list[tuple[int, str, int]]
    waved: int
    forged: list[tuple[int, str]]
    sold: int
    completed: int
    fulfilled_now: int
    """How many jobs were fulfilled in this turn (SW-4.2.8)."""
    hired: int
    """Cards in the active player's hand that wait for the next turn (SW-4.2.4)."""
    swaps: list[tuple[int, ...]]
    """(conjurer, tile given, tile taken, by whom, from whom) of the last swap made with each (SW-4.12.41); version 1 of
    the rules does not keep between whom."""
    raid: int
    exempt: int
    raided: bool
    """A raid was already resolved in this refill (SW-4.8.5)."""
    # choices under way
    draft: list[str]
    """What the asked seat has chosen so far of a longer choice. Nobody else may know."""
    payment: list[str]
    """What is offered for a job while a lockpick is being answered (SW-4.6.24)."""
    shown: int
    # accomplices in play
    played: list[tuple[int, int, str, bool]]
    """Announced and not yet carried out, newest last: seat, card, choice, cancelled."""
    answers: list[str]
    """Sealed answers of the open window. Each seat knows its own."""
    queues: list[tuple[tuple[int, str], ...]]
    """Answers with a card that wait in the windows being handled, innermost last. Each seat knows its own."""
