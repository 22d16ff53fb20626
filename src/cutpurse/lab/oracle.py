"""How much room a game's luck leaves: a level that sees everything, against one that does not.

    python -m cutpurse.lab.oracle thiefdom normal easy --games 40

The oracle is the same bot, but it rehearses in the true position: hands, face-down tokens and what rivals have laid out already.
What chance will bring it does not know either. It cheats, so it lives here and sits at no table; what it wins beyond the fair
twin is what hidden facts are worth to such a search.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Hashable
from typing import Any

from cutpurse.bots import Seated, greet
from cutpurse.bots.registry import known, make
from cutpurse.bots.search import Plan, Search, Searcher
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.referee import Referee
from cutpurse.lab.ladder import interval, open_game
from cutpurse.opponent import play_out


def sighted(level: type[Searcher[Any]], truth: Callable[[], Any]) -> Searcher[Any]:
    """A bot of a level that is shown the true position where it makes a plan."""

    class Sighted(level):  # type: ignore[misc, valid-type]
        def plan(self, seen: Any, seat: int, moment: Hashable) -> Plan:
            search = Search(self.stage, self.nodes, self.most, self.clock)
            return search.ranked(lambda rng: truth().clone(), seat, (self.seed, moment), None)[0].plan

    return Sighted()


def block(id: str, level: str, lower: str, players: int, seed: str, number: int) -> float:
    """One deal from every seat: the oracle's share of the victories."""
    game, upper = open_game(id, players), known(id)[level]
    if not issubclass(upper, Searcher):
        raise TypeError(f"{level} does not search: it has nothing to look at")
    won = 0.0
    for at in range(players):
        chance = f"ladder {seed} {number}"
        referee = Referee(game, Dice(chance))
        hellos = [greet(game, seat, f"{chance} {at}") for seat in range(players)]
        seated = [make(lower, hello) for hello in hellos]
        seated[at] = Seated(sighted(upper, lambda table=referee: table.state), hellos[at])  # type: ignore[misc]
        won += play_out(referee, seated).shares()[at]
    return won / players


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cutpurse.lab.oracle", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("lower")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="1", help="the deals are those of the ladder with the same seed")
    args = parser.parse_args(words)
    shares: list[float] = []
    while len(shares) * args.players < args.games:
        shares.append(block(args.game, args.level, args.lower, args.players, args.seed, len(shares)))
        low, high = interval(shares, args.players)
        print(f"{args.game}: the oracle of {args.level} against {args.lower}, {args.players} players, "
              f"{len(shares) * args.players} games: {sum(shares) / len(shares):.1%} ({low:.1%} to {high:.1%})", flush=True)  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
