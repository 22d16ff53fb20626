"""Everything in the box, to be looked up: each thing with what it does, how many of it there are, the rules that speak of
it and where it comes from.

A game's `gallery(speaker)` writes it, section by section, from its components; `unseen(view)` says how many of each a seat
has not seen yet in a running game.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from cutpurse.kernel.message import Arguments, Message
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.word_forms import fold, occurs

if TYPE_CHECKING:
    from cutpurse.kernel.game import Component
    from cutpurse.kernel.text import Speaker

TABLE = "table"
"""The kind of an entry that is no component: a table of numbers, printed on a board or a sheet."""
PIECE = "piece"
"""The kind of an entry for something that lies on the table and that nothing has to be known of but what it is for: coins,
posters, markers."""
MARKS = ("rulebook", "public", "ours")


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing of the box, in one language."""

    id: str
    kind: str
    """What sort of component it is: whoever draws it has a picture for it."""
    name: str
    text: list[str]
    """What it is and does, with all its numbers: a line for each thing to know."""
    copies: int = 0
    """How many of it are in the box; 0 where that is nothing to know."""
    rules: list[str] = []
    named: list[str] = []
    """Those of them that call it by its name: whoever reads one may want to look it up."""
    marks: list[str] = []
    """Where it comes from: some of MARKS, in their order."""
    parts: list[str] = []
    """Components that are told of together with it: the spaces of a district."""
    on: list[str] = []
    """Places that it is printed on: what it does is what there is to know of them."""
    face: dict[str, Any] = {}
    """What is printed on it, as the table's scene tells it: for whoever draws it as it lies on the table."""


class Section(msgspec.Struct, frozen=True):
    """Entries of one sort."""

    id: str
    title: str
    entries: list[Entry]


class Gallery:
    """Writes the sections of one game in the language of a speaker. Sentences of its own are `gallery-KEY`."""

    def __init__(self, home: Path, components: Iterable[Component], speaker: Speaker) -> None:
        self.speaker = speaker
        self.sections: list[Section] = []
        self._home = home
        self._components = {component.id: component for component in components}

    def text(self, key: str, **args: Any) -> str:
        return self.say(Message(f"gallery-{key}", dict[str, Any](args)))

    def board(self, key: str, **args: Any) -> str:
        """A sentence that the table in words has too."""
        arguments: Arguments = args
        return self.say(Message(f"board-{key}", arguments))

    def say(self, message: Message) -> str:
        return self.speaker.say(message)

    def name(self, id: str) -> str:
        return self.speaker.name(id)

    def section(self, id: str) -> None:
        """What follows belongs to this section."""
        self.sections.append(Section(id, self.text(f"section-{id}"), []))

    def entry(
        self, id: str, text: Iterable[str], *, copies: int = 0, rules: Sequence[str] = (), named: bool = False,
        parts: Sequence[str] = (), on: Sequence[str] = (), face: Mapping[str, Any] | None = None, also: Iterable[str] = (),
    ) -> None:  # fmt: skip
        """A component. `named`: besides the rules that are given, all those that call it by its name. `also`: where numbers
        of its text come from that are not its own."""
        component = self._components[id]
        naming = rules_naming(self._home, component.name["en"]) if named else ()
        self.sections[-1].entries.append(
            Entry(
                id,
                component.kind,
                self.name(id),
                list(text),
                copies,
                list(dict.fromkeys((*naming, *rules))),
                list(naming),
                [mark for mark in MARKS if mark in (*component.provenance.values(), *also)],
                list(parts),
                list(on),
                dict(face or {}),
            )
        )

    def piece(self, id: str, rules: Sequence[str], *, copies: int = 0, drawn: bool = True, **args: Any) -> None:
        """Something of the box that is no component of its own: called `gallery-piece-ID`, told of in `gallery-what-ID`. It
        comes from where its rules come from."""
        book = Rulebook(self._home, self.speaker.language)
        marks = [mark for mark in MARKS if any(mark in book.origins(rule) for rule in rules)]
        name, text, face = self.text(f"piece-{id}"), [self.text(f"what-{id}", **args)], {"drawn": drawn}
        self.sections[-1].entries.append(Entry(id, PIECE, name, text, copies, list(rules), marks=marks, face=face))

    def table(self, id: str, text: Iterable[str], provenance: Mapping[str, str], rules: Sequence[str]) -> None:
        """Numbers that are printed somewhere, and are no component: their name is `gallery-table-ID`."""
        marks = [mark for mark in MARKS if mark in provenance.values()]
        name = self.text(f"table-{id}")
        self.sections[-1].entries.append(Entry(id, TABLE, name, list(text), rules=list(rules), marks=marks))


@cache
def rules_naming(home: Path, name: str) -> tuple[str, ...]:
    """The rules whose English text calls something by its name, one of it or several; of a kind with several colours the
    name without the colour."""
    word = re.compile(rf"\b{re.escape(name.partition(' (')[0])}s?\b", re.IGNORECASE)
    return tuple(number for number, text in Rulebook(home, "en").rules.items() if word.search(text))


def entries(sections: Iterable[Section]) -> dict[str, Entry]:
    """All entries by id, components that are told of with others included."""
    found: dict[str, Entry] = {}
    for section in sections:
        for entry in section.entries:
            found |= dict.fromkeys((entry.id, *entry.parts), entry)
    return found


def search(sections: Iterable[Section], words: str) -> list[Entry]:
    """Entries for what a person typed: an id, a section's title, or words that all occur in one, in whatever form. Those
    whose name or section has the words come first."""
    wanted = fold(words).split()
    if not wanted:
        return []
    named: list[Entry] = []
    others: list[Entry] = []
    for section in sections:
        for entry in section.entries:
            name = fold(f"{entry.name} {entry.id} {section.title}")
            if all(occurs(word, name) for word in wanted):
                named.append(entry)
            elif all(occurs(word, f"{name} {fold(' '.join(entry.text))}") for word in wanted):
                others.append(entry)
    return named + others
