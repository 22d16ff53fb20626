"""A table of one game, arranged for a bot to look at: what it is asked there, and what it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cutpurse.bots import Observation, greet
from cutpurse.bots.bot import Bot
from cutpurse.kernel.chance import Dice
from cutpurse.kernel.game import Game, Play, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.settings import settle
from tests.games.released import released


class Desk:
    """Positions of a game, and a bot that plays it."""

    def __init__(self, title: Title, bot: Callable[[], Bot]) -> None:
        self.title = title
        self.bot = bot

    def table(self, players: int = 2, **settings: str | int) -> Any:
        settled = settle(self.title.settings, settings)
        assert not isinstance(settled, Reason)
        return self.title.open(players, settled, box=released(self.title))

    def seated(self, game: Game[Any, Any], seat: int, seed: int = 1) -> Bot:
        bot = self.bot()
        bot.begin(greet(game, seat, seed))
        return bot

    def arranged(self, players: int = 2, **given: Any) -> Referee:
        game = self.table(players)
        play = Play(game, game.arrange(given), Dice(1))
        game.run(play)
        return Referee.at(game, play.state, Dice(1))

    def answer(self, referee: Referee, seat: int = 0) -> str:
        return self.seated(referee.game, seat).choose(look(referee, seat))


def look(referee: Referee, seat: int) -> Observation:
    question = referee.question(seat)
    assert question is not None
    return Observation(msgspec.json.encode(referee.view(seat)), question)
