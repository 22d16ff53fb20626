"""Tables and whole random games for tests of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from cutpurse.games.swindler import TITLE
from cutpurse.games.swindler.game import Swindler
from cutpurse.games.swindler.state import State
from cutpurse.kernel.chance import Chance, Dice
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Reason
from cutpurse.kernel.table import open_table
from tests.games.released import released

ALL_CHARACTERS = "laundress,match_girl,bootblack,street_juggler"


def table(players: int = 3, **options: str | int) -> Swindler:
    game = open_table(TITLE, players, options, box=released(TITLE))
    assert isinstance(game, Swindler)
    return game


def refusal(players: int, **options: str | int) -> Reason:
    reason = open_table(TITLE, players, options, box=released(TITLE))
    assert isinstance(reason, Reason)
    return reason


class Fixed(Chance):
    """Brings the numbers it is told, then zeros, and notes what was drawn for and out of how many."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)
        self.asked: list[tuple[str, int]] = []

    def below(self, n: int, what: str) -> int:
        self.asked.append((what, n))
        number = self.numbers.pop(0) if self.numbers else 0
        assert number < n
        return number

    def sizes(self, what: str) -> list[int]:
        return [n for asked, n in self.asked if asked == what]


def dealt(game: Swindler, chance: Chance) -> Play[State, Any]:
    play: Play[State, Any] = Play(game, None, chance)  # type: ignore[arg-type]  # the deal brings the state
    game.deal(play)
    return play


class Move(NamedTuple):
    """One choice of a random game: the state before it, what happened, the state after it."""

    before: State
    events: list[Event]
    after: State


WEIGHTS = {"fulfil": 60.0, "done": 4.0, "release": 0.05, "sell": 0.3, "draw": 2.0, "pass": 2.0, "play": 2.0}


def random_game(game: Swindler, seed: int) -> Iterator[Move]:
    """A whole game by chance, leaning towards its end."""
    rng = random.Random(seed)
    play = dealt(game, Dice(seed))
    yield Move(play.state.clone(), list(play.events), play.state)
    while not play.state.over:
        before = play.state.clone()
        play.events.clear()
        seat = game.to_answer(before)[0]
        options = game.options(before, seat)
        weights = [WEIGHTS.get(option.split(" ")[0], 1.0) for option in options]
        game.choose(play, seat, rng.choices(options, weights)[0])
        yield Move(before, list(play.events), play.state)
