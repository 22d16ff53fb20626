"""The sealed question that is open at a table, and how long it waits (SW-5.12)."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cutpurse.kernel.patience import WAIT, Patience
from cutpurse.kernel.question import Question
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.standing import settled


class Windows:
    """One window at a time: opened when a referee asks several unseen, gone when they have answered."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.open: Patience | None = None
        self._opened_after = -1
        """How many records there were."""
        self._rng = random.SystemRandom()

    def forget(self) -> None:
        self.open, self._opened_after = None, -1

    def look(self, referee: Referee | None, people: Sequence[int]) -> None:
        """A sealed question asked to several people gets a clock of its own; one person alone does not."""
        if referee is None or not _is_sealed(referee):
            self.open = None
            return
        if self.open is not None and self._opened_after == len(referee.records):
            return
        questions = _sealed(referee)
        self._opened_after = len(referee.records)
        about = questions[0].about if questions else {}
        seconds = about.get("seconds", 0)
        self.open = Patience(
            str(about.get("mode", WAIT)) if len(people) > 1 else WAIT,
            float(seconds) if isinstance(seconds, int) else 0.0,
            self.now(),
            [question.seat for question in questions],
            [question.seat for question in questions if not settled(question)],
            rng=self._rng,
        )

    def closes_at(self) -> float | None:
        return self.open.deadline if self.open is not None else None

    def passing(self, referee: Referee | None, people: Sequence[int]) -> list[tuple[int, str]]:
        """Who passes now without having answered: because time is up, or because one person alone has no choice."""
        questions = {question.seat: question for question in _sealed(referee)} if referee is not None else {}
        seats = [seat for seat in (self.open.due(self.now()) if self.open else []) if seat in questions]
        if len(people) == 1:
            seats += [seat for seat in people if seat in questions and settled(questions[seat])]
        return [(seat, questions[seat].options[0]) for seat in dict.fromkeys(seats) if seat in people]


def _is_sealed(referee: Referee) -> bool:
    asked = referee.state.asked
    return bool(asked) and asked[0][1] in referee.game.sealed


def _sealed(referee: Referee) -> list[Question]:
    return [question for question in referee.questions() if question.sealed]
