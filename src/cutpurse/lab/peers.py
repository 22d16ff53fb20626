"""How fast random games run, ours and those of the peers that are installed, all in one run on one core.

Everybody plays in turn, in short rounds, by the processor's time and not by the clock; figures are medians of the rounds.
A *choice* is what a player decides: options are listed, one is drawn, it is carried out. Games differ in what a choice
costs, so this says what a search or a learner gets from a core, not who programs better.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from time import process_time
from typing import Any

import msgspec

from cutpurse.kernel import registry
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import Reason
from cutpurse.kernel.simulation import Simulation
from cutpurse.kernel.table import open_table

ROUNDS = 5
SECONDS_A_ROUND = 0.3
MOST_CHOICES = 2_000
"""Of one game: nothing ends a game of players who never want to win."""

Game = Callable[[int], int]
"""Plays a game, or a part of it, with a seed, and tells how many choices there were."""


class Contender(msgspec.Struct):
    """Somebody who is measured."""

    who: str
    what: str
    play: Game


class Speed(msgspec.Struct):
    """How fast somebody was."""

    who: str
    what: str
    choices_a_second: float
    choices_a_game: float


def ours() -> Iterator[Contender]:
    """Our engine, for each game and number of players."""
    for id, title in registry.titles().items():
        for players in title.seats:
            game = open_table(title, players, {})
            assert not isinstance(game, Reason)
            yield Contender("cutpurse, engine", f"{id}, {players} players", _simulated(game))


def _simulated(game: Any) -> Game:
    return lambda seed: Simulation(game, Dice(seed)).playout(seed=seed, most=MOST_CHOICES)


def peers() -> Iterator[Contender]:
    """Those that are installed."""
    for found in (_catanatron, _openspiel, _rlcard, _pettingzoo):
        try:
            yield from found()
        except ImportError:
            continue


def _catanatron() -> list[Contender]:
    from cutpurse.lab.bench import Catanatron

    peer = Catanatron()

    def play(seed: int) -> int:
        game, choices = peer.new(seed), 0
        while game.winning_color() is None and choices < MOST_CHOICES:
            game.play_tick()
            choices += 1
        return choices

    return [Contender(peer.name, "Catan, 4 players", play)]


def _openspiel() -> list[Contender]:
    import pyspiel

    def player(name: str) -> Game:
        game = pyspiel.load_game(name)

        def play(seed: int) -> int:
            rng, state, choices = random.Random(seed), game.new_initial_state(), 0
            while not state.is_terminal() and choices < MOST_CHOICES:
                choices += not state.is_chance_node()
                state.apply_action(rng.choice(state.legal_actions()))
            return choices

        return play

    return [
        Contender("OpenSpiel, C++ from Python", name, player(name)) for name in ("backgammon", "gin_rummy", "hearts")
    ]


def _rlcard() -> list[Contender]:
    import rlcard

    def player(name: str) -> Game:
        env = rlcard.make(name)

        def play(seed: int) -> int:
            rng, choices = random.Random(seed), 0
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                choices += 1
            return choices

        return play

    return [Contender("RLCard", name, player(name)) for name in ("uno", "gin-rummy", "doudizhu")]


def _pettingzoo() -> list[Contender]:
    from pettingzoo.classic import connect_four_v3, leduc_holdem_v4

    return [Contender("PettingZoo classic", str(module.__name__).rpartition(".")[2], agents(module.env()))
            for module in (connect_four_v3, leduc_holdem_v4)]  # fmt: skip


def agents(env: Any) -> Game:
    """A PettingZoo environment whose agents are drawn by lot, observations included."""

    def play(seed: int) -> int:
        rng, choices = random.Random(seed), 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut or choices >= MOST_CHOICES:
                break
            env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
            choices += 1
        return choices

    return play


def race(contenders: Sequence[Contender], rounds: int = ROUNDS, seconds: float = SECONDS_A_ROUND) -> list[Speed]:
    """Everybody in turn, round by round."""
    found: list[tuple[list[float], list[int]]] = [([], []) for _ in contenders]
    for number in range(rounds):
        for contender, (speeds, lengths) in zip(contenders, found, strict=True):
            start, done, seed = process_time(), 0, 1000 * number
            while (spent := process_time() - start) < seconds:
                lengths.append(contender.play(seed))
                done, seed = done + lengths[-1], seed + 1
            speeds.append(done / spent)
    return [Speed(contender.who, contender.what, median(speeds), sum(lengths) / len(lengths))
            for contender, (speeds, lengths) in zip(contenders, found, strict=True)]  # fmt: skip


def lines(speeds: Sequence[Speed]) -> list[str]:
    """For people: a line for each."""
    wide = [max(len(getattr(speed, field)) for speed in speeds) for field in ("who", "what")]
    head = f"{'':{wide[0]}}  {'':{wide[1]}}  {'choices a second':>16}  {'a game':>8}"
    return [head, *(f"{speed.who:{wide[0]}}  {speed.what:{wide[1]}}  {speed.choices_a_second:16,.0f}  {speed.choices_a_game:8,.0f}"
                    for speed in speeds)]  # fmt: skip
