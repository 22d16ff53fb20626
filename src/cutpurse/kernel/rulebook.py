"""The numbered rules of a game as a player may look them up: one file per language, the same numbers in each.

A game's folder may hold `rulebook/{language}.toml` (tables [chapters] and [rules], and [summary] for the pages of a
quick reference) and `rulebook/marks.toml` (where each rule comes from). A language that is missing is read in English; a
game without these files has an empty rulebook.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cutpurse.kernel.pack import LANGUAGES
from cutpurse.kernel.word_forms import fold


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, home: Path, language: str) -> None:
        folder = home / "rulebook"
        self.language = language if (folder / f"{language}.toml").is_file() else LANGUAGES[0]
        pages = _tables(folder / f"{self.language}.toml")
        self.chapters: dict[str, str] = pages.get("chapters", {})
        self.summary: dict[str, str] = pages.get("summary", {})
        """The quick reference: a page for each phase or subject, by its title."""
        self.rules: dict[str, str] = pages.get("rules", {})
        self.marks: dict[str, str] = _tables(folder / "marks.toml").get("marks", {})
        self._short = {_short(number): number for number in self.rules}

    @staticmethod
    def forget() -> None:
        """Files are read once; after this, again."""
        _tables.cache_clear()

    def __bool__(self) -> bool:
        return bool(self.rules)

    def __iter__(self) -> Iterator[str]:
        return iter(self.rules)

    def number(self, written: str) -> str | None:
        """The rule a person means by "SW-4.4.1", "sw-4.4.1" or "4.4.1"."""
        return self._short.get(_short(written.strip()))

    def text(self, written: str) -> str | None:
        number = self.number(written)
        return None if number is None else self.rules[number]

    def mark(self, written: str) -> str:
        """Where a rule comes from: "rulebook", "public", "ours", or several of them joined by "+"; empty where nobody noted
        it."""
        return self.marks.get(self.number(written) or "", "")

    def origins(self, written: str) -> list[str]:
        """The same one by one: what of a rule is printed and what is our ruling is shown as both."""
        mark = self.mark(written)
        return mark.split("+") if mark else []

    def chapter(self, written: str) -> str:
        """The title of the innermost chapter that a rule or a chapter number stands in."""
        short = _short(written.strip())
        while short:
            if short in self.chapters:
                return self.chapters[short]
            short = short.rpartition(".")[0]
        return ""

    def under(self, chapter: str) -> list[str]:
        """The rules of a chapter and of the chapters within it, in the order of the book."""
        return [number for number in self.rules if f"{_short(number)}.".startswith(f"{_short(chapter)}.")]

    def search(self, words: str) -> list[str]:
        """Rules for what a person typed: a number, a chapter's number, or words that all occur in the rule."""
        if words.strip() in self.chapters:
            return self.under(words.strip())
        number = self.number(words)
        if number is not None:
            return [number]
        wanted = fold(words).split()
        if not wanted:
            return []
        return [number for number, text in self.rules.items()
                if all(word in fold(f"{number} {self.chapter(number)} {text}") for word in wanted)]  # fmt: skip


def _short(number: str) -> str:
    """A number without the letters of its game: "SW-4.4.1" and "4.4.1" are the same."""
    return number.rpartition("-")[2].upper()


@cache
def _tables(path: Path) -> dict[str, dict[str, str]]:
    if not path.is_file():
        return {}
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {key: dict(table) for key, table in tables.items()}
