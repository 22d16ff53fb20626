"""Positions in the words of scenarios, played on choice by choice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cutpurse.games.age_of_thieves import TITLE
from cutpurse.games.age_of_thieves.game import AgeOfThieves
from cutpurse.games.age_of_thieves.ruleset import AotPlay
from cutpurse.games.age_of_thieves.state import State
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.game import Play
from cutpurse.kernel.message import Reason, seat_number
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.table import open_table
from tests.games.released import released


class Named(Chance):
    """Brings what is named, one after the other; the first possibility where nothing is."""

    def __init__(self, *names: str) -> None:
        self.names = list(names)
        self.game: AgeOfThieves | None = None
        self.state: State | None = None

    def below(self, n: int, what: str) -> int:
        assert self.game is not None and self.state is not None
        known = self.game.outcomes(self.state, what)
        assert len(known) == n, what
        return known.index(self.names.pop(0)) if self.names else 0


def table(players: int = 3, pack: Path | None = None, **options: str | int) -> AgeOfThieves:
    game = open_table(TITLE, players, options, pack, box=released(TITLE))
    assert isinstance(game, AgeOfThieves)
    return game


class Position:
    """A position and what is made of it."""

    def __init__(self, game: AgeOfThieves, *draws: str, **given: Any) -> None:
        self.game = game
        self.chance = Named(*draws)
        self.chance.game = game
        self.state = self.chance.state = game.arrange(given)
        self.play: AotPlay = Play(game, self.state, self.chance)
        game.run(self.play)
        self.referee = Referee.at(game, self.state, self.chance)

    def choose(self, letter: str, *choices: str) -> Position:
        for choice in choices:
            happened = self.referee.choose(seat_number(letter), choice)
            assert not isinstance(happened, Reason), (choice, happened, self.options(letter))
            self.state = self.chance.state = self.referee.state
        return self

    def options(self, letter: str) -> list[str]:
        question = self.referee.question(seat_number(letter))
        return question.options if question else []

    @property
    def asked(self) -> list[str]:
        return [question.kind for question in self.referee.questions()]

    def __getitem__(self, key: str) -> Any:
        return self.game.portrait(self.referee.state)[key]
