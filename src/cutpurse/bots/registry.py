"""Bots by name, or by command line."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from importlib import import_module
from importlib.util import find_spec

from cutpurse.bots.bot import Bot
from cutpurse.bots.outside import DEADLINE_MS, Outside
from cutpurse.bots.protocol import Hello
from cutpurse.bots.random_bot import RandomBot
from cutpurse.bots.seated import Seated


class UnknownBot(LookupError):
    """Neither the name of a bot nor a command."""

    def __init__(self, bot: str, known: list[str]) -> None:
        super().__init__(f"no bot is called {bot!r}; there are: {', '.join(known)}; or give a command")
        self.bot = bot
        self.known = known


def _easy(game: str) -> type[Bot] | None:
    """The judgement of a game: module `cutpurse.bots.<game>` with `EASY`."""
    room = game.replace("-", "_")
    module = f"cutpurse.bots.{room}"
    if not re.fullmatch(r"[a-z][a-z0-9_]*", room) or find_spec(module) is None:
        return None
    easy: type[Bot] | None = getattr(import_module(module), "EASY", None)
    return easy


def shipped(game: str) -> dict[str, type[Bot]]:
    """The bots of this program that play a game, weakest first."""
    bots: dict[str, type[Bot]] = {"random": RandomBot}
    easy = _easy(game)
    if easy is not None:
        bots["easy"] = easy
    return bots


def names(game: str) -> list[str]:
    return list(shipped(game))


def shipped_bot(name: str, game: str) -> Bot:
    bots = shipped(game)
    if name not in bots:
        raise UnknownBot(name, list(bots))
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
    bots = shipped(hello.game)
    if spec in bots:
        return Seated(bots[spec](), hello)
    words = command(spec)
    if words is None:
        raise UnknownBot(spec, list(bots))
    best_first = reversed(bots.values())
    return Seated(Outside(words, deadline_ms=deadline_ms), hello, [bot() for bot in best_first])
