"""Matches: bots against each other, every seed played from every seat.

One seed is a *block*: the same chance for as many games as there are seats, with the bots moved on by one
seat each time. What a seat or a deal is worth falls on all of them alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from cutpurse.bots import Hello, Seated, greet
from cutpurse.bots.outside import DEADLINE_MS
from cutpurse.bots.registry import make
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game, Result, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from cutpurse.opponent import play_out

Z_95 = 1.959964


class BadMatch(ValueError):
    """A match that cannot be played, and why."""


class Conduct(msgspec.Struct, kw_only=True):
    """Whether bots made their moves themselves: a figure that others made for them says nothing about them."""

    moves: int = 0
    replaced: int = 0
    """Moves that a fallback made: the answer was refused, came too late or never."""
    reports: dict[str, int] = {}
    """Troubles by code."""

    def watch(self, seated: Seated) -> None:
        """What one bot did in one game."""
        self.moves += seated.moves
        self.replaced += seated.replaced
        for trouble in seated.reports:
            self.reports[trouble.code] = self.reports.get(trouble.code, 0) + 1

    def join(self, other: Conduct) -> None:
        """What was counted elsewhere."""
        self.moves += other.moves
        self.replaced += other.replaced
        for code, times in other.reports.items():
            self.reports[code] = self.reports.get(code, 0) + times

    def replacements(self) -> str:
        """In words; nothing if there were none."""
        if not self.replaced:
            return ""
        troubles = ", ".join(f"{code} {times}" for code, times in sorted(self.reports.items()))
        return f"replaced in {self.replaced} of {self.moves} moves ({troubles})"


class Side(Conduct):
    """One bot in a match: how it did."""

    bot: str
    games: int = 0
    wins: float = 0.0
    """A shared victory counts as its share."""
    points: int = 0

    @property
    def win_share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def mean_score(self) -> float:
        return self.points / self.games if self.games else 0.0


class Match(msgspec.Struct):
    """A match and what came of it."""

    game: str
    players: int
    seed: int | str
    settings: dict[str, str | int]
    games: int
    sides: list[Side]
    seat_wins: list[float]
    """Victories by seat, whoever sat there."""

    def as_dict(self) -> dict[str, Any]:
        """Everything, for JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "settings": self.settings,
            "games": self.games,
            "sides": [
                {
                    "bot": side.bot,
                    "games": side.games,
                    "wins": round(side.wins, 4),
                    "win_share": round(side.win_share, 4),
                    "interval": [round(bound, 4) for bound in side.interval],
                    "mean_score": round(side.mean_score, 2),
                    "moves": side.moves,
                    "replaced": side.replaced,
                    "reports": side.reports,
                }
                for side in self.sides
            ],
            "seat_wins": [round(wins, 4) for wins in self.seat_wins],
        }

    def lines(self) -> list[str]:
        """The same for people: a line a bot."""
        width = max(len(side.bot) for side in self.sides)
        told = [f"{self.game}, {self.players} players, {self.games} games, seed {self.seed}"]
        for side in self.sides:
            low, high = side.interval
            line = f"  {side.bot:<{width}}  wins {side.win_share:6.1%}  (95 %: {low:.1%} to {high:.1%})"
            line += f"  mean score {side.mean_score:6.1f}"
            told.append(f"{line}  {side.replacements()}".rstrip())
        told.append("  wins by seat: " + " / ".join(f"{wins / self.games:.1%}" for wins in self.seat_wins))
        return told


def wilson(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """The interval of a win share, 95 % unless said, by Wilson's score: sound also near 0 and 1."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = z * z / games
    centre = share + spread / 2
    half = z * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (centre - half) / (1 + spread)), min(1.0, (centre + half) / (1 + spread))


def match(
    title: Title,
    bots: Sequence[str],
    games: int,
    seed: int | str = 0,
    *,
    settings: Mapping[str, str | int] | None = None,
    game: Game[Any, Any] | None = None,
    pack: Mapping[str, str] | None = None,
    deadline_ms: int = DEADLINE_MS,
    progress: Callable[[int], None] | None = None,
) -> Match:
    """Play whole blocks until at least `games` games are played, one seat for each of `bots`.

    `game` is the table's rules where they are already open (with a `pack`, whose texts outside bots are told).
    """
    players = len(bots)
    if players not in title.seats:
        raise BadMatch(f"{title.id} is for {title.seats[0]} to {title.seats[-1]} players, not {players}")
    settled = settle(title.settings, settings or {})
    if isinstance(settled, Reason):
        raise BadMatch(f"setting {settled.args}")
    rules = game or title.open(players, settled)
    report = Match(title.id, players, seed, dict(rules.settings), 0, [Side(bot) for bot in bots], [0.0] * players)
    block = 0
    while report.games < games:
        chance = f"{seed}|{block}"
        for turn in range(players):
            hellos = [greet(rules, seat, f"{chance}|{turn}", pack) for seat in range(players)]
            _play_one(report, Referee(rules, Dice(chance)), hellos, turn, deadline_ms)
            if progress is not None:
                progress(report.games)
        block += 1
    return report


def _play_one(report: Match, referee: Referee, hellos: list[Hello], turn: int, deadline_ms: int) -> None:
    """One game of a block: side i sits at seat i + turn."""
    side_at = [report.sides[(hello.seat - turn) % report.players] for hello in hellos]
    seats = [make(side.bot, hello, deadline_ms=deadline_ms) for side, hello in zip(side_at, hellos, strict=True)]
    result: Result | None = None
    try:
        result = play_out(referee, seats)
    finally:
        for seated in seats:
            seated.close(result)
    report.games += 1
    for seat, (side, seated, share) in enumerate(zip(side_at, seats, result.shares(), strict=True)):
        _count(side, seated, share, result.scores[seat])
        report.seat_wins[seat] += share


def _count(side: Side, seated: Seated, share: float, points: int) -> None:
    side.games += 1
    side.wins += share
    side.points += points
    side.watch(seated)
