"""A finished game of Thiefdom in numbers: where points came from, what was bought and what it brought.

Traits are what a guild was dealt or chose before the first night. Uses count equipment and friends (how often a
guild got them), missions and artworks (delivered), places (activated), and once for each guild what it lived on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cutpurse.games.thiefdom import events as told
from cutpurse.games.thiefdom.rules.night import turn_order
from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import State
from cutpurse.games.thiefdom.terms import GOODS, LOCATIONS
from cutpurse.kernel.event import Event
from cutpurse.kernel.statistics import GameStatistics, Source, sheet

SOURCES = ("start", "goods sold", "missions", "artworks", "equipment bought", "equipment used", "friends made",
           "friends' help", "posters", "dawn", "goods at the end", "lair", "brawls", "arrests", "rivals")  # fmt: skip
"""Where points come from, and where they go."""
LIVINGS = ("gem", "brandy", "wine", "badge", "missions", "artworks", "cards")
"""What a guild can live on: goods it sells, deliveries, equipment and friends."""


class Ledger:
    """The account while it is being written."""

    def __init__(self, game: Ruleset, state: State) -> None:
        self.game, self.box, self.town = game, game.box, game.town(state)
        self.players = game.players
        self.points = [dict.fromkeys(SOURCES, 0) for _ in range(game.players)]
        self.sold = dict.fromkeys(GOODS, 0)
        self.earned = [dict.fromkeys(LIVINGS, 0) for _ in range(game.players)]
        self.counts: dict[str, float] = {
            "arrests": 0, "robberies of guards": 0, "robberies of nobles": 0, "robberies of the carriage": 0,
            "friends": 0, "brawls": 0, "patrons left": 0, "equipment": 0, "missions": 0, "artworks": 0,
            "activations": 0, "action points left": 0, "stamina used": 0, "goods lost to guards": 0}  # fmt: skip
        names = (*self.box.card_id, *self.box.mission_id, *self.box.artwork_id, *LOCATIONS)
        self.uses: list[dict[str, int]] = [dict.fromkeys(names, 0) for _ in range(game.players)]
        self.brought: dict[str, float] = dict.fromkeys(self.box.card_id, 0.0)
        """Points that cards have brought by being used, over all seats."""
        for points, uses in zip(self.points, self.uses, strict=True):
            uses.update({f"living on {living}": 0 for living in LIVINGS})
            points["start"] = self.box.numbers.start_vp

    def count(self, what: str, number: float = 1) -> None:
        self.counts[what] += number

    def score(self, seat: int, source: str, vp: int, living: str = "") -> None:
        self.points[seat][source] += vp
        if living:
            self.earned[seat][living] += vp

    def settle(self) -> None:
        """What each guild earned most by is what it lived on."""
        for earned, uses in zip(self.earned, self.uses, strict=True):
            best = max(LIVINGS, key=lambda living: earned[living])
            uses[f"living on {best}"] += earned[best] > 0


# -- what events say -----------------------------------------------------------------------------


def _sold(ledger: Ledger, event: told.Sold) -> None:
    ledger.score(event.seat, "goods sold", event.vp, event.good)
    ledger.sold[event.good] += event.count


def _mission(ledger: Ledger, event: told.MissionFulfilled) -> None:
    ledger.score(event.seat, "missions", event.vp, "missions")
    ledger.count("missions")
    ledger.uses[event.seat][event.mission] += 1


def _artwork(ledger: Ledger, event: told.ArtworkDelivered) -> None:
    ledger.score(event.seat, "artworks", event.vp, "artworks")
    ledger.count("artworks")
    ledger.uses[event.seat][event.artwork] += 1


def _equipment(ledger: Ledger, event: told.EquipmentBought) -> None:
    ledger.score(event.seat, "equipment bought", event.vp, "cards")
    ledger.count("equipment")
    ledger.uses[event.seat][event.card] += 1


def _friend(ledger: Ledger, event: told.Befriended) -> None:
    ledger.score(event.seat, "friends made", event.vp, "cards")
    ledger.count("friends")
    ledger.uses[event.seat][event.patron] += 1


def _brawl(ledger: Ledger, event: told.Brawled) -> None:
    ledger.score(event.seat, "brawls", event.vp)
    ledger.count("brawls")


WHY = {
    "dawn": "dawn",
    "goods": "goods at the end",
    "lair": "lair",
    "art_tapestry": "artworks",
    "visit": "friends' help",
}


def _scored(ledger: Ledger, event: told.Scored) -> None:
    """Points for a card, or for a word of the rules."""
    card = ledger.box.card_number.get(event.why)
    if card is None:
        ledger.score(event.seat, WHY[event.why], event.vp)
        return
    ledger.brought[event.why] += event.vp
    source = "friends' help" if card >= ledger.box.first_patron else "equipment used"
    ledger.score(event.seat, source, event.vp, "cards")


def _robbed(ledger: Ledger, event: told.Robbed) -> None:
    kind = event.figure.split("_", maxsplit=1)[0]
    ledger.count("robberies of the carriage" if kind == "carriage" else f"robberies of {kind}s")


def _arrested(ledger: Ledger, event: told.Arrested) -> None:
    ledger.score(event.seat, "arrests", -event.vp)
    ledger.count("arrests")


def _activated(ledger: Ledger, event: told.Activated) -> None:
    ledger.count("activations")
    ledger.uses[event.seat][ledger.town.kind[ledger.town.number[event.place]]] += 1


ENTRIES: Mapping[type[Event], Callable[[Ledger, Any], None]] = {
    told.Sold: _sold,
    told.MissionFulfilled: _mission,
    told.ArtworkDelivered: _artwork,
    told.EquipmentBought: _equipment,
    told.Befriended: _friend,
    told.Brawled: _brawl,
    told.Scored: _scored,
    told.Robbed: _robbed,
    told.Arrested: _arrested,
    told.Activated: _activated,
    told.PosterOff: lambda ledger, event: ledger.score(event.seat, "posters", event.vp),
    told.PointsLost: lambda ledger, event: ledger.score(event.seat, "rivals", -event.vp),
    told.PatronsLeft: lambda ledger, event: ledger.count("patrons left"),
    told.TurnEnded: lambda ledger, event: ledger.count("action points left", event.left),
    told.StaminaUsed: lambda ledger, event: ledger.count("stamina used"),
    told.Confiscated: lambda ledger, event: ledger.count("goods lost to guards", event.count),
}


# -- the account ---------------------------------------------------------------------------------


def written(game: Ruleset, state: State, events: Sequence[Event]) -> Ledger:
    """The ledger of a game, with all its entries."""
    ledger = Ledger(game, state)
    for event in events:
        entry = ENTRIES.get(type(event))
        if entry is not None:
            entry(ledger, event)
    return ledger


def sources(game: Ruleset, state: State, events: Sequence[Event]) -> list[Source]:
    """The score sheet. What would have taken a score below 0 was never lost (TD-1.34): it is not on the sheet."""
    ledger = written(game, state, events)
    for seat, points in enumerate(ledger.points):
        points["rivals"] += state.vp[seat] - sum(points.values())
    return sheet({slug(source): [points[source] for points in ledger.points] for source in SOURCES})


def slug(source: str) -> str:
    """A source as the name of its sentence has it."""
    return source.replace(" ", "-").replace("'", "")


def account(game: Ruleset, state: State, events: Sequence[Event]) -> GameStatistics:
    """The account of a game that is over. Points are told per guild, so that tables of all sizes compare."""
    ledger = written(game, state, events)
    ledger.settle()
    counts = dict(ledger.counts)
    for good, number in ledger.sold.items():
        counts[f"{good} sold"] = number
    for source in SOURCES[1:]:
        counts[f"points: {source}"] = sum(points[source] for points in ledger.points) / game.players
    for card, vp in ledger.brought.items():
        if vp:
            counts[f"points by {card}"] = vp
    counts["score"] = sum(state.vp) / game.players
    if game.solo:
        rated = game.box.stars(state.vp[0])
        counts.update({f"{stars} stars": float(stars == rated) for stars in range(len(game.box.solo.stars) + 1)})
    return GameStatistics(traits(game, state, events), counts, ledger.uses)


def traits(game: Ruleset, state: State, events: Sequence[Event]) -> list[dict[str, str]]:
    """The place in the order of round 1, the first patrol board, the kind of house of the lair."""
    town = game.town(state)
    found: list[dict[str, str]] = [{} for _ in range(game.players)]
    for number, seat in enumerate(turn_order(game, state.opener), 1):
        if not game.solo:
            found[seat]["turn"] = str(number)
        found[seat]["lair"] = town.kind[state.lairs[seat]]
    for event in events:
        if isinstance(event, told.BoardTaken):
            found[event.seat]["board"] = event.board
    return found
