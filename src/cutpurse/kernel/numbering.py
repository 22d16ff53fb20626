"""Options by number: every line that a game can offer, in one fixed order.

A line keeps its number in every position, at every table and in every process with the same box and version of the
rules, so that what was learned about number 17 stays true. The few lines that are too many to list (all the ways to pay
for a job with these tiles) share the *spare* numbers at the end: in a position they go, in the order in which they are
offered, to the first spare number, the second, and so on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product

SPARE = 32
"""Spare numbers behind the lines of a game that does not say otherwise."""


class NotOffered(ValueError):
    """A number that means nothing in this position."""


class Numbering:
    """The lines of a game and their numbers."""

    def __init__(self, lines: Iterable[str], spare: int = SPARE) -> None:
        self.lines: tuple[str, ...] = tuple(dict.fromkeys(lines))
        """The line of each number below the spare ones."""
        self.number: dict[str, int] = {line: number for number, line in enumerate(self.lines)}
        self.size = len(self.lines) + spare
        """How many numbers there are, the spare ones included."""

    def of(self, options: Sequence[str]) -> list[int]:
        """The number of each option, in their order. More unlisted lines than there are spare numbers share the last
        of them, which means the first of these."""
        number, spare = self.number, len(self.lines)
        found: list[int] = []
        for option in options:
            known = number.get(option)
            if known is None:
                known = min(spare, self.size - 1)
                spare += 1
            found.append(known)
        return found

    def option(self, number: int, options: Sequence[str]) -> str:
        """The option that a number means where these are offered. Raises NotOffered."""
        if 0 <= number < len(self.lines):
            line = self.lines[number]
            if line in options:
                return line
        elif len(self.lines) <= number < self.size:
            place = number - len(self.lines)
            for option in options:
                if option not in self.number:
                    if not place:
                        return option
                    place -= 1
        raise NotOffered(f"{self.meaning(number)} is not offered; there are: {_some(options, self.of(options))}")

    def meaning(self, number: int) -> str:
        """A number in words."""
        if 0 <= number < len(self.lines):
            return f"{number} ({self.lines[number]})"
        if len(self.lines) <= number < self.size:
            return f"{number} (option {number - len(self.lines) + 1} of those without a number of their own)"
        return f"{number}, which is no number from 0 to {self.size - 1},"

    def digest(self) -> str:
        """A short mark of the whole table: the same where every number means the same."""
        text = "\n".join((*self.lines, str(self.size)))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _some(options: Sequence[str], numbers: Sequence[int], most: int = 8) -> str:
    shown = [f"{number} ({option})" for option, number in zip(options, numbers, strict=True)]
    return ", ".join(shown[:most]) + (f" and {len(shown) - most} more" if len(shown) > most else "")


def lines_of(forms: Iterable[str], names: Mapping[str, Collection[str]]) -> Iterator[str]:
    """Every line of forms like those of verbs: "sell GOOD #4" with the names of goods and the numbers from 0 to 4."""
    for form in forms:
        verb, *parts = form.split(" ")
        for words in product(*(_words(part, names) for part in parts)):
            yield " ".join((verb, *words))


def _words(part: str, names: Mapping[str, Collection[str]]) -> Collection[str]:
    if part.startswith("#"):
        return [str(number) for number in range(int(part[1:]) + 1)]
    return names[part] if part.isupper() else (part,)
