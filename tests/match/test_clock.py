"""Clocks: what runs when, what is left, and what happens when time is out. No test sleeps."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

import wolfden
from wolfden.core.entries import BACK, UNDO, hand_over
from wolfden.match import errors
from wolfden.match.calendar import Calendar, Holiday, check_zone
from wolfden.match.clock import Clocks, SeatClock
from wolfden.match.clock_rules import HOUR, Clock, Days, Live, check_clock
from wolfden.match.match import Match

WOLF = "play wolf"


class Timed:
    """A match with clocks, without a table around it."""

    def __init__(self, rule: Clock, game: str = "jagdfieber", players: int = 3) -> None:
        self.match = Match(wolfden.spec_of(game), players, seed=7)
        self.clocks = Clocks(rule, range(players), self.match, began=0)

    def play(self, seat: int, text: str, at: int) -> None:
        move = self.match.submit(seat, self.match.decisions[seat], text)
        self.clocks.follow(self.match, move, at)

    def enter(self, seat: int, entry: wolfden.core.Action, at: int) -> None:
        self.clocks.follow(self.match, self.match.play(seat, entry), at)

    @property
    def left(self) -> list[int]:
        return [clock.left for clock in self.clocks.seats.values()]

    @property
    def running(self) -> list[int]:
        return [seat for seat, clock in self.clocks.seats.items() if clock.since is not None]


def test_all_who_choose_at_once_are_on_the_clock_and_each_stops_with_the_own_choice() -> None:
    timed = Timed(Live(bank=60, increment=5))
    assert (timed.running, timed.left) == ([0, 1, 2], [60_000] * 3)
    timed.play(1, WOLF, at=10_000)
    assert (timed.running, timed.left) == ([0, 2], [60_000, 55_000, 60_000])
    timed.play(1, "play carrot", at=20_000)
    assert timed.left[1] == 55_000, "changing a sealed choice costs and gains nothing"
    timed.play(0, WOLF, at=30_000)
    timed.play(2, WOLF, at=45_000)
    assert (timed.running, timed.left) == ([0, 1, 2], [35_000, 55_000, 20_000])


def test_a_turn_of_many_steps_gains_one_increment_when_it_stands() -> None:
    timed = Timed(Live(bank=60, increment=5), "the-wolves", 2)
    while timed.match.state.view(None).phase in ("arrange", "place"):
        (seat,) = timed.match.to_act
        timed.play(seat, timed.match.legal(seat)[0].text, at=0)
    (seat,) = timed.match.to_act
    before = timed.left[seat]
    timed.play(seat, timed.match.legal(seat)[0].text, at=10_000)
    timed.enter(seat, UNDO, at=20_000)
    assert timed.clocks.seats[seat] == SeatClock(before, 0)
    at = 20_000
    while timed.match.to_act == (seat,):
        timed.play(seat, timed.match.legal(seat)[-1].text, at)
    assert timed.left[seat] == before - 20_000 + 5_000


def test_a_bot_needs_no_clock_and_whoever_returns_has_half_a_minute_at_least() -> None:
    timed = Timed(Live(bank=60))
    timed.enter(0, hand_over("yearling", "time"), at=60_000)
    assert (timed.running, timed.left[0]) == ([1, 2], 0)
    timed.play(0, WOLF, at=90_000)
    assert timed.left[0] == 0
    timed.enter(0, BACK, at=95_000)
    assert timed.left[0] == 30_000
    timed.enter(1, hand_over("yearling", "asked"), at=10_000)
    timed.enter(1, BACK, at=20_000)
    assert timed.clocks.seats[1] == SeatClock(30_000, 95_000), "time never runs backwards"


def test_over_days_every_decision_has_its_hours() -> None:
    timed = Timed(Days(hours=24))
    for seat, hour in ((0, 5), (1, 6), (2, 23)):
        timed.play(seat, WOLF, at=hour * HOUR)
    assert timed.left == [24 * HOUR] * 3
    assert timed.clocks.next_out(shift=0) == (23 + 24) * HOUR


def moment(text: str, zone: str = "Europe/Berlin") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("nights", "weekends", "start", "hours", "end"),
    [
        (False, False, "2026-11-20T21:00", 24, "2026-11-21T21:00"),
        (True, False, "2026-11-17T21:00", 3, "2026-11-18T10:00"),
        (True, False, "2026-11-17T23:30", 1, "2026-11-18T09:00"),
        (True, False, "2026-11-17T08:00", 14, "2026-11-17T22:00"),
        (False, True, "2026-11-20T20:00", 6, "2026-11-23T02:00"),
        (True, True, "2026-11-20T20:00", 6, "2026-11-23T12:00"),
        (False, False, "2026-03-28T12:00", 24, "2026-03-29T13:00"),
        (True, False, "2026-03-28T21:00", 2, "2026-03-29T09:00"),
    ],
    ids=["plain", "night", "in-the-night", "a-whole-day", "weekend", "both", "summer", "summer-2"],
)
def test_hours_of_rest_do_not_count(
    nights: bool, weekends: bool, start: str, hours: int, end: str
) -> None:
    calendar = Calendar("Europe/Berlin", nights, weekends)
    assert calendar.after(moment(start), hours * HOUR) == moment(end)


def test_holidays_do_not_count() -> None:
    days = Holiday(date(2026, 12, 24), date(2027, 1, 1))
    calendar = Calendar("Europe/Berlin", False, True, (days,))
    assert calendar.after(moment("2026-12-23T20:00"), 6 * HOUR) == moment("2027-01-04T02:00")


@pytest.mark.parametrize("last", [date(2026, 12, 23), date(2027, 3, 1)], ids=["before", "too-long"])
def test_holidays_end_after_they_begin_and_soon_enough(last: date) -> None:
    with pytest.raises(errors.BadClock):
        check_clock(Days(24, holidays=(Holiday(date(2026, 12, 24), last),)))


@pytest.mark.parametrize("zone", ["", "Mars/Olympus", "../etc/passwd", "x" * 64, "Europe"])
def test_an_unknown_time_zone_is_refused(zone: str) -> None:
    with pytest.raises(errors.BadClock):
        check_zone(zone)
