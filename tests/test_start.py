"""`start.py`: what it does with the checks and with tests that fail."""

from __future__ import annotations

import json
import os
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def loaded() -> ModuleType:
    spec = spec_from_file_location("start", ROOT / "start.py")
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, in a folder of its own, without npm and without a check."""
    script = loaded()
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "npm", lambda: [sys.executable, "-c", ""])
    monkeypatch.setattr(script, "lane", lambda checks: 0)
    return script


def ran(script: ModuleType, monkeypatch: pytest.MonkeyPatch, failures: list[list[str]]) -> tuple[int, list[list[str]]]:
    """What `test` says and which commands it calls, when these tests fail in the first run, these in the second."""
    calls: list[list[str]] = []

    def call(command: list[Any]) -> int:
        calls.append([str(word) for word in command])
        failed = script.ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
        failed.parent.mkdir(parents=True, exist_ok=True)
        names = failures[len(calls) - 1]
        failed.write_text(json.dumps(dict.fromkeys(names, True)))
        return 1 if names else 0

    monkeypatch.setattr(script, "call", call)
    status: int = script.test([])
    return status, calls


def test_what_fails_is_named_and_run_once_more(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, calls = ran(start, monkeypatch, [["tests/a.py::test_one"], []])
    assert status == 0
    assert "--last-failed" in calls[1]
    assert "Failed beside others:\n    tests/a.py::test_one\n" in capsys.readouterr().out


def test_what_fails_twice_fails(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ran(start, monkeypatch, [["tests/a.py::test_one"], ["tests/a.py::test_one"]])[0] == start.TESTS_FAILED


def test_many_failures_are_the_programs(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    status, calls = ran(start, monkeypatch, [[f"tests/a.py::test_{n}" for n in range(start.AGAIN + 1)]])
    assert (status, len(calls)) == (start.TESTS_FAILED, 1)


def test_a_check_that_fails_ends_its_lane_and_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    checks = [[sys.executable, "-c", f"print('said {n}'); raise SystemExit({n})"] for n in (0, 3, 4)]
    assert loaded().lane(checks) == 3
    said = capsys.readouterr().out
    assert "said 0" in said
    assert "said 3" in said
    assert "said 4" not in said


def test_a_failed_check_keeps_the_tests_from_running(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "lane", lambda checks: 2 if "mypy" in str(checks) else 0)
    status, calls = ran(start, monkeypatch, [[]])
    assert (status, calls) == (2, [])


def test_there_are_more_workers_than_cores(start: ModuleType) -> None:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    assert cores < start.workers() <= 2 * cores
