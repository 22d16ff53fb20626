"""What happens in Age of Thieves. Ids stand for components and spaces; `seat`, `rival`, `thief` are seats.

Here stands what happens at the table: turns, cards, plans, the Emperors' Jewel and the end. What happens in the streets
is in street_events, and belongs to it.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from cutpurse.games.age_of_thieves.street_events import *  # noqa: F403
from cutpurse.kernel.event import Event

# -- set-up and the course of a turn -------------------------------------------------------------


class FirstThief(Event, frozen=True):
    """Who has the first thief token now."""

    seat: int


class RolledForFirst(Event, frozen=True):
    seat: int
    die: int


class ThiefTaken(Event, frozen=True):
    seat: int
    figure: str


class ThiefPlaced(Event, frozen=True):
    seat: int
    space: str


class TurnBegan(Event, frozen=True):
    turn: int
    seat: int

    def plays(self) -> str:
        return ""


class EventTurnedUp(Event, frozen=True):
    card: str
    deck: Literal["calm", "alarm"]
    number: int

    def plays(self) -> str:
        return self.card


class JewelLaid(Event, frozen=True):
    """A jewel comes to lie on a space."""

    jewel: str
    space: str


class NoJewelLaid(Event, frozen=True):
    pass


class WatchRolled(Event, frozen=True):
    dice: list[int]
    initiative: int


class CleanedUp(Event, frozen=True):
    turn: int

    def plays(self) -> str:
        return ""


# -- cards and points ----------------------------------------------------------------------------


class Drew(Event, frozen=True):
    private: ClassVar[frozenset[str]] = frozenset({"cards"})
    seat: int
    count: int
    cards: list[str]


class NothingToDraw(Event, frozen=True):
    seat: int


class Reshuffled(Event, frozen=True):
    """The discard pile became the deck (AOT-4.5)."""


class Discarded(Event, frozen=True):
    discloses: ClassVar[bool] = True
    seat: int
    cards: list[str]


class HandLaidDown(Event, frozen=True):
    """The general cards of a thief who has left go to the pile (AOT-12.18)."""

    discloses: ClassVar[bool] = True
    seat: int
    cards: list[str]


class GotPoints(Event, frozen=True):
    """Temporary AP."""

    seat: int
    points: int


class Poisoned(Event, frozen=True):
    """The poison takes effect: fewer blue AP in this planning phase (AOT-5.11)."""

    harms: ClassVar[str] = "seat"
    seat: int
    points: int

    def by(self) -> str:
        return "poisoned_bola"


# -- plans and their order -----------------------------------------------------------------------


class PlanDropped(Event, frozen=True):
    """A screen falls: AP on each action, highest first. The cards are the owner's secret."""

    private: ClassVar[frozenset[str]] = frozenset({"cards"})
    seat: int
    points: list[int]
    special: int
    """The place of a special action in the plan, from 1; 0 for none."""
    cards: list[str]


class TurnedUp(Event, frozen=True):
    """An action comes to its place: its cards are turned up."""

    discloses: ClassVar[bool] = True
    seat: int
    place: int
    """In the plan, from 1."""
    cards: list[str]
    points: int


BASIC = frozenset({"sneak", "dash", "wits", "cunning_plan"})


class Resolved(Event, frozen=True):
    """What the thief does with the action: a half of a basic card, or a card."""

    seat: int
    action: str

    def plays(self) -> str:
        """A thief who walks, or draws, plays nothing at anybody."""
        return "" if self.action in BASIC else self.action


class Declined(Event, frozen=True):
    discloses: ClassVar[bool] = True
    seat: int
    place: int
    cards: list[str]
    automatic: bool

    def plays(self) -> str:
        return ""


class Fizzled(Event, frozen=True):
    """Resolved without effect (AOT-8.6)."""

    seat: int
    card: str


class PlanLost(Event, frozen=True):
    """The cards of an arrested thief, or of one who left, that were still to come."""

    discloses: ClassVar[bool] = True
    seat: int
    cards: list[str]


# -- the Emperors' Jewel and the end -------------------------------------------------------------


class BestBurglar(Event, frozen=True):
    """The Emperors' Jewel is taken for the first time: the token and the red AP (AOT-12.1 to AOT-12.3)."""

    seat: int
    points: int


class DistrictOpened(Event, frozen=True):
    district: str


class AlarmRaised(Event, frozen=True):
    district: str


class RedPoints(Event, frozen=True):
    """The red AP change hands (AOT-12.16)."""

    seat: int


class RedPointsAside(Event, frozen=True):
    """Nobody has the Emperors' Jewel: the red AP wait."""


class LeftCity(Event, frozen=True):
    seat: int
    jewel: bool


class Scored(Event, frozen=True):
    seat: int
    vp: int


class Won(Event, frozen=True):
    """How it ended: with the Jewel, by points, or everybody has lost (no seats)."""

    seats: list[int]
    way: Literal["jewel", "points", "lost"]
