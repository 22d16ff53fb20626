"""The toy game is installed for all tests of the kernel, and for no others: a server that one of them starts in a process
of its own would not know it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator

import pytest

from cutpurse.kernel import registry
from tests.kernel.shelf import install


@pytest.fixture(scope="package", autouse=True)
def garden_on_the_shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    site = install(tmp_path_factory.mktemp("site"), "garden_show_game", "garden_show", "tests.kernel.toy:TITLE")
    sys.path.insert(0, str(site))
    _look_again()
    yield
    sys.path.remove(str(site))
    _look_again()


def _look_again() -> None:
    importlib.invalidate_caches()
    registry.titles.cache_clear()
