"""Opening a table: the number of players and the settings checked, the rules made ready."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.settings import settle


def open_table(
    title: Title, players: int, asked: Mapping[str, str | int], pack: Path | None = None
) -> Game[Any, Any] | Reason:
    """The rules for one table, or the reason why they cannot be had so. A bad pack raises PackError."""
    if players not in title.seats:
        return Reason("players", args={"players": players, "least": title.seats[0], "most": title.seats[-1]})
    settings = settle(title.settings, asked)
    if isinstance(settings, Reason):
        return settings
    reason = title.check(players, settings)
    return reason if reason is not None else title.open(players, settings, pack)
