"""Bots that play for people, and what people agree on."""

from __future__ import annotations

import pytest

from wolfden.match import errors
from wolfden.match.agreement import Proposal
from wolfden.match.setup import SeatSetUp

from .conftest import BOT, ME, OPEN, OpenService, tell
from .party import party


def test_a_person_hands_over_to_a_bot_and_takes_the_seat_back(open_service: OpenService) -> None:
    async def story() -> None:
        async with party(open_service) as at:
            assert await at.company.hand_over(at.match, at.token(1)) == 1
            seen = await at.service.snapshot(at.match, at.token(1))
            assert seen.seats[1].stand_in == "yearling"
            assert (seen.you, seen.legal, seen.decision) == (1, [], None)
            with pytest.raises(errors.BotPlays):
                await at.service.submit(at.match, at.token(1), 1, "play wolf")
            errand = (await at.service.errands(at.match))[0]
            assert (errand.seat, errand.level, errand.decision) == (1, "yearling", 1)
            assert await at.company.take_back(at.match, at.token(1)) == 2
            with pytest.raises(errors.StaleDecision):
                await at.service.submit_for_bot(at.match, 1, errand.decision, "play wolf")
            assert await at.service.errands(at.match) == []
            await at.service.submit(at.match, at.token(1), 2, "play wolf")
            await at.service.submit(at.match, at.token(0), 0, "play wolf")
            assert await at.log() == [
                (1, "bot yearling asked"), (1, "back"), (1, "play wolf"), (0, "play wolf"),
            ]  # fmt: skip

    tell(story)


def test_the_bot_is_of_the_level_of_most_bots_at_the_table(open_service: OpenService) -> None:
    async def story() -> None:
        pup = SeatSetUp("bot", bot="pup")
        async with party(open_service, ME, BOT, pup, pup) as at:
            await at.company.hand_over(at.match, at.token(0))
            assert await at.log() == [(0, "bot pup asked")]

    tell(story)


def test_who_plays_for_whom_is_known_again_after_a_restart(open_service: OpenService) -> None:
    async def story() -> None:
        async with party(open_service) as at:
            await at.company.leave(at.match, at.token(2))
            assert at.around.of(at.match, 2) == "gone"
        async with open_service() as restarted:
            seen = await restarted.snapshot(at.match, at.token(0))
            assert [seat.stand_in for seat in seen.seats] == [None, None, "yearling"]
            assert [event.data for event in seen.log[0].events] == [
                {"seat": 2, "bot": "yearling", "reason": "left"}
            ]
            assert [errand.seat for errand in await restarted.errands(at.match)] == [2]

    tell(story)


def test_an_absent_persons_seat_is_handed_over_when_everyone_here_agrees(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with party(open_service) as at:
            with pytest.raises(errors.NobodyAbsent):
                await at.company.propose(at.match, at.token(0), 2, agree=True)
            at.around.elsewhere[2] = "away"
            people = await at.company.propose(at.match, at.token(0), 2, agree=True)
            assert people.presence == ("here", "here", "away")
            assert people.proposals == (Proposal("bot", 2, (0,), (1,)),)
            assert await at.log() == []
            people = await at.company.propose(at.match, at.token(1), 2, agree=True)
            assert people.proposals == ()
            assert await at.log() == [(2, "bot yearling agreed")]

    tell(story)


def test_a_wish_can_be_withdrawn_and_ends_when_the_absent_person_returns(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with party(open_service) as at:
            at.around.elsewhere[2] = "gone"
            await at.company.propose(at.match, at.token(0), 2, agree=True)
            people = await at.company.propose(at.match, at.token(0), 2, agree=False)
            assert people.proposals == ()
            await at.company.propose(at.match, at.token(0), 2, agree=True)
            del at.around.elsewhere[2]
            assert (await at.company.people(at.match)).proposals == ()
            at.around.elsewhere[2] = "gone"
            await at.company.propose(at.match, at.token(1), 2, agree=True)
            assert await at.log() == []

    tell(story)


def test_when_the_others_have_gone_too_the_one_who_is_here_decides(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with party(open_service) as at:
            at.around.elsewhere[2] = "gone"
            await at.company.propose(at.match, at.token(0), 2, agree=True)
            at.around.elsewhere[1] = "away"
            await at.company.consider(at.match)
            assert await at.log() == [(2, "bot yearling agreed")]

    tell(story)


def test_a_match_stops_when_all_who_play_agree(open_service: OpenService) -> None:
    async def story() -> None:
        async with party(open_service) as at:
            await at.company.leave(at.match, at.token(2))
            at.around.elsewhere[1] = "gone"
            people = await at.company.propose(at.match, at.token(0), None, agree=True)
            assert people.proposals == (Proposal("end", None, (0,), (1,)),)
            del at.around.elsewhere[1]
            await at.company.propose(at.match, at.token(1), None, agree=True)
            seen = await at.service.snapshot(at.match, at.token(1))
            assert (seen.phase, seen.outcome, seen.to_act, seen.legal) == ("over", None, (), [])
            assert "unfinished" in await at.service.record(at.match)
            with pytest.raises(errors.MatchOver):
                await at.service.submit(at.match, at.token(0), 3, "play wolf")

    tell(story)


def test_whoever_plays_alone_stops_at_once(open_service: OpenService) -> None:
    async def story() -> None:
        async with party(open_service, ME, BOT, BOT) as at:
            await at.company.propose(at.match, at.token(0), None, agree=True)
            assert await at.log() == [(0, "stop")]

    tell(story)


def test_nobody_speaks_for_others(open_service: OpenService) -> None:
    async def story() -> None:
        async with party(open_service) as at:
            at.around.elsewhere[2] = "gone"
            for token in (None, "x" * 43):
                with pytest.raises(errors.NotYourSeat):
                    await at.company.hand_over(at.match, token)
                with pytest.raises(errors.NotYourSeat):
                    await at.company.propose(at.match, token, 2, agree=True)
                with pytest.raises(errors.NotYourSeat):
                    await at.company.take_back(at.match, token)
            await at.company.hand_over(at.match, at.token(1))
            with pytest.raises(errors.BotPlays):
                await at.company.propose(at.match, at.token(1), 2, agree=True)
            assert await at.log() == [(1, "bot yearling asked")]

    tell(story)


def test_nobody_hands_over_before_the_match_has_started(open_service: OpenService) -> None:
    async def story() -> None:
        async with party(open_service, ME, OPEN, OPEN) as at:
            with pytest.raises(errors.MatchNotStarted):
                await at.company.hand_over(at.match, at.token(0))

    tell(story)


@pytest.mark.parametrize("text", ["bot alpha asked", "back", "stop"])
def test_entries_about_the_table_cannot_be_sent_as_moves(
    open_service: OpenService, text: str
) -> None:
    async def story() -> None:
        async with party(open_service) as at:
            with pytest.raises(Exception, match="no action is written"):
                await at.service.submit(at.match, at.token(0), 0, text)

    tell(story)
