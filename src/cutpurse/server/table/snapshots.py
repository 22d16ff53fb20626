"""Snapshots: a shortcut through a long journal.

A snapshot holds what playing the journal up to an entry would give: the state, the records, what was told, which ids
are done. It is never trusted blindly. Its digest, the program, the rules, the box, the deal and the mark of its last
record must fit, and the entries after it must replay; otherwise it is ignored and the journal is played from its beginning.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from cutpurse import __version__
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.event import Event
from cutpurse.kernel.game import Game
from cutpurse.kernel.record import Record, mark
from cutpurse.kernel.referee import Referee, Told

EVERY = 200
"""Entries between two snapshots."""
_DIGEST = 32


class Remembered(Event, frozen=True):
    """An event of the past: what it was called, what it held, and what only its own seat may see."""

    called: str
    held: dict[str, Any]
    secrets: list[str]

    @classmethod
    def of(cls, event: Event) -> Remembered:
        if isinstance(event, Remembered):
            return event
        held = {field: getattr(event, field) for field in event.__struct_fields__}
        return cls(event.name, held, sorted(event.private))

    def seen_by(self, seat: int) -> dict[str, Any]:
        hidden = self.secrets if self.held.get("seat") != seat else ()
        return {"event": self.called, **{field: value for field, value in self.held.items() if field not in hidden}}


class Snapshot(msgspec.Struct, frozen=True):
    program: str
    table: str
    rules: int
    box: str
    fields: list[str]
    """The names of the state's fields, in order."""
    entries: int
    """How much of the journal it stands for."""
    drawn: int
    state: msgspec.Raw
    records: list[Record]
    told: list[tuple[int, Remembered]]
    done: list[tuple[int, str]]


class Position(NamedTuple):
    """Where a table is after so many entries of its journal."""

    referee: Referee
    entries: int
    done: dict[tuple[int, str], bool]
    kept: int = 0
    """How many of them a snapshot stood for."""


def at_rest(referee: Referee) -> bool:
    """Nobody is in the middle of a choice or can take one back: the state alone says how it goes on."""
    return not referee.drafts and all(referee.why_no_undo(seat) is not None for seat in range(referee.game.players))


def pack(table: str, position: Position, drawn: int) -> bytes:
    """A snapshot as bytes, its digest before it."""
    referee, entries, done, _ = position
    told = [(item.record, Remembered.of(item.event)) for item in referee.told]
    state = referee.state
    snapshot = Snapshot(
        __version__, table, referee.game.rules, referee.game.contents.digest, list(state.FIELDS), entries, drawn,
        msgspec.Raw(state.encode()), referee.records, told, list(done))  # fmt: skip
    data = zlib.compress(msgspec.json.encode(snapshot), 1)
    return hashlib.blake2b(data, digest_size=_DIGEST).digest() + data


def unpack(packed: bytes, table: str, game: Game[Any, Any], chance: Callable[[int], Chance]) -> Position | None:
    """Where a snapshot leads; None if it does not fit. `chance` is the table's own, after so many draws."""
    digest, data = packed[:_DIGEST], packed[_DIGEST:]
    if hashlib.blake2b(data, digest_size=_DIGEST).digest() != digest:
        return None
    dealt = Referee(game, chance(0))
    fitting = (__version__, table, game.rules, game.contents.digest, list(dealt.state.FIELDS), dealt.records[0])
    try:
        snapshot = msgspec.json.decode(zlib.decompress(data), type=Snapshot)
        records = snapshot.records
        begun = (snapshot.program, snapshot.table, snapshot.rules, snapshot.box, snapshot.fields, records[0])
        if begun != fitting:
            return None
        state = dealt.state.decode(bytes(snapshot.state))
        if mark(state, game.rules) != records[-1].mark:
            return None
    except Exception:  # whatever is wrong with it: there is another way
        return None
    referee = Referee.at(game, state, chance(snapshot.drawn))
    referee.records = records
    referee.told = [Told(record, event) for record, event in snapshot.told]
    return Position(referee, snapshot.entries, dict.fromkeys(snapshot.done, True))
