"""The order in which workers share the tests."""

from __future__ import annotations

import pytest

from tests.dealing import deal, sizes

TESTS = [
    *(f"tests/games/test_rules.py::test_{n}" for n in range(40)),
    *(f"tests/server/test_tables.py::test_{n}" for n in range(6)),
    *(f"tests/web/test_board.py::test_{n}" for n in range(5)),
    "tests/web/test_whole.py::test_game",
    "tests/web/test_whole.py::test_other_game",
]


def parts(tests: list[str], workers: int) -> list[list[str]]:
    dealt = deal(tests, workers, str, lambda test: "whole" in test)
    assert sorted(dealt) == sorted(tests)
    found = []
    for size in sizes(len(tests), workers):
        found.append(dealt[:size])
        del dealt[:size]
    return found


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
def test_nothing_is_lost_and_the_slow_ones_are_begun_first(workers: int) -> None:
    begun = [part[0] for part in parts(TESTS, workers)]
    assert "tests/web/test_whole.py::test_game" in begun
    assert workers < 3 or "tests/web/test_whole.py::test_other_game" in begun
    assert workers < 2 or any(test.startswith("tests/server") for test in begun)


def test_everybody_ends_with_short_ones() -> None:
    assert all(part[-1].startswith("tests/games") for part in parts(TESTS, 4))


def test_a_slow_one_among_short_ones_is_begun_first() -> None:
    assert "tests/games/test_whole.py::test_types" in [
        part[0] for part in parts(["tests/games/test_whole.py::test_types", *TESTS[:40]], 2)
    ]


def test_every_browser_has_its_share() -> None:
    """And keeps what it was opened for together."""
    tests = [f"tests/lab/test_soak.py::test_{n}" for n in range(8)] + TESTS
    for part in parts(tests, 4)[::2]:
        web = [test.startswith("tests/web") for test in part]
        assert web[: sum(web)] == [True] * sum(web)
        assert sum(web) in (3, 4)


def test_what_does_not_fit_goes_to_others() -> None:
    """A run of one folder alone."""
    only = [test for test in TESTS if test.startswith("tests/web")]
    assert [len(part) for part in parts(only, 3)] == sizes(len(only), 3)


@pytest.mark.parametrize(("tests", "workers"), [(10, 3), (3, 4), (0, 2), (5881, 4)])
def test_the_parts_are_those_of_the_scheduler(tests: int, workers: int) -> None:
    """As xdist hands them out: an equal part of what is left to each of those that are left."""
    worksteal = pytest.importorskip("xdist.scheduler.worksteal", reason="needs pytest-xdist: pip install -e '.[test]'")
    given: list[int] = []

    class Node:
        shutting_down = False

        class gateway:  # noqa: N801
            id = "worker"

        def send_runtest_some(self, indices: list[int]) -> None:
            given.append(len(indices))

        def shutdown(self) -> None:
            self.shutting_down = True

    class Log:
        def __init__(self, *words: object) -> None: ...

        def __getattr__(self, name: str) -> Log:
            return self

        def __call__(self, *words: object) -> None: ...

    class Config:
        class option:  # noqa: N801
            tx = ["popen"] * workers

        @staticmethod
        def getvalue(name: str) -> list[str]:
            return ["popen"] * workers

    scheduler = worksteal.WorkStealingScheduling(Config(), Log())
    for node in (nodes := [Node() for _ in range(workers)]):
        scheduler.add_node(node)
    for node in nodes:
        scheduler.add_node_collection(node, [str(n) for n in range(tests)])
    scheduler.schedule()
    assert given == [size for size in sizes(tests, workers) if size]
