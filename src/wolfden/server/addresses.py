"""Who asks: the address that limits are counted by.

What a proxy says of its client is believed only of proxies that the host has named.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from ..core import WolfdenError

Network = IPv4Network | IPv6Network
Headers = Iterable[tuple[bytes, bytes]]

NOBODY = "nobody"
SITE_BITS = 64
"""So many bits of an IPv6 address are one household; the rest it chooses as it likes."""


class BadNetwork(WolfdenError):
    code = "bad-network"


def networks_of(texts: Sequence[str]) -> tuple[Network, ...]:
    """Addresses and ranges such as 10.0.0.0/8."""
    try:
        return tuple(ip_network(text.strip(), strict=False) for text in texts)
    except ValueError as error:
        raise BadNetwork(str(error), text=str(error)) from error


def household(address: str) -> str:
    """What all addresses of one client have in common."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return NOBODY
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(IPv6Network((int(parsed), SITE_BITS), strict=False))
    return str(parsed)


class Proxies:
    def __init__(self, trusted: Sequence[str]) -> None:
        self._trusted = networks_of(trusted)

    def trusts(self, address: str) -> bool:
        try:
            parsed = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(parsed in network for network in self._trusted)

    def client(self, peer: str, headers: Headers) -> str:
        """The nearest address that is no proxy of ours."""
        if not self.trusts(peer):
            return peer
        named = [
            hop.strip()
            for name, value in headers
            if name == b"x-forwarded-for"
            for hop in value.decode("latin-1").split(",")
        ]
        for hop in reversed(named):
            if not self.trusts(hop):
                return hop
        return named[0] if named else peer
