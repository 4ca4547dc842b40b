"""Order among strangers: what people report, and what whoever runs the house does about it.

A *person* is apart from the seats they take: today whoever holds a token, known by its hash, which
moves on to another device with them; an account can stand in its place later.
"""

from __future__ import annotations

from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Annotated, Final, Literal, NamedTuple, NewType

import msgspec
from msgspec import Meta

from ..core import WolfdenError
from .keys import hash_of

Person = NewType("Person", str)
Matter = Literal["words", "name", "conduct"]
Kind = Literal["ban", "mute"]
Network = IPv4Network | IPv6Network

WIDEST: Final = {4: 8, 6: 19}
"""Bits that a range names at least, by their version: no slip shuts everybody out."""
SITE_BITS: Final = 64
"""An IPv6 client chooses the rest as it likes, so no range is narrower."""
FOR_GOOD: Final = "never"


class Banned(WolfdenError):
    """Nobody from this address may play here."""

    code = "banned"


class Muted(WolfdenError):
    """This person may play and not talk."""

    code = "muted"


class BadReport(WolfdenError):
    """There is nobody to report, or they said nothing like that."""

    code = "bad-report"


class AlreadyReported(WolfdenError):
    code = "already-reported"


class TooManyReports(WolfdenError):
    """As many of one match as anybody can read."""

    code = "too-many-reports"


class BadRange(WolfdenError):
    code = "bad-range"


class ReportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever runs the house shall look at; `remark`: the number of what was said."""

    seat: int
    about: Matter
    remark: Annotated[int, Meta(ge=1)] | None = None
    note: Annotated[str, Meta(max_length=2000)] = ""


class Report(NamedTuple):
    at: int
    match: str
    seat: int
    person: Person
    name: str
    about: str
    remark: int
    """0: about none that was said."""
    said: str
    note: str
    reporter: Person
    closed: int | None = None
    number: int = 0


class Sanction(NamedTuple):
    """`whom`: a range of addresses, or a person. Without `until`: for good."""

    kind: Kind
    whom: str
    since: int
    until: int | None
    reason: str
    number: int = 0

    def holds(self, now: int) -> bool:
        return self.until is None or now < self.until

    @property
    def last_day(self) -> str:
        """As a refusal names it."""
        if self.until is None:
            return FOR_GOOD
        return datetime.fromtimestamp(self.until / 1000, UTC).date().isoformat()


def person_of(token: str) -> Person:
    return Person(hash_of(token))


def range_of(text: str) -> Network:
    """An address, or a range such as 203.0.113.0/24. Raises BadRange."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadRange(f"{text!r} is no address and no range", text=text[:80]) from error
    if network.prefixlen < WIDEST[network.version]:
        raise BadRange(f"{network} is too wide", text=str(network))
    if network.version == 6 and network.prefixlen > SITE_BITS:
        return network.supernet(new_prefix=SITE_BITS)
    return network
