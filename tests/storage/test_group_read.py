"""Group read: tables changed elsewhere are read together, each as far as it is unknown."""

from __future__ import annotations

import asyncio

from wolfden.core.fold import Entry
from wolfden.match.errors import StorageFailed
from wolfden.match.remark import Remark
from wolfden.match.store import Current
from wolfden.storage import SqlStore
from wolfden.storage.talk import SqlTalk

from .test_group_commit import IDS, NOWHERE, Counting, first_moves, tell

HELLO = Remark(1, 0, "phrase", "hello", 5)


def test_tables_that_are_asked_for_together_are_read_together(database: str) -> None:
    async def story(store: SqlStore, engine: Counting) -> None:
        await first_moves(store, IDS[:5])
        answers = await asyncio.gather(*(store.current(match, 0, None) for match in IDS))
        assert engine.reads <= 2
        logs = [answer.moves for answer in answers if answer]
        assert logs == [[Entry(1, 0, "play wolf")]] * 5 + [[]] * 15
        assert [answer.stored.id for answer in answers if answer] == IDS

    tell(database, story)


def test_each_is_told_what_it_does_not_know(database: str) -> None:
    async def story(store: SqlStore, engine: Counting) -> None:
        first, second, third, *_ = IDS
        await first_moves(store, IDS)
        await store.append(second, Entry(2, 1, "play carrot"), finishes=False)
        talk = SqlTalk(engine, store.changes)
        for match in (first, second, second):
            await talk.say(match, HELLO, most=9)
        asked = ((first, 1, 0), (second, 1, 1), (third, 0, None), (NOWHERE, 0, 0), (second, 0, 0))
        told = await asyncio.gather(*(store.current(*each) for each in asked))
        assert [_told(now) for now in told] == [
            ([], [1]), ([2], [2]), ([1], []), None, ([1, 2], [1, 2]),
        ]  # fmt: skip

    tell(database, story)


def test_a_failure_is_told_to_all_who_wait_and_to_nobody_later(database: str) -> None:
    async def story(store: SqlStore, engine: Counting) -> None:
        engine.broken = True
        asked = [store.current(match, 0, None) for match in IDS]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, StorageFailed) for answer in answers)
        engine.broken = False
        assert await store.current(IDS[0], 0, None) is not None

    tell(database, story)


def _told(now: Current | None) -> tuple[list[int], list[int]] | None:
    return now and (
        [entry.number for entry in now.moves], [remark.number for remark in now.remarks],
    )  # fmt: skip
