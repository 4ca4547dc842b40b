"""Laying tables, joining and filling them, and playing again."""

from __future__ import annotations

import asyncio

import pytest

from wolfden.core import WolfdenError
from wolfden.match import errors
from wolfden.match.setup import SeatSetUp, SetUp, Ticket

from .conftest import (
    BOT,
    ME,
    OPEN,
    OpenService,
    play_to_the_end,
    table,
    tell,
    three_players,
)


def test_a_match_starts_when_the_last_seat_is_taken(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            host = await service.create(table(ME, OPEN, BOT))
            waiting = await service.snapshot(host.match, host.token)
            assert (waiting.phase, waiting.view, waiting.legal) == ("waiting", None, [])
            with pytest.raises(errors.MatchNotStarted):
                await service.submit(host.match, host.token, 0, "play wolf")
            ben = await service.join(host.match, "Ben")
            playing = await service.snapshot(host.match, ben.token)
            assert (playing.phase, playing.you, playing.to_act) == ("playing", 1, (0, 1, 2))
            assert [seat.name for seat in playing.seats] == ["Ada", "Ben", None]

    tell(story)


@pytest.mark.parametrize(
    ("setup", "error"),
    [
        (SetUp("chess", [ME]), "unknown-game"),
        (table(ME), "bad-player-count"),
        (table(ME, ME, BOT), "name-taken"),
        (table(ME, SeatSetUp("bot"), BOT), "bad-seats"),
        (table(ME, SeatSetUp("bot", bot="deep-blue"), BOT), "unknown-bot"),
        (table(SeatSetUp("me"), BOT, BOT), "bad-name"),
        (table(ME, BOT, BOT, days=99), "bad-option"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(
    open_service: OpenService, setup: SetUp, error: str
) -> None:
    async def story() -> None:
        async with open_service() as service:
            with pytest.raises(WolfdenError) as refusal:
                await service.create(setup)
            assert refusal.value.code == error

    tell(story)


def test_only_open_seats_can_be_joined(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            host = await service.create(table(ME, OPEN, OPEN))
            with pytest.raises(errors.NoOpenSeat):
                await service.join(host.match, "Eve", seat=0)
            assert (await service.join(host.match, "Cleo", seat=2)).seat == 2
            assert (await service.join(host.match, "Ben")).seat == 1
            with pytest.raises(errors.NoOpenSeat):
                await service.join(host.match, "Eve")

    tell(story)


def test_the_last_open_seat_goes_to_one_of_two_processes(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as one, open_service() as two:
            host = await one.create(table(ME, OPEN, BOT))
            results = await asyncio.gather(
                one.join(host.match, "Ben"), two.join(host.match, "Cleo"), return_exceptions=True
            )
            assert {type(result) for result in results} == {Ticket, errors.NoOpenSeat}

    tell(story)


def test_only_the_host_fills_open_seats_with_bots(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            host = await service.create(table(ME, OPEN, OPEN, OPEN))
            ben = await service.join(host.match, "Ben")
            for token, error in ((ben.token, errors.NotHost), (None, errors.NotYourSeat)):
                with pytest.raises(error):
                    await service.fill(host.match, token, "greedy")
            await service.fill(host.match, host.token, "greedy")
            filled = await service.snapshot(host.match, host.token)
            assert [seat.kind for seat in filled.seats] == ["human", "human", "bot", "bot"]
            assert filled.phase == "playing"
            assert [errand.seat for errand in await service.errands(host.match)] == [2, 3]

    tell(story)


def test_a_rematch_seats_everyone_again_with_their_own_token(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as one, open_service() as two:
            ada, ben, cleo = await three_players(one)
            with pytest.raises(errors.MatchNotOver):
                await one.rematch(ada.match, ada.token)
            await play_to_the_end(one, [ada, ben, cleo])
            new_ada, new_ben = await asyncio.gather(
                one.rematch(ada.match, ada.token), two.rematch(ada.match, ben.token)
            )
            assert new_ada.match == new_ben.match != ada.match
            assert await two.rematch(ada.match, ben.token) == new_ben
            seen = await two.snapshot(new_ben.match, new_ben.token)
            assert (seen.you, seen.phase, seen.number) == (1, "waiting", 0)
            assert [seat.confirmed for seat in seen.seats] == [True, True, False]
            await one.rematch(ada.match, cleo.token)
            assert (await two.snapshot(new_ben.match, new_ben.token)).phase == "playing"
            assert (await two.snapshot(ada.match, None)).rematch == new_ada.match
            with pytest.raises(errors.NotYourSeat):
                await one.rematch(ada.match, None)

    tell(story)
