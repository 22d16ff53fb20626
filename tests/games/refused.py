"""Which refusals a game's scenarios show: verb by verb, the rules that were named and the codes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

from cutpurse.kernel.game import Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.kernel.scenario import load, run, scenario_files
from tests.games.source import source_of

CODE = re.compile(r'Reason\(\s*"([a-z-]+)"')


@contextmanager
def _listening(heard: set[tuple[str, str, str]]) -> Iterator[None]:
    answered = Referee.why_not

    def why_not(self: Referee, seat: int, choice: str) -> Reason | None:
        reason = answered(self, seat, choice)
        if reason is not None:
            heard.add((choice.split(" ", maxsplit=1)[0], reason.code, reason.rule))
        return reason

    Referee.why_not = why_not  # type: ignore[method-assign]
    try:
        yield
    finally:
        Referee.why_not = answered  # type: ignore[method-assign]


def refused(title: Title) -> set[tuple[str, str, str]]:
    """(verb, code, rule) of everything that a scenario expects to be refused."""
    heard: set[tuple[str, str, str]] = set()
    with _listening(heard):
        for path in scenario_files(title):
            for scenario in load(path):
                run(scenario)
    return heard


def never_shown(title: Title, *modules: ModuleType) -> list[str]:
    """Rules that a verb may cite, and codes that stand in the source of its verbs, without an example in a scenario."""
    game = title.open(title.seats[-1], {setting.id: setting.default for setting in title.settings})
    examples = refused(title)
    rules = {(verb, rule) for verb, _, rule in examples}
    codes = {code for _, code, _ in examples}
    return [
        *sorted(f"{word} {rule}" for word, verb in game.verbs.items() for rule in verb.cites - {""}
                if (word, rule) not in rules),
        *sorted(code for module in modules for code in CODE.findall(source_of(module)) if code not in codes),
    ]  # fmt: skip
