"""The rules of clocks: how long people may take, as a table's host chooses. Times are whole
milliseconds of the house's own time, which stands still while no server runs (`house_time.py`)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from .calendar import Calendar, Holiday, check_zone
from .errors import BadClock

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
LONGEST_HOLIDAY: Final = 62
"""Days."""


class Live(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A bank for the whole match, and an increment for every decision that stands; seconds."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0

    @property
    def bank_at_first(self) -> int:
        return self.bank * SECOND

    def after(self, left: int, since: int, at: int, decided: bool) -> int:
        """What is left of the bank when a run ends."""
        return max(0, since + left - at) + (self.increment * SECOND if decided else 0)

    def out_at(self, left: int, since: int, shift: int) -> int:
        return since + left


class Days(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many hours for each decision; nights, weekends and holidays of the host not counted."""

    hours: Annotated[int, Meta(ge=1, le=336)]
    nights_off: bool = False
    weekends_off: bool = False
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    holidays: Annotated[tuple[Holiday, ...], Meta(max_length=12)] = ()

    @property
    def bank_at_first(self) -> int:
        return self.hours * HOUR

    def after(self, left: int, since: int, at: int, decided: bool) -> int:
        """Every decision has its hours anew."""
        return self.bank_at_first

    def out_at(self, left: int, since: int, shift: int) -> int:
        """`shift` leads from the house's time to that of the calendar."""
        calendar = Calendar(self.zone, self.nights_off, self.weekends_off, self.holidays)
        return calendar.after(since + shift, left) - shift


Clock = Live | Days


def check_clock(clock: Clock | None) -> None:
    if isinstance(clock, Days):
        check_zone(clock.zone)
        for holiday in clock.holidays:
            if not 0 <= (holiday.last - holiday.first).days < LONGEST_HOLIDAY:
                raise BadClock("a holiday ends after it begins, within two months")
