"""Workers find what one process finds, and the arena survives their death."""

from __future__ import annotations

import time
from multiprocessing import active_children

import pytest

from wolfden.arena import BadArena, Workers
from wolfden.arena.local import run_local

from .test_play import small


def test_several_workers_find_the_same(tmp_path):
    alone, together = small(games=9), small(games=9)
    one, two = alone.run(), together.run(Workers(2), tmp_path / "arena.json")
    assert [alone.played[n].found for n in range(9)] == [together.played[n].found for n in range(9)]
    for mine, theirs in zip(one.standings, two.standings, strict=True):
        assert (mine.bot, mine.rating, mine.first) == (theirs.bot, theirs.rating, theirs.first)
    assert one.pairs == two.pairs


def test_when_workers_are_killed_every_match_is_still_played_once():
    arena = small(games=12)
    results = run_local(arena.header, arena.fixtures, 2)
    numbers = [next(results).number]
    for worker in active_children():
        worker.kill()
    numbers += [result.number for result in results]
    assert sorted(numbers) == [fixture.number for fixture in arena.fixtures]


def test_an_arena_that_is_left_early_leaves_no_workers_behind():
    arena = small(games=300)
    results = run_local(arena.header, arena.fixtures, 2)
    next(results)
    results.close()
    patience = time.monotonic() + 20
    while active_children() and time.monotonic() < patience:
        time.sleep(0.05)
    assert not active_children()


def test_no_workers_are_refused():
    with pytest.raises(BadArena):
        small().run(Workers(0))
