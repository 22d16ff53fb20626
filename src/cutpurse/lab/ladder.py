"""The ladder: how much stronger each level of a game is than the one below it.

A *block* is one deal, played as often as there are seats: one bot of the upper level against the lower level at all other
seats, from every seat in turn. What was played is kept line by line in a file and never played twice; a line counts
for the versions of game and bots it was played with. Bots think by a number of rehearsals, not by the clock, so every
line can be played again on any machine.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count, filterfalse, pairwise
from math import log10, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cutpurse import __version__
from cutpurse.bots import greet
from cutpurse.bots.registry import called, known, make, names
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from cutpurse.lab import crew
from cutpurse.lab.match import Z_95, BadMatch
from cutpurse.opponent import play_out

FEWEST = 8
"""Blocks from which their spread says something."""


Pairing = tuple[int, str, str]
"""At tables of so many, who against whom."""


class Block(msgspec.Struct, frozen=True):
    """What one deal came to."""

    game: str
    rules: int
    players: int
    upper: str
    lower: str
    upper_version: int
    lower_version: int
    seed: str
    block: int
    wins: list[float]
    """The upper level's share of the victory, by the seat it had."""
    margins: list[int]
    """Its points, less those of the best of the others."""
    replaced: int = 0
    """Moves that somebody else had to make."""
    program: str = ""
    milliseconds: tuple[float, float] | None = None
    """For a decision, by the upper level and by the lower. The one thing in a line that hangs on the machine."""

    @property
    def pairing(self) -> Pairing:
        return self.players, self.upper, self.lower

    @property
    def share(self) -> float:
        return sum(self.wins) / len(self.wins)


class Deal(NamedTuple):
    """A block that is to be played."""

    game: str
    players: int
    upper: str
    lower: str
    seed: str
    block: int


class Outcome(NamedTuple):
    """One game of a block: the upper level at one seat."""

    deal: Deal
    at: int
    win: float
    margin: int
    replaced: int
    decisions: tuple[int, int]
    """Of the upper level, and of all others together."""
    seconds: tuple[float, float]
    """That they took for them."""


class Rung(msgspec.Struct, frozen=True):
    """One level against the one below it."""

    upper: str
    lower: str
    players: int
    games: int
    share: float
    low: float
    high: float
    margin: float
    seeds: list[str]
    replaced: int
    milliseconds: tuple[float, float] | None
    """For a decision, by the upper level and by the lower, where that was measured: their proportion says more than either."""

    @property
    def holds(self) -> bool:
        """Is the upper level better, as far as 95 % say?"""
        return self.low > 1 / self.players

    @property
    def elo(self) -> tuple[float, float, float]:
        return elo(self.share, self.players), elo(self.low, self.players), elo(self.high, self.players)


def elo(share: float, players: int) -> float:
    """How many points a win share against alike rivals is worth: share = r / (r + rivals), r = 10^(elo / 400)."""
    share = min(max(share, 0.001), 0.999)
    return 400 * log10(share * (players - 1) / (1 - share))


def interval(shares: Sequence[float], players: int) -> tuple[float, float]:
    """The 95 % interval of the mean over blocks. Each block is one observation: its games share a deal. So that a row of
    like results does not seem certain, two blocks are added, one won and one lost."""
    padded = [*shares, 0.0, 1.0]
    mean = sum(padded) / len(padded)
    variance = sum((share - mean) ** 2 for share in padded) / (len(padded) - 1)
    half = Z_95 * sqrt(variance / len(padded))
    return max(0.0, mean - half), min(1.0, mean + half)


