"""What the verbs of Age of Thieves have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cutpurse.games.age_of_thieves.ruleset import OptionRule, Ruleset
from cutpurse.games.age_of_thieves.state import State
from cutpurse.kernel.case import Case, verb
from cutpurse.kernel.message import Reason
from cutpurse.kernel.verb import Verb

AotCase = Case[State, Ruleset]
NOT_NOW = Reason("not-now")


def always(word: str) -> AotCase:
    """Nothing ever stands against it."""
    return Case((word,), lambda game, state, seat, words: None)


def among(code: str, rule: str, form: str, options: OptionRule) -> AotCase:
    """Everything but what the rules leave open is refused for the same reason."""
    what = form.split(" ")[1].lower()

    def why_not(game: Ruleset, state: State, seat: int, words: list[str]) -> Reason | None:
        about = game.ask_of(state, seat)[2:]
        return None if " ".join(words) in options(game, state, seat, *about) else Reason(code, rule, {what: words[1]})

    return Case((form,), why_not, (rule,))


def verbs(cases: Mapping[str, Sequence[AotCase]]) -> dict[str, Verb[State, Ruleset]]:
    """The verbs of the game, from their cases by kind of question."""
    found: dict[str, dict[str, AotCase]] = {}
    for kind, ours in cases.items():
        for case in ours:
            found.setdefault(case.forms[0].split(" ")[0], {})[kind] = case
    return {word: verb(NOT_NOW, by_kind) for word, by_kind in found.items()}
