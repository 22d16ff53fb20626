"""Everything about a server that can be set, in one place."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from cutpurse.server.cluster.bus import Bus, NatsBus
from cutpurse.server.http.addresses import Network, read_networks
from cutpurse.server.http.app import TABLES_A_MINUTE
from cutpurse.server.http.connections import HEADERS_WITHIN
from cutpurse.server.http.records import MOST_RECORD_BYTES, MOST_RECORDS
from cutpurse.server.http.sockets import HELLO_WITHIN, MESSAGES_A_SECOND, SOCKETS_EACH, WORK_A_SECOND
from cutpurse.server.jobs.scheduler import AT_ONCE, Pace
from cutpurse.server.logs import Form
from cutpurse.server.store.base import Store
from cutpurse.server.store.sqlite import SqliteStore
from cutpurse.server.tables import ABSENT_AFTER


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a server runs; address and port are the caller's."""

    database: str
    """Where tables are kept: a file, or a database (postgresql://…) that several processes share."""
    bus: str = ""
    """Where those processes tell each other what moved (nats://…)."""
    pace: Pace = (0.4, 1.0)
    """How long a bot's answer takes at least where several people sit, from and to, in seconds."""
    pace_alone: Pace = AT_ONCE
    """The same where one person plays with bots: the page shows it as fast as its reader likes."""
    workers: int = 0
    """Processes in which bots think; 0: one less than the machine has cores."""
    absent_after: float = ABSENT_AFTER
    a_second: float = MESSAGES_A_SECOND
    """How many messages a connection may send in a second."""
    work_a_second: float = WORK_A_SECOND
    """Seconds of processor time that the messages of an address may take in a second."""
    hello_within: float = HELLO_WITHIN
    headers_within: float = HEADERS_WITHIN
    tables_a_minute: float = TABLES_A_MINUTE
    """How many tables an address may make in a minute."""
    sockets_each: int = SOCKETS_EACH
    """How many WebSockets an address may have."""
    most_records: int = MOST_RECORDS
    """How many records that were sent in are kept; beyond that the oldest goes."""
    most_record_bytes: int = MOST_RECORD_BYTES
    """And how large they may be together."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Proxies whose X-Forwarded-For is believed: addresses or networks. Nobody else's is."""
    allowed_hosts: tuple[str, ...] = ()
    """Names that this server is reached by. None: any name; where it listens at the loopback only, its own."""
    metrics_token: str = ""
    """Opens /metrics; so does the keeper's. Without one there is none."""
    admin_token: str = ""
    """Opens the keeper's view; without one there is none."""
    private_webhooks: bool = False
    """Whether messages to players may go to addresses in the server's own network."""
    warm_up: bool = True
    """Whether the sentences of all games and languages are read at the start, in a thread: else when somebody needs them."""
    log: Form = "text"
    """Warnings for people, or JSON lines for programs."""

    @property
    def shared(self) -> bool:
        return is_shared(self.database)

    @property
    def place(self) -> str:
        """Where tables are, for people: a database's address without user and password."""
        if not self.shared:
            return self.database
        parts = urlsplit(self.database)
        port = f":{parts.port}" if parts.port else ""
        return f"{parts.scheme}://{parts.hostname or ''}{port}{parts.path}"

    @property
    def proxies(self) -> list[Network]:
        """Raises ValueError where one is no address."""
        return read_networks(self.trusted_proxies)

    def store(self) -> Store:
        if self.shared:
            from cutpurse.server.store.postgres import PostgresStore

            return PostgresStore(self.database, self.place)
        return SqliteStore(Path(self.database))

    def make_bus(self) -> Bus | None:
        return NatsBus(self.bus) if self.bus else None


def is_shared(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))
