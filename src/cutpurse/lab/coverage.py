"""Which rules of a game are proved: by a scenario, or by a test marked with the number."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec

from cutpurse.kernel.game import Title
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.scenario import load, scenario_files


class Coverage(msgspec.Struct):
    """The numbers of a game and what proves each."""

    game: str
    scenarios: dict[str, list[str]]
    tests: dict[str, list[str]]
    unproved: list[str]
    unknown: list[str]
    """Numbers that scenarios or tests cite and no rule has."""
    examples: list[str]
    """Worked examples that are scenarios."""

    @property
    def proved(self) -> int:
        return len(self.scenarios.keys() | self.tests.keys())


def coverage(title: Title, tests: Path) -> Coverage:
    """Look through the scenarios of the game, and the marked tests below a folder."""
    numbers = list(Rulebook(title.home, "en"))
    by_scenario: dict[str, list[str]] = {}
    examples = []
    for path in scenario_files(title):
        for scenario in load(path):
            for number in scenario.rules:
                by_scenario.setdefault(number, []).append(f"{path.name}: {scenario.title}")
            if scenario.example:
                examples.append(scenario.example)
    by_test: dict[str, list[str]] = {}
    for path in sorted(tests.glob("**/test_*.py")):
        for number, name in marked_tests(path):
            if number.startswith(f"{title.rule_prefix}-"):
                by_test.setdefault(number, []).append(f"{path.name}: {name}")
    cited = by_scenario.keys() | by_test.keys()
    return Coverage(
        title.id,
        {number: found for number, found in by_scenario.items() if number in numbers},
        {number: found for number, found in by_test.items() if number in numbers},
        [number for number in numbers if number not in cited],
        sorted(cited - set(numbers)),
        examples,
    )


def marked_tests(path: Path) -> list[tuple[str, str]]:
    """(rule number, test) for every `@pytest.mark.rule("SW-5.9", …)` in a file."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    found += [(str(ast.literal_eval(argument)), node.name) for argument in mark.args]
    return found
