"""Sentences before they are put into a language: a key and its arguments.

Arguments are numbers or ids. An id of a component ("red_ring"), a list of ids, or a seat is turned into a
name by the text layer, so that the same message can be shown in every language, in the terminal and in
the browser. Arguments named in SEAT_ARGUMENTS hold seat numbers; a game may have further ones (`Title.seat_arguments`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import msgspec

Argument = str | int | bool | Sequence[str | int]
Arguments = dict[str, Argument]

SEAT_ARGUMENTS = frozenset({"seat", "seats"})
SPECTATOR = -1
SEAT_LETTERS = "ABCDEFGH"
LONGEST_NAME = 40
MOST_ACCENTS = 3
"""Combining marks on one character: enough for every script that people write names in."""


def seat_letter(seat: int) -> str:
    """How choices and scenarios name a seat."""
    return SEAT_LETTERS[seat]


def seat_number(letter: str) -> int:
    """The seat behind a letter; -1 if there is none."""
    return SEAT_LETTERS.find(letter) if len(letter) == 1 else -1


def one_line(text: str, longest: int = LONGEST_NAME) -> str:
    """What a person wrote, as one line: no control or invisible characters, so that it can neither write on somebody's
    terminal nor turn the line around; no towers of accents; no more than is reasonable."""
    if text.isascii() and text.isprintable():
        return text.strip()[:longest].strip()
    kept: list[str] = []
    accents = 0
    for character in text[: 4 * longest]:
        accents = accents + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if character.isprintable() and accents <= MOST_ACCENTS:
            kept.append(character)
    return "".join(kept).strip()[:longest].strip()


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence in no language yet."""

    key: str
    args: Arguments = {}


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is refused: a code, its parameters and the number of the rule it rests on."""

    code: str
    rule: str = ""
    args: Arguments = {}

    @property
    def message(self) -> Message:
        return Message(f"reason-{self.code}", {**self.args, "rule": self.rule})
