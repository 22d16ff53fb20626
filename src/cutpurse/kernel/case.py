"""A verb at one kind of question: how its lines read, what stands against one, which rules that may name.

The same word can be said to several questions ("space e20" burns, sends or aims), so a verb may be made of cases, one for
each kind. A case that does not say which lines a player may think of is asked about all that its forms can name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import product
from typing import Generic, NamedTuple

from cutpurse.kernel.message import Reason
from cutpurse.kernel.verb import NUMBER, Candidates, G, S, Verb, WhyNot, unknown_choice


class Case(NamedTuple, Generic[S, G]):
    """What holds for a verb at one kind of question."""

    forms: tuple[str, ...]
    """The verb and what its words name, see `Ruleset.named`; # is a number, a small word is itself."""
    why_not: WhyNot[G, S]
    cites: tuple[str, ...] = ()
    candidates: Candidates[G, S] | None = None

    def lines(self, game: G, state: S) -> Iterable[str]:
        """Every line of these forms."""
        for form in self.forms:
            verb, *parts = _split(form)
            for words in product(*(game.named(state, part) if part.isupper() else (part,) for part in parts)):
                yield " ".join((verb, *words))

    def understands(self, game: G, state: S, words: list[str]) -> bool:
        """Are there such things as these words name?"""
        return any(_names(game, state, form, words) for form in map(_split, self.forms) if len(form) == len(words))


@cache
def _split(form: str) -> tuple[str, ...]:
    return tuple(form.split(" "))


def _names(game: G, state: S, form: tuple[str, ...], words: list[str]) -> bool:
    """Does each word after the verb name such a thing as the form asks for in its place?"""
    for part, word in zip(form[1:], words[1:], strict=True):
        if part.isupper():
            if word not in game.named(state, part):
                return False
        elif part == "#":
            if re.fullmatch(NUMBER, word) is None:
                return False
        elif word != part:
            return False
    return True


def verb(otherwise: Reason, cases: Mapping[str, Case[S, G]]) -> Verb[S, G]:
    """A verb from its cases, by kind of question; `otherwise` is said to all other questions."""

    def candidates(game: G, state: S, seat: int) -> Iterable[str]:
        case = cases.get(game.asked_kind(state, seat))
        if case is None:
            return ()
        return case.candidates(game, state, seat) if case.candidates else case.lines(game, state)

    def why_not(game: G, state: S, seat: int, words: list[str]) -> Reason | None:
        case = cases.get(game.asked_kind(state, seat))
        if case is None:
            known = any(other.understands(game, state, words) for other in cases.values())
            return otherwise if known else unknown_choice(" ".join(words))
        if not case.understands(game, state, words):
            return unknown_choice(" ".join(words))
        return case.why_not(game, state, seat, words)

    forms = tuple(dict.fromkeys(form for case in cases.values() for form in case.forms))
    return Verb(forms, candidates, why_not, frozenset(rule for case in cases.values() for rule in case.cites))