class Ladder:
    """The levels of a game, and what they have come to so far."""

    def __init__(self, title: Title, results: Path, seed: str = "1") -> None:
        self.title, self.results, self.seed = title, results, seed
        self.levels = [name for name in names(title.id) if name != "random"]
        """Those that are offered. Others can be measured too."""
        self.blocks = list(self._read())

    def _read(self) -> Iterator[Block]:
        if not self.results.exists():
            return
        found: dict[tuple[Pairing, str, int], Block] = {}
        for line in self.results.read_bytes().splitlines():
            block = msgspec.json.decode(line, type=Block)
            if block.game == self.title.id and self._counts(block):
                found.setdefault((block.pairing, block.seed, block.block), block)  # files of two machines, joined
        yield from found.values()

    def _counts(self, block: Block) -> bool:
        """Was it played by the rules and levels of today?"""
        upper, lower = called(self.title.id, block.upper), called(self.title.id, block.lower)
        return (block.rules == self.title.rules_version and upper is not None and lower is not None
                and block.upper_version == upper.version and block.lower_version == lower.version)  # fmt: skip

    @property
    def pairings(self) -> list[tuple[str, str]]:
        return [(upper, lower) for lower, upper in pairwise(self.levels)]

    def play(self, games: float, players: Sequence[int], pairings: Sequence[tuple[str, str]] | None = None,
             progress: Callable[[Rung], None] | None = None, processes: int = 1,
             seconds: float | None = None) -> None:  # fmt: skip
        """Until every pairing has so many games at tables of each size, or no more time is left: the pairing with the
        fewest games is next, and a deal that was begun is played to its end."""
        for size in players:
            if size not in self.title.seats or size < 2:
                raise BadMatch(f"{self.title.id} is for {self.title.seats[0]} to {self.title.seats[-1]} players")
        rows = [(size, *pairing) for size in players for pairing in (self.pairings if pairings is None else pairings)]
        todo = crew.within(self._missing(games, rows), seconds)
        seats = ((deal, at) for deal in todo for at in range(deal.players))
        played: defaultdict[Deal, list[Outcome]] = defaultdict(list)
        for outcome in crew.done(play_seat, seats, processes):
            played[outcome.deal].append(outcome)
            if len(played[outcome.deal]) == outcome.deal.players:
                block = block_of(played.pop(outcome.deal))
                self._keep(block)
                if progress is not None:
                    progress(self.rung(block.upper, block.lower, block.players))

    def _missing(self, games: float, rows: Sequence[Pairing]) -> Iterator[Deal]:
        """Deals still to be played, always of the row that has the fewest games."""
        played = {row: {block.block for block in self.blocks if block.pairing == row and block.seed == self.seed}
                  for row in rows}  # fmt: skip
        fresh = {row: filterfalse(blocks.__contains__, count()) for row, blocks in played.items()}
        have = {row: row[0] * len(blocks) for row, blocks in played.items()}
        while have and min(have.values()) < games:
            row = min(have, key=have.__getitem__)
            have[row] += row[0]
            yield Deal(self.title.id, *row, self.seed, next(fresh[row]))

    def _keep(self, block: Block) -> None:
        self.blocks.append(block)
        self.results.parent.mkdir(parents=True, exist_ok=True)
        with self.results.open("ab") as file:
            file.write(msgspec.json.encode(block) + b"\n")

    def rung(self, upper: str, lower: str, players: int) -> Rung:
        blocks = [block for block in self.blocks if block.pairing == (players, upper, lower)]
        shares = [block.share for block in blocks]
        low, high = interval(shares, players) if len(blocks) >= FEWEST else (0.0, 1.0)
        margins = [margin for block in blocks for margin in block.margins]
        timed = [block.milliseconds for block in blocks if block.milliseconds is not None]
        mean = (sum(one[0] for one in timed) / len(timed), sum(one[1] for one in timed) / len(timed)) if timed else None
        return Rung(upper, lower, players, len(margins), sum(shares) / max(len(shares), 1), low, high,
                    sum(margins) / max(len(margins), 1), sorted({block.seed for block in blocks}),
                    sum(block.replaced for block in blocks), mean)  # fmt: skip

    def rungs(self) -> list[Rung]:
        """All pairings that were played, lowest first."""
        order = {name: place for place, name in enumerate(known(self.title.id))}
        played = dict.fromkeys(block.pairing for block in self.blocks)
        ranked = sorted(played, key=lambda row: (row[0], *(order[name.partition("@")[0]] for name in row[1:]), row))
        return [self.rung(upper, lower, players) for players, upper, lower in ranked]

    def lines(self) -> list[str]:
        """The table, as it stands in docs/ladder."""
        head = ["| level | against | players | games | wins | 95 % | Elo | 95 % | margin | seeds |",
                "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"]  # fmt: skip
        return head + [_row(rung) for rung in self.rungs()]

    def as_dict(self) -> dict[str, Any]:
        return {"game": self.title.id, "rules": self.title.rules_version, "levels": self.levels,
                "rungs": [{**msgspec.structs.asdict(rung), "elo": [round(points) for points in rung.elo],
                           "holds": rung.holds} for rung in self.rungs()]}  # fmt: skip


