"""The shelf: games found through entry points, ours and those of other packages."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import entry_points

from cutpurse.kernel.game import Title

GROUP = "cutpurse.games"


class UnknownGame(LookupError):
    """No such game is installed."""

    def __init__(self, game: str, known: list[str]) -> None:
        super().__init__(f"no game is called {game!r}; there are: {', '.join(known)}")
        self.game = game
        self.known = known


@cache
def titles() -> dict[str, Title]:
    """Every installed game by its id. One that cannot be loaded stays in its box; the others are playable."""
    found: dict[str, Title] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            found[entry.name] = entry.load()
        except Exception as error:  # somebody else's package may fail in any way
            warnings.warn(f"the game {entry.name!r} ({entry.value}) cannot be loaded: {error!r}", stacklevel=2)
    return found


def title(game: str) -> Title:
    try:
        return titles()[game]
    except KeyError:
        raise UnknownGame(game, list(titles())) from None
