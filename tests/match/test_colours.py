"""Colours at a table of Wolfsspuren: chosen as the rulebook allows, by chance otherwise."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from wolfden.core.errors import UnevenChoice
from wolfden.core.record_reader import read_record
from wolfden.match import hosting
from wolfden.match.service import MatchService
from wolfden.match.setup import SeatSetUp, SetUp, Ticket
from wolfden.match.terms import Terms

from .conftest import BOT, ME, OPEN, OpenService, tell
from .test_choosing import company_of


async def laid(service: MatchService, *seats: SeatSetUp, **options: str) -> Ticket:
    return await service.create(SetUp("wolfsspuren", [ME, *seats], options))


async def choose(service: MatchService, who: Ticket, word: str) -> None:
    await company_of(service).choose(who.match, who.token, "colours", word, None)


async def chosen(service: MatchService, match: str) -> object:
    return (await service.snapshot(match, None)).options.get("colours")


async def seen(service: MatchService, match: str) -> list[str]:
    return [player.colour for player in (await service.snapshot(match, None)).view.players]


def test_chosen_colours_are_stored_read_back_replayed_and_kept_for_a_rematch(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await laid(service, OPEN, BOT)
            await choose(service, ada, "grey")
            ben = await service.join(ada.match, "Ben")
            played = await seen(service, ada.match)
            assert played[0] == "grey"
            await service.submit(ada.match, ada.token, 0, "pick a")
        async with open_service() as restarted:
            assert await seen(restarted, ada.match) == played
            view = (await restarted.snapshot(ada.match, ada.token)).view
            assert view.pick == "a"
            company = company_of(restarted)
            for person in (ada, ben):
                await company.propose(ada.match, person.token, None, True)
            record = read_record(await restarted.record(ada.match))
            assert [each.colour for each in record.replay().view(None).players] == played
            again = await restarted.rematch(ada.match, ada.token)
            assert await chosen(restarted, again.match) == "grey"

    tell(story)


def test_a_table_where_nobody_chooses_deals_colours_by_chance(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            dealt = set()
            for _ in range(12):
                solo = await laid(service, BOT, BOT)
                assert await chosen(service, solo.match) == "any"
                dealt.add(tuple(await seen(service, solo.match)))
            assert len(dealt) > 6

    tell(story)


def test_a_colour_that_would_leave_the_sexes_uneven_is_refused(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await laid(service, OPEN, OPEN, OPEN)
            ben = await service.join(ada.match, "Ben")
            cleo = await service.join(ada.match, "Cleo")
            await choose(service, ada, "green")
            await choose(service, ben, "orange")
            with pytest.raises(UnevenChoice):
                await choose(service, cleo, "black")
            assert await chosen(service, ada.match) == "green,orange"
            await choose(service, ben, "blue")
            await choose(service, cleo, "black")
            assert await chosen(service, ada.match) == "green,blue,black"

    tell(story)


def test_at_a_table_that_shrinks_the_last_of_too_many_chooses_again(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await laid(service, *[OPEN] * 4)
            ben = await service.join(ada.match, "Ben")
            cleo = await service.join(ada.match, "Cleo")
            for who, word in ((ada, "green"), (ben, "orange"), (cleo, "black")):
                await choose(service, who, word)
            four = partial(hosting.change, terms=Terms(4, {"target": 50}, hints=False))
            await company_of(service).host(ada.match, ada.token, four)
            assert await chosen(service, ada.match) == "green,orange"

    tell(story)


def test_at_a_waiting_table_of_earlier_days_seats_have_the_colours_of_the_box(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await laid(service, OPEN, BOT)
            before = {"target": 40}
            await service.arrange(ada.match, lambda table: replace(table.stored, options=before))
            await choose(service, ada, "orange")
            assert await chosen(service, ada.match) == "orange,blue,black"
            await service.join(ada.match, "Ben")
            assert await seen(service, ada.match) == ["orange", "blue", "black"]

    tell(story)
