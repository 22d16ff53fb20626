"""Speed, measured beside a peer in the same run: catanatron (random players), on one core.

Both sides take turns in short rounds, so that a noisy machine disturbs both alike; figures are medians of
the rounds. Processor time is what counts, so that a machine that others use, too, stretches neither side. Random legal
play means: list the options, choose one at random, carry it out.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec

from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game, Play, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from cutpurse.native import how_it_runs

ROUNDS = 7
SECONDS_A_ROUND = 0.5

BARS = {"actions": 1.2, "clones": 10.0}
"""Ratios to the peer that must hold."""
SAMPLE_BAR_US = 100.0


class Measure(msgspec.Struct):
    """One figure: per second, and against the peer where there is one."""

    what: str
    per_second: float
    peer_per_second: float = 0.0
    bar: float = 0.0

    @property
    def ratio(self) -> float:
        return self.per_second / self.peer_per_second if self.peer_per_second else 0.0

    @property
    def holds(self) -> bool:
        return not self.bar or self.ratio >= self.bar


class Report(msgspec.Struct):
    """All figures of a game."""

    game: str
    players: int
    peer: str
    measures: list[Measure]
    sample_median_us: float
    build: str = ""
    """Whether the engine ran compiled or interpreted."""

    @property
    def holds(self) -> bool:
        return all(measure.holds for measure in self.measures) and self.sample_median_us <= SAMPLE_BAR_US

    def as_dict(self) -> dict[str, Any]:
        rows = {measure.what: {"per_second": round(measure.per_second), "peer_per_second": round(measure.peer_per_second),
                               "ratio": round(measure.ratio, 2), "bar": measure.bar} for measure in self.measures}  # fmt: skip
        return {"game": self.game, "players": self.players, "build": self.build, "peer": self.peer, "measures": rows,
                "sample_median_us": round(self.sample_median_us, 1), "sample_bar_us": SAMPLE_BAR_US, "holds": self.holds}  # fmt: skip

    def lines(self) -> list[str]:
        rows = [f"{self.game}, {self.players} players, random play, one core, {self.build}; peer: {self.peer}",
                f"{'':22}{'per second':>12}{'peer':>12}{'ratio':>8}{'bar':>7}"]  # fmt: skip
        for m in self.measures:
            peer = f"{m.peer_per_second:>12,.0f}{m.ratio:>8.2f}" if m.peer_per_second else f"{'–':>12}{'–':>8}"
            rows.append(f"{m.what:22}{m.per_second:>12,.0f}{peer}{m.bar or '–':>7}")
        rows.append(f"{'sample, median':22}{self.sample_median_us:>10.1f} µs{'':>20}{SAMPLE_BAR_US:>5.0f} µs")
        return rows


def random_play(game: Game[Any, Any], seconds: float, seed: int) -> float:
    """Actions per second of uniformly random players."""
    chance, pick = Dice(seed), random.Random(seed).random
    play: Play[Any, Any] = Play(game, None, chance)
    game.deal(play)
    actions, start = 0, process_time()
    while True:
        for _ in range(200):
            state = play.state
            if state.over:
                game.deal(play)
                continue
            seat = game.to_answer(state)[0]
            options = game.options(state, seat)
            game.choose(play, seat, options[int(pick() * len(options))])
            actions += 1
        play.events.clear()
        elapsed = process_time() - start
        if elapsed >= seconds:
            return actions / elapsed


def middle(game: Game[Any, Any], seed: int = 7, choices: int = 400) -> Any:
    """A state in the middle of a game of random players who lean towards getting somewhere."""
    rng = random.Random(seed)
    play: Play[Any, Any] = Play(game, None, Dice(seed))
    game.deal(play)
    for _ in range(choices):
        seat = game.to_answer(play.state)[0]
        options = game.options(play.state, seat)
        game.choose(play, seat, rng.choices(options, game.random_weights(play.state, seat, options))[0])
        if play.state.over:
            game.deal(play)
    return play.state


def rate(work: Callable[[], object], seconds: float) -> float:
    """How often something can be done in a second."""
    done, start = 0, process_time()
    while True:
        for _ in range(50):
            work()
        done += 50
        elapsed = process_time() - start
        if elapsed >= seconds:
            return done / elapsed


class Catanatron:
    """The peer."""

    def __init__(self) -> None:
        from importlib.metadata import version

        from catanatron import Color, Game, RandomPlayer

        self.name = f"catanatron {version('catanatron')}"
        self._game, self._player = Game, RandomPlayer
        self._colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
        self.half = self.new(1)
        for _ in range(300):
            self.half.play_tick()

    def new(self, seed: int) -> Any:
        """A game of four random players."""
        return self._game([self._player(colour) for colour in self._colours], seed=seed)

    def random_play(self, seconds: float, seed: int) -> float:
        actions, start = 0, process_time()
        game = self.new(seed)
        while True:
            for _ in range(200):
                if game.winning_color() is not None:
                    seed += 1
                    game = self.new(seed)
                game.play_tick()
                actions += 1
            elapsed = process_time() - start
            if elapsed >= seconds:
                return actions / elapsed

    def copy(self) -> object:
        return self.half.copy()


def bench(title: Title, players: int | None = None, rounds: int = ROUNDS, seconds: float = SECONDS_A_ROUND) -> Report:
    """All figures of a game, in one run."""
    peer = Catanatron()
    game = open_table(title, players or title.seats[-1], {})
    assert not isinstance(game, Reason)
    state = middle(game)
    views = [game.view(state, seat) for seat in range(game.players)]
    ours: dict[str, list[float]] = {"actions": [], "clones": [], "views, encoded": []}
    theirs: dict[str, list[float]] = {"actions": [], "clones": []}
    for number in range(rounds):
        ours["actions"].append(random_play(game, seconds, number))
        theirs["actions"].append(peer.random_play(seconds, number))
        ours["clones"].append(rate(state.clone, seconds / 4))
        theirs["clones"].append(rate(peer.copy, seconds / 4))
        ours["views, encoded"].append(rate(lambda: msgspec.json.encode(game.view(state, 0)), seconds / 4))
    times, rng = [], random.Random(1)
    for number in range(4000):
        view = views[number % len(views)]
        start = perf_counter()
        game.sample(view, rng)
        times.append(perf_counter() - start)
    measures = [Measure(what, median(figures), median(theirs[what]) if what in theirs else 0.0, BARS.get(what, 0.0))
                for what, figures in ours.items()]  # fmt: skip
    measures.append(Measure("samples", 1 / (sum(times) / len(times))))
    return Report(title.id, game.players, peer.name, measures, median(times) * 1e6, how_it_runs())
