"""Whatever stands in a log, a table folded anew equals the one that was never closed."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path

import pytest

import wolfden
from wolfden.core import Spec
from wolfden.core.errors import IllegalAction
from wolfden.core.record_reader import read_record
from wolfden.match.company import Company
from wolfden.match.errors import BotPlays
from wolfden.match.service import MatchService
from wolfden.match.setup import SeatSetUp, SetUp, Ticket
from wolfden.storage import SqlStore, engine_of, migrate

from .conftest import ME, OPEN, Heard, OpenService, tell
from .people import Around

SHORT = {"jagdfieber": {"days": 1}, "the-wolves": {"moons": 1}}
"""Options with which a match is soon over, so that rematches come up."""
STEPS = 60


def no_bots(level: str) -> None:
    raise AssertionError(level)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[MatchService]:
    engine = engine_of(str(folder / "wolfden.db"))
    await migrate(engine)
    try:
        yield MatchService(SqlStore(engine), Heard(), no_bots)
    finally:
        await engine.dispose()


async def people(service: MatchService, spec: Spec, rng: random.Random) -> list[Ticket]:
    players = rng.choice(spec.players)
    seats = [ME, *[OPEN] * (players - 1)]
    rng.shuffle(seats)
    known = {option.name: option for option in spec.options}
    options = {
        name: known[name].at(players).check(value)
        for name, value in SHORT.get(spec.id, {}).items()
        if name in known
    }
    tickets = [await service.create(SetUp(spec.id, seats, options))]
    for number in range(players - 1):
        tickets.append(await service.join(tickets[0].match, f"Guest {number}"))
    return tickets


async def one_step(
    service: MatchService, tickets: list[Ticket], rng: random.Random, stops: float = 0.002
) -> list[Ticket]:
    """Somebody decides, takes a step back, lets a bot play, returns, or asks for a rematch; the
    tickets that count now."""
    ticket = rng.choice(tickets)
    seen = await service.snapshot(ticket.match, ticket.token)
    company = Company(service, Heard(), Around())
    if seen.phase == "playing" and rng.random() < 0.1:
        away = ticket.seat is not None and seen.seats[ticket.seat].stand_in
        await (company.take_back if away else company.hand_over)(ticket.match, ticket.token)
        return tickets
    for errand in await service.errands(ticket.match):
        if rng.random() < 0.5:
            action = rng.choice(errand.state.legal(errand.seat)).text
            await service.submit_for_bot(errand.match, errand.seat, errand.decision, action)
            return tickets
    if seen.phase == "playing" and rng.random() < stops:
        for each in tickets:
            with suppress(BotPlays):
                await company.propose(each.match, each.token, None, agree=True)
        return tickets
    if seen.phase == "over":
        again = await service.rematch(ticket.match, ticket.token)
        return [Ticket(again.match, each.seat, each.token) for each in tickets]
    if seen.decision is not None:
        back = seen.undo and rng.random() < 0.3
        action = rng.choice(("undo", "undo 2")) if back else rng.choice(seen.legal).text
        with suppress(IllegalAction) if back else nullcontext():
            await service.submit(ticket.match, ticket.token, seen.decision, action)
    return tickets


async def assert_alike(one: MatchService, other: MatchService, tickets: list[Ticket]) -> None:
    match = tickets[0].match
    for token in (*(ticket.token for ticket in tickets), None):
        assert await one.snapshot(match, token) == await other.snapshot(match, token)
    async with one._tables.open(match) as mine, other._tables.open(match) as theirs:
        assert mine.match.state == theirs.match.state
        assert mine.match.moves == theirs.match.moves
        assert mine.match.decisions == theirs.match.decisions
        assert mine.match.bots == theirs.match.bots


@pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)
@pytest.mark.parametrize("seed", range(5))
def test_a_match_folded_anew_equals_the_one_never_closed(
    spec: Spec, seed: int, tmp_path: Path
) -> None:
    rng = random.Random(seed)

    async def story() -> None:
        async with opened(tmp_path) as service:
            tickets = await people(service, spec, rng)
            for _ in range(STEPS):
                tickets = await one_step(service, tickets, rng)
                if rng.random() < 0.03:
                    async with opened(tmp_path) as fresh:
                        await assert_alike(service, fresh, tickets)
                        tickets = await one_step(fresh, tickets, rng)
                        await assert_alike(service, fresh, tickets)
            async with opened(tmp_path) as fresh:
                await assert_alike(service, fresh, tickets)

    tell(story)


def test_a_record_with_steps_taken_back_replays_from_the_database(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            seats = [ME, SeatSetUp("open")]
            host = await service.create(SetUp("the-wolves", seats, {"moons": 1}))
            tickets = [host, await service.join(host.match, "Ben")]
            rng = random.Random(1)
            while (await service.snapshot(host.match, host.token)).phase != "over":
                await one_step(service, tickets, rng, stops=0)
        async with open_service() as restarted:
            text = await restarted.record(host.match)
            assert " undo  | " in text
            assert " undo 2  | " in text
            async with restarted._tables.open(host.match) as table:
                assert read_record(text).replay() == table.match.state

    tell(story)
