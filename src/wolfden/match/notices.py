"""A person's wish to be told when something happens at a table where they are not."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .calendar import check_zone

Kind = Literal["push", "webhook", "mail"]
Format = Literal["json", "discord", "slack", "ntfy"]
Language = Literal["en", "fr", "de"]
Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of the day in which nothing is told, in the person's time zone."""

    start: Hour
    end: Hour
    zone: Annotated[str, Meta(max_length=64)] = "UTC"

    def until(self, now: datetime) -> datetime | None:
        """When the quiet hours that hold now will end; None outside of them."""
        local = now.astimezone(check_zone(self.zone))
        start, end = time.fromisoformat(self.start), time.fromisoformat(self.end)
        if not _between(local.time(), start, end):
            return None
        day = local.date() + timedelta(days=local.time() >= end)
        return datetime.combine(day, end, local.tzinfo)


def _between(now: time, start: time, end: time) -> bool:
    if start <= end:
        return start <= now < end
    return now >= start or now < end


class Manner(msgspec.Struct, frozen=True):
    """How somebody wants to be told."""

    holder: str
    """The hash of the token that opens the seat: seats may change places while a table waits."""
    lang: Language = "en"
    quiet: Quiet | None = None
    format: Format = "json"
    """Of a webhook's message."""
    site: str = ""
    """What links begin with."""
    confirmed: bool = True
    """Whether the owner of an e-mail address has said that it may be written to."""


class Notice(msgspec.Struct, frozen=True):
    id: str
    match: str
    seat: int
    kind: Kind
    address: str
    settings: Manner
    told: int = 0
    """The latest moment of the match that was told of."""
