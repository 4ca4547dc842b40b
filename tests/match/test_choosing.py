"""Choosing a pack at a waiting table: first come, first served; it goes where its person goes."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace

from wolfden.core.errors import BadOption, UnknownOption
from wolfden.match import errors, hosting
from wolfden.match.company import Company
from wolfden.match.service import MatchService
from wolfden.match.setup import SeatSetUp, SetUp, Ticket
from wolfden.match.terms import Terms

from .conftest import BOT, ME, OPEN, Heard, OpenService, tell
from .people import Around
from .test_terms import terms_at


def company_of(service: MatchService, around: Around | None = None) -> Company:
    return Company(service, Heard(), around or Around())


async def laid(service: MatchService, *seats: SeatSetUp, packs: str = "any") -> Ticket:
    return await service.create(SetUp("the-wolves", [ME, *seats], {"moons": 1, "packs": packs}))


async def packs_at(service: MatchService, match: str) -> object:
    return (await service.snapshot(match, None)).options["packs"]


async def choose(service: MatchService, who: Ticket, word: str, place: int | None = None) -> None:
    await company_of(service).choose(who.match, who.token, "packs", word, place)


def test_what_people_choose_outlives_a_restart_and_is_theirs_in_the_match(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await laid(service, OPEN, OPEN, BOT)
            ben = await service.join(ada.match, "Ben")
            await choose(service, ada, "rock")
            await choose(service, ben, "grass")
            await choose(service, ada, "tundra")
        async with open_service() as restarted:
            assert await packs_at(restarted, ada.match) == "tundra,grass"
            cleo = await restarted.join(ada.match, "Cleo")
            seen = await restarted.snapshot(ada.match, cleo.token)
            assert [board.pack for board in seen.view.boards][:2] == ["tundra", "grass"]
            assert len({board.pack for board in seen.view.boards}) == 4
            with pytest.raises(errors.MatchStarted):
                await choose(restarted, cleo, "any")

    tell(story)


def test_of_two_who_want_the_same_the_first_gets_it(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service, open_service() as elsewhere:
            ada = await laid(service, OPEN, OPEN)
            ben = await service.join(ada.match, "Ben")
            both = await asyncio.gather(
                choose(service, ada, "rock"), choose(elsewhere, ben, "rock"), return_exceptions=True
            )
            assert sorted(type(each).__name__ for each in both) == ["ChoiceTaken", "NoneType"]
            winner, loser = (ada, ben) if both[0] is None else (ben, ada)
            await choose(service, winner, "any")
            await choose(service, loser, "rock")

    tell(story)


def test_a_choice_goes_where_its_person_goes_and_is_free_when_they_leave(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            company = company_of(service)
            ada = await laid(service, OPEN, OPEN, OPEN)
            ben = await service.join(ada.match, "Ben")
            await choose(service, ada, "rock")
            await choose(service, ben, "grass")
            await company.move(ada.match, ben.token, 3)
            assert await packs_at(service, ada.match) == "rock,any,any,grass"
            await company.host(ada.match, ada.token, partial(hosting.swap, seat=0, other=1))
            assert await packs_at(service, ada.match) == "any,rock,any,grass"
            await company.leave(ada.match, ben.token)
            assert await packs_at(service, ada.match) == "any,rock"
            cleo = await service.join(ada.match, "Cleo")
            await choose(service, cleo, "grass")
            await company.host(ada.match, ada.token, partial(hosting.remove, seat=0))
            assert await packs_at(service, ada.match) == "any,rock"

    tell(story)


def test_what_each_chooses_is_no_term_that_all_confirm(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            company = company_of(service)
            ada = await laid(service, OPEN, OPEN)
            ben = await service.join(ada.match, "Ben")
            await choose(service, ben, "grass")
            terms = await terms_at(service, ada.match)
            assert dict(terms.options) == {"moons": 1}
            wished = Terms(2, {"moons": 2, "packs": "grass,rock"}, hints=False)
            await company.host(ada.match, ada.token, partial(hosting.change, terms=wished))
            assert await packs_at(service, ada.match) == "any,grass"
            await choose(service, ada, "desert")
            await company.confirm(ada.match, ben.token, wished)
            seen = await service.snapshot(ada.match, ben.token)
            assert [board.pack for board in seen.view.boards] == ["desert", "grass"]

    tell(story)


def test_the_host_chooses_for_the_neutral_pack(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await laid(service, OPEN)
            await choose(service, ada, "rock", place=2)
            assert await packs_at(service, ada.match) == "any,any,rock"
            with pytest.raises(errors.ChoiceTaken):
                await choose(service, ada, "rock")
            for place, refusal in ((1, errors.NotYourSeat), (3, errors.BadSeats)):
                with pytest.raises(refusal):
                    await choose(service, ada, "grass", place)
            wished = Terms(3, {"moons": 1}, hints=False)
            change = partial(hosting.change, terms=wished)
            await company_of(service).host(ada.match, ada.token, change)
            assert await packs_at(service, ada.match) == "any"
            ben = await service.join(ada.match, "Ben")
            with pytest.raises(errors.NotHost):
                await choose(service, ben, "grass", place=3)

    tell(story)


@pytest.mark.parametrize("word", ["swamp", "rock,grass", ""])
def test_only_what_the_game_offers_is_chosen_and_only_by_people(
    open_service: OpenService, word: str
) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await laid(service, OPEN)
            with pytest.raises(BadOption):
                await choose(service, ada, word)
            company = company_of(service)
            with pytest.raises(UnknownOption, match="there are: packs"):
                await company.choose(ada.match, ada.token, "moons", "rock", None)
            with pytest.raises(errors.NotYourSeat):
                await company.choose(ada.match, None, "packs", "rock", None)

    tell(story)


def test_a_rematch_keeps_what_those_who_come_have_chosen(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await laid(service, OPEN)
            await choose(service, ada, "rock")
            ben = await service.join(ada.match, "Ben")
            company = company_of(service)
            await company.resign(ada.match, ada.token, True)
            again = await service.rematch(ada.match, ada.token)
            assert await packs_at(service, again.match) == "rock"
            await choose(service, again, "tundra")
            await service.rematch(ada.match, ben.token)
            seen = await service.snapshot(again.match, None)
            assert (seen.phase, seen.view.boards[0].pack) == ("playing", "tundra")

    tell(story)


def test_bots_that_come_for_the_absent_play_by_chance(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await laid(service, OPEN)
            ben = await service.join(ada.match, "Ben")
            await company_of(service).resign(ada.match, ada.token, True)
            again = await service.rematch(ada.match, ada.token)
            around = Around()
            later = Ticket(again.match, 1, ben.token)
            await choose(service, later, "grass")
            around.elsewhere[1] = "gone"
            await company_of(service, around).give_to_bots(again.match, ada.token, "greedy")
            assert await packs_at(service, again.match) == "any"

    tell(story)


def test_at_a_table_of_earlier_days_people_choose_too(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await laid(service, OPEN, OPEN)
            before = {"moons": 1}
            await service.arrange(ada.match, lambda table: replace(table.stored, options=before))
            assert "packs" not in (await service.snapshot(ada.match, None)).options
            await choose(service, ada, "rock")
            assert await packs_at(service, ada.match) == "rock"

    tell(story)
