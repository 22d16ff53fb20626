"""A verb is one record: what a player may think of doing with it, and why a line of it is not possible.

The first word of a choice is its verb. A game says in one place, for each verb, how its lines read (`forms`), which of
them a player may think of (`candidates`), what stands against one (`why_not`) and which rules may be named (`cites`).
Lists of options may be made faster elsewhere: `cutpurse soak` compares them with the verbs at every step.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Generic, NamedTuple, TypeVar

from cutpurse.kernel.message import Reason
from cutpurse.kernel.ruleset import Ruleset
from cutpurse.kernel.state import State

S = TypeVar("S", bound=State)
G = TypeVar("G", bound=Ruleset)

Candidates = Callable[[G, S, int], Iterable[str]]
"""(game, state, seat): every line a player may think of now, offered or not, made from what the seat knows."""
WhyNot = Callable[[G, S, int, list[str]], Reason | None]
"""(game, state, seat, words): what stands against a line that fits a form; None if nothing does."""

LONGEST_ECHO = 60
NUMBER = "(?:0|[1-9][0-9]{0,5})"
WORD = "[^ ]+"
MORE_WORDS = "(?: [^ ]+)*"


class Verb(NamedTuple, Generic[S, G]):
    """All that a game says about one verb."""

    forms: tuple[str, ...]
    """How its lines read: "sell TILE FENCE #" is the verb, two words of any kind and a number; "pay ..." the verb and
    any words. Whatever fits no form is unknown, so that `why_not` may rely on its words being there."""
    candidates: Candidates[G, S]
    why_not: WhyNot[G, S]
    cites: frozenset[str]
    """The numbers of the rules that `why_not` may name; "" if it may also name none."""

    def understands(self, line: str) -> bool:
        """Does a line fit one of the forms?"""
        return _pattern(self.forms).fullmatch(line) is not None


@cache
def _pattern(forms: tuple[str, ...]) -> re.Pattern[str]:
    """Everything that fits one of the forms."""
    return re.compile("|".join(" ".join(map(_part, form.split(" "))).replace(" ...", MORE_WORDS) for form in forms))


def _part(part: str) -> str:
    if part == "#":
        return NUMBER
    return WORD if part.isupper() else re.escape(part) if part != "..." else part


def unknown_choice(choice: str) -> Reason:
    """The line says nothing in this game."""
    return Reason("unknown-choice", args={"choice": choice[:LONGEST_ECHO]})
