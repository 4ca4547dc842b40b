"""Matches in processes of this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from .play import failed, play
from .results import Header, Result
from .schedule import Fixture

AHEAD = 2
"""How many matches wait for every worker."""


def processors() -> int:
    """How many of this machine's processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def run_here(header: Header, fixtures: Sequence[Fixture]) -> Iterator[Result]:
    """One match after the other, in this process."""
    for fixture in fixtures:
        yield play(header, fixture)


def run_local(header: Header, fixtures: Sequence[Fixture], workers: int) -> Iterator[Result]:
    """Results as they come. When a worker dies, what it and the others held is begun again."""
    if workers == 1 or len(fixtures) == 1:
        yield from run_here(header, fixtures)
        return
    left = list(fixtures)
    while left:
        done: set[int] = set()
        try:
            for result in _run_pool(header, left, min(workers, len(left))):
                done.add(result.number)
                yield result
        except BrokenProcessPool as error:
            left = [fixture for fixture in left if fixture.number not in done]
            suspects = left[: workers * AHEAD]
            yield from _one_by_one(header, suspects, error)
            done |= {fixture.number for fixture in suspects}
        left = [fixture for fixture in left if fixture.number not in done]


def _run_pool(header: Header, fixtures: Sequence[Fixture], workers: int) -> Iterator[Result]:
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=prepare)
    waiting = iter(fixtures)
    running: set[Future[Result]] = set()
    try:
        while True:
            while len(running) < workers * AHEAD and (fixture := next(waiting, None)):
                running.add(pool.submit(play, header, fixture))
            if not running:
                return
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                yield future.result()
    finally:
        _end(pool)


def _one_by_one(
    header: Header, fixtures: Sequence[Fixture], broken: BrokenProcessPool
) -> Iterator[Result]:
    """Each in a process of its own, to find the match that ends its worker."""
    for fixture in fixtures:
        try:
            yield from _run_pool(header, [fixture], 1)
        except BrokenProcessPool:
            yield failed(fixture, broken)


def prepare() -> None:
    """Leave Ctrl-C to the arena: it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _end(pool: ProcessPoolExecutor) -> None:
    """At once: nobody waits for what was half played."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
