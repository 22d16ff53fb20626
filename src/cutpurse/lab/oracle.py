"""How much room a game's luck leaves: a level that sees everything, against one that does not.

    python -m cutpurse.lab.oracle thiefdom normal easy --games 40

The oracle is the same bot, but it rehearses in the true position: hands, face-down tokens and what rivals have laid out already.
What chance will bring it does not know either. It cheats, so it lives here and sits at no table; what it wins beyond the fair
twin is what hidden facts are worth to such a search.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

from cutpurse.bots import Hello, Seated, greet
from cutpurse.bots.bot import Bot
from cutpurse.bots.registry import known, make
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.referee import Referee
from cutpurse.lab import crew
from cutpurse.lab.ladder import interval, open_game
from cutpurse.opponent import play_out


class Truth:
    """The rules of a game, but for its imagination: whatever is imagined is what really is."""

    def __init__(self, referee: Referee) -> None:
        self._referee, self._rules = referee, referee.game

    def sample(self, view: Any, rng: random.Random) -> Any:
        return self._referee.state.clone()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)


def sighted(level: type[Bot], referee: Referee) -> Bot:
    """A bot of a level that is shown the true position of a table instead of imagining one."""

    class Sighted(level):  # type: ignore[misc, valid-type]
        def begin(self, hello: Hello) -> None:
            super().begin(hello)
            self._game = Truth(referee)

    return Sighted()


class Trial(NamedTuple):
    """A level that is shown everything at one seat, another at all others."""

    game: str
    level: str
    lower: str
    players: int
    seed: str
    number: int
    at: int


def play(trial: Trial) -> tuple[int, float]:
    """The number of the deal, and the oracle's share of the victory. The deals are those of the ladder."""
    game, chance = open_game(trial.game, trial.players), f"ladder {trial.seed} {trial.number}"
    referee = Referee(game, Dice(chance))
    hellos = [greet(game, seat, f"{chance} {trial.at}") for seat in range(trial.players)]
    seated = [make(trial.lower, hello) for hello in hellos]
    seated[trial.at] = Seated(sighted(known(trial.game)[trial.level], referee), hellos[trial.at])
    return trial.number, play_out(referee, seated).shares()[trial.at]


def blocks(id: str, level: str, lower: str, players: int = 2, seed: str = "1", games: int = 40, processes: int = 1,
           seconds: float | None = None) -> Iterator[float]:  # fmt: skip
    """The oracle's share of the victories in each deal, from every seat."""
    deals = crew.within(range(-(-games // players)) if games else count(), seconds)
    trials = (Trial(id, level, lower, players, seed, number, at) for number in deals for at in range(players))
    won: defaultdict[int, list[float]] = defaultdict(list)
    for number, share in crew.done(play, trials, processes):
        won[number].append(share)
        if len(won[number]) == players:
            yield sum(won.pop(number)) / players


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cutpurse.lab.oracle", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("lower")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40, help="0: as many as there is time for")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, help="begin no more deals after this time")
    parser.add_argument("--seed", default="1", help="the deals are those of the ladder with the same seed")
    args = parser.parse_args(words)
    shares: list[float] = []
    for share in blocks(args.game, args.level, args.lower, args.players, args.seed, args.games, args.processes,
                        args.seconds):  # fmt: skip
        shares.append(share)
        low, high = interval(shares, args.players)
        print(f"{args.game}: the oracle of {args.level} against {args.lower}, {args.players} players, "
              f"{len(shares) * args.players} games: {sum(shares) / len(shares):.1%} ({low:.1%} to {high:.1%})", flush=True)  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
