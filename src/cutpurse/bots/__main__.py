"""`python -m cutpurse.bots NAME`: a shipped bot that speaks the bot protocol on standard input and output."""

from __future__ import annotations

import sys

from cutpurse.bots.bot import Bot, Observation
from cutpurse.bots.protocol import Hello
from cutpurse.bots.registry import UnknownBot, shipped_bot
from cutpurse.bots.stdio import serve


class Named(Bot):
    """Becomes the bot of that name once it knows which game is played."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._bot: Bot | None = None

    def begin(self, hello: Hello) -> None:
        self._bot = shipped_bot(self._name, hello.game)
        self._bot.begin(hello)

    def choose(self, observation: Observation) -> str:
        if self._bot is None:
            raise RuntimeError("asked before hello")
        return self._bot.choose(observation)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m cutpurse.bots NAME", file=sys.stderr)
        return 2
    try:
        serve(Named(arguments[0]))
    except UnknownBot as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
