"""A game in a few steps, for somebody who has never played it: our own words, each beside a position of a worked example.

A game's folder may hold `rulebook/lesson.toml`: for each step an `example`, which of its positions (`frame`), and `title` and
`text` in every language.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from cutpurse.kernel.pack import LANGUAGES


class Step(msgspec.Struct, frozen=True):
    """One thing to know."""

    title: str
    text: str
    example: str
    frame: int


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    example: str
    frame: int
    title: dict[str, str]
    text: dict[str, str]


class _Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: list[_Written] = []


@cache
def lesson(home: Path, language: str) -> list[Step]:
    """The steps in one language; none where a game has no lesson."""
    path = home / "rulebook" / "lesson.toml"
    if not path.is_file():
        return []
    language = language if language in LANGUAGES else LANGUAGES[0]
    written = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Lesson)
    return [Step(step.title[language], step.text[language].strip(), step.example, step.frame) for step in written.step]
