"""What a module is written in, whether it runs compiled or not: a compiled one lies beside its source."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType


def source_of(module: ModuleType) -> str:
    assert module.__file__ is not None
    file = Path(module.__file__)
    if file.suffix != ".py":
        file = file.with_name(f"{module.__name__.rpartition('.')[2]}.py")
    return file.read_text(encoding="utf-8")
