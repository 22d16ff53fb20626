"""A record to look through: forwards, backwards, from one seat's eyes or another's. Knows no screen."""

from __future__ import annotations

from typing import Any

from cutpurse.kernel.chance import Recorded
from cutpurse.kernel.game import Result
from cutpurse.kernel.message import SPECTATOR
from cutpurse.kernel.record import Record, RecordFile
from cutpurse.kernel.referee import Referee, Told
from cutpurse.kernel.replay import RecordMismatch, open_game, steps
from cutpurse.kernel.state import State

EVERYBODY = -2
"""The eyes of all seats at once."""


class Playback:
    """Every position of a game, and where one stands in it.

    A game that is not over is shown as a spectator sees it, and to a seat only where it is asked for.
    A record that does not hold is shown up to its fault.
    """

    def __init__(self, file: RecordFile, seat: int | None = None) -> None:
        self.file = file
        self.header = file.header
        self.game = open_game(file.header)
        self.fault: RecordMismatch | None = None
        referee = Referee(self.game, Recorded([]), deal=False)
        self._states: list[State] = []
        try:
            for _ in steps(referee, file.records):
                self._states.append(referee.state.clone())
        except RecordMismatch as off:
            self.fault = off
        if not self._states:
            raise self.fault or RecordMismatch(0, "the deal is missing")
        self.told = referee.told
        self.at = 0
        self.eyes_allowed = self._allowed(seat)
        self.eyes = seat if seat in self.eyes_allowed else self.eyes_allowed[-1]

    def _allowed(self, seat: int | None) -> list[int]:
        if self.finished:
            return [SPECTATOR, *range(self.game.players), EVERYBODY]
        known = seat is not None and 0 <= seat < self.game.players
        return [SPECTATOR, seat] if known and seat is not None else [SPECTATOR]

    @property
    def finished(self) -> bool:
        return self._states[-1].over

    @property
    def last(self) -> int:
        return len(self._states) - 1

    @property
    def record(self) -> Record:
        return self.file.records[self.at]

    def go(self, at: int) -> bool:
        """Move to a record, or as near as there is one. Whether anything moved."""
        before = self.at
        self.at = max(0, min(at, self.last))
        return self.at != before

    def look(self, eyes: int) -> bool:
        """Take another seat's eyes, if that is allowed."""
        if eyes not in self.eyes_allowed:
            return False
        self.eyes = eyes
        return True

    def next_eyes(self) -> None:
        place = self.eyes_allowed.index(self.eyes) + 1
        self.eyes = self.eyes_allowed[place % len(self.eyes_allowed)]

    def actors(self) -> list[int]:
        """Who chose in the record one stands at."""
        record = self.record
        if record.sealed is not None:
            return [seat for seat, _ in record.sealed]
        return [] if record.seat is None else [record.seat]

    def choices(self) -> list[tuple[int, str]]:
        """What was chosen, as far as these eyes may know it: others see only what came of it."""
        record = self.record
        made = [(seat, choice) for seat, chosen in record.sealed or [] for choice in chosen]
        if record.seat is not None and record.choice is not None:
            made = [(record.seat, record.choice)]
        return [(seat, choice) for seat, choice in made if self.eyes in (seat, EVERYBODY)]

    def view(self) -> Any:
        """The position after the record."""
        return self.view_of(self.board_eyes())

    def view_of(self, seat: int) -> Any:
        """The same position, as a seat sees it."""
        return self.game.view(self._states[self.at], seat)

    def board_eyes(self) -> int:
        """Who sees the board so. With everybody's eyes it is the first seat, whoever acts: nobody changes places."""
        return 0 if self.eyes == EVERYBODY else self.eyes

    def view_before(self, seat: int) -> Any:
        """What a seat knew when it chose."""
        return self.game.view(self._states[max(0, self.at - 1)], seat)

    def told_here(self) -> list[Told]:
        return [told for told in self.told if told.record == self.at]

    def told_so_far(self) -> list[Told]:
        return [told for told in self.told if told.record <= self.at]

    def result(self) -> Result | None:
        return self.game.result(self._states[self.at])
