"""Your tables: one line each, and getting rid of those that were yours alone."""

from __future__ import annotations

import time

import pytest

from wolfden.match import errors
from wolfden.match.company import Company

from .conftest import BOT, ME, OPEN, Heard, OpenService, table, tell
from .people import Around


def test_every_table_is_told_in_a_line_and_a_wrong_token_tells_nothing(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await service.create(table(ME, OPEN, BOT))
            waits = await service.create(table(ME, OPEN, OPEN))
            ben = await service.join(ada.match, "Ben")
            await service.submit(ada.match, ada.token, 0, "play wolf")
            held = [
                (ada.match, ada.token or ""), (ben.match, ben.token or ""),
                (waits.match, waits.token or ""), (ada.match, "x" * 43), ("x" * 22, "x" * 43),
            ]  # fmt: skip
            mine, his, waiting, *nothing = await service.summaries(held)
            assert nothing == [None, None]
            assert mine is not None
            assert his is not None
            assert waiting is not None
            assert (mine.yours, his.yours, waiting.yours) == (False, True, False)
            assert (mine.number, mine.to_act, waiting.phase) == (1, (1, 2), "waiting")
            assert abs(mine.changed / 1000 - time.time()) < 60

    tell(story)


def test_a_match_of_mine_alone_is_deleted_when_it_is_over(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            company = Company(service, Heard(), Around())
            ada = await service.create(table(ME, BOT, BOT))
            await service.submit(ada.match, ada.token, 0, "play wolf")
            with pytest.raises(errors.MatchNotOver):
                await service.delete(ada.match, ada.token)
            await company.propose(ada.match, ada.token, None, agree=True)
            with pytest.raises(errors.NotYourSeat):
                await service.delete(ada.match, None)
            following = await service.rematch(ada.match, ada.token)
            await service.delete(ada.match, ada.token)
            with pytest.raises(errors.UnknownMatch):
                await service.snapshot(ada.match, None)
            await company.propose(following.match, ada.token, None, agree=True)
            await service.delete(following.match, ada.token)

    tell(story)


def test_those_who_look_at_the_match_before_a_deleted_one_are_told(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        heard = Heard()
        async with open_service(heard) as service:
            company = Company(service, Heard(), Around())
            ada = await service.create(table(ME, BOT, BOT))
            await company.propose(ada.match, ada.token, None, agree=True)
            following = await service.rematch(ada.match, ada.token)
            assert (await service.snapshot(ada.match, ada.token)).rematch == following.match
            heard.messages.clear()
            await service.delete(following.match, following.token)
            assert heard.messages == [(ada.match, 0)]
            assert (await service.snapshot(ada.match, ada.token)).rematch is None

    tell(story)


def test_a_match_of_mine_alone_is_deleted_before_i_have_done_anything(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            ada = await service.create(table(ME, BOT, BOT))
            await service.submit_for_bot(ada.match, 1, 0, "play wolf")
            await service.delete(ada.match, ada.token)
            with pytest.raises(errors.UnknownMatch):
                await service.snapshot(ada.match, None)
            waits = await service.create(table(ME, OPEN, BOT))
            with pytest.raises(errors.MatchNotOver):
                await service.delete(waits.match, waits.token)
            await service.join(waits.match, "Ben")
            with pytest.raises(errors.NotAlone):
                await service.delete(waits.match, waits.token)

    tell(story)


def test_a_match_of_several_people_stays(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            company = Company(service, Heard(), Around())
            ada = await service.create(table(ME, OPEN, BOT))
            ben = await service.join(ada.match, "Ben")
            for token in (ada.token, ben.token):
                await company.propose(ada.match, token, None, agree=True)
            with pytest.raises(errors.NotAlone):
                await service.delete(ada.match, ada.token)

    tell(story)
