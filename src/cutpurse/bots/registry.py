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
from typing import Any

from cutpurse.bots.advice import Outlook
from cutpurse.bots.bot import Bot
from cutpurse.bots.ismcts import IsMcts
from cutpurse.bots.outside import DEADLINE_MS, Outside
from cutpurse.bots.policy import Judge
from cutpurse.bots.protocol import Hello
from cutpurse.bots.random_bot import RandomBot
from cutpurse.bots.rivals import Rival, company
from cutpurse.bots.seated import Seated
from cutpurse.kernel import registry

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
def rivals(game: str) -> dict[str, type[Bot]]:
    """Those with a name and a face whose level is offered, weakest first."""
    levels = shipped(game)
    return {rival.id: _rival(levels[rival.level], rival) for rival in company(game).rival if rival.level in levels}


def _rival(level: type[Bot], rival: Rival) -> type[Bot]:
    """A bot of a level, with a temper of its own."""
    return type(rival.id, (level,), {"name": rival.id, "temper": rival.lean, "__doc__": rival.name})


@cache
def known(game: str) -> dict[str, type[Bot]]:
    """Levels, rivals, and levels that are offered to nobody yet: they can be called by their names, for matches."""
    return {**shipped(game), **_ours(game, "CANDIDATES"), **rivals(game)}


@cache
def called(game: str, name: str) -> type[Bot] | None:
    """The bot of a name. One that searches without judgement can be given more to do: `ismcts@1000` is `ismcts` with a thousand
    iterations a question."""
    whose, at, iterations = name.partition("@")
    bot = known(game).get(whose)
    if not at or bot is None:
        return bot
    if not issubclass(bot, IsMcts) or not re.fullmatch(r"[1-9][0-9]*", iterations):
        return None
    return type(name, (bot,), {"name": name, "iterations": int(iterations)})


def _ours(game: str, which: str = "BOTS") -> dict[str, type[Bot]]:
    """Those that lie in the game's own folder: module `cutpurse.games.<game>.bots`, `BOTS`."""
    module = room(game)
    return dict(getattr(import_module(module), which, {})) if module else {}


def room(game: str) -> str:
    """The package of the bots in the folder of one of our games; nothing for games of other packages, which name theirs."""
    folder = game.replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", folder) or find_spec(f"cutpurse.games.{folder}") is None:
        return ""
    return f"cutpurse.games.{folder}.bots"


def names(game: str) -> list[str]:
    """The levels."""
    return list(shipped(game))


def guests(game: str) -> list[str]:
    """Everybody who can be asked to a table: levels, and rivals by name."""
    return [*shipped(game), *rivals(game)]


def usual(game: str) -> str:
    """Who plays where nobody says who should, or where the one who should cannot: a bot that answers at once."""
    bots = names(game)
    return EASY if EASY in bots else bots[-1]


def adviser(game: str) -> tuple[type[Judge[Any]], type[Outlook[Any, Any]]] | None:
    """Who is asked what to do, and what looks at what comes of it: our Easy, where the game says what to look at. It answers
    at once, and what it says does not hang on how busy a machine is."""
    bot, bots = shipped(game).get(EASY), room(game)
    if bot is None or not issubclass(bot, Judge) or not bots or game not in registry.titles():
        return None
    return bot, import_module(f"{bots}.advice").OUTLOOK


def shipped_bot(name: str, game: str) -> Bot:
    bot = called(game, name)
    if bot is None:
        raise UnknownBot(name, list(shipped(game)))
    return bot()


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
    bot, fallback = called(hello.game, spec), known(hello.game)[usual(hello.game)]
    if bot is not None:
        return Seated(bot(), hello, [] if spec == usual(hello.game) else [fallback()])
    words = command(spec)
    if words is None:
        raise UnknownBot(spec, names(hello.game))
    return Seated(Outside(words, deadline_ms=deadline_ms), hello, [fallback()])
