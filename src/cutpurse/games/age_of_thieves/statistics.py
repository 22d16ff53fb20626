"""A finished game of Age of Thieves in numbers: how the night went, and what each thief used."""

from __future__ import annotations

from collections.abc import Sequence

from cutpurse.games.age_of_thieves import events as told
from cutpurse.games.age_of_thieves.board import DISTRICTS
from cutpurse.games.age_of_thieves.components import EMPEROR, GREEN, YELLOW
from cutpurse.games.age_of_thieves.ruleset import Ruleset
from cutpurse.games.age_of_thieves.state import State
from cutpurse.kernel.event import Event
from cutpurse.kernel.statistics import GameStatistics, Source, sheet

BEST_BURGLAR = "best_burglar"


def account(game: Ruleset, state: State, happened: Sequence[Event]) -> GameStatistics:
    """Traits: thief, start, place in turn 1. Uses: actions carried out, tokens turned up, the first taking of the
    Emperors' Jewel, jewels carried out of the city."""
    return _Bookkeeper(game, state).account(happened)


class _Bookkeeper:
    """Goes through all that was told."""

    def __init__(self, game: Ruleset, state: State) -> None:
        box = game.box
        self.game, self.state, self.box = game, state, box
        things = [*box.actions, *(token.id for token in box.tokens), *box.jewel_id, BEST_BURGLAR]
        if not game.special_actions:
            things = [thing for thing in things if thing not in box.specials]
        self.report = GameStatistics.blank(game.players)
        self.report.uses = [dict.fromkeys(things, 0) for _ in range(game.players)]
        self.counts = dict.fromkeys((
            "turns", "alarm raised", "turn of the Jewel", "alarm turns", "Jewel carried out", "decided by points",
            "lost by all", "left the city", "arrests before the alarm", "arrests after it", "thefts",
            "Emperors' Jewel stolen", "actions", "actions declined", "without effect", "tokens turned up",
        ), 0.0)  # fmt: skip

    def account(self, happened: Sequence[Event]) -> GameStatistics:
        state, box, report = self.state, self.box, self.report
        for seat, traits in enumerate(report.traits):
            traits["thief"] = box.thief_id[state.thieves[seat]]
        for event in happened:
            self._note(event)
        for seat in state.left:
            uses = report.uses[seat]
            uses[box.jewel_id[YELLOW]] = state.yellow_held[seat]
            uses[box.jewel_id[GREEN]] = state.green_held[seat]
            uses[box.jewel_id[EMPEROR]] = int(state.jewel_holder == seat)
        self.counts["turns"] = state.turn
        self.counts["alarm turns"] = state.alarm_turns
        self.counts["left the city"] = len(state.left)
        report.counts = self.counts
        return report

    def _note(self, event: Event) -> None:
        counts, uses = self.counts, self.report.uses
        if isinstance(event, told.ThiefPlaced):
            space = self.box.board.number[event.space]
            self.report.traits[event.seat]["start"] = DISTRICTS[self.box.board.district[space]]
        elif isinstance(event, told.TurnBegan):
            counts["turns"] = event.turn
            if event.turn == 1:
                for seat, traits in enumerate(self.report.traits):
                    traits["place after the first thief"] = str((seat - event.seat) % self.game.players)
        elif isinstance(event, told.Resolved):
            counts["actions"] += 1
            uses[event.seat][event.action] += 1
        elif isinstance(event, told.Declined):
            counts["actions declined"] += 1
        elif isinstance(event, told.Fizzled):
            counts["without effect"] += 1
        elif isinstance(event, told.TokenRevealed):
            counts["tokens turned up"] += 1
            uses[event.seat][event.token] += 1
        elif isinstance(event, told.Arrested):
            counts["arrests after it" if counts["alarm raised"] else "arrests before the alarm"] += 1
        elif isinstance(event, told.Robbed | told.Confiscated):
            counts["thefts"] += 1
            counts["Emperors' Jewel stolen"] += event.jewel == self.box.jewel_id[EMPEROR]
        elif isinstance(event, told.BestBurglar):
            counts["turn of the Jewel"] = counts["turns"]
            uses[event.seat][BEST_BURGLAR] += 1
        elif isinstance(event, told.AlarmRaised):
            counts["alarm raised"] = 1
        elif isinstance(event, told.Won):
            ends = {"jewel": "Jewel carried out", "points": "decided by points", "lost": "lost by all"}
            counts[ends[event.way]] += 1


SOURCES = ("yellow", "green", "tokens", "burglar")


def sources(game: Ruleset, state: State, happened: Sequence[Event]) -> list[Source]:
    """What those who left the city carried out: jewels, jewel tokens, the Best Burglar token (AOT-14.5)."""
    box, points = game.box, {source: [0] * game.players for source in SOURCES}
    for seat in state.left:
        points["yellow"][seat] = box.jewels[YELLOW].vp * state.yellow_held[seat]
        points["green"][seat] = box.jewels[GREEN].vp * state.green_held[seat]
        points["tokens"][seat] = sum(
            box.tokens[kind].vp * state.kept[seat * len(box.tokens) + kind] for kind in box.jewel_tokens
        )
        points["burglar"][seat] = box.numbers.best_burglar_vp if state.best_burglar == seat else 0
    return sheet(points)
