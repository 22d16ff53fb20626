"""What is said about an effect that is used, in one record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from cutpurse.games.thiefdom.ruleset import Ruleset, ThiefdomPlay
from cutpurse.games.thiefdom.state import State
from cutpurse.games.thiefdom.vocabulary import Effect

E = TypeVar("E", bound=Effect)
Aims = Callable[[Ruleset, State, int, E], list[str]]
"""(game, state, thief, effect): what it can be aimed at; [""] if there is nothing to choose, nothing if it cannot be."""
CarryOut = Callable[[ThiefdomPlay, int, int, E, list[str]], None]
"""(play, thief, card, effect, words): what it does, aimed as the words say."""


class Use(NamedTuple):
    """How an effect is used. Made by `use_of`, which ties both rules to the type of the effect."""

    aims: Aims[Any]
    carry_out: CarryOut[Any]


def use_of(effect: type[E], aims: Aims[E], carry_out: CarryOut[E]) -> tuple[type[Effect], Use]:
    return effect, Use(aims, carry_out)


def at_once(game: Ruleset, state: State, thief: int, effect: Effect) -> list[str]:
    """Nothing is chosen."""
    return [""]
