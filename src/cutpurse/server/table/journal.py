"""A table as the store has it: its lobby, its journal and the game they lead to. What is read here is told elsewhere."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

import msgspec

from cutpurse.kernel.chance import SecretStream
from cutpurse.kernel.record import RecordFile
from cutpurse.kernel.replay import record_file
from cutpurse.server.store.base import Damaged, Head, Missing, Status, Store
from cutpurse.server.table.clocks import Timing
from cutpurse.server.table.entries import Entry, played, replay
from cutpurse.server.table.lobby import Lobby
from cutpurse.server.table.snapshots import EVERY, Position, at_rest, pack
from cutpurse.server.table.state import TableState


class ReadOn(NamedTuple):
    """What other processes have written."""

    acted: set[int]
    """The seats that did something."""
    timing: Timing | None
    """What the clocks showed after the last entry."""


class Journal:
    """Lobby and journal of one table in the store, as far as this process knows them."""

    def __init__(self, state: TableState, store: Store, version: int) -> None:
        self._state = state
        self.store = store
        self.version = version
        """Of the lobby: each change adds one."""
        self.entries = 0
        self.snapshot_at = 0
        """How many entries the last snapshot stands for."""
        self._done: dict[tuple[int, str], bool] = {}
        self._counted = 0
        """Records that figures know of."""
        self._slowest = 0.0

    @property
    def id(self) -> str:
        return self._state.lobby.table

    def has_done(self, seat: int, id: str) -> bool:
        """Whether a choice of this id is in the journal: sent twice, it is done once."""
        return (seat, id) in self._done

    # -- reading ---------------------------------------------------------------------------------

    async def read(self) -> None:
        """Everything from the store again."""
        state = self._state
        state.referee, self.entries, self._done = None, 0, {}
        if state.lobby.started:
            position = await played(self.store, state.lobby, state.game)
            state.referee, self.entries, self._done, self.snapshot_at = position
            self._counted = len(state.referee.records)

    async def last_timing(self) -> Timing | None:
        """What the clocks showed after the last entry."""
        last = await self.store.entries(self.id, self.entries - 1) if self.entries else []
        return msgspec.json.decode(last[0], type=Entry).timing if last else None

    def behind(self, head: Head) -> bool:
        """Whether there is more in the store than this process has read."""
        return self._state.paused or head.version > self.version or head.entries > self.entries

    async def head(self) -> Head:
        head = (await self.store.heads([self.id])).get(self.id)
        if head is None:
            raise Missing(f"There is no table {self.id}.")
        return head

    async def read_lobby(self) -> Lobby:
        """As another process has left it. What it was before."""
        before = self._state.lobby
        self.version, body = await self.store.body(self.id)
        self._state.lobby = msgspec.json.decode(body, type=Lobby)
        return before

    async def read_on(self) -> ReadOn:
        """From where this process is to the end of the journal."""
        referee = self._state.referee
        assert referee is not None
        acted: set[int] = set()
        timing, records = None, len(referee.records)
        try:
            for line in await self.store.entries(self.id, self.entries):
                entry = replay(referee, line, f"table {self.id}: entry {self.entries}")
                self._done[entry.seat, entry.id] = True
                self.entries += 1
                acted.add(entry.seat)
                timing = entry.timing
        except Damaged:
            self._state.referee = None
            raise
        self._counted += len(referee.records) - records  # by the process that made them
        return ReadOn(acted, timing)

    # -- writing ---------------------------------------------------------------------------------

    async def append(self, entry: Entry, status: Status) -> None:
        """What the referee has just done is stored, or a StoreError says why it is not."""
        began = perf_counter()
        await self.store.append(self.id, self.entries, msgspec.json.encode(entry), status)
        self._note_time(perf_counter() - began)
        self.entries += 1
        self._done[entry.seat, entry.id] = True

    async def change_lobby(self, lobby: Lobby, status: Status) -> Lobby:
        """Store a changed lobby; only then does the table go by it. What it was before."""
        self.version = await self.store.change(lobby.table, self.version, msgspec.json.encode(lobby), status)
        before, self._state.lobby = self._state.lobby, lobby
        return before

    def snapshot(self) -> bytes | None:
        """A snapshot, if one is due."""
        referee, new = self._state.referee, self.entries - self.snapshot_at
        if referee is None or not (new >= EVERY or (referee.over and new > 0)) or not at_rest(referee):
            return None
        self.snapshot_at = self.entries
        assert isinstance(referee.chance, SecretStream)
        return pack(self.id, Position(referee, self.entries, self._done), referee.chance.drawn)

    # -- figures and the record ------------------------------------------------------------------

    def _note_time(self, seconds: float) -> None:
        """How long it took until a choice was durable. Figures do not move when somebody answers unseen: the slowest
        counts when the answers are opened."""
        self._slowest = max(self._slowest, seconds)
        referee = self._state.referee
        if referee is not None and len(referee.records) > self._counted:
            self.store.appending.add(self._slowest)
            self._slowest = 0.0

    def new_records(self) -> int:
        """How many choices have come to light since this was last asked."""
        records = len(self._state.referee.records) if self._state.referee is not None else 0
        new, self._counted = max(0, records - self._counted), records
        return new

    def record(self) -> RecordFile | None:
        """The proof of a finished game; nobody gets a record of a running one."""
        referee = self._state.referee
        if referee is None or not referee.over:
            return None
        return record_file(referee, self._state.lobby.header(self._state.game))
