"""Bots for Pig, weakest first. A bot is given what its seat may know, and answers with one of the options."""

from __future__ import annotations

from cutpurse.bots import Bot, Hello, Observation, rules_of
from pig.game import PigGame


class Careful(Bot):
    """Stops at twenty: from there on a one costs more than the other pips bring."""

    name = "careful"
    enough = 20

    def begin(self, hello: Hello) -> None:
        game = rules_of(hello)
        assert isinstance(game, PigGame)
        self.game, self.seat = game, hello.seat

    def choose(self, observation: Observation) -> str:
        view = observation.seen(self.game)
        wins = view.points[self.seat] + view.turn >= self.game.goal
        stops = "stop" in observation.question.options and (wins or view.turn >= self.enough)
        return "stop" if stops else "roll"


class Bold(Careful):
    """Does not stop before thirty."""

    name = "bold"
    enough = 30


BOTS = {"bold": Bold, "careful": Careful}
