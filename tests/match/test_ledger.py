"""Moves are stored, then announced, whoever races, fails or hangs up meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from wolfden.match import errors

from .conftest import (
    Heard,
    OpenService,
    tell,
    three_players,
)


def test_moves_are_announced_only_after_they_are_stored(open_service: OpenService) -> None:
    class Checking(Heard):
        async def publish(self, match: str, number: int) -> None:
            async with open_service() as elsewhere:
                assert (await elsewhere.snapshot(match, None)).number == number
            await super().publish(match, number)

    async def story() -> None:
        heard = Checking()
        async with open_service(heard) as service:
            ada, ben, _ = await three_players(service)
            await service.submit(ada.match, ada.token, 0, "play wolf")
            await service.submit(ada.match, ben.token, 0, "play wolf")
            assert heard.messages[-2:] == [(ada.match, 1), (ada.match, 2)]

    tell(story)


def test_a_failing_fan_out_does_not_refuse_a_stored_move(open_service: OpenService) -> None:
    class Broken(Heard):
        async def publish(self, match: str, number: int) -> None:
            raise ConnectionError("no fan-out today")

    async def story() -> None:
        async with open_service(Broken()) as service:
            ada, *_ = await three_players(service)
            assert await service.submit(ada.match, ada.token, 0, "play wolf") == 1

    tell(story)


def test_processes_that_race_for_a_number_both_get_their_moves_in(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as one, open_service() as two, open_service() as three:
            tickets = await three_players(one)
            services = (one, two, three)
            for service in services:
                await service.snapshot(tickets[0].match, None)
            numbers = await asyncio.gather(
                *(
                    service.submit(ticket.match, ticket.token, 0, "play wolf")
                    for service, ticket in zip(services, tickets, strict=True)
                )
            )
            assert sorted(numbers) == [1, 2, 3]
            seen = [await each.snapshot(tickets[0].match, None) for each in services]
            assert seen[0] == seen[1] == seen[2]
            assert seen[0].log[-1].events[1].name == "revealed"

    tell(story)


def test_the_same_answer_through_two_processes_counts_once(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as one, open_service() as two:
            ada, *_ = await three_players(one)
            results = await asyncio.gather(
                one.submit(ada.match, ada.token, 0, "play wolf"),
                two.submit(ada.match, ada.token, 0, "play wolf"),
                return_exceptions=True,
            )
            assert {type(result) for result in results} == {int, errors.StaleDecision}
            assert (await one.snapshot(ada.match, None)).number == 1

    tell(story)


def test_a_client_that_hangs_up_leaves_a_move_stored_and_announced(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        heard = Heard()
        async with open_service(heard) as service:
            ada, *_ = await three_players(service)
            task = asyncio.create_task(service.submit(ada.match, ada.token, 0, "play wolf"))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            while heard.messages[-1] != (ada.match, 1):
                await asyncio.sleep(0.01)
            assert (await service.snapshot(ada.match, ada.token)).number == 1

    tell(story)


def test_a_forgotten_table_is_folded_again(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service(open_tables=1) as service:
            ada, *_ = await three_players(service)
            await service.submit(ada.match, ada.token, 0, "play wolf")
            before = await service.snapshot(ada.match, ada.token)
            await three_players(service)
            assert await service.snapshot(ada.match, ada.token) == before

    tell(story)
