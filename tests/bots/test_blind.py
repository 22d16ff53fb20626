"""Bots are given observations: they cannot even import the referee."""

from __future__ import annotations

import ast
from pathlib import Path

import cutpurse.bots

FORBIDDEN = ("cutpurse.kernel.referee", "cutpurse.kernel.replay", "cutpurse.kernel.record", "cutpurse.lab")


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports would go unseen here"
            found |= {f"{node.module}.{name.name}" for name in node.names} | {str(node.module)}
    return found


def test_no_bot_imports_the_referee() -> None:
    files = sorted(Path(cutpurse.bots.__file__).parent.rglob("*.py"))
    assert len(files) > 15
    for file in files:
        assert not {name for name in imported(file) if name.startswith(FORBIDDEN)}, file.name
