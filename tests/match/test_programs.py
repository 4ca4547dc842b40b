"""Programs that people bring: a bot token plays one seat in any process, until taken back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from wolfden.bots import bot_of
from wolfden.match import errors
from wolfden.match.claims import Claims
from wolfden.match.clock_rules import Live
from wolfden.match.company import Company
from wolfden.match.programs import Programs, ProgramWish
from wolfden.match.service import MatchService
from wolfden.match.setup import SetUp, Ticket
from wolfden.match.talk import Conversations
from wolfden.storage import SqlStore, engine_of, migrate
from wolfden.storage.talk import SqlTalk

from .conftest import BOT, ME, OPEN, Heard, OpenService, table, tell
from .people import Around, HandClock

ROBOT = ProgramWish(1, "Robot")
Deed = Callable[[], Awaitable[object]]


async def with_robot(service: MatchService) -> tuple[Ticket, Ticket]:
    """Ada's table with her program beside her, which has not come yet."""
    host = await service.create(table(ME, OPEN, BOT))
    return host, await Programs(service).admit(host.match, host.token, ROBOT)


async def refused(deed: Deed, error: type[Exception]) -> None:
    with pytest.raises(error):
        await deed()


async def act(service: MatchService, match: str, token: str | None) -> int:
    seen = await service.snapshot(match, token)
    assert seen.decision is not None
    return await service.submit(match, token, seen.decision, seen.legal[0].text)


