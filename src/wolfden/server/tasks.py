"""Ending tasks that run for as long as the server does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any


async def end(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """Again and again: a library may take a cancellation for a failure of its own and go on."""
    while going_on := [task for task in tasks if not task.done()]:
        for task in going_on:
            task.cancel()
        await asyncio.wait(going_on, timeout=0.1)
