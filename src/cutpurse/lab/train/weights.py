"""Which values of Swindler win most: everybody plays with values drawn by lot, and the victories say how much of each is best.

    python -m cutpurse.lab.train.weights --games 8000 --out FOLDER

One search by single matches tells ten values apart only with tens of thousands of games; here every game tells
something about all of them. The share of the victory is fitted by a curve for each value (what it brings, and where it becomes
too much), and the best of each, inside the range that was tried, is proposed. A proposal is no level: that is for the ladder
to say, on other deals.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cutpurse.games.swindler import Swindler
from cutpurse.games.swindler.bots.levels import PATIENT, SIZE
from cutpurse.games.swindler.bots.policy import Sensible
from cutpurse.games.swindler.bots.prices import SENSIBLE, Weights
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.simulation import Simulation
from cutpurse.lab import crew
from cutpurse.lab.ladder import open_game
from cutpurse.lab.train.selfplay import LONGEST, Batch, batches, players_of

RANGES: dict[str, tuple[float, float]] = {
    "card": (0.8, 4.5), "later": (0.4, 1.3), "hope": (0.5, 1.3), "thrown_out": (0.0, 4.0), "job": (0.0, 4.0),
    "neutral": (1.0, 4.0), "stuck": (0.0, 1.5), "fair_chance": (0.1, 0.6), "take_over": (0.2, 0.8),
    "caution": (0.7, 1.4)}  # fmt: skip
"""What is tried. Hope is a factor of Easy's hopes."""
SURE = 2.0
"""By how many errors something must be better to be taken."""


class Tried(msgspec.Struct, frozen=True):
    """One seat of one game: its values, from -1 to 1 in their ranges, and what came of them."""

    values: list[float]
    players: int
    share: float
    margin: int


def weights_of(values: Sequence[float]) -> Weights:
    """Values from -1 to 1, as what they stand for."""
    found = {name: low + (value + 1) / 2 * (high - low)
             for value, (name, (low, high)) in zip(values, RANGES.items(), strict=True)}  # fmt: skip
    hope = found.pop("hope")
    return Weights(hope=tuple(round(min(0.95, hope * likely), 3) for likely in SENSIBLE.hope),
                   **{name: round(value, 3) for name, value in found.items()})  # fmt: skip


def values_of(weights: Weights) -> list[float]:
    """The other way round, at most to the ends of the ranges."""
    known = {**weights._asdict(), "hope": weights.hope[0] / SENSIBLE.hope[0]}
    return [max(-1.0, min(1.0, 2 * (known[name] - low) / (high - low) - 1)) for name, (low, high) in RANGES.items()]


def play(players: int, seed: str, number: int) -> list[Tried]:
    chance = f"{seed} {players} {number}"
    game, rng = open_game("swindler", players), random.Random(chance)
    assert isinstance(game, Swindler)
    drawn = [[rng.uniform(-1, 1) for _ in RANGES] for _ in range(players)]
    cast = [Sensible(game, number, weights_of(values)) for values in drawn]
    table: Simulation[Any] = Simulation(game, Dice(chance))
    for _ in range(LONGEST):
        if table.over:
            break
        seat = table.seat
        table.choose(cast[seat].act(table.state, seat, table.options()))
    result = table.result()
    if result is None:
        return []
    scores = result.scores
    return [Tried(values, players, share - 1 / players, scores[seat] - max(scores[:seat] + scores[seat + 1 :]))
            for seat, (values, share) in enumerate(zip(drawn, result.shares(), strict=True))]  # fmt: skip


def some(batch: Batch) -> list[Tried]:
    return [one for number in batch.numbers
            for one in play(players_of(number, batch.players), batch.seed, number)]  # fmt: skip


# -- the curves ----------------------------------------------------------------------------------


def curves(tried: Sequence[Tried]) -> dict[str, tuple[float, float, float]]:
    """For each value: slope, bend, and the error of the slope, in shares of the victory."""
    rows = [[1.0, *one.values, *(value * value for value in one.values)] for one in tried]
    found, spread = _least_squares(rows, [one.share for one in tried])
    count = len(RANGES)
    return {name: (found[1 + place], found[1 + count + place], spread[1 + place])
            for place, name in enumerate(RANGES)}  # fmt: skip


def proposed(found: Mapping[str, tuple[float, float, float]]) -> list[float]:
    """The best of each value, where it is clearly better than what Normal plays with."""
    values = []
    for (slope, bend, error), usual in zip(found.values(), values_of(PATIENT), strict=True):
        top = best(slope, bend)
        gain = slope * (top - usual) + bend * (top * top - usual * usual)
        values.append(top if gain > SURE * error else usual)
    return values


def best(slope: float, bend: float) -> float:
    """The top of a curve from -1 to 1."""
    ends = (-1.0, 1.0) if bend >= 0 else (-1.0, 1.0, max(-1.0, min(1.0, -slope / (2 * bend))))
    return max(ends, key=lambda at: slope * at + bend * at * at)


def _least_squares(rows: list[list[float]], aims: list[float]) -> tuple[list[float], list[float]]:
    """The coefficients, and the error of each."""
    size = len(rows[0])
    square = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, aim in zip(rows, aims, strict=True):
        for i, first in enumerate(row):
            right[i] += first * aim
            line = square[i]
            for j in range(i, size):
                line[j] += first * row[j]
    for i in range(size):
        square[i][i] += 1e-9
        for j in range(i):
            square[i][j] = square[j][i]
    inverse = _inverse(square)
    found = [sum(a * b for a, b in zip(line, right, strict=True)) for line in inverse]
    left = sum((aim - sum(a * b for a, b in zip(found, row, strict=True))) ** 2
               for row, aim in zip(rows, aims, strict=True)) / max(1, len(rows) - size)  # fmt: skip
    return found, [(left * inverse[place][place]) ** 0.5 for place in range(size)]


def _inverse(square: list[list[float]]) -> list[list[float]]:
    size = len(square)
    both = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(square)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda line: abs(both[line][column]))
        both[column], both[pivot] = both[pivot], both[column]
        scale = both[column][column]
        both[column] = [value / scale for value in both[column]]
        for line in range(size):
            if line != column and both[line][column]:
                factor = both[line][column]
                both[line] = [a - factor * b for a, b in zip(both[line], both[column], strict=True)]
    return [line[size:] for line in both]


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cutpurse.lab.train.weights", description=__doc__)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--players", default="2,4")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=3600.0)
    parser.add_argument("--seed", default="weights")
    parser.add_argument("--out", type=Path, required=True, help="where weights.json is written")
    args = parser.parse_args(words)
    args.out.mkdir(parents=True, exist_ok=True)
    players = [int(count) for count in args.players.split(",")]
    todo = (Batch("swindler", players, args.seed, numbers) for numbers in batches(range(args.games)))
    found_out = crew.done(some, crew.within(todo, args.seconds), args.processes)
    tried = [one for batch in found_out for one in batch]
    report: dict[str, Any] = {"seats": len(tried), "seed": args.seed, "players": players}
    for size in sorted({one.players for one in tried}):
        found = curves([one for one in tried if one.players == size])
        report[f"{size}{SIZE}"] = {
            "curves": {name: [round(figure, 4) for figure in curve] for name, curve in found.items()},
            "weights": weights_of(proposed(found))._asdict()}  # fmt: skip
    (args.out / "weights.json").write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    print(msgspec.json.encode(report).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
