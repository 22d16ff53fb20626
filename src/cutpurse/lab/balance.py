"""Is the game fair, and is everything in the box of use? Many games of the best bot against itself, counted.

Everything is read from the accounts that a game writes of itself (`kernel.account`); this module knows no game.
A share is *off* when it lies more than five points from fair and its interval leaves fair out. A report looks at many
shares, so their intervals are wider than those of a single one: in 95 of 100 reports on a fair game none is off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from statistics import NormalDist, fmean, quantiles
from typing import Any, NamedTuple, TypeVar

import msgspec

from cutpurse.bots import greet
from cutpurse.bots.registry import make, usual
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game, Result
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.statistics import GameStatistics
from cutpurse.kernel.table import open_table
from cutpurse.lab import crew
from cutpurse.lab.match import Conduct, wilson
from cutpurse.opponent import play_out

TOLERANCE = 0.05


class Share(msgspec.Struct):
    """Victories of those who have something in common: a seat, a thief, a start."""

    games: int = 0
    wins: float = 0.0

    @property
    def win_share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self, among: int = 1) -> tuple[float, float]:
        """95 %, for all of so many shares together (Bonferroni)."""
        return wilson(self.wins, self.games, NormalDist().inv_cdf(1 - 0.025 / among))

    def off(self, fair: float, among: int = 1) -> bool:
        low, high = self.interval(among)
        return abs(self.win_share - fair) > TOLERANCE and not low <= fair <= high


class Item(msgspec.Struct):
    """A thing of the box: how often it was used, and how its users fared."""

    seats: int = 0
    uses: int = 0
    points: int = 0
    wins: float = 0.0
    """Scores and victories of the seats that used it."""


class Balance(Conduct):
    """What came of all games."""

    game: str
    players: int
    bot: str
    seed: int | str
    settings: dict[str, str | int]
    games: int = 0
    points: int = 0
    seats: list[Share] = []
    traits: dict[str, dict[str, Share]] = {}
    counts: dict[str, list[float]] = {}
    items: dict[str, Item] = {}

    # -- counting --------------------------------------------------------------------------------

    def add(self, result: Result, account: GameStatistics) -> None:
        """One more game."""
        self.games += 1
        self.points += sum(result.scores)
        for seat, share in enumerate(result.shares()):
            _count(self.seats[seat], share)
            for trait, value in account.traits[seat].items():
                _count(self.traits.setdefault(trait, {}).setdefault(value, Share()), share)
            for thing, uses in account.uses[seat].items():
                item = self.items.setdefault(thing, Item())
                if uses:
                    item.seats += 1
                    item.uses += uses
                    item.points += result.scores[seat]
                    item.wins += share
        for name, number in account.counts.items():
            # a count that earlier games did not know was nothing there
            self.counts.setdefault(name, [0.0] * (self.games - 1)).append(number)
        for numbers in self.counts.values():
            numbers += [0.0] * (self.games - len(numbers))

    # -- judging ---------------------------------------------------------------------------------

    @property
    def fair(self) -> float:
        """A seat's share of the victories there were: games can be lost by all."""
        return sum(share.wins for share in self.seats) / (self.games * self.players) if self.games else 0.0

    @property
    def mean_score(self) -> float:
        return self.points / (self.games * self.players) if self.games else 0.0

    def shares(self) -> dict[str, dict[str, Share]]:
        """All shares by what they are of."""
        seats = {str(number): share for number, share in enumerate(self.seats, 1)}
        return {"seat": seats, **{trait: dict(sorted(values.items())) for trait, values in self.traits.items()}}

    @property
    def compared(self) -> int:
        """How many shares are looked at."""
        return sum(map(len, self.shares().values()))

    def off(self) -> list[str]:
        """What is further from fair than chance explains."""
        return [f"{what} {value}" for what, values in self.shares().items() for value, share in values.items()
                if share.off(self.fair, self.compared)]  # fmt: skip

    def never_used(self) -> list[str]:
        return sorted(thing for thing, item in self.items.items() if not item.uses)

    # -- telling ---------------------------------------------------------------------------------

    def as_dict(self) -> dict[str, Any]:
        """Everything, for JSON."""
        return {
            "game": self.game, "players": self.players, "bot": self.bot, "seed": self.seed, "settings": self.settings,
            "games": self.games, "moves": self.moves, "replaced": self.replaced, "reports": self.reports,
            "fair": round(self.fair, 4), "mean_score": round(self.mean_score, 2),
            "shares": {
                what: {value: self._share(share) for value, share in values.items()}
                for what, values in self.shares().items()
            },
            "counts": {name: spread(numbers) for name, numbers in self.counts.items()},
            "items": {thing: self._item(item) for thing, item in sorted(self.items.items())},
            "off": self.off(), "never_used": self.never_used(),
        }  # fmt: skip

    def _share(self, share: Share) -> dict[str, Any]:
        low, high = share.interval(self.compared)
        return {"games": share.games, "win_share": round(share.win_share, 4),
                "interval": [round(low, 4), round(high, 4)], "off": share.off(self.fair, self.compared)}  # fmt: skip

    def _item(self, item: Item) -> dict[str, Any]:
        if not item.seats:
            return {"seats": 0.0, "uses": 0}
        return {"seats": round(item.seats / (self.games * self.players), 4), "uses": item.uses,
                "mean_uses": round(item.uses / item.seats, 2),
                "score": round(item.points / item.seats - self.mean_score, 2),
                "win_share": round(item.wins / item.seats - self.fair, 4)}  # fmt: skip

    def lines(self) -> list[str]:
        """The same for people; the last line is the figure."""
        told = [f"{self.game}, {self.players} players, {self.games} games of {self.bot}, seed {self.seed}; "
                f"fair is {self.fair:.1%}, mean score {self.mean_score:.1f}; intervals hold for {self.compared} shares at once"]  # fmt: skip
        for what, values in self.shares().items():
            told += ["", f"wins by {what}", *(self._share_line(value, share) for value, share in values.items())]
        if self.counts:
            told += ["", "per game                            mean    10 %    50 %    90 %"]
            told += [_count_line(name, spread(numbers)) for name, numbers in self.counts.items()]
        if self.items:
            told += ["", "used                          by seats  uses each  score of users  wins of users"]
            by_use = sorted(self.items.items(), key=lambda entry: -entry[1].seats)
            told += [_item_line(thing, self._item(item)) for thing, item in by_use if item.uses]
        off, unused = self.off(), self.never_used()
        told.append("")
        if self.replaced:
            told.append(f"{self.bot} was {self.replacements()}: not its own play")
        if off:
            told.append("beyond 5 points of fair: " + ", ".join(off))
        if unused:
            told.append("never used: " + ", ".join(unused))
        told.append(f"{len(off)} of {self.compared} shares beyond 5 points of fair, "
                    f"{len(unused)} of {len(self.items)} things never used")  # fmt: skip
        return told

    def _share_line(self, value: str, share: Share) -> str:
        low, high = share.interval(self.compared)
        mark = "  OFF" if share.off(self.fair, self.compared) else ""
        return f"  {value:<24} {share.win_share:6.1%}  (95 %: {low:5.1%} to {high:5.1%}, {share.games} games){mark}"


