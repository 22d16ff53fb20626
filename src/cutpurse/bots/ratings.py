"""How good a level is, from the games that were played to find out (docs/ladder): nothing is claimed that was not measured."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from cutpurse.bots.bot import Bot
from cutpurse.bots.registry import shipped
from cutpurse.kernel import registry

FOLDERS = (Path(__file__).with_name("ladder"), Path(__file__).parents[3] / "docs" / "ladder")
"""Where the results lie: in an installed package, and in a clone."""
FEWEST = 20
"""Of fewer games nothing is said."""
OF = 10


class Block(msgspec.Struct):
    """A line of the results, as far as it is read here (see `cutpurse.lab.ladder`)."""

    rules: int
    players: int
    upper: str
    lower: str
    upper_version: int
    lower_version: int
    wins: list[float]


class Rating(NamedTuple):
    """Of ten games against another level a level has won so many, by so many games in all."""

    against: str
    won: int
    of: int
    games: int


def rating(game: str, level: str) -> Rating | None:
    """Against the level below; the lowest against the one above. None where too little was played."""
    levels = [name for name in shipped(game) if name != "random"]
    for lower, upper in pairwise(levels):
        if level == upper or (lower == levels[0] == level):
            share, games = _share(game, upper, lower)
            if games < FEWEST:
                return None
            won = round(OF * share)
            return Rating(lower, won, OF, games) if level == upper else Rating(upper, OF - won, OF, games)
    return None


@cache
def _share(game: str, upper: str, lower: str) -> tuple[float, int]:
    """The win share of a level at tables of two, by the rules and bots of today."""
    file = next((path for folder in FOLDERS if (path := folder / f"{game}.jsonl").is_file()), None)
    if file is None:
        return 0.0, 0
    rules, bots = registry.title(game).rules_version, shipped(game)
    wins = [share for line in file.read_bytes().splitlines()
            if _counts(block := msgspec.json.decode(line, type=Block), rules, bots)
            and (block.upper, block.lower) == (upper, lower)
            for share in block.wins]  # fmt: skip
    return sum(wins) / max(len(wins), 1), len(wins)


def _counts(block: Block, rules: int, bots: dict[str, type[Bot]]) -> bool:
    versions = [(block.upper, block.upper_version), (block.lower, block.lower_version)]
    return (
        block.rules == rules
        and block.players == 2
        and all(name in bots and bots[name].version == version for name, version in versions)
    )
