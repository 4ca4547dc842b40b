"""How a bot chooses among actions that are worth nearly the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..core import SearchSettings
from ..kit.shares import softmax

MOST: Final = 0.45
"""Where several are nearly as good, none is played more often than that: whoever can be read is
beaten."""
OF_TWO: Final = 0.6
"""Where only one other is."""
NEARLY: Final = 0.8
"""That much of the others' wavering apart is nearly as good."""


def shares(values: Sequence[float], settings: SearchSettings) -> list[float]:
    """How often each is played: by the softmax, evened out where one would be played too often."""
    found = softmax(values, settings.temperature)
    least = max(values) - NEARLY * settings.wavering
    near = [value >= least for value in values]
    count, highest = sum(near), max(found)
    most = OF_TWO if count == 2 else MOST
    if count < 2 or highest <= most:
        return found
    even = (highest - most) / (highest - 1 / count)
    return [
        (1 - even) * share + even * close / count for share, close in zip(found, near, strict=True)
    ]
