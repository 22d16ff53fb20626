"""What the Structs of this package look like, learned before there are threads.

msgspec finds out what a Struct looks like when one is read for the first time, and remembers it. While it does so
another thread that reads the same kind meets it half done, and the whole process dies (seen with its version 0.22).
Whoever reads in several threads lets everything be learned first.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import msgspec


def warm_up_structs() -> int:
    """Every kind of Struct that is known by now; how many."""
    kinds = list(dict.fromkeys(_kinds(msgspec.Struct)))
    for kind in kinds:
        with contextlib.suppress(TypeError, NameError):  # some are only written, never read
            msgspec.json.Decoder(kind)
    return len(kinds)


def _kinds(parent: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in parent.__subclasses__():
        yield kind
        yield from _kinds(kind)
