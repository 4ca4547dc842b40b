"""How weaker players go wrong: not by bad moves, but by good ones that they do not see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..core import Chance

T = TypeVar("T")


def seen(items: Sequence[T], overlooks: float, chance: Chance) -> Sequence[T]:
    """Those that a player sees who overlooks each with this chance, or else any one of them."""
    if not overlooks:
        return items
    return [item for item in items if chance.fraction() >= overlooks] or [chance.choice(items)]
