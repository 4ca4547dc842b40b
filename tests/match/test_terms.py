"""Giving up, agreeing anew with a changed table, coming to a rematch, seats on other devices."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from wolfden.match import errors, hosting
from wolfden.match.agreement import Proposal
from wolfden.match.claims import SECONDS, Claims
from wolfden.match.company import Company
from wolfden.match.keys import CODE_LENGTH
from wolfden.match.service import MatchService
from wolfden.match.setup import SetUp, Ticket
from wolfden.match.terms import Terms, terms_of

from .conftest import (
    BOT,
    ME,
    OPEN,
    Heard,
    OpenService,
    play_to_the_end,
    table,
    tell,
    three_players,
)
from .people import Around, HandClock


async def terms_at(service: MatchService, match: str) -> Terms:
    return await service.look(match, lambda table: terms_of(table.stored))


async def pairs(service: MatchService, *seats: str) -> list[Ticket]:
    kinds = {"open": OPEN, "bot": BOT}
    host = await service.create(SetUp("wolf-and-hound", [ME, *(kinds[seat] for seat in seats)]))
    names = ("Ben", "Cleo", "Dora")
    guests = [name for name, kind in zip(names, seats, strict=True) if kind == "open"]
    return [host, *[await service.join(host.match, name) for name in guests]]


def test_partners_give_up_together_and_the_others_hear_nothing_before(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada, ben, cleo, dora = await pairs(service, "open", "open", "open")
            company = Company(service, Heard(), Around())
            people = await company.resign(ada.match, ada.token, True)
            wish = Proposal("resign", None, (0,), (2,))
            seen = await company.people(ada.match, cleo.token)
            assert people.proposals == (wish,) == seen.proposals
            for other in (None, ben.token, dora.token):
                assert (await company.people(ada.match, other)).proposals == ()
            await company.resign(ada.match, ben.token, True)
            assert (await service.snapshot(ada.match, None)).phase == "playing"
            await company.resign(ada.match, cleo.token, True)
        async with open_service() as restarted:
            seen = await restarted.snapshot(ada.match, ben.token)
            assert (seen.phase, seen.outcome and seen.outcome.places) == ("over", (2, 1, 2, 1))
            assert seen.log[-1].events[0].data == {"seat": 0}
            [mine] = await restarted.summaries([(ben.match, ben.token or "")])
            assert mine is not None
            assert mine.places == (2, 1, 2, 1)
            assert "0 resign" in await restarted.record(ada.match)

    tell(story)


def test_a_bot_need_not_agree_and_three_sides_cannot(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            company = Company(service, Heard(), Around())
            [ada] = await pairs(service, "bot", "bot", "bot")
            await company.resign(ada.match, ada.token, True)
            assert (await service.snapshot(ada.match, ada.token)).phase == "over"
            with pytest.raises(errors.MatchOver):
                await company.resign(ada.match, ada.token, True)
            host, *_ = await three_players(service)
            with pytest.raises(errors.NoResigning):
                await company.resign(host.match, host.token, True)

    tell(story)


def test_whoever_sits_at_a_changed_table_confirms_before_it_starts(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            company = Company(service, Heard(), Around())
            host = await service.create(table(ME, OPEN, OPEN, BOT))
            ben = await service.join(host.match, "Ben")
            before = await terms_at(service, host.match)
            wished = replace(before, players=3, options={"days": 2}, hints=True)
            change = partial(hosting.change, terms=wished)
            with pytest.raises(errors.NotHost):
                await company.host(host.match, ben.token, change)
            await company.host(host.match, host.token, change)
            seen = await service.snapshot(host.match, ben.token)
            assert [seat.kind for seat in seen.seats] == ["human", "human", "bot"]
            assert [seat.confirmed for seat in seen.seats] == [True, False, True]
            assert (seen.phase, seen.options, seen.hints) == ("waiting", {"days": 2}, True)
            with pytest.raises(errors.MatchNotStarted):
                await service.submit(host.match, host.token, 0, "play wolf")
            assert await service.errands(host.match) == []
            with pytest.raises(errors.TableChanged):
                await company.confirm(host.match, ben.token, before)
        async with open_service() as restarted:
            await Company(restarted, Heard(), Around()).confirm(host.match, ben.token, wished)
            seen = await restarted.snapshot(host.match, ben.token)
            assert (seen.phase, seen.view.days) == ("playing", 2)

    tell(story)


def test_people_are_never_lost_by_fewer_seats(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            company = Company(service, Heard(), Around())
            host = await service.create(table(ME, OPEN, OPEN, OPEN, OPEN))
            for name in ("Ben", "Cleo", "Dora"):
                await service.join(host.match, name)
            terms = await terms_at(service, host.match)
            fewer = partial(hosting.change, terms=replace(terms, players=3))
            with pytest.raises(errors.BadSeats):
                await company.host(host.match, host.token, fewer)
            same = partial(hosting.change, terms=terms)
            await company.host(host.match, host.token, same)
            seen = await service.snapshot(host.match, None)
            assert all(seat.confirmed for seat in seen.seats), "nothing was changed"

    tell(story)


def test_whoever_comes_to_a_rematch_may_give_the_other_seats_to_bots(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            around = Around()
            company = Company(service, Heard(), around)
            ada, ben, cleo = await three_players(service)
            await play_to_the_end(service, [ada, ben, cleo])
            again = await service.rematch(ada.match, ben.token)
            asked = await service.summaries([(ada.match, each.token or "") for each in (ada, ben)])
            assert [each and each.rematch for each in asked] == [again.match, None]
            assert (await service.snapshot(again.match, ben.token)).seats[1].host
            with pytest.raises(errors.NotHost):
                await company.give_to_bots(again.match, cleo.token, "pup")
            with pytest.raises(errors.NoOpenSeat):
                await company.give_to_bots(again.match, ben.token, "pup")
            await service.rematch(ada.match, ada.token)
            around.elsewhere[2] = "gone"
            await company.give_to_bots(again.match, ada.token, "pup")
            seen = await service.snapshot(again.match, ada.token)
            assert (seen.phase, seen.seats[2].bot) == ("playing", "pup")
            late = await service.rematch(ada.match, cleo.token)
            assert (late.match, late.token) == (again.match, None)

    tell(story)


def test_a_cancelled_rematch_is_no_longer_wished_and_is_followed_by_another(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service, open_service() as elsewhere:
            tickets = await three_players(service)
            await play_to_the_end(service, tickets)
            ada, ben, _ = tickets
            first = await service.rematch(ada.match, ada.token)
            company = Company(service, Heard(), Around())
            assert (await elsewhere.snapshot(ada.match, ben.token)).rematch == first.match
            await company.leave(first.match, ada.token)
            for process in (service, elsewhere):
                assert (await process.snapshot(ada.match, ben.token)).rematch is None
            second = await service.rematch(ada.match, ben.token)
            assert second.match != first.match
            assert (await service.snapshot(ada.match, None)).rematch == second.match

    tell(story)


def test_a_code_moves_a_seat_to_another_device_once(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            claims = Claims(service, service._store)
            ada, ben, _ = await three_players(service)
            offered = await claims.offer(ada.match, ben.token)
            assert len(offered.code) == CODE_LENGTH
            newer = await claims.offer(ada.match, ben.token)
            with pytest.raises(errors.NotYourSeat):
                await claims.offer(ada.match, None)
        async with open_service() as restarted:
            claims = Claims(restarted, restarted._store)
            for wrong in (offered.code, "", "é" * 8, "ABCDEFGH"):
                with pytest.raises(errors.WrongCode):
                    await claims.claim(ada.match, wrong)
            typed = f" {newer.code[:4].lower()}-{newer.code[4:].lower()} "
            moved = await claims.claim(ada.match, typed)
            assert (await restarted.snapshot(ada.match, moved.token)).you == moved.seat == 1
            with pytest.raises(errors.NotYourSeat):
                await restarted.snapshot(ada.match, ben.token)
            with pytest.raises(errors.WrongCode):
                await claims.claim(ada.match, newer.code)
            assert (await restarted.snapshot(ada.match, ada.token)).you == 0

    tell(story)


def test_a_code_is_for_the_person_and_for_a_quarter_of_an_hour(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            wall = HandClock()
            service.time._wall = wall
            claims, company = Claims(service, service._store), Company(service, Heard(), Around())
            host = await service.create(table(ME, OPEN, OPEN))
            ben = await service.join(host.match, "Ben")
            code = await claims.offer(host.match, ben.token)
            await company.host(host.match, host.token, partial(hosting.swap, seat=0, other=1))
            moved = await claims.claim(host.match, code.code)
            assert (await service.snapshot(host.match, moved.token)).seats[0].name == "Ben"
            late = await claims.offer(host.match, host.token)
            wall.pass_by(SECONDS + 1)
            with pytest.raises(errors.WrongCode):
                await claims.claim(host.match, late.code)

    tell(story)
