"""Whose address it is: networks that one person has, and proxies whose word is taken for it."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

PERSON = 64
"""Bits of an IPv6 address that tell networks of people apart: one person has all the rest."""


def network_of(host: str) -> str:
    """Who asks: an address, or a network where one person has a whole one (IPv6 /64)."""
    try:
        number = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, PERSON), strict=False))


def read_networks(words: Iterable[str]) -> list[Network]:
    """Addresses and networks as they are written in settings. Raises ValueError for anything else."""
    return [ipaddress.ip_network(word.strip(), strict=False) for word in words]


def as_written(networks: Sequence[Network]) -> list[str]:
    """For uvicorn, with the numbers under which IPv4 comes in at a socket for both."""
    mapped = [f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in networks if one.version == 4]
    return [*map(str, networks), *mapped]


def among(host: str, networks: Sequence[Network]) -> bool:
    try:
        number = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(number, "ipv4_mapped", None) or number
    return any(mapped in network for network in networks)
