"""Standing answers: "always pass here". Private to the seat that said so, changeable at any time, in no record.

They are for sealed questions that can be passed. What a question says of itself decides whether it is meant:
its kind, whether it could be waved through, and its window: whether what it is about is aimed at the seat, and the
stretches of the game it lies in.
"""

from __future__ import annotations

import msgspec

from cutpurse.kernel.message import Message
from cutpurse.kernel.question import Question

PASS = "pass"
WAVE = "wave"
"""Choices that games share: let a sealed question go by; let all that belong together go by, openly."""

HERE, EVEN_AIMED, EVERY = "here", "even-aimed", "every"
"""How far it reaches: questions of this kind unless aimed at oneself, even those, or of every kind that can be
waved through."""


class Standing(msgspec.Struct, frozen=True):
    """What a seat said once and for a while."""

    seat: int
    kind: str
    """The kind of sealed question it is for; empty for all that can be waved through."""
    asked: Message
    """The question at which it was said, for the list of standing answers."""
    scope: str = ""
    """What it lasts for, an argument of the question such as "round"; empty until changed."""
    value: int = 0
    even_aimed: bool = False
    """Also for what is aimed at the seat itself."""
    id: str = ""
    """By which a server knows it."""

    @classmethod
    def at(cls, question: Question, reach: str = HERE, scope: str = "", id: str = "") -> Standing:
        """Said at a question: for what it reaches, as long as its scope lasts."""
        kind = "" if reach == EVERY else question.kind
        value = scopes(question)[scope] if scope else 0
        return cls(question.seat, kind, question.message, scope, value, reach == EVEN_AIMED, id)

    @property
    def reach(self) -> str:
        return EVERY if not self.kind else EVEN_AIMED if self.even_aimed else HERE

    def covers(self, question: Question) -> bool:
        """Does it answer this question?"""
        if self.seat != question.seat or not can_stand(question) or self.ended_by(question):
            return False
        spared = not self.even_aimed and question.window is not None and question.window.aimed
        return not spared and (self.kind == question.kind if self.kind else WAVE in question.options)

    def ended_by(self, question: Question) -> bool:
        """Whether the round (or whatever it was said for) is over."""
        return scopes(question).get(self.scope, self.value) != self.value


def can_stand(question: Question) -> bool:
    """Only sealed questions that can be passed have standing answers."""
    return question.sealed and question.options[0] == PASS


def reaches(question: Question) -> list[str]:
    """How far a standing answer to this question can reach."""
    could_be_aimed = question.window is not None and question.window.aimed is not None
    return [HERE, *([EVEN_AIMED] if could_be_aimed else []), *([EVERY] if WAVE in question.options else [])]


def scopes(question: Question) -> dict[str, int]:
    """What a standing answer to this question can last for, and which stretch it is now."""
    return question.window.scopes if question.window is not None else {}


def settled(question: Question) -> bool:
    """A sealed question with nothing to decide but to let it go by."""
    return question.sealed and set(question.options) <= {question.options[0], WAVE}
