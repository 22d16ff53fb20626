"""What a table lets others in the server know: the list of tables, and the link to other processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from cutpurse.kernel.message import Reason
from cutpurse.server.table.lobby import Lobby


class Stored(NamedTuple):
    """This process has written to the journal or changed the lobby; nobody at the table has heard of it yet."""


class Moved(NamedTuple):
    """A choice was made here, is stored, and everybody has been told."""


class Overtaken(NamedTuple):
    """Another process was first: what it did has been read."""


class LobbyChanged(NamedTuple):
    """Another process has changed the lobby."""

    before: Lobby


class PresenceChanged(NamedTuple):
    """Somebody came or went through this process."""


class Announced(NamedTuple):
    """Everybody here was told something that concerns the whole table."""

    reason: Reason


TableEvent: TypeAlias = Stored | Moved | Overtaken | LobbyChanged | PresenceChanged | Announced


class Events:
    """The events of one table, and who subscribed to them."""

    __slots__ = ("_subscribers",)

    def __init__(self) -> None:
        self._subscribers: list[Callable[[TableEvent], None]] = []

    def subscribe(self, subscriber: Callable[[TableEvent], None]) -> None:
        self._subscribers.append(subscriber)

    def emit(self, event: TableEvent) -> None:
        for subscriber in self._subscribers:
            subscriber(event)
