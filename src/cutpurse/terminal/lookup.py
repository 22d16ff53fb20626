"""Everything that can be looked up about a game: the guide, the quick reference, what is in the box, the numbered rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from cutpurse.kernel.gallery import Entry, Section, search
from cutpurse.kernel.guide import Page, guide
from cutpurse.terminal.telling import Teller, origins


class Found(NamedTuple):
    """Something to read; without lines, something to look into by its name."""

    name: str
    title: str
    lines: list[str]
    row: str
    """How it stands in a list."""


class LookUp:
    """The rulebook and the box of one game in one language. `unseen` says how many of each thing the viewer has not seen
    yet; nothing outside a game."""

    def __init__(self, teller: Teller, unseen: Mapping[str, int] | None = None) -> None:
        self.teller = teller
        self.unseen = unseen or {}

    @cached_property
    def sections(self) -> list[Section]:
        return list(self.teller.game.gallery(self.teller.speaker))

    def contents(self) -> list[Found]:
        """What there is to read, in the order in which a newcomer reads it; then the chapters of the rules."""
        ui, book = self.teller.ui, self.teller.rulebook
        pages = guide(self.teller.game.title.home, self.teller.speaker.language)
        shown = [
            *((page.title, ui("rules-guide", page=page.title), paragraphs(page)) for page in pages),
            *((page, ui("rules-summary", page=page), self.teller.summary(page)) for page in book.summary),
            *((part.title, ui("rules-gallery", section=part.title), self.shelf(part)) for part in self.sections),
            *((number, f"{number}  {title}", []) for number, title in book.chapters.items()),
        ]
        return [Found(name, title, lines, row=title) for name, title, lines in shown]

    def page(self, name: str) -> Found | None:
        """Something of the contents that can be read, by its name."""
        wanted = name.strip().casefold()
        return next((page for page in self.contents() if page.name.casefold() == wanted and page.lines), None)

    def search(self, words: str) -> list[Found]:
        """Things of the box that fit, then rules; a number means a rule or a chapter."""
        book = self.teller.rulebook
        numbered = book.number(words) is not None or words.strip() in book.chapters
        things = [] if numbered else search(self.sections, words)
        rules = book.search(words)
        shown = [
            *((entry.name, self.entry(entry), f"{entry.name}: {' · '.join(entry.text)}") for entry in things),
            *((number, self.teller.rule(number), f"{number}  {book.rules[number]}") for number in rules),
        ]
        return [Found(name, name, lines, row) for name, lines, row in shown]

    def shelf(self, section: Section) -> list[str]:
        """All things of one sort."""
        return spaced(self.entry(entry) for entry in section.entries)

    def entry(self, entry: Entry) -> list[str]:
        """A thing: its name and copies, what it does, its rules and where it comes from."""
        ui = self.teller.ui
        head = [entry.name]
        if entry.copies:
            head.append(ui("gallery-copies", count=entry.copies))
        if entry.id in self.unseen:
            head.append(ui("gallery-unseen", count=self.unseen[entry.id]))
        where = f"  {', '.join(entry.rules)} [{origins(self.teller.speaker, entry.marks)}]"
        return [" · ".join(head), *(f"  {line}" for line in entry.text), where]


def paragraphs(page: Page) -> list[str]:
    """A page of the guide, each paragraph with its rules."""
    return spaced([part.text, f"[{', '.join(part.rules)}]"] for part in page.paragraphs)


def spaced(blocks: Iterable[list[str]]) -> list[str]:
    """Blocks of lines with an empty line between them."""
    return [line for block in blocks for line in (*block, "")][:-1]
