"""What can go wrong with a bot, and how it is told."""

from __future__ import annotations

import msgspec

GIVEN_UP = "given-up"
CODES = ("no-start", "late", "died", "garbage", "too-long", "not-offered", "error", GIVEN_UP)
LONGEST_DETAIL = 200


class Trouble(Exception):
    """A bot gave no answer that can be taken."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class Report(msgspec.Struct, frozen=True):
    """One move that a fallback made instead of the bot: why, and at which of its moves (from 1)."""

    code: str
    detail: str
    move: int


def plain(detail: str) -> str:
    """A bot's own words, safe to show: one line, of some length, without control characters."""
    words = "".join(letter if letter.isprintable() else " " for letter in detail[: 4 * LONGEST_DETAIL])
    words = " ".join(words.split())
    return words if len(words) <= LONGEST_DETAIL else words[: LONGEST_DETAIL - 1] + "…"
