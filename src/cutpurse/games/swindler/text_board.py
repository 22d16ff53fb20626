"""The table of Swindler as text."""
from __future__ import annotations
from typing import Any
def board(game: Any, view: Any, say: Any, width: int) -> list[str]:
    return []
