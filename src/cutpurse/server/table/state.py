"""What the parts of a table share: its lobby and its game as they are now, and the time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cutpurse.kernel.game import Game
from cutpurse.kernel.referee import Referee
from cutpurse.server.table.lobby import HUMAN, Lobby


class TableState:
    """The lobby, and the referee once the game has begun and has been read from the store."""

    __slots__ = ("game", "lobby", "now", "referee", "wall")

    def __init__(self, lobby: Lobby, game: Game[Any, Any], now: Callable[[], float], wall: Callable[[], float]) -> None:
        self.lobby = lobby
        self.game = game
        self.now = now
        """Seconds that nobody can set: for everything that is measured here."""
        self.wall = wall
        """The time of day: for what is stored."""
        self.referee: Referee | None = None

    @property
    def everyone(self) -> range:
        return range(self.lobby.players)

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.lobby.chairs) if chair.kind == HUMAN]

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.lobby.chairs]

    @property
    def paused(self) -> bool:
        """The game could not be read from the store; until then nothing can happen."""
        return self.lobby.started and self.referee is None

    def is_asked(self, seat: int) -> bool:
        referee = self.referee
        return referee is not None and not referee.over and seat in self.game.to_answer(referee.state)
