""" "It is your turn", for people who play by days: a POST to an address of their own choosing.

The server is sent to other people's addresses here, so it is careful: http and https only, no private address unless
its keeper allows that, and the address that was checked is the one that is called. What is sent holds no secret.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from typing import TYPE_CHECKING, Any
from urllib.parse import SplitResult, urlsplit

import msgspec

from cutpurse.kernel.message import Message
from cutpurse.protocol.messages import LONGEST_ADDRESS
from cutpurse.server import absence
from cutpurse.server.lobby import HUMAN
from cutpurse.server.voice import speaker_of, spoken

if TYPE_CHECKING:
    from cutpurse.server.table import Table

logger = logging.getLogger("cutpurse.server")

PATIENCE = 5.0
PAUSES = (0.0, 10.0, 60.0)
"""Seconds before each attempt."""
MOST_AT_ONCE = 8
MOST_WAITING = 1_000
NOT_AGAIN_WITHIN = 60.0
"""Seconds between two messages to one seat."""


class Unwelcome(Exception):
    """An address that is not called."""


def read(url: str) -> SplitResult:
    """An address that may be called, as far as one can see from it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Unwelcome(url) from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_ADDRESS
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise Unwelcome(url)
    if port is not None and port not in (80, 443) and port < 1024:
        raise Unwelcome(url)
    return parts


def resolve(host: str, port: int, private: bool) -> str:
    """An address of a host. One that is not on the open internet is not called, whatever its name is."""
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    for address in found:
        number = ipaddress.ip_address(address.partition("%")[0])
        mapped = getattr(number, "ipv4_mapped", None) or number
        if private or (mapped.is_global and not mapped.is_multicast):
            return address
    raise Unwelcome(host)


def post(url: str, body: bytes, private: bool = False) -> int:
    """The status of the answer; nothing else of it is read, and nobody is followed elsewhere."""
    parts = read(url)
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    line = socket.create_connection((resolve(parts.hostname, port, private), port), PATIENCE)
    try:
        if parts.scheme == "https":
            line = ssl.create_default_context().wrap_socket(line, server_hostname=parts.hostname)
        connection = http.client.HTTPConnection(parts.hostname, port, timeout=PATIENCE)
        connection.sock = line
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", target, body, {"content-type": "application/json", "user-agent": "cutpurse"})
        return connection.getresponse().status
    finally:
        line.close()


class Notifier:
    """Tells absent people that they are asked: once for each time they are, and not too often."""

    def __init__(
        self, private: bool = False, pauses: tuple[float, ...] = PAUSES, not_again: float = NOT_AGAIN_WITHIN
    ) -> None:
        self.private = private
        self._pauses = pauses
        self._not_again = not_again
        self._told: dict[tuple[str, int], float] = {}
        """Who has been told and has not come or answered since."""
        self._last: dict[tuple[str, int], float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(MOST_AT_ONCE)

    def look(self, table: Table, now: float, ours: bool = True) -> None:
        """Something changed at a table: tell those who are asked and are not there; unless that is another process's
        business, which has told them then."""
        referee = table.referee
        asked = table.game.to_answer(referee.state) if referee is not None and not referee.over else []
        here = absence.people_here(table)
        for seat, chair in enumerate(table.lobby.chairs):
            key = table.lobby.table, seat
            wanted = seat in asked and seat not in here and chair.kind == HUMAN and not chair.stand_in
            if not wanted or table.lobby.closed or not chair.webhook:
                self._told.pop(key, None)
            elif key not in self._told and now - self._last.get(key, -1e9) >= self._not_again:
                self._told[key] = self._last[key] = now
                if ours:
                    self._send(chair.webhook, letter(table, seat))

    def _send(self, url: str, body: bytes) -> None:
        if len(self._tasks) < MOST_WAITING:
            task = asyncio.create_task(self._deliver(url, body))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _deliver(self, url: str, body: bytes) -> None:
        """A few times, until somebody takes it. Addresses are not logged: some hold a secret."""
        for pause in self._pauses:
            await asyncio.sleep(pause)
            try:
                async with self._slots:
                    status = await asyncio.to_thread(post, url, body, self.private)
            except Unwelcome:
                logger.warning("an address for messages is not called: it is not on the open internet")
                return
            except (OSError, http.client.HTTPException, ValueError):
                continue
            if status < 500:
                return

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def letter(table: Table, seat: int) -> bytes:
    """What is sent: a sentence, in the fields that common services read, and which table it is."""
    chair = table.lobby.chairs[seat]
    language = chair.language or "en"
    name = spoken(speaker_of(language, table.lobby.game), Message("game-name"))
    text = spoken(speaker_of(language), Message("notice-your-turn", {"who": chair.name, "game": name}))
    fields: dict[str, Any] = {"text": text, "content": text, "table": table.lobby.table, "game": table.lobby.game}
    return msgspec.json.encode({**fields, "seat": seat})
