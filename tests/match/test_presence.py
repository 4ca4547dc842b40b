"""Who is here, away or gone."""

from __future__ import annotations

import asyncio

from wolfden.match.presence import Whereabouts

from .people import HandClock


def test_a_person_is_here_while_a_socket_is_open_then_away_then_gone() -> None:
    async def story() -> None:
        clock = HandClock()
        where = Whereabouts(grace=5, patience=120, clock=clock)
        with where.sitting("m", 1):
            clock.pass_by(1000)
            with where.sitting("m", 1):
                assert where.of("m", 1) == "here"
            clock.pass_by(500)
            assert where.of("m", 1) == "here"
        seen = []
        for seconds in (4, 2, 113, 2):
            clock.pass_by(seconds)
            seen.append(where.of("m", 1))
        assert seen == ["here", "away", "away", "gone"]
        assert where.of("m", 0) == where.of("other", 1) == "gone"

    asyncio.run(story())


def test_nobody_is_gone_before_the_process_has_listened_for_a_while() -> None:
    clock = HandClock()
    where = Whereabouts(grace=5, patience=120, clock=clock)
    assert where.of("m", 0) == "here"
    clock.pass_by(6)
    assert where.of("m", 0) == "away"


def test_whoever_says_goodbye_is_gone_at_once() -> None:
    where = Whereabouts(grace=5, patience=120, clock=HandClock())
    where.leave("m", 0)
    assert where.of("m", 0) == "gone"


def test_a_table_is_told_when_somebody_comes_and_each_time_they_are_farther_away() -> None:
    async def story() -> None:
        told: list[str] = []
        where = Whereabouts(grace=0.01, patience=0.03)
        where.changed = told.append
        await asyncio.sleep(0.04)
        with where.sitting("m", 0):
            assert told == ["m"]
        await asyncio.sleep(0.12)
        assert told == ["m"] * 4
        assert where.of("m", 0) == "gone"

    asyncio.run(story())


def test_a_table_is_told_that_somebody_has_not_come_since_the_process_began() -> None:
    async def story() -> None:
        told: list[str] = []
        where = Whereabouts(grace=0.01, patience=0.03)
        where.changed = lambda match: told.append(where.of(match, 1))
        with where.sitting("m", 0):
            await asyncio.sleep(0.3)
        assert told[-1] == "gone"
        assert len(told) >= 3

    asyncio.run(story())
