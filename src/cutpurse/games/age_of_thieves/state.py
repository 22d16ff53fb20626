"""The state of a game of Age of Thieves.

Sets of spaces, cards and seats are ints with a bit each (see components). A watch figure is known by the space it
stands on: there is never more than one on a space when a move is over (AOT-7.3), so what holds for a figure
(asleep, deafened, ...) is a set of spaces that goes along when it moves.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from cutpurse.kernel.fields import Shared
from cutpurse.kernel.piles import bits as bits  # noqa: PLC0414  (told on with the state)
from cutpurse.kernel.piles import first as first  # noqa: PLC0414  (told on with the state)
from cutpurse.kernel.state import State as KernelState

NOBODY = -1
"""No seat, no space, no card, no token."""
UNSEEN = -2
"""A face-down city token that nobody has looked at: which one it is, is decided when it is first seen."""

MOVE_CARD, AMBUSH_CARD, SPECIAL_CARD = -2, -3, -4
"""The cards of a plan that are no copies of general cards."""

Phase = Literal["setup", "event", "draw", "plan", "resolve", "cleanup"]
Action = tuple[int, int, int, tuple[int, ...], int]
"""A planned action: card, cover (or NOBODY), all its AP, the AP tokens among them (kinds), how far it has come."""
WAITING, TURNED_UP, RESOLVED, DECLINED, DROPPED = range(5)
"""How far an action has come. DROPPED: its owner was arrested or has left (AOT-6.9)."""


class State(KernelState):
    """Lists that seldom change are shared between clones; who changes one takes a copy first (`own`)."""

    RETOLD: ClassVar[frozenset[str]] = frozenset({"begun"})

    # the clock of the game
    turn: int
    phase: Phase
    first: int
    """The seat with the first thief token."""
    calm_turns: int
    alarm_turns: int
    """Event cards turned up so far, of either deck."""
    alarm: bool
    event: int
    """The event card that lies open, or NOBODY."""
    events_gone: int
    """Event cards seen so far, the open one included. Which others stay in the box is never decided."""
    jewel_taken: bool
    """The Emperors' Jewel has been taken for the first time (AOT-12.1)."""
    exit_due: bool
    """The district card is to be drawn once the action is over (AOT-12.5)."""
    open_district: int
    # the order of resolution
    initiative: int
    """The watch's place; NOBODY before the roll."""
    watch_done: bool
    level: int
    """The AP whose actions are being resolved."""
    pointer: int
    """The seat from which the next action of this level is looked for (AOT-6.4)."""
    begun: list[tuple[int, int, int]]
    """What has come up since the screens fell, in its order: initiative, seat (NOBODY: the watch), place in the plan
    from 1. Cards change the initiative of the watch, and thieves choose among their own: nothing else remembers it."""
    acting: int
    """The thief whose action is being resolved."""
    cover: int
    """The card that covered the special action being resolved and went to the pile unused (AOT-8.14)."""
    # the board: sets of spaces
    guards: int
    captains: int
    asleep: int
    asleep_next: int
    """Watch figures that sleep through the next turn too."""
    deaf: int
    snared: int
    charmed: int
    charmer: int
    """Guards that spare a thief, and whom (Seduction)."""
    placed: int
    """Watch figures placed by the effect under way: they are not taken away again for it (AOT-15.24)."""
    dim: Shared[list[int]]
    """By district: how much less far the watch sees there (Snuffed Lanterns)."""
    smoke: int
    fire: int
    yellow: int
    green: int
    jewel_at: int
    """Where the Emperors' Jewel lies; NOBODY while somebody has it."""
    tokens: Shared[list[int]]
    """By space: the kind of the city token there, UNSEEN, or NOBODY."""
    face_down: int
    face_up: int
    known: Shared[list[int]]
    """By seat: spaces whose face-down token this seat has looked at. Where is public, what is not."""
    token_pool: Shared[list[int]]
    """By kind: tokens not yet decided (those in the box and the UNSEEN ones)."""
    # each seat
    thieves: Shared[list[int]]
    at: list[int]
    """The space of each thief; NOBODY before the start and after leaving."""
    left: Shared[list[int]]
    """Seats that have left the city, in order."""
    hands: list[int]
    yellow_held: Shared[list[int]]
    green_held: Shared[list[int]]
    jewel_holder: int
    best_burglar: int
    red_at: int
    """Who has the red AP markers; NOBODY while they are set aside."""
    blue: list[int]
    purple: list[int]
    purple_new: list[int]
    """Temporary AP gained in this resolution phase, for the next planning (AOT-13.5)."""
    kept: Shared[list[int]]
    """City tokens on the sheets: by seat, then by kind. While planning those that are laid out still count."""
    plans: list[tuple[Action, ...]]
    """Secret in part: cards that wait are face down. While planning all of it is."""
    laying: list[tuple[int, ...]]
    """The action a seat is just planning: card, cover, token kinds...; or nothing. Secret."""
    given_up: Shared[list[int]]
    """Sealed answers to a forced discard: the card, or NOBODY. Secret."""
    # what holds for thieves: seats as bits
    hidden: int
    protected: int
    unmasked: int
    snared_thieves: int
    poisoned: int
    marked: int
    robbed: int
    lower: int
    """Who has used the lower half of a basic card: nothing else is resolved (AOT-8.3)."""
    # cards
    deck: int
    discard: int
    drawn: int
    """Cards just drawn of which one must go (Workshop). Secret to whoever is asked."""
