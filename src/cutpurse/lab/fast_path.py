"""A finished game once more along the fast path: by numbers, without referee. Every position must be the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cutpurse.kernel.chance import Recorded
from cutpurse.kernel.game import Game
from cutpurse.kernel.record import Record, mark, plain
from cutpurse.kernel.simulation import Simulation


def difference(game: Game[Any, Any], records: Sequence[Record]) -> str:
    """Where the fast path leads elsewhere than the records; empty if nowhere."""
    kept = plain(records)
    simulation: Simulation[Any] = Simulation(game, Recorded([drawn for record in kept for drawn in record.chance]))
    for record in kept:
        if record is not kept[0] and (problem := _follow(simulation, record)):
            return f"record {record.n} by numbers: {problem}"
        if mark(simulation.state, game.rules) != record.mark:
            return f"record {record.n} by numbers leads to another position"
    return ""


def _follow(simulation: Simulation[Any], record: Record) -> str:
    """Do what a record says; what is wrong with it, or nothing."""
    if record.sealed is not None:
        left = {seat: list(choices) for seat, choices in record.sealed}
    else:
        assert record.seat is not None
        assert record.choice is not None
        if all(ask[0] != record.seat for ask in simulation.state.asked):
            simulation.game.interrupt(simulation.play, record.seat, record.choice)
            return ""
        left = {record.seat: [record.choice]}
    while any(left.values()):
        choice = left[simulation.seat].pop(0)
        options, numbers = simulation.options(), simulation.numbers()
        if len(set(numbers)) < len(options):
            return f"two options have one number: {options}"
        simulation.apply(numbers[options.index(choice)])
    return ""
