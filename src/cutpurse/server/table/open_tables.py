"""The open tables of a process, as whatever works on them beside requests sees them: jobs and the other processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from cutpurse.server.store.base import Store
from cutpurse.server.table.table import Table


class OpenTables(Protocol):
    """`cutpurse.server.tables.Tables`, without what only requests need."""

    @property
    def store(self) -> Store: ...

    @property
    def now(self) -> Callable[[], float]: ...

    @property
    def opened(self) -> Mapping[str, Table]: ...

    def wake(self, table: Table, ours: bool = True) -> None:
        """Something changed at a table: bots that are asked think, windows that are due close."""

    def forget(self, table: Table) -> None:
        """Close a table in this process; what is stored stays."""

    async def open_one(self, id: str) -> None:
        """Open a table that is said to have something to do."""

    async def leads(self, table: Table) -> bool:
        """Whether this process does the bots and timers of a table."""
