"""What happens in the streets: who moves, who is robbed and arrested, what cards, tokens and the watch do."""

from __future__ import annotations

from typing import ClassVar, Literal

from cutpurse.kernel.event import Event

# -- moving --------------------------------------------------------------------------------------


class Stepped(Event, frozen=True):
    seat: int
    space: str


class Jumped(Event, frozen=True):
    seat: int
    space: str


class WentThroughSewer(Event, frozen=True):
    seat: int
    space: str


class Hurried(Event, frozen=True):
    """A Known Neighborhood gives one more step (AOT-7.16)."""

    seat: int


class Repositioned(Event, frozen=True):
    """A thief is put on a space, without a way between."""

    seat: int
    space: str


class LeftDungeon(Event, frozen=True):
    seat: int


class PickedUp(Event, frozen=True):
    seat: int
    jewel: str
    space: str


class MoveEnded(Event, frozen=True):
    seat: int
    space: str


class ThiefMoved(Event, frozen=True):
    """A thief is moved by another player."""

    harms: ClassVar[str] = "rival"
    seat: int
    rival: int
    space: str


class WatchMoved(Event, frozen=True):
    """A watch figure moves or is repositioned; `seat` steers it, -1 for nobody."""

    seat: int
    figure: str
    space: str
    to: str


class WatchPlaced(Event, frozen=True):
    figure: str
    space: str


class WatchRemoved(Event, frozen=True):
    figure: str
    space: str


# -- thefts and arrests --------------------------------------------------------------------------


class TheftMarked(Event, frozen=True):
    seat: int


class Robbed(Event, frozen=True):
    harms: ClassVar[str] = "rival"
    seat: int
    rival: int
    jewel: str


class Arrested(Event, frozen=True):
    harms: ClassVar[str] = "seat"
    seat: int
    space: str


class JewelLost(Event, frozen=True):
    """By an arrest: the Emperors' Jewel to a space, any other to the supply or the box (`space` empty)."""

    harms: ClassVar[str] = "seat"
    seat: int
    jewel: str
    space: str


class Jailed(Event, frozen=True):
    harms: ClassVar[str] = "seat"
    seat: int
    space: str


class DungeonDrawn(Event, frozen=True):
    """A district card names the dungeon of a thief arrested in the palace (AOT-11.9)."""

    seat: int
    district: str


# -- the watch -----------------------------------------------------------------------------------


class WatchActs(Event, frozen=True):
    initiative: int

    def plays(self) -> str:
        return ""


class WatchStays(Event, frozen=True):
    """Nobody is detected: the whole watch stays where it is (AOT-10.5)."""


# -- what cards, events and tokens do ------------------------------------------------------------


class TokenRevealed(Event, frozen=True):
    discloses: ClassVar[bool] = True
    seat: int
    token: str
    space: str


class TokenKept(Event, frozen=True):
    """A token comes to a sheet."""

    discloses: ClassVar[bool] = True
    seat: int
    token: str


class TokenTaken(Event, frozen=True):
    """A token changes sheets (Mechanical Rats)."""

    harms: ClassVar[str] = "rival"
    seat: int
    rival: int
    token: str


class LookedAt(Event, frozen=True):
    private: ClassVar[frozenset[str]] = frozenset({"tokens"})
    seat: int
    spaces: list[str]
    tokens: list[str]


class PerhapsSwapped(Event, frozen=True):
    """Rat Spies: whether the two tokens were swapped is known to the looker alone."""

    private: ClassVar[frozenset[str]] = frozenset({"swapped"})
    seat: int
    spaces: list[str]
    swapped: bool


class MarkersLaid(Event, frozen=True):
    """Smoke or fire on spaces."""

    seat: int
    marker: Literal["smoke", "fire"]
    spaces: list[str]


HINDRANCES = frozenset({"immobile", "poisoned", "unmasked"})


class Affected(Event, frozen=True):
    """A state that holds for a thief now: hidden, protected, immobile, poisoned, unmasked."""

    seat: int
    effect: Literal["hidden", "protected", "immobile", "poisoned", "unmasked"]

    def against(self, seat: int) -> bool:
        return self.seat == seat and self.effect in HINDRANCES


class WatchAffected(Event, frozen=True):
    """A state that holds for watch figures now: asleep, deafened, immobile, charmed, dimmed."""

    effect: Literal["asleep", "deafened", "immobile", "charmed", "dimmed"]
    spaces: list[str]


class InitiativeChanged(Event, frozen=True):
    seat: int
    initiative: int


class CardTaken(Event, frozen=True):
    """Brass Raven: `seat` took a card of `rival`; only the two know which."""

    private: ClassVar[frozenset[str]] = frozenset({"card"})
    seat: int
    rival: int
    card: str


class CardLost(Event, frozen=True):
    """Brass Raven, as the victim sees it."""

    private: ClassVar[frozenset[str]] = frozenset({"card"})
    harms: ClassVar[str] = "seat"
    seat: int
    rival: int
    card: str


class CardFetched(Event, frozen=True):
    """Tinkering: a card of the discard pile comes to a hand."""

    seat: int
    card: str


class Confiscated(Event, frozen=True):
    harms: ClassVar[str] = "rival"
    seat: int
    rival: int
    jewel: str
