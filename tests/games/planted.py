"""Faults planted in a rule or a refusal: are they found?

A fault is a piece of source that is written otherwise. The functions of the module get the code of the changed one, so
that every table that already holds them is changed too, and get their own back afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType

import pytest

from cutpurse.kernel.game import Title
from cutpurse.kernel.scenario import Mismatch, load, run, scenario_files
from cutpurse.lab.soak import soak
from cutpurse.native import is_compiled
from tests.games.source import source_of
from tests.test_scenarios import legal


@contextmanager
def planted(module: ModuleType, old: str, new: str) -> Iterator[None]:
    """For a while a piece of a module, found in it once, reads otherwise."""
    if is_compiled():
        pytest.skip("a compiled rule cannot be written otherwise while it runs")
    source = source_of(module)
    assert source.count(old) == 1, f"{source.count(old)} times in {module.__name__}: {old}"
    changed: dict[str, object] = {**vars(module)}
    exec(compile(source.replace(old, new), f"{module.__name__}, changed", "exec"), changed)
    kept = {function: function.__code__ for function in vars(module).values() if _own(function, module)}
    try:
        for function in kept:
            other = changed[function.__name__]
            assert isinstance(other, FunctionType)
            function.__code__ = other.__code__
        yield
    finally:
        for function, code in kept.items():
            function.__code__ = code


def _own(thing: object, module: ModuleType) -> bool:
    return isinstance(thing, FunctionType) and thing.__module__ == module.__name__


def finder(title: Title, games: int) -> str:
    """Who finds that something is wrong with a game: the scenario or the soak that does; "" if nobody does."""
    for path in sorted(scenario_files(title), key=lambda path: path.name != "refusals.yaml"):
        for scenario in load(path):
            try:
                run(scenario, legal)
            except (Mismatch, AssertionError) as found:
                return f"{path.name}: {scenario.title}: {found}"
    try:
        soak(title, games)
    except AssertionError as found:
        return f"soak: {found}"
    return ""
