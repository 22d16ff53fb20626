"""A verb while one kind of question is open: how its lines read, what stands against one, which rules that may name.

The same word can be said to several questions ("space e20" burns, sends or aims), so a verb of the kernel is made of
cases. A case that does not say which lines a player may think of is asked about all that its form can name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from cutpurse.games.age_of_thieves.ruleset import OptionRule, Ruleset
from cutpurse.games.age_of_thieves.state import State
from cutpurse.kernel.message import Reason
from cutpurse.kernel.verb import Candidates, Verb, WhyNot, unknown_choice


class Case(NamedTuple):
    """What holds for a verb at one kind of question."""

    form: str
    """The verb and what its words name, see `Ruleset.names`; # is a number."""
    why_not: WhyNot[Ruleset, State]
    cites: tuple[str, ...] = ()
    candidates: Candidates[Ruleset, State] | None = None

    @property
    def verb(self) -> str:
        return self.form.split(" ")[0]

    def lines(self, game: Ruleset) -> list[str]:
        """Every line of this form."""
        verb, *parts = self.form.split(" ")
        return [" ".join((verb, *words)) for words in product(*(game.names[part] for part in parts))]

    def names(self, game: Ruleset, words: list[str]) -> bool:
        """Are there such things as these words name?"""
        parts = self.form.split(" ")
        if len(parts) != len(words):
            return False
        known = zip(parts[1:], words[1:], strict=True)
        return all(word.isdecimal() if part == "#" else word in game.names[part] for part, word in known)


def always(verb: str) -> Case:
    """Nothing ever stands against it."""
    return Case(verb, lambda game, state, seat, words: None)


def among(code: str, rule: str, form: str, options: OptionRule) -> Case:
    """Everything but what the rules leave open is refused for the same reason."""

    what = form.split(" ")[1].lower()

    def why_not(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
        about = game.ask_of(state, seat)[2:]
        return None if " ".join(words) in options(game, state, seat, *about) else Reason(code, rule, {what: words[1]})

    return Case(form, why_not, (rule,))


def verbs(cases: Mapping[str, Sequence[Case]]) -> dict[str, Verb[State, Ruleset]]:
    """The verbs of the game, from their cases by kind of question."""
    found: dict[str, dict[str, Case]] = {}
    for kind, ours in cases.items():
        for case in ours:
            found.setdefault(case.verb, {})[kind] = case
    return {verb: _verb(by_kind) for verb, by_kind in found.items()}


def not_now(words: list[str]) -> Reason:
    return Reason("not-now", args={"choice": " ".join(words)[:60]})


def _verb(by_kind: Mapping[str, Case]) -> Verb[State, Ruleset]:
    def candidates(game: Ruleset, state: State, seat: int) -> Iterable[str]:
        case = by_kind.get(game.asked_kind(state, seat))
        if case is None:
            return ()
        return case.candidates(game, state, seat) if case.candidates else case.lines(game)

    def why_not(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
        case = by_kind.get(game.asked_kind(state, seat))
        if case is None:
            return not_now(words)
        return case.why_not(game, state, seat, words) if case.names(game, words) else unknown_choice(" ".join(words))

    forms = tuple({case.form: None for case in by_kind.values()})
    return Verb(forms, candidates, why_not, frozenset(rule for case in by_kind.values() for rule in case.cites))
