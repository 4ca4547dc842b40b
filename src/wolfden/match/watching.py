"""What those who only watch may see of a match: all that is public, that of a while ago, nothing.

Whoever plays sees it from their own seat; when it is over, everyone with its link may see it.
"""

from __future__ import annotations

from typing import Final

from .errors import WatchingOff
from .match import Match
from .store import StoredMatch

LATE: Final = 12
"""So many moves later spectators see what happened, where the table wants that."""


def is_late(stored: StoredMatch, match: Match, you: int | None) -> bool:
    """Whether whoever looks from there (None: a spectator) sees only what was a while ago.

    Raises WatchingOff where nothing may be seen from there.
    """
    if you is not None or stored.waiting or stored.cancelled or match.over:
        return False
    if stored.manners.watching == "no":
        raise WatchingOff("only those who play may see this match until it is over")
    return stored.manners.watching == "late"


def known(stored: StoredMatch, match: Match, you: int | None) -> int:
    """So many moves may be known there."""
    return max(0, match.number - LATE) if is_late(stored, match, you) else match.number
