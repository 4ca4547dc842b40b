"""Thoughts as tasks of a Ray cluster, in place of worker processes of this machine.

Ray starts a task again whose worker or machine died, and spreads tasks over the cluster.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from .bot_pool import BotPool


class RayPool(BotPool):
    def __init__(self, ray: Any, at_once: int, patience: float) -> None:
        """`ray`: the package, connected to a cluster."""
        super().__init__(at_once, patience)
        self._ray = ray

    async def think(self, row: str, task: Callable[..., Any], *values: Any) -> Any:
        reference = self._ray.remote(num_cpus=1)(task).remote(*values)
        try:
            thought = await asyncio.wait_for(
                asyncio.wrap_future(reference.future()), self._patience
            )
        except BaseException:
            self.works = False
            self._ray.cancel(reference, force=True)
            raise
        self.works = True
        return thought
