"""Bots by name, or by command line.

A package that brings bots for a game, its own or another's, names them under the entry point `cutpurse.bots`: the game,
and a dictionary of bots by their names, weakest first.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from cutpurse.bots.bot import Bot
from cutpurse.bots.outside import DEADLINE_MS, Outside
from cutpurse.bots.protocol import Hello
from cutpurse.bots.random_bot import RandomBot
from cutpurse.bots.seated import Seated

GROUP = "cutpurse.bots"
EASY = "easy"


class UnknownBot(LookupError):
    """Neither the name of a bot nor a command."""

    def __init__(self, bot: str, known: list[str]) -> None:
        super().__init__(f"no bot is called {bot!r}; there are: {', '.join(known)}; or give a command")
        self.bot = bot
        self.known = known


@cache
def shipped(game: str) -> dict[str, type[Bot]]:
    """The bots that play a game, weakest first: Random, ours, then those of other packages."""
    bots: dict[str, type[Bot]] = {"random": RandomBot, **_ours(game)}
    for entry in sorted(entry_points(group=GROUP, name=game), key=lambda entry: entry.value):
        try:
            bots |= entry.load()
        except Exception as error:  # somebody else's package may fail in any way
            warnings.warn(f"the bots for {game!r} ({entry.value}) cannot be loaded: {error!r}", stacklevel=2)
    return bots


@cache
def known(game: str) -> dict[str, type[Bot]]:
    """The same, and those that are offered to nobody yet: they can be called by their names, for matches."""
    return {**shipped(game), **_ours(game, "CANDIDATES")}


def _ours(game: str, which: str = "BOTS") -> dict[str, type[Bot]]:
    """Those that come with this package lie where the game says: module `cutpurse.bots.<game>`, `BOTS`."""
    room = game.replace("-", "_")
    module = f"cutpurse.bots.{room}"
    if not re.fullmatch(r"[a-z][a-z0-9_]*", room) or find_spec(module) is None:
        return {}
    return dict(getattr(import_module(module), which, {}))


def names(game: str) -> list[str]:
    return list(shipped(game))


def usual(game: str) -> str:
    """Who plays where nobody says who should, or where the one who should cannot: a bot that answers at once."""
    bots = names(game)
    return EASY if EASY in bots else bots[-1]


def shipped_bot(name: str, game: str) -> Bot:
    bots = known(game)
    if name not in bots:
        raise UnknownBot(name, list(shipped(game)))
    return bots[name]()


def command(text: str) -> list[str] | None:
    """A command line as words, if there is such a program. `python` is at least the one that runs this."""
    try:
        words = shlex.split(text, posix=os.name != "nt")
    except ValueError:
        return None
    if not words:
        return None
    if shutil.which(words[0]) is None:
        if words[0] not in ("python", "python3"):
            return None
        words[0] = sys.executable
    return words


def make(spec: str, hello: Hello, *, deadline_ms: int = DEADLINE_MS) -> Seated:
    """The bot that a name or a command line means, at the seat of `hello`. Raises UnknownBot."""
    bots = known(hello.game)
    if spec in bots:
        return Seated(bots[spec](), hello, [] if spec == usual(hello.game) else [bots[usual(hello.game)]()])
    words = command(spec)
    if words is None:
        raise UnknownBot(spec, names(hello.game))
    return Seated(Outside(words, deadline_ms=deadline_ms), hello, [bots[usual(hello.game)]()])
