"""Calling an address that a player gave: one POST, with one deadline for all of it.

The server is sent to other people's addresses here, so it is careful: http and https only, no private address unless
its operator allows that, the address that was checked is the one that is called, redirects are not followed, and
nothing of an answer but its status is read. Nothing here blocks: not the event loop, and no thread that others need.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
import threading
from functools import cache
from urllib.parse import SplitResult, urlsplit

from cutpurse.protocol.shared import LONGEST_ADDRESS

DEADLINE = 10.0
"""Seconds for the whole call: finding the address, connecting, sending, and the answer's first line."""
LONGEST_STATUS = 4_096
"""Bytes of the answer's first line."""
MOST_LOOKUPS = 4
"""Names that are looked up at a time. A lookup cannot be ended; it gives up by itself."""

NAT64 = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48"))
UNICAST, SIX_TO_FOUR = ipaddress.ip_network("2000::/3"), ipaddress.ip_network("2002::/16")
RELAYS = ipaddress.ip_network("192.88.99.0/24")


class ForbiddenAddress(Exception):
    """An address that is not called."""


class UnreachableAddress(Exception):
    """Nobody answered, or not as a web server does, or not in time."""


def read(url: str, private: bool = True) -> SplitResult:
    """An address that may be called, as far as one can see from it."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise ForbiddenAddress(url) from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_ADDRESS
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ForbiddenAddress(url)
    if port is not None and port not in (80, 443) and port < 1024:
        raise ForbiddenAddress(url)
    if not private and _is_number(parts.hostname) and not is_public(parts.hostname):
        raise ForbiddenAddress(url)
    return parts


def _is_number(host: str) -> bool:
    """A number instead of a name; not the odd spellings (127.1), which only looking them up shows."""
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    """Whether an address is on the open internet, and no way to one that is not (6to4, NAT64, mapped IPv4)."""
    number = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped is not None:
            return is_public(str(number.ipv4_mapped))
        tunnelled = number in SIX_TO_FOUR or any(number in network for network in NAT64)
        return number in UNICAST and number.is_global and not tunnelled
    return number.is_global and not number.is_multicast and number not in RELAYS


def resolve(host: str, port: int, private: bool) -> str:
    """An address of a host. One that is not on the open internet is not called, whatever its name is."""
    for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = str(entry[4][0])
        if private or is_public(address):
            return address
    raise ForbiddenAddress(host)


class Caller:
    """Calls addresses. `private` allows those in the server's own network."""

    def __init__(self, private: bool = False, deadline: float = DEADLINE) -> None:
        self.private = private
        self.deadline = deadline
        self._lookups = asyncio.Semaphore(MOST_LOOKUPS)

    async def post(self, url: str, body: bytes) -> int:
        """The status of the answer. Raises ForbiddenAddress or UnreachableAddress."""
        parts = read(url)
        try:
            async with asyncio.timeout(self.deadline):
                return await self._post(parts, body)
        except (OSError, ValueError, EOFError, asyncio.LimitOverrunError) as error:  # a timeout is an OSError
            raise UnreachableAddress(type(error).__name__) from None

    async def _post(self, parts: SplitResult, body: bytes) -> int:
        assert parts.hostname is not None
        port = parts.port or (443 if parts.scheme == "https" else 80)
        async with self._lookups:
            address = await _looked_up(parts.hostname, port, self.private)
        tls = _tls() if parts.scheme == "https" else None
        name = parts.hostname if tls is not None else None
        reader, writer = await asyncio.open_connection(
            address, port, limit=LONGEST_STATUS, ssl=tls, server_hostname=name
        )
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            head = (f"POST {target} HTTP/1.1", f"Host: {parts.netloc}", "Content-Type: application/json",
                    f"Content-Length: {len(body)}", "User-Agent: cutpurse", "Connection: close")  # fmt: skip
            writer.write("\r\n".join((*head, "", "")).encode("ascii") + body)
            await writer.drain()
            protocol, status, *_ = (await reader.readuntil(b"\n")).split(maxsplit=2)
            if not protocol.startswith(b"HTTP/1."):
                raise ValueError("not a web server")
            return int(status)
        finally:
            writer.transport.abort()  # at once: nobody may keep us by not saying goodbye


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _looked_up(host: str, port: int, private: bool) -> str:
    """In a thread that nobody waits for at the end: a name server may be slow, and a lookup cannot be ended."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[str] = loop.create_future()

    def settle(address: str, error: Exception | None) -> None:
        if not found.done():
            if error is None:
                found.set_result(address)
            else:
                found.set_exception(error)

    def look() -> None:
        try:
            address, problem = resolve(host, port, private), None
        except Exception as error:  # whatever it is, it belongs to whoever waits
            address, problem = "", error
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, address, problem)

    threading.Thread(target=look, name="webhook lookup", daemon=True).start()
    return await found
