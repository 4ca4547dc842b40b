"""Phase 2 and the end by cards: who has won (4, 6-2, 10-5, 11-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..model import PLACES, team_of

YELLOW: Final = 1
NO_SHEEP: Final = "no-sheep"
CARDS: Final = "cards"


class Result(NamedTuple):
    """How one game ended."""

    winner: int
    reason: str
    sheep: tuple[int, ...]


def bare_place(sheep: Sequence[int], active: int) -> int | None:
    """The player without sheep who is nearest clockwise from the active one."""
    if 0 not in sheep:
        return None
    for step in PLACES:
        place = (active + step) % len(PLACES)
        if not sheep[place]:
            return place
    return None


def more_sheep(sheep: Sequence[int]) -> int:
    """The team that wins when cards have run out; a tie goes to yellow."""
    counts = [sum(sheep[place] for place in PLACES if team_of(place) == team) for team in (0, 1)]
    return 0 if counts[0] > counts[1] else YELLOW
