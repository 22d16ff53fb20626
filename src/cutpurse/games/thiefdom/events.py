"""What happens in Thiefdom. Texts: `event-<name>` in text/*.ftl.

`shape` names a thief of the guild `seat`; `place` is the name of a space; `good` is a kind of goods or an artwork.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from cutpurse.kernel.event import Event

# -- setting up ----------------------------------------------------------------------------------


class TownBuilt(Event, frozen=True):
    """The sections as they lie, row by row (TD-2.1)."""

    sections: list[str]


class VillaLaid(Event, frozen=True):
    place: str
    villa: str
    artwork: str


class MissionLaid(Event, frozen=True):
    place: str
    mission: str


class CardDisplayed(Event, frozen=True):
    card: str


class BoardTaken(Event, frozen=True):
    seat: int
    board: str


class FirstPlayer(Event, frozen=True):
    seat: int


class CardsDealt(Event, frozen=True):
    """Cards to choose from (TD-3.1)."""

    seat: int
    count: int
    cards: list[str]
    private: ClassVar[frozenset[str]] = frozenset({"cards"})


class CardsPassed(Event, frozen=True):
    """Cards that came from the left (TD-3.2, TD-3.3)."""

    seat: int
    rival: int
    count: int
    cards: list[str]
    private: ClassVar[frozenset[str]] = frozenset({"cards"})


class NothingBought(Event, frozen=True):
    seat: int


class LairChosen(Event, frozen=True):
    seat: int
    place: str


# -- the night -----------------------------------------------------------------------------------


class NightFell(Event, frozen=True):
    round: int


class PlanShown(Event, frozen=True):
    """On what tiles 1 to 4 lie (TD-4.3)."""

    seat: int
    slots: list[str]


class TileTurned(Event, frozen=True):
    seat: int
    number: int
    slot: str

    def plays(self) -> str:
        return ""


class FolkMoved(Event, frozen=True):
    """A figure walked over these squares, in order; the last is where it stands now. It was the `only` way: nobody was asked."""

    figure: str
    places: list[str]
    place: str
    only: bool = False


class FolkStayed(Event, frozen=True):
    figure: str
    place: str


class TurnBegan(Event, frozen=True):
    seat: int
    shape: str

    def plays(self) -> str:
        return ""


class TurnEnded(Event, frozen=True):
    seat: int
    shape: str
    left: int
    """Action points that are lost."""


class StaminaUsed(Event, frozen=True):
    seat: int
    shape: str


class Moved(Event, frozen=True):
    """A thief landed on a square or went into a building."""

    seat: int
    shape: str
    place: str

    def plays(self) -> str:
        return ""


class WallClimbed(Event, frozen=True):
    seat: int
    shape: str
    place: str


class PassedOver(Event, frozen=True):
    """A thief passes over a building (`figure` and `hat` are none) or over somebody: one of the townsfolk, or a thief
    by his hat and, unless he is a rival of the solo game, his guild (`seats`)."""

    seat: int
    shape: str
    place: str
    figure: str = "none"
    hat: str = "none"
    seats: list[int] = []


class Teleported(Event, frozen=True):
    seat: int
    shape: str
    place: str


class Caught(Event, frozen=True):
    harms: ClassVar[str] = "seat"
    seat: int
    shape: str
    figure: str


class Escaped(Event, frozen=True):
    """Caught, and up again (TD-6.6)."""

    seat: int
    shape: str


class Arrested(Event, frozen=True):
    harms: ClassVar[str] = "seat"
    seat: int
    shape: str
    vp: int


class Confiscated(Event, frozen=True):
    """Goods of an arrested thief (TD-6.10)."""

    harms: ClassVar[str] = "seat"
    seat: int
    shape: str
    good: str
    count: int


# -- goods and points ----------------------------------------------------------------------------


class Robbed(Event, frozen=True):
    seat: int
    shape: str
    figure: str


class Gained(Event, frozen=True):
    seat: int
    shape: str
    good: str
    count: int
    source: str = ""
    """Who was robbed of it; nobody where it comes from the supply."""


class Lost(Event, frozen=True):
    """What did not fit (TD-1.33)."""

    seat: int
    shape: str
    good: str
    count: int


class Paid(Event, frozen=True):
    seat: int
    shape: str
    good: str
    count: int


class Sold(Event, frozen=True):
    seat: int
    shape: str
    good: str
    count: int
    vp: int


class Discarded(Event, frozen=True):
    seat: int
    shape: str
    good: str
    count: int


class Handed(Event, frozen=True):
    """Goods changed hands inside a guild. `giver` and `taker` are shapes, or `lair_store`."""

    seat: int
    giver: str
    taker: str
    good: str
    count: int


class Stored(Event, frozen=True):
    """Goods that came straight into the lair store (Ruth)."""

    seat: int
    good: str
    count: int


class Scored(Event, frozen=True):
    """Points and what for: a card, or a word of the rules (dawn, goods, lair)."""

    seat: int
    vp: int
    why: str


LossReason = Literal["rival_passed", "rival_inside"]


class PointsLost(Event, frozen=True):
    """For rivals passed (rival_passed) or met in a building (rival_inside)."""

    seat: int
    vp: int
    why: LossReason


class Wanted(Event, frozen=True):
    seat: int
    shape: str


class PosterOff(Event, frozen=True):
    """Taken off: in the lair for nothing, in the dungeon for points."""

    seat: int
    shape: str
    vp: int


# -- locations and cards -------------------------------------------------------------------------


class Activated(Event, frozen=True):
    seat: int
    shape: str
    place: str

    def plays(self) -> str:
        return ""


class ArtworkDelivered(Event, frozen=True):
    seat: int
    shape: str
    artwork: str
    vp: int


class EquipmentBought(Event, frozen=True):
    seat: int
    shape: str
    card: str
    cost: int
    vp: int


class PatronsRevealed(Event, frozen=True):
    seat: int
    patrons: list[str]


class Befriended(Event, frozen=True):
    seat: int
    shape: str
    patron: str
    cost: int
    vp: int


class Brawled(Event, frozen=True):
    seat: int
    shape: str
    patron: str
    vp: int


class PatronsLeft(Event, frozen=True):
    seat: int


class MissionFulfilled(Event, frozen=True):
    seat: int
    shape: str
    mission: str
    vp: int


class CardUsed(Event, frozen=True):
    """`target`: what it was aimed at, if anything."""

    seat: int
    shape: str
    card: str
    target: str

    def plays(self) -> str:
        return self.card


class CardGone(Event, frozen=True):
    seat: int
    shape: str
    card: str


# -- the day and the end -------------------------------------------------------------------------


class DayBroke(Event, frozen=True):
    round: int


class BagsFilled(Event, frozen=True):
    pass


class BadgesReturned(Event, frozen=True):
    pass


class DisplayCleared(Event, frozen=True):
    cards: list[str]


class SoloBoard(Event, frozen=True):
    board: str


class Rolled(Event, frozen=True):
    """The die of the solo game: for the figures of a board (move) or for the rival (place)."""

    number: int
    why: Literal["move", "place"]


class RivalPlaced(Event, frozen=True):
    shape: str
    place: str


class Won(Event, frozen=True):
    seats: list[int]


class Rated(Event, frozen=True):
    """The solo rating (TD-13.18)."""

    seat: int
    vp: int
    stars: int
