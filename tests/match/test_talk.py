"""Talking: what may be said where, by whom, who hears it, and that it is kept."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from wolfden.core import WolfdenError
from wolfden.match import hosting
from wolfden.match.company import Company
from wolfden.match.manners import Manners
from wolfden.match.remark import Kind
from wolfden.match.service import MatchService
from wolfden.match.setup import SeatSetUp, SetUp, Ticket
from wolfden.match.standing_in import bot_takes
from wolfden.match.talk import LONGEST, PHRASES, REACTIONS, Conversations
from wolfden.match.writing import cleaned
from wolfden.storage import SqlStore
from wolfden.storage.talk import SqlTalk
from wolfden.texts import LANGUAGES, has

from .conftest import BOT, ME, OPEN, Heard, OpenService, tell
from .people import Around

SIGN = "wolf-and-hound"


def talking(service: MatchService) -> Conversations:
    store = service._store
    assert isinstance(store, SqlStore)
    return Conversations(service, SqlTalk(store._engine, store.changes), Heard())


async def seated(
    service: MatchService, game: str = "jagdfieber", *, last: SeatSetUp = BOT, **manners: object
) -> tuple[Ticket, Ticket]:
    """Ada, Ben, and a third seat."""
    setup = SetUp(game, [ME, OPEN, last], manners=Manners(**manners))  # type: ignore[arg-type]
    host = await service.create(setup)
    return host, await service.join(host.match, "Ben")


async def refusal(talk: Conversations, at: Ticket, kind: Kind, body: str, token: str = "") -> str:
    try:
        await talk.say(at.match, None if token == "none" else at.token, kind, body)
    except WolfdenError as refused:
        return refused.code
    return "said"


def test_what_is_said_is_numbered_heard_and_there_after_a_restart(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            talk = talking(service)
            ada, ben = await seated(service)
            await talk.say(ada.match, ada.token, "phrase", "good-luck")
            await talk.say(ada.match, ben.token, "reaction", "paw")
            heard = await talk.talk(ada.match, ben.token)
            assert [(each.number, each.seat, each.body) for each in heard.remarks] == [
                (1, 0, "good-luck"),
                (2, 1, "paw"),
            ]
        async with open_service() as service:
            talk = talking(service)
            late = await talk.talk(ada.match, ada.token, since=1)
            assert [each.body for each in late.remarks] == ["paw"]
            assert (await talk.say(ada.match, ben.token, "phrase", "thanks")).number == 3

    tell(story)


def test_two_processes_number_what_is_said_one_after_the_other(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as here, open_service() as there:
            ada, ben = await seated(here)
            one, two = talking(here), talking(there)
            assert (await one.say(ada.match, ada.token, "phrase", "hello")).number == 1
            assert (await two.say(ada.match, ben.token, "phrase", "hello")).number == 2
            for talk in (one, two):
                assert len((await talk.talk(ada.match, ada.token)).remarks) == 2

    tell(story)


def test_the_table_chooses_what_may_be_said(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            talk = talking(service)
            ada, _ = await seated(service)
            assert await refusal(talk, ada, "words", "my wolf") == "words-off"
            assert await refusal(talk, ada, "phrase", "no such") == "unknown-phrase"
            assert await refusal(talk, ada, "sign", "dog") == "unknown-phrase"
            assert await refusal(talk, ada, "phrase", "hello", token="none") == "not-your-seat"
            free, _ = await seated(service, talking="free")
            assert await refusal(talk, free, "words", "my wolf") == "said"
            assert await refusal(talk, free, "words", "\u202e \u200b") == "bad-words"
            assert await refusal(talk, free, "words", "x" * (LONGEST + 1)) == "bad-words"
            silent, _ = await seated(service, talking="off")
            assert await refusal(talk, silent, "phrase", "hello") == "talk-off"
            await service.enter(ada.match, lambda table: bot_takes(table, 0, "asked"))
            assert await refusal(talk, ada, "phrase", "moment") == "said"

    tell(story)


def test_partners_of_wolf_and_hound_give_only_signs_until_the_end(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            talk = talking(service)
            host = await service.create(
                SetUp(SIGN, [ME, OPEN, BOT, BOT], manners=Manners(talking="free"))
            )
            assert await refusal(talk, host, "words", "I have a 4") == "said"
            ben = await service.join(host.match, "Ben")
            for kind, body in (("words", "I have a 4"), ("phrase", "oops"), ("reaction", "sad")):
                assert await refusal(talk, ben, kind, body) == "signs-only"  # type: ignore[arg-type]
            offers = (await talk.talk(host.match, ben.token)).offers
            assert (offers.phrases, offers.reactions, offers.words) == ((), (), False)
            assert await refusal(talk, ben, "sign", offers.signs[0]) == "said"
            company = Company(service, Heard(), Around())
            for ticket in (host, ben):
                await company.propose(host.match, ticket.token, None, True)
            assert await refusal(talk, ben, "words", "I had a 4") == "said"

    tell(story)


def test_spectators_hear_it_only_where_the_table_says_so(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            talk = talking(service)
            for manners, heard in (
                ({}, False), ({"overheard": True}, True),
                ({"overheard": True, "watching": "late"}, False),
            ):  # fmt: skip
                ada, _ = await seated(service, **manners)
                await talk.say(ada.match, ada.token, "phrase", "hello")
                seen = await talk.talk(ada.match, None)
                assert bool(seen.remarks) is heard
                assert seen.offers.phrases == ()
            ada, _ = await seated(service, overheard=True, watching="no")
            with pytest.raises(WolfdenError, match="until it is over"):
                await talk.talk(ada.match, None)

    tell(story)


def test_words_go_with_whoever_changes_places_while_the_table_waits(
    open_service: OpenService,
) -> None:
    async def story() -> None:
        async with open_service() as service:
            talk, company = talking(service), Company(service, Heard(), Around())
            ada, ben = await seated(service, last=OPEN)
            for ticket in (ada, ben):
                await talk.say(ada.match, ticket.token, "phrase", "hello")
            first = await talk.news(ada.match, ada.token, None)
            assert first is not None
            await company.host(ada.match, ada.token, lambda table: hosting.swap(table, 0, 1))
            again = await talk.news(ada.match, ada.token, first[1])
            assert again is not None
            assert (again[0].since, [each.seat for each in again[0].remarks]) == (0, [1, 0])
            await company.host(ada.match, ada.token, lambda table: hosting.remove(table, 0))
            remarks = (await talk.talk(ada.match, ada.token)).remarks
            assert [each.seat for each in remarks] == [1, None]
            assert await talk.news(ada.match, ada.token, again[1]) is not None

    tell(story)


def test_a_match_keeps_only_so_much(open_service: OpenService) -> None:
    async def story() -> None:
        async with open_service() as service:
            talk = talking(service)
            ada, _ = await seated(service)
            said = await talk.say(ada.match, ada.token, "phrase", "hello")
            assert await talk._store.say(ada.match, replace(said, body="back"), most=1) is None
            assert len((await talk.talk(ada.match, ada.token)).remarks) == 1

    tell(story)


def test_whatever_hides_turns_or_stacks_is_taken_out_of_words() -> None:
    assert cleaned(" a\u202eb\u2066c\x00\n\td ") == "abc d"
    assert cleaned("<b>&amp;</b>") == "<b>&amp;</b>"
    assert cleaned("e" + "\u0301" * 9) == "\u00e9" + "\u0301" * 3
    assert cleaned("👩\u200d👧 שלום") == "👩\u200d👧 שלום"
    assert cleaned("\u3164\u200d \u200b") == ""


def test_every_phrase_and_reaction_has_a_text() -> None:
    names = [*(f"phrase-{name}" for name in PHRASES), *(f"reaction-{name}" for name in REACTIONS)]
    assert [name for name in names for lang in LANGUAGES if not has(lang, name)] == []
