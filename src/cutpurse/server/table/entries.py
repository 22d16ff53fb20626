"""The journal of a table: what it holds, and the way from it to a game in progress."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from cutpurse.kernel.chance import Outcome, SecretStream
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Game
from cutpurse.kernel.message import Reason
from cutpurse.kernel.referee import Referee
from cutpurse.server.store.base import Damaged, Missing, Store, Unavailable
from cutpurse.server.table.clocks import Timing
from cutpurse.server.table.lobby import Lobby
from cutpurse.server.table.snapshots import Position, unpack

logger = logging.getLogger("cutpurse.server")


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table's journal: what a seat did, and what chance made of it."""

    seat: int
    id: str
    choice: str = ""
    undo: bool = False
    times: int = 1
    """So many choices are taken back at once: those of a shortcut."""
    chance: list[Outcome] = []
    chain: list[str] = []
    """A shortcut: its choices, done as one."""
    timing: Timing | None = None
    """What the clocks showed, at a table that has some."""


def carry_out(referee: Referee, entry: Entry) -> list[Event] | Reason:
    """Have the referee do what an entry says."""
    if entry.undo:
        return referee.take_back(entry.seat, entry.times)
    return referee.take(entry.seat, entry.chain) if entry.chain else referee.choose(entry.seat, entry.choice)


def drawn_since(referee: Referee, records: int) -> list[Outcome]:
    """The chance that was set off after so many records."""
    return [outcome for record in referee.records[records:] for outcome in record.chance]


async def played(store: Store, lobby: Lobby, game: Game[Any, Any]) -> Position:
    """Where the journal leads, from its beginning or from a snapshot; chance comes from the table's own secret stream
    again."""

    def chance(drawn: int) -> SecretStream:
        return SecretStream(bytes.fromhex(lobby.secret), lobby.contributions, drawn)

    async def to_the_end(position: Position) -> Position:
        referee, n, done, _ = position
        lines = await store.entries(lobby.table, max(0, n - 1))
        if n:  # the last entry before the position: it must be one of those that are done
            last = msgspec.json.decode(lines.pop(0), type=Entry) if lines else None
            if last is None or (last.seat, last.id) not in done:
                raise Damaged(f"table {lobby.table}: no journal leads to entry {n}")
        for line in lines:
            entry = replay(referee, line, f"table {lobby.table}: entry {n}")
            done[entry.seat, entry.id] = True
            n += 1
        return Position(referee, n, done, position.entries)

    snapshot = await store.snapshot(lobby.table)
    if snapshot is not None:
        position = unpack(snapshot, lobby.table, game, chance)
        if position is not None:
            try:
                return await to_the_end(position)
            except (Unavailable, Missing):
                raise
            except Exception as error:  # a state that the rules cannot go on from may fail in any way
                logger.info("table %s: %r", lobby.table, error)
        logger.warning("table %s: its snapshot does not fit and is not used", lobby.table)
    return await to_the_end(Position(Referee(game, chance(0)), 0, {}))


def replay(referee: Referee, line: bytes, name: str) -> Entry:
    """Carry an entry out again; what was drawn must be drawn."""
    try:
        entry = msgspec.json.decode(line, type=Entry)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Damaged(f"{name} of the journal cannot be read ({error})") from None
    records = len(referee.records)
    if isinstance(carry_out(referee, entry), Reason) or drawn_since(referee, records) != entry.chance:
        raise Damaged(f"{name} of the journal does not replay")
    return entry
