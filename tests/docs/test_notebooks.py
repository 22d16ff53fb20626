"""The notebooks of examples/ run from their first cell to their last, and each cell shows something."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from tests.docs.test_pages import ROOT

NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))


def shown(path: Path) -> list[Any]:
    """What the last expression of each cell is, as a notebook would show it."""
    found: list[Any] = []
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert not cell["outputs"], "a notebook is kept without its output"
        program = ast.parse("".join(cell["source"]))
        last = program.body.pop()
        assert isinstance(last, ast.Expr)
        exec(compile(program, path.name, "exec"), names)
        found.append(eval(compile(ast.Expression(last.value), path.name, "eval"), names))
    return found


def test_the_data_set_is_loaded_and_learned_from() -> None:
    pytest.importorskip("pyarrow", reason="needs pyarrow: pip install -e '.[test]'")
    (notebook,) = NOTEBOOKS
    columns, shares, stopping, arrays, error = shown(notebook)
    assert "features" in columns
    assert {row["player"]: row["share_max_mean"] for row in shares} == {"easy": 1.0, "random": 0.0}
    assert "decisions" in stopping
    assert arrays[0][0] == arrays[1][0] > 100
    assert error.startswith("mean squared error")
