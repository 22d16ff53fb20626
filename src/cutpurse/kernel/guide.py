"""A game on a few pages, to be read before the numbered rules: the aim, what is on the table, a turn, the end.

A game's folder may hold `rulebook/guide.toml`: pages of paragraphs in our own words, sentence by sentence in every language,
each with the rules it rests on; a paragraph may have a picture: a position of a worked example on the real board, and the
things there that are pointed at. What is written here is read again where a rule changes (see `lesson.stale`).
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from cutpurse.kernel.pack import LANGUAGES


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what of it is meant."""

    example: str
    frame: int = 0
    things: list[str] = []
    """Names of things on the board, as options name them; none for the whole of it."""
    map: bool = False
    """Of a board with a map the map alone is meant."""


class Paragraph(msgspec.Struct, frozen=True, omit_defaults=True):
    """A few sentences in one language."""

    text: str
    rules: list[str]
    picture: Picture | None = None


class Page(msgspec.Struct, frozen=True):
    id: str
    title: str
    paragraphs: list[Paragraph]


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence in every language, with the rules it rests on."""

    rules: list[str]
    en: str
    de: str = ""
    pl: str = ""
    fr: str = ""

    def in_(self, language: str) -> str:
        """What a language lacks is said in English."""
        return str(getattr(self, language)) or self.en


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    says: list[Sentence]
    picture: Picture | None = None


class _WrittenPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: dict[str, str]
    paragraph: list[_Written]


class _Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    page: list[_WrittenPage] = []


@cache
def _written(home: Path) -> list[_WrittenPage]:
    path = home / "rulebook" / "guide.toml"
    if not path.is_file():
        return []
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Guide).page


@cache
def guide(home: Path, language: str) -> list[Page]:
    """The pages in one language; none where a game has no guide."""
    language = language if language in LANGUAGES else LANGUAGES[0]
    return [
        Page(
            page.id,
            page.title.get(language) or page.title[LANGUAGES[0]],
            [
                Paragraph(
                    " ".join(sentence.in_(language) for sentence in paragraph.says),
                    list(dict.fromkeys(rule for sentence in paragraph.says for rule in sentence.rules)),
                    paragraph.picture,
                )
                for paragraph in page.paragraph
            ],
        )
        for page in _written(home)
    ]


def sentences(home: Path) -> list[Sentence]:
    """Every sentence of the guide."""
    return [sentence for page in _written(home) for paragraph in page.paragraph for sentence in paragraph.says]
