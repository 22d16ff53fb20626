"""Standing answers: "always pass here". Private to the seat that said so, changeable at any time."""

from __future__ import annotations

import msgspec

from cutpurse.kernel.message import SEAT_ARGUMENTS, Message
from cutpurse.kernel.question import Question

PASS = "pass"
WAVE = "wave"
"""Choices that games share: let a sealed question go by; let the rest of its kind go by, openly."""
AIMED = "aimed"
"""The argument of a question about something that may be aimed at the seat that is asked: "yes" or "no"."""

HERE, EVEN_AIMED, EVERY = "here", "even-aimed", "every"
"""How far a standing answer reaches: this kind of question, even when aimed at oneself, every kind."""


class Standing(msgspec.Struct, frozen=True):
    """What a seat said once and for a while."""

    seat: int
    kind: str
    """The kind of sealed question it is for; empty for every kind."""
    asked: Message
    """The question at which it was said, for the list of standing answers."""
    scope: str = ""
    """What it lasts for, an argument of the question such as "round"; empty until changed."""
    value: int = 0
    even_aimed: bool = False
    """Also for what is aimed at the seat itself."""

    def covers(self, question: Question) -> bool:
        fits = self.seat == question.seat and self.kind in ("", question.kind)
        spared = not self.even_aimed and question.about.get(AIMED) == "yes"
        return fits and can_stand(question) and not spared and not self.ended_by(question)

    @property
    def reach(self) -> str:
        return EVERY if not self.kind else EVEN_AIMED if self.even_aimed else HERE

    def ended_by(self, question: Question) -> bool:
        """Whether the round (or whatever it was said for) is over."""
        return self.scope in question.about and question.about[self.scope] != self.value


def can_stand(question: Question) -> bool:
    """Only sealed questions that can be passed have standing answers."""
    return question.sealed and question.options[0] == PASS


def reaches(question: Question) -> list[str]:
    """How far a standing answer to this question can reach."""
    return [HERE, EVEN_AIMED, EVERY] if AIMED in question.about else [HERE, EVERY]


def settled(question: Question) -> bool:
    """A sealed question with nothing to decide but to let it go by."""
    return question.sealed and set(question.options) <= {question.options[0], WAVE}


def scopes(question: Question) -> dict[str, int]:
    """What a standing answer to this question can last for: its counted arguments, a round for instance."""
    return {key: value for key, value in question.about.items()
            if isinstance(value, int) and key not in SEAT_ARGUMENTS}  # fmt: skip
