"""The service: tokens, secrets, records and what is refused."""

from __future__ import annotations

import msgspec
import pytest

from wolfden.core import ALL
from wolfden.core.record_reader import read_record
from wolfden.match import errors

from .conftest import (
    BOT,
    ME,
    OPEN,
    OpenService,
    play_to_the_end,
    table,
    tell,
    three_players,
)


def test_a_forged_token_opens_nothing(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada, ben, _ = await three_players(service)
            other = await service.create(table(ME, OPEN, OPEN))
            for token in ("", "x" * 43, other.token, ben.token and ben.token[:-1]):
                with pytest.raises(errors.NotYourSeat):
                    await service.snapshot(ada.match, token)
                with pytest.raises(errors.NotYourSeat):
                    await service.submit(ada.match, token, 0, "play wolf")
            with pytest.raises(errors.NotYourSeat):
                await service.submit(ada.match, None, 0, "play wolf")

    tell(story)


def test_a_sealed_card_shows_in_its_owners_snapshot_only(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada, ben, cleo = await three_players(service)
            before = {
                token: await service.snapshot(ada.match, token)
                for token in (ben.token, cleo.token, None)
            }
            await service.submit(ada.match, ada.token, 0, "play wolf")
            own = await service.snapshot(ada.match, ada.token)
            assert own.view.lodges[0].choice == "wolf"
            for token, old in before.items():
                seen = await service.snapshot(ada.match, token)
                assert seen.view.lodges[0].choice is None
                assert [event.data for event in seen.log[0].events] == [{"seat": 0}]
                lodges = list(seen.view.lodges)
                lodges[0] = msgspec.structs.replace(lodges[0], chosen=False)
                assert tuple(lodges) == old.view.lodges

    tell(story)


def test_the_state_sent_to_a_bot_holds_a_guess_in_place_of_a_sealed_card(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await service.create(table(ME, BOT, BOT))
            await service.submit(ada.match, ada.token, 0, "play wolf")
            errands = [(await service.errands(ada.match))[0] for _ in range(40)]
            guesses = {errand.state.view(ALL).lodges[0].choice for errand in errands}
            assert len(guesses) > 1

    tell(story)


def test_the_record_comes_after_the_end_and_replays(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            tickets = await three_players(service)
            with pytest.raises(errors.MatchNotOver):
                await service.record(tickets[0].match)
            await play_to_the_end(service, tickets)
            record = read_record(await service.record(tickets[0].match))
            over = await service.snapshot(tickets[0].match, None)
            assert over.outcome is not None
            assert record.replay().outcome == over.outcome
            assert record.names == {0: "Ada", 1: "Ben", 2: "Cleo"}

    tell(story)


def test_why_names_the_rule(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada, *_ = await three_players(service)
            assert await service.why(ada.match, ada.token, "play wolf") is None
            await service.submit(ada.match, ada.token, 0, "play wolf")
            reason = await service.why(ada.match, ada.token, "play wolf")
            assert reason == "jagdfieber-why-already-chosen"

    tell(story)


@pytest.mark.parametrize("match", ["", "x" * 22, "x" * 23, "é" * 22, "a\x00" * 11])
def test_a_match_that_does_not_exist_is_unknown(open_service: OpenService, match: str) -> None:
    async def story() -> None:
        async with open_service() as service:
            with pytest.raises(errors.UnknownMatch):
                await service.snapshot(match, None)

    tell(story)
