"""Whoever watches later sees, move by move, what the public saw then, and nothing of since."""

from __future__ import annotations

import msgspec
import pytest

import wolfden
from wolfden.core import WolfdenError
from wolfden.match.company import Company
from wolfden.match.manners import Manners
from wolfden.match.service import MatchService
from wolfden.match.setup import SetUp, Ticket
from wolfden.match.watching import LATE

from .conftest import ME, OPEN, Heard, OpenService, tell
from .people import Around

MOVES = LATE + 5


async def laid(service: MatchService, game: str, watching: str) -> list[Ticket]:
    players = wolfden.spec_of(game).players[0]
    manners = msgspec.convert({"watching": watching}, Manners)
    options = {"best-of-five": True} if game == "wolf-and-hound" else {}
    setup = SetUp(game, [ME, *[OPEN] * (players - 1)], options, manners=manners)
    host = await service.create(setup)
    return [host, *[await service.join(host.match, name) for name in "BCDEF"[: players - 1]]]


async def step(service: MatchService, tickets: list[Ticket]) -> None:
    for ticket in tickets:
        seen = await service.snapshot(ticket.match, ticket.token)
        if seen.you in seen.to_act and seen.decision is not None:
            action = seen.legal[len(seen.legal) // 2].text
            await service.submit(ticket.match, ticket.token, seen.decision, action)
            return


@pytest.mark.parametrize("game", [spec.id for spec in wolfden.games()])
def test_later_is_what_was_public_then(open_service: OpenService, game: str) -> None:
    async def story() -> None:
        async with open_service() as service:
            tickets = await laid(service, game, "late")
            match = tickets[0].match
            shown: list[tuple[object, object, object]] = []
            for number in range(MOVES):
                seen = await service.look(
                    match, lambda table: (table.match.state.view(None), table.match.to_act)
                )
                shown.append((*msgspec.to_builtins(seen), number))
                late = await service.snapshot(match, None)
                then = msgspec.to_builtins((late.view, late.to_act))
                assert (*then, late.number) == shown[max(0, number - LATE)]
                assert [entry.number for entry in late.log] == [*range(1, late.number + 1)]
                await step(service, tickets)
            assert (await service.sight(match, None, 3)).number == MOVES - LATE
            await end(service, tickets)
            assert (await service.snapshot(match, None)).phase == "over"

    tell(story)


async def end(service: MatchService, tickets: list[Ticket]) -> None:
    company = Company(service, Heard(), Around())
    for ticket in tickets:
        await company.propose(ticket.match, ticket.token, None, True)


def test_where_nobody_may_watch_only_the_waiting_and_the_end_are_seen(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            manners = Manners(watching="no")
            host = await service.create(SetUp("jagdfieber", [ME, OPEN, OPEN], manners=manners))
            assert (await service.snapshot(host.match, None)).phase == "waiting"
            tickets = [host, *[await service.join(host.match, name) for name in "BC"]]
            company = Company(service, Heard(), Around())
            for look in (service.snapshot, service.sight, service.past):
                with pytest.raises(WolfdenError) as refused:
                    await look(host.match, None, 0)  # type: ignore[operator]
                assert refused.value.code == "watching-off"
            with pytest.raises(WolfdenError):
                await company.people(host.match)
            await end(service, tickets)
            assert (await service.snapshot(host.match, None)).phase == "over"

    tell(story)
