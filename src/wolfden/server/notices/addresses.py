"""Which addresses on the web may be written to: none that lies inside the host's own network."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from .refusals import BadAddress

LONGEST: Final = 2000
PORTS: Final = {"http": 80, "https": 443}
HIGH: Final = 1024
"""Below it only the web's own ports: nobody speaks to a mail server through us."""
NAT64: Final = IPv6Network("64:ff9b::/96")
THREADS: Final = ThreadPoolExecutor(4, "notices")
"""Names that are slow to look up, and slow mail servers, keep nothing else waiting."""
Address = IPv4Address | IPv6Address


def check_url(url: str) -> SplitResult:
    """Raises BadAddress for whatever nobody should be made to ask for."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("host") from None
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress("host")
    if parts.scheme not in PORTS:
        raise BadAddress("scheme")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("credentials")
    if not parts.hostname:
        raise BadAddress("host")
    if port is not None and port < HIGH and port not in PORTS.values():
        raise BadAddress("port")
    return parts


async def resolve(host: str, port: int, private: bool) -> str:
    """An address of the host; it is connected to as it stands, so that nobody can change it
    between the look and the call. `private`: whether those of our own network will do."""
    try:
        found = await asyncio.get_running_loop().run_in_executor(
            THREADS, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
    except (OSError, UnicodeError):
        raise BadAddress("unknown") from None
    addresses = [str(entry[4][0]).partition("%")[0] for entry in found]
    if not addresses:
        raise BadAddress("unknown")
    if not private and not all(is_public(ip_address(address)) for address in addresses):
        raise BadAddress("private")
    return addresses[0]


def is_public(address: Address) -> bool:
    """Of IPv6 addresses that stand for one of IPv4, that one counts too."""
    if isinstance(address, IPv6Address):
        inner = _inside(address)
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.is_site_local or (inner is not None and not is_public(inner)):
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


def _inside(address: IPv6Address) -> IPv4Address | None:
    if address.sixtofour is not None:
        return address.sixtofour
    if address.teredo is not None:
        return address.teredo[1]
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None
