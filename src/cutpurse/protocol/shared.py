"""What both sides of the protocol share (docs/protocol.md): its version, its limits, and the customs of a table."""

from __future__ import annotations

from typing import Literal

import msgspec

from cutpurse.kernel.message import one_line

PROTOCOL = 2

LONGEST_MESSAGE = 16 * 1024

LONGEST_CHAT = 500

LONGEST_CONTRIBUTION = 100

LONGEST_ADDRESS = 500

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "teal", "grey")


def plain(text: str, longest: int) -> str:
    """What a person wrote, as one line of text: no control signs, no more than is reasonable."""
    return one_line(text, longest)


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The customs of a table, whatever is played there."""

    pace: Literal["live", "days"] = "live"
    begins: Literal["full", "host"] = "full"
    """When the last seat is taken, or when the host says so."""
    stand_in: str | None = None
    """The bot that sits in for somebody who is away; empty for none. Left open, the best one at a live table and
    none at a table of days."""
    stand_in_after: int = 120
    """Seconds."""
    bots_alone: bool = False
    """Bots play on when no person is there."""
    clock: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    """For each move, or for all moves of a seat in the game."""
    time_up: Literal["first", "bot"] = "first"
    """What happens then: the first option is taken, or a bot sits in."""
    hints: bool = True
    """Whoever is asked may ask a bot for advice."""
