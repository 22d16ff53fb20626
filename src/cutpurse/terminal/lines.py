"""Line by line: what the plain modes share. Short lines, no drawings, works through pipes."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import TextIO

from cutpurse.kernel.message import Argument, Message
from cutpurse.terminal.lookup import LookUp
from cutpurse.terminal.telling import Teller

WIDTH = 76
MOST_RULES = 12
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal and what can be scrolled back to."""

Command = Callable[[str], None]


def number(text: str) -> int | None:
    """The number that somebody typed."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


class Leave(Exception):
    """The person leaves, or the input is at its end."""


class Lines:
    """Reads commands and writes sentences."""

    def __init__(self, teller: Teller, source: TextIO, sink: TextIO) -> None:
        self.teller = teller
        self.source = source
        self.sink = sink
        self.commands: dict[str, Command] = {}
        """By every word that may be typed for them."""

    # -- writing ---------------------------------------------------------------------------------

    def write(self, text: str = "", indent: str = "") -> None:
        """A sentence, in short lines."""
        for part in text.split("\n"):
            wrapped = textwrap.wrap(part, WIDTH, subsequent_indent=indent, break_on_hyphens=False)
            self.sink.write("\n".join(wrapped or [""]) + "\n")

    def write_as_is(self, lines: list[str]) -> None:
        for text in lines:
            self.sink.write(text.rstrip() + "\n")

    def ui(self, key: str, **args: Argument) -> None:
        self.write(self.teller.ui(key, **args))

    def numbered(self, items: list[str]) -> None:
        for number, item in enumerate(items, 1):
            self.write(f"{number}. {item}", indent="   ")

    def clear(self) -> None:
        """Leave nothing to be seen of what was written before."""
        self.sink.write(CLEAR if self.sink.isatty() else "\n")

    # -- reading ---------------------------------------------------------------------------------

    def ask(self, prompt: str = ">") -> str:
        """One line of input, without the blanks around it. Raises Leave at the end of the input."""
        self.sink.write(f"{prompt} ")
        self.sink.flush()
        try:
            text = self.source.readline()
        except KeyboardInterrupt:
            raise Leave from None
        if not self.source.isatty():
            self.sink.write("\n")
        if not text:
            raise Leave
        return text.strip()

    def learn(self, name: str, command: Command) -> None:
        """A command, by its English name and by the words of the language."""
        words = self.teller.speaker.say(Message(f"command-{name.replace(' ', '-')}"))
        for word in (name, *words.split(",")):
            self.commands.setdefault(word.strip().casefold(), command)

    def obey(self, text: str) -> bool:
        """Carry out a command. Whether it was one."""
        words = text.split()
        for length in range(len(words), 0, -1):
            command = self.commands.get(" ".join(words[:length]).casefold())
            if command is not None:
                command(" ".join(words[length:]))
                return True
        return False

    # -- what every mode can do ------------------------------------------------------------------

    def rules(self, words: str) -> None:
        """Look something up: a rule by its number, rules and things of the box by words, a page by its title."""
        look_up = self.look_up()
        if not words:
            self.write_as_is([found.name if found.lines else found.row for found in look_up.contents()])
            self.ui("plain-rules-hint")
            return
        page = look_up.page(words)
        found = [page] if page is not None else look_up.search(words)
        if not found:
            self.ui("rules-none", words=words)
        for item in found[:MOST_RULES]:
            for line in item.lines:
                self.write(line, indent="  ")
        if len(found) > MOST_RULES:
            self.ui("rules-more", count=len(found) - MOST_RULES)

    def look_up(self) -> LookUp:
        """The rulebook and the box; at a table also what of it is still unseen."""
        return LookUp(self.teller)

    def leave(self, _words: str) -> None:
        raise Leave
