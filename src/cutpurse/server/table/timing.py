"""The time at a table: players' clocks, the open window of a sealed question, and whose time runs."""

from __future__ import annotations

from cutpurse.kernel.question import Question
from cutpurse.kernel.record import plain as counting
from cutpurse.protocol.from_server import Clock
from cutpurse.server.table.clocks import Clocks, Timing
from cutpurse.server.table.lobby import HUMAN
from cutpurse.server.table.state import TableState
from cutpurse.server.table.windows import Windows


class TableTiming:
    """Clocks and windows of one table."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self.clocks = Clocks(state.lobby.manners, state.lobby.players)
        self.windows = Windows(state.now)
        self._started = False
        """Whether the clocks have been set since this process opened the table."""

    # -- clocks ----------------------------------------------------------------------------------

    def face(self) -> Clock | None:
        """What players see of their clocks."""
        return self.clocks.face(self._state.now())

    def turn(self) -> Timing | None:
        """The position, or who sits where, has changed: time may run for somebody else now. What is to be stored."""
        return self.clocks.turn(*self._asked(), self._state.now(), self._state.wall())

    def turn_if_playing(self) -> None:
        """Somebody may sit in now for somebody whose time ran, or not any more."""
        if self._state.referee is not None:
            self.turn()

    def start(self, timing: Timing | None) -> None:
        """The table was read from the store: clocks as the last entry of the journal has them."""
        first, self._started = not self._started, True
        self.restore(timing, first)

    def restore(self, timing: Timing | None, first: bool = False) -> None:
        state = self._state
        self.clocks = Clocks(state.lobby.manners, state.lobby.players)
        self.clocks.restore(timing, *self._asked(), state.now(), state.wall(), first=first)

    def _asked(self) -> tuple[list[int], bool, int]:
        """The people whose time runs (whether they have answered unseen or not), whether it is a sealed question, and
        how many records count."""
        lobby, referee = self._state.lobby, self._state.referee
        if lobby.manners.clock == "none" or referee is None or referee.over or lobby.closed:
            return [], False, 0
        asked, chairs = referee.state.asked, lobby.chairs
        seats = [ask[0] for ask in asked if chairs[ask[0]].kind == HUMAN and not chairs[ask[0]].stand_in]
        return seats, bool(asked) and asked[0][1] in self._state.game.sealed, len(counting(referee.records))

    # -- windows ---------------------------------------------------------------------------------

    def look_at_window(self) -> None:
        """Something happened that a sealed question may wait for, or not any more."""
        self.windows.look(self._state.referee, self._state.people, self._lets_pass)

    def _lets_pass(self, question: Question) -> bool:
        assert self._state.referee is not None
        return self._state.lobby.chairs[question.seat].lets_pass(question, len(self._state.referee.records))

    def passing(self) -> list[tuple[int, str]]:
        """Who passes now without having answered."""
        return self.windows.passing(self._state.referee, self._state.people)

    @property
    def window_acts(self) -> bool:
        """A window is open in which somebody will pass, whoever comes."""
        return self.windows.open is not None and (self.windows.next_due() is not None or bool(self.passing()))

    def deadline(self, seat: int) -> float | None:
        """Seconds until the window closes in which a seat is asked."""
        closes, referee = self.windows.closes_at(), self._state.referee
        question = referee.question(seat) if closes is not None and referee is not None else None
        if closes is None or question is None or not question.sealed:
            return None
        return max(0.0, closes - self._state.now())