def test_the_table_waits_for_a_program_and_shows_whose_it_is(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            host, robot = await with_robot(service)
            waiting = await service.snapshot(host.match, None)
            seat = waiting.seats[1]
            assert (seat.kind, seat.name, seat.run_by) == ("program", "Robot", "Ada")
            assert (waiting.phase, seat.confirmed) == ("waiting", False)
            await Programs(service).come(host.match, host.token)
            assert (await service.snapshot(host.match, None)).phase == "waiting"
            await Programs(service).come(host.match, robot.token)
            seen = await service.snapshot(host.match, robot.token)
            assert (seen.phase, seen.you, seen.to_act) == ("playing", 1, (0, 1, 2))
            await act(service, host.match, robot.token)

    tell(story)


def test_a_bot_token_outlives_a_restart_and_serves_in_any_process(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            host, robot = await with_robot(service)
            await Programs(service).come(host.match, robot.token)
            await act(service, host.match, robot.token)
        async with open_service() as here, open_service() as elsewhere:
            assert (await here.snapshot(host.match, robot.token)).you == 1
            await Programs(elsewhere).revoke(host.match, host.token, 1)
            await refused(lambda: here.snapshot(host.match, robot.token), errors.BadBotToken)
        async with open_service() as later:
            await refused(lambda: later.snapshot(host.match, robot.token), errors.BadBotToken)

    tell(story)


def test_a_program_that_is_sent_away_leaves_an_open_seat_or_a_bot(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            host, robot = await with_robot(service)
            programs, match = Programs(service), host.match
            await programs.revoke(match, host.token, 1)
            assert (await service.snapshot(match, None)).seats[1].kind == "open"
            await refused(lambda: programs.come(match, robot.token), errors.BadBotToken)
            again = await programs.admit(match, host.token, ROBOT)
            await programs.come(match, again.token)
            await programs.revoke(match, host.token, 1)
            left = (await service.snapshot(match, None)).seats[1]
            assert (left.kind, left.stand_in, left.run_by) == ("program", "greedy", "Ada")
            await refused(lambda: act(service, match, again.token), errors.BadBotToken)
            await refused(lambda: programs.revoke(match, host.token, 1), errors.BadSeats)
            third = await programs.admit(match, host.token, ProgramWish(1))
            assert (await service.snapshot(match, None)).seats[1].stand_in is None
            await act(service, match, third.token)

    tell(story)


def test_another_token_for_the_seat_replaces_the_first(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            host, robot = await with_robot(service)
            programs, match = Programs(service), host.match
            await programs.come(match, robot.token)
            newer = await programs.admit(match, host.token, ProgramWish(1))
            await refused(lambda: act(service, match, robot.token), errors.BadBotToken)
            await act(service, match, newer.token)

    tell(story)


def test_forged_tokens_and_those_of_other_tables_open_nothing(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            host, robot = await with_robot(service)
            other, _ = await with_robot(service)
            for match, token in (
                (other.match, robot.token),
                (host.match, "bot.forged"),
                (host.match, f"{robot.token}x"),
            ):
                await refused(
                    lambda match=match, token=token: service.snapshot(match, token),  # type: ignore[misc]
                    errors.BadBotToken,
                )
            stripped = (robot.token or "").removeprefix("bot.")
            await refused(lambda: service.snapshot(host.match, stripped), errors.NotYourSeat)

    tell(story)


def test_a_bot_token_answers_its_own_seat_only(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            host, robot = await with_robot(service)
            await Programs(service).come(host.match, robot.token)
            await service.submit(host.match, robot.token, 0, "play wolf")
            seen = await service.snapshot(host.match, host.token)
            assert seen.to_act == (0, 2)
            assert seen.decision is not None

    tell(story)


def test_all_else_is_for_people(tmp_path: Path) -> None:
    async def story() -> None:
        engine = engine_of(str(tmp_path / "wolfden.db"))
        await migrate(engine)
        store = SqlStore(engine)
        service = MatchService(store, Heard(), bot_of)
        company, programs = Company(service, Heard(), Around()), Programs(service)
        talk = Conversations(service, SqlTalk(engine, store.changes), Heard())
        host, robot = await with_robot(service)
        match, token = host.match, robot.token
        waiting: list[Deed] = [
            lambda: talk.say(match, token, "phrase", "hello"),
            lambda: Claims(service, store).offer(match, token),
            lambda: company.host(match, token, lambda stored: stored),
            lambda: company.leave(match, token),
            lambda: company.move(match, token, 0),
            lambda: service.fill(match, token, "greedy"),
            lambda: programs.admit(match, token, ProgramWish(1)),
            lambda: programs.revoke(match, token, 1),
        ]
        playing: list[Deed] = [
            lambda: company.hand_over(match, token),
            lambda: company.propose(match, token, None, True),
            lambda: service.question(match, token, 0),
            lambda: service.rematch(match, token),
            lambda: service.delete(match, token),
        ]
        for deed in waiting:
            await refused(deed, errors.OnlyPlays)
        assert not (await talk.talk(match, token)).offers.phrases
        assert (await talk.talk(match, host.token)).offers.phrases
        await programs.come(match, token)
        for deed in playing:
            await refused(deed, errors.OnlyPlays)
        await engine.dispose()

    tell(story)


def test_a_person_lends_their_own_seat_and_takes_it_back(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            host = await service.create(table(ME, BOT, BOT))
            programs, match = Programs(service), host.match
            helper = await programs.admit(match, host.token, ProgramWish(0))
            seat = (await service.snapshot(match, None)).seats[0]
            assert (seat.kind, seat.name, seat.run_by) == ("human", "Ada", "Ada")
            await act(service, match, helper.token)
            await programs.revoke(match, host.token, 0)
            assert (await service.snapshot(match, None)).seats[0].run_by is None
            await refused(lambda: service.snapshot(match, helper.token), errors.BadBotToken)
            assert (await service.snapshot(match, host.token)).you == 0

    tell(story)


def test_the_host_and_whoever_runs_a_program_have_a_say_about_it(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            host = await service.create(table(ME, OPEN, OPEN, OPEN))
            ben = await service.join(host.match, "Ben", 1)
            cleo = await service.join(host.match, "Cleo", 2)
            programs, match = Programs(service), host.match
            robot = await programs.admit(match, ben.token, ProgramWish(3, "Robot"))
            for wish in (ProgramWish(3), ProgramWish(1), ProgramWish(9)):
                with pytest.raises((errors.NotHost, errors.BadSeats)):
                    await programs.admit(match, cleo.token, wish)
            await refused(lambda: programs.revoke(match, cleo.token, 3), errors.NotHost)
            await company_leaves(service, match, ben)
            await refused(lambda: service.join(match, "ben"), errors.NameTaken)
            await programs.revoke(match, host.token, 3)
            await refused(lambda: service.snapshot(match, robot.token), errors.BadBotToken)

    tell(story)


async def company_leaves(service: MatchService, match: str, who: Ticket) -> None:
    await Company(service, Heard(), Around()).leave(match, who.token)


def test_a_program_has_a_clock_and_comes_back_when_a_bot_stood_in(tmp_path: Path) -> None:
    async def story() -> None:
        engine, wall = engine_of(str(tmp_path / "wolfden.db")), HandClock()
        await migrate(engine)
        service = MatchService(SqlStore(engine), Heard(), bot_of, wall=wall)
        company, programs = Company(service, Heard(), Around()), Programs(service)
        setup = SetUp("jagdfieber", [ME, OPEN, BOT], {"days": 1}, clock=Live(bank=60, increment=5))
        host = await service.create(setup)
        match = host.match
        robot = await programs.admit(match, host.token, ROBOT)
        wall.pass_by(300)
        await programs.come(match, robot.token)
        clocks = (await company.people(match)).clocks
        assert clocks is not None
        assert clocks[1] is not None
        assert clocks[1].left == 60_000
        await act(service, match, host.token)
        for _ in range(70):
            wall.pass_by(1)
            await company.watch_time(match)
        assert (await service.snapshot(match, None)).seats[1].stand_in is not None
        await company.take_back(match, robot.token)
        await act(service, match, robot.token)
        await engine.dispose()

    tell(story)


def test_a_program_comes_to_the_rematch_with_the_same_token(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            host, robot = await with_robot(service)
            programs, match = Programs(service), host.match
            await programs.come(match, robot.token)
            company = Company(service, Heard(), Around())
            await company.propose(match, host.token, None, True)
            assert (await service.snapshot(match, None)).phase == "over"
            again = await service.rematch(match, host.token)
            assert (await service.snapshot(match, robot.token)).rematch == again.match
            assert (await service.snapshot(again.match, None)).phase == "waiting"
            await programs.come(again.match, robot.token)
            assert (await service.snapshot(again.match, robot.token)).phase == "playing"
            await refused(
                lambda: programs.admit(match, host.token, ProgramWish(1)), errors.MatchOver
            )

    tell(story)
