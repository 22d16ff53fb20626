"""What happens in Swindler. Ids stand for components; `seat`, `rival`, `thief`, `owner` are seats."""

from __future__ import annotations

from typing import ClassVar

from cutpurse.kernel.event import Event
from cutpurse.kernel.message import SPECTATOR

# -- set-up and turns ----------------------------------------------------------------------------


class StartPlayer(Event, frozen=True):
    seat: int


class MasterTaken(Event, frozen=True):
    seat: int
    master: str


class JobTurnedUp(Event, frozen=True):
    job: str

    def plays(self) -> str:
        return ""


class FenceTurnedUp(Event, frozen=True):
    fence: str


class FencesReshuffled(Event, frozen=True):
    pass


class TurnBegan(Event, frozen=True):
    seat: int
    round: int

    def plays(self) -> str:
        return ""


class TurnSkipped(Event, frozen=True):
    harms: ClassVar[str] = "seat"
    seat: int

    def by(self) -> str:
        return ""


# -- jobs and fences -----------------------------------------------------------------------------


class Reserved(Event, frozen=True):
    seat: int
    job: str


class ThrownOut(Event, frozen=True):
    harms: ClassVar[str] = "owner"
    owner: int
    job: str
    lost: int

    def by(self) -> str:
        """Step 1 needs no card; what an errand boy did is told with his card."""
        return ""


class Released(Event, frozen=True):
    seat: int
    job: str
    lost: int


class Fulfilled(Event, frozen=True):
    seat: int
    job: str
    vp: int
    coins: int
    posters: int
    given: list[str]
    done: int
    """How many jobs the seat has fulfilled now."""


class NeutralTaken(Event, frozen=True):
    seat: int
    tile: str


class AbilityUnlocked(Event, frozen=True):
    seat: int
    master: str


class EndTriggered(Event, frozen=True):
    seat: int


class Sold(Event, frozen=True):
    seat: int
    tile: str
    fence: str
    slot: int
    vp: int


class FenceCompleted(Event, frozen=True):
    seat: int
    fence: str
    vp: int


# -- thefts --------------------------------------------------------------------------------------


class TheftBegan(Event, frozen=True):
    seat: int
    bag: str


class LootDrawn(Event, frozen=True):
    seat: int
    tile: str


class SkullDrawn(Event, frozen=True):
    seat: int
    bag: str


class Stopping(Event, frozen=True):
    seat: int


class GotAway(Event, frozen=True):
    seat: int
    tiles: list[str]


class Caught(Event, frozen=True):
    seat: int
    bag: str
    lost: list[str]
    coins: int

    def against(self, seat: int) -> bool:
        return self.seat == seat and bool(self.lost)


class Unharmed(Event, frozen=True):
    """A skull on the first draw from a decoy's bag (SW-4.12.20)."""

    seat: int
    bag: str


class TilesKept(Event, frozen=True):
    seat: int
    tiles: list[str]


class BetSettled(Event, frozen=True):
    seat: int
    bet: str
    coins: int


# -- accomplices ---------------------------------------------------------------------------------


class Hired(Event, frozen=True):
    private: ClassVar[frozenset[str]] = frozenset({"cards"})
    seat: int
    count: int
    paid: list[str]
    cards: list[str]


class Recruited(Event, frozen=True):
    private: ClassVar[frozenset[str]] = frozenset({"cards"})
    seat: int
    count: int
    cards: list[str]


class WindowOpened(Event, frozen=True):
    window: str


class WavedThrough(Event, frozen=True):
    seat: int


class Announced(Event, frozen=True):
    seat: int
    card: str
    choice: list[str]

    def announces(self, seat: int) -> str:
        """Every other player may answer it (SW-4.11.3)."""
        return self.card if seat not in (self.seat, SPECTATOR) else ""


class Cancelled(Event, frozen=True):
    harms: ClassVar[str] = "rival"
    seat: int
    rival: int
    card: str

    def by(self) -> str:
        return "assassin"


class CheatDrew(Event, frozen=True):
    seat: int
    thief: int
    tile: str


class CheatFailed(Event, frozen=True):
    seat: int
    bag: str


class Given(Event, frozen=True):
    """A tile changes hands: a beggar's gift, a legacy, an angel's fee, a traitor's share."""

    harms: ClassVar[str] = "rival"
    seat: int
    rival: int
    tile: str
    cause: str

    def by(self) -> str:
        return self.cause


class CoinGiven(Event, frozen=True):
    harms: ClassVar[str] = "rival"
    seat: int
    rival: int

    def by(self) -> str:
        return "beggar"


class CoinsTaken(Event, frozen=True):
    seat: int
    coins: int
    cause: str


class Forged(Event, frozen=True):
    seat: int
    tile: str
    object: str


class BagChanged(Event, frozen=True):
    seat: int
    bag: str


class SkullReturned(Event, frozen=True):
    seat: int
    thief: int
    bag: str


class DrawForced(Event, frozen=True):
    harms: ClassVar[str] = "thief"
    seat: int
    thief: int

    def by(self) -> str:
        return "traitor"


class Swapped(Event, frozen=True):
    harms: ClassVar[str] = "rival"
    seat: int
    rival: int
    tile: str
    taken: str

    def by(self) -> str:
        return "conjurer"


class RaidEscaped(Event, frozen=True):
    seat: int
    raid: str


class PostersReturned(Event, frozen=True):
    seat: int
    posters: int


class NoEffect(Event, frozen=True):
    """What an announced card was to be done with went elsewhere while it was answered (SW-4.11.6)."""

    seat: int
    card: str


class OfferFailed(Event, frozen=True):
    """A lockpick offered for a job was cancelled (SW-4.6.24), or what was to be paid with it is gone."""

    seat: int
    job: str


# -- raids and the end ---------------------------------------------------------------------------


class RaidTurnedUp(Event, frozen=True):
    raid: str

    def plays(self) -> str:
        return self.raid


class RaidSetAside(Event, frozen=True):
    raid: str


class TileSurrendered(Event, frozen=True):
    harms: ClassVar[str] = "seat"
    seat: int
    tile: str


class Jailed(Event, frozen=True):
    harms: ClassVar[str] = "seat"
    seat: int


class Scored(Event, frozen=True):
    seat: int
    coins: int
    markers: int
    vp: int


class Won(Event, frozen=True):
    seats: list[int]
