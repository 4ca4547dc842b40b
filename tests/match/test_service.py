"""The service: seats, moves, secrets, rematches, and several processes on one database."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from wolfden.core import ALL, WolfdenError
from wolfden.core.record_reader import read_record
from wolfden.match import errors
from wolfden.match.service import MatchService
from wolfden.match.setup import SeatSetUp, SetUp, Ticket

from .conftest import BOT, ME, OPEN, Heard, OpenService, table, tell


async def three_players(service: MatchService, days: int = 1) -> list[Ticket]:
    host = await service.create(table(ME, OPEN, OPEN, days=days))
    return [host, await service.join(host.match, "Ben"), await service.join(host.match, "Cleo")]


async def play_to_the_end(service: MatchService, tickets: list[Ticket]) -> None:
    while True:
        for ticket in tickets:
            seen = await service.snapshot(ticket.match, ticket.token)
            if seen.phase == "over":
                return
            if ticket.seat in seen.to_act and seen.decision is not None:
                action = seen.legal[0].text
                await service.submit(ticket.match, ticket.token, seen.decision, action)


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


def test_a_forged_token_opens_nothing(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada, ben, _ = await three_players(service)
            other = await service.create(table(ME, OPEN, OPEN))
            for token in ("", "x" * 43, other.token, ben.token and ben.token[:-1]):
                with pytest.raises(errors.NotYourSeat):
                    await service.snapshot(ada.match, token)
                with pytest.raises(errors.NotYourSeat):
                    await service.submit(ada.match, token, 0, "play wolf")
            with pytest.raises(errors.NotYourSeat):
                await service.submit(ada.match, None, 0, "play wolf")

    tell(story)


def test_a_sealed_card_shows_in_its_owners_snapshot_only(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada, ben, cleo = await three_players(service)
            before = {
                token: await service.snapshot(ada.match, token)
                for token in (ben.token, cleo.token, None)
            }
            await service.submit(ada.match, ada.token, 0, "play wolf")
            own = await service.snapshot(ada.match, ada.token)
            assert own.view.lodges[0].choice == "wolf"
            for token, old in before.items():
                seen = await service.snapshot(ada.match, token)
                assert seen.view.lodges[0].choice is None
                assert [event.data for event in seen.log[0].events] == [{"seat": 0}]
                lodges = list(seen.view.lodges)
                lodges[0] = msgspec.structs.replace(lodges[0], chosen=False)
                assert tuple(lodges) == old.view.lodges

    tell(story)


def test_the_state_sent_to_a_bot_holds_a_guess_in_place_of_a_sealed_card(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await service.create(table(ME, BOT, BOT))
            await service.submit(ada.match, ada.token, 0, "play wolf")
            errands = [(await service.errands(ada.match))[0] for _ in range(40)]
            guesses = {errand.state.view(ALL).lodges[0].choice for errand in errands}
            assert len(guesses) > 1

    tell(story)


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


def test_the_record_comes_after_the_end_and_replays(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            tickets = await three_players(service)
            with pytest.raises(errors.MatchNotOver):
                await service.record(tickets[0].match)
            await play_to_the_end(service, tickets)
            record = read_record(await service.record(tickets[0].match))
            over = await service.snapshot(tickets[0].match, None)
            assert over.outcome is not None
            assert record.replay().outcome == over.outcome
            assert record.names == {0: "Ada", 1: "Ben", 2: "Cleo"}

    tell(story)


def test_why_names_the_rule(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada, *_ = await three_players(service)
            assert await service.why(ada.match, ada.token, "play wolf") is None
            await service.submit(ada.match, ada.token, 0, "play wolf")
            reason = await service.why(ada.match, ada.token, "play wolf")
            assert reason == "jagdfieber-why-already-chosen"

    tell(story)


@pytest.mark.parametrize("match", ["", "x" * 22, "x" * 23, "é" * 22, "a\x00" * 11])
def test_a_match_that_does_not_exist_is_unknown(open_service: OpenService, match: str) -> None:
    async def story() -> None:
        async with open_service() as service:
            with pytest.raises(errors.UnknownMatch):
                await service.snapshot(match, None)

    tell(story)
