"""Whether the engine runs compiled or interpreted. The rules are the same: one source, made into both."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def is_compiled() -> bool:
    spec = find_spec("cutpurse.kernel.play")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


def how_it_runs() -> str:
    return "compiled" if is_compiled() else "interpreted"
