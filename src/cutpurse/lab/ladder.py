"""The ladder: how much stronger each level of a game is than the one below it.

A *block* is one deal, played as often as there are seats: one bot of the upper level against the lower level at all other
seats, from every seat in turn. What was played is kept line by line in a file and never played twice; a line counts
for the versions of game and bots it was played with. Bots think by a number of rehearsals, not by the clock, so every
line can be played again on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import ExitStack
from functools import cache
from itertools import count, islice, pairwise, takewhile, zip_longest
from math import log10, sqrt
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from cutpurse import __version__
from cutpurse.bots import greet
from cutpurse.bots.registry import known, make, names
from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from cutpurse.lab.match import Z_95, BadMatch
from cutpurse.opponent import play_out

FEWEST = 8
"""Blocks from which their spread says something."""


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

    @property
    def pairing(self) -> tuple[int, str, str]:
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
        for line in self.results.read_bytes().splitlines():
            block = msgspec.json.decode(line, type=Block)
            if block.game == self.title.id and self._counts(block):
                yield block

    def _counts(self, block: Block) -> bool:
        """Was it played by the rules and levels of today?"""
        bots = known(self.title.id)
        return (block.rules == self.title.rules_version and block.upper in bots and block.lower in bots
                and block.upper_version == bots[block.upper].version
                and block.lower_version == bots[block.lower].version)  # fmt: skip

    @property
    def pairings(self) -> list[tuple[str, str]]:
        return [(upper, lower) for lower, upper in pairwise(self.levels)]

    def play(self, games: int, players: int, pairings: Sequence[tuple[str, str]] | None = None,
             progress: Callable[[Rung], None] | None = None, processes: int = 1,
             seconds: float | None = None) -> None:  # fmt: skip
        """Until every pairing has so many games at a table of so many players, or no more time is left: pairings take
        turns, and a deal that was begun is played to its end."""
        if players not in self.title.seats or players < 2:
            raise BadMatch(f"{self.title.id} is for {self.title.seats[0]} to {self.title.seats[-1]} players")
        until = None if seconds is None else monotonic() + seconds
        missing = self._missing(games, players, self.pairings if pairings is None else pairings)
        todo = takewhile(lambda _: until is None or monotonic() < until, missing)
        with ExitStack() as stack:
            played: Iterator[Block] = map(play_block, todo)
            if processes > 1:
                pool = stack.enter_context(ProcessPoolExecutor(processes, get_context("spawn")))
                played = _at_once(pool, todo, processes)
            for block in played:
                self._keep(block)
                if progress is not None:
                    progress(self.rung(block.upper, block.lower, players))

    def _missing(self, games: int, players: int, pairings: Sequence[tuple[str, str]]) -> Iterator[Deal]:
        """Deals still to be played, of each pairing in turn."""
        rows = []
        for upper, lower in pairings:
            done = {block.block for block in self.blocks
                    if block.pairing == (players, upper, lower) and block.seed == self.seed}  # fmt: skip
            fresh = (number for number in count() if number not in done)
            rows.append([Deal(self.title.id, players, upper, lower, self.seed, number)
                         for number in islice(fresh, max(0, -(-games // players) - len(done)))])  # fmt: skip
        return (deal for deals in zip_longest(*rows) for deal in deals if deal is not None)

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
        return Rung(upper, lower, players, len(margins), sum(shares) / max(len(shares), 1), low, high,
                    sum(margins) / max(len(margins), 1), sorted({block.seed for block in blocks}),
                    sum(block.replaced for block in blocks))  # fmt: skip

    def rungs(self) -> list[Rung]:
        """All pairings that were played, lowest first."""
        order = {name: place for place, name in enumerate(known(self.title.id))}
        played = dict.fromkeys(block.pairing for block in self.blocks)
        ranked = sorted(played, key=lambda pairing: (pairing[0], order[pairing[1]], order[pairing[2]]))
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
    game, bots = open_game(deal.game, deal.players), known(deal.game)
    wins, margins, replaced = [], [], 0
    for at in range(game.players):
        chance = f"ladder {deal.seed} {deal.block}"
        seated = [make(deal.upper if seat == at else deal.lower, greet(game, seat, f"{chance} {at}"))
                  for seat in range(game.players)]  # fmt: skip
        result = play_out(Referee(game, Dice(chance)), seated)
        wins.append(result.shares()[at])
        margins.append(result.scores[at] - max(score for seat, score in enumerate(result.scores) if seat != at))
        replaced += sum(one.replaced for one in seated)
    return Block(game=deal.game, rules=game.rules, players=game.players, upper=deal.upper, lower=deal.lower,
                 upper_version=bots[deal.upper].version, lower_version=bots[deal.lower].version, seed=deal.seed,
                 block=deal.block, wins=wins, margins=margins, replaced=replaced, program=__version__)  # fmt: skip


@cache
def open_game(id: str, players: int) -> Game[Any, Any]:
    title = registry.title(id)
    settled = settle(title.settings, {})
    assert not isinstance(settled, Reason)
    return title.open(players, settled)


def _at_once(pool: ProcessPoolExecutor, deals: Iterator[Deal], processes: int) -> Iterator[Block]:
    """As they are finished. No more are begun than there are processes: all that were begun are told, short and long."""
    running = {pool.submit(play_block, deal) for deal in islice(deals, processes)}
    while running:
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            running |= {pool.submit(play_block, deal) for deal in islice(deals, 1)}
            yield future.result()
