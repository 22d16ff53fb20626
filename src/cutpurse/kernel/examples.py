"""The worked examples of a game: the scenarios that carry an example's number, with words in every language.

They lie in the game's folder, `scenarios/`, beside those that only prove a rule.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from cutpurse.kernel import registry
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.scenario import QUICK, Scenario, load


class ExampleWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the examples of a game say in one language: the scenarios themselves are written in English."""

    titles: dict[str, str] = {}
    """By the English title."""
    facts: dict[str, str] = {}
    """What a position is described with, by the key that scenarios use: "vp" is "victory points"."""
    words: dict[str, str] = {}
    """Words of these descriptions that are no components: "south"."""


def home(game: str) -> Path:
    """The folder with the scenarios of a game."""
    return registry.title(game).home / "scenarios"


@cache
def examples(game: str) -> dict[str, Scenario]:
    """By id: the number of the example; where several plays belong to it, the others are X-8-2, X-8-3 and so on."""
    plays: dict[str, list[Scenario]] = {}
    for path in sorted(home(game).glob("**/*.yaml")):
        if "example:" not in path.read_text(encoding="utf-8"):  # reading YAML takes its time
            continue
        for scenario in load(path, QUICK):
            if scenario.example:
                plays.setdefault(scenario.example, []).append(scenario)
    return {
        example if not place else f"{example}-{place + 1}": scenario
        for example in sorted(plays, key=_in_order)
        for place, scenario in enumerate(plays[example])
    }


def _in_order(example: str) -> tuple[str, int]:
    letters, _, number = example.partition("-")
    return letters, int(number)


@cache
def words(game: str, language: str) -> ExampleWords:
    path = home(game) / "words" / f"{language if language in LANGUAGES else LANGUAGES[0]}.toml"
    if not path.is_file():
        return ExampleWords()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), ExampleWords)
