"""Opening a table: the number of players, the settings, the version of the rules checked, the rules made ready."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cutpurse.kernel.box import Contents
from cutpurse.kernel.game import Game, Title
from cutpurse.kernel.message import Reason
from cutpurse.kernel.pack import Override
from cutpurse.kernel.settings import settle


def open_table(
    title: Title,
    players: int,
    asked: Mapping[str, str | int],
    pack: Override | None = None,
    *,
    rules: int | None = None,
    box: Contents | None = None,
) -> Game[Any, Any] | Reason:
    """The rules for one table, or the reason why they cannot be had so. A bad pack raises PackError.

    A new table plays by the newest rules with the box that is shipped; one that goes on has its own."""
    if rules is not None and not title.plays(rules):
        return Reason("other-rules", args={"rules": rules, "known": title.rules_version})
    if players not in title.seats:
        return Reason("players", args={"players": players, "least": title.seats[0], "most": title.seats[-1]})
    settings = settle(title.settings, asked)
    if isinstance(settings, Reason):
        return settings
    reason = title.check(players, settings, box)
    return reason if reason is not None else title.open(players, settings, pack, rules=rules, box=box)


def reopen_table(
    title: Title,
    players: int,
    settings: Mapping[str, str | int],
    rules: int,
    digest: str,
    text: str = "",
    pack: Override | None = None,
) -> Game[Any, Any] | Reason:
    """The rules that a game was begun by, with the box it was begun with (by its digest, or as text, too)."""
    box = title.find_box(digest, text)
    if box is None:
        return unknown_box(digest)
    return open_table(title, players, settings, pack, rules=rules, box=box)


def unknown_box(digest: str) -> Reason:
    return Reason("unknown-box", args={"box": digest[:40]})
