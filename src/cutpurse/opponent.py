"""A bot at a table of this process: it is shown what its seat may know, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from types import TracebackType

import msgspec

from cutpurse.bots.seated import Seated
from cutpurse.kernel.game import Result
from cutpurse.kernel.message import Reason
from cutpurse.kernel.question import NO_OFFER, OFFER, Question
from cutpurse.kernel.referee import Referee


class Opponent:
    """Somebody who plays one seat. Close it, or use it in a `with`: it may be a program of its own."""

    def __init__(self, table: Referee, seated: Seated, seat: int) -> None:
        self.table = table
        self.seated = seated
        self.seat = seat
        self._told = 0
        """How much of what happened it has been told."""

    def choose(self) -> str:
        """Its answer to the question that its seat is asked. Nothing is done yet."""
        question = self.table.question(self.seat)
        if question is None:
            raise LookupError(f"seat {self.seat} is not asked")
        return self._answer(question)

    def interrupt(self) -> str:
        """What it does now without being asked: one of its seat's offers, or nothing ("")."""
        offers = [] if self.table.drafts else self.table.offers(self.seat)
        if not offers:
            return ""
        choice = self._answer(Question(self.seat, OFFER, [NO_OFFER, *offers]))
        return "" if choice == NO_OFFER else choice

    def _answer(self, question: Question) -> str:
        events = [told.event.seen_by(self.seat) for told in self.table.told[self._told :]]
        self._told = len(self.table.told)
        return self.seated.choose(msgspec.json.encode(self.table.view(self.seat)), question, events)

    def close(self) -> None:
        self.seated.close(self.table.result())

    def __enter__(self) -> Opponent:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def play_out(table: Referee, seats: Sequence[Seated]) -> Result:
    """Play a game to its end, a bot at each seat. Before somebody decides, those who are not asked may interrupt, the next
    seat first; whoever decides is then asked in the new position."""
    opponents = [Opponent(table, seated, seat) for seat, seated in enumerate(seats)]
    while not table.over:
        seat = table.game.to_answer(table.state)[0]
        seat, choice = _interruption(table, opponents, seat) or (seat, opponents[seat].choose())
        refused = table.choose(seat, choice)
        if isinstance(refused, Reason):
            raise RuntimeError(f"an option that was offered is refused: {choice!r}: {refused.code}")
    result = table.result()
    assert result is not None
    return result


def _interruption(table: Referee, opponents: Sequence[Opponent], asked: int) -> tuple[int, str] | None:
    """Who does something without being asked, and what; nobody where nothing can be interrupted."""
    if not table.game.interruptible(table.state):
        return None
    for step in range(1, len(opponents)):
        seat = (asked + step) % len(opponents)
        if choice := opponents[seat].interrupt():
            return seat, choice
    return None
