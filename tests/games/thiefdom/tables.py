"""Tables, positions and whole random games for tests of the rules."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cutpurse.games.thiefdom.game import TITLE, Thiefdom
from cutpurse.games.thiefdom.ruleset import ThiefdomPlay
from cutpurse.games.thiefdom.state import State
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Play
from cutpurse.kernel.table import open_table
from tests.games.released import released


def table(players: int = 2, **options: str | int) -> Thiefdom:
    game = open_table(TITLE, players, options, box=released(TITLE))
    assert isinstance(game, Thiefdom)
    return game


def table_with(pack: Path, players: int = 2) -> Thiefdom:
    game = open_table(TITLE, players, {}, pack, box=released(TITLE))
    assert isinstance(game, Thiefdom)
    return game


class Scene:
    """A position in which seat A chooses one thing after the other."""

    def __init__(self, game: Thiefdom | None = None, **given: Any) -> None:
        self.game = game or table()
        self.play: ThiefdomPlay = Play(self.game, self.game.arrange(given), Dice(1))
        self.game.run(self.play)

    @property
    def state(self) -> State:
        return self.play.state

    def options(self, seat: int = 0) -> list[str]:
        return list(self.game.options(self.state, seat))

    def offered(self, verb: str, seat: int = 0) -> list[str]:
        """The options that begin with these words."""
        return [option for option in self.options(seat) if f"{option} ".startswith(f"{verb} ")]

    def choose(self, *choices: str, seat: int = 0) -> None:
        for choice in choices:
            assert choice in self.options(seat), (choice, self.options(seat))
            self.game.choose(self.play, seat, choice)

    def look(self, path: str) -> Any:
        """A part of the portrait: "A.cap.gold"."""
        found: Any = self.game.portrait(self.state)
        for key in path.split("."):
            found = found[key]
        return found

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.play.events if isinstance(event, kind)]


class Moment(NamedTuple):
    game: Thiefdom
    state: State
    seat: int
    options: list[str]


def random_game(players: int, seed: int, **options: str | int) -> Iterator[Moment]:
    """Every question of a random game, just before it is answered."""
    game, rng = table(players, **options), random.Random(seed)
    play: ThiefdomPlay = Play(game, None, Dice(seed))  # type: ignore[arg-type]
    game.deal(play)
    while not play.state.over:
        seat = game.to_answer(play.state)[0]
        offered = list(game.options(play.state, seat))
        yield Moment(game, play.state, seat, offered)
        weights = game.random_weights(play.state, seat, offered)
        game.choose(play, seat, rng.choices(offered, weights)[0])