def _row(rung: Rung) -> str:
    mean, low, high = rung.elo
    others = rung.lower if rung.players == 2 else f"{rung.players - 1} × {rung.lower}"
    return (f"| {rung.upper} | {others} | {rung.players} | {rung.games} | {rung.share:.1%} | {rung.low:.1%} to "
            f"{rung.high:.1%} | {mean:+.0f} | {low:+.0f} to {high:+.0f} | {rung.margin:+.1f} | {', '.join(rung.seeds)} |")  # fmt: skip


# -- playing -------------------------------------------------------------------------------------


def play_block(deal: Deal) -> Block:
    """One deal from every seat."""
    return block_of([play_seat((deal, at)) for at in range(deal.players)])


def play_seat(task: tuple[Deal, int]) -> Outcome:
    """One deal, with the upper level at one seat."""
    deal, at = task
    game = open_game(deal.game, deal.players)
    chance = f"ladder {deal.seed} {deal.block}"
    seated = [make(deal.upper if seat == at else deal.lower, greet(game, seat, f"{chance} {at}"))
              for seat in range(game.players)]  # fmt: skip
    result = play_out(Referee(game, Dice(chance)), seated)
    margin = result.scores[at] - max(score for seat, score in enumerate(result.scores) if seat != at)
    upper, lower = [seated[at]], seated[:at] + seated[at + 1 :]
    return Outcome(deal, at, result.shares()[at], margin, sum(one.replaced for one in seated),
                   (sum(one.moves for one in upper), sum(one.moves for one in lower)),
                   (sum(one.thought for one in upper), sum(one.thought for one in lower)))  # fmt: skip


def block_of(outcomes: Sequence[Outcome]) -> Block:
    """The games of a deal together, whichever was over first."""
    played = sorted(outcomes, key=lambda outcome: outcome.at)
    deal = played[0].deal
    upper, lower = called(deal.game, deal.upper), called(deal.game, deal.lower)
    assert upper is not None, deal.upper
    assert lower is not None, deal.lower
    milliseconds = [1000 * sum(one.seconds[side] for one in played) / max(1, sum(one.decisions[side] for one in played))
                    for side in (0, 1)]  # fmt: skip
    return Block(game=deal.game, rules=open_game(deal.game, deal.players).rules, players=deal.players, upper=deal.upper, lower=deal.lower,
                 upper_version=upper.version, lower_version=lower.version, seed=deal.seed,
                 block=deal.block, wins=[outcome.win for outcome in played],
                 margins=[outcome.margin for outcome in played],
                 replaced=sum(outcome.replaced for outcome in played), program=__version__,
                 milliseconds=(round(milliseconds[0], 2), round(milliseconds[1], 2)))  # fmt: skip


@cache
def open_game(id: str, players: int) -> Game[Any, Any]:
    title = registry.title(id)
    settled = settle(title.settings, {})
    assert not isinstance(settled, Reason)
    return title.open(players, settled)
