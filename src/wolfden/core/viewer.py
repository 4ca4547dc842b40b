"""Who looks at a match."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Everything(Enum):
    ALL = "all"


ALL: Final = Everything.ALL
"""The viewer who sees all: for finished matches and tests."""
Viewer = int | Everything | None
"""A seat, a spectator (None), or ALL."""
