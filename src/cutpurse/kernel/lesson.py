"""A game in a few steps, for somebody who has never played it: our own words, each beside a position of a worked example.

A game's folder may hold `rulebook/lesson.toml`: for each step an `example`, which of its positions (`frame`), a `title`, and
what it `says`: sentence by sentence, in every language, with the `rules` it rests on. `rulebook/read.toml` remembers which
wording of those rules the lesson, the guide (see `guide.py`) and the quick reference were last read against (see `stale`).
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from cutpurse.kernel import guide
from cutpurse.kernel.guide import Sentence
from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.rulebook import Rulebook

NUMBER = re.compile(r"\b[A-Z]{2,3}-\d+(?:\.\d+)*")


class Step(msgspec.Struct, frozen=True):
    """One thing to know."""

    title: str
    text: str
    example: str
    frame: int
    rules: list[str] = []
    """The rules that its sentences rest on, in their order."""


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    example: str
    frame: int
    title: dict[str, str]
    says: list[Sentence]


class _Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: list[_Written] = []


@cache
def _written(home: Path) -> list[_Written]:
    path = home / "rulebook" / "lesson.toml"
    if not path.is_file():
        return []
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Lesson).step


@cache
def lesson(home: Path, language: str) -> list[Step]:
    """The steps in one language; none where a game has no lesson."""
    language = language if language in LANGUAGES else LANGUAGES[0]
    return [
        Step(
            step.title.get(language) or step.title[LANGUAGES[0]],
            " ".join(sentence.in_(language) for sentence in step.says),
            step.example,
            step.frame,
            list(dict.fromkeys(rule for sentence in step.says for rule in sentence.rules)),
        )
        for step in _written(home)
    ]


# -- read again where a rule changes -------------------------------------------------------------------


def sentences(home: Path) -> list[tuple[str, list[str]]]:
    """Every sentence of the lesson and the guide and every line of the quick reference, in English, with the rules it
    names."""
    said = [*(sentence for step in _written(home) for sentence in step.says), *guide.sentences(home)]
    told = [(sentence.en, sentence.rules) for sentence in said]
    pages = Rulebook(home, "en").summary.values()
    return told + [(line, NUMBER.findall(line)) for page in pages for line in page.strip().splitlines()]


def wording(home: Path) -> dict[str, str]:
    """A digest of the present English wording of each rule that the lesson, the guide or the quick reference rests on."""
    book = Rulebook(home, "en")
    named: Iterable[str] = {rule for _, rules in sentences(home) for rule in rules if rule in book.rules}
    return {rule: _digest(book.rules[rule]) for rule in book if rule in named}


def stale(home: Path) -> list[str]:
    """Rules whose wording is not the one that lesson, guide and quick reference were last read against."""
    path = home / "rulebook" / "read.toml"
    read = tomllib.loads(path.read_text(encoding="utf-8"))["read"] if path.is_file() else {}
    now = wording(home)
    return [rule for rule in {**now, **read} if now.get(rule) != read.get(rule)]


def mark_as_read(home: Path) -> None:
    """Somebody has read lesson, guide and quick reference against the rules as they are now."""
    lines = [f'"{rule}" = "{digest}"' for rule, digest in wording(home).items()]
    head = "# The wording of the rules that lesson, guide and quick reference were last read against: python -m tests.games.read_again\n"
    (home / "rulebook" / "read.toml").write_text("\n".join([head, "[read]", *lines, ""]), encoding="utf-8")


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
