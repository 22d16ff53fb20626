"""Rivals: bots with a name and a face. A rival plays at one of the levels, with a temper; which there are, a game says in its
`rivals.toml`, and what tempers do `tempers.toml` beside this file."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from cutpurse.bots.temper import Temper
from cutpurse.kernel import registry

FILE = "rivals.toml"
TEMPERS = Path(__file__).with_name("tempers.toml")
STRANGERS = ("Alva", "Bram", "Cleo", "Dario", "Edda", "Fitch")
"""What bots are called that are nobody in particular."""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is drawn of somebody."""

    skin: str
    hair: str
    tint: str
    """The colour of the hair."""
    hat: str
    coat: str
    mark: str


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """At an event that everybody sees, whoever its field `who` names has something to say."""

    say: str
    event: str
    who: str


class Rival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    """A proper name: the same in all languages."""
    level: str
    temper: str
    face: Face

    @property
    def lean(self) -> Temper:
        return tempers()[self.temper]


class Company(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rivals of a game, weakest first, and when they speak."""

    rival: list[Rival] = []
    moment: list[Moment] = []


@cache
def tempers() -> Mapping[str, Temper]:
    found = tomllib.loads(TEMPERS.read_text(encoding="utf-8"))
    return {name: Temper(**msgspec.convert(leans, dict[str, float])) for name, leans in found.items()}


@cache
def company(game: str) -> Company:
    """All rivals that a game names, whether their level is offered or not. Games of other packages may have none."""
    try:
        file = registry.title(game).home / FILE
    except registry.UnknownGame:
        return Company()
    if not file.is_file():
        return Company()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Company)


def named(game: str, id: str) -> Rival | None:
    return next((rival for rival in company(game).rival if rival.id == id), None)


def level_of(game: str, bot: str) -> str:
    """The level at which a bot plays: a rival's, or the bot itself."""
    rival = named(game, bot)
    return rival.level if rival else bot


def bot_tag(game: str, bot: str) -> str:
    """A bot as records name it: its level, and the rival's id behind it."""
    return " ".join(dict.fromkeys((level_of(game, bot), bot)))


MOMENTS = ("prize", "caught", "robbed", "won", "lost")


def remark(game: str, seen: Mapping[str, object], seat: int) -> str:
    """What the moment is called at which somebody at this seat has something to say, by an event as it was seen; nothing
    at all others. The end is one for everybody."""
    if seen["event"] == "won":
        winners = seen.get("seats")
        return "" if not isinstance(winners, list) or not winners else "won" if seat in winners else "lost"
    return next((moment.say for moment in company(game).moment
                 if moment.event == seen["event"] and seen.get(moment.who) == seat), "")  # fmt: skip


def sit_down(game: str, bot: str, taken: Collection[str], chance: Random) -> tuple[str, str]:
    """Who comes when a bot is wished for, and what they are called: a rival by name; for a level, one who plays at it and is
    not at the table yet; else the bot itself, under the name of a stranger."""
    if rival := named(game, bot):
        return bot, rival.name
    free = [rival for rival in company(game).rival if rival.level == bot and rival.name not in taken]
    if free:
        rival = chance.choice(free)
        return rival.id, rival.name
    return bot, next((name for name in STRANGERS if name not in taken), STRANGERS[0])
