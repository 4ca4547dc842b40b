"""A match in which nobody plays any more waits for its people."""

from __future__ import annotations

import pytest

from wolfden.match.service import MatchService
from wolfden.match.summary import Summary

from .conftest import BOT, ME, OpenService, tell
from .party import Party, party

PEOPLE = range(3)


async def listed(at: Party, seat: int) -> Summary:
    (summary,) = await at.service.summaries([(at.match, at.token(seat) or "")])
    assert summary is not None
    return summary


async def bots_owe(service: MatchService, match: str) -> list[int]:
    return [errand.seat for errand in await service.errands(match)]


@pytest.mark.parametrize("way", ["hand_over", "leave"])
def test_a_match_rests_when_the_last_of_several_people_hands_over(
    open_service: OpenService, way: str
) -> None:
    async def story() -> None:
        async with party(open_service) as at:
            hand_over = getattr(at.company, way)
            for seat in (0, 1):
                await hand_over(at.match, at.token(seat))
            assert await bots_owe(at.service, at.match) == [0, 1], "somebody still plays"
            await hand_over(at.match, at.token(2))
            assert await bots_owe(at.service, at.match) == []
            assert (await at.service.snapshot(at.match, at.token(1))).rests
        async with open_service() as restarted:
            assert await bots_owe(restarted, at.match) == []
            assert (await restarted.snapshot(at.match, at.token(1))).rests

    tell(story)


def test_whoever_takes_a_seat_back_lets_a_match_that_rests_go_on(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with party(open_service) as at:
            for seat in PEOPLE:
                await at.company.hand_over(at.match, at.token(seat))
            await at.company.take_back(at.match, at.token(0))
            assert await bots_owe(at.service, at.match) == [1, 2]
            assert not (await at.service.snapshot(at.match, at.token(0))).rests

    tell(story)


def test_bots_play_on_for_one_who_plays_alone_and_asks_for_it(open_service: OpenService) -> None:
    async def story() -> None:
        async with party(open_service, ME, BOT, BOT) as at:
            await at.company.hand_over(at.match, at.token(0))
            assert await bots_owe(at.service, at.match) == [0, 1, 2]

    tell(story)


def test_bots_wait_for_one_who_plays_alone_and_leaves(open_service: OpenService) -> None:
    """Whoever comes back finds the match as it was."""

    async def story() -> None:
        async with party(open_service, ME, BOT, BOT) as at:
            await at.company.leave(at.match, at.token(0))
            assert await bots_owe(at.service, at.match) == []

    tell(story)


def test_a_match_that_rests_is_listed_for_everyone_and_calls_those_who_do_not_know(
    open_service: OpenService,
) -> None:
    """Also those whose seat owes no decision."""

    async def story() -> None:
        async with party(open_service) as at:
            await at.service.submit(at.match, at.token(0), 0, "play wolf")
            for seat in PEOPLE:
                assert not (await listed(at, seat)).rests
                await at.company.hand_over(at.match, at.token(seat))
            lines = [await listed(at, seat) for seat in PEOPLE]
            assert [line.rests for line in lines] == [True, True, True]
            assert [line.yours for line in lines] == [True, True, False]

    tell(story)
