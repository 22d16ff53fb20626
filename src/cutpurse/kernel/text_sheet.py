"""A table in words: a sheet of parts with titles, for those who read it line by line and those who have it read to them.

A terminal shows its lines, wrapped; a page makes a document of it, with headings to jump to and entries to look up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Any, ClassVar

import msgspec

from cutpurse.kernel.message import Arguments, Message

PARTS = ("now", "you", "cards", "around", "others", "board", "stock", "places")
"""What a sheet is made of in most games: what is going on, what is mine, what my cards do, my surroundings, the others,
what lies open, piles, and where everything is. A game may have parts of its own; the page calls them as the game's
`page/text` says (`web-part-ID`)."""


class Drawn(str):
    """A line of a map. Whoever shows it can point at what a person thinks about: `spots` holds, by the name of a
    thing, the columns in which it lies."""

    spots: Mapping[str, Sequence[int]]

    def __new__(cls, line: str, spots: Mapping[str, Sequence[int]]) -> Drawn:
        drawn = super().__new__(cls, line)
        drawn.spots = spots
        return drawn


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to read. What is deeper belongs to what stands before it."""

    text: str
    depth: int = 0
    topic: str = ""
    """What it is about, by the name a person would look it up under."""
    drawn: bool = False
    """A line of a map: for the eye alone."""
    aside: bool = False
    """Too long to be read each time: for whoever asks about what stands before."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """Entries that belong together."""

    id: str
    """One of PARTS, or a game's own."""
    title: str = ""
    entries: list[Entry] = []


class Writer:
    """Writes a sheet, part after part."""

    def __init__(self, say: Callable[[Message], str], width: int) -> None:
        self.say = say
        self.width = max(width, 40)
        self.parts: list[Part] = []

    def text(self, key: str, **args: Any) -> str:
        arguments: Arguments = args
        return self.say(Message(f"board-{key}", arguments))

    def name(self, id: str) -> str:
        return self.text("name", thing=id)

    def part(self, id: str, title: str = "") -> None:
        """What follows belongs to this part; with a title, it begins a chapter of its own."""
        if title or not self.parts or self.parts[-1].id != id or self.parts[-1].title:
            self.parts.append(Part(id, title, []))

    def line(self, text: str, depth: int = 0, topic: str = "") -> None:
        self.parts[-1].entries.append(Entry(text, depth, topic))

    def aside(self, text: str, depth: int) -> None:
        self.parts[-1].entries.append(Entry(text, depth, aside=True))

    def draw(self, lines: Sequence[str]) -> None:
        self.parts[-1].entries.extend(Entry(line, drawn=True) for line in lines)

    @property
    def lines(self) -> list[str]:
        """Everything, as wide as wanted."""
        found: list[str] = []
        for part in self.parts:
            found += self._wrapped(part.title, 0) if part.title else []
            for entry in (entry for entry in part.entries if not entry.aside):
                found += [entry.text] if entry.drawn else self._wrapped(entry.text, entry.depth)
        return found

    told: ClassVar[tuple[str, ...]] = ("now", "you")
    """Parts that belong to every glimpse."""

    def about(self, things: Sequence[str]) -> list[str]:
        """A glimpse of the table: what is going on, and what is told of some things, by their ids; of a map their
        surroundings. For whoever is shown one thing at a time."""
        names = {self.name(thing) for thing in things}
        found: list[str] = []
        for part in self.parts:
            depth = -1 if part.id in self.told else None
            for entry in (entry for entry in part.entries if not entry.drawn and not entry.aside):
                if depth is None or (depth >= 0 and entry.depth <= depth):
                    depth = entry.depth if entry.topic in names else None
                if depth is not None:
                    found += self._wrapped(entry.text, entry.depth)
        return list(dict.fromkeys(found))

    def _wrapped(self, text: str, depth: int) -> list[str]:
        indent = "  " * depth
        return wrap(text, self.width, initial_indent=indent, subsequent_indent=indent + "  ",
                    break_on_hyphens=False) or [""]  # fmt: skip
