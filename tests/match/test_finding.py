"""Finding each other: which tables strangers may join, and a seat for whoever asks."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from wolfden.core.registry import spec_of
from wolfden.match import hosting
from wolfden.match.company import Company
from wolfden.match.errors import NotYourSeat
from wolfden.match.finding import FRESH, Finder, Search, attended, company, open_table
from wolfden.match.manners import Manners
from wolfden.match.service import MatchService
from wolfden.match.setup import SetUp, Ticket

from .conftest import BOT, ME, OPEN, Heard, OpenService, table, tell
from .people import Around

LISTED = Manners(listed=True, language="de", strength="new")


def listed_table(*seats: object, manners: Manners = LISTED) -> SetUp:
    return replace(table(*seats), manners=manners)  # type: ignore[arg-type]


async def ids(service: MatchService) -> list[str]:
    return [listed.stored.id for listed in await service.listed()]


def test_a_listed_table_is_found_only_while_it_waits(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            guests = Company(service, Heard(), Around())
            await service.create(table(ME, OPEN, BOT))
            full = await service.create(listed_table(ME, OPEN, BOT))
            filled = await service.create(listed_table(ME, OPEN, BOT))
            other = await service.create(listed_table(ME, OPEN, OPEN))
            await service.create(listed_table(OPEN, OPEN, OPEN))
            assert set(await ids(service)) == {full.match, filled.match, other.match}
            shown = open_table((await service.listed())[0])
            assert (shown.names, shown.language, shown.strength) == (("Ada",), "de", "new")
            await service.join(full.match, "Ben")
            await service.fill(filled.match, filled.token, "greedy")
            assert await ids(service) == [other.match]
            for change in (
                lambda stored: hosting.lock(stored, True),
                lambda stored: hosting.list_table(stored, False, None, "any"),
                hosting.cancel,
            ):
                await guests.host(other.match, other.token, change)
                assert await ids(service) == []
                if change is not hosting.cancel:
                    await guests.host(other.match, other.token, _open_again)
                    assert await ids(service) == [other.match]

    def _open_again(stored: object) -> object:
        return hosting.lock(hosting.list_table(stored, True, None, "any"), False)  # type: ignore[arg-type]

    tell(story)


def test_a_table_whose_people_have_all_gone_is_not_shown(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            around = Around()
            ada = await service.create(listed_table(ME, OPEN, OPEN))
            await service.join(ada.match, "Ben")
            (listed,) = await service.listed()
            later = listed.created + FRESH
            around.elsewhere = {0: "gone", 1: "away"}
            assert attended(listed, around, later)
            around.elsewhere = {0: "gone", 1: "gone"}
            assert not attended(listed, around, later)
            assert attended(listed, around, later - 1)

    tell(story)


def test_all_who_press_at_once_on_two_processes_meet_at_one_table(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as here, open_service() as there:
            finders = [Finder(here, Around()), Finder(there, Around())]
            search = Search("Guest", "jagdfieber")
            found = await asyncio.gather(*(finders[i % 2].find(search) for i in range(6)))
            tickets = [each.ticket for each in found]
            assert sum(each.laid for each in found) == 2
            assert len({(ticket.match, ticket.seat) for ticket in tickets}) == 6
            for match in {ticket.match for ticket in tickets}:
                seen = await here.snapshot(match, None)
                names = sorted(seat.name or "" for seat in seen.seats)
                assert (seen.phase, names) == ("playing", ["Guest", "Guest 2", "Guest 3"])

    tell(story)


def test_a_table_fits_by_game_language_strength_and_pace(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            finder = Finder(service, Around())
            ada = await service.create(listed_table(ME, OPEN, OPEN, OPEN))
            fits = {
                Search("Ben", "jagdfieber", "de", "new"): True,
                Search("Cleo", None, None, "new"): True,
                Search("Dora", "jagdfieber", "fr", "new"): False,
                Search("Emil", "jagdfieber", "de", "seasoned"): False,
                Search("Finn", "the-wolves", "de", "new"): False,
            }
            for search, expected in fits.items():
                found = await finder.find(search)
                assert (found.ticket.match == ada.match) is expected, search.name

    tell(story)


def test_strangers_have_no_host_and_each_may_start_with_bots(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            finder, guests = Finder(service, Around()), Company(service, Heard(), Around())
            search = Search("Guest", "wolf-and-hound")
            one, two, three = [(await finder.find(search)).ticket for _ in range(3)]
            await guests.leave(two.match, two.token)
            with pytest.raises(NotYourSeat):
                await service.fill(one.match, two.token, "greedy")
            await service.fill(one.match, three.token, "greedy")
            seen = await service.snapshot(one.match, three.token)
            assert [seat.kind for seat in seen.seats] == ["human", "bot", "human", "bot"]
            assert (seen.phase, await ids(service)) == ("playing", [])

            alone: Ticket = (await finder.find(search)).ticket
            await guests.leave(alone.match, alone.token)
            assert (await service.snapshot(alone.match, None)).phase == "cancelled"

    tell(story)


def test_few_are_enough_and_teams_are_even() -> None:
    games = ("jagdfieber", "the-wolves", "wolf-and-hound", "wolfsspuren")
    assert [company(spec_of(game)) for game in games] == [3, 3, 4, 3]


def test_people_on_one_device_sit_down_together(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await service.create(table(ME, replace(ME, name="Ben"), BOT))
            (ben,) = ada.others
            assert (ada.seat, ben.seat, ben.match) == (0, 1, ada.match)
            for ticket in (ada, ben):
                seen = await service.snapshot(ada.match, ticket.token)
                assert (seen.you, seen.phase) == (ticket.seat, "playing")
            assert [seat.host for seat in seen.seats] == [True, False, False]

    tell(story)
