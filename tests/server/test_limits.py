"""Rate limits: bursts, refilling, and forgetting clients that have been quiet."""

from __future__ import annotations

import pytest

from wolfden.server.limits import Bucket, Buckets, TooManyRequests
from wolfden.server.settings import Rate


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(bucket: Bucket, tries: int) -> int:
    count = 0
    for _ in range(tries):
        try:
            bucket.take()
            count += 1
        except TooManyRequests:
            pass
    return count


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(Rate(burst=3, per_second=2), clock)
    assert taken(bucket, 10) == 3
    clock.now += 1
    assert taken(bucket, 10) == 2
    clock.now += 1000
    assert taken(bucket, 10) == 3


def test_clients_have_buckets_of_their_own() -> None:
    buckets = Buckets(Rate(burst=1, per_second=0.1), clock=Clock())
    buckets.take("one")
    buckets.take("two")
    with pytest.raises(TooManyRequests):
        buckets.take("one")


def test_quiet_clients_are_forgotten_before_busy_ones() -> None:
    clock = Clock()
    buckets = Buckets(Rate(burst=1, per_second=1), limit=2, clock=clock)
    buckets.take("quiet")
    clock.now += 5
    buckets.take("busy")
    buckets.take("new")
    with pytest.raises(TooManyRequests):
        buckets.take("busy")
