"""The sealed question that is open at a table, how long it waits, and who lets it pass."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from cutpurse.kernel.question import Question
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.standing_answers import settled
from cutpurse.kernel.window_timer import WAIT, WindowTimer

UNPREDICTABLE = random.SystemRandom()
"""For all tables."""


class Windows:
    """One window at a time: opened when a referee asks several unseen, gone when they have answered."""

    def __init__(self, now: Callable[[], float], rng: random.Random | None = None) -> None:
        self.now = now
        self.open: WindowTimer | None = None
        self._opened_after = -1
        """How many records there were."""
        self._let_pass: frozenset[int] = frozenset()
        """Whose owners said beforehand to let it pass."""
        self._rng = rng or UNPREDICTABLE

    def forget(self) -> None:
        self.open, self._opened_after = None, -1

    def look(
        self, referee: Referee | None, people: Sequence[int], lets_pass: Callable[[Question], bool] = lambda _: False
    ) -> None:
        """Something happened, or somebody said beforehand what to let pass. A sealed question asked to several people
        gets a clock of its own; one person alone does not."""
        if referee is None or not _is_sealed(referee):
            self.open, self._let_pass = None, frozenset()
            return
        questions = {question.seat: question for question in _sealed(referee)}
        if self.open is None or self._opened_after != len(referee.records):
            self._opened_after = len(referee.records)
            self.open = self._window(questions, people)
        self._let_pass = frozenset(seat for seat, asked in questions.items() if seat in people and lets_pass(asked))
        self._heed(self.open, questions)

    def _window(self, questions: dict[int, Question], people: Sequence[int]) -> WindowTimer:
        window = next((asked.window for asked in questions.values() if asked.window is not None), None)
        mode, seconds = (window.mode, window.seconds) if window is not None and len(people) > 1 else (WAIT, 0)
        return WindowTimer(mode, seconds, self.now(), questions, rng=self._rng)

    def _heed(self, window: WindowTimer, questions: dict[int, Question]) -> None:
        """Who has answered, taken an answer back, or wants to let it pass, or not any more."""
        now = self.now()
        for seat in window.asked:
            if seat not in questions:
                window.answer(seat, now)
            elif window.has_answered(seat) or (window.stands(seat) and seat not in self._let_pass):
                window.take_back(seat, now)
            if seat in self._let_pass and not window.stands(seat):
                window.stand(seat, now)

    def closes_at(self) -> float | None:
        return self.open.deadline if self.open is not None else None

    def next_due(self) -> float | None:
        """When somebody passes next without having answered."""
        return self.open.next_due() if self.open is not None else None

    def passing(self, referee: Referee | None, people: Sequence[int]) -> list[tuple[int, str]]:
        """Who passes now without having answered: because time is up, because somebody said so beforehand, or because
        one person alone has no choice. Nobody waits for a pass that there is nobody to hide from."""
        questions = {question.seat: question for question in _sealed(referee)} if referee is not None else {}
        seats = [seat for seat in (self.open.due(self.now()) if self.open else []) if seat in questions]
        if len(people) == 1:
            seats += [seat for seat in people
                      if seat in questions and (seat in self._let_pass or settled(questions[seat]))]  # fmt: skip
        return [(seat, questions[seat].options[0]) for seat in dict.fromkeys(seats) if seat in people]


def _is_sealed(referee: Referee) -> bool:
    asked = referee.state.asked
    return bool(asked) and asked[0][1] in referee.game.sealed


def _sealed(referee: Referee) -> list[Question]:
    return [question for question in referee.questions() if question.sealed]
