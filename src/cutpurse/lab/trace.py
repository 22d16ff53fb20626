"""The positions of random games as one line each, so that two builds of the engine can be laid side by side.

    python -m cutpurse.lab.trace swindler 1 400          # game, seed, choices

The first line says which build spoke; all others must be the same from both.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator

from cutpurse.kernel.chance import Dice
from cutpurse.kernel.message import Reason
from cutpurse.kernel.registry import title
from cutpurse.kernel.simulation import Simulation
from cutpurse.kernel.table import open_table
from cutpurse.native import how_it_runs

EVERY = 20
"""Choices between two lines."""


def trace(name: str, seed: int, choices: int) -> Iterator[str]:
    """Random games with every number of players, by options and by numbers, on clones and on what was decoded again: a
    digest of every position and of what was offered there."""
    box = title(name)
    for players in box.seats:
        game = open_table(box, players, {})
        assert not isinstance(game, Reason)
        rng = random.Random(f"{seed} {players}")
        simulation = Simulation(game, Dice(f"{seed} {players}"))
        seen = hashlib.blake2b(digest_size=8)
        for done in range(1, choices + 1):
            if simulation.over:
                seen.update(repr(simulation.result()).encode())
                simulation = Simulation(game, Dice(f"{seed} {players} {done}"))
            state, seat, options = simulation.state, simulation.seat, simulation.options()
            seen.update(state.encode() + "\n".join(options).encode() + simulation.key(seat))
            if done % 3 == 0:
                simulation = simulation.copy()
            elif done % 7 == 0:
                simulation = Simulation(game, simulation.play.chance, type(state).decode(state.encode()))
            weights = game.random_weights(simulation.state, seat, options)
            place = rng.choices(range(len(options)), weights)[0]
            if done % 2:
                simulation.choose(options[place])
            else:
                simulation.apply(simulation.numbers()[place])
            if done % EVERY == 0:
                yield f"{name} {players} {done} {seen.hexdigest()}"


def main(name: str, seed: int, choices: int) -> None:
    print(how_it_runs())
    for line in trace(name, seed, choices):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
