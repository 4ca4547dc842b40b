"""The hours that count for a clock over days. Times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from .errors import BadClock

MORNING: Final = time(8)
EVENING: Final = time(22)
SATURDAY: Final = 5


class Holiday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Days that do not count, the first and the last included."""

    first: date
    last: date


class Calendar(NamedTuple):
    zone: str
    nights_off: bool
    weekends_off: bool
    holidays: tuple[Holiday, ...] = ()

    def after(self, start: int, amount: int) -> int:
        """The moment at which so much counted time has passed since the start."""
        for opens, closes in self._spans(start):
            begins = max(opens, start)
            if closes - begins >= amount:
                return begins + amount
            amount -= max(0, closes - begins)
        raise AssertionError("days do not end")

    def _spans(self, start: int) -> Iterator[tuple[int, int]]:
        """The spans that count, from the day of `start` on."""
        zone = check_zone(self.zone)
        day = datetime.fromtimestamp(start / 1000, zone).date()
        while True:
            if not self._is_off(day):
                yield self._span(day, zone)
            day += timedelta(days=1)

    def _is_off(self, day: date) -> bool:
        if self.weekends_off and day.weekday() >= SATURDAY:
            return True
        return any(holiday.first <= day <= holiday.last for holiday in self.holidays)

    def _span(self, day: date, zone: ZoneInfo) -> tuple[int, int]:
        if self.nights_off:
            return _moment(day, MORNING, zone), _moment(day, EVENING, zone)
        return _moment(day, time(), zone), _moment(day + timedelta(days=1), time(), zone)


def _moment(day: date, hour: time, zone: ZoneInfo) -> int:
    return int(datetime.combine(day, hour, zone).timestamp() * 1000)


@lru_cache(1000)
def check_zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (LookupError, OSError, ValueError) as error:
        raise BadClock(f"no time zone is called '{name[:40]}'") from error
