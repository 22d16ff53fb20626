"""A verb at one kind of question: how its lines read, what stands against one, which rules that may name.

The same word can be said to several questions ("take" in a villa, or for the tapestry), so a verb of the kernel is
made of cases. A case that does not say which lines a player may think of is asked about all that its forms can name.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from itertools import product
from typing import NamedTuple

from cutpurse.games.thiefdom.ruleset import Ruleset
from cutpurse.games.thiefdom.state import State
from cutpurse.kernel.message import Reason
from cutpurse.kernel.verb import NUMBER, Candidates, Verb, WhyNot, unknown_choice


class Case(NamedTuple):
    """What holds for a verb at one kind of question."""

    forms: tuple[str, ...]
    """The verb and what its words name, see `Ruleset.names`; # is a number."""
    why_not: WhyNot[Ruleset, State]
    cites: tuple[str, ...] = ()
    candidates: Candidates[Ruleset, State] | None = None

    def lines(self, game: Ruleset, state: State) -> Iterable[str]:
        """Every line of these forms."""
        for form in self.forms:
            verb, *parts = form.split(" ")
            for words in product(*(named(game, state, part) for part in parts)):
                yield " ".join((verb, *words))

    def understands(self, game: Ruleset, state: State, words: list[str]) -> bool:
        """Are there such things as these words name?"""
        return any(_names(game, state, form.split(" "), words) for form in self.forms)


def named(game: Ruleset, state: State, part: str) -> Collection[str]:
    """What a word of a form can be."""
    if part == "PLACE":
        return game.town(state).number
    return game.names[part] if part.isupper() else (part,)


def _names(game: Ruleset, state: State, form: list[str], words: list[str]) -> bool:
    return len(form) == len(words) and all(
        re.fullmatch(NUMBER, word) is not None if part == "#" else word in named(game, state, part)
        for part, word in zip(form[1:], words[1:], strict=True)
    )


def never(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
    """Nothing ever stands against it."""
    return None


def not_now(rule: str) -> Reason:
    return Reason("not-now", rule)


def finish_first() -> Reason:
    """Something is under way that cannot be put off (TD-7.5)."""
    return Reason("finish-first", "TD-7.5")


def no_points(rule: str) -> Reason:
    return Reason("no-action-points", rule)


def verb(otherwise: Reason, cases: Mapping[str, Case]) -> Verb[State, Ruleset]:
    """A verb from its cases, by kind of question; `otherwise` is said to all other questions."""

    def candidates(game: Ruleset, state: State, seat: int) -> Iterable[str]:
        case = cases.get(game.asked_kind(state, seat))
        if case is None:
            return ()
        return case.candidates(game, state, seat) if case.candidates else case.lines(game, state)

    def why_not(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
        case = cases.get(game.asked_kind(state, seat))
        if case is None:
            known = any(other.understands(game, state, words) for other in cases.values())
            return otherwise if known else unknown_choice(" ".join(words))
        if not case.understands(game, state, words):
            return unknown_choice(" ".join(words))
        return case.why_not(game, state, seat, words)

    forms = tuple(dict.fromkeys(form for case in cases.values() for form in case.forms))
    cited = {rule for case in cases.values() for rule in case.cites}
    return Verb(forms, candidates, why_not, frozenset({otherwise.rule, *cited}))
