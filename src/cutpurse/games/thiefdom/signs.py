"""What is written on a town: the names of its spaces. It is all of a town that a view needs, so a table at which nobody
walks just now needs nothing else."""

from __future__ import annotations

import marshal


class Signs:
    """Names and numbers of the spaces of a town."""

    __slots__ = ("name", "number", "smugglers", "squares", "villas")

    def __init__(
        self, squares: int, name: list[str], number: dict[str, int], villas: tuple[int, ...], smugglers: tuple[int, ...]
    ) -> None:
        self.squares = squares
        """How many spaces are street squares: the first ones."""
        self.name = name
        self.number = number
        """Spaces by name."""
        self.villas = villas
        self.smugglers = smugglers

    def pack(self) -> bytes:
        return marshal.dumps((self.squares, self.name, self.villas, self.smugglers))


def unpacked(packed: bytes) -> Signs:
    """Signs that were packed."""
    squares, name, villas, smugglers = marshal.loads(packed)
    return Signs(squares, name, dict(zip(name, range(len(name)), strict=True)), villas, smugglers)
