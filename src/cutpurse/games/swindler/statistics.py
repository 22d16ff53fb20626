"""A finished game of Swindler in numbers: what was hired and played, sold and fulfilled."""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.swindler import events as told
from cutpurse.games.swindler.ruleset import Ruleset
from cutpurse.games.swindler.state import NOBODY, State
from cutpurse.kernel.event import Event
from cutpurse.kernel.statistics import GameStatistics, Source, sheet


def account(game: Ruleset, state: State, happened: Sequence[Event]) -> GameStatistics:
    box = game.box
    things = [
        *(job.id for job in box.jobs),
        *(fence.id for fence in box.fences),
        *(card.id for card in box.accomplices),
    ]
    report = GameStatistics.blank(game.players)
    report.uses = [dict.fromkeys(things, 0) for _ in range(game.players)]
    for seat, traits in enumerate(report.traits):
        traits["start"] = "other"
        if state.masters[seat] != NOBODY:
            traits["master"] = box.masters[state.masters[seat]].id
    counts = dict.fromkeys(("rounds", "thefts", "skulls", "jobs", "sold", "hired", "raids"), 0.0)
    for event in happened:
        if isinstance(event, told.StartPlayer):
            report.traits[event.seat]["start"] = "first"
        elif isinstance(event, told.TurnBegan):
            counts["rounds"] = max(counts["rounds"], event.round)
        elif isinstance(event, told.TheftBegan):
            counts["thefts"] += 1
        elif isinstance(event, told.Caught):
            counts["skulls"] += 1
        elif isinstance(event, told.Fulfilled):
            counts["jobs"] += 1
            report.uses[event.seat][event.job] += 1
        elif isinstance(event, told.Sold):
            counts["sold"] += 1
            report.uses[event.seat][event.fence] += 1
        elif isinstance(event, told.Hired):
            counts["hired"] += event.count
        elif isinstance(event, told.Announced):
            report.uses[event.seat][event.card] += 1
        elif isinstance(event, told.RaidTurnedUp):
            counts["raids"] += 1
    report.counts = counts
    return report


SOURCES = ("start", "jobs", "sales", "fences", "coins", "reservations")


def sources(game: Ruleset, state: State, happened: Sequence[Event]) -> list[Source]:
    """Points for jobs, tiles sold, fences completed and coins, less what reservations cost."""
    points = {source: [0] * game.players for source in SOURCES}
    points["start"] = [game.box.numbers.start_vp] * game.players
    for event in happened:
        if isinstance(event, told.Fulfilled):
            points["jobs"][event.seat] += event.vp
        elif isinstance(event, told.Sold):
            points["sales"][event.seat] += event.vp
        elif isinstance(event, told.FenceCompleted):
            points["fences"][event.seat] += event.vp
        elif isinstance(event, told.ThrownOut):
            points["reservations"][event.owner] -= event.lost
        elif isinstance(event, told.Released):
            points["reservations"][event.seat] -= event.lost
        elif isinstance(event, told.Scored):
            points["coins"][event.seat] += event.coins
            points["reservations"][event.seat] -= event.markers
    return sheet(points)
