"""Who may ask for a hint, about what, and what the bots are told for it."""

from __future__ import annotations

import msgspec
import pytest

from wolfden.core.errors import NotYourTurn
from wolfden.match import errors
from wolfden.match.setup import SeatSetUp, SetUp

from .conftest import BOT, ME, OPEN, OpenService, table, tell


@pytest.mark.parametrize(
    ("seats", "wish", "hints"),
    [
        ([ME, BOT, BOT], None, True),
        ([ME, OPEN, BOT], None, False),
        ([OPEN, BOT, BOT], None, True),
        ([ME, BOT, BOT], False, False),
        ([ME, OPEN, BOT], True, True),
    ],
)
def test_hints_are_for_those_alone_among_bots_unless_the_table_says_otherwise(
    open_service: OpenService, seats: list[SeatSetUp], wish: bool | None, hints: bool
) -> None:
    async def story() -> None:
        async with open_service() as service:
            setup = msgspec.structs.replace(table(*seats), hints=wish)
            ticket = await service.create(setup)
        async with open_service() as another:
            assert (await another.snapshot(ticket.match, None)).hints is hints

    tell(story)


def test_bots_on_the_seats_of_friends_who_did_not_come_bring_hints(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            host = await service.create(table(ME, OPEN, OPEN))
            with pytest.raises(errors.MatchNotStarted):
                await service.question(host.match, host.token, 0)
            await service.fill(host.match, host.token, "pup")
            assert (await service.snapshot(host.match, host.token)).hints

    tell(story)


def test_only_a_seat_that_owes_this_decision_may_ask(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            setup = msgspec.structs.replace(table(ME, OPEN, BOT), hints=True)
            ada = await service.create(setup)
            ben = await service.join(ada.match, "Ben")
            for token in (None, "forged"):
                with pytest.raises(errors.NotYourSeat):
                    await service.question(ada.match, token, 0)
            with pytest.raises(errors.StaleDecision):
                await service.question(ada.match, ada.token, 7)
            question = await service.question(ada.match, ada.token, 0)
            assert question.seat == 0
            await service.submit(ada.match, ben.token, 0, "play wolf")
            await service.check_question(question)
            with pytest.raises(NotYourTurn):
                await service.question(ada.match, ben.token, 1)
            await service.submit(ada.match, ada.token, 0, "play wolf")
            with pytest.raises(NotYourTurn):
                await service.check_question(question)

    tell(story)


def test_a_table_without_hints_gives_none(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            setup = msgspec.structs.replace(table(ME, BOT, BOT), hints=False)
            ada = await service.create(setup)
            with pytest.raises(errors.HintsOff):
                await service.question(ada.match, ada.token, 0)

    tell(story)


def test_a_question_holds_no_secrets(open_service: OpenService) -> None:
    """The others' sealed cards are dealt anew: over many questions they come out differently."""

    async def story() -> None:
        async with open_service() as service:
            setup = msgspec.structs.replace(table(ME, OPEN, OPEN), hints=True)
            ada = await service.create(setup)
            guests = [await service.join(ada.match, name) for name in ("Ben", "Cleo")]
            for guest in guests:
                await service.submit(ada.match, guest.token, 0, "play wolf")
            views = set()
            for _ in range(20):
                state = (await service.question(ada.match, ada.token, 0)).state
                views.add(tuple(lodge.choice for lodge in state.view(1).lodges))
            assert len(views) > 1

    tell(story)


def test_taking_a_step_back_makes_the_question_stale(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await service.create(SetUp("the-wolves", [ME, BOT]))
            while 0 not in (await service.snapshot(ada.match, None)).to_act:
                (errand,) = await service.errands(ada.match)
                action = errand.state.legal(errand.seat)[0].text
                await service.submit_for_bot(ada.match, errand.seat, errand.decision, action)
            while not (seen := await service.snapshot(ada.match, ada.token)).undo:
                seat = seen.to_act[0]
                if seat == 0:
                    assert seen.decision is not None
                    wanted = next((a for a in seen.legal if a.verb == "move"), seen.legal[0])
                    await service.submit(ada.match, ada.token, seen.decision, wanted.text)
                else:
                    (errand,) = await service.errands(ada.match)
                    action = errand.state.legal(seat)[0].text
                    await service.submit_for_bot(ada.match, seat, errand.decision, action)
            assert seen.decision is not None
            question = await service.question(ada.match, ada.token, seen.decision)
            await service.submit(ada.match, ada.token, seen.decision, "undo")
            with pytest.raises(errors.StaleDecision):
                await service.check_question(question)

    tell(story)


def test_matches_with_the_levels_of_old_are_played_on(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            old = [SeatSetUp("bot", bot=level) for level in ("random", "greedy")]
            ada = await service.create(table(ME, *old))
            errands = await service.errands(ada.match)
            assert [errand.level for errand in errands] == ["random", "greedy"]

    tell(story)
