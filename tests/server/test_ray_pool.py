"""Bots that think on a Ray cluster, here one of a single processor."""

from __future__ import annotations

import asyncio
import pickle
import time

import pytest

import wolfden
from wolfden.arena.ray import cluster, processors
from wolfden.core import Chance
from wolfden.server import worker
from wolfden.server.ray_pool import RayPool

pytestmark = pytest.mark.xdist_group("ray")


def test_a_thought_is_a_task_of_the_cluster_and_one_that_takes_too_long_is_ended() -> None:
    pytest.importorskip("ray")
    state = wolfden.new("jagdfieber", players=3, seed=1)
    values = ("m", 0), "greedy", state.redeal(0, Chance.from_seed(2)), state.spec.tactics, 3
    body = pickle.dumps((worker.choose.__name__, values))

    def dawdle() -> None:
        time.sleep(60)

    async def story(ray: object) -> str:
        pool = RayPool(ray, 1, patience=30.0)
        answer: bytes = await pool.think("m", worker.carry_out, body)
        assert pool.works
        hasty = RayPool(ray, 1, patience=0.2)
        with pytest.raises(TimeoutError):
            await hasty.think("m", dawdle)
        assert not hasty.works
        return str(pickle.loads(answer))

    with cluster("local", 1) as ray:
        assert processors(ray) == 1
        chosen = asyncio.run(story(ray))
    assert chosen in [action.text for action in state.legal(0)]
