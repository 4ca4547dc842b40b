"""A table that waits: its host removes, moves, locks and cancels; guests give their seats up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from wolfden.match import errors, hosting
from wolfden.match.company import Company
from wolfden.match.service import MatchService
from wolfden.match.setup import Ticket

from .conftest import ME, OPEN, Heard, OpenService, table, tell
from .people import Around


async def waiting(service: MatchService) -> tuple[Company, Ticket, Ticket]:
    host = await service.create(table(ME, OPEN, OPEN))
    return Company(service, Heard(), Around()), host, await service.join(host.match, "Ben")


def test_whoever_was_removed_holds_no_seat_any_more(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            company, host, ben = await waiting(service)
            await company.host(host.match, host.token, partial(hosting.remove, seat=1))
            with pytest.raises(errors.NotYourSeat):
                await service.snapshot(host.match, ben.token)
            assert (await service.snapshot(host.match, None)).seats[1].kind == "open"
            assert (await service.join(host.match, "Cleo")).seat == 1

    tell(story)


def test_people_change_places_and_keep_their_tokens(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            company, host, ben = await waiting(service)
            await company.host(host.match, host.token, partial(hosting.swap, seat=1, other=2))
            await company.host(host.match, host.token, partial(hosting.swap, seat=0, other=2))
            seen = await service.snapshot(host.match, ben.token)
            assert (seen.you, [seat.name for seat in seen.seats]) == (0, ["Ben", None, "Ada"])
            assert (await service.snapshot(host.match, host.token)).seats[2].host

    tell(story)


def test_a_person_takes_another_seat_that_is_open(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            company, host, ben = await waiting(service)
            with pytest.raises(errors.NoOpenSeat):
                await company.move(host.match, ben.token, 0)
            with pytest.raises(errors.BadSeats):
                await company.move(host.match, ben.token, 3)
            with pytest.raises(errors.NotYourSeat):
                await company.move(host.match, None, 2)
            await company.move(host.match, ben.token, 2)
            seen = await service.snapshot(host.match, ben.token)
            assert (seen.you, [seat.name for seat in seen.seats]) == (2, ["Ada", None, "Ben"])
            await service.join(host.match, "Cleo")
            with pytest.raises(errors.MatchStarted):
                await company.move(host.match, ben.token, 1)

    tell(story)


def test_nobody_joins_a_locked_table(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            company, host, _ = await waiting(service)
            await company.host(host.match, host.token, partial(hosting.lock, locked=True))
            with pytest.raises(errors.TableLocked):
                await service.join(host.match, "Cleo")
            await company.host(host.match, host.token, partial(hosting.lock, locked=False))
            assert (await service.join(host.match, "Cleo")).seat == 2

    tell(story)


@pytest.mark.parametrize("way", ["cancel", "leave"])
def test_a_table_without_its_host_is_cancelled(open_service: OpenService, way: str) -> None:
    async def story() -> None:
        async with open_service() as service:
            company, host, ben = await waiting(service)
            if way == "cancel":
                await company.host(host.match, host.token, hosting.cancel)
            else:
                await company.leave(host.match, host.token)
            assert (await service.snapshot(host.match, ben.token)).phase == "cancelled"
            for attempt in (service.join(host.match, "Cleo"), company.leave(ben.match, ben.token)):
                with pytest.raises((errors.TableCancelled, errors.MatchStarted)):
                    await attempt

    tell(story)


def test_a_guest_gives_the_seat_up(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            company, host, ben = await waiting(service)
            await company.leave(host.match, ben.token)
            seen = await service.snapshot(host.match, host.token)
            assert (seen.phase, seen.seats[1].kind) == ("waiting", "open")

    tell(story)


@pytest.mark.parametrize(
    "change",
    [
        partial(hosting.remove, seat=1),
        partial(hosting.swap, seat=0, other=1),
        partial(hosting.lock, locked=True),
        hosting.cancel,
    ],
    ids=["remove", "swap", "lock", "cancel"],
)
def test_only_the_host_may_and_only_before_the_match(
    open_service: OpenService, change: Callable[..., object]
) -> None:
    async def story() -> None:
        async with open_service() as service:
            company, host, ben = await waiting(service)
            with pytest.raises(errors.NotHost):
                await company.host(host.match, ben.token, change)  # type: ignore[arg-type]
            with pytest.raises(errors.NotYourSeat):
                await company.host(host.match, None, change)  # type: ignore[arg-type]
            await service.join(host.match, "Cleo")
            with pytest.raises(errors.MatchStarted):
                await company.host(host.match, host.token, change)  # type: ignore[arg-type]

    tell(story)


@pytest.mark.parametrize("seat", [-1, 0, 2, 3])
def test_only_somebody_else_who_sits_there_is_removed(open_service: OpenService, seat: int) -> None:
    async def story() -> None:
        async with open_service() as service:
            company, host, _ = await waiting(service)
            with pytest.raises(errors.BadSeats):
                await company.host(host.match, host.token, partial(hosting.remove, seat=seat))

    tell(story)
