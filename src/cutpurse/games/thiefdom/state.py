"""The state of a game of Thiefdom.

Spaces are numbers of the assembled town (see town): street squares first, then buildings. Thieves are numbered
guild by guild (3 * seat + shape); in a solo game three rivals follow. Piles of cards are ints with a bit each.
"""

from __future__ import annotations

from cutpurse.games.thiefdom.terms import GOODS, SHAPES
from cutpurse.kernel.fields import Shared
from cutpurse.kernel.piles import bits as bits  # noqa: PLC0414  (told on with the state)
from cutpurse.kernel.state import State as KernelState

NOBODY = -1
NOWHERE = -1

PATROL = 3
"""The fourth place for a planning tile."""
SLOTS = (*SHAPES, "patrol")

ART = len(GOODS)
KINDS = ART + 1
"""Numbers per holder of goods: a count of each kind, and the artworks as a pile (a bit each)."""


class State(KernelState):
    """Lists that seldom change are shared between clones; who changes one takes a copy first."""

    # the town and the clock
    town: str
    """The sections as they lie, row by row: face and quarter turns ("2A0 3B2 4A0/6A1 7B3 8A0")."""
    round: int
    """1 to 6; 0 while the game is being set up."""
    first: int
    opener: int
    """The first player of round 1 (TD-12.8)."""
    tile: int
    """The planning tile being resolved, 1 to 4; 0 outside the action phase."""
    # figures
    folk_at: list[int]
    """The square of each of the townsfolk (guards, nobles, carriage); NOWHERE in the box."""
    facing: list[int]
    """Of the four guards."""
    thief_at: list[int]
    """The space of each thief; NOWHERE beside the town."""
    # guilds
    vp: list[int]
    lairs: Shared[list[int]]
    boards: Shared[list[int]]
    """The patrol face (or solo: nothing) before each seat, as a number of the box; NOBODY for none."""
    stamina: int
    """Seats (bits) whose stamina marker is still to be used this night."""
    delivered: Shared[list[int]]
    """Missions each guild has fulfilled, a pile each (TD-9.27)."""
    # thieves
    goods: list[int]
    """KINDS numbers for each holder: the thieves of the players, then the lair stores, then the dungeon."""
    cards: list[int]
    """Equipment and friend of each thief, as one pile (bits of card numbers: kinds of equipment, then patrons)."""
    brawled: Shared[list[int]]
    """The patron each thief brawled with, face down in the friend slot (TD-9.17)."""
    posters: int
    """Wanted thieves (bits)."""
    robbed: list[int]
    """Whom each thief has robbed this night (bits of townsfolk, TD-8.2)."""
    visited: list[int]
    """Locations each thief has activated this night (bits of buildings, counted from the first; TD-9.2)."""
    blind: list[int]
    """Guards (bits) who look away from each thief until the end of the round (Bernhard)."""
    # the loot board, the town's stock
    badges: int
    """Guards (bits) whose badge lies on the loot board."""
    bags: int
    """Nobles (bits of townsfolk) whose bag is full."""
    villas: Shared[list[int]]
    """The tile at each villa entrance."""
    villa_art: Shared[list[int]]
    missions: Shared[list[int]]
    """The mission on each smuggler."""
    stacks: Shared[list[int]]
    """Two missions per smuggler, the lower one first (TD-14.1); empty without that variant."""
    mission_deck: int
    mission_box: int
    """Missions that went back to the box, and those nobody will see (TD-14.1)."""
    # cards: piles of equipment hold copies (two of each kind), piles of patrons hold patron numbers
    deck: int
    display: list[int]
    discard: int
    taken: bool
    """Displayed cards were taken in this turn (TD-9.14)."""
    patron_deck: int
    patron_discard: int
    patrons_gone: int
    revealed: int
    """Patrons turned up in the tavern and not yet put away."""
    # the draft: each seat knows its own
    hands: Shared[list[int]]
    kept: Shared[list[int]]
    passed: Shared[list[int]]
    """The two cards each seat passed to the right."""
    passed_on: Shared[list[int]]
    """The one card each seat passed on after that."""
    wares_out: Shared[list[int]]
    """What each seat is about to buy: thief * 100 + card, two numbers a seat; NOBODY for none."""
    # planning: each seat knows its own until the reveal
    plan: Shared[list[int]]
    """Four numbers per seat: the slot on which tile 1, 2, 3, 4 lies; NOBODY while it is not placed."""
    # this turn
    active: int
    """The thief whose turn it is; NOBODY outside of thieves' turns."""
    ap: int
    used: int
    """Cards used in this turn (bits of card numbers)."""
    smoke: bool
    seen: list[str]
    """Positions since the last action point was spent, for TD-7.26."""
    # the Move under way
    moving: bool
    points: int
    hop: list[int]
    """What has been passed over in the hop under way (TD-7.25)."""
    tristan: bool
    """Tristan's point has been given in this Move."""
    # the activation under way
    location: int
    sub: int
    """Sub-actions done (bits)."""
    series: int
    """The sub-action that may still be continued (buying, fetching)."""
    # the exchange under way
    split: list[int]
    """Holder, other holder, how many goods may change hands (NOBODY: any), with artworks, then the counts chosen."""
    # the figure under way
    walker: int
    need: int
    """How many free lanterns it has to meet (TD-5.12)."""
    route: list[int]
    """The legs chosen: lantern * 4 + direction."""
    solo_boards: int
    """Solo boards (bits) not yet turned up this night."""