def _count(share: Share, wins: float) -> None:
    share.games += 1
    share.wins += wins


def spread(numbers: Sequence[float]) -> dict[str, float]:
    """The mean, and what one game in ten, in two, and nine in ten stay below."""
    tenths = quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 9
    return {"mean": round(fmean(numbers), 3), "p10": round(tenths[0], 2), "p50": round(tenths[4], 2),
            "p90": round(tenths[8], 2)}  # fmt: skip


def _count_line(name: str, figures: dict[str, float]) -> str:
    return f"  {name:<30} {figures['mean']:7.2f} {figures['p10']:7.1f} {figures['p50']:7.1f} {figures['p90']:7.1f}"


def _item_line(thing: str, figures: dict[str, Any]) -> str:
    line = f"  {thing:<28} {figures['seats']:7.1%}  {figures['mean_uses']:9.2f}"
    return f"{line}  {figures['score']:+14.2f}  {figures['win_share']:+13.1%}"


T = TypeVar("T")
Pairs = tuple[tuple[str, T], ...]
"""A dictionary that can be a key."""


class Task(NamedTuple):
    """One game of bots who are all alike."""

    game: str
    players: int
    settings: Pairs[str | int]
    pack: Pairs[str]
    bot: str
    chance: str


class Played(NamedTuple):
    result: Result
    account: GameStatistics
    conduct: Conduct


def play(game: Game[Any, Any], task: Task) -> Played:
    pack = dict(task.pack) or None
    referee, conduct = Referee(game, Dice(task.chance)), Conduct()
    seated = [make(task.bot, greet(game, seat, task.chance, pack)) for seat in range(game.players)]
    result = None
    try:
        result = play_out(referee, seated)
    finally:
        for one in seated:
            one.close(result)
            conduct.watch(one)
    return Played(result, game.account(referee.state, [told.event for told in referee.told]), conduct)


def play_elsewhere(task: Task) -> Played:
    """In a process that has only been told of the game."""
    return play(_opened(task.game, task.players, task.settings, task.pack), task)


@lru_cache(maxsize=4)
def _opened(id: str, players: int, settings: Pairs[str | int], pack: Pairs[str]) -> Game[Any, Any]:
    game = open_table(registry.title(id), players, dict(settings), dict(pack) or None)
    assert not isinstance(game, Reason)
    return game


def balance(
    game: Game[Any, Any],
    games: int,
    seed: int | str = 1,
    *,
    bot: str = "",
    pack: Mapping[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
    processes: int = 1,
    seconds: float | None = None,
) -> Balance:
    """Play games of the usual bot (or of `bot`) against itself, until there are so many or the time is up. The bots are
    alike, so what a seat or a start wins is its own doing."""
    bot = bot or usual(game.title.id)
    seats = [Share() for _ in range(game.players)]
    report = Balance(game.title.id, game.players, bot, seed, dict(game.settings), seats=seats)
    told = tuple(game.settings.items()), tuple((pack or {}).items())
    tasks = (Task(game.title.id, game.players, *told, bot, f"{seed}|{number}") for number in range(games))
    work = play_elsewhere if processes > 1 else partial(play, game)
    for played in crew.done(work, crew.within(tasks, seconds), processes):
        report.add(played.result, played.account)
        report.join(played.conduct)
        if progress is not None:
            progress(report.games)
    return report
