"""Reading what a scenario gives: names that nobody knows are named, with what is known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cutpurse.kernel.message import seat_number
from cutpurse.kernel.scenario import ScenarioError


def only_known(where: str, keys: Iterable[Any], allowed: frozenset[str]) -> None:
    strange = [str(key) for key in keys if key not in allowed]
    if strange:
        raise ScenarioError(f"{where}: {', '.join(strange)} is not known; known are {', '.join(sorted(allowed))}")


def seat_called(game: Any, letter: Any) -> int:
    seat = seat_number(str(letter))
    if not 0 <= seat < game.players:
        raise ScenarioError(f"seat {letter!r}: there are {game.players} players")
    return seat


def number_of(numbers: Mapping[str, int], id: Any, what: str) -> int:
    if str(id) not in numbers:
        raise ScenarioError(f"no {what} is called {id!r}")
    return numbers[str(id)]
