"""The Python on the pages of docs/ runs as it stands."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.docs.test_pages import ROOT, blocks

NEEDS = {"pyspiel": "pyspiel", "cutpurse.envs": "gymnasium", "pyarrow": "pyarrow"}
"""What a block imports, and the package without which it cannot be run."""


def programs() -> list[tuple[str, str]]:
    found = []
    for page in sorted((ROOT / "docs").rglob("*.md")):
        for number, block in enumerate(blocks(page.read_text(encoding="utf-8"), "python")):
            if "import " in block and "```" not in block:
                found.append((f"{page.name} {number + 1}", block))
    return found


@pytest.mark.parametrize(("where", "program"), programs(), ids=[where for where, _ in programs()])
def test_it_runs(where: str, program: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    for word, package in NEEDS.items():
        if f"import {word}" in program or f"from {word}" in program:
            pytest.importorskip(package, reason=f"needs {package}: pip install -e '.[test]'")
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        cwd=tmp_path_factory.mktemp("page"),
        check=False,
        timeout=200,
    )
    assert done.returncode == 0, done.stderr
